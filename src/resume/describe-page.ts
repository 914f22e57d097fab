import { shortened, wholeParts, wholeWords } from './cut-text';
import { writtenText } from './rich-text/written-text';
import type { Profile } from './profile';

/** UTF-16 units; about what search engines show. */
export const longestTitle = 60;
const longestDescription = 160;
const dash = ' – ';

export function describePage({ name, headline, location, summary, separator }: Profile) {
  const whole = [name, headline].filter((part) => part !== undefined).join(dash);
  const description =
    writtenText(summary)?.text ?? [whole, location].filter((part) => part !== undefined).join(separator);
  return { title: titleOf(name, headline), description: shortened(description, longestDescription) };
}

/** The name always; of the headline its first parts, or its first words where one part alone is too long. */
function titleOf(name: string, headline: string | undefined): string {
  const room = longestTitle - name.length - dash.length;
  const about =
    headline === undefined ? undefined : (wholeParts(headline, room) ?? firstWords(headline, room));
  return about === undefined ? shortened(name, longestTitle) : name + dash + about;
}

/** A short word or two say too little. */
function firstWords(headline: string, room: number): string | undefined {
  const words = wholeWords(headline, room) ?? '';
  return words.length >= 12 ? words : undefined;
}
