import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Idle connections are kept far longer than Node's five seconds: a laptop that is busy or wakes from sleep would
 * otherwise close one in the very moment the client sends its next request on it, which then fails with ECONNRESET.
 */
const KEEP_ALIVE_MS = 10 * 60_000;

/**
 * Listens on the loopback address only.
 * @param port 0 for any free one
 * @returns the port that was got
 * @throws when the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP address was expected');
  return address.port;
}

/** Answers that take longer than this are cut off. */
const PATIENCE_MS = 5_000;

/** Takes no new requests, and is done when the running ones are answered. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is still being answered becomes idle later, and nobody would close it then.
  const closing = setInterval(() => server.closeIdleConnections(), 20);
  // A browser opens connections ahead of need; one that never sent a request is not idle to Node.
  const ending = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed.finally(() => {
    clearInterval(closing);
    clearTimeout(ending);
  });
}
