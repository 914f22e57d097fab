// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { LocalModelSnapshot } from '../../../src/models/local-model';
import { PanelFacts } from '../../../src/models/PanelFacts';
import type { FoundOffer, SiteModels } from '../../../src/models/who-answers';
import { draw } from '../../support/draw';
import { createFakeLocalModel, fakeModelInfo as model } from '../../support/fake-local-model';
import { localModelWords as words } from '../../support/words';
import { offers, offerWords } from '../../support/fake-offer';
import { alone, localModelStates as states, withHosted } from '../../support/local-model-states';

function drawFacts(snapshot: LocalModelSnapshot, site: SiteModels) {
  const { localModel, calls } = createFakeLocalModel(snapshot);
  return { container: draw(<PanelFacts {...{ localModel, site, words }} />), calls };
}

function factIn(container: HTMLElement, name: string): string | null | undefined {
  const term = [...container.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
}

it('says what became of a model that is here already', () => {
  const shown = (offer: FoundOffer, instead?: 'built-in') =>
    drawFacts({ state: { status: 'declined' }, model, offer, instead }, alone).container;
  expect(factIn(shown(offers.available), offerWords.name)).toBe(words.facts.offer.available);
  expect(factIn(shown(offers.ready, 'built-in'), offerWords.name)).toBe(words.facts.offer.ready);
  expect(factIn(shown(offers.failed, 'built-in'), offerWords.name)).toBe(offers.failed.problem);
  expect(
    factIn(drawFacts({ state: { status: 'declined' }, model }, alone).container, offerWords.name),
  ).toBeUndefined();
});

it('lets the visitor use it, while another answers', () => {
  const names = (offer: FoundOffer, instead?: 'built-in') =>
    [
      ...drawFacts({ state: states.unsupported, offer, instead }, withHosted).container.querySelectorAll(
        '.panel-live__choices button',
      ),
    ].map(({ textContent }) => textContent);
  expect(names(offers.available)).toEqual([offerWords.use, words.useHosted, words.useQuotes]);
  expect(names(offers.ready, 'built-in')).toEqual([words.useHosted, words.useQuotes]);
  expect(names(offers['given-up'], 'built-in')).toEqual([words.useHosted, words.useQuotes]);
});

it('offers a choice of models before one is downloaded, and not after', () => {
  const offers = [{ ...model, comparison: 'suggested' }] as const;
  const list = (status: 'awaiting-consent' | 'ready') =>
    drawFacts({ state: { status }, model, offers }, alone).container.querySelector('select');
  expect(list('awaiting-consent')).not.toBeNull();
  expect(list('ready')).toBeNull();
});
