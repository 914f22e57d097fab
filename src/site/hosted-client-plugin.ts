import type { Plugin } from 'vite';

/**
 * Bundles what this site reaches of the hosted model's client, which makes a chunk of 6 kB instead of 15, or of 83
 * without any of this.
 *
 * The client does not say that its modules have no side effects, so all of its tasks would come with it. And it keeps
 * a table of every provider with every task, down to video, which no bundler can see into. This site looks up one
 * entry: it names a provider by the model's suffix, which the router resolves, and an endpoint of one's own counts as
 * `hf-inference`. So whatever provider is set, the table may be that entry.
 */
export function hostedClientPlugin(): Plugin {
  return {
    name: 'talking-cv:hosted-client',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@huggingface\//, sideEffects: false }] },
        },
      },
    }),
    load: {
      filter: { id: /\/@huggingface\/inference\/dist\/esm\/lib\/getProviderHelper\.js$/ },
      handler: () => `
        import { HFInferenceConversationalTask } from '../providers/hf-inference.js';

        export const PROVIDERS = { 'hf-inference': { conversational: new HFInferenceConversationalTask() } };

        export function getProviderHelper(provider, task) {
          const helper = PROVIDERS[provider]?.[task];
          if (!helper) throw new Error(\`This site was built without \${task} at \${provider}\`);
          return helper;
        }
      `,
    },
  };
}
