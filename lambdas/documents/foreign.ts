import { oldOfficeMarks } from '../../shared/uploads/rules.ts';
import { ReadError } from './fault.ts';

const asDocx = 'buka dalam Word dan simpan semula sebagai DOCX';
const asXlsx = 'buka dalam Excel dan simpan semula sebagai XLSX';
const unpack = 'ekstrak arkib itu dan pilih dokumen di dalamnya';
const retype = 'muat naik dokumen asal yang bertaip atau jalankan OCR dahulu';

/** Patterns over the first bytes in hexadecimal, what they show a file to be and what its owner can do. */
const byteMarks: readonly (readonly [pattern: RegExp, what: string, advice: string])[] = [
  [
    /^(?:89504e47|ffd8ff|47494638|49492a00|4d4d002a|424d.{8}0{8}|.{8}66747970(?:68656963|6d696631)|52494646.{8}57454250)/u,
    'gambar',
    retype,
  ],
  [/^(?:526172211a07|377abcaf271c|1f8b)/u, 'arkib', unpack],
];

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
  const start = decode(head);
  const mark = byteMarks.find(([pattern]) => pattern.test(hex)) ?? textMarks.find(([pattern]) => pattern.test(start));
  if (mark) return wrongType(mark[1], mark[2]);
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
