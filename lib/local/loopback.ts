import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Listens on the loopback address only.
 * @param port 0 for any free one
 * @returns the port that was got
 * @throws when the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP address was expected');
  return address.port;
}

/** Takes no new requests, and is done when the running ones are answered. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
