import { namesKind, namesOther, type ParticularKind } from '../course/words/kindWords.ts';
import { isOfForm } from '../course/words/plausible.ts';
import { headOf, type LabelKind, labelKind } from '../course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { labelAndValue, plainRow } from '../document/table.ts';
import { wholeForm } from '../text/comparable.ts';
import { oneLine } from '../text/words.ts';
import { decideText, type Decision, tickedIn, unconfirmed } from './decide/decide.ts';
import { kindAt, resolveField } from './field.ts';
import type { Match } from './resolve.ts';
import { isText, rowsOf, type Row } from './rows.ts';
import { coverage, tokens, withoutOrdinal } from './score.ts';

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
function unlabelled(kind: ParticularKind, document: SourceDocument, rows: readonly Row[]): Match[] {
  const lines = rowsOf(document).filter((row) => isText(row) && row.isPart !== true && row.cells.length === 1);
  // A form's head names who issues it: no faculty, no programme.
  const isHead = ({ cells }: Row): boolean =>
    kind !== 'institution' &&
    cells.some((cell) => labelKind(labelAndValue(cell)?.[0] ?? '') === 'form') &&
    !cells.some((cell) => cell.split('\n').some((line) => namesKind('institution', line)));
  return rows.flatMap((row) => {
    if (isHead(row)) return [];
    const next = lines[lines.findIndex(({ ref }) => ref === row.ref) + 1];
    const free = row.cells.filter((cell, place) => {
      const kinds = cell.split('\n').map(labelKind);
      // 'Fakulti Sains | Versi 2' names one, 'Tarikh Kuat Kuasa: Semester 1' none.
      const isForm = kind !== 'institution' && isOfForm(`${row.columns[place] ?? ''} ${cell.split(' | ')[0] ?? ''}`);
      return cell !== '' && !isForm && isOfNone(kindAt(row, place)) && kinds.every(isOfNone) && kinds.includes(null);
    });
    return free.map((cell) => matchOf(row.ref, cell, isText(row) ? `${cell} ${next?.cells[0] ?? ''}` : ''));
  });
}

const mostlyFrom = 0.85;

/** A value whole: all of it, one of its lines or languages, without its code in brackets, without what names another particular. */
function formsOf(kind: ParticularKind, text: string): string[] {
  // 'Year 2 / Semester 1' is one value.
  const languages = kind === 'semester' ? [] : text.split(/\n|\s\/\s/);
  const rest = text.split(/,\s/).filter((part) => !namesOther(part, kind));
  return [
    text,
    ...languages,
    text.replaceAll(/\([^()\s]*\)/g, ' '),
    rest.join(', '),
    ...(kind === 'semester' || kind === 'prerequisite' ? [] : text.split(',').slice(0, 1)),
  ].filter((form) => tokens(form).length > 0);
}

/** Whether a value without a label opens and ends its line or part of one, or follows another particular there: 'Approved by the Faculty Board' names none. */
function opensLine(kind: ParticularKind, value: string, text: string): boolean {
  const { index = -1 } = wholeForm(value)?.exec(text) ?? {};
  const before = withoutOrdinal(
    text
      .slice(0, Math.max(index, 0))
      .split(/\n|\t|\s[/·|]\s|,\s/)
      .at(-1) ?? '',
  );
  const [said = ''] = wholeForm(value)?.exec(text) ?? [];
  // 'Jabatan Pelancongan' of 'Jabatan Pelancongan dan Hospitaliti' is none.
  const goesOn = /^ (?:dan|and|of|&|\p{Ll})/u.test(
    text.slice(index + said.length).replace(/^ (?:DAN|AND|OF) /, (word) => word.toLowerCase()),
  );
  return index >= 0 && (before === '' || namesOther(before, kind)) && !goesOn;
}

/** A particular of the course: found under its label, or by its own kind word in a text that no label claims. */
export function decideParticular(
  kind: ParticularKind,
  claimed: string,
  document: SourceDocument,
  at: readonly Ref[],
): Decision<string> {
  const resolution = resolveField(document, at, [kind]);
  const labelled = resolution.matches
    .filter(
      (match) =>
        isFirst(match) &&
        kindAt(match.row, match.column) === kind &&
        !/^\W*co-?requisite/i.test(match.row.columns[match.column] ?? ''),
    )
    .map(({ row, text, column }) => ({ ref: row.ref, text: tickedIn(text), label: headOf(row.columns[column]) }));
  const matches = labelled.map(({ ref, text, label }) => matchOf(ref, text, `${label} ${text}`));
  const free = labelled.length === 0 && namesKind(kind, claimed) ? unlabelled(kind, document, resolution.cited) : [];
  const decision = decideText(claimed, { ...resolution, matches: [...matches, ...free], cited: [] });
  const { value } = decision;
  const isWhole =
    labelled.some(
      ({ text, label }) =>
        [text, `${label} ${text}`].some((whole) => coverage(value, whole) === 1) &&
        formsOf(kind, text).some((form) => coverage(form, value) >= mostlyFrom),
    ) || free.some(({ row }) => row.cells.some((text) => kind === 'semester' || opensLine(kind, value, text)));
  if (decision.fact.state === 'found' && isWhole) return decision;
  return unconfirmed(claimed, resolution, 'Tidak ditemui di bawah labelnya.', labelled[0] && oneLine(labelled[0].text));
}
