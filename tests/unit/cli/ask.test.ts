import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/ask';
import { failureOf } from '../../../src/cli/command';
import { inline } from '../../support/model-scenarios';
import { startModelServer } from '../../support/model-server';
import { owner, ownerResumeFile } from '../../support/owner';
import { words } from '../../support/words';
import { temporaryFolder } from '../../support/temporary-folder';
import { indented, plainText } from '../../../src/cli/ask/plain-text';

const root = resolve(import.meta.dirname, '../../..');
const resume = join(root, ownerResumeFile);

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

/** What the command writes and warns, and its exit code. */
async function run(parameters: readonly string[], input: readonly string[] = []) {
  const written: string[] = [];
  const warned: string[] = [];
  async function* chunks() {
    yield* input;
  }
  const code = await main(parameters, {
    folder,
    typedIn: folder,
    input: chunks(),
    write: (line) => written.push(line),
    width: 60,
  }).catch((error: unknown) => {
    warned.push(failureOf(error, 'ask'));
    return 1;
  });
  return { code, written, warned };
}

const asked = (id: unknown, ...contents: readonly string[]) =>
  `${JSON.stringify({
    id,
    messages: contents.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content })),
  })}\n`;

async function answers(...lines: readonly string[]) {
  const { code, written } = await run(['--resume', resume, '--json'], lines);
  return { code, lines: written.map((line): unknown => JSON.parse(line)) };
}

