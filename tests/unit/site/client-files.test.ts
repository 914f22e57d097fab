import { describe, expect, it, beforeEach } from 'vitest';
import { clientFilesFor } from '../../../src/site/client-files';
import type { RecordedFile } from '../../../src/site/client/record-chunks';
import { parseSettings } from '../../../src/site/settings';
import type { InterfaceLanguage } from '../../../src/words/languages';
import { offlineFiles } from '../../../src/site/offline-list';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { engineFilesIn, readEngineFile } from '../../../src/site/engine-files';
import { temporaryFolder } from '../../support/temporary-folder';

const nothing = { needs: [], mayLoad: [], packages: [] };
const file = (more: Partial<RecordedFile> = {}): RecordedFile => ({ ...nothing, ...more });

const partsOfChat = 'kept.js ollama.js hosted.js webllm.js built-in.js card.js quotes.js en.js fr.js ja.js';

/** A client as bundled: one chunk for each way to answer, and a worker that imports the engine. */
const recorded = {
  'main.js': file({ mayLoad: ['assistant.js'] }),
  'assistant.js': file({
    needs: ['react.js', 'assistant.css'],
    mayLoad: partsOfChat.split(' '),
  }),
  'react.js': file(),
  'kept.js': file({ module: 'src/embed/keep-conversation.ts' }),
  'assistant.css': file({ needs: ['icon.svg'] }),
  'ollama.js': file({ module: 'src/backends/ollama/index.ts', needs: ['http.js'] }),
  'hosted.js': file({ module: 'src/backends/hosted/index.ts', needs: ['http.js'] }),
  'webllm.js': file({ module: 'src/models/webllm/index.ts', mayLoad: ['worker.js'] }),
  'built-in.js': file({ module: 'src/models/built-in/index.ts', mayLoad: ['adapter.js', 'its-words.js'] }),
  'adapter.js': file({ module: 'src/models/built-in/found-model.ts' }),
  'its-words.js': file({ module: 'src/words/built-in/load-words.ts', mayLoad: ['its-en.js', 'its-fr.js'] }),
  'its-en.js': file({ module: 'src/words/built-in/en.ts' }),
  'its-fr.js': file({ module: 'src/words/built-in/fr.ts' }),
  'card.js': file({ module: 'src/models/ConsentCard.tsx', needs: ['card.css'] }),
  'card.css': file(),
  'en.js': file({ module: 'src/words/en.ts' }),
  'fr.js': file({ module: 'src/words/fr.ts', needs: ['shared.js'] }),
  'ja.js': file({ module: 'src/words/ja.ts' }),
  'shared.js': file(),
  'quotes.js': file({ module: 'src/backends/quotes/index.ts' }),
  'http.js': file(),
  'worker.js': file({ module: 'workers/webllm/webllm.worker.ts', mayLoad: ['engine.js'] }),
  'engine.js': file({ module: 'workers/webllm/engine.ts' }),
};

const filesFor = (
  environment: Record<string, string>,
  languages: readonly InterfaceLanguage[] = ['en'],
  files: Readonly<Record<string, RecordedFile>> = recorded,
) =>
  clientFilesFor({
    site: parseSettings(environment).site,
    languages,
    recorded: files,
    entries: ['main.js'],
  }).toSorted();

const everywhere = ['assistant.css', 'assistant.js', 'en.js', 'icon.svg', 'main.js', 'quotes.js', 'react.js'];
const builtIn = ['adapter.js', 'built-in.js', 'its-en.js', 'its-words.js'];
const downloaded = ['card.css', 'card.js', 'engine.js', 'webllm.js', 'worker.js'];
const local = [...builtIn, ...downloaded];

describe('the client’s files of a site', () => {
  it('hold no WebLLM where it is built for Ollama', () => {
    expect(filesFor({ VITE_CHAT_BACKEND: '1' })).toEqual([...everywhere, 'http.js', 'ollama.js'].toSorted());
  });

  it('hold the worker with its engine where it is built for the browser’s own model', () => {
    expect(filesFor({})).toEqual([...everywhere, ...local].toSorted());
  });

  it('hold nothing of the model that a browser has itself where the owner leaves that out', () => {
    expect(filesFor({ VITE_BUILT_IN_MODEL: '0' })).toEqual([...everywhere, ...downloaded].toSorted());
  });

  it('hold a backend that nobody has listed in the sites that name it, and in no other', () => {
    const withNew = {
      ...recorded,
      'assistant.js': file({ mayLoad: ['new.js', 'quotes.js'] }),
      'new.js': file({ module: 'src/backends/brand-new/index.ts' }),
    };
    const files = filesFor({}, ['en'], withNew);
    expect(files).toContain('quotes.js');
    expect(files).not.toContain('new.js');
  });

  it('hold the catalogues of its own languages and no other', () => {
    const others = everywhere.filter((each) => each !== 'en.js');
    const ollama = ['http.js', 'ollama.js'];
    expect(filesFor({ VITE_CHAT_BACKEND: '1' }, ['fr'])).toEqual(
      [...others, ...ollama, 'fr.js', 'shared.js'].toSorted(),
    );
    expect(filesFor({}, ['fr'])).toContain('its-fr.js');
    expect(filesFor({}, ['fr'])).not.toContain('its-en.js');
    expect(filesFor({ VITE_CHAT_BACKEND: '1' }, ['ja', 'en'])).toEqual(
      [...everywhere, ...ollama, 'ja.js'].toSorted(),
    );
  });
});

const site = new Map<string, string | Uint8Array>([
  ['index.html', '<!doctype html>'],
  ['assets/main-abc.js', 'start()'],
  ['photo.webp', new Uint8Array([1, 2])],
  ['resume.json', '{}'],
  ['cv.txt', 'CV'],
  ['og.png', 'card'],
  ['third-party-notices.txt', 'MIT'],
  ['_headers', '/*'],
]);

it('lists what the page and the chat are made of, and nothing else', () => {
  const listed = offlineFiles(site).map(({ url }) => url);
  expect(listed).toEqual(['assets/main-abc.js', 'index.html', 'photo.webp']);
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

it('a file of the engine has its own name and content, compressed in the package or not', () => {
  writeFileSync(join(folder, 'a.txt'), 'plain');
  writeFileSync(join(folder, 'b.txt.br'), brotliCompressSync('compressed'));
  expect(engineFilesIn(folder)).toEqual(['a.txt', 'b.txt']);
  expect(readEngineFile(join(folder, 'a.txt')).toString()).toBe('plain');
  expect(readEngineFile(join(folder, 'b.txt')).toString()).toBe('compressed');
});
