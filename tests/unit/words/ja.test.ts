import { describe, expect, it } from 'vitest';
import * as japanese from '../../../src/words/ja';

const { site, assistant } = japanese;
describe('the Japanese catalogue', () => {
  it('speaks of the owner politely and says that the assistant is an AI', () => {
    expect(assistant.chat.title('千晴')).toBe('千晴さんのAIパーソナルアシスタント');
    expect(assistant.chat.textBox('千晴')).toBe('千晴さんに話しかける');
    expect(
      site.resume.greeting('千晴', [site.resume.subjects['work-exp'], site.resume.subjects.skills]),
    ).toBe(
      'こんにちは！ 千晴さんのAIアシスタントです。千晴さんのプロフィール（職歴、スキル）についてのご質問にお答えします。何をお知りになりたいですか。',
    );
    expect(site.resume.greeting('千晴', [])).toContain('千晴さんのプロフィールについて');
  });

  it('says who receives the messages', () => {
    const { provider, anyProvider, ownServer } = assistant.backends.hosted.recipient;
    const { who } = assistant.localModel.messagesLeave;
    expect(who('Qwen3', provider('nscale'))).toBe(
      '送信先はHugging Face（そこからnscaleに渡されます）で、Qwen3が回答します。',
    );
    expect(who('Qwen3', anyProvider)).toBe(
      '送信先はHugging Face（そこから、Hugging Faceが選ぶ事業者に渡されます）で、Qwen3が回答します。',
    );
    expect(who('Qwen3', ownServer('cv.example'))).toBe(
      '送信先はこのサイトのサーバー（cv.example）で、Qwen3が回答します。',
    );
  });

  it('tells to write to the owner only where there is an address', () => {
    const { unknown } = assistant.backends.failure;
    const facts = { server: '', subject: '', detail: undefined, origin: '' };
    expect(unknown({ ...facts, ownerEmail: 'a@example.com' }).action).toMatch(
      /a@example\.comにメールで知らせることもできます。$/,
    );
    expect(unknown({ ...facts, ownerEmail: undefined }).action).toMatch(/再読み込みしてください。$/);
  });
});
