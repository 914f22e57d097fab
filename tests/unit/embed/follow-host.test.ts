// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followViewport, forceScheme } from '../../../src/embed/follow-host';

it('fits the frame above a touch keyboard, and leaves it where two fingers zoom', () => {
  const visualViewport = Object.assign(new EventTarget(), { height: 800, scale: 1, offsetTop: 0 });
  const frame = document.createElement('iframe');
  followViewport({ visualViewport }, frame);
  expect(frame.style.height).toBe('800px');
  Object.assign(visualViewport, { height: 420, offsetTop: 30 }).dispatchEvent(new Event('resize'));
  expect([frame.style.height, frame.style.marginTop]).toEqual(['420px', '30px']);
  Object.assign(visualViewport, { height: 400, scale: 2, offsetTop: 90 }).dispatchEvent(new Event('scroll'));
  expect([frame.style.height, frame.style.marginTop]).toEqual(['800px', '0px']);
});

it('answers the question for the scheme in every sheet, back and forth', () => {
  document.head.innerHTML =
    '<style>@media screen and (prefers-color-scheme: dark) { p { color: red } } @media (width > 3px) { p { margin: 0 } }</style>';
  const conditions = () =>
    [...(document.styleSheets[0]?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).media.mediaText);
  const before = conditions();
  const force = forceScheme(document);
  force('dark');
  expect(conditions()[0]).toBe('screen and (min-width: 0px)');
  force('light');
  expect(conditions()[0]).toBe('screen and (max-width: 0px)');
  expect(conditions()[1]).toBe(before[1]);
  expect(document.documentElement.style.colorScheme).toBe('light');
});
