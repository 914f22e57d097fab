// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../../../src/answers/languages/load-pack';
import { passagesOf } from '../../../../src/answers/passages';
import type { BackendEvent } from '../../../../src/backends/backend';
import * as quoting from '../../../../src/backends/quotes/quotes-backend';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import type { Cv } from '../../../../src/resume/cv';
import { thesaurusOf } from '../../../../src/site/thesaurus';
import { backendWords } from '../../../support/words';
import { owner, ownerResume } from '../../../support/owner';
import { cvOf } from '../../../support/cv-of';
import fc from 'fast-check';
import { piecesOf, withFirstWordAtOnce } from '../../../../src/backends/quotes/quotes-backend';
import * as written from '../../../support/pieces-of';

const ownerCv = cvOf(ownerResume);

const backendWith = (options: Partial<quoting.QuotesBackendOptions>) =>
  quoting.createQuotesBackend({
    words: backendWords,
    loadPack,
    loadCv: loadOf(ownerCv),
    loadSynonyms: async () => '',
    language: 'en',
    now: () => new Date(),
    ...options,
  });

const loadOf = (cv: Cv) => async () => ({ cv, thesaurus: thesaurusOf(cv).thesaurus });

/** One for all questions, as on a page: reading a CV takes most of the time of an answer. */
const ownerBackend = backendWith({});

async function ask(question: string, backend = ownerBackend) {
  const events: BackendEvent[] = [];
  const messages = [
    { role: 'system', content: 'Answer about pizza.' },
    { role: 'user', content: 'An earlier question on parchment' },
    { role: 'assistant', content: 'An earlier answer' },
    { role: 'user', content: question },
  ] as const;
  for await (const event of backend.stream(messages, { signal: new AbortController().signal })) {
    events.push(event);
  }
  expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' });
  return events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
}

/** The anchors that a reply links to, in its order. */
async function anchorsFor(question: string): Promise<string[]> {
  const quotes = (await ask(question)).matchAll(/^> — \[.*\]\(#([^)]+)\)$/gm);
  return [...quotes].map(([, anchor]) => anchor ?? '');
}

it.each([
  // in whole sentences
  ['What has Tamsin done with leather bindings?', 'rebind'],
  ['Tell me about the national library', 'job-3'],
  ['Which courses does Tamsin teach?', 'rebind'],
  ['What did she do during her internships?', 'internship-1'],
  // in key words, in any case and number
  ['drills', 'job-3-detail-6'],
  ['adhesive test', 'job-3-detail-3'],
  ['Leather', 'skills-1'],
  // misspelt
  ['work experiance', 'job-1'],
  ['educaton', 'education-1'],
  // in French; the years are said in prose
  ['Quelle est son expérience ?', 'summary'],
  ['work experience', 'job-1'],
  ['Quelles sont ses compétences ?', 'skills-1'],
  ['COMPETENCES', 'skills-1'],
  ['Sa formation ?', 'education-1'],
])('questions lead to the part of the CV that answers them: %s', async (question, anchor) => {
  expect((await anchorsFor(question))[0]).toBe(anchor);
});

describe('a reply of quotes', () => {
  it('begins with the answer in words, in the language of the question', async () => {
    expect(await ask('Where does Tamsin work?')).toMatch(/^Tamsin works as .*city archive/);
    expect(await ask('Wo arbeitet Tamsin?')).toContain('von Tamsin ist Head of Paper Conservation');
  });

  it('quotes word for word', async () => {
    const passages = passagesOf(ownerCv);
    const html = renderHtml(await ask('What about manuscripts, printed books and their readers?'));
    const quotes = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('blockquote')];
    expect(quotes.length).toBeGreaterThan(0);
    const known = passages.map(({ text, heading }) => withoutBlanks(`${text}\n— ${heading}`));
    for (const quote of quotes) expect(known).toContain(withoutBlanks(quote.textContent));
  });

  it('shows what only looks like markup as it was written', async () => {
    const text = 'Wrote 2 * 3 lines in C_n_ for Map<K> and $100 at https://example.com/a_b_c';
    const cv = cvOf({ basics: { name: 'Ada' }, projects: [{ name: 'A [link](x)', description: text }] });
    const reply = await ask('Which projects?', backendWith({ loadCv: loadOf(cv) }));
    const quote = new DOMParser().parseFromString(renderHtml(reply), 'text/html').querySelector('blockquote');
    expect(quote?.textContent).toContain(text);
    expect(quote?.textContent).toContain('A [link](x)');
  });
});

it('a question that the CV does not answer is answered with the way to ask', async () => {
  const reply = await ask('Does she know Kubernetes?');
  expect(reply).not.toMatch(/^>/m);
  expect(reply).toContain(`(mailto:${owner.email}?body=`);
});

describe('the backend', () => {
  it('names the language of its text, and yields each quote whole', async () => {
    const events: BackendEvent[] = [];
    const messages = [{ role: 'user', content: 'Quelles sont ses compétences ?' }] as const;
    const { signal } = new AbortController();
    for await (const event of ownerBackend.stream(messages, { signal })) events.push(event);
    expect(events[0]).toEqual({ type: 'language', language: 'fr' });
    const quoting = events.filter((event) => event.type === 'text-delta' && event.text.includes('\n> '));
    expect(quoting).not.toEqual([]);
    for (const event of quoting) expect(event).toMatchObject({ atOnce: true });
  });

  it('fails with its own sentence if the CV cannot be loaded, and loads again with the next question', async () => {
    let online = false;
    const backend = backendWith({
      loadCv: async () => {
        if (!online) throw new TypeError('Failed to fetch dynamically imported module');
        return loadOf(ownerCv)();
      },
    });
    const question = [{ role: 'user', content: 'parchment' }] as const;
    const { signal } = new AbortController();
    const next = () => backend.stream(question, { signal })[Symbol.asyncIterator]().next();
    await expect(next()).rejects.toMatchObject({ kind: 'part-missing', backend: 'quotes' });
    online = true;
    expect((await next()).value).toMatchObject({ type: 'language' });
  });

  it('is prepared before the first question, and asks for nothing again then', async () => {
    const loaded: string[] = [];
    const backend = backendWith({
      loadCv: async () => {
        loaded.push('cv');
        return loadOf(ownerCv)();
      },
      loadPack: async (language) => {
        loaded.push(language);
        return loadPack(language);
      },
    });
    const { signal } = new AbortController();
    await backend.warmUp?.([], signal);
    expect(loaded).toContain('en');
    const before = [...loaded];
    for await (const event of backend.stream([{ role: 'user', content: 'Which skills?' }], { signal }))
      expect(event.type).toBeTruthy();
    expect(loaded).toEqual(before);
  });

  it('throws the reason of an abort while the CV is loaded, and yields nothing after it', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const backend = backendWith({
      loadCv: async () => {
        controller.abort(reason);
        return loadOf(ownerCv)();
      },
    });
    const stream = backend.stream([{ role: 'user', content: 'parchment' }], { signal: controller.signal });
    await expect(stream[Symbol.asyncIterator]().next()).rejects.toBe(reason);
  });
});

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

