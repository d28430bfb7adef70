import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { weakness, type Check, type Weakness } from '../remarks/remark.ts';
import { purposeLabel } from '../study/objectives.ts';
import { numberNamed, ordinal } from '../text/numerals.ts';
import { cite } from '../text/studyText.ts';
import { bodyKinds, countsOf, countsWithin, inWriting, isNear, isSaidWhole, isWhole, type Count } from './counts.ts';
import { re } from '../text/patterns.ts';

/** What is announced with its number and told with another. */
export const listConflicts: Check = (checked) => [
  ...aimConflicts(checked),
  ...announcedParts(checked),
  ...inlineLists(checked),
];

const notAllTold = ({ printed, evidence }: Count, told: string, remark: Partial<Weakness> = {}) =>
  weakness(evidence, {
    ...inWriting,
    check: 'listNotCount',
    subject: printed,
    text: `Teks menyatakan "${printed}", tetapi ${told}.`,
    advice: 'Tambah perkara yang tertinggal, atau betulkan bilangan yang dinyatakan.',
    priority: 2,
    ...remark,
  });

const ofSomeAims =
  /pertama|terakhir|sahaja|menjawab|larger study|kajian (?:yang )?lebih besar|\b(?:first|last|only|answers?)\b/iu;
const aims = [
  { kind: 'hypothesis', named: /^(?:hipotesis|hypothes\p{L}+)$/u },
  { kind: 'objective', named: /^(?:objektif|objective)$/u },
  { kind: 'question', named: /^(?:persoalan|soalan|question)$/u },
];

/** 'Empat hipotesis nol berikut' before three. */
const aimConflicts: Check = ({ facts: { objectives }, study }) => {
  const said = countsWithin(study, 'introduction', 'objectives', 'abstract', 'other').filter(
    ({ sentence }) => !ofSomeAims.test(sentence.text),
  );
  return aims.flatMap(({ kind, named }) => {
    const counts = said.filter(({ thing }) => named.test(thing));
    const listed = objectives.filter((one) => one.kind === kind && one.label !== purposeLabel);
    const [one] = counts;
    if (!one || listed.length < 2 || Math.abs(listed.length - one.size) > 2) return [];
    if (counts.some(({ size }) => size === listed.length)) return [];
    const against = listed.at(-1)?.evidence ?? null;
    return notAllTold(one, `${listed.length} disenaraikan`, { criterion: 'objectivesQuestions', against });
  });
};

const numbered = /^(\p{Lu}\p{L}+)\s+(\d{1,2})(?=\s*(?:[:.–-]\s*\p{L}|$))/u;
const toldPart = re.giu`(?<!\p{L})(?:(tema|dimensi|komponen|kitaran|fasa|peringkat|prinsip|aspek|konstruk|strategi|faktor|cabaran|langkah|proposisi) (${ordinal})|(?:the )?(${ordinal}) (theme|dimension|component|cycle|phase|stage|principle|aspect|construct|strategy|factor|challenge|step|proposition))(?!\p{L})`;
/** What a table has a row for each of. */
const listable = /^(?:tema|theme|elemen|element|model|teori|theory)$/u;
const toldInPart = /sahaja|hanya|\bonly\b|reports? the|melaporkan/iu;
const goesOn = '(?:yang lain|other|terakhir|last|final|next|remaining|hingga ke|seterusnya)';

