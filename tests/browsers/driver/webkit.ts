import { createServer, type AddressInfo } from 'node:net';
import { windowSize, type Driver } from './driver';
import { startProgram, type Program } from './program';
import { isWebDriverReady, openWebDriverSession } from './web-driver';

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string;
  readonly miniBrowser: string;
  /** Xvfb. */
  readonly display: string;
}

/** A display without graphics hardware, and nobody who listens on the desktop's bus. */
const environment = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  NO_AT_BRIDGE: '1',
  GTK_A11Y: 'none',
} as const;

/** Starts WebKitGTK's MiniBrowser on a display of its own and drives it by W3C WebDriver. */
export async function startWebKit({ driver, miniBrowser, display }: WebKitPrograms): Promise<Driver> {
  const started: Program[] = [];
  const quit = async (): Promise<void> => {
    for (const program of started.toReversed()) await program.stop();
  };
  try {
    // Xvfb chooses a free number and writes it to its standard output.
    const screen = startProgram(display, '-displayfd 1 -screen 0 1600x1200x24 -nolisten tcp'.split(' '));
    started.push(screen);
    const number = await screen.ready(() => screen.output.find((line) => /^\d+$/.test(line)));

    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = startProgram(driver, ['-p', String(port)], { ...environment, DISPLAY: `:${number}` });
    started.push(server);
    await server.ready(() => isWebDriverReady(address));

    const session = await openWebDriverSession(address, {
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    await session.post('window/rect', windowSize);
    await session.post('timeouts', { script: 120_000, pageLoad: 60_000 });
    return {
      version: `WebKitGTK ${String(session.capabilities['browserVersion'])}`,
      open: (url) => session.post('url', { url }),
      reload: () => session.post('refresh', {}),
      evaluate: async (expression) => {
        const answer = await session.post<{ value?: string; error?: string }>('execute/async', {
          script: `const done = arguments[0];
            Promise.resolve().then(() => (${expression}))
              .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          args: [],
        });
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.value ?? '';
      },
      perform: (actions) => session.post('actions', { actions }),
      quit,
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

/** WebKitWebDriver takes a port and chooses none itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
