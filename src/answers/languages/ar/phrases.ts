import { tokens } from '../../text/tokens';

/** Phrases between bars, written as people do, as the words of a message are compared: folded, without clitics. */
export function phrases(written: string): string {
  return joined(written.split('|'));
}

/** Nouns with the pronouns that Arabic writes at their end: "her experience". */
export function withPronouns(nouns: string): string {
  return joined(
    nouns.split('|').flatMap((noun) => {
      const bound = noun.replace(/ة$/, 'ت');
      return [noun, ...['ه', 'ها', 'ك', 'كم', 'هم'].map((pronoun) => bound + pronoun)];
    }),
  );
}

/** Verbs by their stems of three letters, in the persons that visitors use: "she works", "he worked", "you work". */
export function verbForms(stems: string): string {
  return joined(
    stems
      .split('|')
      .flatMap((stem) => ['', 'ي', 'ت', 'أ'].map((prefix) => prefix + stem).concat(`${stem}ت`, `ت${stem}ين`)),
  );
}

function joined(all: readonly string[]): string {
  return [...new Set(all.map(compared).filter((phrase) => phrase !== ''))].join('|');
}

function compared(phrase: string): string {
  return tokens(phrase)
    .map(({ folded }) => folded)
    .join(' ');
}
