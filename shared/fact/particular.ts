import { columnKinds, headOf, type LabelKind, labelKind } from '../course/vocabulary.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { labelAndValue, plainRow } from '../document/table.ts';
import { oneLine, wordList } from '../text/words.ts';
import { decideText, type Decision, unconfirmed } from './decide.ts';
import { resolveField } from './field.ts';
import type { Match } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';

/** The words that a particular itself opens with, or ends with in English: it is known by them where it has no label. */
const kindWords = {
  institution: {
    first: wordList(`universiti/universitas/university/institut/institute/politeknik/polytechnic/kolej/college/maktab/
      sekolah tinggi/akademi/academy/pusat latihan/pusat matrikulasi/pusat asasi/uitm/ikbn/kampus`),
    last: wordList('university/college/institute/polytechnic/academy'),
  },
  faculty: {
    first: wordList(`fakulti/fakultas/faculty/jabatan/department/jurusan/pusat pengajian/school of/college of/kulliyyah/
      centre for/center for/sekolah/unit`),
    last: wordList('faculty/department/school'),
  },
  programme: {
    first: wordList(`diploma/ijazah/sarjana/bachelor/master/sijil/certificate/program/programme/doktor/doctor/asasi/
      foundation in/kursus asas/pismp/pdpp/s1/s2/d3/d4`),
    last: wordList('programme/program/degree'),
  },
  semester: {
    first: wordList('semester/sesi/session/trimester/penggal/term/ganjil/genap/tahun/year'),
    last: wordList('semester/trimester'),
  },
  prerequisite: { first: [], last: [] },
} as const;
export type ParticularKind = keyof typeof kindWords;

const isOneOf = (words: readonly string[], text: string): boolean => words.includes(text.toLowerCase());

/** 'Fakulti Sains' is a faculty, and 'Kirana Metropolitan University' an institution; 'Fakulti' alone is neither. */
export function namesKind(kind: ParticularKind, text: string): boolean {
  const words = oneLine(text).split(' ');
  const { first, last } = kindWords[kind];
  const isNamed = isOneOf(first, words[0] ?? '') || isOneOf(first, words.slice(0, 2).join(' '));
  const isWhole = /^[\p{Lu}\d]/u.test(text) && words.length > 1 && (kind !== 'semester' || /\d|\b[IVX]+\b/.test(text));
  return isWhole && (isNamed || isOneOf(last, words.at(-1) ?? ''));
}

/** What a cell is said to be: by the label in it, else by that over or beside it. */
const kindOf = ({ cells, columns }: Row, place: number): LabelKind | undefined =>
  labelKind(labelAndValue(cells[place] ?? '')?.[0] ?? '') ?? columnKinds(columns[place] ?? '')[0];

/** Whether a value is the first beside its label: what follows it, a page's number or a form's, has no label. */
const isFirst = ({ row: { cells, columns }, column }: Match): boolean =>
  columns.findIndex((label, place) => label === columns[column] && cells[place] !== '') === column;

const matchOf = (ref: Ref, ...texts: string[]): Match => ({
  row: plainRow(ref, texts, []),
  text: '',
  column: 0,
  score: 1,
});

/** The cells at these rows that no label claims, and each line with the next, as a name may take two. */
function unlabelled(document: SourceDocument, rows: readonly Row[]): Match[] {
  const lines = rowsOf(document).filter((row) => isText(row) && row.isPart !== true && row.cells.length === 1);
  return rows.flatMap((row) => {
    const next = lines[lines.findIndex(({ ref }) => ref === row.ref) + 1];
    const free = row.cells.filter(
      (cell, place) => cell !== '' && kindOf(row, place) === undefined && labelKind(cell) === null,
    );
    return free.map((cell) => matchOf(row.ref, cell, isText(row) ? `${cell} ${next?.cells[0] ?? ''}` : ''));
  });
}

/** A particular of the course: found under its label, or by its own kind word in a text that no label claims. */
export function decideParticular(
  kind: ParticularKind,
  claimed: string,
  document: SourceDocument,
  at: readonly Ref[],
): Decision<string> {
  const labelled = resolveField(document, at, [kind]);
  const values = labelled.matches.filter((match) => isFirst(match) && kindOf(match.row, match.column) === kind);
  const matches =
    values.length > 0
      ? values.map(({ row, text, column }) => matchOf(row.ref, text, `${headOf(row.columns[column])} ${text}`))
      : namesKind(kind, claimed)
        ? unlabelled(document, labelled.cited)
        : [];
  const decision = decideText(claimed, { ...labelled, matches, cited: [] });
  if (decision.fact.state === 'found') return decision;
  return unconfirmed(claimed, labelled, 'Tidak ditemui di bawah labelnya.', values[0] && oneLine(values[0].text));
}
