import type { ChatMessage } from '../backends/backend';
import type { LocalModel } from './local-model';

/** The next question of the chat in view, before it is known. */
export interface NextQuestion {
  /** In any chat. */
  isReplyRunning(): boolean;
  /** What it would be sent with. Rejects while the system message cannot be loaded. */
  messages(): Promise<readonly ChatMessage[]>;
  subscribe(listener: () => void): unknown;
}

interface KeepWarmOptions {
  readonly localModel: Pick<LocalModel, 'getSnapshot' | 'subscribe'>;
  readonly next: NextQuestion;
  readonly power: SparePower;
  /** As `ChatBackend.warmUp`: does nothing where the engine holds what the question needs. */
  readonly warmUp: (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<void> | undefined;
}

/**
 * Has the model read what the next question needs: as soon as it is ready, and whenever that changes or the engine has
 * forgotten it. Never while a reply runs; one attempt for each reason, so that a failing engine is left alone.
 */
export function keepWarm({ localModel, next, power, warmUp }: KeepWarmOptions): void {
  let running: AbortController | undefined;
  let attempted: readonly ChatMessage[] | undefined;

  function mayWarmUp(): boolean {
    const isReady = localModel.getSnapshot().state.status === 'ready';
    return isReady && !next.isReplyRunning() && power.isAvailable();
  }

  function update(): void {
    if (mayWarmUp()) {
      // A failure is named by the question that follows.
      prepare().catch(() => {});
      return;
    }
    attempted = undefined;
    running?.abort();
    running = undefined;
  }

  async function prepare(): Promise<void> {
    const messages = await next.messages();
    // A reply may have begun meanwhile, or another call of this function was quicker.
    if (!mayWarmUp() || (attempted !== undefined && isSame(attempted, messages))) return;
    running?.abort();
    running = new AbortController();
    attempted = messages;
    await warmUp(messages, running.signal);
  }

  localModel.subscribe(update);
  next.subscribe(update);
  power.subscribe(update);
  update();
}

function isSame(one: readonly ChatMessage[], other: readonly ChatMessage[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ role, content }, index) => role === other[index]?.role && content === other[index].content)
  );
}

/** Whether the page may use the graphics processor although nobody waits for a reply. */
interface SparePower {
  isAvailable(): boolean;
  subscribe(listener: () => void): unknown;
}

/** `BatteryManager`, which only Chromium has. */
interface Battery extends Pick<EventTarget, 'addEventListener'> {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

declare global {
  interface Navigator {
    readonly getBattery?: () => Promise<Battery>;
  }
}

interface PowerSources {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly navigator: Pick<Navigator, 'getBattery'>;
}

/** Chrome's Energy Saver starts here by default. No API tells whether a saver is on. */
const lowLevel = 0.2;

/**
 * Available while the page is visible and no battery runs low. Browsers without `getBattery`, and those that refuse it,
 * count as plugged in. `saveData` is about the network, and prefilling uses none.
 */
export function watchPower({ document, navigator }: PowerSources): SparePower {
  const listeners = new Set<() => void>();
  let battery: Battery | 'unknown' | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  document.addEventListener('visibilitychange', notify);
  void readBattery(navigator).then((read) => {
    battery = read;
    if (read !== 'unknown') {
      for (const change of ['chargingchange', 'levelchange']) read.addEventListener(change, notify);
    }
    notify();
  });

  return {
    isAvailable() {
      if (document.visibilityState !== 'visible' || battery === undefined) return false;
      return battery === 'unknown' || battery.charging || battery.level > lowLevel;
    },
    subscribe: (listener) => listeners.add(listener),
  };
}

async function readBattery(navigator: PowerSources['navigator']): Promise<Battery | 'unknown'> {
  try {
    return (await navigator.getBattery?.()) ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
