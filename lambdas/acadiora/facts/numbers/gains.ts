import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { citeRow, isTotalRow, numberIn, type Row, type Table } from '../text/paperTables.ts';
import { cite } from '../text/studyText.ts';
import {
  agrees,
  decimals,
  isSlipOf,
  labelsIn,
  labelsOf,
  ownFigures,
  rowLabel,
  tablesSpokenOf,
  valueOf,
} from './figures.ts';

/** Changes that the paper's own figures contradict, each told once. */
export const gainRemarks = (checked: Checked): CountedRemark[] => {
  const told = [...changeMismatches(checked), ...wrongGains(checked)];
  const isTold = ({ evidence }: CountedRemark): boolean => told.some((one) => one.evidence.quote === evidence.quote);
  return [...told, ...gainsAgainstTables(checked).filter((one) => !isTold(one))];
};

const change =
  /(?:daripada|dari|from)\s+(?:\p{L}+\s+=?\s*){0,3}(\d+[.,]\d{1,3})\s*(?:\([^)]*\)\s*)?(?:\p{L}+\s+){0,6}?(?:kepada|ke|to|menjadi)\s+(?:\p{L}+\s+=?\s*){0,3}(\d+[.,]\d{1,3})(?![\d%])/giu;
const before = /sebelum|pra\b|pre|awal|before/iu;
const after = /selepas|pos\b|pasca|post|akhir|after|sesudah/iu;

/** 'meningkat daripada 2.90 kepada 4.30' where the table's row begins at 2.90 and ends elsewhere. */
function changeMismatches({ study }: Checked): CountedRemark[] {
  const tables = study.tables.filter(
    ({ kind, head }) =>
      kind !== 'appendix' && head.some((cell) => before.test(cell)) && head.some((cell) => after.test(cell)),
  );
  const prose = ownFigures(study);
  return prose
    .flatMap((sentence) =>
      [...sentence.text.matchAll(change)].flatMap((match) => {
        const [, from = '', to = ''] = match;
        const rows = tables.flatMap((table) => pairsOf(table));
        if (rows.some((pair) => agrees(from, pair.first) && agrees(to, pair.last))) return [];
        const near = rows.filter((pair) => agrees(from, pair.first) || agrees(to, pair.last));
        const row =
          near.find((pair) => isTotalRow(pair.row)) ??
          near.find(
            (pair) => labelsIn(sentence.text, [rowLabel(pair.row)]).length > 0 && rowLabel(pair.row).length > 5,
          );
        if (!row) return [];
        const isFirst = agrees(from, row.first);
        return wrongFigure(cite(sentence, match.index), {
          check: 'changeAgainstTable',
          subject: `${from} ${to}`,
          text: `Teks menyatakan perubahan daripada ${from} kepada ${to}, tetapi jadual menunjukkan ${row.printed[0]} kepada ${row.printed[1]}${isFirst ? '' : ' (nilai awalnya berbeza)'}.`,
          advice: 'Semak data asal, samakan teks dengan jadual dan kira semula peratus peningkatan yang dilaporkan.',
          against: citeRow(row.row),
        });
      }),
    )
    .slice(0, 3);
}

const gain =
  /(?:peningkatan|kenaikan|penurunan|perbezaan|beza|increase|decrease|difference|gain|rise|drop)\s+(?:(?:skor )?min\s+)?(?:(?:sebanyak|sebesar|iaitu|of)\s+)?(\d+(?:[.,]\d+)?)/iu;
const fromTo = /(?<!\p{L})(?:daripada|dari|from)\s.*\s(?:kepada|ke|to|menjadi)\s/iu;

