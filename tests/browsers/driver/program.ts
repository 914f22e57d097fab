import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { poll } from './poll';

export interface Program {
  /** The lines that it has written to either output. */
  readonly output: readonly string[];
  /**
   * Waits until `find` returns something, and returns it.
   *
   * @throws Error with the program's output if it ends or time runs out before that
   */
  ready<Value>(find: () => Value | undefined | Promise<Value | undefined>): Promise<Value>;
  stop(): Promise<void>;
}

const startTimeout = 60_000;

/** Starts a program in a process group of its own, so that its child processes end with it. */
export function startProgram(
  path: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn(path, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  child.once('error', ({ message }) => output.push(message));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
  // A run that is cut short leaves no browser behind.
  process.once('exit', kill);

  const report = (): string => [`${path} is not ready. Its output:`, ...output].join('\n');
  return {
    output,
    ready: (find) =>
      poll(
        async () => {
          if (child.pid === undefined || child.exitCode !== null) throw new Error(report());
          return find();
        },
        { timeout: startTimeout, failure: report },
      ),
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
