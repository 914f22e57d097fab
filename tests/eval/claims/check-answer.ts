import type { ClaimChecker, ClaimReason, ClaimVerdict } from '../../../src/answers/check-claims';
import type { AskedLanguage, Half } from '../quotes/labels';
import type { Label, LabelledAnswer } from './kinds';

export const origins = ['generated', 'written', 'near'] as const;

/** What the guard made of a labelled sentence. */
export interface Checked {
  readonly id: string;
  readonly cv: string;
  readonly half: Half;
  /** The folder that holds it. */
  readonly origin: (typeof origins)[number];
  readonly language: AskedLanguage;
  readonly label: Label;
  readonly text: string;
  /** True if any claim in it is unsupported or contradicted. */
  readonly isMarked: boolean;
  readonly verdicts: readonly ClaimVerdict[];
  readonly reasons: readonly ClaimReason[];
  /** Milliseconds, the answer's shared among its sentences. */
  readonly ms: number;
}

type About = Pick<Checked, 'cv' | 'half' | 'origin'>;

/** Reads an answer as the chat does once it is whole, and lays the claims over the labelled sentences. */
export async function checkAnswer(
  checker: ClaimChecker,
  answer: LabelledAnswer,
  about: About,
): Promise<Checked[]> {
  const { text, spans } = joined(answer);
  const reader = await checker.open(answer.question, text);
  const began = performance.now();
  const claims = reader.read(text, true);
  const ms = (performance.now() - began) / answer.sentences.length;
  return answer.sentences.map((sentence, at) => {
    const [from = 0, to = 0] = spans[at] ?? [];
    const within = claims.filter(({ start, end }) => start < to && end > from);
    return {
      ...about,
      label: sentence.label,
      text: sentence.text,
      id: answer.id,
      language: answer.language,
      isMarked: within.some(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted'),
      verdicts: within.map(({ verdict }) => verdict),
      reasons: within.map(({ reason }) => reason).filter((reason) => reason !== undefined),
      ms,
    };
  });
}

/** The sentences one after another, with the offsets of each: list items and table rows begin a line. */
export function joined({ sentences, language }: Pick<LabelledAnswer, 'sentences' | 'language'>) {
  let text = '';
  const spans = sentences.map(({ text: sentence }): readonly [number, number] => {
    const isLine = /^(?:[-*|•] ?|\d+[.)] )/.test(sentence) && !sentence.startsWith('**');
    const isAfterLine = /(?:^|\n)(?:[-*|•] |\d+[.)] |\|)[^\n]*$/.test(text);
    // Without a full stop only the line's end tells where it ends.
    const isOpen = !/[.!?。！？]['"’”»」』)）*]*$/.test(text);
    if (text !== '') text += isLine || isAfterLine || isOpen ? '\n' : language === 'ja' ? '' : ' ';
    // A sentence after a list is a paragraph of its own.
    if (isAfterLine && !isLine) text += '\n';
    const start = text.length;
    text += sentence;
    return [start, text.length];
  });
  return { text, spans };
}
