import type { SiteSettings } from '../site-data.ts';

/** The backend a site was built for, in words for the page and the terminal. */
export function describeBackend(site: SiteSettings): { backendName: string; modelName: string } {
  switch (site.backend) {
    case 'ollama':
      return { backendName: `Ollama at ${site.ollama.host}`, modelName: site.ollama.model };
    case 'huggingface':
      return { backendName: 'The hosted model', modelName: site.hosted.model };
    case 'webllm':
      return {
        backendName: `The visitor's browser${site.hosted ? ', or the hosted model' : ''}`,
        modelName: site.webllm.model ?? 'A Qwen model chosen by what the device can hold',
      };
  }
}
