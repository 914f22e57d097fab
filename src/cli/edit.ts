import { spawn } from 'node:child_process';
import { engineFiles } from '../site/engine-files.ts';
import { command, portsOf, untilStopped } from './command.ts';
import { startEditServer } from './edit/server.ts';
import { siteSettings } from './site-options.ts';
import { say } from './say.ts';

const firstPort = 5273;

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Opens the editor: the site on one side, and what you click as a form on the other. It saves as you type, to ' +
      'resume.json, its translations, theme.css and public/ of this folder, and can be reached from this computer alone.',
    options: {
      port: {
        type: 'string',
        value: 'N',
        says: `where to serve the editor; otherwise ${firstPort} or the next that is free`,
      },
      'no-open': { type: 'boolean', default: false, says: 'print the address and open no browser' },
    },
    examples: [
      ['', 'edits resume.json in the browser'],
      ['cv/jane.json --no-open', 'another résumé; the address is only printed'],
    ],
  },
  async (values, file, folder) => {
    const { resumeFile } = siteSettings(folder, { file });
    const server = await startEditServer({
      folder,
      file: resumeFile,
      editor: engineFiles.editor,
      // What the owner sees here has an address of its own.
      readSettings: (basePath) =>
        siteSettings(folder, { file }, { BASE_PATH: basePath, SITE_URL: '', MODEL_PINS: '' }),
      ports: portsOf(values.port, firstPort),
    });
    say(`  The editor: ${server.url}`);
    say('  It saves as you type. The address is for you alone. Ctrl+C ends this.');
    if (!values['no-open']) openInBrowser(server.url);
    await untilStopped();
    await server.close();
  },
);

/** Where there is no browser to open, the address is printed. */
function openInBrowser(url: string): void {
  const [command, ...before] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '""']
        : ['xdg-open'];
  const child = spawn(command ?? '', [...before, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
