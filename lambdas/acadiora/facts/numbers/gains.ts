import type { Citation } from '../../../../shared/document/citation.ts';
import { wrongFigures, type Check } from '../remarks/remark.ts';
import { numberIn, numbersUnder, type Row } from '../text/paperTables.ts';
import { cite, foundIn, type StudySentence, type StudyText } from '../text/studyText.ts';
import { saysNumber } from './counts.ts';
import { agrees, decimals, isSlipOf, labelsIn, ownFigures, prints, tablesSpokenOf, times, valueOf } from './figures.ts';

/** Changes that the paper's own figures contradict: those of the sentence, else those of its tables. */
export const gainRemarks: Check = ({ study }) =>
  ownFigures(study).flatMap((sentence) => {
    const told = [...wrongEnds(study, sentence), ...wrongGains(study, sentence)];
    return told.length > 0 ? told : gainsAgainstTables(study, sentence);
  });

const change =
  /(?:daripada|dari|from)\s+(?:\p{L}+\s+=?\s*){0,3}(\d+[.,]\d{1,3})\s*(?:\([^)]*\)\s*)?(?:\p{L}+\s+){0,6}?(?:kepada|ke|to|menjadi)\s+(?:\p{L}+\s+=?\s*){0,3}(\d+[.,]\d{1,3})(?![\d%])/giu;

/** 'meningkat daripada 2.90 kepada 4.30' where the table's row begins at 2.90 and ends elsewhere. */
const wrongEnds = ({ tables }: StudyText, sentence: StudySentence) =>
  foundIn([sentence], change).flatMap(({ match: [, first = '', last = ''], evidence }) => {
    const ends = tables.flatMap((table) => {
      const ended = table.kind === 'appendix' ? [] : numbersUnder(table, times.after);
      return numbersUnder(table, times.before).flatMap((from) => {
        const to = ended.find(({ row }) => row === from.row);
        const beginsSo = agrees(first, from.value);
        return to && (beginsSo || agrees(last, to.value)) ? [{ row: from.row, from, to, beginsSo }] : [];
      });
    });
    const meant =
      ends.find(({ row }) => row.isTotal) ??
      ends.find(({ row }) => row.label.length > 5 && labelsIn(sentence.text, [row.label]).length > 0);
    const hasBoth = ends.some(({ row }) => prints(row, first) && prints(row, last));
    if (!meant || hasBoth) return [];
    const note = meant.beginsSo ? '' : ' (nilai awalnya berbeza)';
    const text = `Teks menyatakan perubahan daripada ${first} kepada ${last}, tetapi jadual menunjukkan ${meant.from.text} kepada ${meant.to.text}${note}.`;
    return wrongFigures('changeAgainstTable')(evidence, `${first} ${last}`, text, cite(meant.row));
  });

const gain =
  /(?:peningkatan|kenaikan|penurunan|perbezaan|beza|increase|decrease|difference|gain|rise|drop)\s+(?:(?:skor )?min\s+)?(?:(?:sebanyak|sebesar|iaitu|of)\s+)?(\d+(?:[.,]\d+)?)/iu;
const fromTo = /(?<!\p{L})(?:daripada|dari|from)\s.*\s(?:kepada|ke|to|menjadi)\s/iu;

/** Two figures with their difference, and its share of the first in percent. */
function pairOf(from: string, to: string) {
  const difference = Math.abs(valueOf(to) - valueOf(from));
  return { from, to, difference, share: (difference / valueOf(from)) * 100 };
}
type Pair = ReturnType<typeof pairOf>;

function wrongGain(sentence: StudySentence, said: string, pair: Pair, against: Citation | null, isShare = false) {
  const { from, to, difference, share } = pair;
  const text = isShare
    ? `Teks menyatakan perubahan daripada ${from} kepada ${to} sebagai ${said}%, tetapi perubahannya ${share.toFixed(decimals(said))}%.`
    : `Teks menyatakan beza antara ${from} dengan ${to} sebagai ${said}, tetapi bezanya ${difference.toFixed(decimals(from))}.`;
  return wrongFigures('wrongGain')(cite(sentence, sentence.text.lastIndexOf(said)), `${from} ${to}`, text, against);
}

