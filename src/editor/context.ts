import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Api } from './api';
import { type Path, valueOf, withEntry, withMoved, withValue } from '../resume/edit-json';
import type { Plan } from './form/plan';
import type { Editor, EditorState } from './store';
import type { EditorWords, FieldWords } from './words.en';
import type { Localize } from '../words/messages/localize';

interface EditorParts {
  readonly editor: Editor;
  readonly api: Api;
  readonly words: EditorWords;
  /** For what the server says, in English. */
  readonly localize: Localize;
  /** Saves, and speaks the language of the CV that is there now. */
  readonly renew: () => Promise<void>;
}

const Context = createContext<EditorParts | undefined>(undefined);
export const EditorProvider = Context.Provider;

export function useEditor(): EditorParts {
  const parts = useContext(Context);
  if (parts === undefined) throw new Error('There is no editor around this component.');
  return parts;
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().editor.store, select);
}

export function useResumeEdits() {
  const { editor } = useEditor();
  const name = useEditorState(({ start }) => start.resumeFile);
  const change = (edit: (text: string) => string, step?: string) => {
    const text = editor.store.getState().history.now[name] ?? '{}\n';
    editor.edit(name, edit(text), step);
  };
  return {
    set: (path: Path, value: unknown, order?: readonly string[]) =>
      change((text) => withValue(text, path, value, order), JSON.stringify([name, ...path])),
    add: (path: Path, index: number, value: unknown, order?: readonly string[]) =>
      change((text) => withEntry(text, path, index, value, order)),
    remove: (path: Path) => change((text) => withValue(text, path, undefined)),
    move: (path: Path, from: number, to: number) => change((text) => withMoved(text, path, from, to)),
  };
}

let parsed: readonly [text: string, value: unknown] = ['', undefined];

/** The value of the résumé, read once for each text. */
export function resumeValue({ history, start }: EditorState): unknown {
  const text = history.now[start.resumeFile] ?? '';
  if (parsed[0] !== text) parsed = [text, valueOf(text)];
  return parsed[1];
}

/** What a field is called where it stands: the keys around it, the section first. */
export function fieldWords(words: EditorWords, around: readonly string[], field: Plan): FieldWords {
  const key = around.at(-1) === 'headings' ? 'heading' : nameOf(field);
  const all: Readonly<Record<string, FieldWords>> = words.fields;
  const [top = ''] = around;
  const section = top === 'internships' ? 'work' : top;
  return (
    all[`${around.at(-1) ?? ''}.${key}`] ??
    all[`${section}.${key}`] ??
    all[key === 'description' ? 'summary' : key] ??
    ([key, '', ''] as const)
  );
}

/** Places and single dates are called the same in every section. */
function nameOf(field: Plan): string {
  if (field.form !== 'text') return field.key;
  if (field.kind === 'place') return 'place';
  return field.kind === 'date' && field.key !== 'startDate' ? 'date' : field.key;
}

/** The boxes on screen whose path in the file passes, in the order of the form. */
function boxes(passes: (path: string) => boolean): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-path]');
  return [...all].filter((box) => passes(box.dataset['path'] ?? ''));
}

export function boxOf(path: Path): HTMLElement | undefined {
  const whole = JSON.stringify(path);
  return boxes((each) => each === whole)[0];
}

export function firstBoxIn(path: Path): HTMLElement | undefined {
  const begin = `${JSON.stringify(path).slice(0, -1)},`;
  return boxes((each) => each.startsWith(begin))[0];
}
