// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Sources } from '../../../../src/chat/message/Sources';
import type { FindSources } from '../../../../src/chat/message/Sources';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let box: HTMLElement;
beforeEach(() => {
  box = document.createElement('div');
});

const draw = (findSources: FindSources) =>
  act(async () =>
    createRoot(box).render(
      <Sources answer="She knows PyTorch." question="PyTorch?" findSources={findSources} />,
    ),
  );

describe('the sources under an answer', () => {
  it('are links to places of the page', async () => {
    await draw(async (answer, question) => [{ heading: `${question} ${answer}`, anchor: 'skills 2' }]);
    const link = box.querySelector('nav[aria-label] a');
    expect(link?.getAttribute('href')).toBe('#skills%202');
    expect(link?.textContent).toBe('PyTorch? She knows PyTorch.');
  });

  it('are nothing at all where none are found', async () => {
    await draw(async () => []);
    expect(box.childElementCount).toBe(0);
  });

  it('are nothing at all where they cannot be looked up', async () => {
    await draw(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(box.childElementCount).toBe(0);
  });
});
