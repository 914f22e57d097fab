import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Has a server listen on the first of the ports that is free, and returns it. Port 0 is any free one.
 *
 * @throws Error in a sentence where all are taken
 */
export async function listen(server: Server, ports: readonly number[], host: string): Promise<number> {
  for (const port of ports) {
    if (await isFree(server, port, host)) return (server.address() as AddressInfo).port;
  }
  const tried = [...new Set([ports[0], ports.at(-1)])].join('–');
  throw new Error(`No port is free at ${tried}. Close what runs there, or choose another with --port.`);
}

function isFree(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve(true);
    });
  });
}
