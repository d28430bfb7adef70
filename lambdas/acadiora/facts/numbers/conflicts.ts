import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import type { Checked, Check } from '../remarks/remark.ts';
import { mainSample } from '../study/sample.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { studyRows } from '../text/paperTables.ts';
import { cite, foundIn, type StudyText } from '../text/studyText.ts';
import { paperLanguage } from '../text/words.ts';
import {
  bodyKinds,
  conflict,
  countsOf,
  countsWithin,
  inAbstract,
  inSample,
  inWriting,
  isExchanged,
  isNear,
  isSaidWhole,
  isWhole,
  saysNumber,
  shrinks,
  sortedDigits,
  type Count,
  type Size,
} from './counts.ts';
import { sumOf } from './figures.ts';
import { durationConflicts, spanConflicts } from './durations.ts';
import { listConflicts } from './lists.ts';
import { partConflicts } from './partSums.ts';
import { re } from '../text/patterns.ts';

/** A count of one thing that is stated with two sizes: of the sample, of those interviewed, of the studies of a review, of anything else. */
export const countConflicts: Check = (checked) =>
  uniqueBy(
    [
      ...sizeConflicts(checked),
      ...strayConflicts(checked, ['abstract'], bodyKinds),
      ...strayConflicts(checked, ['conclusion', 'discussion'], ['abstract', 'objectives', 'methodology']),
      ...strayExperts(checked),
      ...strayItems(checked),
      ...abstractsInTwoLanguages(checked),
      ...citedConflicts(checked),
      ...spanConflicts(checked),
      ...durationConflicts(checked),
      ...listConflicts(checked),
      ...partConflicts(checked),
    ],
    ({ subject }) => subject,
  );

/** Teachers may be interviewed beside their pupils. */
const adults = /guru|pensyarah|pentadbir|ibu bapa|teacher|lecturer|parent|dosen|orang tua/iu;
const interviewed = /informan|temu ?bual|wawancara|interview/iu;

/** The sample, those who were interviewed beside it, or the studies of a review, with two sizes. */
const sizeConflicts: Check = (checked) => {
  const { study, design, facts } = checked;
  if (design.kind === 'review') return sampleConflict(studiesIncluded(study), checked, false);
  const sizes = [...facts.sample, ...toldOfAll(study)];
  const main = mainSample(facts.sample)?.size ?? 0;
  const beside = sizes.filter(
    ({ size, evidence }) => design.kind === 'mixed' && !isNear(main, size) && interviewed.test(evidence.quote),
  );
  const rest = sizes.filter((one) => !beside.includes(one));
  return [...sampleConflict(beside, checked, true), ...sampleConflict(rest, checked, false)];
};

const allOf = re.iu`(?<!\p{L})(?:(?:ke(${numeralWords})-\1 (?:orang )?\p{L}+ yang|all (${numeralWords}) \p{L}+(?: who were)?) (?:ditemu ?bual|interviewed)|(?:kesemua|semua|all(?: of)?(?: the)?) (\d{1,3}|${numeralWords}) (?:orang )?(?:peserta|responden|murid|pelajar|guru|participants|respondents|pupils|students|teachers)(?!\p{L}))`;

/** 'Keenam-enam pelajar yang ditemu bual', 'Kesemua 14 orang murid': there are no more. */
const toldOfAll = (study: StudyText): Size[] =>
  study.within('findings', 'discussion').flatMap((sentence) => {
    const said = allOf.exec(sentence.text);
    const size = valueOfNumeral(said?.[1] ?? said?.[2] ?? said?.[3] ?? '');
    // A part may be told of wholly; its number then stands elsewhere too.
    const isPart = said?.[3] && study.body.some((other) => other !== sentence && saysNumber(other.text, said[3] ?? ''));
    return size >= 3 && !isPart ? [{ size, evidence: cite(sentence, said?.index) }] : [];
  });

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const otherGroup =
  /fasa|phase|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group/iu;

function sampleConflict(sample: readonly Size[], checked: Checked, areInterviewed: boolean) {
  const { design, study } = checked;
  const one = mainSample(sample);
  const other = sample.find(
    (stated) =>
      one && stated.size !== one.size && isNear(one.size, stated.size) && stated.evidence.quote !== one.evidence.quote,
  );
  if (!one || !other) return [];
  const sizes = [one.size, other.size];
  if (areInterviewed && adults.test(one.evidence.quote) !== adults.test(other.evidence.quote)) return [];
  const isMeasured = design.isQuantitative && !design.isActionResearch && !areInterviewed;
  if (isMeasured && Math.min(...sizes) < 10) return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  // The numbers of a search shrink from step to step.
  if (design.kind === 'review')
    return conflict(inSample, 'Bilangan kajian yang disorot', { ...one, family: 'kajian' }, other);
  // Where all are interviewed, an interview explains nothing.
  const isExplained = study.own.some(
    ({ text }) =>
      shrinks.test(text) ||
      ((otherGroup.test(text) || (isMeasured && interviewed.test(text))) && saysNumber(text, ...sizes)),
  );
  return isExplained && !isExchanged(study, sizes) ? [] : conflict(inSample, 'Saiz sampel', one, other);
}

