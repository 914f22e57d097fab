import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClaimChecker, type ClaimChecker } from '../../../../src/answers/check-claims';
import { loadPack } from '../../../../src/answers/languages/load-pack';
import { toCv } from '../../../../src/resume/cv';
import { parseProfile } from '../../../../src/resume/profile';
import { resumeWords } from '../../../../src/resume/words.en';
import { thesaurusOf } from '../../../../src/site/thesaurus';

const folder = `${import.meta.dirname}/../../../eval`;

function checkerOf(file: string): ClaimChecker {
  const cv = toCv(parseProfile(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))), resumeWords);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createClaimChecker({
    cv,
    thesaurus,
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    today: new Date('2026-11-23'),
    language: 'en',
  });
}

async function isMarked(checker: ClaimChecker, sentence: string): Promise<boolean> {
  const reader = await checker.open('?', sentence);
  return reader.read(sentence, true).some(({ reason }) => reason !== undefined);
}

let ledger: ClaimChecker;
let restorer: ClaimChecker;

beforeAll(() => {
  ledger = checkerOf('claims/near/cvs/ledger/resume.json');
  restorer = checkerOf('quotes/restorer/resume.json');
});

describe('a sentence that is near to what the CV says', () => {
  it.each([
    ['a client as an employer', 'She worked for Banque Orme on its ledger.'],
    ['a publisher as an employer', 'She works for Birch Press.'],
    ['a lapsed certificate', 'She holds a valid CKA certificate.'],
    ['a line that denies it', 'She led a team at Kestrel Labs.'],
    ['a level that is none', 'She speaks Dutch.'],
    ['a lesser title', 'She was the CTO of Kestrel Labs.'],
    ['another number', 'She leads ten people at Atelier Nord.'],
  ])('is marked: %s', async (_kind, sentence) => {
    expect(await isMarked(ledger, sentence)).toBe(true);
  });

  it.each([
    ['the owner’s fact', 'She is vegetarian and brings her own lunch.'],
    ['the owner’s answer', 'She expects around 72,000 euros a year for four days a week.'],
    ['what the CV denies', 'At Kestrel Labs she did not lead a team.'],
    ['what was done for a client', 'She built the ledger of Banque Orme with Go.'],
  ])('is not marked: %s', async (_kind, sentence) => {
    expect(await isMarked(ledger, sentence)).toBe(false);
  });
});

describe('Arabic', () => {
  it('is checked', async () => {
    expect(await isMarked(restorer, 'عملت في دار الرواق.')).toBe(true);
    expect(await isMarked(restorer, 'تقود فريقًا من عشرين مهندسًا.')).toBe(true);
    expect(await isMarked(restorer, 'تقود فريقًا من تسعة مهندسين وحرفيين.')).toBe(false);
  });
});
