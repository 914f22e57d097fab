import { describe, expect, it } from 'vitest';
import * as errors from '../../../../src/backends/http/error-lines';
import { streamOf } from '../../../support/split-stream';

const { eventStream, ndjson } = errors;

async function sent(text: string, format: errors.LineFormat, cut = text.length): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / cut) }, (_, index) =>
    bytes.slice(index * cut, (index + 1) * cut),
  );
  return errors.withPlainErrors(new Response(streamOf(pieces)), format).text();
}

const chunk = 'data: {"choices":[{"delta":{"content":"a \\"error\\" é"}}]}\n\n';
const line = '{"message":{"role":"assistant","content":"a \\"error\\" é"},"done":false}\n';

describe('withPlainErrors', () => {
  it.each([1, 2, 7, 1000])('passes a reply on as it is, in pieces of %i bytes', async (cut) => {
    const events = `: ping\n\n${chunk}data:{"choices":[],"usage":{}}\r\n\r\ndata: {"id":"x","type":"ping"}\n\ndata: [DONE]`;
    expect(await sent(events, eventStream, cut)).toBe(events);
    const lines = `${line}{"model":"m","done":true}`;
    expect(await sent(lines, ndjson, cut)).toBe(lines);
  });

  it.each([
    ['{"error":"plain"}', 'plain'],
    ['{"error":{"message":"nested","code":500}}', 'nested'],
    ['[{"error":{"message":"in a list"}}]', 'in a list'],
    ['"a text"', 'a text'],
    ['{"error":{"code":500}}', ''],
  ])('rewrites the error %s of both formats', async (json, error) => {
    const plain = JSON.stringify({ error });
    for (const cut of [1, 1000]) {
      expect(await sent(`${line}${json}\n`, ndjson, cut)).toBe(`${line}${plain}\n`);
      expect(await sent(`${chunk}data: ${json}\n\n`, eventStream, cut)).toBe(`${chunk}data:${plain}\n\n`);
    }
  });

  it.each([
    ['{"type":"overloaded"}', 'overloaded'],
    ['upstream closed', 'upstream closed'],
    ['<html>502</html>', ''],
    ['{}', ''],
  ])('takes whatever an event named "error" holds for one: %s', async (data, error) => {
    const begun = `${chunk}event: error\ndata:`;
    const rewritten = `${begun}${JSON.stringify({ error })}\n\n\n`;
    expect(await sent(`${begun} ${data}\n\n`, eventStream)).toBe(rewritten);
  });

  it('rewrites an error beside a part of the reply, and drops an error of null', async () => {
    const late = '{"message":{"content":""},"error":{"message":"late"}}\n';
    expect(await sent(late, ndjson)).toBe('{"error":"late"}\n');
    expect(await sent('data: {"choices":[],"error":null}\n\n', eventStream)).toBe('data:{"choices":[]}\n\n');
  });
});
