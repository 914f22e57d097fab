import { useEditor } from './context';
import { editorWords } from '../words/editor/en';
import type { EditorWords } from './words.en';

type Told = keyof EditorWords['told'];

const patterns = (Object.entries(editorWords.told) as [Told, string][])
  // The longer one is the narrower one: "was read as town Leeds" before "was read as …".
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([name, english]) => ({ name, pattern: new RegExp(`^${escaped(english)}$`, 's') }));

function escaped(english: string): string {
  return english.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\d\}/g, '(.+)');
}

/** A sentence of the server in the language of the editor; undefined for one that has no translation. */
export function retold(words: EditorWords, sentence: string): string | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(sentence);
    // English counts from 0 in order.
    if (found) return words.told[name].replace(/\{(\d)\}/g, (_, place) => found[Number(place) + 1] ?? '');
  }
  return undefined;
}

/** The editor's names of the contact details that src/import/contact-details.ts names. */
export function contactKind({ fields }: EditorWords, kind: string): string {
  const labels: Readonly<Record<string, string>> = {
    'E-mail': fields['basics.email'][0],
    Phone: fields['basics.phone'][0],
    Website: fields['basics.url'][0],
    Town: fields.city[0],
    Region: fields.region[0],
    Profile: fields.profiles[0],
  };
  return labels[kind] ?? kind;
}

/** A sentence of the server, which is English where it has no translation. */
export function Retold({ text }: { readonly text: string }) {
  const { words } = useEditor();
  const own = retold(words, text);
  const [, kind, rest] = own === undefined ? (/^ {2}([\w-]+)(: .*)$/s.exec(text) ?? []) : [];
  if (kind !== undefined) return <bdi>{contactKind(words, kind) + rest}</bdi>;
  return <bdi lang={own === undefined ? 'en' : undefined}>{own ?? text}</bdi>;
}
