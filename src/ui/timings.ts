/**
 * The values are those of `docs/contract.md#constants`. tokens.css repeats those that
 * style sheets need, and a test holds the two together.
 */
export const timings = {
  typingSpeedMsPerCharacter: 5,
  modalFadeMs: 50,
  sidebarHideDelayMs: 300,
  partnerWallExpandMs: 600,
  experienceDetailFadeMs: 300,
  maskFadeMs: 400,
  defaultAnimationMs: 400,
  assistantButtonFadeInMs: 200,
  assistantButtonFadeOutMs: 50,
} as const;

/** CSS pixels. */
export const partnerWallCollapsedHeightPx = 100;
