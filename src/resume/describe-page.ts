import { writtenText } from './rich-text/written-text';
import type { Profile } from './profile';

/** The page in a tab, in search results and on cards. */
interface PageDescription {
  readonly title: string;
  /** At most 160 characters, the length search engines show. */
  readonly description: string;
}

export function describePage({ name, headline, location, summary, separator }: Profile): PageDescription {
  const title = [name, headline].filter((part) => part !== undefined).join(' – ');
  const description =
    writtenText(summary)?.text ?? [title, location].filter((part) => part !== undefined).join(separator);
  return { title, description: shortened(description) };
}

/** Cut between words. */
function shortened(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
