import { useRef, useId } from 'react';
import type { Conversation } from '../backends/backend';
import { Announcement, FallbackNote, Note } from './FallbackNote';
import { type Choice, otherWays } from './choices';
import { ConsentQuestion, type ConsentQuestionProps } from './ConsentQuestion';
import { describeLoading, type LoadingDescription } from './describe-loading';
import { describeOffer, describeProblem } from './describe-local-model';
import { type Disclosure, isPrivate, type Permissions, standingOf } from './permissions';
import { LeavingQuestion, whereMessagesGo, MessagesLeave } from './LeavingQuestion';
import type { LocalModel, LocalModelSnapshot } from './local-model';
import { OfflineNote } from './OfflineNote';
import { useSnapshot, useWhoAnswers } from './use-snapshot';
import {
  type Answerer,
  chosenOffer,
  foundOffer,
  mustChoose,
  recipientOf,
  type SiteModels,
} from './who-answers';
import type { LocalModelWords } from './words.en';
import './ConsentCard.css';
import { Button } from '../ui/Button';

interface ConsentCardProps {
  readonly localModel: LocalModel;
  readonly site: SiteModels;
  /** The conversation in view. */
  readonly conversation: Conversation;
  readonly permissions: Permissions;
  readonly disclosure: Disclosure;
  readonly words: LocalModelWords;
}

/** Everything the chat shows of the local model: the questions, the download, and who answers in its place. */
export function ConsentCard(props: ConsentCardProps) {
  const { localModel, site, conversation, permissions, words } = props;
  const snapshot = useSnapshot(localModel);
  const slot = useRef<HTMLDivElement>(null);
  const answerer = useWhoAnswers({ localModel, site, permissions, conversation });

  /** A clicked button disappears with its card: the focus moves to the slot, where the next card stands. */
  function keepFocus(act: () => void): void {
    slot.current?.focus();
    act();
  }

  return (
    <div className="consent-slot" ref={slot} tabIndex={-1}>
      <Content {...props} answerer={answerer} onAction={keepFocus} />
      <Announcement text={toAnnounce(snapshot, answerer, site, words)} />
      <OfflineNote {...{ snapshot, answerer, words }} />
    </div>
  );
}

/** What a visitor who does not see the screen has to hear before the next question. */
function toAnnounce(
  snapshot: LocalModelSnapshot,
  answerer: Answerer,
  { hosted }: SiteModels,
  words: LocalModelWords,
): string {
  const offer = chosenOffer(snapshot);
  if (offer) return describeOffer(offer, words);
  if (!hosted) return '';
  if (answerer.mustAsk) return words.leaving.title(hosted.modelName);
  if (answerer.backend !== 'huggingface') return '';
  return whereMessagesGo(hosted.modelName, hosted.recipient, words);
}

interface ContentProps extends ConsentCardProps {
  readonly answerer: Answerer;
  readonly onAction: (act: () => void) => void;
}

function Content(props: ContentProps) {
  const { localModel, site, conversation, permissions, disclosure, words, answerer, onAction } = props;
  const snapshot = useSnapshot(localModel);
  const { state, model, offers, device } = snapshot;
  const permit = () => permissions.permit(conversation);
  const ways = otherWays(snapshot, { localModel, site, words, permit }, answerer.mustAsk);
  const choices = ways.map(({ label, choose }): Choice => ({ label, choose: () => onAction(choose) }));
  const offer = chosenOffer(snapshot);
  if (offer) return <Note sentence={describeOffer(offer, words)} choices={choices} words={words} />;
  const question = (asked: Pick<ConsentQuestionProps, 'model' | 'offers'>) => (
    <ConsentQuestion
      {...asked}
      {...{ device, site, words }}
      offer={foundOffer(snapshot)}
      isBrief={conversation.answeredBy.length > 0}
      takesConversation={
        site.hosted &&
        isPrivate(standingOf(permissions.getSnapshot(), conversation), recipientOf(site.hosted))
      }
      onChoose={(modelId) => localModel.choose(modelId)}
      onConsent={() => onAction(() => localModel.consent())}
      onUseOffer={(id) => onAction(() => localModel.decline(id))}
      onDecline={() =>
        onAction(() => {
          permit();
          localModel.decline(answerer.alternative);
        })
      }
    />
  );
  switch (state.status) {
    case 'awaiting-consent':
      return model && question({ model, offers });
    case 'downloading':
    case 'compiling': {
      const loading = describeLoading(snapshot, words);
      const cancel = () => onAction(() => localModel.cancelDownload());
      return loading && <LoadCard loading={loading} words={words} onCancel={cancel} />;
    }
    case 'unsupported':
    case 'declined':
      if (mustChoose(snapshot)) return question({ model: undefined, offers: undefined });
      if (site.hosted && answerer.mustAsk) {
        const problem = describeProblem(snapshot, words);
        return <LeavingQuestion {...site.hosted} {...{ problem, choices, words }} />;
      }
      return (
        <FallbackNote snapshot={snapshot} choices={choices} words={words}>
          {site.hosted && answerer.backend === 'huggingface' ? (
            <MessagesLeave {...site.hosted} backend="huggingface" disclosure={disclosure} words={words} />
          ) : (
            words.noModelHere
          )}
        </FallbackNote>
      );
    case 'failed':
    case 'lost':
      return <FallbackNote snapshot={snapshot} choices={choices} words={words} />;
    case 'removing':
      return (
        <FallbackNote snapshot={snapshot} choices={[]} words={words}>
          {words.removingHere}
        </FallbackNote>
      );
    default:
      return null;
  }
}

interface LoadCardProps {
  readonly loading: LoadingDescription;
  readonly words: LocalModelWords;
  readonly onCancel: () => void;
}

/** The download of the local model, and its preparation. Questions are answered meanwhile. */
function LoadCard({ loading, words, onCancel }: LoadCardProps) {
  const titleId = useId();
  const { phase, progress, percent, details, cancel } = loading;
  return (
    <section className="consent-card" aria-labelledby={titleId}>
      <h3 className="consent-card__title" id={titleId}>
        {words.cardTitle}
      </h3>
      <p className="consent-card__phase">
        {phase}
        <br />
        {words.meanwhile}
      </p>
      <progress
        className="consent-card__bar"
        aria-labelledby={titleId}
        aria-valuetext={progress}
        aria-valuenow={percent}
        max={100}
        value={percent}
      />
      <div className="consent-card__actions">
        <p className="consent-card__figures">{[progress, ...details].join(' · ')}</p>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </section>
  );
}
