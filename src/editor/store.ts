import { createStore } from 'zustand/vanilla';
import type { Api, Draft, FileTexts, Start } from './api';
import { beginHistory, edited, type History, rebased, redone, undone, mergeTexts } from './history';
import { type Path, guessedField } from '../resume/edit-json';
import { leavesOf } from '../shared/leaves';
import { messageOf } from '../shared/attempt';

export type Tab = 'content' | 'looks' | 'questions' | 'languages';

/** Two versions of a file, of which the owner has to choose one. */
export interface Conflict {
  readonly name: string;
  /** Undefined where the file was deleted. */
  readonly theirs: string | undefined;
}

export interface EditorState {
  readonly start: Start;
  readonly history: History;
  /** What the disk holds, as far as it is known. */
  readonly disk: FileTexts;
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  /** When the last write succeeded, in ms. */
  readonly savedAt: number | undefined;
  readonly conflict: Conflict | undefined;
  /** The fields whose text is refused, so that it stands in no file; by their paths. */
  readonly refused: ReadonlySet<string>;
  readonly draft: Draft | undefined;
  /** The texts that the draft's pages were made of. */
  readonly drawn: FileTexts;
  /** How many drafts there were; a new one may show new pictures. */
  readonly drafts: number;
  /** The entry or section whose form was opened last. */
  readonly chosen: Path | undefined;
  /** The sections and entries that are unfolded, by their paths. */
  readonly opened: ReadonlySet<string>;
  readonly tab: Tab;
  readonly windows: number;
  /** Of an import, what the owner has not looked at yet. */
  readonly unseen: Unseen;
}

interface Unseen {
  readonly guessed: readonly string[];
  readonly leftOut: readonly string[];
  /** The guessed fields, as `guessedField` names them. */
  readonly fields: ReadonlySet<string>;
}

export interface Clock {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => void;
}

/** In ms. */
export const saveDelay = 500;

export type Editor = ReturnType<typeof createEditor>;