/** 'Komponen 1: Niat' up to 'Komponen 4: Hormat', 'the first theme' up to the third, where the paper announces five. */
const announcedParts: Check = ({ study }) => {
  const parts = [...study.headings, ...study.sentences].flatMap((line) => {
    const title = line.text.length < 90 ? numbered.exec(line.text.replace(/^[\d.]+\s+/u, '')) : null;
    const isTold = ['methodology', 'findings', 'other'].includes(line.kind) && !toldInPart.test(line.text);
    return [...(title ? [title] : []), ...(isTold ? line.text.matchAll(toldPart) : [])].map((match) => {
      const [printed, first = '', second = '', order = second, thing = first] = match;
      return {
        thing: thing.toLowerCase(),
        n: numberNamed(order),
        printed,
        isCounted: match === title,
        evidence: cite(line, match.index),
      };
    });
  });
  const announced = countsWithin(study, 'abstract', ...bodyKinds).filter(isWhole);
  const otherwise = (one: Count, size: number, told: string, against: Citation) =>
    isNear(one.size, size) && !announced.some((other) => other.thing === one.thing && other.size === size)
      ? notAllTold(one, told, { check: 'conflictingCounts', subject: one.thing, against, priority: 1 })
      : [];
  const listed = study.tables.flatMap(({ head: [head = ''], rows: all, kind }) => {
    // A caption within the table is no item of it.
    const rows = all.filter(({ isTotal, isCaption }) => !isTotal && !isCaption);
    const isList = rows.length >= 2 && rows.every(({ name }) => /^\p{L}/u.test(name));
    return isList && ['findings', 'other', 'literature'].includes(kind)
      ? [{ thing: head.toLowerCase().replace(/s$/u, ''), rows }]
      : [];
  });
  const inTables = uniqueBy(announced, ({ thing, size }) => `${thing} ${size}`).flatMap((one) => {
    const [table, another] = listed.filter(({ thing }) => thing === one.thing && listable.test(thing));
    const last = table?.rows.at(-1);
    const isOfTable = isSaidWhole(one) || /jadual|table|diterima|accepted/iu.test(one.sentence.text);
    if (!table || !last || another || !isOfTable) return [];
    return otherwise(one, table.rows.length, `jadual menyenaraikan ${table.rows.length}`, cite(last));
  });
  const numberedParts = uniqueBy(announced, ({ thing }) => thing).flatMap((one) => {
    const own = parts.filter(({ thing }) => thing === one.thing);
    const size = Math.max(0, ...own.map(({ n }) => n));
    const last = own.find(({ n }) => n === size);
    const hasEach = new Set(own.map(({ n }) => n)).size === size;
    // The rest may be told without its number.
    const rest = re.iu`(?<!\p{L})(?:${one.thing}\p{L}* (?:\p{L}+ )?${goesOn}|${goesOn} (?:\p{L}+ )?${one.thing})`;
    const isOpen = own.every(({ isCounted }) => !isCounted) && study.sentences.some(({ text }) => rest.test(text));
    if (!last || size < 2 || !hasEach || isOpen || one.family === 'orang') return [];
    return otherwise(one, size, `huraiannya berakhir dengan "${last.printed}"`, last.evidence);
  });
  return [...numberedParts, ...inTables];
};

const opensList = /^[^.;:]{0,60}?(?::|,? (?:iaitu|yaitu|yakni|namely)),?\s+(.{3,200}?)\.?$/iu;
const joins = /(?:^|\s)(?:dan|and|serta|&)\s/iu;

/** How many items a plain list has: 'A, B dan C'; 0 where it can be told in two ways. */
function itemsIn(list: string): number {
  const items = list.split(/,\s*/u);
  const last = items.at(-1) ?? '';
  const isPlain = items.every(
    (item) =>
      /^\p{L}/u.test(item) &&
      item.split(' ').length <= 6 &&
      !/\d|[()“"]|\b(?:yang|which|that|who|where)\b/iu.test(item),
  );
  if (!isPlain || items.slice(0, -1).some((item) => joins.test(item)) || last.split(joins).length !== 2) return 0;
  return items.length + (/^(?:dan|and|serta|&)\s/iu.test(last) ? 0 : 1);
}

/** 'Four databases were searched: Scopus, ERIC and MyCite.' */
const inlineLists: Check = ({ study }) =>
  countsWithin(study, 'abstract', ...bodyKinds).flatMap((one) => {
    const list = opensList.exec(one.after)?.[1] ?? '';
    const items = itemsIn(list);
    const isLast = countsOf(one.sentence).at(-1) === one;
    if (one.size < 3 || items < 2 || items === one.size || Math.abs(items - one.size) > 2 || !isLast) return [];
    return notAllTold(one, `menyenaraikan ${items}: ${list}`);
  });
