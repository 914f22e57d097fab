import type { InterfaceLanguage } from '../languages';

/** By the English sentence, the same in another language; `{0}` stands for what changes, counted as the English has it. */
export type Sentences = Readonly<Record<string, string>>;

/** A text of the import, the builder or a command in the owner's language; undefined where no part has a translation. */
export type Localize = (text: string) => string | undefined;

const files = import.meta.glob<Sentences>('./??.json', { import: 'default' });

export async function loadLocalize(language: InterfaceLanguage): Promise<Localize> {
  const load = files[`./${language}.json`];
  return load === undefined ? (text) => text : createLocalize(language, await load());
}

const more = '{0} (and {1} more like it)';
const joined = ['{0}: {1}', '{0}; {1}'] as const;

interface Pattern {
  readonly pattern: RegExp;
  readonly own: string;
  /** Whether what stands in each place is a quotation, and stays as it is. */
  readonly isQuoted: readonly boolean[];
}

/** Finds the sentences in a text by their English form: commands, editor and builder then share one text for each. */
export function createLocalize(language: InterfaceLanguage, sentences: Sentences): Localize {
  const patterns = Object.entries(sentences)
    .filter(([english]) => english !== more && !joined.some((each) => each === english))
    // The longer one is the narrower one: "was read as town Leeds" before "was read as …".
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, own]): Pattern => {
      const isQuoted = [...english.matchAll(/(["“]?)\{\d\}/g)].map(([, quote]) => quote !== '');
      return { pattern: new RegExp(`^${escaped(english)}$`), own, isQuoted };
    });

  function sentence(text: string): string | undefined {
    for (const { pattern, own, isQuoted } of patterns) {
      const [whole, ...parts] = pattern.exec(text) ?? [];
      if (whole !== undefined)
        return fill(
          own,
          parts.map((part, place) => (isQuoted[place] ? part : (nameOfLanguage(part) ?? line(part) ?? part))),
        );
    }
    return undefined;
  }

  /** One sentence, several, or a problem and after a semicolon the action that solves it. */
  function message(text: string): string | undefined {
    const one = (part: string) => {
      const [, problem = '', action = ''] = /^(.*); (.*)$/.exec(part) ?? [];
      const both = [sentence(problem), sentence(action)];
      return sentence(part) ?? (isFull(both) ? fill(sentences['{0}; {1}'], both) : undefined);
    };
    const whole = one(text);
    if (whole !== undefined) return whole;
    const all = text.split(/(?<=[.?!]) (?=\p{Lu})/u).map(one);
    return all.length > 1 && isFull(all) ? all.join(language === 'ja' ? '' : ' ') : undefined;
  }

  function line(text: string): string | undefined {
    const [, one, count = ''] = /^(.*) \(and (\d+) more like (?:it|this)\)$/.exec(text) ?? [];
    if (one !== undefined) return fill(sentences[more], [line(one) ?? one, count]);
    const [, place = '', rest = ''] = /^((?:\S+, )*\S+|the file): (.*)$/.exec(text) ?? [];
    const join = (own: string) => fill(sentences['{0}: {1}'], [sentence(place) ?? place, own]);
    const about = rest === '' ? undefined : line(rest);
    if (about !== undefined) return join(about);
    return message(text) ?? (sentence(place) === undefined ? undefined : join(rest));
  }

  function nameOfLanguage(text: string): string | undefined {
    const [, tag] = /^\p{Lu}.* \(([a-z]{2,3}(?:-\w+)*)\)$/u.exec(text) ?? [];
    if (tag === undefined || text !== `${displayName('en', tag)} (${tag})`) return undefined;
    return `${displayName(language, tag)} (${tag})`;
  }

  return (text) => {
    const lines = text.split('\n').map((each) => {
      const [, before = '', rest = ''] = /^(\s*(?:- )?)(.*)$/.exec(each) ?? [];
      const own = line(rest);
      return { each, own: own === undefined ? undefined : before + own };
    });
    if (lines.every(({ own }) => own === undefined)) return undefined;
    return lines.map(({ each, own = each }) => own).join('\n');
  };
}

function fill(own = '', parts: readonly string[]): string {
  return own.replace(/\{(\d)\}/g, (_, place) => parts[Number(place)] ?? '');
}

function isFull(texts: readonly (string | undefined)[]): texts is readonly string[] {
  return !texts.includes(undefined);
}

function escaped(english: string): string {
  return english.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\d\}/g, '(.+)');
}

function displayName(language: string, tag: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language' }).of(tag);
}
