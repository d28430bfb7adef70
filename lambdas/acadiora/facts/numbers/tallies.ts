import { wrongFigures, type Checked, type Check } from '../remarks/remark.ts';
import { mainSample } from '../study/sample.ts';
import { numeralWords, ordinal, valueInWords, valueOfNumeral } from '../text/numerals.ts';
import { bare, itemRows, numberIn, numbersAt, numbersUnder, studyRows, type Table } from '../text/paperTables.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { bodyKinds, isNear } from './counts.ts';
import { labelOf, labelsIn, tablesSpokenOf } from './figures.ts';
import { itemsOf } from './partSums.ts';
import { re } from '../text/patterns.ts';

/** What prose says of the rows of a table, and the rows say otherwise. */
export const tableClaims: Check = (checked) => [
  ...checked.study.tables.flatMap((table) => [
    ...participantTallies(table, checked),
    ...studyTallies(table, checked.study),
    ...itemTotals(table, checked),
  ]),
  ...checked.study
    .uncited('abstract', ...bodyKinds)
    .flatMap((sentence) => [...boundClaims(sentence, checked.study), ...passed(sentence, checked.study)]),
];

const tally = wrongFigures('tallyAgainstTable');

const few = String.raw`(\d{1,2}|${numeralWords})`;
const sexes = [/(?:wom[ae]n|females?|perempuan|wanita)/iu, /(?:m[ae]n|males?|lelaki)/iu];
const near = String.raw`(?<![\p{L}\d.,])${few}(?: (?:orang|daripada mereka|of them|of whom))?(?: (?!dan|and)\p{L}+){0,3}?\s+`;
const ofPeople = /profil|peserta|participant|informan|informant|responden|respondent|background|latar belakang/iu;

/** A table with a row for each participant: 'enam di Kapit dan dua di Belaga' where it has five and three; nine, of whom it has eight. */
function participantTallies({ caption, head, rows }: Table, { facts: { sample }, study }: Checked) {
  const [first] = rows;
  if (!first || rows.length < 4 || !rows.every(({ name }) => /^\p{Lu}{1,4}[\s-]?\d{0,2}$/u.test(name))) return [];
  const { size = 0, evidence } = mainSample(sample) ?? {};
  const isNext = Math.abs(rows.length - size) === 1 && !sample.some((one) => one.size === rows.length);
  const absent = `Sampel dinyatakan ${size} orang, tetapi jadual menyenaraikan ${rows.length} orang.`;
  return [
    ...(isNext && ofPeople.test(caption) ? tally(cite(rows.at(-1) ?? first), 'orang', absent, evidence) : []),
    ...head.slice(1).flatMap((_, index) => {
      const cells = rows.map((row) => row.cells[index + 1] ?? '');
      const values = [...new Set(cells)];
      if (values.length !== 2 || !values.every((value) => /^\p{L}{3,}/u.test(value))) return [];
      const own = values.map((value) => cells.filter((cell) => cell === value).length);
      const forms = values.map((value) => {
        const named = sexes.find((names) => names.test(value))?.source ?? value.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
        return re.iu`${near}${named}(?!\p{L})`;
      });
      const counted = (counts: readonly number[]): string =>
        values.map((value, at) => `${counts[at]} "${value}"`).join(' dan ');
      return study.body.flatMap((sentence) => {
        const said = forms.map((form) => valueOfNumeral(form.exec(sentence.text)?.[1] ?? ''));
        const [one = 0, other = 0] = said;
        if (one * other === 0 || one + other !== rows.length || one === own[0]) return [];
        const text = `Teks menyatakan ${counted(said)}, tetapi jadual menunjukkan ${counted(own)}.`;
        return tally(cite(sentence), values.join(' '), text, cite(first));
      });
    }),
  ];
}

