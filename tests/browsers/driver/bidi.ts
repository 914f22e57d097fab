import { WebSocket } from 'undici';

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Bidi {
  /** @throws Error with the browser's message if the command fails or the connection ends */
  send<Result>(method: string, parameters: object): Promise<Result>;
}

interface Answer {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Caller {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const callers = new Map<number, Caller>();
  let count = 0;

  socket.addEventListener('message', ({ data }) => {
    const { type, id, result, error, message } = JSON.parse(String(data)) as Answer;
    const caller = callers.get(id ?? 0);
    callers.delete(id ?? 0);
    if (type === 'success') caller?.resolve(result);
    else caller?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const caller of callers.values()) caller.reject(new Error('The browser closed the connection.'));
    callers.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('close', () => reject(new Error(`No connection to ${address}`)));
  });

  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) throw new Error('The browser has ended.');
        count += 1;
        callers.set(count, { resolve: (result) => resolve(result as Result), reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
  };
}
