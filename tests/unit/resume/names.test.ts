import { describe, expect, it } from 'vitest';
import { splitName } from '../../../src/resume/names';

describe('a full name', () => {
  it.each([
    ['Ada Byron', { title: '', given: ['Ada'], family: 'Byron' }],
    ['Dr. Lena Maria Vasquez', { title: 'Dr.', given: ['Lena', 'Maria'], family: 'Vasquez' }],
    ['Prof. Dr. Ada', { title: 'Prof. Dr.', given: ['Ada'], family: '' }],
    ['Aristotle', { title: '', given: ['Aristotle'], family: '' }],
    ['Miss', { title: '', given: ['Miss'], family: '' }],
    ['', { title: '', given: [], family: '' }],
  ])('%s', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});
