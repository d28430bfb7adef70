import { wrongFigures, type Check } from '../remarks/remark.ts';
import { itemRows, numbersUnder } from '../text/paperTables.ts';
import { cite } from '../text/studyText.ts';
import { labelsIn, meanHead, ownFigures } from './figures.ts';

const more = /lebih (?:tinggi|besar|baik)|\bhigher\b/iu;
const less = /lebih rendah|lebih kecil|\blower\b/iu;
const denied = /\btidak\b|\bbukan\b|\bnot\b|\bno\b|\bsama ada\b|whether|dijangka|expected|hipotesis|hypothes/iu;
const behind = /(?:berbanding|daripada|than|compared (?:to|with))\s/iu;

/** 'Perempuan lebih tinggi berbanding lelaki', where the means of every table that has both rows say the opposite. */
export const wrongComparisons: Check = ({ study }) =>
  ownFigures(study).flatMap((sentence) => {
    const { text } = sentence;
    const said = more.exec(text) ?? less.exec(text);
    if (!said || denied.test(text) || (more.test(text) && less.test(text)) || !behind.test(text.slice(said.index)))
      return [];
    const isMore = more.test(text);
    const pairs = study.tables.flatMap((table) => {
      const rows = itemRows(table.rows);
      const labels = rows.map(({ label }) => label).filter(({ length }) => length >= 4);
      const [one, other, another] = labelsIn(text, labels);
      if (!one || !other || another || one.at > said.index || other.at < said.index) return [];
      const means = numbersUnder(table, meanHead, rows);
      const [first, again] = means.filter(({ row }) => row.label === one.label);
      const [second, twice] = means.filter(({ row }) => row.label === other.label);
      if (!first || !second || again || twice) return [];
      return [{ first, second, isRight: isMore ? first.value >= second.value : first.value <= second.value }];
    });
    const [pair] = pairs;
    if (!pair || pairs.some(({ isRight }) => isRight)) return [];
    const { first, second } = pair;
    const remark = `Teks menyatakan "${first.row.label}" ${isMore ? 'lebih tinggi' : 'lebih rendah'} (${first.text}) daripada "${second.row.label}" (${second.text}), tetapi jadual menunjukkan sebaliknya.`;
    return wrongFigures('wrongComparison')(cite(sentence, said.index), first.row.label, remark, cite(first.row));
  });
