import type { Plugin } from 'vite';

const page = 'tests/playground/index.html';

/** Serves `/playground` on a development server; a built site knows nothing of it. */
export function playground(): Plugin {
  return {
    name: 'talking-cv:playground',
    apply: 'serve',
    // Found before the first request, so that no page is reloaded for a dependency that was found late.
    config: () => ({ optimizeDeps: { entries: ['index.html', page] } }),
    configureServer({ config, middlewares }) {
      const address = `${config.base}playground`;
      middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        if (path === address || path === `${address}/`)
          request.url = `${config.base}${page}${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
  };
}
