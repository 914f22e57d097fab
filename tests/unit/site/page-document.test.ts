// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { siteDataId, type SiteData } from '../../../src/shared/site-data';
import { pageDocument } from '../../../src/site/page-document';

const siteData: SiteData = {
  settings: { basePath: '/', backend: 'ollama', server: { host: 'http://localhost:11434', model: 'm' } },
  language: 'ar',
  cvLanguage: 'ar',
  owner: { name: '</script><script>alert(1)</script>', firstName: '<!--' },
  greeting: 'Hello $& “you”',
  suggestedQuestions: [],
  assistantFile: '/assets/assistant.json',
};
const template = '<!doctype html><html lang="en"><head><!--head--></head><body><!--page--></body></html>';
const content = { head: '<title>A CV</title>', page: '<main>$& $1</main>' };

it('holds the site’s data as inert JSON that nothing in it can end', () => {
  const html = pageDocument(template, { content, siteData });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('script')?.type).toBe('application/json');
  expect(JSON.parse(page.getElementById(siteDataId)?.textContent ?? '')).toEqual(siteData);
});

it('puts the policy before anything that it rules, and the style sheet before the head’s texts', () => {
  const style = '<style>.a { content: "$&"; }</style>';
  const html = pageDocument(template, { content, siteData, style, policy: "script-src 'self'" });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(meta?.getAttribute('content')).toBe("script-src 'self'");
  expect(page.head.firstElementChild).toBe(meta);
  expect(page.querySelector('style')?.textContent).toBe('.a { content: "$&"; }');
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<title>'));
});
