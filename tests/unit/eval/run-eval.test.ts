import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readQuestions } from '../../eval/models/questions';
import { report } from '../../eval/models/report';
import { evaluate } from '../../eval/run-eval';
import type { Scenario } from '../../support/model-scenarios';
import { owner, ownerResumeFile } from '../../support/owner';
import { startModelServer, type ModelServer } from '../../support/model-server';

const root = resolve(import.meta.dirname, '../../..');

/** A model that knows one thing and says it whatever is asked. */
const oneAnswer: Scenario = ({ dialect }) => ({
  paceMs: 0,
  steps: [
    dialect.opening,
    dialect.delta({
      content: `${owner.firstName} works at a city archive, and has since March 2024.`,
    }),
    dialect.end('stop'),
  ],
});

describe('the evaluation', () => {
  let folder: string;
  let server: ModelServer;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eval-'));
    server = await startModelServer({ respond: oneAnswer });
    writeFileSync(
      join(folder, 'facts.yaml'),
      '- ask: Where does {firstName} work?\n  must: [city archive]\n- ask: Which courses?\n  must: [leather]\n',
    );
    writeFileSync(
      join(folder, 'languages.yaml'),
      '- ask: Où ?\n  after: [Bonjour, Bonjour !]\n  language: fr\n',
    );
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  it.each([
    ['ollama', () => ({ VITE_OLLAMA_HOST: server.url })],
    ['huggingface', () => ({ VITE_HF_ENDPOINT: `${server.url}/v1` })],
  ])(
    'asks a model behind %s every question, as the site would, and scores what it says',
    async (backend, at) => {
      const { results, file } = await evaluate({
        root,
        backend,
        questionFolder: folder,
        environment: { RESUME_FILE: ownerResumeFile, ...at() },
      });
      expect(results.map(({ question, score }) => [question.id, Math.round(score.share * 100)])).toEqual([
        ['facts 1', 100],
        ['facts 2', 67],
        ['languages 1', 50],
      ]);
      const sent = server.chatRequests.map(
        ({ body }) => body as { messages: { role: string; content: string }[] },
      );
      expect(sent[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
      expect(sent[0]?.messages[1]?.content).toBe(`Where does ${owner.firstName} work? /no_think`);
      expect(sent[2]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
      expect(readFileSync(file, 'utf8')).toContain('| facts 2');
      expect(JSON.parse(readFileSync(file.replace('.md', '.json'), 'utf8'))).toHaveLength(3);
    },
  );

  it('goes on after a reply that fails, and says which', async () => {
    await server.close();
    const environment = { RESUME_FILE: ownerResumeFile, VITE_OLLAMA_HOST: server.url };
    const { results } = await evaluate({ root, backend: 'ollama', questionFolder: folder, environment });
    expect(results.map(({ error }) => error)).toEqual(Array(3).fill(expect.stringContaining('ollama: ')));
    expect(report(results)).toContain('ollama: ');
  });
});

describe('the questions', () => {
  const questions = readQuestions(join(root, 'tests/eval/models'), owner);

  it('are of every kind', () => {
    const kinds = new Set(questions.map(({ id }) => id.replace(/ \d+$/, '')));
    expect([...kinds]).toEqual(['derailing', 'facts', 'languages', 'personal', 'unknowns']);
  });

  it('are about the owner of the résumé', () => {
    expect(JSON.stringify(questions)).toContain(owner.email);
    expect(JSON.stringify(questions)).not.toMatch(/\{(name|firstName|email)\}/);
  });

  it.each([
    ['ask: x', 'must be a list'],
    ['- must: [x]', 'facts 1 must have `ask`'],
    ['- ask: x\n  mustnt: [y]', 'facts 1 has `mustnt`'],
    ['- ask: x\n  language: klingon', '`language` must be one of'],
    ['- ask: x\n  must: {a: 1}', '`must` must be a text'],
  ])('are refused with a sentence when written wrong: %s', (yaml, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-'));
    writeFileSync(join(folder, 'facts.yaml'), yaml);
    expect(() => readQuestions(folder, owner)).toThrow(sentence);
    rmSync(folder, { recursive: true });
  });
});
