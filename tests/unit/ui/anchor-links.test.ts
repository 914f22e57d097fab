// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followAnchorLinks } from '../../../src/ui/anchor-links';

const closed = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  location.hash = '';
  const page = new DOMParser().parseFromString(
    `<details id="outer"><summary>Work</summary>
       <details id="inner"><summary>Details</summary><ul><li id="job 1">A job</li></ul></details>
     </details>
     <div id="root">
       <dialog open>
         <a id="in-dialog" href="#job%201"><em>A job</em></a>
         <a id="nowhere" href="#nothing">Nothing</a>
         <a id="broken" href="#%E0%A4%A">Broken</a>
         <a id="elsewhere" href="https://example.com/#job">Elsewhere</a>
       </dialog>
     </div>`,
    'text/html',
  );
  document.body.replaceChildren(...page.body.childNodes);
  closed.mockReset();
  scrolled.mockReset();
  // jsdom has neither.
  find('dialog').closest('dialog')!.close = closed;
  find('[id="job 1"]').scrollIntoView = scrolled;
  followAnchorLinks(find('#root'));
});

describe('a link to an anchor of this page', () => {
  it('expands all that hides the anchor', () => {
    click('#in-dialog');
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
    expect(document.querySelectorAll('[data-expand-instantly]')).toHaveLength(0);
  });

  it('is left to the browser with a modifier key', () => {
    expect(click('#in-dialog', { ctrlKey: true })).toBe('left to the browser');
    expect(closed).not.toHaveBeenCalled();
  });

  it('is left to the browser on another page', () => {
    expect(click('#elsewhere')).toBe('left to the browser');
    expect(closed).not.toHaveBeenCalled();
  });
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

function click(selector: string, keys: MouseEventInit = {}): 'followed' | 'left to the browser' {
  let followed = false;
  const see = (event: Event) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', see, { once: true });
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return followed ? 'followed' : 'left to the browser';
}
