import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { weakness, wrongFigure, type Checked } from '../remarks/remark.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { mainSize } from '../study/sample.ts';
import { isShare } from './shares.ts';
import { labelOf } from './figures.ts';
import { citeRow, isTotalRow, numberIn, type Row, type Table } from '../text/paperTables.ts';
import { cite, type StudyText } from '../text/studyText.ts';

/** Categories of one characteristic, such as the sexes, with the row that sums them up. */
interface Block {
  name: string;
  rows: Row[];
  total: Row | null;
}

const countHead =
  /^(?:(?:f|n|bilangan|kekerapan|frequency) ?\(%\)|f|n|bil\.?|bilangan|kekerapan|frequency|frekuensi|jumlah|count|number|bilangan \(?n\)?|kekerapan \(?f\)?|frequency \(?[nf]\)?|(?:bil\.|bilangan|number of|no\. of) \p{L}+(?: \p{L}+)?)$/iu;
const percentHead = /^(?:%|peratus(?:an)?(?: \(?%\)?)?|percent(?:age)?(?: \(?%\)?)?|persen(?:tase)?|peratus %)$/iu;
const characteristic =
  /jantina|umur|kaum|bangsa|agama|bidang|pengkhususan|pengalaman|kelulusan|pendidikan|lokasi|tahap|tahun|tingkatan|semester|program|jawatan|opsyen|aliran|kelas|sekolah|status|gred|gender|age|sex|race|ethnic|experience|education|position|level|year|location|usia|jenis kelamin|major|kumpulan|julat/iu;
const profile =
  /profil|demografi|taburan|latar belakang responden|responden|demograph|respondent|participant|distribution|karakteristik/iu;

const groupLabel = (row: Row): string => row.cells.find((cell) => /\p{L}|\d\s*[–-]\s*\d/u.test(cell)) ?? '';

/** Rows by characteristic: a first cell opens one, empty first cells continue it, a row of totals closes it. */
function blocksOf(table: Table, column: number): Block[] {
  const named = table.rows.filter(({ cells }) => (cells[0] ?? '') !== '').length < table.rows.length && column >= 2;
  const blocks: Block[] = [];
  const open = (name: string): Block => {
    const block: Block = { name, rows: [], total: null };
    blocks.push(block);
    return block;
  };
  let current = named ? undefined : open(table.head[0] ?? '');
  for (const row of table.rows) {
    const first = row.cells[0] ?? '';
    if (row.cells.slice(1).every((cell) => cell === '') && first !== '') {
      current = open(first);
    } else if (isTotalRow(row)) {
      if (current) current.total = row;
      current = undefined;
    } else {
      if (current === undefined || (named && first !== '')) current = open(first === '' ? groupLabel(row) : first);
      current.rows.push(row);
    }
  }
  return blocks.filter(({ rows }) => rows.length >= 2);
}

const statedSize = /(?<![\p{L}\p{N}])[nN]\s*=\s*(\d+)/u;

/** Counts in tables that do not add up to the table's own total or to the stated size of the sample. */
export function tableCountRemarks({ facts, study }: Checked): CountedRemark[] {
  const main = mainSize(facts.sample);
  const sizes = facts.sample.toSorted((a, b) => Number(b.size === main) - Number(a.size === main));
  const found = study.tables
    .filter(({ kind }) => kind === 'methodology' || kind === 'findings' || kind === 'other')
    .flatMap((table) => {
      const inCaption = statedSize.exec(table.caption);
      const stated = inCaption ? [{ size: Number(inCaption[1]), evidence: captionOf(table, study) }] : sizes;
      return table.head.flatMap((head, column) => {
        if (countHead.test(head)) return [...countsOf(table, column, stated), ...sharesOf(table, column, stated)];
        // A column of another name is held only to a row that says it is the sum.
        return column > 0 && !percentHead.test(head) ? countsOf(table, column, []) : [];
      });
    });
  return uniqueBy(found, ({ subject }) => subject).slice(0, 4);
}

const captionOf = ({ captionAt }: Table, { captions }: StudyText): Citation | null => {
  const caption = captions.find(({ at }) => at === captionAt);
  return caption === undefined ? null : cite(caption);
};

const sumOf = (counts: readonly (number | null)[]): number => counts.reduce<number>((a, b) => a + (b ?? 0), 0);

/** '62' and '62 (28.6%)'. */
const countIn = (cell = ''): number | null => numberIn(cell.replace(/\s*\([^)]*\)$/u, ''));

interface Stated {
  size: number;
  evidence: Citation | null;
}

