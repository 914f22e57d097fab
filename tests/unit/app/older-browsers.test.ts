// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standIn } from '../../../src/app/older-browsers';

const find = (id: string) => document.getElementById(id)!;
let toggled: unknown[];

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => false });
  const page = new DOMParser().parseFromString(
    `<header id="header"><button id="panel-trigger"></button>
       <section id="panel" popover="auto"><button id="panel-close"></button></section></header>
     <main><details id="collapsed"></details><details id="expanded" open></details></main>
     <dialog open><textarea id="text-box"></textarea></dialog>`,
    'text/html',
  );
  document.body.replaceChildren(...page.body.childNodes);
  toggled = [];
  find('panel').addEventListener('toggle', (event) => toggled.push(Reflect.get(event, 'newState')));
});

describe('the panel of a browser without popovers', () => {
  it('opens and closes, and reports both like a popover', () => {
    standIn(document);
    expect(find('header').dataset['panel']).toBe('closed');
    find('panel-trigger').click();
    expect(find('header').dataset['panel']).toBe('open');
    expect(find('panel-trigger').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(find('panel-close'));
    find('panel-close').click();
    expect(find('header').dataset['panel']).toBe('closed');
    expect(toggled).toEqual(['open', 'closed']);
  });

  it('closes with Escape, with a click beside it, and when the chat takes the focus', () => {
    standIn(document);
    const ways = [
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => find('collapsed').click(),
      () => find('text-box').focus(),
    ];
    for (const close of ways) {
      find('panel-trigger').click();
      find('panel').click();
      expect(find('header').dataset['panel']).toBe('open');
      close();
      expect(find('header').dataset['panel']).toBe('closed');
      close();
    }
    expect(toggled).toEqual(['open', 'closed', 'open', 'closed', 'open', 'closed']);
  });
});

it('prints what is collapsed, and leaves it collapsed', () => {
  standIn(document);
  window.dispatchEvent(new Event('beforeprint'));
  expect(find('collapsed')).toHaveProperty('open', true);
  window.dispatchEvent(new Event('afterprint'));
  expect(find('collapsed')).toHaveProperty('open', false);
  expect(find('expanded')).toHaveProperty('open', true);
});
