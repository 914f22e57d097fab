// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Sources } from '../../../../src/chat/message/Sources';
import type { FindSources } from '../../../../src/answers/find-sources';
import { chatWords } from '../../../../src/chat/words.en';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let box: HTMLElement;
beforeEach(() => {
  box = document.createElement('div');
});

const render = (findSources: FindSources, lineOf?: (anchor: string) => Promise<string>) =>
  act(async () =>
    createRoot(box).render(
      <Sources
        answer="She knows PyTorch."
        question="PyTorch?"
        findSources={findSources}
        lineOf={lineOf}
        words={chatWords}
      />,
    ),
  );

describe('the sources under an answer', () => {
  it('are links to anchors of the page', async () => {
    await render(async (answer, question) => [{ heading: `${question} ${answer}`, anchor: 'skills 2' }]);
    const link = box.querySelector(`nav[aria-label="${chatWords.sources}"] a`);
    expect(link?.getAttribute('href')).toBe('#skills%202');
    expect(link?.textContent).toBe('PyTorch? She knows PyTorch.');
  });

  it('show the line itself where no page has it, loaded when it is asked for', async () => {
    const asked: string[] = [];
    const lineOf = async (anchor: string) => {
      asked.push(anchor);
      return 'PyTorch, since 2018';
    };
    await render(async () => [{ heading: 'Skills', anchor: 'skills-2' }], lineOf);
    expect(box.querySelector('a')).toBeNull();
    expect(asked).toEqual([]);
    const line = box.querySelector('details');
    await act(async () => {
      if (line) line.open = true;
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(line?.textContent).toBe('SkillsPyTorch, since 2018');
    expect(asked).toEqual(['skills-2']);
  });

  it('render nothing if none are found', async () => {
    await render(async () => []);
    expect(box.childElementCount).toBe(0);
  });

  it('render nothing if the search fails', async () => {
    await render(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(box.childElementCount).toBe(0);
  });
});
