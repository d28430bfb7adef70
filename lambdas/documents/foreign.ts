import { oldOfficeMarks } from '../../shared/uploads/rules.ts';
import { ReadError } from './fault.ts';

const asDocx = 'buka dalam Word dan simpan semula sebagai DOCX';
const asXlsx = 'buka dalam Excel dan simpan semula sebagai XLSX';
const unpack = 'ekstrak arkib itu dan pilih dokumen di dalamnya';
const retype = 'muat naik dokumen asal yang bertaip atau jalankan OCR dahulu';

/** Bytes in hexadecimal at an offset, what they show a file to be and what its owner can do. */
const byteMarks: readonly (readonly [offset: number, bytes: string, what: string, advice: string])[] = [
  [0, '89504e47', 'gambar PNG', retype],
  [0, 'ffd8ff', 'gambar JPEG', retype],
  [0, '47494638', 'gambar GIF', retype],
  [0, '49492a00', 'gambar TIFF', retype],
  [0, '4d4d002a', 'gambar TIFF', retype],
  [6, '00000000', 'gambar BMP', retype],
  [8, '57454250', 'gambar WebP', retype],
  [4, '6674797068656963', 'gambar HEIC', retype],
  [4, '667479706d696631', 'gambar HEIF', retype],
  [0, '526172211a07', 'arkib RAR', unpack],
  [0, '377abcaf271c', 'arkib 7z', unpack],
  [0, '1f8b', 'arkib GZIP', unpack],
];
const bitmapMark = '424d';

/** Patterns over the first characters, what they show a file to be and what its owner can do. */
const textMarks: readonly (readonly [pattern: RegExp, what: string, advice: string])[] = [
  [/^\s*\{\\rtf/u, 'dokumen RTF', asDocx],
  [/^(?:MIME-Version|From|Received|Return-Path|X-[a-z-]+):/iu, 'halaman web arkib (MHT) atau e-mel', asDocx],
  [/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/u, 'hamparan XML 2003', asXlsx],
  [/progid="Word\.Document"|schemas\.microsoft\.com\/office\/word/u, 'dokumen Word XML', asDocx],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style|div|p)\b/iu,
    'halaman web (HTML)',
    'buka dalam Word atau Excel dan simpan semula sebagai DOCX atau XLSX',
  ],
];

/** The fault of a file that is none of the supported kinds, told by its first bytes. */
export function foreignFault(head: Buffer): ReadError {
  const hex = head.toString('hex', 0, 16);
  if (oldOfficeMarks.some((mark) => hex.startsWith(mark))) return new ReadError('old_format');
  // The rest of an Office file whose very first bytes are hurt.
  if (hex.startsWith('504b') || hex.startsWith('d0cf')) return new ReadError('damaged');
  const bytes = byteMarks.find(
    ([offset, mark, what]) => hex.startsWith(mark, offset * 2) && (what !== 'gambar BMP' || hex.startsWith(bitmapMark)),
  );
  if (bytes) return wrongType(bytes[2], bytes[3]);
  const start = decode(head);
  const text = textMarks.find(([pattern]) => pattern.test(start));
  if (text) return wrongType(text[1], text[2]);
  return isPlainText(start) ? wrongType('teks biasa', asDocx) : new ReadError('wrong_type');
}

/** A file of another type: what it is and what to do with it before it is uploaded again. */
export function wrongType(what: string, advice: string): ReadError {
  return new ReadError(
    'wrong_type',
    `Fail ini sebenarnya ${what}, bukan PDF, Word atau Excel; ${advice} dan muat naik sekali lagi.`,
  );
}

function decode(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  return new TextDecoder('utf-8').decode(head);
}

function isPlainText(text: string): boolean {
  return Array.from(text).every((character) => character >= ' ' || '\t\n\r\f'.includes(character));
}
