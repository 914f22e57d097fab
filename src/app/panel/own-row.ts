import { formatBytes } from '../../models/format';
import type { LocalModelSnapshot, LocalModelState } from '../../models/local-model';
import { chosenOffer, mustChoose, type SiteModels, whoAnswers } from '../../models/who-answers';
import type { AssistantWords } from '../../words/en';
import type { PanelWords } from '../words.en';

type Reason = keyof PanelWords['own']['why'];

export interface OwnRow {
  readonly who: string;
  readonly why: string;
  /** Undefined where there is nothing to download. */
  readonly download?: string | undefined;
  readonly firstWords: string;
  readonly question: string;
}

/** Who answers the next question of this visitor, why, and what that costs. `local`: undefined where the site was built without. */
export function ownRow(
  local: LocalModelSnapshot | undefined,
  site: SiteModels,
  { panel, localModel: words }: Pick<AssistantWords, 'panel' | 'localModel'>,
): OwnRow {
  const { backend, modelName = '' } = whoAnswers(local, site);
  const why = panel.own.why[reasonOf(local)];
  const offer = local && chosenOffer(local);
  if (offer?.backend.id === backend) return { who: offer.words.name, ...offer.words.row, why };
  const { staysHere, rows } = panel.own;
  const row = { who: modelName, why, question: staysHere };
  if (!local && site.server !== undefined) {
    const { firstWords, question } = rows.server;
    return { ...row, firstWords: firstWords(site.server), question: question(site.server) };
  }
  if (backend === 'webllm') {
    const size = local?.model?.downloadBytes;
    const download = size ? words.about(formatBytes(size, words.language)) : words.unknownSize;
    return { ...row, ...rows.webllm, download };
  }
  return { ...row, ...(backend === 'huggingface' ? rows.huggingface : rows.quotes) };
}

function reasonOf(local: LocalModelSnapshot | undefined): Reason {
  if (!local) return 'built';
  const offer = chosenOffer(local);
  if (offer) {
    if (offer.status === 'failed') return 'stopped';
    return offer.status === 'ready' ? 'chosen' : 'loading';
  }
  const { status } = local.state;
  if (status !== 'unsupported') return reasons[status];
  if (local.instead !== undefined) return 'chosen';
  return mustChoose(local) ? 'undecided' : 'impossible';
}

const reasons: Readonly<Record<Exclude<LocalModelState['status'], 'unsupported'>, Reason>> = {
  idle: 'checking',
  probing: 'checking',
  'awaiting-consent': 'undecided',
  downloading: 'loading',
  compiling: 'loading',
  ready: 'chosen',
  declined: 'chosen',
  failed: 'stopped',
  lost: 'stopped',
  removing: 'stopped',
};
