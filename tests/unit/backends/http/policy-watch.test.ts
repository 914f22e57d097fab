import { expect, it } from 'vitest';
import { watchPolicy } from '../../../../src/backends/http/policy-watch';

const address = 'http://localhost:11434';

function violation(blockedURI: string): Event {
  return Object.assign(new Event('securitypolicyviolation'), { blockedURI });
}

it('sees a violation reported before it is asked or shortly after', async () => {
  const document = new EventTarget();
  const early = watchPolicy(document, address);
  document.dispatchEvent(violation(`${address}/api/chat`));
  expect(await early.blocked()).toBe(true);

  const late = watchPolicy(document, address);
  const answer = late.blocked();
  document.dispatchEvent(violation(`${address}/api/chat`));
  expect(await answer).toBe(true);
});

it('ignores other addresses, and every event after it was stopped', async () => {
  const document = new EventTarget();
  const watch = watchPolicy(document, address);
  document.dispatchEvent(violation('https://elsewhere.example/'));
  watch.stop();
  document.dispatchEvent(violation(`${address}/api/chat`));
  expect(await watch.blocked()).toBe(false);
});
