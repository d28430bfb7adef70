import { unzipSync } from 'fflate';
import { ReadError } from '../fault.ts';

/** Bounds on an Office package, judged by its directory before anything is unpacked. */
const zipBounds = {
  entries: 2_000,
  unpackedBytes: 200 * 1024 * 1024,
  /** Unpacked to packed, judged for entries that unpack to more than `ratioFloorBytes`. */
  ratio: 100,
  ratioFloorBytes: 1024 * 1024,
};

/**
 * The wanted parts of an Office package by name. An entry never unpacks to more than the directory says.
 * @throws {ReadError} bomb; other errors mean damaged bytes
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let entries = 0;
  let unpacked = 0;
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      unpacked += originalSize;
      const isDense = originalSize > zipBounds.ratioFloorBytes && originalSize > size * zipBounds.ratio;
      if (isDense || entries > zipBounds.entries || unpacked > zipBounds.unpackedBytes) throw new ReadError('bomb');
      return isWanted(name);
    },
  });
}

/** An XML part as text. @throws {ReadError} external_entity when it declares a document type or entities */
export function xmlText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/u.test(text)) throw new ReadError('external_entity');
  return text;
}