/** Percentages that are not their count's of what the others are of. */
function sharesOf(table: Table, column: number, sizes: readonly Stated[]): CountedRemark[] {
  const percentAt = table.head.findIndex((head, index) => index >= column && percentHead.test(head));
  return blocksOf(table, column).flatMap(({ rows, total }) => {
    const pairs = rows.flatMap((row) => {
      const count = countIn(row.cells[column]);
      const printed = row.cells[percentAt] ?? '';
      const percent = numberIn(printed);
      return count === null || percent === null
        ? []
        : [{ row, count, percent, printed: printed.replace(/[\s%]/gu, '') }];
    });
    const sum = sumOf(pairs.map(({ count }) => count));
    const bases = [countIn(total?.cells[column]), sum, ...sizes.map(({ size }) => size)].flatMap((base) => base ?? []);
    const fits = bases.map((base) => pairs.filter(({ count, percent, printed }) => isShare(count, base, printed)));
    const most = fits.toSorted((a, b) => b.length - a.length)[0] ?? [];
    const base = bases[fits.indexOf(most)] ?? 0;
    // One row alone may fit by chance, except where it and one other are all.
    if (pairs.length < rows.length || most.length * 2 < rows.length || (most.length < 2 && base !== sum)) return [];
    const wrong = pairs.filter((pair) => !most.includes(pair));
    return wrong.flatMap(({ row, count, printed }) =>
      wrongFigure(citeRow(row), {
        check: 'tableShare',
        subject: `${table.caption} ${row.text}`,
        text: `${labelOf(table)}: ${count} daripada ${base} ialah ${((count / base) * 100).toFixed(1)}%, bukan ${printed}%.`,
        advice: 'Kira semula setiap peratus daripada bilangannya dan betulkan jadual.',
        against: most[0] ? citeRow(most[0].row) : null,
      }),
    );
  });
}

/** `sizes`: the sample's, the one stated most often first; a table need only agree with one of them. */
function countsOf(table: Table, column: number, sizes: readonly Stated[]): CountedRemark[] {
  const blocks = blocksOf(table, column);
  const isProfile = profile.test(table.caption) || blocks.some(({ name }) => characteristic.test(name));
  const sums = blocks.map(({ rows }) => sumOf(rows.map(({ cells }) => countIn(cells[column]))));
  return blocks.flatMap((block) => {
    const counts = block.rows.map(({ cells }) => countIn(cells[column]));
    if (counts.some((count) => count === null || !Number.isInteger(count) || count < 0)) return [];
    const sum = sumOf(counts);
    const total = block.total ? countIn(block.total.cells[column]) : null;
    const isSum = block.total?.cells.some((cell) => /^(?:jumlah|total)\b/iu.test(cell));
    if (block.total && isSum && total !== null && Number.isInteger(total) && total !== sum)
      return mismatch(table, block, { counts, stated: total, against: citeRow(block.total) });
    const isOfSample =
      (isProfile && characteristic.test(`${block.name} ${table.head[0] ?? ''} ${table.caption}`)) ||
      // Where the others are of the whole sample, this one is too.
      (blocks.length > 2 && sums.filter((one) => sizes.some(({ size }) => size === one)).length === blocks.length - 1);
    // Several answers may be ticked, or a part alone be shown: far from the size of the sample nothing is concluded.
    const { size, evidence } = sizes.find((one) => one.size === sum) ?? sizes[0] ?? { size: 0, evidence: null };
    if (!isOfSample || sum < size * 0.75 || sum > size * 1.25) return [];
    return sum === size ? [] : mismatch(table, block, { counts, stated: size, against: evidence });
  });
}

function mismatch(
  table: Table,
  block: Block,
  { counts, stated, against }: { counts: (number | null)[]; stated: number; against: Citation | null },
): CountedRemark[] {
  const sum = sumOf(counts);
  const at = table.kind === 'methodology' ? 'methodology' : 'findings';
  const whole = sharesIn(table, block);
  const percent =
    whole !== null && Math.abs(whole - 100) > 0.5 ? ` (peratusnya pula berjumlah ${whole.toFixed(1)}%)` : '';
  const [row] = block.rows;
  const name = block.name || table.head[0] || table.caption;
  const label = labelOf(table);
  const evidence = sum === stated || !block.total ? (row ? citeRow(row) : null) : citeRow(block.total);
  return weakness(evidence, {
    check: 'tableTotal',
    // Each characteristic of one table shows the same.
    subject: `${label} ${sum} ${stated}`,
    criterion: at,
    text: `${label} (${name}): ${counts.join(' + ')} = ${sum}, bukan ${stated} seperti yang dinyatakan${percent}.`,
    advice: `Semak data asal dan betulkan bilangan supaya jumlahnya ${stated}, atau jelaskan perbezaan ${Math.abs(stated - sum)} orang itu (misalnya data yang hilang).`,
    against,
    priority: 1,
    cap: at === 'findings' ? { item: 'ketepatan', level: 1 } : { item: 'persampelan', level: 2 },
  });
}

/** What the percentages of a characteristic add up to; null where not each row has one. */
function sharesIn({ head }: Table, { rows }: Block): number | null {
  const column = head.findIndex((cell) => percentHead.test(cell));
  const shares = rows.flatMap(({ cells }) => numberIn(cells[column] ?? '') ?? []);
  return shares.length < rows.length ? null : sumOf(shares);
}