/** What the editor knows and does, without a screen: edits, saves, merges, undoes. */
export function createEditor(api: Pick<Api, 'files' | 'render' | 'write'>, start: Start, clock: Clock) {
  const store = createStore<EditorState>(() => ({
    start,
    // Without a résumé an empty one is begun.
    history: beginHistory({ [start.resumeFile]: '{}\n', ...start.texts }),
    disk: start.texts,
    isSaving: false,
    problem: undefined,
    savedAt: undefined,
    conflict: undefined,
    refused: new Set(),
    draft: undefined,
    drawn: {},
    drafts: 0,
    chosen: undefined,
    opened: new Set(['["basics"]', '["work"]']),
    tab: 'content',
    windows: 1,
    unseen: { guessed: [], leftOut: [], fields: new Set() },
  }));
  const { getState: get, setState: set } = store;
  let isSaveScheduled = false;
  let isRendering = false;
  let isRenderAsked = false;

  const unwritten = () => {
    const { history, disk } = get();
    return Object.keys(history.now).filter((name) => history.now[name] !== disk[name]);
  };

  async function render(): Promise<void> {
    isRenderAsked = true;
    if (isRendering) return;
    isRendering = true;
    while (isRenderAsked) {
      isRenderAsked = false;
      try {
        const { now } = get().history;
        const next = await api.render(now);
        const { pages = [], sheet = '0' } = get().draft ?? {};
        // What was shown stays until there is a page again.
        const draft = next.pages.length > 0 ? next : { ...next, pages, sheet };
        const drawn = next.pages.length > 0 ? now : get().drawn;
        set({ draft, drawn, drafts: get().drafts + 1 });
      } catch (error) {
        set({ problem: messageOf(error) });
      }
    }
    isRendering = false;
  }

  function scheduleSave(delay = saveDelay): void {
    if (isSaveScheduled) return;
    isSaveScheduled = true;
    clock.after(delay, () => {
      isSaveScheduled = false;
      void save();
    });
  }

  async function save(): Promise<void> {
    if (get().isSaving || get().conflict !== undefined) return;
    const names = unwritten();
    if (names.length === 0) return;
    set({ isSaving: true });
    try {
      for (const name of names) {
        const text = get().history.now[name];
        if (text === undefined) continue;
        const result = await api.write(name, get().disk[name], text);
        if (result.isWritten) set({ disk: { ...get().disk, [name]: text } });
        else adopt(name, result.text);
      }
      set({ isSaving: false, problem: undefined, savedAt: clock.now() });
    } catch (error) {
      set({ isSaving: false, problem: messageOf(error) });
      scheduleSave(5 * saveDelay);
      return;
    }
    if (unwritten().length > 0) scheduleSave();
    // Another file may have changed meanwhile.
    else void look().catch(() => {});
  }

  async function look(): Promise<void> {
    if (get().isSaving || get().conflict) return;
    const texts = await api.files();
    // A write of ours that ends meanwhile is no change by others.
    if (get().isSaving) return;
    for (const name of new Set([...Object.keys(texts), ...Object.keys(get().disk)])) adopt(name, texts[name]);
  }

  /** Takes in what another program made of a file. */
  function adopt(name: string, theirs: string | undefined): void {
    const { history, disk } = get();
    const [base, ours] = [disk[name], history.now[name]];
    if (theirs === base) return;
    if (theirs === undefined) {
      if (ours !== undefined) set({ conflict: { name, theirs } });
      return;
    }
    const merged = ours === undefined ? theirs : mergeTexts(base ?? '', ours, theirs);
    if (merged === undefined) {
      set({ conflict: { name, theirs } });
      return;
    }
    set({
      history: rebased(history, name, base ?? '', theirs, merged),
      disk: { ...disk, [name]: theirs },
    });
    void render();
    if (merged !== theirs) scheduleSave();
  }

  function change(history: History): void {
    if (history === get().history) return;
    set({ history });
    void render();
    scheduleSave();
  }

  function editAll(texts: FileTexts, step?: string): void {
    const { history } = get();
    change(edited(history, { ...history.now, ...texts }, step));
  }

  if (unwritten().length > 0) scheduleSave();

  return {
    store,
    render,
    save,
    /** Replaces the text of a file. Edits of one `step` in a row are undone together. */
    edit: (name: string, text: string, step?: string) => editAll({ [name]: text }, step),
    editAll,
    /** Resolves once all that can be written is written. */
    async flush(): Promise<void> {
      for (let tries = 0; tries < 20 && unwritten().length > 0; tries += 1) {
        await save();
        await new Promise<void>((done) => clock.after(50, done));
      }
      const { problem } = get();
      if (unwritten().length > 0) throw new Error(problem ?? 'Something is not written yet.');
    },
    undo: () => change(undone(get().history)),
    redo: () => change(redone(get().history)),
    look,
    resolve(takesTheirs: boolean): void {
      const { conflict, disk, history } = get();
      if (conflict === undefined) return;
      const { name, theirs } = conflict;
      const { [name]: _, ...others } = disk;
      set({ conflict: undefined, disk: theirs === undefined ? others : { ...disk, [name]: theirs } });
      if (takesTheirs) {
        const { [name]: _ours, ...rest } = history.now;
        // Undo brings the other version back.
        change(edited(history, theirs === undefined ? rest : { ...history.now, [name]: theirs }));
      }
      scheduleSave();
    },
    refuse(path: string, isRefused: boolean): void {
      if (isRefused === get().refused.has(path)) return;
      const refused = new Set(get().refused);
      if (isRefused) refused.add(path);
      else refused.delete(path);
      set({ refused });
    },
    /** Unfolds what is there, and marks it on the page. */
    choose(chosen: Path): void {
      const around = chosen.map((_, index) => JSON.stringify(chosen.slice(0, index + 1)));
      set({ chosen, opened: new Set([...get().opened, ...around]) });
    },
    fold(path: Path): void {
      const opened = new Set(get().opened);
      opened.delete(JSON.stringify(path));
      set({ opened });
    },
    setStart: (next: Start) => set({ start: next }),
    show: (tab: Tab) => set({ tab }),
    setWindows: (windows: number) => set({ windows }),
    setUnseen: (unseen: Partial<Unseen>) => set({ unseen: { ...get().unseen, ...unseen } }),
    lookedAt(field: string): void {
      const fields = new Set(get().unseen.fields);
      if (fields.delete(field)) set({ unseen: { ...get().unseen, fields } });
    },
    /** True while something that was typed stands in no file. */
    isUnsaved: () => unwritten().length > 0 || get().refused.size > 0,
  };
}

export function saveState(state: EditorState): 'unchanged' | 'writing' | 'refused' | 'failed' | 'saved' {
  const { history, disk, problem, refused, isSaving, savedAt } = state;
  if (problem !== undefined) return 'failed';
  if (refused.size > 0) return 'refused';
  if (isSaving || Object.keys(history.now).some((name) => history.now[name] !== disk[name])) return 'writing';
  return savedAt === undefined ? 'unchanged' : 'saved';
}

/** Where in a value the fields are that an import guessed and nobody has looked at. */
export function guessesIn(fields: ReadonlySet<string>, path: Path, value: unknown): readonly Path[] {
  if (fields.size === 0) return [];
  return leavesOf(value, path).flatMap(([at, text]) => (fields.has(guessedField(at, text)) ? [at] : []));
}

interface Kept {
  readonly guessed: readonly string[];
  readonly leftOut: readonly string[];
  readonly fields: readonly string[];
}

/** Has what an import guessed outlive a reload of the window; `address` is the window's. */
export function keepUnseen(
  { store, setUnseen }: Pick<Editor, 'store' | 'setUnseen'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  address: string,
): void {
  const kept = storage.getItem(address);
  if (kept !== null) {
    const { guessed, leftOut, fields } = JSON.parse(kept) as Kept;
    setUnseen({ guessed, leftOut, fields: new Set(fields) });
  }
  store.subscribe(({ unseen }, before) => {
    if (unseen === before.unseen) return;
    storage.setItem(address, JSON.stringify({ ...unseen, fields: [...unseen.fields] } satisfies Kept));
  });
}
