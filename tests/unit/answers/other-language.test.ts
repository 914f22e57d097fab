import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/answers/languages/language-pack';
import { replyMarkdown } from '../../../src/answers/write-reply';
import { answererOf, converse } from '../../support/answers';
import { ownerResume } from '../../support/owner';

const suggestions = ['Which courses does Tamsin teach?', 'How can I reach Tamsin?'];

const siteIn = (language: Language, answers: readonly object[] = []) =>
  answererOf({ ...ownerResume, assistant: { answers } }, { language, suggestions });

const english = siteIn('en');

describe('a message in a language that has no answers', () => {
  it('gets one sentence in it, the line that holds the name, and what may be asked', async () => {
    const answer = await converse(english, 'Conosce Letterpress?');
    expect(answer.language).toBe('it');
    const [sentence, ...others] = replyMarkdown(answer).split('\n\n');
    expect(sentence).toBe(
      'Posso rispondere solo in queste lingue: English, français, Deutsch, español, 日本語, العربية, português.',
    );
    expect(others.at(0)).toMatch(/^> .*Letterpress/);
    expect(others.at(-1)).toBe(suggestions.map((question) => `- ${question}`).join('\n'));
    expect(answer.quotes[0]?.anchor).toBe('skills-3');
  });

  it.each([
    ['with an ending', 'Tud a Guillotine-nal és a Letterpresst ismeri?', 'skills-3'],
    ['within another script', 'Letterpress를 할 줄 아나요?', 'skills-3'],
    ['of several words', 'Quando ha lasciato A national library?', 'job-3'],
    ['in the prose alone', 'Cosa sa di Adhesive testing e di Digitisation?', 'job-3-detail-3'],
  ])('finds a name %s', async (_, question, anchor) => {
    const { quotes } = await converse(english, question);
    expect(quotes.map((quote) => quote.anchor)).toContain(anchor);
  });

  it('is answered in the interface’s language where it may be one of several', async () => {
    const answer = await converse(siteIn('fr'), 'Kan han?');
    expect(answer.language).toBe('fr');
    expect(answer.text).toMatch(/^Je réponds seulement dans ces langues\u00a0: /);
  });

  it('stays the language of a chat until another one is written', async () => {
    const inItalian = ['Dove lavora adesso?', 'Grazie mille'];
    expect(await converse(english, ...inItalian)).toMatchObject({ language: 'it', quotes: [] });
    const inEnglish = await converse(english, 'Where does she work now?', ...inItalian, 'Since when?');
    expect(inEnglish).toEqual(await converse(english, 'Where does she work now?', 'Since when?'));
  });

  it('gets the owner’s own answer to the same question first', async () => {
    const question = 'Quando può iniziare a lavorare?';
    const site = siteIn('en', [{ question, answer: 'Da **maggio**.', language: 'it' }]);
    const answer = await converse(site, 'quando puo iniziare a lavorare');
    expect(replyMarkdown(answer)).toBe('Tamsin:\n\n> Da **maggio**.');
    expect(answer.language).toBe('it');
  });
});
