/** One page of a browser, as its protocol offers it. `page.ts` builds what a visitor does on top of it. */
export interface Driver {
  /** Such as "Firefox 153.7". */
  readonly version: string;
  /** Loads an address and resolves after the page's `load` event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Evaluates an expression in the page, whatever its security policy says, and waits for it if it is a promise.
   *
   * @param expression its value is a string
   * @throws Error with the page's own message
   */
  evaluate(expression: string): Promise<string>;
  /** Moves pointer and keys as W3C WebDriver describes it; both protocols share this format. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Ends the browser and everything started with it. */
  quit(): Promise<void>;
}

export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

type PointerAction =
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration: 0;
      readonly origin: 'viewport';
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** CSS pixels. Wide enough for the page's two columns. */
export const windowSize = { width: 1280, height: 900 } as const;
