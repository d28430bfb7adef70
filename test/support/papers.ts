import type { SourceDocument } from '../../shared/document/document.ts';
import { documentOf } from './blocks.ts';
import { fileOf, pdfPages, type TestFile } from './documents.ts';

/** Invented matter for sentences that are all different and say something that can be quoted. */
const subjects = ['Guru pelatih', 'Murid tahun lima', 'Pensyarah pembimbing', 'Guru besar', 'Penyelaras praktikum'];
const deeds = ['menyatakan bahawa', 'melaporkan bahawa', 'menunjukkan bahawa', 'bersetuju bahawa'];
const matters = [
  'permainan papan membantu kefahaman pecahan',
  'maklum balas segera menambah keyakinan diri',
  'bahan konkrit memudahkan peralihan kepada simbol',
  'kerja berpasangan mengurangkan kebimbangan matematik',
  'masa persediaan bahan masih tidak mencukupi',
];

/** One of these by number, over and over. */
export const inTurn = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** One sentence a number, no two alike. */
export const sentence = (n: number): string =>
  `${inTurn(subjects, n)} ${inTurn(deeds, n + Math.floor(n / 5))} ${inTurn(matters, n + Math.floor(n / 20))} dalam pemerhatian ke-${n + 1}.`;

/** The parts of a paper in their order: heading, and a share of its pages. */
const parts: readonly (readonly [heading: string, share: number])[] = [
  ['ABSTRAK', 0],
  ['1.0 PENGENALAN', 1],
  ['2.0 OBJEKTIF KAJIAN', 0.5],
  ['3.0 SOROTAN LITERATUR', 2],
  ['4.0 METODOLOGI KAJIAN', 1.5],
  ['5.0 DAPATAN KAJIAN', 2],
  ['6.0 PERBINCANGAN', 1.5],
  ['7.0 KESIMPULAN', 0.5],
  ['RUJUKAN', 0.5],
];

export const paperTitle = 'KESAN PERMAINAN PAPAN TERHADAP KEFAHAMAN PECAHAN MURID TAHUN LIMA';
export const paperAuthor = 'Nadim Arsyad bin Zulhilmi';

const linesOnPage = 36;
/** Characters of a printed line. */
const lineLength = 88;

/** Text broken into printed lines. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= lineLength) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A block of a paper before it is printed: a heading, or four sentences. */
interface Piece {
  page: number;
  text: string;
  isHeading: boolean;
}

/** What is printed on every page of a paper of so many pages; the same at every run. */
function piecesOf(pages: number): Piece[] {
  const room = pages * linesOnPage;
  const shares = parts.reduce((sum, [, share]) => sum + share, 0);
  const pieces: Piece[] = [];
  let n = 0;
  let lines = 0;
  /** @returns the lines that are filled then */
  const add = (text: string, isHeading = false): number => {
    const height = wrapped(text).length;
    // A paragraph is not broken over the end of a page.
    if ((lines % linesOnPage) + height > linesOnPage) lines += linesOnPage - (lines % linesOnPage);
    pieces.push({ page: Math.floor(lines / linesOnPage) + 1, text, isHeading });
    lines += height;
    return lines;
  };
  for (const text of [paperTitle, paperAuthor, 'Institut Pendidikan Guru Kampus Lembah Mawar', '2025']) add(text);
  for (const [heading, share] of parts) {
    const until = Math.min(room, lines + 8 + Math.floor((share / shares) * (room - parts.length * 9)));
    add(heading, true);
    let filled = 0;
    do filled = add(Array.from({ length: 4 }, () => sentence(n++)).join(' '));
    while (filled + 6 < until);
  }
  return pieces.filter(({ page }) => page <= pages);
}

/** A paper as the readers give it. */
export function paperDocument(pages = 10): SourceDocument {
  const pieces = piecesOf(pages);
  const lines = pieces.flatMap(({ page, text, isHeading }, i) => [
    ...(page === pieces[i - 1]?.page ? [] : [`--- muka surat ${page} ---`]),
    `${isHeading ? '# ' : ''}${text}`,
  ]);
  return { kind: 'pdf', blocks: documentOf(lines.join('\n')).blocks, notices: [], pages };
}

/** The lines of every page of the same paper. */
const paperLines = (pages: number): string[][] =>
  Array.from({ length: pages }, (_, i) =>
    piecesOf(pages).flatMap(({ page, text }) => (page === i + 1 ? wrapped(text) : [])),
  );

/** The same paper as a file. */
export const paperPdf = (pages: number, name: string): TestFile => fileOf(name, pdfPages(paperLines(pages)));
