import { expect, it } from 'vitest';
import { watchPolicy } from '../../../../src/backends/http/policy-watch';

const address = 'http://localhost:11434';

function violation(blockedURI: string): Event {
  return Object.assign(new Event('securitypolicyviolation'), { blockedURI });
}

it('ignores other addresses, and every event after it was stopped', async () => {
  const document = new EventTarget();
  const watch = watchPolicy(document, address);
  document.dispatchEvent(violation('https://elsewhere.example/'));
  watch.stop();
  document.dispatchEvent(violation(`${address}/api/chat`));
  expect(await watch.blocked()).toBe(false);
});
