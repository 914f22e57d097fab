import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const rules = ['eslint(no-restricted-imports)', 'import(no-nodejs-modules)'];

/** A file, an import in it, and words of the rule that refuses it. */
const refused: readonly (readonly [file: string, statement: string, reason: string])[] = [
  ['src/once.ts', "import './chat/x';", 'at the bottom'],
  ['src/ui/a.ts', "import '../chat/x';", 'at the bottom'],
  ['src/typewriter/a.ts', "import '../markdown/x';", 'at the bottom'],
  ['src/markdown/c.ts', "import { x } from '../words/x';", 'at the bottom'],
  ['src/chat/core/c.ts', "import '../../words/x';", 'chat is beside page'],
  ['src/markdown/a.ts', "import type { X } from '../app/x';", 'at the bottom'],
  ['src/resume/exports/a.ts', "import '../../page/x';", 'at the bottom'],
  ['src/resume/b.ts', "import '../import/x';", 'at the bottom'],
  ['src/import/a.ts', "import '../site/x';", 'use only the resume'],
  ['src/import/linkedin/b.ts', "import '../../answers/x';", 'use only the resume'],
  ['src/import/c.ts', "import { readFileSync } from 'node:fs';", ''],
  ['src/answers/a.ts', "import '../backends/backend';", 'answers uses only'],
  ['src/answers/b.ts', "import '../import/x';", 'answers uses only'],
  ['src/backends/a.ts', "import '../local-model/x';", 'backends is below'],
  ['src/backends/lazy.ts', "const load = () => import('./ollama/x');", 'Only src/app/compose.ts'],
  ['src/backends/ollama/a.ts', "import '../hosted/x';", 'Only src/app/compose.ts'],
  ['src/backends/ollama/b.ts', "import { X } from '@huggingface/inference';", "A vendor's client"],
  ['src/backends/hosted/a.ts', "import { Ollama } from 'ollama/browser';", "A vendor's client"],
  ['src/backends/hosted/b.ts', "export * from '../../chat/x';", 'backends is below'],
  ['src/backends/webllm/a.ts', "import '../../../workers/webllm/protocol';", "the protocol's types only"],
  [
    'src/backends/webllm/b.ts',
    "import type { X } from '../../../workers/webllm/probe';",
    "only the worker's protocol",
  ],
  ['src/backends/built-in/a.ts', "import '../webllm/x';", 'Only src/app/compose.ts'],
  ['src/backends/webllm/c.ts', "import '../built-in/x';", 'Only src/app/compose.ts'],
  ['src/local-model/d.ts', "import '../backends/built-in/x';", 'Only src/app/compose.ts'],
  ['src/local-model/a.ts', "import '../chat/x';", 'local-model is below'],
  ['src/local-model/b.ts', "import type { X } from '@mlc-ai/web-llm';", "A vendor's client"],
  ['src/local-model/c.ts', "import '../backends/webllm/x';", 'Only src/app/compose.ts'],
  ['src/chat/core/a.ts', "import '../../page/x';", 'chat is beside page'],
  ['src/chat/core/b.ts', "import '../../backends/quotes/x';", 'Only src/app/compose.ts'],
  ['src/page/sections/a.tsx', "import '../../chat/x';", 'page is beside chat'],
  ['src/page/b.ts', "import { readFileSync } from 'node:fs';", ''],
  ['src/page/c.ts', "import { readFileSync } from 'fs';", ''],
  ['src/app/a.ts', "import '../backends/webllm/x';", 'Only src/app/compose.ts'],
  ['src/app/panel/b.ts', "import '../../site/x';", 'neither the site builder'],
  ['src/local-model/create-worker.ts', "import '../../workers/webllm/probe';", 'only its address'],
  ['src/main.ts', "import './cli/x';", 'neither the site builder'],
  ['src/embed/a.ts', "import '../app/x';", 'The embed takes'],
  ['src/chat/core/d.ts', "import '../../embed/x';", 'chat is beside page'],
  ['src/page/e.ts', "import '../embed/x';", 'page is beside chat'],
  ['src/embed/b.ts', "import { x } from '../chat/core/x';", 'only types of the chat'],
  ['src/app/compose.ts', "import '../../tests/support/x';", 'Only tests'],
  ['src/site/a.ts', "import '../chat/x';", 'The site builder uses'],
  ['src/site/d.ts', "import '../import/x';", 'The site builder uses'],
  ['src/page/d.ts', "import '../import/x';", 'page is beside chat'],
  ['src/app/c.ts', "import '../import/x';", 'neither the site builder'],
  ['src/site/b.ts', "import type { X } from '../app/x';", 'The site builder uses'],
  ['src/site/c.ts', "import type { X } from '../../workers/webllm/protocol';", 'nothing of a worker'],
  ['src/site-data.ts', "import './resume/x';", 'only types of the resume'],
  ['src/cli/a.ts', "import '../local-model/x';", 'A command uses'],
  [
    'workers/webllm/a.ts',
    "import type { X } from '../../src/backends/backend';",
    'nothing from src but the table of families',
  ],
  ['workers/webllm/b.ts', "import { MLCEngine } from '@mlc-ai/web-llm';", 'Only workers/webllm/engine.ts'],
  ['workers/webllm/engine.ts', "import '../../src/once';", 'nothing from src but the table of families'],
  ['workers/service-worker/a.ts', "import { join } from 'node:path';", ''],
];

