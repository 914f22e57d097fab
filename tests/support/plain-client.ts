import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles } from '../../src/resume/exports/site-address';
import { appIcons } from '../../src/site/app-icons';
import { buildSite } from '../../src/site/build-site';
import { type Environment, parseSettings } from '../../src/site/settings';

const files: Readonly<Record<string, string>> = {
  'index.html': [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <!--head-->',
    '    <link rel="stylesheet" href="./assets/page-abc.css" />',
    '    <link rel="icon" href="./favicon.svg" type="image/svg+xml" />',
    '    <script type="module" src="./assets/main-abc.js"></script>',
    '  </head>',
    '  <body>',
    '    <!--page-->',
    '  </body>',
    '</html>',
  ].join('\n'),
  'assets/page-abc.css': '.footer { color: red; }',
  'assets/main-abc.js': 'start();',
  'service-worker.js': 'serve();',
  'favicon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#00f"/></svg>',
  'assets/frame-abc.js': 'follow();',
  'assets/frame-abc.css': '.embed-page { color: blue; }',
  'embed.js': 'show(EMBED);',
  'files.json': JSON.stringify({
    'assets/main-abc.js': { needs: [], mayLoad: [], packages: [] },
    'assets/frame-abc.js': {
      module: 'src/embed/frame.ts',
      needs: ['assets/frame-abc.css'],
      mayLoad: [],
      packages: [],
    },
    'assets/frame-abc.css': { needs: [], mayLoad: [], packages: [] },
  }),
  'package-notices.json': '{}',
};

/** Writes the least that the builder takes for a built client: tests of the builder need no bundler. */
export function writePlainClient(folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Puts the icons and the social card into an owner's folder: drawing them takes most of a build's time. */
export function putPictures(owner: string): void {
  mkdirSync(join(owner, 'public'), { recursive: true });
  for (const name of [exportedFiles.openGraphImage, ...appIcons.map(({ file }) => file)])
    writeFileSync(join(owner, 'public', name), 'drawn');
}

/** Room for an owner's folder in this one, beside a plain client and the site that is built of both. */
export function plainSite(folder: string) {
  const [client, owner, out] = [join(folder, 'client'), join(folder, 'owner'), join(folder, 'dist')];
  writePlainClient(client);
  return {
    client,
    owner,
    out,
    /** Returns what the build has to say. */
    build: (environment: Environment = {}, isStrict = false) =>
      buildSite({ folder: owner, client, out, settings: parseSettings(environment), isStrict }),
    read: (file: string) => readFileSync(join(out, file), 'utf8'),
    /** The names of the site's files that hold this text. */
    filesWith: (text: string) =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
        .map(({ name }) => name),
  };
}
