import { roleText, type Entry, type Table } from '../../reading/courseTables.ts';
import { cellLines, oneLine } from '../../language/lexicon.ts';
import type { Draft } from './assessmentDraft.ts';
import { malayPart } from '../particulars.ts';

const examination =
  /\b(?:uts|uas|(?:ujian|evaluasi) (?:tengah|akhir) semester|mid-?term|final exam\w*|peperiksaan \p{L}+)\b/iu;
const lead = /^(?:bentuk(?: penilaian)?|teknik|non-?tes?t|tes?t|kriteria)\s*:\s*/i;

/**
 * Weights that stand in the weekly table alone, as in an Indonesian RPS: one assessment a row, named by its form of assessment or by the
 * examination that fills the week. The same form in another week is another assessment: their sum is a number no row states.
 */
export const fromWeeks = (tables: readonly Table[], vocabulary: ReadonlySet<string>): Draft[] =>
  tables
    .filter(({ kind }) => kind === 'topics')
    .flatMap(({ entries }) => entries.flatMap((entry) => fromWeek(entry, vocabulary) ?? []));

function fromWeek(entry: Entry, vocabulary: ReadonlySet<string>): Draft | null {
  const weight = Number(/^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(roleText(entry, 'weight'))?.[1]?.replace(',', '.'));
  const source = nameIn(entry);
  const type = malayPart(cellLines(source).join('<br>'), vocabulary).replace(lead, '').trim();
  if (!(weight > 0 && weight <= 100) || !/\p{L}{3}/u.test(type) || type.length > 80) return null;
  return {
    type,
    weight,
    outcomes: oneLine(roleText(entry, 'code'), vocabulary),
    description: '',
    page: entry.page,
    quote: source.replaceAll('<br>', ' ').slice(0, 300),
    isGroup: false,
  };
}

function nameIn(entry: Entry): string {
  const cells = entry.cells.map((cell) => cell.map(({ text }) => text).join('<br>'));
  const words = cells.filter((cell) => /\p{L}{3}/u.test(cell));
  const exam = words.length <= 2 ? words.find((cell) => examination.test(cell)) : undefined;
  return exam ?? roleText(entry, 'assessment');
}
