import { describe, expect, it } from 'vitest';
import * as builtInDe from '../../../src/words/built-in/de';
import * as builtInEs from '../../../src/words/built-in/es';
import * as builtInFr from '../../../src/words/built-in/fr';
import * as de from '../../../src/words/de';
import * as es from '../../../src/words/es';
import * as fr from '../../../src/words/fr';
import { sentencesOf } from '../../support/catalogue-leaves';

describe.each([
  ['French', { ...fr, ...builtInFr }],
  ['German', { ...de, ...builtInDe }],
  ['Spanish', { ...es, ...builtInEs }],
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
