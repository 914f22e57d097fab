import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importViolations } from '../../scripts/lint/import-violations';

const root = resolve(import.meta.dirname, '../..');

/** A file and an import in it that no layer allows. */
const refused: readonly (readonly [file: string, statement: string])[] = [
  ['src/shared/once.ts', "import '../chat/x';"],
  ['src/ui/a.ts', "import '../chat/x';"],
  ['src/streaming/typewriter/a.ts', "import '../markdown/x';"],
  ['src/streaming/markdown/c.ts', "import { x } from '../../words/x';"],
  ['src/chat/core/c.ts', "import '../../words/x';"],
  ['src/streaming/markdown/a.ts', "import type { X } from '../../app/x';"],
  ['src/resume/exports/a.ts', "import '../../page/x';"],
  ['src/resume/b.ts', "import '../import/x';"],
  ['src/import/a.ts', "import '../site/x';"],
  ['src/import/linkedin/b.ts', "import '../../answers/x';"],
  ['src/answers/a.ts', "import '../backends/backend';"],
  ['src/answers/b.ts', "import '../import/x';"],
  ['src/backends/a.ts', "import '../models/x';"],
  ['src/backends/lazy.ts', "const load = () => import('./ollama/x');"],
  ['src/backends/ollama/a.ts', "import '../hosted/x';"],
  ['src/backends/ollama/b.ts', "import { X } from '@huggingface/inference';"],
  ['src/backends/hosted/a.ts', "import { Ollama } from 'ollama/browser';"],
  ['src/backends/hosted/b.ts', "export * from '../../chat/x';"],
  ['src/models/webllm/a.ts', "import '../../../workers/webllm/protocol';"],
  ['src/models/webllm/b.ts', "import type { X } from '../../../workers/webllm/probe';"],
  ['src/models/built-in/a.ts', "import '../webllm/x';"],
  ['src/models/webllm/c.ts', "import '../built-in/x';"],
  ['src/models/d.ts', "import './built-in/x';"],
  ['src/models/a.ts', "import '../chat/x';"],
  ['src/models/b.ts', "import type { X } from '@mlc-ai/web-llm';"],
  ['src/models/c.ts', "import './webllm/x';"],
  ['src/chat/core/a.ts', "import '../../page/x';"],
  ['src/chat/core/b.ts', "import '../../backends/quotes/x';"],
  ['src/page/sections/a.tsx', "import '../../chat/x';"],
  ['src/app/a.ts', "import '../models/webllm/x';"],
  ['src/app/panel/b.ts', "import '../../site/x';"],
  ['src/models/create-worker.ts', "import '../../workers/webllm/probe';"],
  ['src/app/main.ts', "import '../cli/x';"],
  ['src/app/d.ts', "import '../editor/x';"],
  ['src/site/e.ts', "import '../words/editor/x';"],
  ['src/embed/a.ts', "import '../app/x';"],
  ['src/chat/core/d.ts', "import '../../embed/x';"],
  ['src/page/e.ts', "import '../embed/x';"],
  ['src/embed/b.ts', "import { x } from '../chat/core/x';"],
  ['src/app/compose.ts', "import '../../tests/support/x';"],
  ['src/site/a.ts', "import '../chat/x';"],
  ['src/site/d.ts', "import '../import/x';"],
  ['src/page/d.ts', "import '../import/x';"],
  ['src/app/c.ts', "import '../import/x';"],
  ['src/site/b.ts', "import type { X } from '../app/x';"],
  ['src/site/c.ts', "import type { X } from '../../workers/webllm/protocol';"],
  ['src/shared/site-data.ts', "import '../resume/x';"],
  ['src/cli/a.ts', "import '../models/x';"],
  ['workers/webllm/a.ts', "import type { X } from '../../src/backends/backend';"],
  ['workers/webllm/b.ts', "import { MLCEngine } from '@mlc-ai/web-llm';"],
  ['workers/webllm/engine.ts', "import '../../src/shared/once';"],
];

const allowed: readonly (readonly [file: string, statement: string])[] = [
  ['src/shared/once.ts', "import 'react';"],
  ['src/ui/a.ts', "import '../shared/once';"],
  ['src/shared/site-data.ts', "import type { X } from '../resume/x';"],
  ['src/shared/site-data.ts', "import type { X } from '../answers/x';"],
  ['src/import/linkedin/a.ts', "import '../../resume/x';\nimport '../notes';"],
  ['src/cli/b.ts', "import '../import/x';"],
  ['src/answers/a.ts', "import '../resume/x';"],
  ['src/backends/a.ts', "import '../answers/x';"],
  [
    'src/backends/ollama/a.ts',
    "import { Ollama } from 'ollama/browser';\nimport '../http/x';\nimport './x';",
  ],
  ['src/backends/hosted/a.ts', "import { X } from '@huggingface/inference';"],
  ['src/models/webllm/a.ts', "import type { X } from '../../../workers/webllm/protocol';"],
  ['src/app/d.ts', "import '../embed/x';"],
  ['src/embed/a.ts', "import type { X } from '../chat/core/x';\nimport '../page/EmbedPage.css';"],
  ['src/models/a.ts', "import '../backends/backend';"],
  ['src/models/b.ts', "import type { X } from './webllm/engine';"],
  ['src/chat/core/a.ts', "import '../../models/x';\nimport '../hooks/x';"],
  ['src/page/a.ts', "import '../resume/x';\nimport '../ui/x';"],
  ['src/app/compose.ts', "const load = () => import('../backends/ollama/x');"],
  ['src/models/create-worker.ts', "import url from '../../workers/webllm/webllm.worker.ts?worker&url';"],
  ['src/app/b.ts', "import '../words/x';"],
  ['src/site/e.ts', "import '../words/x';"],
  ['src/app/a.ts', "import '../chat/x';\nimport './panel/x';"],
  ['src/app/main.ts', "const load = () => import('./Assistant');"],
  ['src/site/a.ts', "import { readFileSync } from 'node:fs';\nimport type { X } from '../shared/site-data';"],
  ['src/cli/a.ts', "import '../site/x';\nimport '../backends/ollama/x';"],
  ['workers/webllm/a.ts', "import type { MLCEngine } from '@mlc-ai/web-llm';\nimport './protocol';"],
  ['workers/webllm/engine.ts', "import { MLCEngine } from '@mlc-ai/web-llm';"],
];

describe('an import', () => {
  it.each(['src', 'workers'])('is one that the table of layers allows, in all of %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => importViolations(file, readFileSync(join(root, file), 'utf8')))).toEqual(
      [],
    );
  });

  it.each(refused)('is refused in %s: %s', (file, statement) => {
    expect(importViolations(file, statement)).toHaveLength(1);
  });

  it.each(allowed)('passes in %s: %s', (file, statement) => {
    expect(importViolations(file, statement)).toEqual([]);
  });
});

it.each(['src', 'workers'])('code for the browser compiles without the types of Node: %s', (project) => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('typescript');
  expect(stdout).not.toContain('@types/node/');
});
