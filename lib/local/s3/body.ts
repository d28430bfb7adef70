import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createChecksum, isChecksumHeader, type Checksum } from './checksums.ts';
import { decodeChunks } from './chunked.ts';
import { Fault } from './faults.ts';
import { UNSIGNED_PAYLOAD } from './signature.ts';

/** A request's body as the object's bytes, with every promise about it checked once it is read to the end. */
export interface Body {
  bytes: AsyncIterable<Buffer>;
  /**
   * To be called when all bytes were read.
   * @returns the checksums that were given, all of them right
   * @throws Fault BadDigest, IncompleteBody, XAmzContentSHA256Mismatch, InvalidRequest
   */
  verify(): Record<string, string>;
}

const UNSIGNED_TRAILER = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** @param payloadHash what the signature says about the body */
export function openBody(request: IncomingMessage, payloadHash: string): Body {
  const { headers } = request;
  const chunked = payloadHash.startsWith('STREAMING-');
  if (chunked && payloadHash !== UNSIGNED_TRAILER) {
    throw new Fault('NotImplemented', `Signed chunks are not taken on this machine: ${payloadHash}`);
  }
  const promised = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) if (isChecksumHeader(name)) promised.set(name, String(value));
  const names = [...promised.keys(), ...trailerNames(headers['x-amz-trailer'])];
  const checksums = new Map(names.map((name) => [name, checksumFor(name)]));
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  // A refused body must not take the connection with it: the answer still has to go out.
  const received: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  const source = chunked ? decodeChunks(received, (name, value) => promised.set(name, value)) : received;

  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      size += chunk.length;
      md5.update(chunk);
      sha256.update(chunk);
      for (const checksum of checksums.values()) checksum.update(chunk);
      yield chunk;
    }
  }

  function verify(): Record<string, string> {
    const decodedLength = headers['x-amz-decoded-content-length'];
    if (chunked && decodedLength !== undefined && Number(decodedLength) !== size) {
      throw new Fault('IncompleteBody', 'The request body is not as long as x-amz-decoded-content-length says');
    }
    if (!chunked && payloadHash !== UNSIGNED_PAYLOAD && payloadHash !== sha256.digest('hex')) {
      throw new Fault('XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match.");
    }
    verifyMd5(headers['content-md5'], md5.digest('base64'));
    return verifyChecksums(checksums, promised);
  }

  return { bytes: bytes(), verify };
}

function trailerNames(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(isChecksumHeader);
}

function checksumFor(name: string): Checksum {
  const checksum = createChecksum(name);
  if (!checksum) throw new Fault('NotImplemented', `This checksum is not known on this machine: ${name}`);
  return checksum;
}

function verifyMd5(header: string | string[] | undefined, actual: string): void {
  if (header === undefined) return;
  if (Buffer.from(String(header), 'base64').length !== 16) {
    throw new Fault('InvalidDigest', 'The Content-MD5 you specified was invalid.');
  }
  if (String(header) !== actual) {
    throw new Fault('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
}

function verifyChecksums(checksums: Map<string, Checksum>, promised: Map<string, string>): Record<string, string> {
  const actual: Record<string, string> = {};
  for (const [name, checksum] of checksums) {
    actual[name] = checksum.digest();
    if (promised.get(name) === actual[name]) continue;
    if (!promised.has(name)) throw new Fault('IncompleteBody', `The trailer ${name} is missing`);
    throw new Fault('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
  return actual;
}