describe('npm run ask', () => {
  it('answers in the terminal: own words, then each quote with its address, without markup', async () => {
    const { code, written } = await run(['--resume', resume, 'Where does she work now?']);
    const [text = ''] = written;
    expect(code).toBe(0);
    expect(written).toHaveLength(1);
    expect(text).toContain('city archive');
    expect(text).toMatch(/^ {2}— Head of Paper Conservation.* #job-1$/m);
    expect(text).not.toMatch(/[\\>[\]]/);
    expect(text.split(words.backends.quotes.whereItRuns)).toHaveLength(2);
  });

  it('explains a yes by the statement that entails the question, and its absence by the words left over', async () => {
    const explanationOf = async (question: string) =>
      (await run(['--resume', resume, '--explain', question])).written.at(-1) ?? '';
    const yes = await explanationOf('Does she speak Dutch?');
    expect(yes).toMatch(/^stated by +languages: /m);
    expect(yes).toMatch(/^verdict +yes/m);
    const half = await explanationOf('Does she speak Dutch or know Kubernetes?');
    expect(half).toMatch(/^left over .*Kubernetes$/m);
    expect(half).toMatch(/^verdict +no yes/m);
    expect((await run(['--explain', '--json'])).code).toBe(1);
  });

  it.each([
    ['a file that is not there', ['--resume', 'no.json', 'Hello'], 'no.json cannot be read'],
    ['no question', [], 'Write the question'],
    ['an unknown backend', ['--backend', 'oracle', 'Hello'], 'must be quotes, ollama or huggingface'],
    ['claims of no answers', ['--claims', 'Hello'], '`--claims` needs `--json`'],
    ['claims and sources at once', ['--claims', '--sources', '--json'], 'leave one of them out'],
    ['sources of no answers', ['--sources', 'Hello'], 'needs `--json`'],
    ['a question beside JSON lines', ['--json', 'Hello'], 'standard input'],
    ['an unknown option', ['--verbose', 'Hello'], '--verbose'],
  ])('refuses %s with a sentence', async (_, parameters, sentence) => {
    const { code, written, warned } = await run(parameters);
    expect({ code, written }).toEqual({ code: 1, written: [] });
    expect(warned).toEqual([expect.stringContaining(sentence)]);
  });

  it('sends the profile prompt and the question to a model', async () => {
    const server = await startModelServer({ respond: inline('At **an archive**.') });
    writeFileSync(join(folder, '.env'), `VITE_OLLAMA_HOST=${server.url}`);
    const parameters = ['--resume', resume, '--backend', 'ollama'];
    const { written } = await run([...parameters, 'Where does she work?']);
    const json = await run([...parameters, '--json'], [asked(1, 'Wo arbeitet sie?')]);
    await server.close();
    const bodies = server.chatRequests.map(({ body }) => body as { messages: { content: string }[] });
    expect(bodies[0]?.messages).toEqual([
      { role: 'system', content: expect.stringContaining(`assistant on ${owner.name}'s CV`) },
      { role: 'user', content: 'Where does she work? /no_think' },
    ]);
    expect(written).toEqual(['At an archive.\n\n(Written by Qwen3 14B, an AI model.)']);
    const reply = { text: 'At **an archive**.', language: 'de', intent: null, quotes: [] };
    expect(JSON.parse(json.written.join())).toMatchObject({ id: 1, ...reply });
  });
});

describe('npm run ask -- --json', () => {
  it('answers each line with a line of the same id, in the same order', async () => {
    const questions = [asked('b', 'Where does she work now?'), asked(2, 'Où travaille-t-elle ?')];
    const { code, lines } = await answers(...questions);
    expect(code).toBe(0);
    expect(lines).toEqual([
      {
        id: 'b',
        text: expect.stringMatching(/> — \[.*\]\(#job-1\)$/),
        language: 'en',
        intent: 'current-job',
        quotes: [{ anchor: 'job-1', heading: expect.any(String), text: expect.stringContaining('Ghent') }],
        ms: expect.any(Number),
      },
      expect.objectContaining({ id: 2, language: 'fr' }),
    ]);
  });

  it('reads what was spoken of from the messages of its line alone', async () => {
    const { lines } = await answers(
      asked(1, 'Where does she work now?', 'At a city archive.', 'And before that?'),
      asked(2, 'And before that?'),
    );
    expect(lines[0]).toMatchObject({ quotes: [{ anchor: 'job-2' }, { anchor: 'job-1' }] });
    expect(lines[0]).not.toMatchObject({ text: (lines[1] as { readonly text: string }).text });
  });

  it('says what is wrong with a line and how one looks, and goes on', async () => {
    const faulty: readonly (readonly [line: string, id: number | null])[] = [
      ['Where?', null],
      ['[1]', null],
      ['', null],
      ['{"messages":[{"role":"user","content":"Hi"}]}', null],
      ['{"id":7}', 7],
      ['{"id":7,"messages":[]}', 7],
      ['{"id":7,"messages":[{"role":"system","content":"x"},{"role":"user","content":"Hi"}]}', 7],
      ['{"id":7,"messages":[{"role":"assistant","content":"Hi"}]}', 7],
      ['{"id":7,"messages":[{"role":"user","content":[]}]}', 7],
      ['{"id":7,"messages":[{"role":"user","content":" "}]}', 7],
    ];
    const given = [...faulty.map(([line]) => `${line}\n`), asked('next', 'Who is she?')];
    const { code, lines } = await answers(...given);
    expect(code).toBe(1);
    const error: unknown = expect.stringContaining('; a line is {"id":"1","messages":[{"role":"user"');
    expect(lines.slice(0, -1)).toEqual(faulty.map(([, id]) => ({ id, error })));
    expect(lines.at(-1)).toMatchObject({ id: 'next' });
  });

  /** What the command finds in an answer, beside a line without one. */
  async function found(option: string, answer: string) {
    const line = JSON.stringify({ id: 'a', question: 'Which languages?', answer });
    const { code, written } = await run(['--resume', resume, option, '--json'], [`${line}\n{"id":1}\n`]);
    expect(code).toBe(1);
    const [first, second] = written.map((each): unknown => JSON.parse(each));
    expect(second).toEqual({ id: 1, error: expect.stringContaining('`answer`') });
    return first;
  }

  it('finds the sources of answers', async () => {
    const answer = 'Tamsin speaks Dutch natively and English at a professional level.';
    const sources = [{ anchor: 'languages', heading: 'Languages' }];
    expect(await found('--sources', answer)).toEqual({ id: 'a', sources });
  });

  it('checks the claims of answers, one for each sentence', async () => {
    const [dutch, mills] = ['Tamsin speaks **Dutch** natively.', 'She worked at Northgate Mills.'];
    expect(await found('--claims', `${dutch} ${mills} Anything else?`)).toEqual({
      id: 'a',
      claims: [
        { text: dutch, supported: true, reason: null },
        { text: mills, supported: false, reason: expect.stringContaining('Northgate Mills') },
        { text: 'Anything else?', supported: null, reason: null },
      ],
    });
  });
});

describe('markdown at a terminal', () => {
  const table = 'ad | CV\nRust\n  Skills (#skills-1)';

  it.each([
    ['markup', '**Yes**: *Rust*, `C\\*`, 2 \\* 3 &#91;x&#93; &amp; y.', 'Yes: Rust, C\\*, 2 * 3 [x] & y.'],
    ['links', '[Parts](#skills) and <https://example.org>', 'Parts (#skills) and https://example.org'],
    ['a letter', '[Write](mailto:ada@a.example?body=Why%3F), <ada@a.example>.', 'Write, ada@a.example.'],
    ['lists', 'Two:\n\n- one\n- two\n  - deep\n\n1. first', 'Two:\n\n- one\n- two\n  - deep\n\n1. first'],
    ['tables', '| ad | CV |\n| --- | --- |\n| Rust | [Skills](#skills-1) |', table],
    ['quotes', 'Ada answers:\n\n> In May.\\\nOr June.', 'Ada answers:\n\n  In May.\n  Or June.'],
    ['code', '```\na > b\n```', '    a > b'],
  ])('reads without markup: %s', (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it('breaks long lines between words, each indented', () => {
    expect(indented('one two three\nfour', '  ', 9)).toBe('  one two\n  three\n  four');
  });
});
