import { useEffect, useState, type ReactNode } from 'react';
import type { LocalModel } from '../../local-model/local-model';
import { standing, whatIsWrong } from '../../local-model/describe-local-model';
import { formatBytes } from '../../local-model/format';
import { useLocalModel } from '../../local-model/use-local-model';
import './PanelLive.css';

/** Figures of the newest reply; each absent where its backend does not report it. */
export interface ReplyFigures {
  readonly modelName?: string | undefined;
  readonly firstCharacterMs?: number | undefined;
  readonly tokensPerSecond?: number | undefined;
  readonly promptTokens?: number | undefined;
  readonly completionTokens?: number | undefined;
  readonly prefillTokensPerSecond?: number | undefined;
  readonly decodeTokensPerSecond?: number | undefined;
}

interface PanelLiveProps {
  /** Only where the site was built for the browser's own model. */
  readonly localModel?: LocalModel;
  readonly hostedModelName?: string;
  /** Whether this browser could run a model, where the site was built for another way to answer. */
  readonly webGpu?: string;
  readonly lastReply?: ReplyFigures;
}

/** What only a running browser knows: the local model, this device, and the newest reply's figures. */
export function PanelLive({ localModel, hostedModelName, webGpu, lastReply }: PanelLiveProps) {
  return (
    <div className="panel-live">
      {localModel && (
        <LocalModelFacts
          localModel={localModel}
          {...(hostedModelName !== undefined && { hostedModelName })}
        />
      )}
      {webGpu !== undefined && (
        <dl className="facts panel-live__part">
          <Fact name="WebGPU">{webGpu}</Fact>
        </dl>
      )}
      {lastReply && <Figures reply={lastReply} />}
    </div>
  );
}

interface LocalModelFactsProps {
  readonly localModel: LocalModel;
  readonly hostedModelName?: string;
}

function LocalModelFacts({ localModel, hostedModelName }: LocalModelFactsProps) {
  const snapshot = useLocalModel(localModel);
  const { model, device, state } = snapshot;
  const wrong = whatIsWrong(snapshot);
  const worksOffline = useWorksOffline();
  return (
    <section className="panel-live__part" aria-label="The model on this device">
      <dl className="facts">
        <Fact name="On this device">{standing(snapshot)}</Fact>
        {model && <Fact name="Model here">{model.name}</Fact>}
        {model && model.downloadBytes > 0 && (
          <Fact name="Its size">about {formatBytes(model.downloadBytes)}</Fact>
        )}
        {model && model.gpuMemoryBytes > 0 && (
          <Fact name="Graphics memory">about {formatBytes(model.gpuMemoryBytes)}</Fact>
        )}
        {device?.adapter !== undefined && (
          <Fact name="Graphics processor">
            {device.adapter}
            {device.shaderF16 === false && ', without half precision'}
          </Fact>
        )}
        {model?.onDevice && <Fact name="Without a network">{worksOffline ? 'Works' : 'Not yet'}</Fact>}
        {device?.freeBytes !== undefined && <Fact name="Free space">{formatBytes(device.freeBytes)}</Fact>}
      </dl>
      {wrong !== undefined && <p>{wrong}</p>}
      {'detail' in state && state.detail !== undefined && (
        <p className="panel-live__detail">{state.detail}</p>
      )}
      <Choices localModel={localModel} {...(hostedModelName !== undefined && { hostedModelName })} />
    </section>
  );
}

/** True once a service worker has kept the whole site. */
function useWorksOffline(): boolean {
  const [works, setWorks] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let mounted = true;
    void navigator.serviceWorker.ready.then(() => {
      if (mounted) setWorks(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return works;
}

/** The visitor may change the choice at any time. */
function Choices({ localModel, hostedModelName }: LocalModelFactsProps) {
  const { state, model } = useLocalModel(localModel);
  const other = hostedModelName === undefined ? 'Quote the CV instead' : 'Use the hosted model';
  const buttons: { readonly label: string; readonly press: () => void }[] = [];
  switch (state.status) {
    case 'awaiting-consent':
      buttons.push(
        {
          label: model?.onDevice ? 'Start it here' : 'Download and run here',
          press: () => localModel.consent(),
        },
        { label: other, press: () => localModel.decline() },
      );
      break;
    case 'downloading':
    case 'compiling':
      buttons.push({ label: 'Cancel download', press: () => localModel.cancelDownload() });
      break;
    case 'ready':
      buttons.push({ label: other, press: () => localModel.decline() });
      break;
    case 'declined':
      buttons.push({ label: 'Run it on this device', press: () => localModel.retry() });
      break;
    case 'failed':
    case 'lost':
      buttons.push({ label: 'Try again on this device', press: () => localModel.retry() });
      break;
    case 'idle':
    case 'probing':
    case 'unsupported':
      break;
  }
  if (model?.onDevice) {
    buttons.push({ label: 'Remove the model from this device', press: () => void localModel.remove() });
  }
  return (
    <div className="panel-live__choices">
      {buttons.map(({ label, press }) => (
        <button className="panel-live__button" type="button" key={label} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

const wholeNumber = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const seconds = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

function Figures({ reply }: { readonly reply: ReplyFigures }) {
  const figures: [name: string, value: number | undefined, unit: string][] = [
    ['Tokens a second', reply.tokensPerSecond, ''],
    ['Read', reply.promptTokens, 'tokens'],
    ['Reading speed', reply.prefillTokensPerSecond, 'tokens a second'],
    ['Written', reply.completionTokens, 'tokens'],
    ['Writing speed', reply.decodeTokensPerSecond, 'tokens a second'],
  ];
  return (
    <section className="panel-live__part" aria-label="The newest reply">
      <dl className="facts">
        {reply.modelName !== undefined && <Fact name="Newest reply by">{reply.modelName}</Fact>}
        {reply.firstCharacterMs !== undefined && (
          <Fact name="First character after">{seconds.format(reply.firstCharacterMs / 1000)} s</Fact>
        )}
        {figures.map(
          ([name, value, unit]) =>
            value !== undefined && (
              <Fact name={name} key={name}>
                {wholeNumber.format(value)} {unit}
              </Fact>
            ),
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="facts__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
