// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { newReply, type Reply } from '../../../../src/chat/core/message';
import { attributionOf, withAttribution, copyReply } from '../../../../src/chat/message/copy-reply';
import { chatWords as words } from '../../../../src/chat/words.en';

const copiedAt = {
  location: { origin: 'https://ada.example', pathname: '/cv/' },
  today: new Date(2026, 10, 22),
};

const attribution = (changes: Partial<Reply>) =>
  attributionOf({ ...newReply('r'), ...changes }, words, copiedAt);

it('names model, site and date after an answer of a model', () => {
  expect(attribution({ backend: 'webllm', modelName: 'Qwen3 0.6B' })).toBe(
    'Written by Qwen3 0.6B, an AI model, at https://ada.example/cv/ on 22 November 2026.',
  );
});

it('stands outside of code that a stopped reply left open', () => {
  const by = 'Written by A.';
  expect(withAttribution('```js\nlet a', by)).toBe(`\`\`\`js\nlet a\n\`\`\`\n\n${by}`);
  expect(withAttribution('````md\n```\n', by)).toBe(`\`\`\`\`md\n\`\`\`\n\`\`\`\`\n\n${by}`);
  expect(withAttribution('```js\nlet a\n```\n', by)).toBe(`\`\`\`js\nlet a\n\`\`\`\n\n${by}`);
});

it('ends the rich text as a paragraph whose address is a link', async () => {
  const written: Record<string, Blob>[] = [];
  const write = async (items: readonly Record<string, Blob>[]) => void written.push(...items);
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('ClipboardItem', Object);
  const byModel = { backend: 'webllm', modelName: 'Qwen3 0.6B' } as const;
  await copyReply({ ...newReply('r'), ...byModel, content: '```js\nlet a' }, words);
  const html = await written[0]?.['text/html']?.text();
  const box = new DOMParser().parseFromString(html ?? '', 'text/html').body;
  expect(box.lastElementChild?.textContent).toMatch(/^Written by Qwen3 0\.6B, an AI model, at http/);
  expect(box.lastElementChild?.querySelector('a')?.getAttribute('href')).toBe(location.href);
  expect(box.querySelector('code')?.textContent).not.toContain('Written');
  const plain = await written[0]?.['text/plain']?.text();
  expect(plain?.split('\n').at(-1)).toBe(box.lastElementChild?.textContent);
});
