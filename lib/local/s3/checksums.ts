import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Takes a body piece by piece and gives its checksum in base64. */
export interface Checksum {
  update(chunk: Buffer): void;
  digest(): string;
}

const MAKERS: Record<string, () => Checksum> = {
  'x-amz-checksum-crc32': () => cyclic((chunk, value) => crc32(chunk, value)),
  'x-amz-checksum-crc32c': () => cyclic(crc32c),
  'x-amz-checksum-sha1': () => hashed('sha1'),
  'x-amz-checksum-sha256': () => hashed('sha256'),
};

/** @param header such as `x-amz-checksum-crc32` */
export function createChecksum(header: string): Checksum | undefined {
  return MAKERS[header]?.();
}

/** Whether a header or trailer carries a checksum's value; some have other uses of the prefix. */
export function isChecksumHeader(name: string): boolean {
  return name.startsWith('x-amz-checksum-') && !/-(mode|algorithm|type)$/.test(name);
}

function hashed(algorithm: string): Checksum {
  const hash = createHash(algorithm);
  return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest('base64') };
}

function cyclic(step: (chunk: Buffer, value: number) => number): Checksum {
  let value = 0;
  return {
    update: (chunk) => {
      value = step(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

/** Castagnoli's polynomial, which node:zlib lacks; bit-reversed. */
const CASTAGNOLI = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ CASTAGNOLI : value >>> 1;
  return value;
});

function crc32c(chunk: Buffer, before: number): number {
  let value = ~before;
  for (const byte of chunk) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
