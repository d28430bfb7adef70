import { codeFamily } from '../../course/words/codes.ts';
import { isFieldLabel, isLanguageMark, labelKind } from '../../course/words/vocabulary.ts';
import { romans } from '../../text/romans.ts';
import { wordList } from '../../text/words.ts';

/** A number of a list: '1.', '(2)', '1.2'. */
export const isOrdinal = (text: string): boolean => /^\(?\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(text);

export const isNumber = (text: string): boolean =>
  /^\W*\d+(?:[.,]\d+)?\s*(?:%|jam|hours?|minit|minutes?|menit)?\W*$/i.test(text);

/** The number of an item: '3. Etika', '3.0 Etika'; NaN where it has none. */
export const itemNumber = (line: string): number => Number(/^(\d{1,2})(?:\.0)?[.)]?\s+\p{L}/u.exec(line)?.[1] ?? NaN);

const weekUnit = String.raw`(?:minggu|weeks?|pertemuan|mgg?|wk|[wm])(?:\s*ke)?[\s.:-]*`;
/** 'Minggu 4-5', 'W1', 'Week 8 – 9', as a part of a regular expression. */
export const weeksForm = String.raw`${weekUnit}\d{1,2}(?:\s*(?:[-–—,&/]|hingga|to|dan|and|sd|s\.d\.)\s*(?:${weekUnit})?\d{1,2})*`;
const onlyWeeks = new RegExp(`^${weeksForm}$`, 'i');

/** One week or several and nothing else: 'W1', 'M4, M9', 'Week 8 – 9'. */
export const isWeek = (text: string): boolean => onlyWeeks.test(text.trim());

const weekOpens = new RegExp(String.raw`^${weekUnit}\d{1,2}(?!\d)`, 'i');

/** The items of one cell that are numbered one after the other, or open with their weeks: '3. ...' with its list, then '4. ...'. */
export const numberedIn = (text: string): string[] =>
  text.split('\n').reduce<string[]>((parts, line) => {
    const last = parts.at(-1);
    const isNext = last === undefined || itemNumber(line) === itemNumber(last) + 1 || weekOpens.test(line);
    return isNext ? [...parts, line] : [...parts.slice(0, -1), `${last}\n${line}`];
  }, []);

/** Whether an item may be the first of its list. */
export const opensList = (item = ''): boolean => itemNumber(item) === 1 || weekOpens.test(item);

export const numberOf = (text: string): string | undefined => /\d+/.exec(text)?.[0];

/** The place in its list of an item marked by a letter or a Roman number: 'b)' and '(ii)' are 2; undefined for other texts. */
export function placeInList(text: string): string | undefined {
  const mark = /^\(?([a-h]|[ivx]{1,4})[.)]?$/.exec(text.trim())?.[1];
  return mark === undefined ? undefined : `${romans.indexOf(mark) + 1 || mark.charCodeAt(0) - 96}`;
}

const sum = /^(?:jumlah|total|sub[ -]?total|sub[ -]?jumlah|grand total|jml)\b/i;
const ofSum =
  wordList(`besar/keseluruhan/kecil/semua/of/for/bagi/the/all/overall/markah/marks?/score/jam/hours?/slt/masa/
  kredit/credits?/peratus/peratusan/percentage/percent/pemberat/wajaran/weightage/weight/a/b/dan/and`);
const onlyOfSum = new RegExp(String.raw`^(?:(?:${ofSum.join('|')}|%|\d+|[\W_]+)\s*)*$`, 'i');

/** 'Jumlah', 'Subtotal', 'JUMLAH PENTAKSIRAN': the label of a row that sums others; 'Total station applications' sums nothing. */
export function isSumLabel(text: string): boolean {
  const [word] = sum.exec(text.trim()) ?? [];
  const rest = word === undefined ? '' : text.trim().slice(word.length).trim();
  // 'Jumlah kecil kemahiran', 'Coursework total', 'Coursework sub-total'
  const isPartial = /^(?:sub[ -]?total|sub[ -]?jumlah|jumlah kecil)\b/i.test(text.trim());
  if (/^(?:\p{L}+ ){1,2}(?:sub[ -]?)?total$/iu.test(text.trim())) return true;
  return (
    word !== undefined && (isPartial || onlyOfSum.test(rest) || labelKind(rest) !== null || labelKind(text) !== null)
  );
}

/** The family of a code, also with its name behind it: 'PLO1 Knowledge', not 'A4 School'. */
export const headFamily = (text: string) =>
  codeFamily(text) ?? (text.length <= 40 && !isFieldLabel(text) ? codeFamily(text.split(/\s/)[0] ?? '') : null);

/** Letters of hours (K, T, A) and names of activities are heads only beside others. */
export const isStrong = (text: string): boolean => ![null, 'hours', 'ordinal'].includes(labelKind(text));

/** 'Course Learning Outcomes (CLO): At the end of the course, students will be able to:' */
export const labelsOutcomes = (text = ''): boolean =>
  [text, text.split(':')[0] ?? ''].some((label) => ['statement', 'clo'].includes(labelKind(label) ?? ''));

/** 'Kod Kursus: EDUP3153' as a label and its value, where the label is known; the label of a particular may stand on a line over its value. */
export function labelAndValue(line: string): [label: string, value: string] | null {
  const [, label = '', value = ''] = /^([^:=\s][^:=]{0,58}?[^:=\s])\s*[:=]\s*(\S.*)$/s.exec(line) ?? [];
  if (value !== '' && labelKind(label) !== null) return [label, value];
  const [first = '', ...rest] = line.split('\n');
  const isValue = !rest.some((text) => labelKind(text) !== null || isLanguageMark(text));
  // 'Prerequisite (if' goes on.
  const isWhole = !/\([^()]*$/.test(first);
  return rest.length > 0 && isWhole && isFieldLabel(first) && isValue ? [first, rest.join('\n')] : null;
}

/** 'Semester: I Credit: 4 Prerequisite: None' as its labels with their values, one text each; the text itself where it has no two. */
export function fieldsIn(text: string): string[] {
  const words = text.split(' ');
  const isStart = (from: number): boolean =>
    [1, 2, 3].some((count) => {
      const label = words.slice(from, from + count).join(' ');
      return label.endsWith(':') && /^\p{Lu}/u.test(label) && isFieldLabel(label.slice(0, -1));
    });
  const starts = words.flatMap((_, from) => (isStart(from) && !isStart(from - 1) ? [from] : []));
  return starts.length < 2 || starts[0] !== 0
    ? [text]
    : starts.map((from, i) => words.slice(from, starts[i + 1]).join(' '));
}
