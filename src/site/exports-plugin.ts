import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { drawOpenGraphImage } from './social-card.ts';
import type { Settings } from './settings.ts';

/**
 * Everything else that is made from the résumé: its other forms as files, the card for links to the page, and what
 * the page's head says to programs.
 */
export function exportsPlugin({ site, siteUrl, resumeFile }: Settings): Plugin {
  const address = { basePath: site.basePath, ...(siteUrl !== undefined && { siteUrl }) };
  let config: ResolvedConfig;

  const load = () => loadPage(config.root, resumeFile);
  const textFiles = ({ modules, profile, resume }: LoadedPage) =>
    modules.writeExports(profile, resume, address);

  function remark({ modules, profile, resume }: LoadedPage): void {
    const { promptTokens, hints } = modules.lintResume(resume, profile, (path) =>
      existsSync(resolve(config.publicDir, path)),
    );
    for (const { path, message } of hints) config.logger.warn(`${resumeFile}: ${path} ${message}`);
    config.logger.info(`\nThe profile prompt has about ${promptTokens} tokens.`);
  }

  return {
    name: 'talking-cv:exports',
    configResolved(resolved) {
      config = resolved;
    },

    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const { modules, profile } = await load();
        return modules.headTags(profile, address).map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(site.basePath.length) ?? '';
        if (!/^[\w-]+\.\w+$/.test(name)) return next();
        load()
          .then((page) => {
            const text = textFiles(page)[name];
            if (text === undefined) return next();
            response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text);
          })
          .catch(next);
      });
    },

    async generateBundle() {
      const page = await load();
      remark(page);
      for (const [fileName, source] of Object.entries(textFiles(page))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      this.emitFile({
        type: 'asset',
        fileName: exportedFiles.openGraphImage,
        source: await drawOpenGraphImage(page.profile, config.publicDir),
      });
    },
  };
}
