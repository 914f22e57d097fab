import { useId } from 'react';
import type { DownloadProgress, LocalModelInfo, LocalModelState } from './local-model';
import { formatBytes, formatDuration, formatSpeed } from './format';

interface LoadCardProps {
  readonly model: LocalModelInfo;
  readonly onCancel: () => void;
  readonly state: Extract<LocalModelState, { status: 'downloading' | 'compiling' }>;
}

export function LoadCard({ model, state, onCancel }: LoadCardProps) {
  const titleId = useId();
  const bar = state.status === 'downloading' ? downloadBar(state.progress) : compileBar(state);
  return (
    <section className="consent-card" aria-labelledby={titleId}>
      <h3 className="consent-card__title" id={titleId}>
        Run the assistant on this device
      </h3>
      <p className="consent-card__phase">
        {state.status === 'downloading'
          ? `Downloading ${model.name}`
          : `Preparing ${model.name} for this graphics processor`}
      </p>
      <progress
        className="consent-card__bar"
        aria-labelledby={titleId}
        aria-valuetext={bar.text}
        max={100}
        {...(bar.percent !== undefined && { value: bar.percent, 'aria-valuenow': bar.percent })}
      />
      <div className="consent-card__actions">
        <p className="consent-card__figures">{[bar.text, ...bar.more].join(' · ')}</p>
        <button className="consent-card__button" type="button" onClick={onCancel}>
          Cancel download
        </button>
      </div>
    </section>
  );
}

interface Bar {
  /** `undefined` while unknown. */
  readonly percent: number | undefined;
  readonly text: string;
  readonly more: readonly string[];
}

function downloadBar({
  doneBytes,
  totalBytes,
  bytesPerSecond,
  secondsLeft,
  waitingFor,
}: DownloadProgress): Bar {
  if (waitingFor === 'other-tab') {
    return { percent: undefined, text: 'Another tab is downloading it; this one waits', more: [] };
  }
  const done = formatBytes(doneBytes);
  return {
    percent: totalBytes > 0 ? Math.floor((doneBytes / totalBytes) * 100) : undefined,
    text: totalBytes > 0 ? `${done} of ${formatBytes(totalBytes)}` : done,
    more: [
      ...(waitingFor === 'connection' ? ['Connection lost, trying again'] : []),
      ...(bytesPerSecond !== undefined ? [formatSpeed(bytesPerSecond)] : []),
      ...(secondsLeft !== undefined ? [`about ${formatDuration(secondsLeft)} left`] : []),
    ],
  };
}

function compileBar({ done, total }: Extract<LocalModelState, { status: 'compiling' }>): Bar {
  const percent = total > 0 ? Math.floor((done / total) * 100) : undefined;
  return { percent, text: percent === undefined ? 'Preparing' : `${percent} %`, more: [] };
}
