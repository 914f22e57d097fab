import { useRef } from 'react';
import { ConsentQuestion } from './ConsentQuestion';
import { describeLoading } from './describe-loading';
import { FallbackNote } from './FallbackNote';
import { LoadCard } from './LoadCard';
import type { LocalModel } from './local-model';
import { useLocalModel } from './use-local-model';
import { type SiteModels, whoAnswers } from './who-answers';
import type { LocalModelWords } from './words.en';
import './ConsentCard.css';

interface ConsentCardProps {
  readonly localModel: LocalModel;
  readonly site: SiteModels;
  readonly words: LocalModelWords;
}

/** Everything the chat shows of the local model: the question, the download, and who answers in its place. */
export function ConsentCard(props: ConsentCardProps) {
  const slot = useRef<HTMLDivElement>(null);

  /** A clicked button disappears with its card: the focus moves to the slot, where the next card stands. */
  function keepFocus(act: () => void): void {
    slot.current?.focus();
    act();
  }

  return (
    <div className="consent-slot" ref={slot} tabIndex={-1}>
      <Content {...props} onAction={keepFocus} />
    </div>
  );
}

interface ContentProps extends ConsentCardProps {
  readonly onAction: (act: () => void) => void;
}

function Content(props: ContentProps) {
  const { localModel, site, words, onAction } = props;
  const snapshot = useLocalModel(localModel);
  const { state, model, device } = snapshot;
  const answerer = whoAnswers(snapshot, site);
  switch (state.status) {
    case 'awaiting-consent':
      return model && <ConsentQuestion {...props} model={model} device={device} answerer={answerer} />;
    case 'downloading':
    case 'compiling': {
      const loading = describeLoading(snapshot, words);
      const cancel = () => onAction(() => localModel.cancelDownload());
      return loading && <LoadCard loading={loading} words={words} onCancel={cancel} />;
    }
    case 'unsupported':
    case 'declined':
    case 'failed': {
      const retry = () => onAction(() => localModel.retry());
      return <FallbackNote snapshot={snapshot} answerer={answerer} words={words} onRetry={retry} />;
    }
    case 'idle':
    case 'probing':
    case 'ready':
    case 'lost':
      return null;
  }
}
