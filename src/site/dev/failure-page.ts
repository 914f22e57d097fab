import { directionOfLanguage } from '../../ui/direction.ts';
import { escapeAttribute } from '../../shared/escape-attribute.ts';
import failureStyle from './failure.css?raw';
import reload from './reload.js?raw';

/** Like the site's own, without what this page does not need. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const failureHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The language of what the owner reads, and what puts our sentences into it. */
export interface Speech {
  readonly language: string;
  readonly localize: (text: string) => string;
}

interface Failure {
  /** What is wrong, as the terminal shows it. */
  readonly sentences: string;
  readonly speech: Speech;
  readonly basePath: string;
  /** Names this failure, so that the page notices the next build. */
  readonly site: string;
}

/** What the development server shows in place of every page while the site cannot be built. */
export function failurePage({ sentences, speech, basePath, site }: Failure): string {
  const { language, localize } = speech;
  const direction = directionOfLanguage(language);
  const title = localize('The site cannot be built');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="${basePath}${devFile('failure.css')}">
    ${reloadScript(basePath, site)}
  </head>
  <body>
    <h1>${title}</h1>
    <pre>${escapeAttribute(sentences)}</pre>
    <p>${localize('This page becomes the site again once the file is saved without the mistake.')}</p>
  </body>
</html>
`;
}

/** Markup of the script that reloads a page of the site or failure that the id names. */
export function reloadScript(basePath: string, site: string): string {
  return `<script type="module" src="${basePath}${devFile('reload.js')}?site=${site}"></script>`;
}

/** Below the site's address, where no file of a site is: `@` begins no name of ours, and hardly one of an owner's. */
const folder = '@talking-cv/';

const files = {
  'reload.js': { type: 'text/javascript', text: reload },
  'failure.css': { type: 'text/css', text: failureStyle },
} as const;

/** Where a file of the development server's own lies below the site's address. */
function devFile(name: keyof typeof files | 'events'): string {
  return folder + name;
}

interface DevFile {
  /** Media type, without its charset. */
  readonly type: string;
  readonly text: string;
}

/**
 * The file that a path names; `events` for the stream of events. The base path is not compared, since a page that was
 * loaded before it changed still asks below the former one.
 */
export function devFileAt(path: string): DevFile | 'events' | undefined {
  const [, name = ''] = /\/@talking-cv\/([^/]+)$/.exec(path) ?? [];
  if (name === 'events') return name;
  return name === 'reload.js' || name === 'failure.css' ? files[name] : undefined;
}
