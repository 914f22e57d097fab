import { describe, expect, it } from 'vitest';
import type { BackendId } from '../../../src/backends/backend';
import type { BackendErrorFacts, BackendErrorKind } from '../../../src/backends/backend-error';
import { describeFailureOf, throwers } from '../../support/failure-sentences';
import { platformOf } from '../../../src/backends/describe-failure';

const origin = 'https://name.github.io';

const describeKind = (backend: BackendId, kind: BackendErrorKind, facts: BackendErrorFacts = {}) =>
  describeFailureOf(backend, kind, facts, { origin });

const backends: readonly BackendId[] = ['ollama', 'huggingface', 'webllm', 'built-in', 'quotes'];

it.each(backends)('failures of %s each have a problem and an action of their own', (backend) => {
  const kinds = (Object.keys(throwers) as BackendErrorKind[]).filter((kind) =>
    throwers[kind].includes(backend),
  );
  const described = kinds.map((kind) => describeKind(backend, kind, { subject: 'http://x' }));
  expect(new Set(described.map(({ problem }) => problem)).size).toBe(kinds.length);
  for (const { problem, action } of described) {
    expect(problem).toMatch(/[.”]$/);
    expect(problem).not.toContain('undefined');
    expect(action).toMatch(/\.$/);
    expect(action).not.toBe(problem);
  }
});

describe('a refused origin', () => {
  const {
    problem,
    action,
    commands = [],
  } = describeKind('ollama', 'origin-refused', {
    subject: 'http://localhost:11434',
  });

  it('names the address, and the exact setting for this site', () => {
    expect(problem).toContain('http://localhost:11434');
    expect(action).toContain(`OLLAMA_ORIGINS=${origin}`);
  });

  it('has a line to copy for each operating system', () => {
    expect(commands.map(({ label }) => label)).toEqual([
      'macOS',
      'Linux (systemd)',
      'Linux (ollama serve)',
      'Windows',
    ]);
    expect(commands[0]?.line).toBe(`launchctl setenv OLLAMA_ORIGINS "${origin}"`);
    expect(commands[1]?.line).toContain(`Environment="OLLAMA_ORIGINS=${origin}"`);
    expect(commands[2]?.line).toBe(`OLLAMA_ORIGINS=${origin} ollama serve`);
    expect(commands[3]?.line).toBe(`setx OLLAMA_ORIGINS "${origin}"`);
  });
});

it('gives the command that downloads a model Ollama lacks', () => {
  const { commands } = describeKind('ollama', 'model-missing', { subject: 'hf.co/Qwen/Qwen3-14B-GGUF' });
  expect(commands).toEqual([{ label: 'Download the model', line: 'ollama pull hf.co/Qwen/Qwen3-14B-GGUF' }]);
});

it('says why a secure page cannot reach Ollama on another machine over http', () => {
  const { problem } = describeKind('ollama', 'unreachable', { subject: 'http://192.168.1.20:11434' });
  expect(problem).toContain('not secure');
  const local = describeKind('ollama', 'unreachable', { subject: 'http://127.0.0.1:11434' });
  expect(local.problem).toContain('does not seem to be running');
});

it("repeats the server's own words for an error of its own", () => {
  const { problem } = describeKind('ollama', 'server-error', { detail: 'out of memory' });
  expect(problem).toContain('out of memory');
});

it.each([
  [undefined, 8192],
  [3000, 8192],
  [5400, 8192],
  [5500, 16_384],
  [20_000, 32_768],
])(
  'a profile that does not fit into the window of Ollama has the line that makes room, for %s tokens',
  (needed, size) => {
    const { commands } = describeFailureOf('ollama', 'context-too-long', { needed }, { origin });
    expect(commands?.[0]?.line).toBe(`OLLAMA_CONTEXT_LENGTH=${size} ollama serve`);
  },
);

it.each(['out-of-memory', 'model-missing', 'server-error'] as const)(
  'models that are installed beside the one that cannot run are choices: %s',
  (kind) => {
    const { action, choices } = describeKind('ollama', kind, { installed: ['qwen3:4b', 'qwen3:8b'] });
    expect(choices).toEqual(['qwen3:4b', 'qwen3:8b']);
    expect(action).toContain('for the rest of this visit');
  },
);

it('does not call a browser offline that could not load a part of the site', () => {
  const { problem, action } = describeKind('ollama', 'part-missing');
  expect(problem).toBe('A part of this site could not be loaded.');
  expect(action).toContain('reload the page');
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'linux'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0', undefined],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', undefined],
])('reads %s as %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform);
});
