import { describe, expect, it } from 'vitest';
import { findSources } from '../../../src/answers/find-sources';
import { createPassageSearch } from '../../../src/answers/passage-search';
import { parseProfile } from '../../../src/resume/profile';
import { toPassages } from '../../../src/resume/passages';
import { resumeWords } from '../../../src/resume/words.en';
import { owner, ownerResume } from '../../support/owner';

const search = createPassageSearch(toPassages(parseProfile(ownerResume), resumeWords));
const sources = (question: string, answer: string) =>
  findSources(answer, question, search, owner.name).map(({ anchor }) => anchor);

describe('the sources of an answer', () => {
  it.each([
    [
      'What does Tamsin do with leather bindings?',
      'Tamsin is the **course leader** of a leather binding year covering sewing structures and leather paring. ' +
        'She repairs bindings from five centuries, and binds small editions by hand.',
      ['rebind', 'summary'],
    ],
    [
      'What did Tamsin do at the library?',
      'From September 2016 to January 2023, Tamsin was Book Conservator for Special Collections at a national library:\n\n' +
        '- **Reading-room support**: treating several hundred volumes a year, from a loose board to a whole textblock\n' +
        '- **Adhesive testing**: measuring new pastes and tissues aged in the oven',
      ['job-3', 'job-3-detail-3', 'job-3-detail-1'],
    ],
    [
      'Where did Tamsin study?',
      'Tamsin holds an MA in Conservation of Books and Paper with Distinction from a university of arts (2014-2016), ' +
        'and learned the craft in a guild.',
      ['education-1'],
    ],
    ['Which languages?', 'Tamsin speaks Dutch natively and English at a professional level.', ['languages']],
    ['How do I reach her?', `Write to ${owner.email}!`, ['profile']],
  ])('to "%s"', (question, answer, expected) => {
    expect(sources(question, answer).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [
      'How old is Tamsin?',
      'A gentleperson never tells, and neither do I. Shall we talk about parchment instead?',
    ],
    ['Tell me a joke', 'Why did the bookworm cross the road? To see how the story ends on the other side.'],
    ['hi', 'Hello! How can I help you today?'],
    ['?', ''],
    ['code', '```python\nimport leather, parchment, loom\n```'],
  ])('are none where nothing matches well: "%s"', (question, answer) => {
    expect(sources(question, answer)).toEqual([]);
  });

  it('are three at most', () => {
    const everything = search.passages.map(({ text }) => text).join('\n');
    expect(sources('Tell me everything', everything)).toHaveLength(3);
  });
});