const allowed: readonly (readonly [file: string, statement: string])[] = [
  ['src/once.ts', "import 'react';"],
  ['src/ui/a.ts', "import '../once';"],
  ['src/site-data.ts', "import type { X } from './resume/x';"],
  ['src/site-data.ts', "import type { X } from './answers/x';"],
  ['src/import/linkedin/a.ts', "import '../../resume/x';\nimport '../notes';"],
  ['src/cli/b.ts', "import '../import/x';"],
  ['src/answers/a.ts', "import '../resume/x';"],
  ['src/backends/a.ts', "import '../answers/x';"],
  [
    'src/backends/ollama/a.ts',
    "import { Ollama } from 'ollama/browser';\nimport '../http/x';\nimport './x';",
  ],
  ['src/backends/hosted/a.ts', "import { X } from '@huggingface/inference';"],
  ['src/backends/webllm/a.ts', "import type { X } from '../../../workers/webllm/protocol';"],
  ['src/app/d.ts', "import '../embed/x';"],
  ['src/embed/a.ts', "import type { X } from '../chat/core/x';\nimport '../page/EmbedPage.css';"],
  ['src/local-model/a.ts', "import '../backends/backend';"],
  ['src/local-model/b.ts', "import type { X } from '../backends/webllm/engine';"],
  ['src/chat/core/a.ts', "import '../../local-model/x';\nimport '../hooks/x';"],
  ['src/page/a.ts', "import '../resume/x';\nimport '../ui/x';"],
  ['src/app/compose.ts', "const load = () => import('../backends/ollama/x');"],
  ['src/local-model/create-worker.ts', "import url from '../../workers/webllm/webllm.worker.ts?worker&url';"],
  ['src/app/b.ts', "import '../words/x';"],
  ['src/site/e.ts', "import '../words/x';"],
  ['src/app/a.ts', "import '../chat/x';\nimport './panel/x';"],
  ['src/main.ts', "const load = () => import('./app/Assistant');"],
  ['src/site/a.ts', "import { readFileSync } from 'node:fs';\nimport type { X } from '../site-data';"],
  ['src/cli/a.ts', "import '../site/x';\nimport '../backends/ollama/x';"],
  ['workers/webllm/a.ts', "import type { MLCEngine } from '@mlc-ai/web-llm';\nimport './protocol';"],
  ['workers/webllm/engine.ts', "import { MLCEngine } from '@mlc-ai/web-llm';"],
  ['tests/unit/a.ts', "import '../../src/chat/x';\nimport { join } from 'node:path';"],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

/** What oxlint says of imports in a tree of these files, under the repository's own configuration. */
function lint(files: readonly (readonly [file: string, statement: string, ...unknown[]])[]): Diagnostic[] {
  const tree = mkdtempSync(join(tmpdir(), 'imports-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  for (const [file, statement] of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${statement}\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ code }) => rules.includes(code));
}

describe('an import that the plan of the rooms forbids', () => {
  let diagnostics: Diagnostic[];
  beforeAll(() => {
    diagnostics = lint(refused);
  });

  it.each(refused)('is refused in %s: %s', (file, _statement, reason) => {
    const found = diagnostics.filter(({ filename }) => filename === file);
    expect(found).toHaveLength(1);
    expect(`${found[0]?.message} ${found[0]?.help}`).toContain(reason);
  });
});

describe('an import that the plan allows', () => {
  let diagnostics: Diagnostic[];
  beforeAll(() => {
    diagnostics = lint(allowed);
  });

  it.each(allowed)('passes in %s: %s', (file) => {
    expect(diagnostics.filter(({ filename }) => filename === file)).toEqual([]);
  });
});

describe('code for the browser', () => {
  it.each(['src', 'workers'])('compiles without the types of Node: %s', (project) => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--listFilesOnly'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('typescript');
    expect(stdout).not.toContain('@types/node/');
  });
});
