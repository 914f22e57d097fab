import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { Answered, Run } from '../../../../src/cli/eval/models/run';
import { reportPage } from '../../../../src/cli/eval/report/page/report-page';
import { inventedRun, inventedRuns } from './invented-runs';

const parse = (runs: readonly Run[]) =>
  new JSDOM(reportPage(runs), { runScripts: 'dangerously' }).window.document;
const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

const nature = { right: 0.6, honest: 0.5, invented: 0.2, seconds: 2 };

describe('the report', () => {
  const page = parse(inventedRuns());

  it('has a row for each run, the best first, baselines too', () => {
    const rows = textsOf(page.querySelectorAll('.league__model'));
    expect(rows).toHaveLength(7);
    expect(rows[0]).toContain('Answers from the CV');
    expect(rows.filter((row) => row.includes('baseline'))).toHaveLength(2);
  });

  it('has the mean and the interval in each cell', () => {
    const cells = textsOf(page.querySelectorAll('.league tbody tr:first-child td'));
    expect(cells[0]).toMatch(/^9\d \d\d–\d\d$/);
    expect(page.querySelectorAll('.league tbody tr:first-child td')).toHaveLength(11);
  });

  it('draws right, honest, invented and seconds of each run', () => {
    const titles = textsOf(page.querySelectorAll('.plot h4'));
    expect(titles).toEqual([
      'Right',
      'Honest',
      'Invented',
      'Seconds',
      'Score for its megabytes',
      'By kind of question',
    ]);
    expect(page.querySelectorAll('.plot--right .plot__row')).toHaveLength(7);
  });

  it('draws each model at its size, and names those whose size nobody tells', () => {
    const numbers = textsOf(page.querySelectorAll('.size__number'));
    expect(numbers).toHaveLength(3);
    expect(page.querySelectorAll('.size__without')).toHaveLength(3);
    expect(page.querySelector('.plot--size .plot__note')?.textContent).toContain('Qwen/Qwen3-14B');
    for (const circle of page.querySelectorAll('.size__mean'))
      expect(circle.getAttribute('cx')).toMatch(/^\d+(?:\.\d+)?%$/);
  });

  it('has the score of each kind', () => {
    expect(page.querySelectorAll('.kinds tbody tr')).toHaveLength(8);
    expect(page.querySelectorAll('.kinds tbody tr:first-child td')).toHaveLength(7);
  });

  it('compares each two runs that are no baselines, with both replies to what changed', () => {
    const pairs = page.querySelectorAll('.pair');
    expect(pairs).toHaveLength(10);
    const [question] = page.querySelectorAll('.pair .changed');
    expect(question?.querySelectorAll('.reply')).toHaveLength(2);
    expect(question?.querySelector('summary')?.textContent).toMatch(/\d+ → \d+/);
  });

  it('keeps CVs apart', () => {
    const other = inventedRun({ nature, owner: 'Ida Rhodes' });
    const both = parse([...inventedRuns(), other]);
    expect(textsOf(both.querySelectorAll('.owner h2'))).toEqual(['About Ada Byron', 'About Ida Rhodes']);
    expect(both.querySelectorAll('.pair')).toHaveLength(10);
  });

  it('says so before any run is saved', () => {
    expect(parse([]).querySelector('main')?.textContent).toContain('No run is saved yet.');
  });

  it('has no element that asks a network or runs a script', () => {
    expect(
      page.querySelectorAll('script, link, img, iframe, object, embed, form, base, [src], [style]'),
    ).toHaveLength(0);
    expect(reportPage(inventedRuns())).not.toMatch(/\bhttps?:|url\(|@import|\bon\w+="/);
  });

  it('allows its own style and nothing else', () => {
    const policy =
      page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
    const style = page.querySelector('style')?.textContent ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
  });
});

describe('hostile text', () => {
  const attacks = [
    '<script>window.hacked = 1</script>',
    '"><img src=x onerror="window.hacked=2">',
    "' onfocus='window.hacked=3' autofocus='",
    '</p></details><style>body{display:none}</style>',
    '</style></title><svg onload=window.hacked=4>',
    '${window.hacked} {{hacked}} &lt;script&gt;',
  ];
  const attack = attacks.join('\n');
  const hostile = (answer: Answered): Answered => ({
    ...answer,
    id: attack,
    language: attack,
    messages: [attack, attack, attack],
    reply: attack,
    remarks: [attack],
    marks: { right: 0 },
  });
  const names = { owner: attack, prompt: attack, date: attack, model: attack };
  const first = inventedRun({ nature, questions: 1 });
  const runs: Run[] = [
    {
      ...first,
      ...names,
      answers: first.answers.slice(0, 1).map((answer) => ({ ...hostile(answer), marks: { right: 1 } })),
    },
    { ...first, ...names, backend: attack, answers: first.answers.slice(0, 1).map(hostile) },
  ];
  const page = parse(runs);

  it('is shown as it is written', () => {
    const replies = [...page.querySelectorAll('.reply__text')].map(({ textContent }) => textContent);
    expect(replies).toEqual([attack, attack]);
    expect(page.querySelector('h2')?.textContent).toContain(attacks[0]);
  });

  it('becomes no element and no attribute', () => {
    expect(page.querySelectorAll('script, img, svg[onload], [onfocus], [autofocus]')).toHaveLength(0);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.defaultView).not.toHaveProperty('hacked');
  });

  it('is cut where a reply has no end', () => {
    const long = first.answers.map((answer) => ({
      ...answer,
      reply: 'x'.repeat(1_000_000),
      marks: { right: 0 },
    }));
    const short = first.answers.map((answer) => ({ ...answer, marks: { right: 1 } }));
    expect(
      reportPage([
        { ...first, answers: short },
        { ...first, prompt: 'b', answers: long },
      ]).length,
    ).toBeLessThan(200_000);
  });

  it('has no control characters left', () => {
    const odd = first.answers.map((answer) => ({
      ...answer,
      reply: 'a\u0000b\u001bc\nd',
      marks: { right: 0 },
    }));
    const shown = reportPage([
      { ...first, prompt: 'b', answers: odd },
      { ...first, answers: first.answers.map((answer) => ({ ...answer, marks: { right: 1 } })) },
    ]);
    expect(shown).toContain('a\ufffdb\ufffdc\nd');
  });
});
