import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { citation } from '../lexicon.ts';
import { weakness, type Checked } from '../remarks/remark.ts';
import { numeralWords, valueOfNumeral } from '../study/sample.ts';
import { citeRow, studyRows } from '../text/paperTables.ts';
import { cite, sentencesWithin } from '../text/studyText.ts';
import { conflict, inAbstract, inSample, inWriting } from './stated.ts';

const span =
  /(?:published|diterbitkan|terbitan|bagi tempoh)[^.;]{0,60}?((?:19|20)\d\d)\s*(?:and|dan|to|until|hingga|sehingga|[–-])\s*((?:19|20)\d\d)/iu;
const years = /((?:19|20)\d\d)\s*(?:to|until|hingga|sehingga|[–-])\s*((?:19|20)\d\d)/u;

/** The years of the works that a review takes in, in its abstract, its method and its criteria. */
export function spanConflicts({ study, design }: Checked): CountedRemark[] {
  if (design.kind !== 'review') return [];
  const inRows = study.tables.flatMap(({ kind, rows }) =>
    kind === 'methodology' ? rows.filter(({ cells }) => /tahun|year|terbit|publi/iu.test(cells[0] ?? '')) : [],
  );
  const spans = [
    ...sentencesWithin(study, 'abstract', 'methodology').map((line) => ({
      found: span.exec(line.text),
      evidence: cite(line),
    })),
    ...inRows.map((row) => ({ found: years.exec(row.text), evidence: citeRow(row) })),
  ].flatMap(({ found, evidence }) => {
    const [, from = '', to = ''] = found ?? [];
    return from === '' ? [] : [{ from, to, size: Number(to) - Number(from), printed: `${from}–${to}`, evidence }];
  });
  const [one, other, another] = uniqueBy(spans, ({ printed }) => printed);
  const isOne = one && other && !another && (one.from === other.from) !== (one.to === other.to);
  if (isOne) return conflict(inAbstract, 'Tempoh terbitan', one, other);
  const stranger = study.tables
    .flatMap(({ kind, rows }) => (kind === 'findings' && studyRows(rows).length >= 5 ? studyRows(rows) : []))
    .find(({ text }) => {
      const year = /\(((?:19|20)\d\d)[a-z]?\)/u.exec(text)?.[1] ?? '';
      return one && !other && (year < one.from || year > one.to);
    });
  return weakness(stranger && citeRow(stranger), {
    ...inSample,
    check: 'outsideSpan',
    text: `${stranger?.cells.find((cell) => /\(\d{4}/u.test(cell)) ?? ''} disorot, sedangkan kriteria menetapkan terbitan ${one?.printed ?? ''}.`,
    advice: 'Gugurkan kajian itu atau betulkan tempoh terbitan dalam kriteria.',
    against: one?.evidence ?? null,
    priority: 1,
  });
}

const howMany = String.raw`(?<![\p{L}\d])((?:\d{1,2}|${numeralWords}))`;
const range = String.raw`(?:\s*(?:hingga|sehingga|to|and|dan|[–-])\s*(\d{1,3}|${numeralWords}))?[\s-]+`;

/** How long things last: the unit, what a sentence must speak of, and what makes it another time. */
const durations = [
  {
    name: 'Tempoh intervensi',
    long: new RegExp(`${howMany}${range}(?:minggu|weeks?)(?!\\p{L})`, 'iu'),
    of: /rawatan|intervensi|tindakan|treatment|intervention|kumpulan eksperimen|experimental group|diajar|belajar|taught|learne?[dt]|modul|module|program|lessons?\b|kit\b/iu,
    /** Of a pilot study, between two tests or until the next. */
    not: /rintis|pilot|selepas|jarak|later|after|apart|follow|susulan|minggu sebelum|weeks? before|lanjutan|future|cadang|setiap modul|each module|\bjika\b|\bif\b|semester|\bterm\b/iu,
    isBetweenParts: true,
  },
  {
    name: 'Tempoh kajian',
    long: new RegExp(`${howMany}${range}(?:(?:minggu|weeks?)|(bulan|months?))(?!\\p{L})`, 'iu'),
    of: /lapangan|fieldwork|in the field|(?:kutipan|pengumpulan) data|data (?:collection|were collected)|kajian (?:ini )?(?:dijalankan|dilaksanakan|berlangsung)|study (?:was|took|lasted)/iu,
    not: /rintis|pilot|sekurang-kurangnya|at least|lanjutan|future|setiap|\beach\b/iu,
    isBetweenParts: false,
  },
  {
    name: 'Tempoh temu bual',
    long: new RegExp(String.raw`(?<![\p{L}\d])((?:\d{2,3}|${numeralWords}))${range}(?:minit|minutes)(?!\p{L})`, 'iu'),
    of: /temu ?bual|wawancara|interview/iu,
    not: /kumpulan fokus|focus group|rintis|pilot|pemerhatian|observ|susulan|follow|murid|pelajar|pupils|students|lessons?\b|ibu bapa|parents/iu,
    isBetweenParts: false,
  },
];

/** What takes two lengths of time in a paper that gives no third. */
export const durationConflicts = ({ study }: Checked): CountedRemark[] =>
  durations.flatMap(({ name, long, of, not, isBetweenParts }) => {
    const told = sentencesWithin(study, 'abstract', 'methodology', 'findings', 'discussion', 'conclusion').flatMap(
      (sentence) => {
        const found = long.exec(sentence.text);
        if (!found || !of.test(sentence.text) || not.test(sentence.text) || citation.test(sentence.text)) return [];
        const size = Math.max(...[found[1], found[2]].map((number = '0') => valueOfNumeral(number)));
        // A month of weeks, where both are told.
        const weeks = found[3] ? size * 4 : size;
        return [{ size: weeks, printed: found[0], kind: sentence.kind, evidence: cite(sentence, found.index) }];
      },
    );
    const [one, other, another] = uniqueBy(told, ({ size }) => size);
    const isSame = one && other && !isBetweenParts && Math.abs(one.size - other.size) * 4 <= one.size;
    const isTwo = one && other && !another && !isSame && (!isBetweenParts || one.kind !== other.kind);
    const isOfAbstract = one?.kind === 'abstract' || other?.kind === 'abstract';
    return isTwo ? conflict(isOfAbstract ? inAbstract : inWriting, name, { ...one, family: 'masa' }, other) : [];
  });
