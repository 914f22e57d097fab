/*
 * What the embed's frame and the page around it tell each other. Both are of one origin, and each checks origin and source
 * of a message.
 */

/** `ready` once the frame can be opened; `closed` once the chat is. */
export type FromFrame = 'talking-cv:ready' | 'talking-cv:closed';

export type ToFrame = 'talking-cv:close' | OpenChat;

/** What the tag of the page asks for. */
export interface OpenChat {
  /** Address of the page that shows the CV, relative to the page around the frame. */
  readonly cvUrl?: string | undefined;
  /** `#rrggbb` */
  readonly accent?: string | undefined;
}
