import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/eval';
import { evaluate, type Evaluation } from '../../../src/cli/eval/evaluate';
import { inline } from '../../support/model-scenarios';
import { owner, ownerResumeFile } from '../../support/owner';
import { startModelServer, type ModelServer } from '../../support/model-server';
import { temporaryFolder } from '../../support/temporary-folder';

const root = resolve(import.meta.dirname, '../../..');

/** A model that knows one thing and says it whatever is asked. */
const oneAnswer = inline(`${owner.firstName} works at a city archive, and has since March 2024.`);

describe('the evaluation', () => {
  let folder: string;
  let server: ModelServer;
  beforeEach(async () => {
    folder = temporaryFolder();
    server = await startModelServer({ respond: oneAnswer, paceMs: 0 });
  });
  afterEach(() => server.close());
  const run = (more: Partial<Evaluation> = {}) =>
    evaluate({
      root,
      backend: 'ollama',
      limit: 16,
      today: new Date('2026-11-15T00:00:00Z'),
      site: { root: folder, profileFolder: folder },
      environment: { RESUME_FILE: ownerResumeFile, VITE_OLLAMA_HOST: server.url },
      outputFolder: folder,
      ...more,
    });

  it('asks a model as the site would, saves its run and a table, and ends with lines to add', async () => {
    const { runs, text } = await run();
    expect(runs.map(({ backend, answers }) => [backend, answers.length])).toEqual([['ollama', 16]]);
    expect(new Set(runs[0]?.answers.map(({ kind }) => kind)).size).toBe(7);
    const sent = server.chatRequests.map(({ body }) => body as { messages: { role: string }[] });
    expect(sent).toHaveLength(16);
    const roles = sent.map(({ messages }) => messages.map(({ role }) => role).join());
    expect(roles[0]).toBe('system,user');
    expect(roles).toContain('system,user,assistant,user');
    const saved: unknown = JSON.parse(readFileSync(join(folder, 'runs.json'), 'utf8'));
    expect(saved).toEqual(JSON.parse(JSON.stringify(runs)));
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toContain('(ollama)');
    expect(text).toMatch(/^16 of \d{3} questions$/m);
  });

  it.each(['report.md', 'build-files.json'])(
    'asks nothing where it would write among files of others: %s',
    async (name) => {
      writeFileSync(join(folder, name), '[]');
      await expect(run()).rejects.toThrow(`it holds ${name} of something else`);
      expect(server.chatRequests).toEqual([]);
      expect(readFileSync(join(folder, name), 'utf8')).toBe('[]');
    },
  );

  it('ends at once where the server is gone, with a sentence, and keeps the former report', async () => {
    writeFileSync(join(folder, 'runs.json'), '[]');
    const { url } = server;
    await server.close();
    const gone = run({ environment: { RESUME_FILE: ownerResumeFile, VITE_OLLAMA_HOST: url } });
    await expect(gone).rejects.toThrow(/\w{3}.*\./);
    expect(readdirSync(folder)).toEqual(['runs.json']);
    expect(readFileSync(join(folder, 'runs.json'), 'utf8')).toBe('[]');
  });
});

it.each([[[]], [['--backend', 'parrot']], [['--backend', 'ollama', '--limit', 'many']]])(
  'the command refuses %j with a sentence',
  async (parameters) => {
    await expect(main(parameters)).rejects.toThrow(/^--(?:backend|limit) must be/);
  },
);
