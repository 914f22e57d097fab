import { describe, expect, it } from 'vitest';
import { judgeOpening } from '../../../../src/backends/reasoning/judge-opening';
import { createReasoningFilter } from '../../../../src/backends/reasoning/reasoning-filter';
import { textOf } from '../../../support/read-reply';

/** What is left of content in these deltas. */
function filtered(deltas: readonly string[], complete = true): string {
  const filter = createReasoningFilter();
  return textOf([...deltas.flatMap((delta) => filter.push(delta)), ...filter.finish(complete)]);
}

const cases: Readonly<Record<string, readonly [content: string, answer: string]>> = {
  'an answer without reasoning': ['Hello, *you*. 😀', 'Hello, *you*. 😀'],
  'a block and an answer': ['<think>\nhm\n</think>\n\nHello', 'Hello'],
  'an empty block': ['<think>\n\n</think>\n\nHello', 'Hello'],
  'a block that never closes': ['<think>\nhm, let me see', ''],
  'a block in the middle': ['Hello<think>hm</think> there', 'Hello there'],
  'two blocks': ['<think>a</think>Hello<think>b</think> there', 'Hello there'],
  'a block inside a block': ['<think>a<think>b</think>c</think>\n\nHello', 'Hello'],
  'a block that the template and the model open': ['<think>\n<think>\nhm</think>Hello', 'Hello'],
  'an answer to a question about a tag': ['<think>It asks about <think>.</think>Hello', 'Hello'],
  'an orphan closing tag': ['I should greet.\n</think>\n\nHello', 'Hello'],
  'a fence right behind an orphan closing tag': ['So.</think>```\n<think>\n```', '```\n<think>\n```'],
  'an orphan closing tag after a block': ['<think>a</think>more thought</think>Hello', 'Hello'],
  'nothing at all': ['', ''],
  'only whitespace': [' \n\n ', ''],
  'whitespace before the answer': ['\n\n  Hello', 'Hello'],
  'something like a tag': ['<thin>, </thing>, <thinking>', '<thin>, </thing>, <thinking>'],
  'the beginning of a tag at the end': ['Is a <thi', 'Is a <thi'],
  'a tag in inline code': ['Use `<think>` and `</think>`.', 'Use `<think>` and `</think>`.'],
  'a tag in inline code of two backticks': ['Use ``a ` <think>`` now', 'Use ``a ` <think>`` now'],
  'a tag in a fenced block': ['So:\n```xml\n<think>\n```\nEnd', 'So:\n```xml\n<think>\n```\nEnd'],
  'a tag in a tilde fence': ['~~~\n</think>\n~~~', '~~~\n</think>\n~~~'],
  'a tag in a fence in a list': ['1. ```\n   <think>\n   ```', '1. ```\n   <think>\n   ```'],
  'a shorter fence inside a longer one': ['````\n```\n</think>\n````', '````\n```\n</think>\n````'],
  'a block after a fence has closed': ['```\na\n```\n<think>hm</think>End', '```\na\n```\nEnd'],
  'three backticks used inline': ['```a``` <think>hm</think>End', '```a``` End'],
  'a stray backtick on an earlier line': ['It`s so.\n</think>\nHello', 'Hello'],
  'reasoning that quotes code': ['I use `x` and\n```\ncode\n```\nso.\n</think>\nHello', 'Hello'],
};

describe('the reasoning filter', () => {
  it.each(Object.entries(cases))('%s, cut anywhere', (_name, [content, answer]) => {
    // At 0 it is not cut.
    for (let at = 0; at <= content.length; at += 1) {
      expect(filtered([content.slice(0, at), content.slice(at)]), `cut at ${at}`).toBe(answer);
    }
    expect(filtered(content.split(''))).toBe(answer);
  });

  it('retracts the text before an orphan closing tag', () => {
    const filter = createReasoningFilter();
    filter.push('I should greet.');
    expect(filter.push('\n</think>\nHello')).toEqual([
      { type: 'text-retracted' },
      { type: 'text-delta', text: 'Hello' },
    ]);
  });

  it('holds back a reply that opens as leaked reasoning does, until the closing tag', () => {
    const filter = createReasoningFilter();
    const opening = ['Hmm', ', the', ' user wants', ' a greeting.'];
    expect(opening.flatMap((delta) => filter.push(delta))).toEqual([]);
    expect(filter.push('</think>\n\nHello')).toEqual([{ type: 'text-delta', text: 'Hello' }]);
  });

  it('holds every reply of a model that has once leaked its reasoning', () => {
    const quirk = { leaks: false };
    createReasoningFilter(quirk).push('I should greet.</think>Hello');
    const next = createReasoningFilter(quirk);
    expect(next.push('I should answer.')).toEqual([]);
    expect(next.push('\n</think>\nYes')).toEqual([{ type: 'text-delta', text: 'Yes' }]);
    expect(next.push('!')).toEqual([{ type: 'text-delta', text: '!' }]);
  });
});

describe('a filter that holds the first sentence', () => {
  const held = (...deltas: readonly string[]) => {
    const filter = createReasoningFilter(undefined, judgeOpening);
    return { filter, events: deltas.flatMap((delta) => filter.push(delta)) };
  };

  it.each([
    ['a sentence', ['I work', ' on', ' machines.', ' And'], 'I work on machines. And'],
    ['a line', ['# Machines', '\n\n', '- one'], '# Machines\n\n- one'],
    ['a Japanese sentence', ['東京で', '働いています。', '大学でも'], '東京で働いています。大学でも'],
  ])('returns %s once the next one begins', (_, deltas, text) => {
    expect(held(...deltas.slice(0, -1)).events).toEqual([]);
    expect(held(...deltas).events).toEqual([{ type: 'text-delta', text }]);
  });

  it('returns the text of a pause, unless it sounds like reasoning', () => {
    const { filter } = held('I work on');
    expect(filter.isHolding).toBe(true);
    expect(filter.release()).toEqual([{ type: 'text-delta', text: 'I work on' }]);
    expect(filter.isHolding).toBe(false);
    expect(filter.push(' machines')).toEqual([{ type: 'text-delta', text: ' machines' }]);

    const reasoning = held('First, the user asks').filter;
    expect(reasoning.release()).toEqual([]);
    expect(reasoning.isHolding).toBe(false);
  });
});

describe('reading 64 kB', () => {
  const size = 65_536;
  const fill = (piece: string) => piece.repeat(size / piece.length);

  it.each([
    ['words', fill('word ')],
    ['angle brackets', fill('<')],
    ['beginnings of tags', fill('<thin')],
    ['tags', fill('<think></think>')],
    ['reasoning', `Okay, the user ${fill('wants ')}`],
    ['backticks', fill('`')],
    ['fences behind an indent', fill(' ') + fill('```x')],
    ['fences behind list markers', fill('- ```')],
  ])('comes to the same end character by character: %s', (_, content) => {
    const [whole, split] = [[content], content.split('')].map((deltas) => {
      const filter = createReasoningFilter(undefined, judgeOpening);
      const events = [...deltas.flatMap((delta) => filter.push(delta)), ...filter.finish(true)];
      const from = events.findLastIndex(({ type }) => type === 'text-retracted') + 1;
      const texts = events.slice(from).map((event) => (event.type === 'text-delta' ? event.text : ''));
      return { text: texts.join(''), missing: filter.missing() };
    });
    expect(split).toEqual(whole);
  });
});
