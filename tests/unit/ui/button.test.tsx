import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { Icon } from '../../../src/ui/Icon';

it('submits no form unless told to', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toBe(
    '<button class="button" type="button">Close</button>',
  );
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

it('adds a class of the block around it to its own', () => {
  expect(
    renderToStaticMarkup(
      <Button variant="quiet" isRound className="transcript__jump">
        Down
      </Button>,
    ),
  ).toContain('class="button button--quiet button--round transcript__jump"');
});

it('hides its icon from assistive technology', () => {
  expect(renderToStaticMarkup(<Icon name="plus" />)).toContain('aria-hidden="true"');
});
