import { formatBytes } from '../../models/format';
import { describeStatus } from '../../models/describe-local-model';
import type { LocalModelSnapshot } from '../../models/local-model';
import { chosenOffer, mustChoose, type SiteModels, whoAnswers } from '../../models/who-answers';
import type { AssistantWords } from '../../words/en';

type RowWords = Pick<AssistantWords, 'panel' | 'localModel'>;

export interface OwnRow {
  readonly who: string;
  readonly why: string;
  /** Undefined where there is nothing to download. */
  readonly download?: string | undefined;
  readonly firstWords: string;
  readonly question: string;
}

/** Who answers the next question of this visitor, why, and what that costs. `local`: undefined where the site was built without. */
export function ownRow(local: LocalModelSnapshot | undefined, site: SiteModels, allWords: RowWords): OwnRow {
  const { panel, localModel: words } = allWords;
  const { backend, modelName = '' } = whoAnswers(local, site);
  const why = reasonOf(local, allWords);
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

function reasonOf(local: LocalModelSnapshot | undefined, { panel, localModel }: RowWords): string {
  const { built, undecided, chosen } = panel.own.why;
  const { status } = localModel;
  if (!local) return built;
  const offer = chosenOffer(local);
  if (offer) {
    if (offer.status === 'failed') return status.failed;
    return offer.status === 'ready' ? chosen : status.preparing;
  }
  switch (local.state.status) {
    case 'awaiting-consent':
      return undecided;
    case 'ready':
    case 'declined':
      return chosen;
    case 'unsupported':
      if (local.instead !== undefined) return chosen;
      return mustChoose(local) ? undecided : status.unsupported;
    default:
      return describeStatus(local, localModel);
  }
}
