import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { rubric, weakness, type Check } from '../remarks/remark.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { studyRows } from '../text/paperTables.ts';
import { cite } from '../text/studyText.ts';
import { conflict, inAbstract, inWriting, isNear } from './counts.ts';
import { re } from '../text/patterns.ts';

const span =
  /(?:published|diterbitkan|terbitan|bagi tempoh)[^.;]{0,60}?((?:19|20)\d\d)\s*(?:and|dan|to|until|hingga|sehingga|[–-])\s*(?:\p{L}+ )?((?:19|20)\d\d)/iu;
const years = /((?:19|20)\d\d)\s*(?:to|until|hingga|sehingga|[–-])\s*((?:19|20)\d\d)/u;

/** The years of the works that a review takes in, in its abstract, its method and its criteria. */
export const spanConflicts: Check = ({ study, design }) => {
  if (design.kind !== 'review') return [];
  const criteria = study.tables.flatMap(({ kind, rows }) =>
    kind === 'methodology' ? rows.filter(({ name }) => /tahun|year|terbit|publi/iu.test(name)) : [],
  );
  const spans = [
    ...study.within('abstract', 'methodology').map((line) => [span.exec(line.text), cite(line)] as const),
    ...criteria.map((row) => [years.exec(row.text), cite(row)] as const),
  ].flatMap(([found, evidence]) => {
    const [, from = '', to = ''] = found ?? [];
    return from === '' ? [] : [{ from, to, size: Number(to) - Number(from), printed: `${from}–${to}`, evidence }];
  });
  const [one, other, another] = uniqueBy(spans, ({ printed }) => printed);
  if (!one || another) return [];
  const isOneYearOther = other && (one.from === other.from) !== (one.to === other.to);
  if (other) return isOneYearOther ? conflict(inAbstract, 'Tempoh terbitan', one, other) : [];
  const stranger = study.tables
    .flatMap(({ kind, rows }) => (kind === 'findings' && studyRows(rows).length >= 5 ? studyRows(rows) : []))
    .find(({ text }) => {
      const year = /\(((?:19|20)\d\d)[a-z]?\)/u.exec(text)?.[1] ?? '';
      return year < one.from || year > one.to;
    });
  return weakness(stranger && cite(stranger), {
    ...rubric('persampelan', 2),
    check: 'outsideSpan',
    text: `${stranger?.cells.find((cell) => /\(\d{4}/u.test(cell)) ?? ''} disorot, sedangkan kriteria menetapkan terbitan ${one.printed}.`,
    advice: 'Gugurkan kajian itu atau betulkan tempoh terbitan dalam kriteria.',
    against: one.evidence,
    priority: 1,
  });
};

const lasting = (units: string, least = 1): RegExp =>
  re.iu`(?<![\p{L}\d])(\d{${least},3}|${numeralWords})(?:\s*(?:hingga|sehingga|to|and|dan|[–-])\s*(\d{1,3}|${numeralWords}))?[\s-]+(?:${units})(?!\p{L})`;

/** Of a pilot study, between two tests or until the next. */
const otherTime =
  /rintis|pilot|selepas (?!(?:\d+|\p{L}+) minggu (?:meng|mem|men|ber|di))|jarak|later|after(?! (?:\d+|\p{L}+) weeks (?:of|using))|apart|follow|susulan|minggu sebelum|weeks? before|lanjutan|future|cadang|setiap modul|each module|\bjika\b|\bif\b|semester|\bterm\b/iu;

