import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { lookup } from 'mrmime';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import type * as Content from '../site-content.ts';
import type * as Document from '../page-document.ts';
import { type AppIcon, appIcons, colouredIcon, drawIcon } from '../app-icons.ts';
import { packageFolder } from '../engine-files.ts';
import { iconFile } from '../file-names.ts';
import { changesPage, isWrittenByCommands, ownersFiles } from '../dev/inputs.ts';
import { openPublicFolder } from '../public-folder.ts';
import { localFile } from '../../resume/local-file.ts';
import { languages } from '../../answers/languages/language-pack.ts';
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
    // Vite reloads every page when it sees a `tsconfig.json` change, and what a build or a test writes is none of theirs.
    server: { watch: { ignored: isWrittenByCommands } },
    worker: { format: 'es' },
  };
}

type BuilderModules = Pick<typeof Content, 'siteContent'> & Pick<typeof Document, 'pageDocument'>;

/** The owner's styles, which a build puts after the page's own. */
const styleFile = 'owner-styles.css';

/** The content of the page whose file this is. */
function pageAt({ pages }: Content.SiteContent, name: string): Content.PageContent {
  const [first, ...others] = pages;
  return others.find(({ folder }) => name.startsWith(folder)) ?? first;
}

function serveSite(folder: string, settings: Settings): Plugin {
  const { basePath } = settings.site;
  let server: ViteDevServer;

  /** Read anew for each request, since both the résumé and the modules that draw it may have changed. */
  async function load() {
    const modules = await Promise.all([
      server.ssrLoadModule('/src/site/site-content.ts'),
      server.ssrLoadModule('/src/site/page-document.ts'),
    ]);
    const { siteContent, pageDocument } = Object.assign({}, ...modules) as BuilderModules;
    return { content: await siteContent({ folder, settings }), pageDocument };
  }

  async function fileAt(name: string): Promise<string | Uint8Array | undefined> {
    if (name === styleFile) return (await load()).content.styles;
    const icon = appIcons.find(({ file }) => file === name);
    if (icon) return iconAt(icon);
    if (/\.(?:png|jpg|webp)$/.test(name)) return pictureAt(name);
    if (!/^(?:[a-z]{2}(?:-\w+)*\/)?[\w-]+\.\w+$/.test(name)) return undefined;
    const { content } = await load();
    const page = pageAt(content, name);
    const file = name.slice(page.folder.length);
    if (file === 'assistant.json')
      return JSON.stringify({ ...page.assistantData, synonymFiles: `${basePath}${page.folder}synonyms` });
    const [, language] = /^synonyms-(\w+)\.json$/.exec(file) ?? [];
    const known = languages.find((each) => each === language);
    if (known) return JSON.stringify(page.synonyms[known]);
    return page.exports[file] ?? content.exports[name];
  }

  /** As a build publishes it. */
  async function pictureAt(name: string): Promise<Uint8Array | undefined> {
    const path = localFile(name)?.path ?? '';
    const { publicFolder } = (await load()).content;
    return publicFolder.has(path) ? publicFolder.read(path) : undefined;
  }

  async function iconAt(icon: AppIcon): Promise<Uint8Array | undefined> {
    const publicFolder = openPublicFolder(folder);
    if (publicFolder.has(icon.file)) return undefined;
    const { colors } = (await load()).content.theme;
    const svg = publicFolder.has(iconFile)
      ? publicFolder.read(iconFile)
      : colouredIcon(await readFile(resolve(packageFolder, 'src/page/favicon.svg')), colors.icon);
    return drawIcon(svg, icon, colors.background);
  }

  /** Vite serves the one `index.html`; a further language's page is made from it as well. */
  async function pageIn(folderName: string, originalUrl: string | undefined): Promise<string | undefined> {
    const { content } = await load();
    if (folderName === '' || !content.pages.some((page) => page.folder === folderName)) return undefined;
    const template = await readFile(resolve(packageFolder, 'index.html'), 'utf8');
    return server.transformIndexHtml(`${basePath}${folderName}index.html`, template, originalUrl);
  }

  return {
    name: 'talking-cv:dev-site',
    transformIndexHtml: {
      // Last, so that Vite resolves the addresses of the template and none of the résumé's.
      order: 'post',
      // Without a policy: the development server injects scripts and styles of its own, which it would forbid.
      async handler(template, { path }) {
        const { content, pageDocument } = await load();
        const page = pageAt(content, path.replace(basePath, '').replace(/^\//, ''));
        const assistantFile = `${basePath}${page.folder}assistant.json`;
        const siteData = { ...page.siteData, assistantFile };
        return pageDocument(template, { content: page, siteData }).replace(
          '</head>',
          `<link rel="stylesheet" href="${basePath}${styleFile}"></head>`,
        );
      },
    },
    configureServer(started) {
      server = started;
      server.watcher.add(ownersFiles(folder, settings.resumeFile));
      server.watcher.on('change', (file) => {
        if (changesPage(file, folder, settings.resumeFile)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(basePath.length) ?? '';
        const isPage = /^[a-z]{2}(?:-\w+)*\/(?:index\.html)?$/.test(name);
        const found = isPage ? pageIn(name.replace('index.html', ''), request.originalUrl) : fileAt(name);
        found
          .then((text) => {
            if (text === undefined) return next();
            const type = isPage ? 'text/html' : (lookup(name) ?? 'text/plain');
            response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
          })
          .catch(next);
      });
    },
  };
}
