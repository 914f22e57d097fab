import { describe, expect, it } from 'vitest';
import { findSources } from '../../../src/answers/find-sources';
import { createPassageSearch } from '../../../src/answers/passage-search';
import { parseProfile } from '../../../src/resume/profile';
import { toPassages } from '../../../src/resume/passages';
import resume from '../../fixtures/engineer.resume.json';

const search = createPassageSearch(toPassages(parseProfile(resume)));
const sources = (question: string, answer: string) =>
  findSources(answer, question, search, 'Alix Valcour').map(({ anchor }) => anchor);

describe('the sources of an answer', () => {
  it.each([
    [
      'What does Alix do with LLMs?',
      'Alix is the **course manager** of an LLM specialization covering prompt engineering and fine-tuning. ' +
        'She adapts models through efficient fine-tuning on GPU clusters.',
      ['spellm', 'summary'],
    ],
    [
      'What did Alix do at the computing centre?',
      'From May 2021 to May 2025, Alix was AI Expert Engineer on Supercomputers at a national computing centre:\n\n' +
        '- **User support**: answering several hundred requests a year, from a first Slurm job to large trainings\n' +
        '- **Hardware benchmarking**: measuring new accelerators on real training workloads',
      ['job-3', 'job-3-detail-3', 'job-3-detail-1'],
    ],
    [
      'Where did Alix study?',
      'Alix holds an MSc in AI & Deep Learning with Honours from a London university (2019-2020), and a Master in ' +
        'Engineering from a French engineering school.',
      ['education-1'],
    ],
    ['Which languages?', 'Alix speaks French natively and English at a professional level.', ['languages']],
    ['How do I reach her?', 'Write to alix.valcour@example.com!', ['profile']],
  ])('to "%s"', (question, answer, expected) => {
    expect(sources(question, answer).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [
      'How old is Alix?',
      'A gentleperson never tells, and neither do I. Shall we talk about supercomputers instead?',
    ],
    ['Tell me a joke', 'Why did the neural network cross the road? To minimise its loss on the other side.'],
    ['hi', 'Hello! How can I help you today?'],
    ['?', ''],
    ['code', '```python\nimport pytorch, slurm, docker\n```'],
  ])('are none where nothing matches well: "%s"', (question, answer) => {
    expect(sources(question, answer)).toEqual([]);
  });

  it('are three at most', () => {
    const everything = search.passages.map(({ text }) => text).join('\n');
    expect(sources('Tell me everything', everything)).toHaveLength(3);
  });
});
