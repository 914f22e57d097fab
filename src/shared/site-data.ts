import type { Thesaurus } from '../answers/thesaurus/thesaurus';
import type { ModelPins } from '../models/known/model-pins';
import type { Cv } from '../resume/cv';
import type { InterfaceLanguage } from '../words/languages';

/** How the fragment of an address begins that opens the chat with a question (`docs/contract.md#what-can-be-seen`). */
export const askFragment = '#ask=';

/** Id of the inert JSON block in the page that holds `SiteData`. */
export const siteDataId = 'site-data';

/**
 * What a site is, as the builder writes it and the client reads it. The client is built without any CV or setting, so
 * all that it has to know at once stands in the page.
 */
export interface SiteData {
  readonly settings: SiteSettings;
  /** Of the interface: page, chat and panel. */
  readonly language: InterfaceLanguage;
  /** Of the CV's own texts (BCP 47); the interface may lack it. */
  readonly cvLanguage: string;
  readonly owner: Owner;
  /** The first thing a new chat says; never sent to a model. */
  readonly greeting: string;
  readonly suggestedQuestions: readonly string[];
  /** Address of the file that holds `AssistantData`. */
  readonly assistantFile: string;
  /** Tells the CV of an embed from others on its origin: in all its languages, and whatever changes in it but the name. */
  readonly cvId?: string | undefined;
}

export interface Owner {
  readonly name: string;
  readonly firstName: string;
  /** Where to write if the CV holds no answer. */
  readonly email?: string | undefined;
}

/** What only an answer needs: one JSON file, loaded with the chat. */
export interface AssistantData {
  readonly prompt: string;
  readonly cv: Cv;
  /** Other names of what the CV names. */
  readonly thesaurus: Thesaurus;
  /** Address of the files with other words for the CV's, without the visitor's language: `-fr.json`. Each holds one text. */
  readonly synonymFiles: string;
  /** The build-time credential of the hosted model, which everyone can read. */
  readonly hostedToken?: string | undefined;
}

/** Only what the site's own backend needs (`docs/settings.md`). */
export type SiteSettings = {
  /** URL path the site is served under, with slashes at both ends. */
  readonly basePath: string;
  /** True if this is no site but the assistant alone, in a frame on pages of other sites (`docs/embed.md`). */
  readonly isEmbed?: boolean | undefined;
} & (
  | ServerSite
  /** Falls back where a browser cannot run a model: to the hosted one where that is usable, else to quotes. */
  | {
      readonly backend: 'webllm';
      readonly webllm: WebLLMSettings;
      /** The model that the browser itself may have is offered too. */
      readonly builtIn: boolean;
      readonly hosted?: HostedSettings | undefined;
    }
);

/** Backends outside the browser, each with its settings (`src/servers/`). */
export interface ServerSettings {
  readonly ollama: OllamaSettings;
  readonly huggingface: HostedSettings;
}
export type ServerId = keyof ServerSettings;

/** A site that was built for one of them. */
export type ServerSite<Id extends ServerId = ServerId> = {
  readonly [Each in Id]: { readonly backend: Each; readonly server: ServerSettings[Each] };
}[Id];

export interface OllamaSettings {
  /** Base URL, such as `http://localhost:11434`. */
  readonly host: string;
  readonly model: string;
}

export interface HostedSettings {
  readonly model: string;
  /** Pinned by suffix (`model:provider`), which costs no look-up; not used with an endpoint. Unset, Hugging Face chooses. */
  readonly provider?: string | undefined;
  /** Base URL of an OpenAI-compatible API, absolute or a path on this origin, used instead of the router. */
  readonly endpoint?: string | undefined;
}

/** Addresses are absolute or paths of this site. */
export interface WebLLMSettings {
  readonly model?: string | undefined;
  readonly modelUrl?: string | undefined;
  readonly modelLibUrl?: string | undefined;
  /** Addresses of a model of web-llm's list that our table lacks. */
  readonly listed?: { readonly modelUrl: string; readonly libUrl: string } | undefined;
  /** The owner's; they win over those that the client ships. */
  readonly pins?: ModelPins | undefined;
  readonly allowSoftwareGpu: boolean;
}
