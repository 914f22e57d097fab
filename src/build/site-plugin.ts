import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { normalizePath, runnerImport, type Plugin, type ResolvedConfig } from 'vite';
import { contentSecurityPolicy, securityHeaders } from './security-policy.ts';
import type { Settings } from './settings.ts';
import { describeBackend } from './describe-backend.ts';

type PageEntry = typeof import('./page-entry.ts');

const virtualSite = 'virtual:site';

/**
 * Turns the résumé and the settings into the page: renders `src/prerender.tsx` into `index.html`, links the
 * style sheets its components import, and gives the client its share of both as `virtual:site`.
 */
export function sitePlugin(settings: Settings): Plugin {
  let config: ResolvedConfig;

  async function loadPage() {
    const { module, dependencies } = await runnerImport<PageEntry>(
      resolve(config.root, 'src/build/page-entry.ts'),
      {
        root: config.root,
        configFile: false,
        envDir: false,
        logLevel: 'error',
        plugins: [react()],
      },
    );
    const profile = module.parseProfile(
      readResume(resolve(config.root, settings.resumeFile), settings.resumeFile),
    );
    const styleSheets = dependencies.filter((file) => file.endsWith('.css'));
    return { module, profile, styleSheets };
  }

  return {
    name: 'talking-cv:site',
    configResolved(resolved) {
      config = resolved;
      for (const warning of settings.warnings) config.logger.warn(warning);
    },

    resolveId: (id) => (id === virtualSite ? `\0${virtualSite}` : undefined),
    async load(id) {
      if (id !== `\0${virtualSite}`) return undefined;
      const { module, profile } = await loadPage();
      return [
        `export const settings = ${JSON.stringify(settings.site)};`,
        `export const assistant = ${JSON.stringify(module.toAssistantProfile(profile))};`,
      ].join('\n');
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module, profile, styleSheets } = await loadPage();
        const page = module.renderPage(profile, {
          ...describeBackend(settings.site),
          basePath: settings.site.basePath,
          year: new Date().getFullYear(),
        });
        const links = styleSheets.map(
          (file) => `<link rel="stylesheet" href="${toUrl(file, config.root)}" />`,
        );
        // A dev server injects scripts and styles of its own, which this policy exists to forbid.
        const policy =
          config.command === 'build'
            ? `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(settings.site)}" />`
            : '';
        return html
          .replace('<!--head-->', () => [policy, page.head, ...links].filter(Boolean).join('\n    '))
          .replace('<!--page-->', () => page.html);
      },
    },

    configureServer(server) {
      server.watcher.add(resolve(config.root, settings.resumeFile));
      server.watcher.on('change', (file) => {
        if (/\.json$|[/\\](profile|ui)[/\\]/.test(file)) server.ws.send({ type: 'full-reload' });
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
        source: `${settings.site.basePath}*\n${headers.join('\n')}\n`,
      });
    },
  };
}

/** Throws with the file's name and what is wrong with it. */
function readResume(path: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(
      `The résumé ${name} cannot be read. RESUME_FILE names the JSON Resume file to build from.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The résumé ${name} is not valid JSON: ${String(cause)}`, { cause });
  }
}

function toUrl(file: string, root: string): string {
  return `/${normalizePath(relative(root, file))}`;
}
