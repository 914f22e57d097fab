import { describe, expect, it } from 'vitest';
import { families, hashInputs, holdOut, readUtterances } from '../../../../scripts/intents/utterances';

const names = ['contact', 'salary'];

describe('a file of utterances', () => {
  it('labels each message with the intent above it, and skips comments', () => {
    const file = '# A comment\n#\n## contact\nher email\n\nher email\n## salary\n#1 in pay?\n';
    expect(readUtterances(file, names)).toEqual([
      { intent: 'contact', text: 'her email' },
      { intent: 'salary', text: '#1 in pay?' },
    ]);
  });

  it('names the line of an intent that does not exist', () => {
    expect(() => readUtterances('## contact\nhi\n## pay\n', names)).toThrow(
      'Line 3: there is no intent "pay"',
    );
    expect(() => readUtterances('hi\n', names)).toThrow('Line 1: the message has no intent');
  });

  it('is held out by families of similar messages', () => {
    const file = '## contact\nwhat is her email\nwhat is his email\nwhats her phone number today\n';
    const utterances = readUtterances(file, names);
    expect(families(utterances).map((family) => family.length)).toEqual([2, 1]);
    const { kept, heldOut } = holdOut(utterances);
    expect(kept.length + heldOut.length).toBe(3);
  });

  it('has another hash after any change', () => {
    expect(hashInputs(['a', 'b'])).toBe(hashInputs(['a', 'b']));
    expect(hashInputs(['a', 'b'])).not.toBe(hashInputs(['ab', '']));
  });
});
