import type { DownloadProgress } from '../../workers/webllm/protocol';
import { formatBytes, formatDuration, formatPercent, formatSpeed } from './format';
import type { LocalModelSnapshot, LocalModelState } from './local-model';
import type { LocalModelWords } from './words.en';

/** A load in progress, in words. */
export interface LoadingDescription {
  /** What is going on: "Downloading: Qwen3 0.6B". */
  readonly phase: string;
  /** How far it is: "70 MB of 350 MB". */
  readonly progress: string;
  /** Whole percent, 0 to 100; undefined while unknown. */
  readonly percent: number | undefined;
  /** Speed and time left, where known. */
  readonly details: readonly string[];
  /** Names the button that ends it. */
  readonly cancel: string;
}

/** Undefined where nothing loads. */
export function describeLoading(
  { state, model }: LocalModelSnapshot,
  words: LocalModelWords,
): LoadingDescription | undefined {
  if (!model) return undefined;
  switch (state.status) {
    case 'downloading':
      return {
        phase: `${words.status.downloading}: ${model.name}`,
        ...describeDownload(state.progress, words),
      };
    case 'compiling':
      return { phase: `${words.status.preparing}: ${model.name}`, ...describeCompiling(state, words) };
    default:
      return undefined;
  }
}

type Figures = Omit<LoadingDescription, 'phase'>;

function describeDownload(
  { doneBytes, totalBytes, bytesPerSecond, secondsLeft, waitingFor }: DownloadProgress,
  words: LocalModelWords,
): Figures {
  if (waitingFor === 'other-tab')
    return { progress: words.otherTab, percent: undefined, details: [], cancel: words.cancelStart };
  const details = [
    waitingFor === 'connection' ? words.reconnecting : undefined,
    bytesPerSecond === undefined ? undefined : formatSpeed(bytesPerSecond, words.language),
    secondsLeft === undefined ? undefined : words.timeLeft(formatDuration(secondsLeft, words.language)),
  ];
  return {
    progress: amount(doneBytes, totalBytes, words),
    percent: percentOf(doneBytes, totalBytes ?? 0),
    details: details.filter((detail) => detail !== undefined),
    cancel: words.cancel,
  };
}

function amount(doneBytes: number, totalBytes: number | undefined, words: LocalModelWords): string {
  if (totalBytes)
    return words.ofTotal(formatBytes(doneBytes, words.language), formatBytes(totalBytes, words.language));
  return doneBytes > 0 ? formatBytes(doneBytes, words.language) : words.starting;
}

function describeCompiling(
  { done, total }: Extract<LocalModelState, { status: 'compiling' }>,
  words: LocalModelWords,
): Figures {
  const percent = percentOf(done, total);
  const progress = percent === undefined ? words.status.preparing : formatPercent(percent, words.language);
  return { progress, percent, details: [], cancel: words.cancelStart };
}

function percentOf(done: number, total: number): number | undefined {
  return total > 0 ? Math.floor((done / total) * 100) : undefined;
}
