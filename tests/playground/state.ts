import type { ReactNode } from 'react';

/** One look of a part of the assistant. */
export interface State {
  /** Unique in its section: "failed, with text". */
  readonly name: string;
  readonly view: ReactNode;
  /** Everything that a visitor can expand is expanded unless told otherwise. */
  readonly isCollapsed?: true | undefined;
}

/** States that stand together on the page, and in one picture. */
export interface Section {
  /** In addresses and in the names of pictures: "errors-ollama". */
  readonly name: string;
  readonly states: readonly State[];
}

/** The entries of a record whose keys are a closed union, in the order in which they are written. */
export function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
