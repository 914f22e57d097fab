import type { RunningReply } from './running-reply';

/** The language of a text (BCP 47). It rejects where what tells it cannot be loaded. */
export type TellLanguage = (text: string) => Promise<string>;

/** Characters that tell the language of a reply, at least and at most. */
export const tellingLength = 40;
export const longestBeginning = 2000;

interface Options {
  readonly tell: TellLanguage;
  /** The reply as it is displayed. */
  readonly text: RunningReply;
  readonly write: (language: string) => void;
}

/** Tells the language of a reply once enough of it is displayed, or at its end. */
export function watchLanguage({ tell, text, write }: Options): void {
  const unsubscribe = text.subscribe(() => {
    const { text: shown, streaming } = text.read();
    if (streaming && shown.length < tellingLength) return;
    unsubscribe();
    // Without it the message counts as one in the page's language.
    if (shown !== '') tell(shown.slice(0, longestBeginning)).then(write, () => {});
  });
}
