import { describe, expect, it } from 'vitest';
import { watchPower } from '../../../src/models/keep-warm';
import { settled } from '../../support/scripted-backend';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

class Battery extends EventTarget {
  charging = true;
  level = 1;

  become(change: Partial<Pick<Battery, 'charging' | 'level'>>, event: string): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event(event));
  }
}

async function watch(getBattery?: () => Promise<Battery>) {
  const page = new Page();
  const power = watchPower({ document: page, navigator: getBattery ? { getBattery } : {} });
  const changes: boolean[] = [];
  power.subscribe(() => changes.push(power.isAvailable()));
  const atFirst = power.isAvailable();
  await settled();
  return { page, power, changes, atFirst };
}

describe('power to spare', () => {
  it('is there while the page is visible, in a browser that tells nothing of a battery', async () => {
    const { page, power, changes } = await watch();
    expect(power.isAvailable()).toBe(true);
    page.turn('hidden');
    page.turn('visible');
    expect(changes).toEqual([true, false, true]);
  });

  it('ends with the last fifth of a battery, and is back with the mains', async () => {
    const battery = new Battery();
    const { changes } = await watch(async () => battery);
    battery.become({ charging: false }, 'chargingchange');
    battery.become({ level: 0.21 }, 'levelchange');
    battery.become({ level: 0.2 }, 'levelchange');
    battery.become({ charging: true }, 'chargingchange');
    expect(changes).toEqual([true, true, true, false, true]);
  });
});