/** How long things last: the unit, what a sentence must speak of, and what makes it another time. */
const durations = [
  {
    name: 'Tempoh intervensi',
    long: lasting('minggu|weeks?'),
    of: /rawatan|intervensi|tindakan|treatment|intervention|kumpulan eksperimen|experimental group|diajar|belajar|taught|learne?[dt]|modul|module|program|lessons?\b|kit\b/iu,
    not: otherTime,
    isBetweenParts: true,
  },
  {
    name: 'Tempoh kajian',
    long: lasting('minggu|weeks?|(bulan|months?)'),
    of: /lapangan|fieldwork|in the field|(?:kutipan|pengumpulan) data|data (?:collection|were collected)|kajian (?:ini )?(?:dijalankan|dilaksanakan|berlangsung)|study (?:was|took|lasted)/iu,
    not: /rintis|pilot|sekurang-kurangnya|at least|lanjutan|future|setiap|\beach\b/iu,
    isBetweenParts: false,
  },
  {
    name: 'Tempoh temu bual',
    long: lasting('minit|minutes', 2),
    of: /temu ?bual|wawancara|interview/iu,
    not: /kumpulan fokus|focus group|rintis|pilot|pemerhatian|observ|susulan|follow|murid|pelajar|pupils|students|lessons?\b|ibu bapa|parents/iu,
    isBetweenParts: false,
  },
];

const tellingTime = ['abstract', 'methodology', 'findings', 'discussion', 'conclusion'] as const;

const sessions = re.giu`(?<![\p{L}\d])(\d{1,3}|${numeralWords}) (?:kali )?(?:sesi|sessions|lessons)(?!\p{L})`;
const weekly = /seminggu|sepekan|setiap minggu|(?:a|per|each|every) week/iu;

/** '16 sesi, iaitu dua sesi seminggu' in a study of ten weeks. */
const weeksOfSessions: Check = ({ study }) => {
  const told = study.uncited(...tellingTime);
  const spans = told.flatMap((sentence) => {
    const [printed, from = '', to] = lasting('minggu|weeks').exec(sentence.text) ?? [];
    const isOther = printed === undefined || to !== undefined || otherTime.test(sentence.text);
    return isOther ? [] : [{ size: valueOfNumeral(from), printed, family: 'masa', evidence: cite(sentence) }];
  });
  return told.flatMap((sentence) => {
    const [least = 0, most = 0, another] = [...sentence.text.matchAll(sessions)]
      .map(([, said = '']) => valueOfNumeral(said))
      .toSorted((a, b) => a - b);
    if (!weekly.test(sentence.text) || least < 1 || most % least > 0 || another !== undefined) return [];
    const weeks = most / least;
    const wrong = spans.some(({ size }) => size === weeks) ? undefined : spans.find(({ size }) => isNear(size, weeks));
    const counted = { size: weeks, printed: `${most} sesi, ${least} seminggu`, evidence: cite(sentence) };
    return weeks > 1 && wrong ? conflict(inWriting, 'Tempoh intervensi', wrong, counted) : [];
  });
};

/** What takes two lengths of time in a paper that gives no third. */
export const durationConflicts: Check = (checked) => {
  const { study, design } = checked;
  // A review tells how long others took.
  if (design.kind === 'review') return [];
  const conflicts = durations.flatMap(({ name, long, of, not, isBetweenParts }) => {
    const told = study.uncited(...tellingTime).flatMap((sentence) => {
      const found = long.exec(sentence.text);
      if (!found || !of.test(sentence.text) || not.test(sentence.text)) return [];
      const [printed, from = '', to = from, months] = found;
      // A month of weeks, where both are told.
      const size = Math.max(valueOfNumeral(from), valueOfNumeral(to)) * (months ? 4 : 1);
      return [{ size, printed, family: 'masa', kind: sentence.kind, evidence: cite(sentence, found.index) }];
    });
    const [one, other, another] = uniqueBy(told, ({ size }) => size);
    if (!one || !other || another) return [];
    if (isBetweenParts ? one.kind === other.kind : Math.abs(one.size - other.size) * 4 <= one.size) return [];
    return conflict([one.kind, other.kind].includes('abstract') ? inAbstract : inWriting, name, one, other);
  });
  return conflicts.length > 0 ? conflicts : weeksOfSessions(checked);
};