/** 'daripada 42.5 kepada 80.0, iaitu peningkatan 45.5', '71.3 dan 60.9, iaitu beza 12.4': no difference of two figures before it, nor its share of the first. */
const wrongGains = ({ study }: Checked): CountedRemark[] =>
  ownFigures(study).flatMap((sentence) => {
    const found = gain.exec(sentence.text);
    const [, said = ''] = found ?? [];
    const told = sentence.text.slice(0, found?.index);
    const isChange = fromTo.test(told) || /(?:iaitu|yaitu|giving|which is|,)(?: an?)?\s*$/iu.test(told);
    if (said === '' || !(isChange || /beza|difference/iu.test(found?.[0] ?? ''))) return [];
    const figures = told.match(/(?<![\d.,\p{L}])\d+(?:[.,]\d+)?(?![\d\p{L}])/gu) ?? [];
    const pairs = figures.flatMap((from, index) =>
      figures.slice(index + 1).map((to) => ({ from, to, difference: Math.abs(valueOf(to) - valueOf(from)) })),
    );
    const isRight = ({ from, difference }: (typeof pairs)[number]): boolean =>
      [difference, (difference / valueOf(from)) * 100].some(
        (value) => Math.abs(value - valueOf(said)) <= 1.1 * 10 ** -decimals(said),
      );
    const [meant] = pairs
      .filter(
        ({ difference }) => (isChange && pairs.length === 1) || isSlipOf(said, difference.toFixed(decimals(said))),
      )
      .toSorted((a, b) => Math.abs(a.difference - valueOf(said)) - Math.abs(b.difference - valueOf(said)));
    if (!meant || pairs.some(isRight)) return [];
    const { from, to, difference } = meant;
    return wrongFigure(cite(sentence, found?.index), {
      check: 'wrongGain',
      subject: `${from} ${to}`,
      text: `Teks menyatakan beza antara ${from} dengan ${to} sebagai ${said}, tetapi bezanya ${difference.toFixed(decimals(from))}.`,
      advice: 'Kira semula perubahan itu dan semak min sebelum dan selepas dengan data asal.',
    });
  });

const isTime = ({ cells: [first = ''] }: Row): boolean => before.test(first) || after.test(first);
const rise =
  /(?:rose|increased|improved|gained|fell|dropped|decreased|meningkat|bertambah|naik|menurun|turun|kenaikan|peningkatan|penurunan|gain|increase)\s+(?:(?:min|mean|skor|score)\s+)?(?:sebanyak|sebesar|by|of)\s+(\d+[.,]\d{1,3})(?![\d%]|\s*(?:%|peratus|per ?cent))/iu;

/** 'The mean of the experimental group rose by 6.32', where its two means in the tables differ by 7.32. */
const gainsAgainstTables = ({ study }: Checked): CountedRemark[] => {
  const rows = study.tables
    .filter(({ kind }) => kind === 'findings')
    .flatMap((table) => table.rows.flatMap((row) => labelsOf(row).map((label) => ({ label, row, table }))));
  return ownFigures(study).flatMap((sentence) => {
    const [, said = ''] = rise.exec(sentence.text) ?? [];
    const [place, another] = said === '' ? [] : labelsIn(sentence.text, [...new Set(rows.map(({ label }) => label))]);
    if (said === '' || another) return [];
    const spoken = place ? [] : tablesSpokenOf(study, sentence);
    const cells = rows.flatMap(({ label, row, table }) =>
      label === place?.label || (spoken.includes(table) && isTime(row))
        ? row.cells.flatMap((cell, column) =>
            /\d[.,]\d/u.test(cell) ? [{ row, head: table.head[column] ?? '', value: numberIn(cell) ?? 0 }] : [],
          )
        : [],
    );
    const pairs = cells.flatMap((from, index) =>
      cells
        .slice(index + 1)
        .filter((to) => (to.row === from.row ? before.test(from.head) && after.test(to.head) : to.head === from.head))
        .map((to) => ({ from, to, difference: Math.abs(to.value - from.value) })),
    );
    const meant = pairs.find(({ difference }) => isSlipOf(said, difference.toFixed(decimals(said))));
    if (!meant || pairs.some(({ difference }) => agrees(said, difference))) return [];
    if (cells.some(({ value }) => agrees(said, value))) return [];
    return wrongFigure(cite(sentence, sentence.text.indexOf(said)), {
      check: 'wrongGain',
      subject: said,
      text: `Teks menyatakan perubahan sebanyak ${said}, tetapi ${meant.from.value} dan ${meant.to.value} dalam jadual berbeza sebanyak ${meant.difference.toFixed(decimals(said))}.`,
      advice: 'Kira semula perubahan itu daripada min sebelum dan selepas.',
      against: citeRow(meant.to.row),
    });
  });
};

interface Pair {
  row: Row;
  first: number;
  last: number;
  printed: [string, string];
}

function pairsOf({ head, rows }: Table): Pair[] {
  const a = head.findIndex((cell) => before.test(cell));
  const b = head.findIndex((cell) => after.test(cell));
  return rows.flatMap((row) => {
    const [start = '', end = ''] = [row.cells[a], row.cells[b]];
    const first = numberIn(start);
    const last = numberIn(end);
    return first === null || last === null ? [] : [{ row, first, last, printed: [start, end] as [string, string] }];
  });
}
