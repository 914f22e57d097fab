import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OwnRow, ownRow } from '../../../../src/app/panel/own-row';
import { words } from '../../../support/words';
import { builtInWords } from '../../../../src/models/built-in/words.en';
import type { LocalModelSnapshot } from '../../../../src/models/local-model';
import type { SiteModels } from '../../../../src/models/who-answers';
import { fakeModelInfo as model } from '../../../support/fake-local-model';
import { offers, offerWords } from '../../../support/fake-offer';
import { alone, localModelStates as states, withHosted } from '../../../support/local-model-states';

const { rows, why, staysHere } = words.panel.own;
const { status } = words.localModel;

function rowOf(local: LocalModelSnapshot | undefined, site = alone): OwnRow {
  return ownRow(local, site, words);
}

const quotes = rows.quotes.who;
const hosted = 'Qwen3 14B';
const { available, starting, ready, failed } = offers;

const { declined, unsupported } = states;

describe('the visitor’s own row', () => {
  it('names the one backend of a site that was built for one', () => {
    const row = rowOf(undefined, { backend: 'ollama', modelName: 'Qwen3 14B', server: 'Ollama' });
    expect(row).toMatchObject({ who: 'Qwen3 14B', why: why.built });
  });

  it.each<[string, LocalModelSnapshot, SiteModels, who: string, why: string]>([
    ['checked', { state: states.probing }, alone, quotes, status.checking],
    ['asked', { state: states['awaiting-consent'], model }, withHosted, quotes, why.undecided],
    ['waiting for a download', { state: states.downloading, model }, alone, quotes, status.downloading],
    ['answered here', { state: states.ready, model }, alone, 'Qwen3 0.6B', why.chosen],
    ['after a crash', { state: states.lost, model }, withHosted, quotes, status.lost],
    ['without WebGPU', { state: states.unsupported }, alone, quotes, status.unsupported],
    ['sent to the hosted model', { state: states.unsupported }, withHosted, hosted, status.unsupported],
    ['who declined', { state: states.declined, instead: 'quotes' }, withHosted, quotes, why.chosen],
    ['with a choice', { state: states.unsupported, offer: available }, withHosted, quotes, why.undecided],
    [
      'who waits',
      { state: states.declined, instead: 'built-in', offer: starting },
      alone,
      quotes,
      status.preparing,
    ],
    ['let down', { state: declined, instead: 'built-in', offer: failed }, withHosted, quotes, status.failed],
    ['helped', { state: unsupported, instead: 'built-in', offer: ready }, alone, offerWords.name, why.chosen],
  ])('says of a visitor %s who answers, and why', (_, local, site, who, reason) => {
    expect(rowOf(local, site)).toMatchObject({ who, why: reason });
  });

  it('says how much there is to download, once that is known', () => {
    expect(rowOf({ state: states.ready, model }).download).toContain('350 MB');
    const unknown = rowOf({ state: states.ready, model: { ...model, downloadBytes: 0 } });
    expect(unknown.download).toBe(words.localModel.unknownSize);
  });

  it('says the words of docs/backends.md', () => {
    const page = readFileSync('docs/backends.md', 'utf8');
    const { server, quotes, webllm, huggingface } = rows;
    const ollama = { firstWords: server.firstWords('Ollama'), question: server.question('Ollama') };
    const builtIn = builtInWords.offer.row;
    const firstWords = [quotes, webllm, huggingface, ollama, builtIn].map((row) => row.firstWords);
    const questions = [staysHere, huggingface.question, ollama.question, builtIn.question];
    for (const cell of [...firstWords, ...questions]) expect(page).toContain(cell);
    for (const reason of Object.values(why)) expect(page).toContain(reason);
  });
});