const works = '(?:studies|articles|papers|kajian|artikel)';
const number = String.raw`(?<![\p{L}\d.,])(\d{1,4}|${numeralWords})`;
const included = re.giu`(?:brought together|synthesi[sz]ed|review(?:ed)? (?:of|covers?)|menyorot|mensintesis)\s+${number} ${works}|${number} ${works}\b(?:[^.;\d]|(?:19|20)\d\d){0,60}\b(?:included|disertakan|dimasukkan|read in full|dibaca sepenuhnya)\b|${number} included ${works}|\bof which (\d{1,4}) were (?:included|read in full)`;

/** The studies that a review takes in: as it says, and as many as one of its tables has. */
const studiesIncluded = (study: StudyText): Size[] => [
  ...foundIn(study.body, included).map(({ match: [, ...said], evidence }) => {
    const size = valueOfNumeral(said.find((one) => one !== undefined) ?? '');
    return { size, printed: `${size} kajian`, evidence };
  }),
  ...study.tables.flatMap(({ rows }) => {
    const size = rows.length;
    const last = size >= 5 && studyRows(rows).length === size ? rows.slice(-1) : [];
    return last.map((row) => ({ size, printed: `${size} kajian dalam jadual`, evidence: cite(row) }));
  }),
];

/** What the abstract counts, or what is concluded from, where the rest counts it nowhere so, but its own whole is near. */
function strayConflicts({ study }: Checked, kinds: readonly SectionKind[], rest: readonly SectionKind[]) {
  const isAbstract = kinds.includes('abstract');
  const body = countsWithin(study, ...rest);
  const own = study.own.filter(({ kind }) => kind !== 'abstract');
  const hasShrunk = study.own.some(({ text }) => shrinks.test(text));
  const strays = countsWithin(study, ...kinds).filter(isAbstract ? isWhole : isConcludedFrom);
  return uniqueBy(strays, ({ thing, size }) => `${thing} ${size}`).flatMap((one) => {
    const { size, thing, family } = one;
    const printed = re.iu`(?<!\p{L})n\s*=\s*${size}(?![.,]?\d)`;
    if (body.some((count) => count.size === size && count.family === family)) return [];
    if (own.some(({ text }) => printed.test(text))) return [];
    const same = body.filter((count) => count.thing === thing);
    const [other] = same
      .filter((count) => isWhole(count) && count.size <= size * 2)
      .toSorted((a, b) => b.size - a.size);
    if (!other || !isNear(size, other.size)) return [];
    // The parts of the whole may be told beside each other; what is no small part, anywhere.
    const left = size - other.size;
    const parts = same
      .filter((count) => count !== other && (left * 4 >= size || count.sentence.at === other.sentence.at))
      .map((count) => count.size);
    if (parts.includes(left) || sumOf(parts) === left) return [];
    const isAlways =
      same.every((count) => count.size === other.size) &&
      (same.length > 1 || /^(?:kitaran|cycle|fasa|phase|sesi|session)$/u.test(thing));
    if (Math.min(size, other.size) < 10 && !isSaidWhole(other) && (isAbstract || !isAlways)) return [];
    if (!isAbstract) {
      // A number that stands elsewhere too is of something else.
      const isPrinted = study.sentences.some(({ kind, text }) => !kinds.includes(kind) && saysNumber(text, size));
      return isPrinted ? [] : conflict(inWriting, 'Bilangan', one, other);
    }
    // Studies are left out of a review one by one; the abstract gives those that are left.
    const isExplained =
      family === 'orang'
        ? hasShrunk && !isExchanged(study, [size, other.size])
        : family !== 'kajian' && shrinks.test(other.sentence.text);
    return isExplained ? [] : conflict(inAbstract, 'Bilangan', one, other);
  });
}

const fromAll =
  /(?:terhadap|melibatkan|kalangan|daripada|pengalaman|selama|tempoh|selepas|after|involving|among|of|with|over)\s+(?:\p{L}+\s+)?$/iu;
const ofSome = /^\s+(?:\p{L}+\s+){0,2}(?:yang (?:hadir|lulus|menjawab|telah)|who|that|would)\b/iu;
const ofOthers = /boleh|would|\bjika\b|\bif\b|cadang|lanjutan|akan datang|future|further|should|perlu|disaran|syor/iu;

/** 'Kajian terhadap 196 orang guru ini', not what some of them do nor what others should. */
const isConcludedFrom = ({ sentence: { text }, before, after }: Count): boolean =>
  fromAll.test(before.slice(-40)) &&
  /kajian|study|data|tindakan|action|lesson|pengajaran/iu.test(text) &&
  !ofSome.test(after) &&
  !ofOthers.test(text);

