import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/backends/backend';
import { fitWindow, type WindowLimits, estimateTokens } from '../../../src/backends/fit-window';

const system: ChatMessage = { role: 'system', content: 'The profile.' };
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

const limits: WindowLimits = { contextWindow: 200, reply: 50, tokensOf: ({ content }) => content.length };

const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

describe('fitting a conversation into a window', () => {
  it('keeps system message, newest whole turns and question, with room for the reply', () => {
    const turn = fc.oneof(
      fc.record({ question: fc.nat(120), reply: fc.nat(120) }),
      // A reply that failed left nothing behind.
      fc.record({ question: fc.nat(120) }),
    );
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), fc.integer({ min: 1, max: 130 }), (turns, length) => {
        const history = turns.flatMap((each) => [
          user('q'.repeat(each.question)),
          ...('reply' in each ? [assistant('r'.repeat(each.reply))] : []),
        ]);
        const question = user('n'.repeat(length));
        const { messages, dropped } = fitWindow([system, ...history, question], limits);
        expect(messages[0]).toBe(system);
        expect(messages.at(-1)).toBe(question);
        expect(messages.slice(1, -1)).toEqual(history.slice(dropped));
        expect(messages[1]?.role).toBe('user');
        expect(tokensOf(messages) + limits.reply).toBeLessThanOrEqual(limits.contextWindow);
      }),
    );
  });

  it('leaves room for the next turns once it leaves any out', () => {
    const history = Array.from({ length: 8 }, () => [user('x'.repeat(10)), assistant('y'.repeat(10))]).flat();
    const { messages, dropped } = fitWindow([system, ...history, user('new')], limits);
    expect(dropped).toBeGreaterThan(0);
    expect(tokensOf(messages) + limits.reply).toBeLessThanOrEqual(limits.contextWindow * 0.75);
  });

  it('leaves out at least as many messages as before, in whole turns', () => {
    const conversation = [system, user('a'), assistant('b'), user('c'), assistant('d'), user('e')];
    expect(fitWindow(conversation, limits, 1).dropped).toBe(2);
    expect(fitWindow(conversation, limits, 2).dropped).toBe(2);
    expect(fitWindow(conversation, limits, 99).messages).toEqual([system, user('e')]);
  });
});

/** Counted with a byte-pair vocabulary of 100,000 entries (cl100k), numbers split into digits as Qwen's tokenizer does. */
const counted: readonly (readonly [name: string, tokens: number, text: string])[] = [
  [
    'English',
    81,
    'I work on large language models and the machines they are trained on. Three things I like best: distributed training, from one GPU to a few hundred; efficient fine-tuning and its relatives; serving the result so that it answers fast. In 2019 she joined Laminar in Grenoble as a bench engineer, where she built a press that closes with 40 kN.',
  ],
  [
    'German',
    91,
    'Während meiner Ausbildung zur Gesundheits- und Krankenpflegerin arbeitete ich auf verschiedenen Stationen des Universitätsklinikums. Seit 2018 leite ich die interdisziplinäre Notaufnahme, verantworte die Dienstplanung und führe Schulungen zur Wundversorgung durch. Besonders wichtig sind mir Patientensicherheit und Qualitätsmanagement.',
  ],
  [
    'French',
    69,
    "J'ai travaillé pendant sept ans sur l'apprentissage profond et les grands modèles de langue, d'abord à Grenoble puis à Paris. J'enseigne aussi à l'université, où j'encadre des étudiants en master. Écrivez-moi pour en parler !",
  ],
  [
    'Japanese',
    100,
    '私は大規模言語モデルと、それを訓練する計算機の研究をしています。二〇一九年から東京の研究所で働き、学生の指導も担当しています。サービスの設計やプログラミング、データ分析が得意です。',
  ],
  [
    'Chinese',
    74,
    '我从事大型语言模型及其训练系统的研究。自2019年起在上海的一家研究所工作，同时也负责指导学生。擅长分布式训练、数据分析和产品设计。',
  ],
  [
    'Russian',
    76,
    'Последние восемь лет я занимаюсь проектированием распределённых систем и руковожу инженерными командами в Санкт-Петербурге. Также преподаю в университете.',
  ],
  [
    'Arabic',
    70,
    'أعمل منذ ثماني سنوات في تصميم الأنظمة الموزعة وإدارة فرق المهندسين في القاهرة، كما أدرّس في الجامعة.',
  ],
  ['Hebrew', 80, 'בשמונה השנים האחרונות אני עוסקת בתכנון מערכות מבוזרות ובניהול צוותי מהנדסים בתל אביב.'],
  ['Hindi', 102, 'पिछले आठ वर्षों से मैं वितरित प्रणालियों के डिज़ाइन और इंजीनियरिंग टीमों के प्रबंधन पर काम कर रही हूँ।'],
  ['Thai', 73, 'ตลอดแปดปีที่ผ่านมาฉันทำงานด้านการออกแบบระบบแบบกระจายและการจัดการทีมวิศวกรในกรุงเทพฯ'],
  [
    'code',
    62,
    'export function createQueue<T>(): Queue<T> {\n  const values: T[] = [];\n  let ended = false;\n  let wake: (() => void) | undefined;\n\n  return {\n    push(value) {\n      if (ended) return;\n      values.push(value);\n      wake?.();\n    },\n',
  ],
  [
    'JSON',
    89,
    '{"models":[{"details":{"families":["bert"],"family":"bert","format":"gguf","parameter_size":"23M"},"digest":"1b226e2802dbb772","modified_at":"2026-06-19T17:15:40.188-07:00","size":45960996}]}',
  ],
  ['emoji', 21, '😀🚀🎉👩‍💻✨ ✅❌'],
  ['formulas', 31, '$$L = -\\frac{1}{N}\\sum_{i} \\log p(x_i)$$ where \\(\\alpha \\le \\beta\\)'],
];

it.each(counted)('takes %s for no fewer tokens than it is, and not for many more', (_, tokens, text) => {
  const ratio = estimateTokens(text) / tokens;
  expect(ratio).toBeGreaterThan(0.98);
  expect(ratio).toBeLessThan(1.46);
});

it('reads a megabyte in one go', () => {
  const ratio = estimateTokens('word, 12 '.repeat(120_000)) / estimateTokens('word, 12 ');
  expect(ratio).toBeCloseTo(120_000);
});
