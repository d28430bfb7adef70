import type { CountedRemark, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { citation } from '../lexicon.ts';
import { weakness, type Checked } from '../remarks/remark.ts';
import { inDigits, mainSize, numeralWords, valueInWords } from '../study/sample.ts';
import {
  bodySentences,
  cite,
  ownSentences,
  sentencesWithin,
  type StudySentence,
  type StudyText,
} from '../text/studyText.ts';
import { countsIn, type Count } from './countedThings.ts';
import { isNear, sortedDigits } from './tablesMeant.ts';

/** Words of a sample that shrank: then two sizes need not disagree, wherever it is said. */
const shrinks =
  /diedarkan|(?:borang|soal selidik|questionnaires?|forms?) [^.]{0,60}(?:dihantar|returned)|dijemput|dikembalikan(?! kepada)|\bgugur|keciciran|tercicir|(?<!(?:boleh|bebas|hak|untuk) )menarik diri|disingkirkan|dikeluarkan daripada|tidak lengkap|(?<!normally )distributed|invited|response rate|kadar (?:respons|maklum balas)|dropped|dropout|withdrew|excluded|disebarkan/iu;

const groupName =
  /(?:kumpulan|kelompok|kelas) (?:rawatan|eksperimen|kawalan|kontrol|perbandingan)|(?:treatment|experimental|control|comparison) (?:group|class)/giu;
const sexName = /laki-laki|lelaki|perempuan|\b(?:fe)?males?\b|\bboys\b|\bgirls\b/giu;
const isSecond = (name: string): boolean =>
  /kawalan|kontrol|perbandingan|control|comparison|perempuan|female|girls/iu.test(name);
const aside = /perbandingan|comparison/iu;
/** The size of a group behind its name: '(n = 24)', 'terdiri daripada 24 orang', 'of 24 pupils'. */
const groupSize =
  /^[^.;]{0,60}?(?:n\s*=\s*(\d{1,4})|(?<![\d.,])(\d{1,4})(?=\s+(?:orang|murid|pelajar|siswa|mahasiswa|peserta|responden|pupils|students|participants|learners|teachers|guru)\b))/iu;

/** ... or right before it: '24 orang murid lelaki'. */
const sizeBefore =
  /(?<![\d.,])(\d{1,4})(?:\s+orang)?(?:\s+(?:murid|pelajar|siswa|mahasiswa|peserta|responden|guru|pupils|students|teachers))?(?:\s+daripada mereka ialah)?\s+$/iu;

/** The sizes, in digits, that a sentence gives its two groups or the two sexes, with where they stand; none where it does not give both. */
function groupsIn(text: string, parts: RegExp): { sizes: [number, number]; at: number }[] {
  const names = [...text.matchAll(parts)];
  const sizes = names.flatMap((name, i) => {
    const found =
      sizeBefore.exec(text.slice(0, name.index)) ??
      // A number right before the next name is that one's.
      groupSize.exec(
        text.slice(name.index + name[0].length, names[i + 1]?.index).replace(names[i + 1] ? sizeBefore : '', ''),
      );
    return found ? [{ isSecond: isSecond(name[0]), size: Number(found[1] ?? found[2]), at: name.index }] : [];
  });
  const [first, second] = sizes;
  if (!first || !second || sizes.length > 2 || first.isSecond === second.isSecond) return [];
  return [{ sizes: [first.size, second.size], at: first.at }];
}

/** Two groups, or the two sexes, that do not make up the sample that is stated, in a paper that does not mention anyone who left. */
function groupConflicts({ facts: { sample }, study }: Checked): CountedRemark[] {
  const size = mainSize(sample);
  const stated =
    sample.find((one) => one.size === size) ??
    statedIn(study, ['abstract'])
      .filter(({ family }) => family === 'orang')
      .toSorted((a, b) => b.size - a.size)[0];
  const told = bodySentences(study).filter(({ kind }) => ['methodology', 'abstract', 'findings'].includes(kind));
  const [first] = [groupName, sexName].flatMap((parts) => {
    // In the findings the sexes are often those of a part.
    const where = told.filter(({ kind }) => parts === groupName || kind !== 'findings');
    const groups = where.flatMap((sentence) =>
      groupsIn(inDigits(sentence.text), parts).map(({ sizes, at }) => ({
        sizes,
        sum: sizes[0] + sizes[1],
        evidence: cite(sentence, at),
      })),
    );
    return sample.some((one) => groups.some(({ sum }) => sum === one.size)) ? [] : groups;
  });
  const own = ownSentences(study);
  const others = own.flatMap(({ text }) => text.match(groupName) ?? []);
  // A group to compare with beside one of control: there are more than two.
  const hasMore = others.some((name) => aside.test(name)) && others.some((name) => isSecond(name) && !aside.test(name));
  // Far from the whole they are of a part.
  if (hasMore || !stated || !first || Math.abs(first.sum - stated.size) > stated.size / 4) return [];
  if (own.some(({ text }) => shrinks.test(text))) return [];
  return weakness(first.evidence, {
    check: 'groupsNotSample',
    subject: `${first.sum} ${stated.size}`,
    criterion: 'methodology',
    text: `Bilangan dalam pecahan sampel berjumlah ${first.sizes.join(' + ')} = ${first.sum} orang, tetapi sampel dinyatakan ${stated.size} orang.`,
    advice: 'Semak data asal, selaraskan bilangan setiap kumpulan dengan saiz sampel dan jelaskan sebarang keciciran.',
    against: stated.evidence,
    priority: 1,
    cap: { item: 'persampelan', level: 2 },
  });
}

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const otherGroups = String.raw`fasa|phase|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group`;
const otherSample = new RegExp(`${otherGroups}|temu ?bual|wawancara|interview`, 'iu');
const otherGroup = new RegExp(otherGroups, 'iu');

/** 324 in the abstract alone and 342 in the body: nobody loses just so many that the same digits are left. */
const isExchanged = ({ sentences }: StudyText, sizes: readonly number[]): boolean =>
  Math.min(...sizes) >= 12 &&
  new Set(sizes.map(sortedDigits)).size === 1 &&
  sizes.some(
    (size) =>
      !sentences.some(({ kind, text }) => kind !== 'abstract' && new RegExp(`(?<!\\d)${size}(?!\\d)`, 'u').test(text)),
  );

/** Whether the paper says why its sample has two sizes. Where all are interviewed, an interview explains nothing. */
function explainsSizes({ study, design }: Checked, sizes: readonly number[], isMeasured: boolean): boolean {
  const size = new RegExp(`(?<![\\d.,])(?:${sizes.join('|')})(?![\\d]|[.,]\\d)`, 'u');
  // The numbers of a search shrink from step to step.
  if (design.kind === 'review') return false;
  if (isExchanged(study, sizes)) return false;
  const other = isMeasured ? otherSample : otherGroup;
  return ownSentences(study).some(({ text }) => shrinks.test(text) || (other.test(text) && size.test(text)));
}

type Sample = Checked['facts']['sample'];
/** Teachers may be interviewed beside their pupils. */
const adults = /guru|pensyarah|pentadbir|ibu bapa|teacher|lecturer|parent|dosen|orang tua/iu;
const interviewed = /informan|temu ?bual|wawancara|interview/iu;

/** A count of one thing that is stated with two sizes: of the sample, of those interviewed, of the studies of a review, of anything else. */
export const countConflicts = (checked: Checked): CountedRemark[] =>
  uniqueBy(
    [
      ...sizeConflicts(checked),
      ...abstractConflicts(checked),
      ...partConflicts(checked),
      ...citedConflicts(checked),
      ...spanConflicts(checked),
      ...durationConflicts(checked),
      ...listConflicts(checked),
      ...groupConflicts(checked),
    ],
    ({ subject }) => subject,
  );

interface Size {
  size: number;
  /** As printed; without it 'n = 24'. */
  printed?: string;
  /** People where it does not say. */
  family?: string;
  evidence: Citation;
}

type Where = Pick<CountedRemark, 'criterion' | 'cap'>;
const inSample: Where = { criterion: 'methodology', cap: { item: 'persampelan', level: 2 } };
const inAbstract: Where = { criterion: 'titleAbstract', cap: { item: 'abstrak', level: 2 } };
const inWriting: Where = { criterion: 'technical', cap: null };

const conflict = (where: Where, what: string, one: Size, other: Size): CountedRemark[] =>
  weakness(one.evidence, {
    ...where,
    check: 'conflictingCounts',
    subject: [...[one.size, other.size].toSorted((a, b) => a - b), one.family ?? 'orang'].join(' '),
    text: `${what} tidak konsisten: ${printedAs(one)} dinyatakan di satu tempat dan ${printedAs(other)} di tempat lain.`,
    advice: 'Semak data asal, gunakan satu bilangan di seluruh kertas dan jelaskan sebarang pengurangan.',
    against: other.evidence,
    priority: 1,
  });

const printedAs = ({ size, printed }: Size): string => (printed === undefined ? `n = ${size}` : `"${printed}"`);

function sizeConflicts(checked: Checked): CountedRemark[] {
  const sample = checked.design.kind === 'review' ? studiesIncluded(checked) : checked.facts.sample;
  const main = mainSize(sample);
  const isOfInterviews = ({ size, evidence }: Sample[number]): boolean =>
    checked.design.kind === 'mixed' && size !== main && interviewed.test(evidence.quote);
  return [true, false].flatMap((areInterviewed) => {
    const sizes = [...sample, ...allInterviewed(checked.study)].filter((one) => isOfInterviews(one) === areInterviewed);
    return sampleConflict(sizes, checked, areInterviewed);
  });
}

const allOf = new RegExp(
  String.raw`(?<!\p{L})(?:ke(${numeralWords})-\1 (?:orang )?\p{L}+ yang|all (${numeralWords}) \p{L}+(?: who were)?) (?:ditemu ?bual|interviewed)`,
  'iu',
);

/** 'Keenam-enam pelajar yang ditemu bual': there are no more. */
const allInterviewed = (study: StudyText): Sample =>
  sentencesWithin(study, 'findings', 'discussion').flatMap((sentence) => {
    const said = allOf.exec(sentence.text);
    const size = said ? valueInWords(said[1] ?? said[2] ?? '') : 0;
    return size >= 3 ? [{ size, evidence: cite(sentence, said?.index) }] : [];
  });

function sampleConflict(sample: Sample, checked: Checked, areInterviewed: boolean): CountedRemark[] {
  const { design } = checked;
  const size = mainSize(sample);
  const one = sample.find((stated) => stated.size === size);
  const other = sample.find((stated) => stated.size !== size && stated.evidence.quote !== one?.evidence.quote);
  if (!one || !other || !isNear(one.size, other.size)) return [];
  if (areInterviewed && adults.test(one.evidence.quote) !== adults.test(other.evidence.quote)) return [];
  const isMeasured = design.isQuantitative && !design.isActionResearch && !areInterviewed;
  if (isMeasured && Math.min(one.size, other.size) < 10) return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  if (explainsSizes(checked, [one.size, other.size], isMeasured)) return [];
  return design.kind === 'review'
    ? conflict(inSample, 'Bilangan kajian yang disorot', { ...one, family: 'kajian' }, other)
    : conflict(inSample, 'Saiz sampel', one, other);
}

const included =
  /(?<![\d.,])(\d{1,4}) (?:studies|articles|papers|kajian|artikel)\b(?:[^.;\d]|(?:19|20)\d\d){0,60}\b(?:included|disertakan|dimasukkan|read in full|dibaca sepenuhnya)\b|\bof which (\d{1,4}) were (?:included|read in full)/giu;

const studiesIncluded = ({ study }: Checked): Sample =>
  bodySentences(study).flatMap((sentence) =>
    [...sentence.text.matchAll(included)].map((match) => ({
      size: Number(match[1] ?? match[2]),
      evidence: cite(sentence, match.index),
    })),
  );

interface Stated extends Count {
  evidence: Citation;
  sentence: StudySentence;
}

const statedBy = (sentence: StudySentence): Stated[] =>
  countsIn(sentence.text).map((count) => ({ ...count, sentence, evidence: cite(sentence, count.at) }));

/** Counts of the study's own things. */
const statedIn = ({ sentences }: StudyText, kinds: readonly SectionKind[]): Stated[] =>
  sentences.filter(({ kind, text }) => kinds.includes(kind) && !citation.test(text)).flatMap(statedBy);

/** Said right before a count that is not of the whole. */
const ofPart =
  /(?:(?<!terdiri )daripada|antara|(?<!(?:consist\w*|compris\w*|total|sample|set|network|made up|series) )\bof(?: the)?|setiap|tiap|each|every|per|sekurang-kurangnya|at least|minimum|another|first|last|other|lagi|kurang|pakar|kira-kira|about|hampir)\s+$/iu;
const ofWhole =
  /(?:terdiri daripada|seramai|sebanyak|melibatkan|mengandungi|mempunyai|menghasilkan|mengenal pasti|berjumlah|sejumlah|consist\w* of|compris\w*|involved|included|total of|contain\w*|produced|identified|yielded)\s+(?:\p{L}+ )?$/iu;
const isTaken =
  /dipilih|terlibat|ditemu|interviewed|selected|participated|took part|emerged|muncul|dikenal pasti|identified|dilaksanakan|deployed|mengambil bahagian/iu;

/** A small count may be of a part, except where it is said to be the whole or opens what is said of a method. */
const isSaidWhole = ({ sentence: { text, kind }, at, end, family }: Stated): boolean =>
  ofWhole.test(text.slice(Math.max(0, at - 40), at)) ||
  (/\b(?:dari|from)\s+$/iu.test(text.slice(0, at)) && isTaken.test(text.slice(end, end + 60))) ||
  (at <= 3 &&
    (isTaken.test(text.slice(end, end + 60)) ||
      (family !== 'orang' && !['findings', 'discussion', 'conclusion'].includes(kind))));

const bodyKinds = [
  'introduction',
  'objectives',
  'methodology',
  'findings',
  'discussion',
  'conclusion',
  'other',
] as const;

const ofOthers = /rintis|pilot|uji coba|populasi|population/iu;
const isWhole = ({ sentence: { text }, at, family }: Stated): boolean =>
  !ofPart.test(text.slice(Math.max(0, at - 40), at)) && !(family === 'orang' && ofOthers.test(text));

/** What the abstract counts, where the body counts it nowhere so, but its own whole is near. */
function abstractConflicts({ study }: Checked): CountedRemark[] {
  const body = statedIn(study, bodyKinds);
  const own = ownSentences(study);
  const printed = own.flatMap(({ kind, text }) =>
    kind === 'abstract' ? [] : [...text.matchAll(/(?<!\p{L})n\s*=\s*(\d+)(?![.,]?\d)/giu)],
  );
  const said = new Set([...body.map(({ size, family }) => `${size} ${family}`), ...printed.map(([, n = '']) => n)]);
  const hasShrunk = own.some(({ text }) => shrinks.test(text));
  return uniqueBy(statedIn(study, ['abstract']).filter(isWhole), ({ thing, size }) => `${thing} ${size}`).flatMap(
    (one) => {
      const { size, thing, family } = one;
      if (said.has(`${size} ${family}`) || said.has(String(size))) return [];
      const same = body.filter((count) => count.thing === thing);
      const other = same
        .filter((count) => isWhole(count) && count.size <= size * 2)
        .reduce<Stated | null>((a, b) => (a === null || b.size > a.size ? b : a), null);
      if (!other || !isNear(size, other.size)) return [];
      // The parts of the whole may be told beside each other; what is no small part, anywhere.
      const rest = size - other.size;
      const parts = same.filter(
        (count) => count !== other && (rest * 4 >= size || count.sentence.at === other.sentence.at),
      );
      if (parts.some((part) => part.size === rest) || parts.reduce((sum, part) => sum + part.size, 0) === rest)
        return [];
      if (Math.min(size, other.size) < 10 && !isSaidWhole(other)) return [];
      // Studies are left out of a review one by one; the abstract gives those that are left.
      const isExplained =
        family === 'orang'
          ? hasShrunk && !isExchanged(study, [size, other.size])
          : family !== 'kajian' && shrinks.test(other.sentence.text);
      return isExplained ? [] : conflict(inAbstract, 'Bilangan', one, other);
    },
  );
}

const ordinals = ['pertama|first', 'kedua|second', 'ketiga|third', 'keempat|fourth', 'kelima|fifth', 'keenam|sixth'];
const ordinal = ordinals.join('|');
const numbered = /^(\p{Lu}\p{L}+)\s+(\d{1,2})\s*(?:[:.–-]\s*\p{L}|$)/u;
const toldPart = new RegExp(
  String.raw`(?<!\p{L})(?:(tema|dimensi|komponen|kitaran|fasa|peringkat|prinsip|aspek|konstruk|strategi|faktor|cabaran|langkah) (${ordinal})|(?:the )?(${ordinal}) (theme|dimension|component|cycle|phase|stage|principle|aspect|construct|strategy|factor|challenge|step))(?!\p{L})`,
  'giu',
);

/** 'Komponen 1: Niat' up to 'Komponen 4: Hormat', 'the first theme' up to the third, where the paper announces five. */
function partConflicts({ study }: Checked): CountedRemark[] {
  const headings = study.sections.map((section, index) => ({
    text: section.heading,
    at: section.at,
    place: section.place,
    kind: study.kinds[index],
  }));
  const parts = [...headings, ...study.sentences].flatMap((line) => {
    const [printed, word = '', n = ''] = (line.text.length < 90 && numbered.exec(line.text)) || [];
    const isTold = line.kind === 'methodology' || line.kind === 'findings' || line.kind === 'other';
    return [
      ...(word === ''
        ? []
        : [{ word: word.toLowerCase(), n: Number(n), printed: printed ?? '', evidence: cite(line) }]),
      ...(isTold ? [...line.text.matchAll(toldPart)] : []).map((match) => ({
        word: (match[1] ?? match[4] ?? '').toLowerCase(),
        n: 1 + ordinals.findIndex((names) => names.split('|').includes((match[2] ?? match[3] ?? '').toLowerCase())),
        printed: match[0],
        evidence: cite(line, match.index),
      })),
    ];
  });
  const announced = statedIn(study, ['abstract', ...bodyKinds]).filter(isWhole);
  return uniqueBy(announced, ({ thing }) => thing).flatMap((one) => {
    const own = parts.filter(({ word }) => word === one.thing);
    const size = Math.max(0, ...own.map(({ n }) => n));
    const last = own.find(({ n }) => n === size);
    const hasEach = new Set(own.map(({ n }) => n)).size === size;
    const isAnnounced = announced.some((other) => other.thing === one.thing && other.size === size);
    if (!last || size < 2 || !hasEach || isAnnounced || !isNear(one.size, size) || one.family === 'orang') return [];
    return weakness(one.evidence, {
      ...inWriting,
      priority: 1,
      check: 'conflictingCounts',
      subject: one.thing,
      text: `Teks menyatakan "${one.printed}", tetapi yang dihuraikan berakhir dengan "${last.printed.replace(/\W+\p{L}$/u, '')}".`,
      advice: 'Huraikan yang tertinggal, atau betulkan bilangan yang dinyatakan.',
      against: last.evidence,
    });
  });
}

const work =
  /(?<!\p{L})(\p{Lu}[\p{L}’'-]{1,40})(?:,? (?:dan|and|&|et al\.?|dkk\.?|serta)[^()\d]{0,40}?)?,?\s*\(?((?:19|20)\d\d)/gu;

/** One work of others, whose people or things are counted twice with the same digits in another order. */
function citedConflicts({ study: { sentences } }: Checked): CountedRemark[] {
  let [before, by] = ['', ''];
  const counts = sentences
    .filter(({ kind }) => kind !== 'references' && kind !== 'abstract')
    .flatMap((sentence) => {
      const works = new Set([...sentence.text.matchAll(work)].map(([, name, year]) => `${name} ${year}`));
      // What follows a citation in its paragraph still speaks of it.
      by = works.size === 1 ? ([...works][0] ?? '') : works.size === 0 && sentence.at === before ? by : '';
      before = sentence.at;
      return by === '' ? [] : statedBy(sentence).map((count) => ({ ...count, by }));
    });
  return counts.flatMap((one, index) => {
    const other = counts
      .slice(index + 1)
      .find(
        (two) =>
          two.by === one.by &&
          two.thing === one.thing &&
          two.sentence !== one.sentence &&
          two.size !== one.size &&
          sortedDigits(two.size) === sortedDigits(one.size),
      );
    return other ? conflict(inWriting, `Bilangan dalam kajian ${one.by}`, one, other) : [];
  });
}

const span =
  /(?:published|diterbitkan|terbitan)[^.;]{0,60}?((?:19|20)\d\d)\s*(?:and|dan|to|until|hingga|sehingga|[–-])\s*((?:19|20)\d\d)/iu;

/** The years of the works that a review takes in, in the abstract and in its method. */
function spanConflicts({ study, design }: Checked): CountedRemark[] {
  if (design.kind !== 'review') return [];
  const spans = sentencesWithin(study, 'abstract', 'methodology').flatMap((sentence) => {
    const [, from = '', to = ''] = span.exec(sentence.text) ?? [];
    return from === ''
      ? []
      : [
          {
            from,
            to,
            size: Number(to) - Number(from),
            printed: `${from}–${to}`,
            kind: sentence.kind,
            evidence: cite(sentence),
          },
        ];
  });
  const [one] = spans.filter(({ kind }) => kind === 'abstract');
  const others = spans.filter(({ kind }) => kind !== 'abstract');
  const other = others.find(({ from, to }) => (from === one?.from) !== (to === one?.to));
  return !one || !other || others.some(({ printed }) => printed === one.printed)
    ? []
    : conflict(inAbstract, 'Tempoh terbitan', one, other);
}

const weeks = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d{1,2})|(${numeralWords}))[\s-]+(?:minggu|weeks?)(?!\p{L})`,
  'iu',
);

const treated =
  /rawatan|intervensi|treatment|intervention|kumpulan eksperimen|experimental group|diajar|belajar|taught|learne?[dt]|modul|module|program/iu;
/** Weeks of a pilot study, between two tests or until the next. */
const ofAnotherTime =
  /rintis|pilot|selepas itu|jarak|later|apart|follow|susulan|minggu (?:selepas|sebelum)|weeks? (?:after|before)/iu;

/** How many weeks a treatment takes, in the abstract and in the method, where each gives one number only. */
function durationConflicts({ study }: Checked): CountedRemark[] {
  const told = sentencesWithin(study, 'abstract', 'methodology').flatMap((sentence) => {
    const [printed, digits, words = ''] = weeks.exec(sentence.text) ?? [];
    if (printed === undefined || !treated.test(sentence.text) || ofAnotherTime.test(sentence.text)) return [];
    if (citation.test(sentence.text)) return [];
    const size = digits === undefined ? valueInWords(words) : Number(digits);
    return [{ size, printed, kind: sentence.kind, evidence: cite(sentence) }];
  });
  const sizes = uniqueBy(told, ({ size, kind }) => `${size} ${kind}`);
  const [one, other] = ['abstract', 'methodology'].map((kind) => sizes.find((stated) => stated.kind === kind));
  return !one || !other || sizes.length > 2 || one.size === other.size
    ? []
    : conflict(inAbstract, 'Tempoh rawatan', one, other);
}

const opensList = /^[^.;:]{0,60}?(?::|,? (?:iaitu|yaitu|yakni|namely)),?\s+(.{3,200}?)\.?$/iu;
const joins = /(?:^|\s)(?:dan|and|serta|&)\s/iu;

/** How many items a plain list has: 'A, B dan C'; null where it can be told in two ways. */
function itemsIn(list: string): number | null {
  const items = list.split(/,\s*/u);
  const last = items.at(-1) ?? '';
  const isPlain = items.every(
    (item) =>
      /^\p{L}/u.test(item) &&
      item.split(' ').length <= 6 &&
      !/\d|[()“"]|\b(?:yang|which|that|who|where)\b/iu.test(item),
  );
  if (!isPlain || items.slice(0, -1).some((item) => joins.test(item)) || last.split(joins).length !== 2) return null;
  return items.length + (/^(?:dan|and|serta|&)\s/iu.test(last) ? 0 : 1);
}

/** 'Four databases were searched: Scopus, ERIC and MyCite.' */
const listConflicts = ({ study }: Checked): CountedRemark[] =>
  statedIn(study, ['abstract', ...bodyKinds]).flatMap(({ size, at, end, printed, sentence: { text }, evidence }) => {
    const list = opensList.exec(text.slice(end))?.[1] ?? '';
    const items = itemsIn(list);
    const isOther = items !== null && size >= 3 && items >= 2 && items !== size && Math.abs(items - size) <= 2;
    if (!isOther || countsIn(text.slice(at + 1)).length > 0 || countsIn(list).length > 0) return [];
    return weakness(evidence, {
      ...inWriting,
      priority: 2,
      check: 'listNotCount',
      subject: printed,
      text: `Teks menyatakan "${printed}", tetapi menyenaraikan ${items}: ${list}.`,
      advice: 'Semak senarai itu, kemudian betulkan bilangan atau tambah perkara yang tertinggal.',
    });
  });
