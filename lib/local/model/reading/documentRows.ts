import { comparable } from '../../../../shared/text/comparable.ts';
import type { ReadDocument } from './requestText.ts';
import type { Row } from './row.ts';
import { belowOneAnother } from './sideBySide.ts';
import { tabsAsRows } from './tabs.ts';
import { cellLines } from '../language/lexicon.ts';

/** Sentences that speak to the machine reading the document, not to its reader; they are no part of any fact (design §5). */
const addressedToMachine =
  /\b(?:abaikan|lupakan|ignore|disregard|forget)\b.{0,50}\b(?:arahan|instructions?|prompt|instruksi)\b|\b(?:sistem|model|pembantu|enjin)\s+(?:AI|kecerdasan buatan|bahasa besar)\b.{0,40}\b(?:memproses|membaca|menilai|dokumen|ini)\b|\b(?:AI|language model|chatbot|assistant)\b.{0,30}\b(?:reading|processing|must|should|hendaklah|mesti)\b|\b(?:answer|reply|respond) only with\b|\bjawab hanya\b/iu;

/** The rows of a document in reading order, without repeated page headers and footers and without text meant for a machine. */
export function documentRows(document: ReadDocument): Row[] {
  const repeated = repeatedLines(document);
  const seen = new Set<string>();
  const isShown = (line: string): boolean => {
    const key = masked(line);
    const isFirst = !seen.has(key);
    if (repeated.has(key)) seen.add(key);
    return isFirst || !repeated.has(key);
  };
  const rows = document.pages.flatMap(({ number, label, text }) => {
    const lines = tabsAsRows(text.split('\n').map((line) => line.trim()));
    return lines.flatMap((line, index): Row[] => {
      const cells = withoutMachineTalk(bounded(cellsOf(line)));
      if (cells.every((cell) => cell === '') || !isShown(line)) return [];
      const isFresh = index > 0 && lines[index - 1] === '';
      const { kept, title } = withoutCaughtTitle(cells);
      const row = { page: number, isSheet: label !== undefined, isTable: line.startsWith('|'), isFresh, cells: kept };
      return title === null ? [row] : [row, { ...row, isTable: false, cells: [title] }];
    });
  });
  return belowOneAnother(rows);
}

/** A course fact stands near the start of its cell; what lies past these bounds would only cost time. */
const bounds = { columns: 200, characters: 4_000 };
const bounded = (cells: readonly string[]): string[] =>
  cells.slice(0, bounds.columns).map((cell) => cell.slice(0, bounds.characters));

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .replace(/^\|/, '')
        .replace(/\|$/, '')
        .split('|')
        // Beside a label the colon may stand with the value.
        .map((cell) => cell.trim().replace(/^:\s+/, ''))
    : [line];

const pageNumber = /muka\s*surat|halaman|\bpage\b|\bms\b|\d\s*\/\s*\d/i;

/** Page numbers differ from page to page in a header that is otherwise the same; elsewhere digits tell lines apart. */
const masked = (line: string): string =>
  pageNumber.test(line) ? comparable(line).replace(/\d+/g, '#') : comparable(line);

const edge = 8;

/** Lines near the top or bottom of at least half of the pages. Table headings repeat too, but those the tables know by themselves. */
function repeatedLines({ pages }: ReadDocument): Set<string> {
  const counts = new Map<string, number>();
  if (pages.length < 2 || pages.some(({ label }) => label !== undefined)) return new Set();
  for (const page of pages) {
    const lines = page.text.split('\n').filter((line) => line.trim() !== '');
    const edges = lines.length > 2 * edge ? [...lines.slice(0, edge), ...lines.slice(-edge)] : lines;
    for (const key of new Set(edges.filter((line) => !isTableHeading(line)).map(masked)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 2 && count * 2 >= pages.length).map(([key]) => key));
}

const headingWords = /hpk|clo|cpmk|minggu|week|tajuk|topi[ck]|domain|wajaran|pemberat|peratus|weight|hasilpembelajaran/;

const isTableHeading = (line: string): boolean =>
  line.startsWith('|') &&
  cellsOf(line).filter((cell) => cell !== '').length > 2 &&
  headingWords.test(comparable(line)) &&
  !/[A-Z]{2,5}\s?\d{3,4}/.test(line);

function withoutMachineTalk(cells: string[]): string[] {
  return cells.map((cell) => {
    if (!addressedToMachine.test(cell.replaceAll('<br>', ' '))) return cell;
    return cellLines(cell)
      .join(' ')
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !addressedToMachine.test(sentence))
      .join(' ');
  });
}

const sectionTitle =
  /^(?:\d+\.?\s+)?(?:kandungan(?: kursus)?|pentaksiran|penilaian|rujukan|hasil pembelajaran(?: kursus)?|assessment|references|course content)$/i;

/** In a table without lines the next section's title may be caught in the last row: '... murid.<br>Kandungan' becomes two rows. */
function withoutCaughtTitle(cells: string[]): { kept: string[]; title: string | null } {
  const lines = cellLines(cells[0] ?? '');
  const title = lines.at(-1) ?? '';
  const isContent = /^(?:(?:HPK|CLO|CPMK|CO|LO)\s?\d|\d)/i.test(lines[0] ?? '');
  if (lines.length < 2 || !isContent || !sectionTitle.test(title)) return { kept: cells, title: null };
  return { kept: [lines.slice(0, -1).join('<br>'), ...cells.slice(1)], title };
}
