import { useEffect, useId, useRef } from 'react';
import type { DeviceReport, LocalModel, LocalModelInfo, LocalModelSnapshot } from './local-model';
import { cautionSentences } from './describe-local-model';
import { FallbackNote } from './Note';
import { LoadCard } from './LoadCard';
import { formatBytes, formatDuration } from './format';
import { useLocalModel } from './use-local-model';
import './ConsentCard.css';

interface ConsentCardProps {
  readonly localModel: LocalModel;
  /** The hosted model as a person would name it, where one is set. */
  readonly hostedModelName?: string;
}

/** Everything the chat shows of the local model: the question, the download, and why it is not used. */
export function ConsentCard({ localModel, hostedModelName }: ConsentCardProps) {
  const slot = useRef<HTMLDivElement>(null);
  const snapshot = useLocalModel(localModel);
  const hosted = hostedModelName !== undefined && { hostedModelName };

  /** A pressed button gives way to what it began: the focus stays in this place instead of being lost with it. */
  function press(act: () => void): void {
    slot.current?.focus();
    act();
  }

  return (
    <div className="consent-slot" ref={slot} tabIndex={-1}>
      <Content localModel={localModel} snapshot={snapshot} press={press} {...hosted} />
    </div>
  );
}

interface ContentProps extends ConsentCardProps {
  readonly snapshot: LocalModelSnapshot;
  readonly press: (act: () => void) => void;
}

function Content(props: ContentProps) {
  const { localModel, press } = props;
  const { state, model, device } = props.snapshot;
  switch (state.status) {
    case 'awaiting-consent':
      return model && <Question {...props} model={model} device={device} />;
    case 'downloading':
    case 'compiling':
      return (
        model && (
          <LoadCard model={model} state={state} onCancel={() => press(() => localModel.cancelDownload())} />
        )
      );
    case 'unsupported':
    case 'declined':
    case 'failed':
      return (
        <FallbackNote
          snapshot={props.snapshot}
          hostedModelName={props.hostedModelName}
          onRetry={() => press(() => localModel.retry())}
        />
      );
    case 'idle':
    case 'probing':
    case 'ready':
    case 'lost':
      return null;
  }
}

interface QuestionProps extends ContentProps {
  readonly model: LocalModelInfo;
  readonly device: DeviceReport | undefined;
}

function Question({ localModel, model, device, hostedModelName, press }: QuestionProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const size = model.downloadBytes > 0 ? `about ${formatBytes(model.downloadBytes)}` : undefined;

  // Where there is no room to pin it, it stands at the end of what scrolls. Some browsers return a promise, no clean-up.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section className="consent-card consent-card--question" aria-labelledby={titleId} ref={card}>
      <h3 className="consent-card__title" id={titleId}>
        Run the assistant on this device
      </h3>
      <p>
        {model.name} can answer right here, on this device’s graphics processor. What you ask stays in this
        browser, and once it is here it works without a network.
      </p>
      {!model.onDevice && (
        <dl className="consent-card__facts">
          <div>
            <dt>Download, once</dt>
            <dd>
              {size ?? 'Size known when it begins'}
              {size && <> · {downloadTime(model.downloadBytes, device)}</>}
            </dd>
          </div>
          {device?.freeBytes !== undefined && (
            <div>
              <dt>Space here</dt>
              <dd>
                {size && <>needs {formatBytes(model.downloadBytes)}, </>}
                {formatBytes(device.freeBytes)} free
              </dd>
            </div>
          )}
        </dl>
      )}
      <ul className="consent-card__cautions">
        {device?.cautions.map((caution) => (
          <li key={caution}>{cautionSentences[caution]}</li>
        ))}
      </ul>
      <div className="consent-card__actions">
        <button
          className="consent-card__button consent-card__button--primary"
          type="button"
          onClick={() => press(() => localModel.consent())}
        >
          {model.onDevice ? 'Start it here' : 'Download and run here'}
        </button>
        <button
          className="consent-card__button"
          type="button"
          onClick={() => press(() => localModel.decline())}
        >
          {hostedModelName === undefined ? 'Quote the CV instead' : 'Use the hosted model'}
        </button>
      </div>
      {hostedModelName !== undefined && (
        <p className="consent-card__small">
          With the hosted model ({hostedModelName}) your messages leave this device.
        </p>
      )}
    </section>
  );
}

/** Chromium never admits to more than 10 Mbit/s. */
const cappedDownlink = 10e6 / 8;
const assumedDownlink = 50e6 / 8;

function downloadTime(bytes: number, device: DeviceReport | undefined): string {
  const downlink = device?.downlinkBytes;
  if (downlink === undefined) return `${formatDuration(bytes / assumedDownlink)} at 50 Mbit/s`;
  const time = formatDuration(bytes / downlink);
  return downlink >= cappedDownlink
    ? `${time} or less on this connection`
    : `about ${time} on this connection`;
}
