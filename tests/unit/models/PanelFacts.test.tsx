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
  const { localModel } = createFakeLocalModel(snapshot);
  return draw(<PanelFacts {...{ localModel, site, words }} />);
}

it('says what became of a model that is here already', () => {
  const said = (offer?: FoundOffer, instead?: 'built-in') => {
    const container = drawFacts({ state: states.declined, model, offer, instead }, alone);
    const terms = [...container.querySelectorAll('dt')];
    const term = terms.find(({ textContent }) => textContent === offerWords.name);
    return term?.nextElementSibling?.textContent;
  };
  expect(said(offers.available)).toBe(words.facts.offer.available);
  expect(said(offers.ready, 'built-in')).toBe(words.facts.offer.ready);
  expect(said(offers.failed, 'built-in')).toBe(offers.failed.problem);
  expect(said()).toBeUndefined();
});

it('lets the visitor use it, while another answers', () => {
  const names = (offer: FoundOffer, instead?: 'built-in') => {
    const container = drawFacts({ state: states.unsupported, offer, instead }, withHosted);
    const buttons = container.querySelectorAll('.panel-live__choices button');
    return [...buttons].map(({ textContent }) => textContent);
  };
  expect(names(offers.available)).toEqual([offerWords.use, words.useHosted, words.useQuotes]);
  expect(names(offers.ready, 'built-in')).toEqual([words.useHosted, words.useQuotes]);
  expect(names(offers['given-up'], 'built-in')).toEqual([words.useHosted, words.useQuotes]);
});
