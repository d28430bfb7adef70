import type { DocumentKind } from '../../shared/document/document.ts';
import { oldOfficeMarks } from '../../shared/uploads/rules.ts';
import { ReadError } from './fault.ts';
import { readStreams } from './office/docFile.ts';
import { unpack } from './office/zipPackage.ts';

const asDocx = 'buka dalam Word dan simpan semula sebagai DOCX';
const asXlsx = 'buka dalam Excel dan simpan semula sebagai XLSX';
const unpacked = 'ekstrak arkib itu dan pilih dokumen di dalamnya';
const slides = ['persembahan PowerPoint', 'eksport sebagai PDF'] as const;

/**
 * What shows that a file is none of ours, what it is and what its owner can do: its first bytes in hexadecimal, its first characters, the parts
 * of a package and the type that the first of them states, the streams of a compound file.
 */
const foreign: readonly (readonly [
  where: 'bytes' | 'text' | 'parts' | 'type' | 'streams',
  pattern: RegExp,
  what: string,
  advice: string,
])[] = [
  [
    'bytes',
    /^(?:89504e47|ffd8ff|47494638|49492a00|4d4d002a|424d.{8}0{8}|.{8}66747970(?:68656963|6d696631)|52494646.{8}57454250)/u,
    'gambar',
    'muat naik dokumen asal yang bertaip atau jalankan OCR dahulu',
  ],
  ['bytes', /^(?:526172211a07|377abcaf271c|1f8b)/u, 'arkib', unpacked],
  ['text', /^\s*\{\\rtf/u, 'dokumen RTF', asDocx],
  ['text', /^(?:MIME-Version|From|Received|Return-Path|X-[a-z-]+):/iu, 'halaman web arkib (MHT) atau e-mel', asDocx],
  ['text', /urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/u, 'hamparan XML 2003', asXlsx],
  ['text', /progid="Word\.Document"|schemas\.microsoft\.com\/office\/word/u, 'dokumen Word XML', asDocx],
  [
    'text',
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|table|meta|style|div|p)\b/iu,
    'halaman web (HTML)',
    'buka dalam Word atau Excel dan simpan semula sebagai DOCX atau XLSX',
  ],
  ['text', /^[\P{Cc}\t\n\r\f]*$/u, 'teks biasa', asDocx],
  ['parts', /^xl\/workbook\.bin$/mu, 'buku kerja Excel binari (XLSB)', 'simpan sebagai XLSX'],
  ['parts', /^ppt\//mu, ...slides],
  ['parts', /^index\/document\.iwa$|^index\.zip$/mu, 'dokumen Apple iWork', 'eksport sebagai DOCX atau PDF'],
  ['type', /opendocument\.spreadsheet/u, 'hamparan OpenDocument (ODS)', 'simpan sebagai XLSX'],
  ['type', /opendocument/u, 'dokumen OpenDocument', 'simpan sebagai DOCX atau PDF'],
  ['type', /epub/u, 'buku elektronik EPUB', 'eksport sebagai PDF'],
  ['streams', /^powerpoint document$/mu, ...slides],
  ['streams', /^__substg1\.0_/mu, 'mesej e-mel Outlook', 'simpan lampirannya'],
  ['streams', /^/u, 'fail Office yang bukan Word atau Excel', 'eksport sebagai PDF'],
];

/** @throws {ReadError} wrong_type, with what the file really is, where this shows it */
function refuseForeign(where: (typeof foreign)[number][0], shown: string): void {
  const found = foreign.find(([place, pattern]) => place === where && pattern.test(shown));
  if (found) throw wrongType(found[2], found[3]);
}

const wrongType = (what: string, advice: string): ReadError =>
  new ReadError(
    'wrong_type',
    `Fail ini sebenarnya ${what}, bukan PDF, Word atau Excel; ${advice} dan muat naik sekali lagi.`,
  );

/**
 * Judges by content what a document is; its name plays no part.
 * @throws {ReadError} wrong_type with a sentence that says what it is, encrypted, damaged, bomb or old_format; other errors mean damaged bytes
 */
export function kindOf(bytes: Uint8Array): DocumentKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const hex = head.toString('hex', 0, 8);
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return packageKind(bytes);
  if (hex === 'd0cf11e0a1b11ae1') return compoundKind(bytes);
  // Readers of PDF allow bytes before its mark.
  if (head.subarray(0, 1024).includes('%PDF')) return 'pdf';
  if (oldOfficeMarks.some((mark) => hex.startsWith(mark))) throw new ReadError('old_format');
  // The rest of an Office file whose very first bytes are hurt.
  if (hex.startsWith('504b') || hex.startsWith('d0cf')) throw new ReadError('damaged');
  refuseForeign('bytes', head.toString('hex', 0, 16));
  refuseForeign('text', new TextDecoder(hex.startsWith('fffe') ? 'utf-16le' : 'utf-8').decode(head));
  throw new ReadError('wrong_type');
}

function packageKind(bytes: Uint8Array): DocumentKind {
  const parts: string[] = [];
  const { mimetype } = unpack(bytes, (name) => {
    parts.push(name.toLowerCase());
    return name === 'mimetype';
  });
  const has = (part: RegExp): boolean => parts.some((name) => part.test(name));
  if (has(/^word\/document\d*\.xml$/u)) return 'docx';
  if (has(/^xl\/workbook\d*\.xml$/u)) return 'xlsx';
  refuseForeign('parts', parts.join('\n'));
  refuseForeign('type', Buffer.from(mimetype ?? []).toString('latin1'));
  if (parts.length === 0 || has(/^\[content_types\]\.xml$/u)) throw new ReadError('damaged');
  throw wrongType('arkib ZIP', unpacked);
}

function compoundKind(bytes: Uint8Array): DocumentKind {
  const streams = readStreams(bytes);
  if (streams.has('encryptedpackage')) throw new ReadError('encrypted');
  if (streams.has('worddocument')) return 'doc';
  if (!streams.has('workbook') && !streams.has('book')) refuseForeign('streams', [...streams.keys()].join('\n'));
  return 'xls';
}
