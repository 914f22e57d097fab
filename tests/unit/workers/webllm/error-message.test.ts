import { expect, it } from 'vitest';
import { messageOf } from '../../../../workers/webllm/error-message';

/** As browsers reject with: `GPUError` and `ErrorEvent` are no `Error`. */
const gpuError = Object.create({ message: 'Shader module is invalid' }) as object;

it.each<[what: string, thrown: unknown, message: string]>([
  ['an error', new Error('Device lost'), 'Device lost'],
  ['a DOMException', new DOMException('Quota exceeded.', 'QuotaExceededError'), 'Quota exceeded.'],
  ['an error that has only a name', new DOMException('', 'AbortError'), 'AbortError'],
  ['a text', 'Engine.unload() is called.', 'Engine.unload() is called.'],
  ['an object with a message', { message: 'Out of memory' }, 'Out of memory'],
  ['an object that inherits its message', gpuError, 'Shader module is invalid'],
  ['a number', 7, '7'],
  ['an object without a message', { code: 7 }, 'an error without a message'],
  ['an object whose message is no text', { message: { code: 7 } }, 'an error without a message'],
  ['an error that says nothing', new Error(' \n'), 'an error without a message'],
  ['nothing', undefined, 'an error without a message'],
  ['null', null, 'an error without a message'],
  ['several lines', 'Invalid\n\n  ShaderModule\tat 3', 'Invalid ShaderModule at 3'],
])('reads %s', (_, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

it('cuts what is too long for a sentence', () => {
  const message = messageOf(new Error('x'.repeat(100_000)));
  expect(message).toBe(`${'x'.repeat(300)}…`);
});
