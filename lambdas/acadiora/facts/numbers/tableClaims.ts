import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { citation } from '../text/sentences.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { mainSize } from '../study/sample.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { citeRow, isTotalRow, numberIn, studyRows, type Row, type Table } from '../text/paperTables.ts';
import { bodySentences, cite, sentencesWithin, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countsWithin as st, isNear } from './counts.ts';
import { labelOf, tablesSpokenOf } from './figures.ts';

/** What prose says of the rows of a table, and the rows say otherwise. */
export const tableClaims = ({ facts, study }: Checked): CountedRemark[] => [
  ...study.tables.flatMap((table) => [
    ...rowCounts(table, facts.sample),
    ...rowTallies(table, study),
    ...studyTallies(table, study),
    ...itemTotals(table, study),
  ]),
  ...bodySentences(study)
    .filter(({ text }) => !citation.test(text))
    .flatMap((sentence) => [...thresholdCounts(sentence, study), ...allClaims(sentence, study)]),
];

const sexes = [/(?:wom[ae]n|females?|perempuan|wanita)/iu, /(?:m[ae]n|males?|lelaki)/iu];
const person = /^\p{Lu}{1,4}[\s-]?\d{1,2}$/u;
const near = String.raw`(?<![\p{L}\d.,])(\d{1,2}|${numeralWords})(?: (?:orang|daripada mereka|of them|of whom))?(?: (?!dan|and)\p{L}+){0,3}?\s+`;

/** 'enam di Kapit dan dua di Belaga' where a table with a row for each participant has five and three. */
function rowTallies({ head, rows }: Table, study: StudyText): CountedRemark[] {
  const people = rows.filter(({ cells }) => person.test(cells[0] ?? ''));
  if (people.length < 4 || people.length !== rows.length) return [];
  return head.slice(1).flatMap((_, index) => {
    const cells = people.map((row) => row.cells[index + 1] ?? '');
    const values = [...new Set(cells)];
    const isOfKinds = values.length === 2 && values.every((value) => /^\p{L}{3,}/u.test(value));
    return isOfKinds
      ? bodySentences(study).flatMap((sentence) => {
          const said = values.map((value) => {
            const escaped =
              sexes.find((names) => names.test(value))?.source ?? value.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
            const [, number = ''] = new RegExp(`${near}${escaped}(?!\\p{L})`, 'iu').exec(sentence.text) ?? [];
            return number === '' ? 0 : valueOfNumeral(number);
          });
          const own = values.map((value) => cells.filter((cell) => cell === value).length);
          const counted = (counts: readonly number[]): string =>
            values.map((value, at) => `${counts[at]} "${value}"`).join(' dan ');
          const isOfAll = said.every((count) => count > 0) && said.reduce((a, b) => a + b, 0) === people.length;
          if (!isOfAll || said[0] === own[0]) return [];
          return wrongFigure(cite(sentence), {
            check: 'tallyAgainstTable',
            subject: values.join(' '),
            text: `Teks menyatakan ${counted(said)}, tetapi jadual menunjukkan ${counted(own)}.`,
            advice: 'Semak maklumat setiap peserta dan selaraskan teks dengan jadual.',
            against: citeRow(people[0] as Row),
          });
        })
      : [];
  });
}

const ofPeople = /profil|peserta|participant|informan|informant|responden|respondent|background|latar belakang/iu;

/** Nine participants, of whom a table has eight. */
function rowCounts({ caption, rows }: Table, sample: Checked['facts']['sample']): CountedRemark[] {
  const people = rows.filter(({ cells }) => person.test(cells[0] ?? ''));
  const size = mainSize(sample) ?? 0;
  const isAll = people.length >= 4 && people.length === rows.length && ofPeople.test(caption);
  const isNext = Math.abs(people.length - size) === 1 && !sample.some((one) => one.size === people.length);
  if (!isAll || !isNext) return [];
  return wrongFigure(citeRow(people.at(-1) as Row), {
    check: 'tallyAgainstTable',
    subject: 'orang',
    text: `Sampel dinyatakan ${size} orang, tetapi jadual menyenaraikan ${people.length} orang.`,
    advice: 'Lengkapkan jadual itu atau betulkan bilangan peserta.',
    against: sample.find((one) => one.size === size)?.evidence ?? null,
  });
}

