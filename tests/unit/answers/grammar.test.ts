import { expect, it } from 'vitest';
import { loadGrammar } from '../../../src/answers/languages/load-pack';
import { languages } from '../../../src/answers/languages/language-pack';
import { fold } from '../../../src/answers/text/fold';

/** Matched against a text as it was written: only its marks tell Arabic "taught" from "studied". */
const asWritten = new Set(['درّس', 'هة', 'ü']);

it.each(languages)('the grammar of %s has no letter that a folded text never holds', async (language) => {
  const { predicates, qualifiers, ...others } = await loadGrammar(language);
  const expressions = Object.values({ ...predicates, ...qualifiers, ...others }).flatMap((each) =>
    each instanceof RegExp ? [each.source] : [],
  );
  const unfolded = expressions
    .flatMap((source) => source.match(/[^\p{ASCII}]+/gu) ?? [])
    .filter((letters) => fold(letters) !== letters && !asWritten.has(letters));
  expect(unfolded).toEqual([]);
});
