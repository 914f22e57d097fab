import type { DeviceReport, ModelSource } from '../../workers/webllm/protocol';
import type { LocalModelInfo, ModelOffer } from './local-model';
import type { ChosenModel } from './model-source';
import { fits } from './choose-model';

/** A model with all that is known of it on this device. */
export interface FoundModel {
  readonly source: ModelSource;
  readonly info: LocalModelInfo;
}

/** The candidates that are on the device or fit into its space. */
export async function findUsable(
  candidates: readonly ChosenModel[],
  isOnDevice: (source: ModelSource) => Promise<boolean>,
  { freeBytes }: Pick<DeviceReport, 'freeBytes'>,
): Promise<readonly FoundModel[]> {
  const found = await Promise.all(
    candidates.map(async ({ source, info }) => ({
      source,
      info: { ...info, onDevice: await isOnDevice(source) },
    })),
  );
  return found.filter(({ info }) => info.onDevice || fits(info, freeBytes));
}

/** What the visitor may choose from; undefined where that is a single model. */
export function offersOf(
  usable: readonly FoundModel[],
  suggestedId: string,
): readonly ModelOffer[] | undefined {
  if (usable.length < 2) return undefined;
  const suggested = usable.findIndex(({ info }) => info.id === suggestedId);
  return usable.map(({ info }, index) => ({ ...info, comparison: compare(index, suggested) }));
}

function compare(index: number, suggested: number): ModelOffer['comparison'] {
  if (index === suggested) return 'suggested';
  return index < suggested ? 'smaller' : 'larger';
}
