// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leadLinks } from '../../../src/embed/cv-links';

const base = 'https://host.example/blog/post.html';

it.each([
  ['/cv/', 'https://host.example/cv/'],
  ['../jane.html#top', 'https://host.example/jane.html'],
  ['https://jane.example/', 'https://jane.example/'],
  ['https://', undefined],
  ['https://[', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the page of the CV is by a tag that says %s: %s', (address, page) => {
  const chat = document.createElement('div');
  chat.innerHTML = '<a href="#job-1">A job</a>';
  expect(leadLinks(chat).setCv(address, base)).toBe(page);
  expect(chat.querySelector('a')?.getAttribute('href') ?? undefined).toBe(page && `${page}#job-1`);
});

it('leads links to the CV’s page, those that are added later too, and never to a script', async () => {
  const chat = document.createElement('div');
  chat.innerHTML =
    '<a href="#job-1">Job</a> <a class="claims__first" href="#claim-1">2</a> <a href="https://a.example/">A</a>';
  const links = leadLinks(chat);
  links.setCv('/cv/', base);
  const [job, claim, other] = [...chat.querySelectorAll('a')];
  expect([job?.href, job?.target]).toEqual(['https://host.example/cv/#job-1', '_top']);
  expect([claim?.getAttribute('href'), other?.href]).toEqual(['#claim-1', 'https://a.example/']);

  links.setCv('javascript:alert(1)', base);
  chat.insertAdjacentHTML('beforeend', '<a id="later" href="#job-2">Job</a>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(chat.querySelector('#later')?.hasAttribute('href')).toBe(false);
});
