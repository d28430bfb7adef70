import { createServer as createHttp1Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { createServer as createTcpServer } from 'node:net';
import type { Socket } from 'node:net';

type Handler = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => void;

/** The first bytes of an HTTP/2 connection without TLS (RFC 9113, 3.4); no HTTP/1.1 request can start like this. */
const HTTP2_PREFACE = 'PRI ';

/**
 * Listens on 127.0.0.1 for HTTP/2 and HTTP/1.1 on one port. Without TLS there is no negotiation, so the protocol is told by the
 * first bytes of a connection.
 */
export async function listen(port: number, handler: Handler): Promise<{ port: number; close: () => Promise<void> }> {
  const http1 = createHttp1Server(handler);
  const http2 = createHttp2Server(handler);
  const sockets = new Set<Socket>();
  const tcp = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that goes away mid-request is no fault of this server; without a listener the error would end the process.
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: unknown = socket.read();
      if (!Buffer.isBuffer(first)) return;
      socket.unshift(first);
      const isHttp2 = first.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE;
      (isHttp2 ? http2 : http1).emit('connection', socket);
    });
  });
  // A session that breaks has already failed its own calls.
  http2.on('sessionError', () => undefined);
  await new Promise<void>((resolve, reject) => {
    tcp.once('error', reject);
    tcp.listen(port, '127.0.0.1', resolve);
  });
  const address = tcp.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server must have a port.');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve, reject) => {
        tcp.close((error) => (error ? reject(error) : resolve()));
        for (const socket of sockets) socket.destroy();
      }),
  };
}