/** 'Lima kajian menggunakan kuasi-eksperimen', where four of the studies in a table do. */
function studyTallies({ head, rows }: Table, study: StudyText): CountedRemark[] {
  const studies = studyRows(rows);
  if (studies.length < 5) return [];
  return head.slice(1).flatMap((_, index) => {
    const cells = studies.map((row) => (row.cells[index + 1] ?? '').toLowerCase());
    const values = [...new Set(cells)].filter((value) => /^\p{L}[\p{L} -]{4,}$/u.test(value));
    return values.flatMap((value) => {
      const told = new RegExp(
        String.raw`(?<![\p{L}\d])(\d{1,2}|${numeralWords})\s+(?:kajian|artikel|studies|articles)(?: (?!(?:dan|and|di|dari|in|of|as|from|before)\b)\p{L}+){0,3}\s+${value}s?(?!\p{L})`,
        'iu',
      );
      const own = cells.filter((cell) => cell === value).length;
      return sentencesWithin(study, 'findings').flatMap((sentence) => {
        const [, said = ''] = told.exec(sentence.text) ?? [];
        if (said === '' || own === valueOfNumeral(said) || Math.abs(own - valueOfNumeral(said)) > 2) return [];
        return wrongFigure(cite(sentence), {
          check: 'tallyAgainstTable',
          subject: value,
          text: `Teks menyatakan ${valueOfNumeral(said)} kajian "${value}", tetapi jadual menyenaraikan ${own}.`,
          advice: 'Kira semula daripada jadual dan selaraskan teks.',
          against: citeRow(studies[cells.indexOf(value)] as Row),
        });
      });
    });
  });
}

