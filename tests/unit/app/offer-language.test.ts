// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { offerLanguage } from '../../../src/app/offer-language';

const offers = ['fr', 'pt-BR', 'ja'];

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = offers
    .map((language) => `<aside data-language-offer="${language}" hidden><button>Close</button></aside>`)
    .join('');
});

function shown(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('aside:not([hidden])')].map(
    ({ dataset }) => dataset['languageOffer'],
  );
}

describe('the offer of another language', () => {
  it.each([
    [['fr'], ['fr']],
    [['fr-CA', 'en'], ['fr']],
    [['pt-PT'], ['pt-BR']],
    [['sv', 'ja', 'fr'], ['ja']],
    [['en-GB', 'fr'], []],
    [['sv', 'en', 'fr'], []],
    [['sv'], []],
    [[], []],
  ])('for a visitor who reads %j offers %j', (languages, expected) => {
    offerLanguage(document, { languages, referrer: '' });
    expect(shown()).toEqual(expected);
  });

  it('says nothing to a visitor who came from another page of the site', () => {
    offerLanguage(document, { languages: ['fr'], referrer: `${location.origin}/fr/` });
    expect(shown()).toEqual([]);
  });

  it('speaks to a visitor who came from elsewhere, and is gone with a click', () => {
    offerLanguage(document, { languages: ['fr'], referrer: 'https://search.example/' });
    expect(shown()).toEqual(['fr']);
    document.querySelector<HTMLElement>('[data-language-offer="fr"] button')?.click();
    expect(shown()).toEqual([]);
  });
});
