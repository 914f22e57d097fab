import { askFragment } from '../../shared/site-data';
import { useInterfaceLanguage } from '../../ui/interface-language';
import { directionOfLanguage } from '../../ui/direction';
import { Isolated } from '../text-direction';
import type { PageWords } from '../words.en';

/** What the page offers to ask the assistant. */
export interface Suggestions {
  readonly firstName: string;
  /** Up to three. */
  readonly questions: readonly string[];
}

interface AskAboutProps {
  readonly suggestions: Suggestions;
  /** Of the heading. */
  readonly level: 2 | 3;
  readonly words: PageWords;
}

/**
 * The first questions to the assistant, to tap. Each is a link that opens the chat by its address, so that a tap before
 * the script is there counts as well (docs/contract.md#questions-on-the-page).
 */
export function AskAbout({ suggestions: { firstName, questions }, level, words }: AskAboutProps) {
  const lang = useInterfaceLanguage();
  if (questions.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="ask-about" id="assistant-questions" lang={lang}>
      <Heading className="ask-about__title" id="assistant-questions-title">
        {lang === undefined ? (
          words.askAbout(firstName)
        ) : (
          <bdi dir={directionOfLanguage(lang)}>{words.askAbout(firstName)}</bdi>
        )}
      </Heading>
      <ul className="ask-about__questions" aria-labelledby="assistant-questions-title">
        {questions.map((question, index) => (
          <li key={question}>
            <a
              className="button ask-about__question"
              id={`assistant-question-${index + 1}`}
              href={askFragment + encodeURIComponent(question)}
            >
              {/* The name of an employer may have more words than the sentence around it, which leads. */}
              {lang === undefined ? <Isolated text={question} /> : <bdi>{question}</bdi>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
