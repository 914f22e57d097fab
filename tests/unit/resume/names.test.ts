import { expect, it } from 'vitest';
import { splitName } from '../../../src/resume/names';

it.each([
  ['Ada Byron', { title: '', given: ['Ada'], family: 'Byron' }],
  ['Dr. Lena Maria Vasquez', { title: 'Dr.', given: ['Lena', 'Maria'], family: 'Vasquez' }],
  ['Prof. Dr. Ada', { title: 'Prof. Dr.', given: ['Ada'], family: '' }],
  ['Prof. Anna Falk FREng', { title: 'Prof.', given: ['Anna'], family: 'Falk' }],
  ['Ada Lovelace, PhD', { title: '', given: ['Ada'], family: 'Lovelace' }],
  ['Jean Paul DUPONT', { title: '', given: ['Jean', 'Paul'], family: 'DUPONT' }],
  ['Li Ma', { title: '', given: ['Li'], family: 'Ma' }],
  ['Aristotle', { title: '', given: ['Aristotle'], family: '' }],
  ['Miss', { title: '', given: ['Miss'], family: '' }],
  ['', { title: '', given: [], family: '' }],
])('a full name: %s', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
