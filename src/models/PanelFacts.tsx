import { Button } from '../ui/Button';
import { Fact, Facts } from '../ui/Facts';
import { type Choice, otherWays } from './choices';
import { describeLoading } from './describe-loading';
import { describeKnowledge, describeProblem, describeStatus } from './describe-local-model';
import { formatBytes } from './format';
import type { LocalModel, LocalModelSnapshot } from './local-model';
import { ModelChoice } from './ModelChoice';
import { useSnapshot } from './use-snapshot';
import { StoredModels } from './StoredModels';
import { useWorksOffline } from './use-works-offline';
import { foundOffer, type SiteModels } from './who-answers';
import type { LocalModelWords } from './words.en';

interface PanelFactsProps {
  readonly localModel: LocalModel;
  readonly site: SiteModels;
  readonly words: LocalModelWords;
}

/** What the top panel says of the local model and of this device, and what the visitor may do about it. */
export function PanelFacts({ localModel, site, words }: PanelFactsProps) {
  const snapshot = useSnapshot(localModel);
  const { model, offers, device, state } = snapshot;
  const { facts, about } = words;
  const problem = describeProblem(snapshot, words);
  const knowledge = describeKnowledge(snapshot, words);
  const offer = foundOffer(snapshot);
  const worksOffline = useWorksOffline();
  return (
    <section className="panel-live__part" aria-label={facts.label}>
      <Facts>
        <Fact name={facts.status}>{describeStatus(snapshot, words)}</Fact>
        {knowledge !== undefined && <Fact name={facts.knowledge}>{knowledge}</Fact>}
        {offer && (
          <Fact name={offer.words.name}>
            {offer.status === 'failed' ? offer.problem : facts.offer[offer.status]}
          </Fact>
        )}
        {model && <Fact name={facts.model}>{model.name}</Fact>}
        {model && model.downloadBytes > 0 && (
          <Fact name={facts.size}>{about(formatBytes(model.downloadBytes, words.language))}</Fact>
        )}
        {model && model.gpuMemoryBytes > 0 && (
          <Fact name={facts.memory}>{about(formatBytes(model.gpuMemoryBytes, words.language))}</Fact>
        )}
        {device?.adapter !== undefined && (
          <Fact name={facts.processor}>
            {device.shaderF16 === false ? `${device.adapter} (− shader-f16)` : device.adapter}
          </Fact>
        )}
        {model?.onDevice && worksOffline && <Fact name={facts.offline}>{facts.works}</Fact>}
        {device?.freeBytes !== undefined && (
          <Fact name={facts.freeSpace}>{formatBytes(device.freeBytes, words.language)}</Fact>
        )}
      </Facts>
      {problem !== undefined && <p>{problem}</p>}
      {'detail' in state && state.detail !== undefined && (
        <p className="panel-live__detail">{state.detail}</p>
      )}
      {state.status === 'awaiting-consent' && model && offers && (
        <ModelChoice
          {...{ offers, words }}
          chosenId={model.id}
          onChoose={(modelId) => localModel.choose(modelId)}
        />
      )}
      <div className="panel-live__choices">
        {choicesFor(snapshot, { localModel, site, words }).map(({ label, choose }) => (
          <Button key={label} onClick={choose}>
            {label}
          </Button>
        ))}
      </div>
      <StoredModels localModel={localModel} snapshot={snapshot} words={words} />
    </section>
  );
}

/** What the visitor may do about the chosen model. */
function choicesFor(snapshot: LocalModelSnapshot, { localModel, site, words }: PanelFactsProps): Choice[] {
  // No conversation is in view here, so none is permitted to leave the device.
  const ways = otherWays(snapshot, { localModel, site, words, permit: () => {} });
  const { state, model } = snapshot;
  switch (state.status) {
    case 'awaiting-consent': {
      const label = model?.onDevice ? words.start : words.consent;
      return [{ label, choose: () => localModel.consent() }, ...ways];
    }
    case 'downloading':
    case 'compiling': {
      const label = describeLoading(snapshot, words)?.cancel ?? words.cancelStart;
      return [{ label, choose: () => localModel.cancelDownload() }];
    }
    case 'idle':
    case 'probing':
    case 'removing':
      return [];
    default:
      return ways;
  }
}
