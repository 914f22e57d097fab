import { describe, expect, it } from 'vitest';
import type { Api, FileTexts, Start } from '../../../src/editor/api';
import { createEditor, saveState, keepUnseen } from '../../../src/editor/store';
import { memoryStorage } from '../../support/memory-storage';
import { mergeTexts } from '../../../src/editor/history';

const first = '{\n  "basics": {\n    "name": "Ada",\n    "label": "Nurse"\n  }\n}\n';

/** An editor over a disk in memory, whose clock is moved by hand. */
function open() {
  const disk: Record<string, string> = { 'resume.json': first };
  const timers: (() => void)[] = [];
  const failing = { isOn: false };
  const api = {
    files: async () => ({ ...disk }),
    render: async () => ({ pages: [], sheet: '0', openTopics: [], contrasts: [], tokens: {} }),
    write: async (name: string, known: string | undefined, text: string) => {
      if (failing.isOn) throw new Error('The disk is full.');
      if (disk[name] !== known) return { isWritten: false as const, text: disk[name] };
      disk[name] = text;
      return { isWritten: true as const };
    },
  } satisfies Partial<Api>;
  const languages = { language: 'en', cvLanguage: 'en', headings: {} } as const;
  const start: Start = {
    ...languages,
    texts: { ...disk },
    resumeFile: 'resume.json',
    preview: 'http://127.0.0.1:1/x/',
    themes: [],
    targets: [],
  };
  const editor = createEditor(api, start, { now: () => 0, after: (_, run) => timers.push(run) });
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      timers.splice(0).forEach((run) => run());
      await new Promise((done) => setImmediate(done));
    }
  };
  const text = () => editor.store.getState().history.now['resume.json'] ?? '';
  const type = (from: string, to: string, step?: string) =>
    editor.edit('resume.json', text().replace(from, to), step);
  return { disk, editor, failing, settle, text, type, state: () => saveState(editor.store.getState()) };
}

describe('the editor', () => {
  it('says that it is saved only once the disk has it', async () => {
    const { disk, editor, settle, type, state } = open();
    expect(state()).toBe('unchanged');
    type('Ada', 'Eda');
    expect([state(), editor.isUnsaved()]).toEqual(['writing', true]);
    await settle();
    expect([state(), editor.isUnsaved()]).toEqual(['saved', false]);
    expect(disk['resume.json']).toContain('Eda');
  });

  it('says why a write failed, and tries again', async () => {
    const { disk, failing, settle, type, state } = open();
    failing.isOn = true;
    type('Ada', 'Eda');
    await settle();
    expect(state()).toBe('failed');
    failing.isOn = false;
    await settle();
    expect([state(), disk['resume.json']?.includes('Eda')]).toEqual(['saved', true]);
  });

  it('does not say saved while a field holds what is refused', async () => {
    const { editor, settle, type, state } = open();
    type('Ada', 'Eda');
    editor.refuse('["basics","email"]', true);
    await settle();
    expect([state(), editor.isUnsaved()]).toEqual(['refused', true]);
  });

  it('undoes what was typed into one field as one step, and keeps what another program wrote', async () => {
    const { disk, editor, settle, text, type } = open();
    type('Ada', 'Adaa', 'name');
    type('Adaa', 'Adaaa', 'name');
    await settle();
    disk['resume.json'] = (disk['resume.json'] ?? '').replace('Nurse', 'Head nurse');
    await editor.look();
    editor.undo();
    expect(JSON.parse(text())).toEqual({ basics: { name: 'Ada', label: 'Head nurse' } });
    editor.redo();
    expect(JSON.parse(text())).toEqual({ basics: { name: 'Adaaa', label: 'Head nurse' } });
  });

  it('merges a change that it meets when it writes', async () => {
    const { disk, settle, type } = open();
    disk['resume.json'] = first.replace('Nurse', 'Head nurse');
    type('Ada', 'Eda');
    await settle();
    expect(JSON.parse(disk['resume.json'])).toEqual({ basics: { name: 'Eda', label: 'Head nurse' } });
  });

  it.each([
    [true, 'Oda'],
    [false, 'Eda'],
  ])(
    'writes nothing over the same text of another program until it is answered (%s)',
    async (takesTheirs, name) => {
      const { disk, editor, settle, type } = open();
      disk['resume.json'] = first.replace('Ada', 'Oda');
      type('Ada', 'Eda');
      await settle();
      expect(disk['resume.json']).toContain('Oda');
      expect(editor.store.getState().conflict?.name).toBe('resume.json');
      editor.resolve(takesTheirs);
      await settle();
      const now: FileTexts = editor.store.getState().history.now;
      expect([disk['resume.json'].includes(name), now['resume.json']?.includes(name)]).toEqual([true, true]);
    },
  );
});

it('has what an import guessed after a reload, until it is looked at', () => {
  const storage = memoryStorage();
  const reload = (address = '/token/') => {
    const { editor } = open();
    keepUnseen(editor, storage, address);
    return { editor, unseen: () => editor.store.getState().unseen };
  };
  reload().editor.setUnseen({ guessed: ['A town.'], fields: new Set(['one', 'other']) });
  const { editor, unseen } = reload();
  expect(unseen()).toEqual({ guessed: ['A town.'], leftOut: [], fields: new Set(['one', 'other']) });
  editor.lookedAt('one');
  expect(reload().unseen().fields).toEqual(new Set(['other']));
  expect(reload('/token-of-another-folder/').unseen().fields.size).toBe(0);
});

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const base = { basics: { name: 'Ada', email: 'a@b.example' }, work: [{ name: 'A' }, { name: 'B' }], x: 1 };

describe('a file that two programs change', () => {
  it('has both changes where they are apart', () => {
    const work = [{ name: 'A' }, { name: 'B2' }];
    const ours = { ...base, basics: { ...base.basics, name: 'Ada O.' }, work };
    const theirs = { ...base, basics: { ...base.basics, email: 'c@d.example' }, y: 2 };
    const merged: unknown = JSON.parse(mergeTexts(textOf(base), textOf(ours), textOf(theirs)) ?? '');
    expect(merged).toEqual({ basics: { name: 'Ada O.', email: 'c@d.example' }, work, x: 1, y: 2 });
  });

  it('is asked about where both changed one text', () => {
    const [ours, theirs] = ['Ada O.', 'Ada P.'].map((name) =>
      textOf({ ...base, basics: { ...base.basics, name } }),
    );
    expect(mergeTexts(textOf(base), ours ?? '', theirs ?? '')).toBeUndefined();
  });

  it('is asked about where one changed an entry of a list that the other made longer', () => {
    const ours = textOf({ ...base, work: [...base.work, { name: 'C' }] });
    const theirs = textOf({ ...base, work: [{ name: 'A2' }, { name: 'B' }] });
    expect(mergeTexts(textOf(base), ours, theirs)).toBeUndefined();
  });

  it('is taken as it is where only one changed it, JSON or not', () => {
    expect(mergeTexts(':root {}', ':root {}', ':root { --accent: red; }')).toBe(':root { --accent: red; }');
    expect(mergeTexts('a', 'b', 'c')).toBeUndefined();
  });
});
