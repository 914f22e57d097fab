import type { Driver } from './driver';
import { inPage, type InPage, type Point, type Target } from './in-page';
import { poll } from './poll';

/** Milliseconds that a state has to show; longer than anything takes on two busy cores. */
const patience = 30_000;

/** What a visitor does with a page, in whichever browser. Each step waits until it is possible. */
export interface Page {
  visit(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks with the pointer, where the element stands still and nothing covers it. */
  click(target: Target): Promise<void>;
  /** Clicks a point of the window, in CSS pixels. */
  clickAt(point: Point): Promise<void>;
  /** Types on the keyboard into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key or a chord, such as `Control+Enter`. */
  press(keys: string): Promise<void>;
  /**
   * Runs a function in the page. Its source is sent, so it uses nothing from outside itself: what it needs comes as
   * arguments, and its result is JSON.
   */
  evaluate<Arguments extends readonly unknown[], Result>(
    act: (tools: InPage, ...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  /**
   * Waits until a function in the page returns something other than `false`, `null` and `undefined`, and returns it.
   *
   * @param state what is waited for, as the failure says it
   */
  until<Arguments extends readonly unknown[], Result>(
    state: string,
    isReached: (tools: InPage, ...given: Arguments) => Result | false | null | undefined,
    ...given: Arguments
  ): Promise<Result>;
  /** Runs a script as a tag in the page would; the page's security policy does not apply. */
  addScript(source: string): Promise<void>;
  /** Waits until the element is visible. */
  see(target: Target): Promise<void>;
  /** Waits until no such element is visible. */
  miss(target: Target): Promise<void>;
}

/** As W3C WebDriver numbers them. */
const keyCodes: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

export function openPage(driver: Driver): Page {
  const page: Page = {
    visit: (address) => driver.open(address),
    reload: () => driver.reload(),

    async click(target) {
      let last: unknown;
      const point = await poll(
        async () => {
          const before = last;
          last = await page.evaluate(({ pointOf }, wanted) => pointOf(wanted), target);
          // The same point twice: it has stopped moving.
          if (!isPoint(last) || !isPoint(before)) return undefined;
          return last.x === before.x && last.y === before.y ? last : undefined;
        },
        {
          timeout: patience,
          interval: 20,
          failure: async () =>
            `cannot click ${JSON.stringify(target)}: ${isPoint(last) ? 'it moves' : String(last)}. ` +
            (await page.evaluate(({ describe }) => describe())),
        },
      );
      await page.clickAt(point);
    },

    async clickAt({ x, y }) {
      await driver.perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },

    async type(text) {
      const strokes = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value } as const,
        { type: 'keyUp', value } as const,
      ]);
      await driver.perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
    },

    async press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      await driver.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...values.map((value) => ({ type: 'keyDown', value }) as const),
            ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
          ],
        },
      ]);
    },

    async evaluate<Arguments extends readonly unknown[], Result>(
      act: (tools: InPage, ...given: Arguments) => Result | Promise<Result>,
      ...given: Arguments
    ) {
      const call = `(${String(act)})((${String(inPage)})(), ...${JSON.stringify(given)})`;
      const json = await driver.evaluate(
        `Promise.resolve(${call}).then((result) => JSON.stringify(result ?? null))`,
      );
      return JSON.parse(json) as Result;
    },

    async until(state, isReached, ...given) {
      return poll(
        async () => {
          const result = await page.evaluate(isReached, ...given);
          return result === false || result === null ? undefined : result;
        },
        {
          timeout: patience,
          failure: async () => `${state} is not so. ${await page.evaluate(({ describe }) => describe())}`,
        },
      );
    },

    async addScript(source) {
      await driver.evaluate(`(() => { ${source}\n; return ''; })()`);
    },

    async see(target) {
      await page.until(`see ${JSON.stringify(target)}`, isThere, target);
    },
    async miss(target) {
      await page.until(`no longer see ${JSON.stringify(target)}`, isGone, target);
    },
  };
  return page;
}

const isThere = ({ findAll }: InPage, target: Target): boolean => findAll(target).length > 0;
const isGone = ({ findAll }: InPage, target: Target): boolean => findAll(target).length === 0;

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value;
}
