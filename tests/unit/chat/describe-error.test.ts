import { describe, expect, it } from 'vitest';
import type { BackendId } from '../../../src/backends/backend';
import {
  BackendError,
  type BackendErrorFacts,
  type BackendErrorKind,
} from '../../../src/backends/backend-error';
import { describeError } from '../../../src/chat/describe-error';

const origin = 'https://name.github.io';

function describeKind(backend: BackendId, kind: BackendErrorKind, facts: BackendErrorFacts = {}) {
  return describeError(new BackendError(backend, kind, facts), { origin });
}

const kindsOf: Readonly<Partial<Record<BackendId, readonly BackendErrorKind[]>>> = {
  ollama: [
    'unreachable',
    'origin-refused',
    'permission-denied',
    'blocked-by-csp',
    'busy',
    'model-missing',
    'server-error',
    'bad-response',
    'cut-off',
  ],
  huggingface: [
    'offline',
    'unreachable',
    'blocked-by-csp',
    'no-credential',
    'unauthorized',
    'credits-exhausted',
    'forbidden',
    'rate-limited',
    'busy',
    'model-missing',
    'model-unsupported',
    'context-too-long',
    'server-error',
    'bad-response',
    'cut-off',
  ],
  webllm: [
    'device-unsupported',
    'download-failed',
    'bad-response',
    'storage-full',
    'storage-unavailable',
    'load-failed',
    'out-of-memory',
    'device-lost',
    'worker-crashed',
    'load-cancelled',
    'unknown',
  ],
};

describe.each(Object.entries(kindsOf))('failures of %s', (backend, kinds) => {
  it('each have a sentence and a next step of their own', () => {
    const described = kinds.map((kind) => describeKind(backend as BackendId, kind, { subject: 'http://x' }));
    expect(new Set(described.map(({ sentence }) => sentence)).size).toBe(kinds.length);
    for (const { sentence, nextStep } of described) {
      expect(sentence).toMatch(/[.”]$/);
      expect(nextStep).toMatch(/\.$/);
      expect(nextStep).not.toBe(sentence);
    }
  });
});

describe('a refused origin', () => {
  const {
    sentence,
    nextStep,
    commands = [],
  } = describeKind('ollama', 'origin-refused', {
    subject: 'http://localhost:11434',
  });

  it('names the address, and the exact setting for this site', () => {
    expect(sentence).toContain('http://localhost:11434');
    expect(nextStep).toContain(`OLLAMA_ORIGINS=${origin}`);
  });

  it('has a line to copy for each operating system', () => {
    expect(commands.map(({ label }) => label)).toEqual(['macOS', 'Linux (systemd)', 'Windows']);
    expect(commands[0]?.line).toBe(`launchctl setenv OLLAMA_ORIGINS "${origin}"`);
    expect(commands[1]?.line).toContain(`Environment="OLLAMA_ORIGINS=${origin}"`);
    expect(commands[2]?.line).toBe(`setx OLLAMA_ORIGINS "${origin}"`);
  });

  it('never advises to open Ollama to every site', () => {
    expect(JSON.stringify({ nextStep, commands })).not.toContain('*');
  });

  it("puts the visitor's own operating system first", () => {
    const error = new BackendError('ollama', 'origin-refused');
    const [first] = describeError(error, { origin, platform: 'windows' }).commands ?? [];
    expect(first?.label).toBe('Windows');
  });
});

it('gives the line that downloads a model Ollama lacks', () => {
  const { commands } = describeKind('ollama', 'model-missing', { subject: 'hf.co/Qwen/Qwen3-14B-GGUF' });
  expect(commands).toEqual([{ label: 'Download the model', line: 'ollama pull hf.co/Qwen/Qwen3-14B-GGUF' }]);
});

it('says why a secure page cannot reach Ollama on another machine over http', () => {
  const { sentence } = describeKind('ollama', 'unreachable', { subject: 'http://192.168.1.20:11434' });
  expect(sentence).toContain('not secure');
  const local = describeKind('ollama', 'unreachable', { subject: 'http://127.0.0.1:11434' });
  expect(local.sentence).toContain('does not seem to be running');
});

it("repeats the server's own words for an error of its own", () => {
  const { sentence } = describeKind('ollama', 'server-error', { detail: 'out of memory' });
  expect(sentence).toContain('out of memory');
});

it("names the owner's address where only the owner can help", () => {
  const error = new BackendError('huggingface', 'no-credential');
  const { nextStep } = describeError(error, { origin, ownerEmail: 'owner@cv.example' });
  expect(nextStep).toContain('owner@cv.example');
});

it('does not call a browser offline that only missed a part of the site', () => {
  const { sentence, nextStep } = describeKind('ollama', 'offline', {
    detail: 'A part of this site could not be loaded.',
  });
  expect(sentence).toBe('A part of this site could not be loaded.');
  expect(nextStep).toContain('reload the page');
});