/** 'Lima kajian menggunakan kuasi-eksperimen', where four of the studies in a table do. */
function studyTallies({ head, rows }: Table, study: StudyText) {
  const studies = studyRows(rows);
  if (studies.length < 5) return [];
  return head.slice(1).flatMap((_, index) => {
    const cells = studies.map((row) => (row.cells[index + 1] ?? '').toLowerCase());
    const values = [...new Set(cells)].filter((value) => /^\p{L}[\p{L} -]{4,}$/u.test(value));
    return values.flatMap((value) => {
      const told = re.iu`(?<![\p{L}\d])${few}\s+(?:kajian|artikel|studies|articles)(?: (?!(?:dan|and|di|dari|in|of|as|from|before)\b)\p{L}+){0,3}\s+${value}s?(?!\p{L})`;
      const own = cells.filter((cell) => cell === value).length;
      const row = studies[cells.indexOf(value)];
      return study.within('findings').flatMap((sentence) => {
        const said = valueOfNumeral(told.exec(sentence.text)?.[1] ?? '');
        if (said === 0 || own === said || Math.abs(own - said) > 2) return [];
        const text = `Teks menyatakan ${said} kajian "${value}", tetapi jadual menyenaraikan ${own}.`;
        return tally(cite(sentence), value, text, row ? cite(row) : null);
      });
    });
  });
}

const ofItems =
  /penentuan|spesifikasi|specification|blueprint|taburan item|distribution of items|\bitem|soalan|questions/iu;

/** A test said to have 40 items, whose table of specification has 36. */
function itemTotals(table: Table, checked: Checked) {
  const { head, rows, kind, caption } = table;
  const foot = rows.at(-1);
  if (kind !== 'methodology' || !foot || !foot.isTotal || !ofItems.test(`${caption} ${head.join(' ')}`)) return [];
  const sums = foot.cells.filter((_, at) => !/markah|marks?|wajaran|%/iu.test(head[at] ?? ''));
  const total = Math.max(0, ...sums.flatMap((cell) => numberIn(cell) ?? []));
  const said = itemsOf(checked);
  const other = said.find(({ size }) => isNear(total, size));
  if (!other || !Number.isInteger(total) || said.some(({ size }) => size === total)) return [];
  const text = `${labelOf(table)} berjumlah ${total}, tetapi teks menyatakan "${other.printed}".`;
  return tally(cite(foot), `${total} ${other.size}`, text, other.evidence);
}

const passMark =
  /(?<!\d)(\d{1,3}) (?:markah|marks|%)?\s*(?:dan ke atas|atau lebih|ke atas|and above|or more|or higher)/iu;

/** '10 orang selepas Gelung 2' reach '60 markah dan ke atas', where nine in that column do. */
function passed(sentence: StudySentence, study: StudyText) {
  const bound = Number(passMark.exec(sentence.text)?.[1] ?? 0);
  if (bound === 0) return [];
  // 'Kitaran kedua' is the column of 'Ujian kitaran 2'.
  const told = sentence.text.replace(cycle, (_, name: string, nth: string) => `${name} ${valueInWords(nth)}`);
  return tablesSpokenOf(study, sentence).flatMap(({ head, rows }) => {
    const heads = head.map((cell) =>
      bare(cell).replace(/^(?:ujian|skor|markah|test|score) (?=(?:kitaran|gelung|cycle) \d$)/u, ''),
    );
    const labels = labelsIn(told, heads.slice(1));
    const alone = labels.length === 1 ? reached.exec(told) : null;
    return labels.flatMap(({ label, at }) => {
      const cells = numbersAt(itemRows(rows), heads.indexOf(label, 1));
      const [printed = '', n = ''] = countBefore.exec(told.slice(0, at)) ?? alone ?? [];
      const [said, own] = [valueOfNumeral(n), cells.filter(({ value }) => value >= bound).length];
      if (n === '' || cells.length < 4 || said === own || !isNear(said, own)) return [];
      const text = `Teks menyatakan ${printed.trim()} mencapai ${bound} bagi "${label}", tetapi jadual menunjukkan ${own}.`;
      return tally(cite(sentence, at), label, text, cells[0] && cite(cells[0].row));
    });
  });
}
const cycle = re.giu`(kitaran|gelung|cycle) (${ordinal})(?!\p{L})`;
const reached = re.iu`(?<![\p{L}\d.,])(\d{1,3}|${numeralWords})(?: (?:daripada|of) \d{1,3})? (?:orang |murid |pelajar |pupils |students ){1,2}(?:\([^)]*\) )?(?=(?:mencapai|memperoleh|reached|scored) )`;
const countBefore = re.iu`(?<![\p{L}\d])(\d{1,3}|${numeralWords}) (?:orang|murid|pelajar|pupils|students)(?: \p{L}+)?(?: \([^)]*\))?[ ,]+$`;

