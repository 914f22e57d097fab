/** What a built site knows of its settings: only what its backend needs, so nothing else reaches the bundle. */
export type SiteSettings = {
  /** URL path the site is served under, with slashes at both ends. */
  readonly basePath: string;
} & (
  | { readonly backend: 'ollama'; readonly ollama: OllamaSettings }
  | { readonly backend: 'huggingface'; readonly hosted: HostedSettings }
  /** Falls back where a browser cannot run a model: to the hosted one where that is usable, else to quotes. */
  | { readonly backend: 'webllm'; readonly webllm: WebLLMSettings; readonly hosted?: HostedSettings }
);

export interface OllamaSettings {
  readonly host: string;
  readonly model: string;
}

export interface HostedSettings {
  readonly model: string;
  /** Unset, Hugging Face chooses. */
  readonly provider?: string;
  readonly token?: string;
  /** Absolute URL or same-origin path of an OpenAI-compatible API. */
  readonly endpoint?: string;
}

export interface WebLLMSettings {
  readonly model?: string;
  readonly modelUrl?: string;
  readonly modelLibUrl?: string;
  readonly allowSoftwareGpu: boolean;
}
