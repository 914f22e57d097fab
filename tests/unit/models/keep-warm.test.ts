import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/backends/backend';
import { keepWarm, watchPower } from '../../../src/models/keep-warm';
import { localModelStates, type LocalModelStatus } from '../../support/local-model-states';
import { settled } from '../../support/scripted-backend';

const system: ChatMessage = { role: 'system', content: 'You are Ada.' };
const turn: ChatMessage[] = [
  { role: 'user', content: 'Hi?' },
  { role: 'assistant', content: 'Hello.' },
];

function setUp() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const warmUps: { readonly messages: readonly ChatMessage[]; readonly signal: AbortSignal }[] = [];
  const world = {
    status: 'compiling' as LocalModelStatus,
    isReplyRunning: false,
    hasPower: true,
    messages: async (): Promise<readonly ChatMessage[]> => [system],
    warmUp: (): Promise<void> | undefined => Promise.resolve(),
  };
  keepWarm({
    localModel: { getSnapshot: () => ({ state: localModelStates[world.status] }), subscribe },
    next: { isReplyRunning: () => world.isReplyRunning, messages: () => world.messages(), subscribe },
    power: { isAvailable: () => world.hasPower, subscribe },
    warmUp(messages, signal) {
      warmUps.push({ messages, signal });
      return world.warmUp();
    },
  });
  async function change(to: Partial<typeof world>): Promise<void> {
    Object.assign(world, to);
    for (const listener of listeners) listener();
    await settled();
  }
  return { change, warmUps, sent: () => warmUps.map(({ messages }) => messages) };
}

describe('keeping the model warm', () => {
  it('begins as soon as the model is ready, once', async () => {
    const { change, sent } = setUp();
    await change({});
    expect(sent()).toEqual([]);
    await change({ status: 'ready' });
    await change({});
    expect(sent()).toEqual([[system]]);
  });

  it('begins again when the visitor turns to another chat, and when they turn back', async () => {
    const { change, sent } = setUp();
    await change({ status: 'ready' });
    await change({ messages: async () => [system, ...turn] });
    await change({ messages: async () => [system] });
    expect(sent()).toEqual([[system], [system, ...turn], [system]]);
  });

  it('begins again after each reply, whose ending decides what the engine has kept', async () => {
    const { change, sent } = setUp();
    await change({ status: 'ready' });
    await change({ isReplyRunning: true });
    expect(sent()).toHaveLength(1);
    await change({ isReplyRunning: false });
    expect(sent()).toEqual([[system], [system]]);
  });

  it.each([
    ['while a reply runs', { isReplyRunning: true }],
    ['while the page is hidden or its battery low', { hasPower: false }],
    ['before the visitor has agreed', { status: 'awaiting-consent' }],
    ['while the model is being removed', { status: 'removing' }],
    ['after another choice', { status: 'declined' }],
    ['after a crash', { status: 'failed' }],
  ] as const)('does not begin %s', async (_, state) => {
    const { change, sent } = setUp();
    await change({ status: 'ready', ...state });
    await change({ messages: async () => [system, ...turn] });
    expect(sent()).toEqual([]);
  });

  it.each([
    ['a reply starts', { isReplyRunning: true }],
    ['the page is hidden', { hasPower: false }],
    ['the model is removed', { status: 'removing' }],
    ['the visitor turns to another chat', { messages: async () => [system, ...turn] }],
  ] as const)('is aborted when %s', async (_, state) => {
    const { change, warmUps } = setUp();
    await change({ status: 'ready', warmUp: () => new Promise(() => {}) });
    expect(warmUps[0]?.signal.aborted).toBe(false);
    await change(state);
    expect(warmUps[0]?.signal.aborted).toBe(true);
  });

  it('is tried once where it fails, and again after the next reply', async () => {
    const { change, sent } = setUp();
    await change({ status: 'ready', warmUp: () => Promise.reject(new Error('no such kernel')) });
    await change({});
    await change({});
    expect(sent()).toHaveLength(1);
    await change({ isReplyRunning: true });
    await change({ isReplyRunning: false });
    expect(sent()).toHaveLength(2);
  });
});

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
