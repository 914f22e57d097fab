import type { ChatBackend } from '../backends/backend.ts';
import type { Network } from '../backends/http/network.ts';
import type { PrivacyWords, PageWords } from '../page/words.en.ts';
import type { AssistantWords } from '../words/en.ts';

/** A setting at build time, as `.env.example`, `docs/settings.md` and the builder know it. */
export interface Setting {
  /** One or two sentences for owners, without the default. */
  readonly says: string;
  /** Used where the setting is unset; none where something else decides then. */
  readonly default?: string;
  /** True if it may stand in `.env` and in the environment only. */
  readonly isSecret?: true;
}

/** Checks each setting by its form; undefined where it is unset or wrong, which ends the build with a sentence. */
export interface SettingReader<Name extends string> {
  text(name: Name): string | undefined;
  url(name: Name): string | undefined;
  urlOrPath(name: Name): string | undefined;
  provider(name: Name): string | undefined;
  /** The same with the setting's default. */
  textOr(name: Name): string;
}

/** A backend outside the browser: what settings, security policy, privacy text, page, panel and commands are made from. */
export interface Server<Settings, Name extends string> {
  readonly flag: number;
  /** Above its settings in `.env.example` and `docs/settings.md`. */
  readonly heading: string;
  readonly settings: Readonly<Record<Name, Setting>>;
  readonly modelSetting: Name;
  /** Sources that only sites with this backend load. */
  readonly folder: string;
  read(reader: SettingReader<Name>): Settings;
  at(settings: Settings): SiteServer;
}

export interface SiteServer {
  /** As its server names it: two quantisations of one model differ. */
  readonly model: string;
  /** A URL or a path of the site itself. */
  readonly address: string;
  readonly folder: string;
  /** True if it uses the build-time credential. */
  readonly takesToken?: boolean;
  /** As the page's panel and the terminal name it. */
  describe(words: PageWords['panel']): string;
  privacy(words: PrivacyWords, options: PrivacyOptions): PrivacyLines;
  /** For the terminal and the eval. */
  open(options: OpenOptions): Promise<ChatBackend>;
}

interface PrivacyOptions {
  /** The site's own server is asked. */
  readonly isOwnServer: boolean;
  /** It answers only where no model runs in the browser. */
  readonly isFallback: boolean;
}

export type PrivacyLines = Readonly<Record<'gets' | 'when' | 'why', string>>;

interface OpenOptions {
  readonly words: AssistantWords['backends'];
  readonly network: Network;
  readonly token: string | undefined;
}

/** What Ollama and others like it on a computer of the visitor's or the owner's get. */
export function privacyOnComputer(
  { name, model, isLocal }: { readonly name: string; readonly model: string; readonly isLocal: boolean },
  words: PrivacyWords,
): PrivacyLines {
  const { gets } = words.hosted;
  const { when, here, there } = words.computer;
  return isLocal
    ? { gets, when, why: here(model, name) }
    : { gets: words.withAddress(gets), when, why: there(model, name) };
}
