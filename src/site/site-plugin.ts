import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { loadPage, type LoadedPage } from './load-page.ts';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import type { Settings } from './settings.ts';
import { describeBackend } from './describe-backend.ts';

/** What each module that only exists in a build exports; one each, since they are needed at different times. */
const virtualModules: Readonly<Record<string, (page: LoadedPage, settings: Settings) => object>> = {
  'virtual:site': ({ modules, profile }, { site }) => ({
    settings: site,
    assistant: modules.toAssistantProfile(profile),
  }),
  'virtual:passages': ({ modules, profile }) => ({ passages: modules.toPassages(profile) }),
};

/**
 * Turns the résumé and the settings into the page: renders `src/site/render-page.tsx` into `index.html`, and
 * gives the client its share of both as `virtual:site` and, for what only quotes need, `virtual:passages`.
 */
export function sitePlugin(settings: Settings): Plugin {
  let config: ResolvedConfig;

  const load = () => loadPage(config.root, settings.resumeFile);

  return {
    name: 'talking-cv:site',
    configResolved(resolved) {
      config = resolved;
      for (const warning of settings.warnings) config.logger.warn(warning);
    },

    resolveId: (id) => (Object.hasOwn(virtualModules, id) ? `\0${id}` : undefined),
    async load(id) {
      const write = virtualModules[id.slice(1)];
      if (!id.startsWith('\0') || !write) return undefined;
      return Object.entries(write(await load(), settings))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { modules, profile } = await load();
        const page = modules.renderPage(profile, {
          ...describeBackend(settings.site),
          basePath: settings.site.basePath,
          year: new Date().getFullYear(),
          hasPdf: settings.printsPdf === true || existsSync(resolve(config.publicDir, exportedFiles.pdf)),
        });
        // A dev server injects scripts and styles of its own, which this policy exists to forbid.
        const policy =
          config.command === 'build'
            ? `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(settings.site)}" />`
            : '';
        return html
          .replace('<!--head-->', () => [policy, page.head].filter(Boolean).join('\n    '))
          .replace('<!--page-->', () => page.html);
      },
    },

    configureServer(server) {
      server.watcher.add(resolve(config.root, settings.resumeFile));
      server.watcher.on('change', (file) => {
        if (/\.json$|[/\\](resume|page|ui)[/\\]/.test(file)) server.ws.send({ type: 'full-reload' });
      });
    },

    configurePreviewServer: (server) => () => {
      const { backendName, modelName } = describeBackend(settings.site);
      server.config.logger.info(`  Built for: ${backendName} (${modelName})`);
    },

    generateBundle() {
      const headers = Object.entries(securityHeaders(settings.site)).map(
        ([name, value]) => `  ${name}: ${value}`,
      );
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        // What is under assets/ has a hash of its content in its name.
        source: [
          `${settings.site.basePath}*`,
          ...headers,
          `${settings.site.basePath}assets/*`,
          '  Cache-Control: public, max-age=31536000, immutable',
          '',
        ].join('\n'),
      });
    },
  };
}