/** 'daripada 42.5 kepada 80.0, iaitu peningkatan 45.5', '71.3 dan 60.9, iaitu beza 12.4': no difference of two figures before it, nor its share of the first. */
function wrongGains({ body }: StudyText, sentence: StudySentence) {
  const [whole = '', said = ''] = gain.exec(sentence.text) ?? [];
  const [told = '', rest = ''] = sentence.text.split(whole);
  const isChange = fromTo.test(told) || /(?:iaitu|yaitu|giving|which is|,)(?: an?)?\s*$/iu.test(told);
  if (said === '' || !(isChange || /beza|difference/iu.test(whole))) return [];
  const figures = told.match(/(?<![\d.,\p{L}])\d+(?:[.,]\d+)?(?![\d\p{L}])/gu) ?? [];
  const pairs = figures.flatMap((from, index) => figures.slice(index + 1).map((to) => pairOf(from, to)));
  const isShare = fromTo.test(told) && percent.test(rest) && !/%|peratus|per ?cent/iu.test(told);
  const changeOf = ({ difference, share }: Pair): number => (isShare ? share : difference);
  // It may be the share of a scale or of a full mark that the paper names.
  const isOfWhole = ({ from, difference }: Pair): boolean => {
    const full = Math.round((difference * 100) / valueOf(said));
    return isShare && (valueOf(from) === 0 || full <= 10 || body.some(({ text }) => saysNumber(text, full)));
  };
  const isRight = (pair: Pair): boolean =>
    [pair.difference, pair.share].some((value) => agrees(said, value, 1.1)) || isOfWhole(pair);
  const [meant] = pairs
    .filter((pair) => (isChange && pairs.length === 1) || isSlipOf(said, changeOf(pair).toFixed(decimals(said))))
    .toSorted((a, b) => Math.abs(changeOf(a) - valueOf(said)) - Math.abs(changeOf(b) - valueOf(said)));
  return meant && !pairs.some(isRight) ? wrongGain(sentence, said, meant, null, isShare) : [];
}
const percent = /^\s*(?:%|peratus(?! mata)|persen|per ?cent(?!age))/iu;

const isTime = ({ name }: Row): boolean => times.before.test(name) || times.after.test(name);

const rise =
  /(?:(?:beza|perbezaan) (?:skor )?min[^.;\d]{0,50}(?:ialah|sebanyak)|difference[^.;\d]{0,50}(?:was|of)|(?:rose|increased|improved|gained|fell|dropped|decreased|meningkat|bertambah|naik|menurun|turun|kenaikan|peningkatan|penurunan|gain|increase)\s+(?:(?:min|mean|skor|score)\s+)?(?:sebanyak|sebesar|by|of))\s+(\d+[.,]\d{1,3})(?![\d%]|\s*(?:%|peratus|per ?cent))/iu;

/** 'The mean of the experimental group rose by 6.32', where its two means in the tables differ by 7.32. */
function gainsAgainstTables(study: StudyText, sentence: StudySentence) {
  const [, said = ''] = rise.exec(sentence.text) ?? [];
  if (said === '') return [];
  const rows = study.tables
    .filter(({ kind }) => kind === 'findings')
    .flatMap((table) => table.rows.flatMap((row) => row.labels.map((label) => ({ label, row, table }))));
  // Times are no thing that rises; 'kumpulan' alone names no row.
  const things = rows.flatMap(({ label, row }) => (isTime(row) || /^(?:kumpulan|group)$/u.test(label) ? [] : [label]));
  const [place, another] = labelsIn(sentence.text, [...new Set(things)]);
  if (another) return [];
  const named = place ? [] : tablesSpokenOf(study, sentence);
  const hasTimes = named.some(({ rows: own }) => own.filter(isTime).length > 1 || own.length === 2);
  // The two tests may stand in a table of another section.
  const spoken = hasTimes ? named : place ? [] : rows.flatMap(({ row, table }) => (isTime(row) ? [table] : []));
  const cells = rows
    .filter(
      ({ label, row, table }) =>
        label === place?.label || (spoken.includes(table) && (isTime(row) || table.rows.length === 2)),
    )
    .flatMap(({ row, table }) =>
      row.cells.flatMap((cell, column) => {
        const text = cell.replace(/\s*\([^()]*\)$/u, '');
        return /\d[.,]\d/u.test(text) ? [{ row, head: table.head[column] ?? '', text }] : [];
      }),
    );
  const pairs = cells.flatMap((from, index) =>
    cells
      .slice(index + 1)
      .filter((to) =>
        to.row === from.row
          ? times.before.test(from.head) && times.after.test(to.head)
          : to.head === from.head &&
            (isTime(from.row) || sentence.text.toLowerCase().includes(from.head.toLowerCase())),
      )
      .map((to) => ({ ...pairOf(from.text, to.text), row: to.row })),
  );
  const meant = pairs.find(({ difference }) => isSlipOf(said, difference.toFixed(decimals(said))));
  const isRight = pairs.some(({ difference }) => agrees(said, difference));
  if (!meant || isRight || cells.some(({ text }) => agrees(said, numberIn(text) ?? 0))) return [];
  return wrongGain(sentence, said, meant, cite(meant.row));
}
