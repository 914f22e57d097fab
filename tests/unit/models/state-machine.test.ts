import { describe, expect, it } from 'vitest';
import { nextState, type LocalModelEvent } from '../../../src/models/state-machine';
import {
  localModelStates as states,
  type LocalModelStatus as Status,
} from '../../support/local-model-states';

type EventType = LocalModelEvent['type'];

const events: { readonly [T in EventType]: LocalModelEvent & { type: T } } = {
  'probe-started': { type: 'probe-started' },
  'device-unsupported': { type: 'device-unsupported', reason: 'no-adapter' },
  'device-supported': { type: 'device-supported', next: 'ask' },
  consented: { type: 'consented', onDevice: false },
  declined: { type: 'declined' },
  'download-progressed': { type: 'download-progressed', progress: { doneBytes: 2, totalBytes: 2 } },
  'compile-progressed': { type: 'compile-progressed', done: 2, total: 2 },
  loaded: { type: 'loaded' },
  cancelled: { type: 'cancelled' },
  'removal-started': { type: 'removal-started' },
  'removal-ended': { type: 'removal-ended' },
  lost: { type: 'lost' },
  failed: { type: 'failed', failure: 'storage-full', detail: 'full' },
  retried: { type: 'retried', onDevice: false },
};

/** The next status by event. */
type Changes = { readonly [T in EventType]?: Status };

const loading: Changes = {
  declined: 'declined',
  'download-progressed': 'downloading',
  'compile-progressed': 'compiling',
  loaded: 'ready',
  cancelled: 'awaiting-consent',
  'removal-started': 'removing',
  failed: 'failed',
};

const gone: Changes = { declined: 'declined', 'removal-started': 'removing', retried: 'downloading' };

/** Every change there is; whatever is not listed leaves the state as it is. */
const changes: { readonly [S in Status]: Changes } = {
  idle: { 'probe-started': 'probing' },
  probing: { 'device-unsupported': 'unsupported', 'device-supported': 'awaiting-consent', failed: 'failed' },
  unsupported: { 'probe-started': 'probing' },
  'awaiting-consent': { consented: 'downloading', declined: 'declined', 'removal-started': 'removing' },
  declined: { consented: 'downloading', declined: 'declined', retried: 'awaiting-consent' },
  downloading: loading,
  compiling: loading,
  ready: { declined: 'declined', 'removal-started': 'removing', lost: 'lost' },
  lost: gone,
  removing: { declined: 'declined', 'removal-ended': 'awaiting-consent' },
  failed: { 'probe-started': 'probing', ...gone },
};

const statuses = Object.keys(states) as Status[];
const types = Object.keys(events) as EventType[];

describe('the states of the local model', () => {
  it.each(statuses.flatMap((status) => types.map((type) => [status, type] as const)))(
    '%s, when %s',
    (status, type) => {
      const before = states[status];
      const after = nextState(before, events[type]);
      const expected = changes[status][type];
      if (expected === undefined) expect(after).toBe(before);
      else expect(after.status).toBe(expected);
    },
  );

  it('stays declined after the check, as the visitor chose before', () => {
    expect(nextState(states.probing, { type: 'device-supported', next: 'decline' }).status).toBe('declined');
  });

  it.each([
    ['awaiting-consent', 'consented'],
    ['lost', 'retried'],
    ['failed', 'retried'],
  ] as const)('speaks of no download where the model is on the device: %s, when %s', (status, type) => {
    expect(nextState(states[status], { type, onDevice: true }).status).toBe('compiling');
  });
});
