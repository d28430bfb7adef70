import type { IncomingMessage } from 'node:http';

/** The whole body, or null when it is over the limit. The rest is read all the same, so that the answer arrives. */
export async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > mostBytes ? null : Buffer.concat(chunks);
}
