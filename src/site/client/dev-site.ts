import { extname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import type * as Content from '../site-content.ts';
import type * as Document from '../page-document.ts';
import { packageFolder } from './client-folder.ts';
import { openPublicFolder } from '../public-folder.ts';
import { languages } from '../../answers/languages/language-pack.ts';
import { ownerStyles } from '../theme.ts';
import { parseSettings, type Environment, type Settings } from '../settings.ts';

/**
 * `npm run dev`: client and page with hot reload, fed from an owner's folder through the builder's own functions.
 *
 * @throws Error saying what in the settings or in `public/` has to be changed.
 */
export function devSite(folder: string, environment: Environment): UserConfig {
  const settings = parseSettings(environment);
  // Vite serves whatever lies in public/, links included, so a link out of it stops the start.
  openPublicFolder(folder);
  return {
    root: packageFolder,
    base: settings.site.basePath,
    // A missing file is answered with 404; Vite would otherwise send the page in its place.
    appType: 'mpa',
    publicDir: resolve(folder, 'public'),
    envPrefix: 'TALKING_CV_PUBLIC_',
    plugins: [react(), serveSite(folder, settings)],
    worker: { format: 'es' },
  };
}

type BuilderModules = Pick<typeof Content, 'siteContent'> & Pick<typeof Document, 'pageDocument'>;

const contentTypes: Readonly<Record<string, string>> = { '.json': 'application/json', '.css': 'text/css' };

/** The owner's styles, which a build puts behind the page's own. */
const styleFile = 'owner-styles.css';

function serveSite(folder: string, settings: Settings): Plugin {
  const { basePath } = settings.site;
  const assistantFile = `${basePath}assistant.json`;
  let server: ViteDevServer;

  /** Read anew for each request, since both the résumé and the modules that draw it may have changed. */
  async function load() {
    const modules = await Promise.all([
      server.ssrLoadModule('/src/site/site-content.ts'),
      server.ssrLoadModule('/src/site/page-document.ts'),
    ]);
    const { siteContent, pageDocument } = Object.assign({}, ...modules) as BuilderModules;
    return { content: siteContent({ folder, settings }), pageDocument };
  }

  async function fileAt(name: string): Promise<string | undefined> {
    if (name === styleFile) return ownerStyles(folder);
    if (name === 'assistant.json') {
      const { assistantData } = (await load()).content;
      return JSON.stringify({ ...assistantData, synonymFiles: `${basePath}synonyms` });
    }
    const [, language] = /^synonyms-(\w+)\.json$/.exec(name) ?? [];
    const known = languages.find((each) => each === language);
    if (known) return JSON.stringify((await load()).content.synonyms[known]);
    return /^[\w-]+\.\w+$/.test(name) ? (await load()).content.exports[name] : undefined;
  }

  return {
    name: 'talking-cv:dev-site',
    transformIndexHtml: {
      // Last, so that Vite resolves the addresses of the template and none of the résumé's.
      order: 'post',
      // Without a policy: the development server injects scripts and styles of its own, which it would forbid.
      async handler(template) {
        const { content, pageDocument } = await load();
        const page = pageDocument(template, { content, siteData: { ...content.siteData, assistantFile } });
        return page.replace('</head>', `<link rel="stylesheet" href="${basePath}${styleFile}"></head>`);
      },
    },
    configureServer(started) {
      server = started;
      server.watcher.add([settings.resumeFile, 'theme.css'].map((file) => resolve(folder, file)));
      server.watcher.on('change', (file) => {
        if (/\.json$|[/\\]theme\.css$|[/\\]src[/\\](?:resume|page|ui|site)[/\\]/.test(file))
          server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(basePath.length) ?? '';
        fileAt(name)
          .then((text) => {
            if (text === undefined) return next();
            const type = contentTypes[extname(name)] ?? 'text/plain';
            response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
          })
          .catch(next);
      });
    },
  };
}
