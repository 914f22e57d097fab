/** What a language asks of a sentence beyond its words: case, count, elision, marks. */
import { describe, expect, it } from 'vitest';
import { fillFailure } from '../../../src/backends/describe-failure';
import * as ar from '../../../src/words/ar';
import { builtIn as builtInAr } from '../../../src/words/built-in/ar';
import { builtIn as builtInEs } from '../../../src/words/built-in/es';
import { builtIn as builtInFr } from '../../../src/words/built-in/fr';
import { builtIn as builtInPt } from '../../../src/words/built-in/pt';
import * as de from '../../../src/words/de';
import * as en from '../../../src/words/en';
import * as es from '../../../src/words/es';
import * as fr from '../../../src/words/fr';
import * as ja from '../../../src/words/ja';
import * as pt from '../../../src/words/pt';
import { sentencesOf } from '../../support/catalogue-leaves';
import { builtIn as builtInDe } from '../../../src/words/built-in/de';

const all = { ar, de, en, es, fr, ja, pt };
type Language = keyof typeof all;
const textsOf = (words: Parameters<typeof sentencesOf>[0]) => [...sentencesOf(words).values()].flat();
/** Without the marks that a reader does not see. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/gu, '');

describe('the title of the chat', () => {
  it.each<[Language, name: string, title: string]>([
    ['ar', 'Ada', 'المساعد الشخصي بالذكاء الاصطناعي – Ada'],
    ['de', 'Ada', 'Adas persönlicher KI-Assistent'],
    ['de', 'Max', 'Max’ persönlicher KI-Assistent'],
    ['es', 'Íñigo', 'El asistente personal de Íñigo (IA)'],
    ['fr', 'Ada', 'L’assistant personnel d’Ada (IA)'],
    ['fr', 'Marie', 'L’assistant personnel de Marie (IA)'],
    ['ja', '千晴', '千晴さんのAIパーソナルアシスタント'],
  ])('says in %s that %s’s assistant is an AI', (language, name, title) => {
    expect(plain(all[language].assistant.chat.title(name))).toBe(title);
  });

  it('goes on within a sentence', () => {
    const saved = ({ chat, saving }: typeof en.assistant, name: string) =>
      saving.conversationWith(chat.title(name));
    expect(saved(fr.assistant, 'Ada')).toBe('Conversation avec l’assistant personnel d’Ada (IA)');
    expect(saved(es.assistant, 'Ada')).toBe('Conversación con el asistente personal de Ada (IA)');
  });
});

it.each<[Language, name: string, greeting: RegExp, alone: string]>([
  [
    'ar',
    'ليلى',
    /^مرحبًا! أنا مساعد الذكاء الاصطناعي لدى ليلى،.*: الخبرات المهنية والمهارات\./,
    'حول الملف الشخصي. ماذا',
  ],
  [
    'ja',
    '千晴',
    /^こんにちは！ 千晴さんのAIアシスタントです。.*（職歴、スキル）についての/,
    '千晴さんのプロフィールについて',
  ],
])('the greeting in %s joins what the CV tells', (language, name, greeting, alone) => {
  const { resume } = all[language].site;
  const { work, skills } = resume.headings;
  expect(plain(resume.greeting(name, [work, skills]))).toMatch(greeting);
  expect(plain(resume.greeting(name, []))).toContain(alone);
});

it.each<[Language, count: number, sentence: string]>([
  ['ar', 0, 'لا توجد عبارات غير واردة في السيرة الذاتية'],
  ['ar', 1, 'عبارة واحدة غير واردة في السيرة الذاتية'],
  ['ar', 2, 'عبارتان غير واردتين في السيرة الذاتية'],
  ['ar', 3, '3 عبارات غير واردة في السيرة الذاتية'],
  ['ar', 11, '11 عبارة غير واردة في السيرة الذاتية'],
  ['ar', 100, '100 عبارة غير واردة في السيرة الذاتية'],
  ['de', 1, '1 Aussage steht nicht im Lebenslauf'],
  ['de', 3, '3 Aussagen stehen nicht im Lebenslauf'],
  ['fr', 1, '1 affirmation n’est pas dans le CV'],
  ['fr', 3, '3 affirmations ne sont pas dans le CV'],
])('%s counts %i statements', (language, count, sentence) => {
  expect(all[language].assistant.chat.notInCv(count)).toBe(sentence);
});

type Recipients = typeof en.assistant.backends;
it.each<[Language, recipient: (words: Recipients) => string, sentence: string]>([
  [
    'de',
    ({ hosted }) => hosted.recipient.provider('nscale'),
    'Sie gehen an Hugging Face und von dort an nscale; es antwortet Qwen3.',
  ],
  ['es', ({ ollama }) => ollama.cloudBehind(undefined), 'Los recibe la nube de Ollama; responde Qwen3.'],
  [
    'ja',
    ({ hosted }) => hosted.recipient.ownServer('a.org'),
    '送信先はこのサイトのサーバー（a.org）で、Qwen3が回答します。',
  ],
])('%s says where messages go, in the right case and article', (language, recipient, sentence) => {
  const { backends, localModel } = all[language].assistant;
  expect(localModel.messagesLeave.who('Qwen3', recipient(backends))).toBe(sentence);
});

it.each(Object.entries(all))('%s tells to write to the owner only where there is an address', (_, words) => {
  const { unknown } = words.assistant.backends.failure;
  const { action } = fillFailure(unknown, { ownerEmail: 'a@example.com' });
  expect(plain(action)).toContain('a@example.com');
  expect(fillFailure(unknown, {}).action).not.toMatch(/@|undefined|[[{]/);
});

describe('French', () => {
  it.each([
    ['Marie', 'de Marie'],
    ['Ada', 'd’Ada'],
    ['Élodie', 'd’Élodie'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Hélène', 'd’Hélène'],
    ['Hélène'.normalize('NFD'), `d’${'Hélène'.normalize('NFD')}`],
    ['Hugo', 'd’Hugo'],
    ['Hans', 'de Hans'],
    ['Helga', 'de Helga'],
    ['HTML', 'de HTML'],
    ['hygiène', 'd’hygiène'],
  ])('cuts "de" before %s where it is cut', (name, expected) => {
    expect(fr.of(name)).toBe(expected);
  });

  it('has a no-break space before each double mark and inside « »', () => {
    const breakable = /(?<![\u00a0]):(?=\s|$)|(?<![\u202f])[;!?»]|«(?!\u202f)/;
    expect(textsOf({ ...fr, builtIn: builtInFr }).filter((text) => breakable.test(text))).toEqual([]);
  });
});

it.each([
  ['Ada', 'Adas'],
  ['Max', 'Max’'],
  ['Hans', 'Hans’'],
  ['Moritz', 'Moritz’'],
  ['Alice', 'Alice’'],
  ['Björn-Veit', 'Björn-Veits'],
])('the German genitive of %s is %s', (name, expected) => {
  expect(de.genitiveOf(name)).toBe(expected);
});

describe('Spanish', () => {
  it('says "e" before the sound of an i', () => {
    const { filesFrom, stored } = es.assistant.localModel;
    expect(filesFrom(['a.org', 'i.org'])).toContain('a.org e i.org');
    expect(stored.sharedWith(['a.org', 'b.org'])).toContain('a.org y b.org');
  });

  it('opens what it closes', () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    const unopened = textsOf({ ...es, builtIn: builtInEs }).filter((text) =>
      ['¿?', '¡!', '«»'].some(([open = '', close = '']) => count(text, open) !== count(text, close)),
    );
    expect(unopened).toEqual([]);
  });
});

it('Portuguese is read in Portugal and in Brazil: no word of one country alone', () => {
  const european = /\b(?:ficheiros?|ecrã|utilizador\w*|descarregar|telemóvel|separador|ligação|equipa)\b/i;
  const brazilian = /\b(?:baixar|tela|usuário\w*|celular|você|salvar|equipe|contatar|cadê)\b/i;
  const gerund = /\b(?:está|estão|estava) (?:a \p{L}+r|\p{L}+ndo)\b/u;
  const faulty = textsOf({ ...pt, builtIn: builtInPt }).filter((text) =>
    [european, brazilian, gerund].some((word) => word.test(text)),
  );
  expect(faulty).toEqual([]);
});

it('Arabic isolates each name in Latin letters, so that the punctuation around it stays in place', () => {
  const innermost = /\u2068[^\u2068\u2069]*\u2069/gu;
  const withoutIsolated = (text: string): string => {
    const rest = text.replaceAll(innermost, '');
    return rest === text ? text : withoutIsolated(rest);
  };
  const outside = textsOf({ ...ar, builtIn: builtInAr }).filter(
    (text) =>
      /\p{Script=Arabic}/u.test(text) && /[\p{Script=Latin}\u2068\u2069]/u.test(withoutIsolated(text)),
  );
  expect(outside).toEqual([]);
});

describe.each([
  ['French', { ...fr, builtIn: builtInFr }],
  ['German', { ...de, builtIn: builtInDe }],
  ['Spanish', { ...es, builtIn: builtInEs }],
])('the catalogue in %s', (_, language) => {
  it('calls the buttons by their names where it speaks of privacy', () => {
    const { files, models } = language.site.page.panel.privacy;
    const { consent, stored } = language.assistant.localModel;
    expect(files.when).toContain(consent);
    expect(models.until).toContain(stored.remove);
  });

  it('has no gap, no doubled space and no typewriter mark', () => {
    const fault = /^$|undefined|\[object|\s{2}|\.\.|[?!]\.$|(?<!shader-f1\d)["']|^\s/;
    expect([...sentencesOf(language).values()].flat().filter((text) => fault.test(text))).toEqual([]);
  });
});