const limit = String.raw`(?:(lebih(?: \p{L}+)? daripada|melebihi|more than|over|above|at least|sekurang-kurangnya)|(kurang daripada|bawah|less than|below|under))`;
const threshold = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${numeralWords})\s+(?:daripada|of)\s+(?:the\s+)?(\d{1,2}|${numeralWords})\b[^.]{0,60}?${limit}\s+(\d{1,3}|${numeralWords})\s+(\p{L}+)`,
  'iu',
);

/** 'Five of the nine teachers had taught for more than ten years', where a table with a row each shows four. */
function thresholdCounts(sentence: StudySentence, study: StudyText): CountedRemark[] {
  const [whole, said = '', all = '', more, , bound = '', unit = ''] = threshold.exec(sentence.text) ?? [];
  if (said === '') return [];
  const stem = unit.toLowerCase().slice(0, 4);
  return study.tables.flatMap((table) => {
    const rows = table.rows.filter((row) => !isTotalRow(row));
    const column = table.head.findIndex((head, at) => at > 0 && head.toLowerCase().includes(stem));
    const values = rows.flatMap(({ cells }) => numberIn(cells[column] ?? '') ?? []);
    if (values.length !== rows.length || rows.length !== valueOfNumeral(all)) return [];
    const atLeast = /at least|sekurang/iu.test(more ?? '');
    const fits = (value: number): boolean =>
      atLeast ? value >= valueOfNumeral(bound) : more ? value > valueOfNumeral(bound) : value < valueOfNumeral(bound);
    const own = values.filter(fits).length;
    if (own === valueOfNumeral(said) || Math.abs(own - valueOfNumeral(said)) > 2) return [];
    return wrongFigure(cite(sentence), {
      check: 'tallyAgainstTable',
      subject: `${said} ${bound} ${unit}`,
      text: `Teks menyatakan "${whole}", tetapi ${own} daripada ${rows.length} baris jadual memenuhi syarat itu.`,
      advice: 'Kira semula daripada jadual dan selaraskan teks.',
      against: citeRow(rows[values.findIndex(fits)] ?? (rows[0] as Row)),
    });
  });
}

const all = /(?<!\p{L})(?:semua|kesemua|kesemuanya|all|every|each)(?!\p{L})/iu;
const notAll = /kecuali|except|tidak semua|not all|syarat|criteri|\bjika\b|\bif\b|whose|\byang (?:nilai|mempunyai)/iu;
const bounds =
  /\(?(\p{L}{1,12})\)?,?\s+(?:\p{L}+\s+){0,2}?(?:(tidak melebihi|did not exceed|not exceed\w*|below|kurang daripada|≤)|(melebihi|lebih (?:besar )?daripada|above|exceed\w*|sekurang-kurangnya|at least|≥))\s+(?:aras |nilai |level )?(\d*[.,]\d+|\d+)(?![\d%]|[.,]\d)/giu;

/** 'Semua elemen mencatat nilai ambang (d) tidak melebihi 0.2', where a row of that column does. */
const allClaims = (sentence: StudySentence, study: StudyText): CountedRemark[] =>
  all.test(sentence.text) && !notAll.test(sentence.text)
    ? [...sentence.text.matchAll(bounds)].flatMap(([, name = '', most, least, printed = '']) =>
        tablesSpokenOf(study, sentence).flatMap(({ head, rows }) => {
          const column = head.findIndex((cell) => cell.toLowerCase() === name.toLowerCase());
          const wrong = rows.filter((row) => {
            const value = column < 1 || isTotalRow(row) ? null : numberIn(row.cells[column] ?? '');
            return value !== null && (most ? value > valueOfNumeral(printed) : value < valueOfNumeral(printed));
          });
          const [row] = wrong;
          if (!row || wrong.length * 2 > rows.length) return [];
          return wrongFigure(cite(sentence), {
            check: 'allAgainstTable',
            subject: `${name} ${printed}`,
            text: `Teks menyatakan semua nilai ${name} "${most ?? least} ${printed}", tetapi "${row.cells[0] ?? ''}" bernilai ${row.cells[column] ?? ''}.`,
            advice: 'Semak nilai itu dan keputusan yang dibuat berdasarkannya.',
            against: citeRow(row),
          });
        }),
      )
    : [];

const ofItems =
  /penentuan|spesifikasi|specification|blueprint|taburan item|distribution of items|\bitem|soalan|questions/iu;

/** A test said to have 40 items, whose table of specification has 36. */
function itemTotals(table: Table, study: StudyText): CountedRemark[] {
  const foot = table.rows.at(-1);
  if (
    table.kind !== 'methodology' ||
    !foot ||
    !isTotalRow(foot) ||
    !ofItems.test(`${table.caption} ${table.head.join(' ')}`)
  )
    return [];
  const total = Math.max(
    0,
    ...foot.cells.flatMap((cell, at) =>
      /markah|marks?|wajaran|%/iu.test(table.head[at] ?? '') ? [] : (numberIn(cell) ?? []),
    ),
  );
  const said = st(study, 'methodology', 'abstract').filter(({ thing }) => /^(?:item|soalan|question)$/u.test(thing));
  const other = said.find(({ size }) => isNear(total, size));
  if (!other || !Number.isInteger(total) || said.some(({ size }) => size === total)) return [];
  return wrongFigure(citeRow(foot), {
    check: 'tallyAgainstTable',
    subject: `${total} ${other.size}`,
    text: `${labelOf(table)} berjumlah ${total}, tetapi teks menyatakan "${other.printed}".`,
    advice: 'Selaraskan bilangan item dalam teks dengan jadual.',
    against: other.evidence,
  });
}