const limit = String.raw`(?:(?<most>tidak melebihi|did not exceed|not exceed\w*|≤)|(?<least>at least|sekurang-kurangnya|≥)|(?<over>lebih(?: \p{L}+)? daripada|melebihi|more than|over|above|exceed\w*)|kurang daripada|bawah|less than|below|under)\s+(?:aras |nilai |level )?(?<bound>\d*[.,]\d+|\d{1,3}|${numeralWords})(?![\d%]|[.,]\d)`;
/** 'Five of the nine teachers had taught for more than ten years'. */
const ofSome = re.giu`(?<![\p{L}\d.,])(?<said>\d{1,2}|${numeralWords})\s+(?:daripada|of)\s+(?:the\s+)?(?<whole>\d{1,2}|${numeralWords})\b[^.]{0,60}?${limit}\s+(?<unit>\p{L}+)`;
/** 'Semua elemen mencatat nilai ambang (d) tidak melebihi 0.2'. */
const ofAll = re.giu`\(?(?<name>\p{L}{1,12})\)?,?\s+(?:\p{L}+\s+){0,2}?${limit}`;
const all = /(?<!\p{L})(?:semua|kesemua|kesemuanya|all|every|each)(?!\p{L})/iu;
const notAll = /kecuali|except|tidak semua|not all|syarat|criteri|\bjika\b|\bif\b|whose|\byang (?:nilai|mempunyai)/iu;

/** So many rows, or all, are said to keep to a bound, where other rows of that column do. */
function boundClaims(sentence: StudySentence, study: StudyText) {
  const { text } = sentence;
  const claims = [...text.matchAll(ofSome), ...(all.test(text) && !notAll.test(text) ? text.matchAll(ofAll) : [])];
  return claims.flatMap(({ 0: printed, groups = {} }) => {
    const { said = '', whole = '', unit = '', name, most, least, over, bound: limited = '' } = groups;
    const bound = valueOfNumeral(limited);
    const keeps = (value: number): boolean =>
      ((most || least || name) && value === bound) || (over || least ? value > bound : value < bound);
    return (name ? tablesSpokenOf(study, sentence) : study.tables).flatMap((table) => {
      const rows = itemRows(table.rows);
      const cells = numbersUnder(table, new RegExp(name ? `^${name}$` : unit.slice(0, 4), 'iu'), rows);
      const kept = cells.filter(({ value }) => keeps(value));
      const count = name ? cells.length : valueOfNumeral(said);
      const isNext = name
        ? kept.length * 2 >= rows.length
        : cells.length === valueOfNumeral(whole) && cells.length === rows.length && Math.abs(kept.length - count) <= 2;
      const [shown = cells[0]] = name ? cells.filter((cell) => !kept.includes(cell)) : kept;
      if (kept.length === count || !isNext || !shown) return [];
      const own = `${kept.length} daripada ${cells.length} baris jadual memenuhi syarat itu`;
      return tally(cite(sentence), printed, `Teks menyatakan "${printed}", tetapi ${own}.`, cite(shown.row));
    });
  });
}
