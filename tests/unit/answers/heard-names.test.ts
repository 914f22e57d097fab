import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const resume = {
  basics: { name: 'Tamsin Vale', label: 'Software engineer' },
  skills: [{ name: 'Tools', keywords: ['Kubernetes', 'PyTorch', 'Grafana'] }],
};

describe('a name that speech recognition cut in two', () => {
  it.each([
    ['does she know cooper netties', 'Kubernetes'],
    ['does she know pie torch', 'PyTorch'],
    ['kennt sie sich mit gra fanner aus', 'Grafana'],
  ])('is found by its sound, and said as read: %s', async (asked, name) => {
    const { text } = await converse(answererOf(resume), asked);
    expect(text).toContain(name);
    expect(text).not.toContain('not in the CV');
  });

  it('is not found in words that sound otherwise', async () => {
    const { text } = await converse(answererOf(resume), 'does she know copper nettles');
    expect(text).not.toContain('Kubernetes”');
    expect(text).toContain('copper nettles');
  });
});
