// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leadLinks } from '../../../src/embed/cv-links';
import { followViewport } from '../../../src/embed/follow-host';
import { forceScheme } from '../../../src/embed/forced-scheme';

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

it('leads links to the CV’s page, those that are added later too, and never to a script', async () => {
  const chat = document.createElement('div');
  chat.innerHTML =
    '<a href="#job-1">Job</a> <a class="claims__first" href="#claim-1">2</a> <a href="https://a.example/">A</a>';
  const links = leadLinks(chat);
  expect(links.setCv('../cv/#top', 'https://host.example/blog/')).toBe('https://host.example/cv/');
  const [job, claim, other] = [...chat.querySelectorAll('a')];
  expect([job?.href, job?.target]).toEqual(['https://host.example/cv/#job-1', '_top']);
  expect([claim?.getAttribute('href'), other?.href]).toEqual(['#claim-1', 'https://a.example/']);

  expect(links.setCv('javascript:alert(1)', 'https://host.example/')).toBeUndefined();
  chat.insertAdjacentHTML('beforeend', '<a id="later" href="#job-2">Job</a>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(chat.querySelector('#later')?.hasAttribute('href')).toBe(false);
});