const quote = '> March 2024 – Ongoing\\\n> Rebinds atlases\n>\n> — [Bookbinder, A library](#job-1)';
it('types the words, and shows each quote whole', () => {
  expect(piecesOf(`Since March 2024.\n\n${quote}\n\n${quote}`)).toEqual([
    { text: 'Since March 2024.', atOnce: false },
    { text: `\n\n${quote}\n\n${quote}`, atOnce: true },
  ]);
});

const markup =
  '[Write·to·Tamsin](mailto:t@example.org?body=Is%20she%20free%3F) <t@example.org> https://example.org/a_long_path ' +
  '**eight·years** `C_n_` \\* &#91;';

it.each(written.piecesOf(markup))('shows %s in a sentence whole', (markup) => {
  expect(piecesOf(`It is ${markup} here.`)).toEqual([
    { text: 'It is ', atOnce: false },
    { text: markup, atOnce: true },
    { text: ' here.', atOnce: false },
  ]);
});

it('keeps every character, whatever the text', () => {
  const parts = fc.constantFrom(...written.piecesOf('⏎ ⏎⏎ >· -· [a](b) ** &amp; \\ \r⏎ \t |·a·| 1.·'));
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 20 }), (written) => {
      const markdown = written.join('');
      const pieces = piecesOf(markdown);
      expect(pieces.map(({ text }) => text).join('')).toBe(markdown);
      expect(pieces.map(({ text }) => text)).not.toContain('');
    }),
  );
});

it('shows the first word whole, and types out the rest', () => {
  expect(withFirstWordAtOnce([{ text: 'Yes, since 2019.', atOnce: false }])).toEqual([
    { text: 'Yes, ', atOnce: true },
    { text: 'since 2019.', atOnce: false },
  ]);
  const quote = { text: '> A line', atOnce: true };
  expect(withFirstWordAtOnce([quote])).toEqual([quote]);
  expect(withFirstWordAtOnce([{ text: 'Yes.', atOnce: false }])).toEqual([{ text: 'Yes.', atOnce: false }]);
  expect(withFirstWordAtOnce([])).toEqual([]);
});
