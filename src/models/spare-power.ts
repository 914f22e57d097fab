/** Whether the page may use the graphics processor although nobody waits for a reply. */
export interface SparePower {
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
