import type { PageWords } from '../page/words.en.ts';
import type { SiteSettings } from '../site-data.ts';

/** The backend a site was built for, in words for the page and the terminal. */
export function describeBackend(
  site: SiteSettings,
  words: PageWords['panel'],
): { readonly backendName: string; readonly modelName: string } {
  switch (site.backend) {
    case 'ollama':
      return { backendName: words.builtForOllama(site.ollama.host), modelName: site.ollama.model };
    case 'huggingface':
      return { backendName: words.builtForHosted, modelName: site.hosted.model };
    case 'webllm':
      return {
        backendName: site.hosted ? words.builtForBrowserOrHosted : words.builtForBrowser,
        modelName: site.webllm.model ?? words.chosenByDevice,
      };
  }
}
