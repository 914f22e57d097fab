import { describe, expect, it, vi } from 'vitest';
import { askAboutOwner } from '../../../../src/app/agents/ask-about-owner';
import { keepRegistered, type ModelContext } from '../../../../src/app/agents/model-context';
import { settled } from '../../../support/scripted-backend';

const tool = askAboutOwner({
  owner: { name: 'Ada Lovelace', firstName: 'Ada' },
  loadAnswer: () => Promise.reject(new Error('Nobody asks here')),
});

/** Holds tools as Chromium 156 does: by name, each until its signal aborts. */
function createModelContext() {
  const names: string[] = [];
  const modelContext: ModelContext = {
    async registerTool({ name }, { signal }) {
      signal.throwIfAborted();
      if (names.includes(name)) throw new DOMException('Duplicate tool name', 'InvalidStateError');
      names.push(name);
      signal.addEventListener('abort', () => names.splice(names.indexOf(name), 1));
    },
  };
  return { names, modelContext };
}

function createPage() {
  const page = new EventTarget();
  const dispatch = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { page: page as Pick<Window, 'addEventListener'>, dispatch };
}

describe('the registration of the tool', () => {
  it('lasts until the page is hidden for good', () => {
    const { names, modelContext } = createModelContext();
    const { page, dispatch } = createPage();
    keepRegistered(tool, modelContext, page);
    expect(names).toEqual(['ask_about_owner']);
    dispatch('pagehide', false);
    expect(names).toEqual([]);
  });

  it('comes back with a page from the browser’s cache, each time', () => {
    const { names, modelContext } = createModelContext();
    const { page, dispatch } = createPage();
    keepRegistered(tool, modelContext, page);
    for (const _ of ['first', 'second']) {
      dispatch('pagehide', true);
      expect(names).toEqual([]);
      dispatch('pageshow', true);
      expect(names).toEqual(['ask_about_owner']);
    }
  });

  const refuse = () => {
    throw new DOMException('Duplicate tool name', 'InvalidStateError');
  };

  it.each([
    ['rejects', async () => refuse()],
    ['throws', refuse],
  ])('is done without where the browser %s', async (_, registerTool) => {
    const { page, dispatch } = createPage();
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    keepRegistered(tool, { registerTool }, page);
    dispatch('pagehide', false);
    await settled();
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});
