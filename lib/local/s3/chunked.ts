import { Fault } from './faults.ts';

const CRLF = Buffer.from('\r\n');
const MAX_LINE_BYTES = 8192;

/**
 * Takes `aws-chunked` apart: `<hex length>[;extension]\r\n<bytes>\r\n ... 0\r\n[trailer: value\r\n]\r\n`.
 * @throws Fault IncompleteBody when the chunks are malformed or end early
 */
export async function* decodeChunks(
  source: AsyncIterable<Buffer>,
  onTrailer: (name: string, value: string) => void,
): AsyncGenerator<Buffer> {
  const reader = new Reader(source);
  for (;;) {
    const line = await reader.line();
    const hex = /^([0-9a-f]{1,12})(?:;.*)?$/i.exec(line)?.[1];
    if (hex === undefined) throw incomplete();
    const length = parseInt(hex, 16);
    if (length === 0) break;
    yield* reader.bytes(length);
    if ((await reader.line()) !== '') throw incomplete();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    if (colon < 1) throw incomplete();
    onTrailer(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

function incomplete(): Fault {
  return new Fault('IncompleteBody', 'The chunks of the request body are malformed or end early');
}

/** Reads lines and counted bytes from pieces of any size. */
class Reader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<Buffer> {
    const next = await this.#pieces.next();
    if (next.done) throw incomplete();
    return next.value;
  }

  async line(): Promise<string> {
    let end = this.#rest.indexOf(CRLF);
    while (end < 0) {
      if (this.#rest.length > MAX_LINE_BYTES) throw incomplete();
      this.#rest = Buffer.concat([this.#rest, await this.#more()]);
      end = this.#rest.indexOf(CRLF);
    }
    const line = this.#rest.subarray(0, end).toString('latin1');
    this.#rest = this.#rest.subarray(end + CRLF.length);
    return line;
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#rest.length === 0) this.#rest = await this.#more();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}
