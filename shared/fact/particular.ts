import { namesKind, type ParticularKind } from '../course/words/kindWords.ts';
import { headOf, type LabelKind, labelKind } from '../course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { plainRow } from '../document/table.ts';
import { oneLine } from '../text/words.ts';
import { decideText, type Decision, unconfirmed } from './decide/decide.ts';
import { kindAt, resolveField } from './field.ts';
import type { Match } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';
import { coverage, tokens } from './score.ts';
import { tickedIn } from './decide/decideCodes.ts';

/** Whether a value is the first beside its label: what follows it, a page's number or a form's, has no label. */
const isFirst = ({ row: { cells, columns }, column }: Match): boolean =>
  columns.findIndex((label, place) => label === columns[column] && cells[place] !== '') === column;

const matchOf = (ref: Ref, ...texts: string[]): Match => ({
  row: plainRow(ref, texts, []),
  text: '',
  column: 0,
  score: 1,
});

const isOfNone = (kind: LabelKind | null | undefined): boolean => [undefined, null, 'form'].includes(kind);

/** The cells at these rows that no label claims (the title of a form claims none), and each line with the next, as a name may take two. */
function unlabelled(document: SourceDocument, rows: readonly Row[]): Match[] {
  const lines = rowsOf(document).filter((row) => isText(row) && row.isPart !== true && row.cells.length === 1);
  return rows.flatMap((row) => {
    const next = lines[lines.findIndex(({ ref }) => ref === row.ref) + 1];
    const free = row.cells.filter((cell, place) => {
      const kinds = cell.split('\n').map(labelKind);
      return cell !== '' && isOfNone(kindAt(row, place)) && kinds.every(isOfNone) && kinds.includes(null);
    });
    return free.map((cell) => matchOf(row.ref, cell, isText(row) ? `${cell} ${next?.cells[0] ?? ''}` : ''));
  });
}

const isMostly = 0.85;
const others = ['institution', 'faculty', 'programme', 'semester'] as const;

/** A value whole: all of it, one of its lines or languages, without its code in brackets, without what names another particular. */
function formsOf(kind: ParticularKind, { text }: Match): string[] {
  const isOther = (part: string): boolean => others.some((other) => other !== kind && namesKind(other, part));
  const rest = text.split(/,\s/).filter((part) => !isOther(part));
  return [
    text,
    ...text.split(/\n|\s\/\s/),
    text.replaceAll(/\([^()\s]*\)/g, ' '),
    rest.join(', '),
    ...(kind === 'semester' || kind === 'prerequisite' ? [] : text.split(',').slice(0, 1)),
  ].filter((form) => tokens(form).length > 0);
}

/** A particular of the course: found under its label, or by its own kind word in a text that no label claims. */
export function decideParticular(
  kind: ParticularKind,
  claimed: string,
  document: SourceDocument,
  at: readonly Ref[],
): Decision<string> {
  const labelled = resolveField(document, at, [kind]);
  const values = labelled.matches
    .filter(
      (match) =>
        isFirst(match) &&
        kindAt(match.row, match.column) === kind &&
        !/^\W*co-?requisite/i.test(match.row.columns[match.column] ?? ''),
    )
    .map((match) => ({ ...match, text: tickedIn(match.text) }));
  const matches =
    values.length > 0
      ? values.map(({ row, text, column }) => matchOf(row.ref, text, `${headOf(row.columns[column])} ${text}`))
      : namesKind(kind, claimed)
        ? unlabelled(document, labelled.cited)
        : [];
  const decision = decideText(claimed, { ...labelled, matches, cited: [] });
  const { value } = decision;
  const isWhole =
    values.length === 0
      ? matches.some(({ row }) => row.cells.some((text) => coverage(value, text) === 1))
      : values.some(
          (match) =>
            [match.text, `${headOf(match.row.columns[match.column])} ${match.text}`].some(
              (text) => coverage(value, text) === 1,
            ) && formsOf(kind, match).some((form) => coverage(form, value) >= isMostly),
        );
  if (decision.fact.state === 'found' && isWhole) return decision;
  return unconfirmed(claimed, labelled, 'Tidak ditemui di bawah labelnya.', values[0] && oneLine(values[0].text));
}
