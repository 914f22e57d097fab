import { useId } from 'react';
import type { DeviceReport } from '../../workers/webllm/protocol';
import { Button } from '../ui/Button';
import { useMediaQuery } from '../ui/use-media-query';
import { formatBytes, formatDuration } from './format';
import type { LocalModelInfo, ModelOffer, Substitute } from './local-model';
import { whereMessagesGo } from './LeavingQuestion';
import { ModelChoice } from './ModelChoice';
import type { FoundOffer, SiteModels } from './who-answers';
import type { LocalModelWords } from './words.en';

export interface ConsentQuestionProps {
  /** What a download would bring; undefined where this device cannot run it. */
  readonly model: LocalModelInfo | undefined;
  /** Undefined where there is no choice. */
  readonly offers: readonly ModelOffer[] | undefined;
  /** A model that is here already, and so comes first. */
  readonly offer: FoundOffer | undefined;
  readonly device: DeviceReport | undefined;
  readonly site: SiteModels;
  /** Something of the conversation in view would leave the device with the hosted model. */
  readonly takesConversation: boolean | undefined;
  /** A conversation stands above, which needs the room: what the model does and takes is shown on demand, as on a phone. */
  readonly isBrief: boolean;
  readonly words: LocalModelWords;
  readonly onChoose: (modelId: string) => void;
  readonly onConsent: () => void;
  readonly onUseOffer: (id: Substitute) => void;
  readonly onDecline: () => void;
}

/** Asks which model to run on this device, and says what each costs. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { model, offer, device, site, takesConversation, words } = props;
  const { onConsent, onUseOffer, onDecline } = props;
  const { hosted } = site;
  const titleId = useId();
  const isNarrow = useMediaQuery('(width <= 46rem)');
  const isBrief = props.isBrief || isNarrow;
  const showsAbout = offer && (!isBrief || !model);

  return (
    <section className="consent-card consent-card--question" aria-labelledby={titleId}>
      <h3 className="consent-card__title" id={titleId}>
        {words.cardTitle}
      </h3>
      {showsAbout && <p>{offer.words.about}</p>}
      {offer && (
        <p className="consent-card__here">
          <Button variant="primary" onClick={() => onUseOffer(offer.backend.id)}>
            {offer.words.use}
          </Button>
          <span className="consent-card__small">{offer.words.cost}</span>
        </p>
      )}
      {model && (isBrief || offer) && (
        <details className="consent-card__on-demand">
          <summary>{words.whatItTakes}</summary>
          {offer && !showsAbout && <p>{offer.words.about}</p>}
          <Download {...props} model={model} />
        </details>
      )}
      {model && !isBrief && !offer && <Download {...props} model={model} />}
      {model && (
        <ul className="consent-card__cautions">
          {device?.cautions.map((caution) => (
            <li key={caution}>{words.cautions[caution]}</li>
          ))}
        </ul>
      )}
      <div className="consent-card__actions">
        {model && !model.onDevice && (
          <p className="consent-card__small consent-card__before">
            {(isBrief || offer) &&
              model.downloadBytes > 0 &&
              `${words.download}: ${words.about(formatBytes(model.downloadBytes, words.language))}. `}
            {words.filesFrom(model.hosts)}
          </p>
        )}
        {hosted && (
          <p className="consent-card__small consent-card__before">
            {words.useHosted}: {whereMessagesGo(hosted.modelName, hosted.recipient, words)}{' '}
            {takesConversation && words.conversationToo}
          </p>
        )}
        {model && (
          <Button variant={offer ? 'secondary' : 'primary'} onClick={onConsent}>
            {model.onDevice ? words.start : words.consent}
          </Button>
        )}
        <Button onClick={onDecline}>{hosted ? words.useHosted : words.useQuotes}</Button>
      </div>
    </section>
  );
}

type DownloadProps = Pick<ConsentQuestionProps, 'offers' | 'device' | 'words' | 'onChoose'> & CostsProps;

/** What a downloaded model does, and what it takes. */
function Download({ model, offers, device, words, onChoose }: DownloadProps) {
  return (
    <>
      <p>{words.offer(model.name)}</p>
      {offers && <ModelChoice {...{ offers, words, onChoose }} chosenId={model.id} />}
      {!model.onDevice && <Costs model={model} device={device} words={words} />}
    </>
  );
}

interface CostsProps {
  readonly model: LocalModelInfo;
  readonly device: DeviceReport | undefined;
  readonly words: LocalModelWords;
}

function Costs({ model: { downloadBytes, spaceBytes = downloadBytes }, device, words }: CostsProps) {
  const size = downloadBytes > 0 ? formatBytes(downloadBytes, words.language) : undefined;
  const download =
    size === undefined
      ? words.unknownSize
      : `${words.about(size)} · ${formatDuration(downloadBytes / exampleSpeed, words.language)} (50 Mbit/s)`;
  const freeSpace =
    device?.freeBytes === undefined ? undefined : formatBytes(device.freeBytes, words.language);
  return (
    <dl className="consent-card__facts">
      <div>
        <dt>{words.download}</dt>
        <dd>{download}</dd>
      </div>
      {freeSpace !== undefined && (
        <div>
          <dt>{words.facts.freeSpace}</dt>
          <dd>
            {size === undefined
              ? freeSpace
              : `${freeSpace} (${words.needs(formatBytes(spaceBytes, words.language))})`}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Bytes per second. `navigator.connection.downlink` is a guess until the line has been used, and never above 10 Mbit/s. */
const exampleSpeed = 50e6 / 8;