/** An instrument that is left with 25 items, and has 27 where it is concluded from. */
const strayItems: Check = ({ study }) => {
  const items = (...kinds: SectionKind[]) => countsWithin(study, ...kinds).filter(({ thing }) => thing === 'item');
  const [one, another] = items('conclusion').filter((count) => isWhole(count) && isSaidWhole(count));
  const told = items('abstract', 'methodology', 'findings').filter(isWhole);
  const left = told.at(-1);
  if (!one || another || !left || !isNear(one.size, left.size)) return [];
  // What is told once may be of a part.
  const isKnown = told.filter(({ size }) => size === left.size).length > 1;
  const isPrinted = study.own.some(({ text }) => saysNumber(text, one.size));
  return isKnown && !isPrinted ? conflict(inWriting, 'Bilangan item', one, left) : [];
};

/** Experts are asked in the findings as they were chosen; from round to round of a Delphi study they leave. */
const strayExperts: Check = ({ study }) => {
  const experts = countsWithin(study, 'abstract', 'methodology', 'findings').filter(
    ({ thing, size, sentence }) =>
      /^(?:pakar|expert)$/u.test(thing) && size >= 5 && !/pusingan|round/iu.test(sentence.text),
  );
  const chosen = experts.filter(({ sentence }) => sentence.kind !== 'findings');
  const other = experts.find(({ size }) => !chosen.some((one) => one.size === size));
  const one = chosen.find(({ size }) => other && isNear(size, other.size));
  return one && other ? conflict(inSample, 'Bilangan pakar', one, other) : [];
};

/** What abstracts count: in Malay, and how English may call it. */
const inEnglish: Readonly<Record<string, readonly string[]>> = {
  artikel: ['article', 'study'],
  dimensi: ['dimension'],
  elemen: ['element'],
  faktor: ['factor'],
  fasa: ['phase'],
  guru: ['teacher'],
  kajian: ['study', 'article'],
  kitaran: ['cycle'],
  komponen: ['component'],
  konstruk: ['construct'],
  murid: ['pupil', 'student'],
  pakar: ['expert'],
  pelajar: ['student'],
  pensyarah: ['lecturer'],
  peserta: ['participant'],
  responden: ['respondent'],
  sekolah: ['school'],
  sesi: ['session'],
  tema: ['theme'],
};

/** 'Empat dimensi' in the Malay abstract, 'five dimensions' in the English. */
const abstractsInTwoLanguages: Check = ({ study }) => {
  const counts = countsWithin(study, 'abstract').filter(isWhole);
  return uniqueBy(counts, ({ thing }) => thing).flatMap((one) => {
    const malay = counts.filter(({ thing }) => thing === one.thing);
    const english = counts.filter(({ thing }) => inEnglish[one.thing]?.includes(thing));
    const [other] = english;
    if (!other || !isNear(one.size, other.size)) return [];
    if (paperLanguage(one.sentence.text) === paperLanguage(other.sentence.text)) return [];
    return malay.some(({ size }) => english.some((count) => count.size === size))
      ? []
      : conflict(inAbstract, 'Bilangan dalam abstrak dua bahasa', one, other);
  });
};

const work =
  /(?<!\p{L})(\p{Lu}[\p{L}’'-]{1,40})(?:,? (?:dan|and|&|et al\.?|dkk\.?|serta)[^()\d]{0,40}?)?,?\s*\(?((?:19|20)\d\d)/gu;

/** One work of others, whose people or things are counted twice with the same digits in another order. */
const citedConflicts: Check = ({ study: { sentences, tables } }) => {
  let [before, by] = ['', ''];
  const counts = sentences
    .filter(({ kind }) => kind !== 'references' && kind !== 'abstract')
    .flatMap((sentence) => {
      const cited = new Set([...sentence.text.matchAll(work)].map(([, name, year]) => `${name} ${year}`));
      // What follows a citation in its paragraph still speaks of it.
      by = cited.size === 1 ? ([...cited][0] ?? '') : cited.size === 0 && sentence.at === before ? by : '';
      before = sentence.at;
      return by === '' ? [] : countsOf(sentence).map((count) => ({ ...count, by }));
    });
  const inTables = tables.flatMap(({ head, rows }) => {
    const column = head.findIndex((cell) =>
      /^(?:n|sample|sampel|saiz sampel|sample size|participants|peserta)$/iu.test(cell),
    );
    return studyRows(rows).flatMap((row) => {
      const [[, name = '', year = ''] = []] = row.text.matchAll(work);
      const size = Number(row.cells[column]);
      return name === '' || !(size > 9)
        ? []
        : [{ by: `${name} ${year}`, size, printed: `n = ${size}`, evidence: cite(row) }];
    });
  });
  const strays = counts.flatMap((one) => {
    const other = inTables.find((row) => one.family === 'orang' && isExchange(one, row));
    return other ? conflict(inWriting, `Sampel kajian ${one.by}`, one, other) : [];
  });
  const twice = counts.flatMap((one, index) => {
    const other = counts
      .slice(index + 1)
      .find((two) => two.thing === one.thing && two.sentence !== one.sentence && isExchange(one, two));
    return other ? conflict(inWriting, `Bilangan dalam kajian ${one.by}`, one, other) : [];
  });
  return [...strays, ...twice];
};

/** Two sizes that are told of one work, with the same digits in another order. */
const isExchange = (one: Size & { by: string }, other: Size & { by: string }): boolean =>
  one.by === other.by && one.size !== other.size && sortedDigits(one.size) === sortedDigits(other.size);
