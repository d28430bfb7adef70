import { wrongFigures, type Check } from '../remarks/remark.ts';
import { itemRows, numbersAt, type Cell, type Row, type Table } from '../text/paperTables.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { labelOf, valueOf } from './figures.ts';
import { isShare } from './shares.ts';

/** Ranks that the scores beside them contradict, and elements that were accepted against the paper's own criteria (Fuzzy Delphi). */
export const rankRemarks: Check = ({ study }) =>
  study.tables
    .filter(({ kind }) => kind === 'findings' || kind === 'other')
    .flatMap((table) => [...wrongRanks(table), ...wrongConsensus(table, study)]);

const rankHead = /^(?:kedudukan|ranking|rank|pangkat|susunan keutamaan|keutamaan)$/iu;
const scoreHead = /^(?:min|mean|m|skor.*|score.*|nilai skor.*|defuzzi.*|f|kekerapan|frequency|%|peratus(?:an)?)$/iu;

/** The rows between two captions within a table. */
const partsOf = (rows: readonly Row[]): Row[][] =>
  rows
    .reduce<Row[][]>(
      (parts, row) => {
        if (row.isCaption) return [...parts, []];
        parts.at(-1)?.push(row);
        return parts;
      },
      [[]],
    )
    .filter(({ length }) => length > 2);

/** Two rows whose ranks are exchanged, where the others follow the scores. */
function wrongRanks(table: Table) {
  const ranks = table.head.findIndex((cell) => rankHead.test(cell));
  const scores = table.head.findLastIndex((cell, column) => column !== ranks && scoreHead.test(cell));
  if (ranks < 0 || scores < 0) return [];
  return partsOf(itemRows(table.rows)).flatMap((rows) => {
    const [ranked, scored] = [numbersAt(rows, ranks), numbersAt(rows, scores)];
    if (ranked.length < rows.length || scored.length < rows.length) return [];
    const wrongBy = (sign: 1 | -1): Cell[] =>
      ranked.filter((rank, at) => {
        const own = sign * (scored[at]?.value ?? 0);
        return rank.value !== scored.filter(({ value }) => sign * value > own).length + 1;
      });
    const wrong = wrongBy(1);
    const [one, other] = wrong;
    const areEqual = new Set(scored.map(({ value }) => value)).size < scored.length;
    // The lowest may stand first: the least distance from what experts agree on.
    const isUpwards = wrongBy(-1).length === 0;
    if (!one || !other || wrong.length > 2 || areEqual || isUpwards) return [];
    const named = [one, other].map(({ row }) => `"${row.name}"`).join(' dan ');
    const text = `${labelOf(table)}: kedudukan ${named} tidak mengikut skornya.`;
    return wrongFigures('wrongRank')(cite(one.row), named, text);
  });
}

const consensusHead = /konsensus|kesepakatan|consensus|agreement/iu;
const accepted = /^(?:di)?terima|^accept/iu;
const threshold =
  /(?:konsensus|kesepakatan|consensus|agreement)[^.;]{0,40}?(?:≥|>=|sekurang-kurangnya|melebihi|lebih daripada|at least|minimum)\s*(\d{2})\s*%?/iu;
const experts = /n\s*=\s*(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})(?: orang)? (?:pakar|experts)/iu;

/** Elements taken in below the consensus that the paper asks for, and shares that so few experts cannot give. */
function wrongConsensus(table: Table, study: StudyText) {
  const column = table.head.findIndex((cell, at) => at > 0 && consensusHead.test(cell));
  const shares = numbersAt(itemRows(table.rows), column);
  if (shares.length < 4 || shares.some(({ value }) => value > 100) || !shares.some(({ value }) => value > 1)) return [];
  const told = study.within('methodology', 'findings');
  const criterion = told.find(({ text }) => threshold.test(text));
  const least = valueOf(threshold.exec(criterion?.text ?? '')?.[1] ?? '0');
  const below = shares.find(({ row, value }) => value < least && row.cells.some((cell) => accepted.test(cell)));
  const size = [...told, ...study.captions]
    .filter(({ text }) => /pakar|expert/iu.test(text))
    .map(({ text }) => Number(experts.exec(text)?.slice(1).find(Boolean) ?? 0))
    .find((one) => one >= 5);
  const [impossible, another] = shares.filter(
    ({ value, text }) => size !== undefined && !isShare(Math.round((value * size) / 100), size, text),
  );
  return [
    ...(below && criterion
      ? wrongFigures('belowCriterion')(
          cite(below.row),
          below.row.text,
          `"${below.row.name}" diterima dengan kesepakatan ${below.text}, sedangkan kriteria kajian menetapkan ${least}%.`,
          cite(criterion),
        )
      : []),
    ...(impossible && !another
      ? wrongFigures('impossibleShare')(
          cite(impossible.row),
          impossible.row.text,
          `${labelOf(table)}: ${impossible.text}% tidak mungkin bagi ${size} orang pakar.`,
        )
      : []),
  ];
}
