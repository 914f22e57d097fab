import { askFragment } from '../../shared/site-data';
import { Icon } from '../../ui/Icon';
import { useInterfaceLanguage } from '../../ui/interface-language';
import { directionOfLanguage } from '../../ui/direction';
import type { SiteFacts } from '../site-facts';
import { Isolated } from '../text-direction';
import type { PageWords } from '../words.en';

interface AskAboutProps {
  readonly site: Pick<SiteFacts, 'suggestions' | 'settings'>;
  readonly words: PageWords;
}

/**
 * The question box, with questions to tap. Each of them is a link that opens the chat by its address, so that a tap before
 * the script is there counts as well (docs/contract.md#questions-on-the-page). Until then the form, which is no dialog's,
 * leads nowhere and keeps what was typed.
 */
export function AskAbout({ site, words }: AskAboutProps) {
  const { firstName, questions } = site.suggestions;
  const lang = useInterfaceLanguage();
  const name = words.askAbout(firstName);
  return (
    <form className="ask-about" id="assistant-questions" method="dialog" lang={lang}>
      <div className="ask-about__frame">
        <div className="ask-about__box">
          <input
            className="ask-about__text"
            id="ask-text"
            type="text"
            dir={lang && directionOfLanguage(lang)}
            aria-label={name}
            placeholder={name}
            enterKeyHint="send"
          />
          <button className="button button--primary" id="ask-button" type="submit">
            {words.askButton}
          </button>
        </div>
        {questions.length > 0 && (
          <ul className="ask-about__questions">
            {questions.map((question, index) => (
              <li key={question}>
                <a id={`assistant-question-${index + 1}`} href={askFragment + encodeURIComponent(question)}>
                  {/* The name of an employer may have more words than the sentence around it, which leads. */}
                  <span>{lang === undefined ? <Isolated text={question} /> : <bdi>{question}</bdi>}</span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="ask-about__hint">
        {words.askHint} {site.settings.backend === 'webllm' && <span>{words.askLocalHint}</span>}
      </p>
    </form>
  );
}
