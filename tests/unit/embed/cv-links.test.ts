// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { leadLinks } from '../../../src/embed/cv-links';

const base = 'https://host.example/blog/post.html';

describe('the page of the CV', () => {
  it.each([
    ['/cv/', 'https://host.example/cv/'],
    ['../jane.html#top', 'https://host.example/jane.html'],
    ['https://jane.example/', 'https://jane.example/'],
    ['https://', undefined],
    ['https://[', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('is by a tag that says %s: %s', (address, page) => {
    const chat = document.createElement('div');
    chat.innerHTML = '<a href="#job-1">A job</a>';
    expect(leadLinks(chat).setCv(address, base)).toBe(page);
    expect(chat.querySelector('a')?.getAttribute('href') ?? undefined).toBe(page && `${page}#job-1`);
  });
});
