import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/backends/backend';
import { createFieldSender, withNoThink } from '../../../../src/backends/http/no-think';

describe('the switch against thinking', () => {
  const question: readonly ChatMessage[] = [{ role: 'user', content: 'Hi' }];
  const takesSuffix = (model: string) => withNoThink(question, model) !== question;

  it.each(['hf.co/Qwen/Qwen3-14B-GGUF', 'qwen3:14b', 'qwen-3-32b', 'Qwen/Qwen3-235B-A22B', 'qwen3'])(
    'is a suffix for %s',
    (model) => expect(takesSuffix(model)).toBe(true),
  );

  const others =
    'qwen3.5:2b Qwen/Qwen3.5-4B qwen3p5-9b qwen4:8b Qwen/QwQ-32B deepseek-r1-distill-qwen-1.5b my-model llama3.2:3b';

  it.each(others.split(' '))('is no suffix for %s', (model) => expect(takesSuffix(model)).toBe(false));

  it('follows the newest question alone', () => {
    const messages: readonly ChatMessage[] = [
      { role: 'system', content: 'S' },
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'First' },
      { role: 'user', content: 'Two' },
    ];
    const sent = withNoThink(messages, 'qwen3').map(({ content }) => content);
    expect(sent).toEqual(['S', 'One', 'First', 'Two /no_think']);
    expect(withNoThink(messages, 'llama3')).toBe(messages);
  });
});

describe('a field against thinking', () => {
  /** A server that refuses bodies with `think` by this answer, and what it got. */
  function setUp(refusal: () => Response) {
    const bodies: unknown[] = [];
    const send = createFieldSender('think', async (_input, init) => {
      const body = await new Response(init?.body).text();
      bodies.push(JSON.parse(body));
      return body.includes('think') ? refusal() : new Response('fine');
    });
    const ask = () => send('/chat', { method: 'POST', body: JSON.stringify({ model: 'm', think: false }) });
    return { bodies, ask };
  }
  const withIt = { model: 'm', think: false };
  const withoutIt = { model: 'm' };

  it.each([400, 422])('is left out from the first refusal by %i on that names it', async (status) => {
    const { bodies, ask } = setUp(() => new Response('{"loc":["body","think"]}', { status }));
    expect(await (await ask()).text()).toBe('fine');
    await ask();
    expect(bodies).toEqual([withIt, withoutIt, withoutIt]);
  });

  it.each([
    ['another field', () => new Response('unknown field "options"', { status: 400 })],
    ['thinking aloud', () => new Response('rethinking this request', { status: 422 })],
    ['another status', () => new Response('think again', { status: 500 })],
  ])('stays after a refusal of %s, whose text is kept', async (_name, refusal) => {
    const { bodies, ask } = setUp(refusal);
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([refusal().status, await refusal().text()]);
    expect(bodies).toEqual([withIt]);
  });
});
