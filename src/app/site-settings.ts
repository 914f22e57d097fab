/** What a built site knows of its settings: only what its backend needs, so nothing else reaches the bundle. */
export interface SiteSettings {
  /** The backend the site was built for; `webllm` falls back where a browser cannot run a model. */
  readonly backend: 'ollama' | 'huggingface' | 'webllm';
  /** URL path the site is served under, with slashes at both ends. */
  readonly basePath: string;
  readonly ollama?: { readonly host: string; readonly model: string };
  /** Present for flag 0, and for flag 2 where a token or endpoint makes the hosted model usable. */
  readonly hosted?: {
    readonly model: string;
    readonly provider: string;
    readonly token?: string;
    /** Absolute URL or same-origin path of an OpenAI-compatible API. */
    readonly endpoint?: string;
  };
  readonly webllm?: {
    readonly model?: string;
    readonly modelUrl?: string;
    readonly modelLibUrl?: string;
    readonly allowSoftwareGpu: boolean;
  };
}
