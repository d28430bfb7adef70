import type { CountedRemark, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { citation } from '../lexicon.ts';
import { weakness, wrongFigure, type Checked } from '../remarks/remark.ts';
import { purposeLabel } from '../study/objectives.ts';
import { numeralWords, valueOfNumeral } from '../study/sample.ts';
import { cite, ownSentences, sentencesWithin, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countsIn } from './countedThings.ts';
import { groupConflicts, groupName, sexName, sizeConflicts } from './sizeConflicts.ts';
import { durationConflicts, spanConflicts } from './spanConflicts.ts';
import {
  bodyKinds,
  conflict,
  inAbstract,
  inSample,
  inWriting,
  isExchanged,
  isSaidWhole,
  isWhole,
  shrinks,
  statedBy,
  statedIn,
  type Stated,
} from './stated.ts';
import { isNear, sortedDigits } from './tablesMeant.ts';

/** A count of one thing that is stated with two sizes: of the sample, of those interviewed, of the studies of a review, of anything else. */
export const countConflicts = (checked: Checked): CountedRemark[] =>
  uniqueBy(
    [
      ...sizeConflicts(checked),
      ...strayConflicts(checked, ['abstract'], bodyKinds),
      ...strayConflicts(checked, ['conclusion', 'discussion'], ['abstract', 'objectives', 'methodology']),
      ...strayExperts(checked),
      ...aimConflicts(checked),
      ...partConflicts(checked),
      ...citedConflicts(checked),
      ...spanConflicts(checked),
      ...durationConflicts(checked),
      ...listConflicts(checked),
      ...sumConflicts(checked),
      ...itemSums(checked),
      ...groupConflicts(checked),
    ],
    ({ subject }) => subject,
  );

/** What the abstract counts, or what is concluded from, where the rest counts it nowhere so, but its own whole is near. */
function strayConflicts(
  { study }: Checked,
  kinds: readonly SectionKind[],
  rest: readonly SectionKind[],
): CountedRemark[] {
  const isAbstract = kinds.includes('abstract');
  const body = statedIn(study, rest);
  const own = ownSentences(study);
  const printed = own.flatMap(({ kind, text }) =>
    kind === 'abstract' ? [] : [...text.matchAll(/(?<!\p{L})n\s*=\s*(\d+)(?![.,]?\d)/giu)],
  );
  const said = new Set([...body.map(({ size, family }) => `${size} ${family}`), ...printed.map(([, n = '']) => n)]);
  const hasShrunk = own.some(({ text }) => shrinks.test(text));
  const strays = statedIn(study, kinds).filter(isAbstract ? isWhole : isConcludedFrom);
  return uniqueBy(strays, ({ thing, size }) => `${thing} ${size}`).flatMap((one) => {
    const { size, thing, family } = one;
    if (said.has(`${size} ${family}`) || said.has(String(size))) return [];
    const same = body.filter((count) => count.thing === thing);
    const other = same
      .filter((count) => isWhole(count) && count.size <= size * 2)
      .reduce<Stated | null>((a, b) => (a === null || b.size > a.size ? b : a), null);
    if (!other || !isNear(size, other.size)) return [];
    // The parts of the whole may be told beside each other; what is no small part, anywhere.
    const left = size - other.size;
    const parts = same.filter(
      (count) => count !== other && (left * 4 >= size || count.sentence.at === other.sentence.at),
    );
    if (parts.some((part) => part.size === left) || parts.reduce((sum, part) => sum + part.size, 0) === left) return [];
    const isAlways =
      (same.length > 1 || /^(?:kitaran|cycle|fasa|phase|sesi|session)$/u.test(thing)) &&
      same.every((count) => count.size === other.size);
    if (Math.min(size, other.size) < 10 && !isSaidWhole(other) && (isAbstract || !isAlways)) return [];
    // Studies are left out of a review one by one; the abstract gives those that are left.
    // A number that stands elsewhere too is of something else.
    const isPrinted = study.sentences.some(
      ({ kind, text }) => !kinds.includes(kind) && new RegExp(`(?<!\\d)${size}(?!\\d)`, 'u').test(text),
    );
    const isExplained = !isAbstract
      ? isPrinted
      : family === 'orang'
        ? hasShrunk && !isExchanged(study, [size, other.size])
        : family !== 'kajian' && shrinks.test(other.sentence.text);
    return isExplained ? [] : conflict(isAbstract ? inAbstract : inWriting, 'Bilangan', one, other);
  });
}

const fromAll =
  /(?:terhadap|melibatkan|kalangan|daripada|pengalaman|selama|tempoh|selepas|after|involving|among|of|with|over)\s+(?:\p{L}+\s+)?$/iu;
const ofNext = /cadang|lanjutan|akan datang|future|further|should|perlu|disaran|syor/iu;

/** 'Kajian terhadap 196 orang guru ini', not what some of them do nor what others should. */
const isConcludedFrom = ({ sentence: { text }, at, end }: Stated): boolean =>
  fromAll.test(text.slice(Math.max(0, at - 40), at)) &&
  /kajian|study|data|tindakan|action|lesson|pengajaran/iu.test(text) &&
  !/^\s+(?:\p{L}+\s+){0,2}(?:yang (?:hadir|lulus|menjawab|telah)|who|that|would)\b/iu.test(text.slice(end)) &&
  !/boleh|would|\bjika\b|\bif\b/iu.test(text) &&
  !ofNext.test(text);

/** Experts are asked in the findings as they were chosen. */
function strayExperts({ study }: Checked): CountedRemark[] {
  const [chosen, asked] = [['methodology', 'abstract'] as const, ['findings'] as const].map((kinds) =>
    statedIn(study, kinds).filter(
      // From round to round of a Delphi study experts leave.
      ({ thing, size, sentence }) =>
        /^(?:pakar|expert)$/u.test(thing) && size >= 5 && !/pusingan|round/iu.test(sentence.text),
    ),
  );
  const other = asked?.find(({ size }) => !chosen?.some((one) => one.size === size));
  const one = chosen?.find(({ size }) => other && isNear(size, other.size));
  return one && other ? conflict(inSample, 'Bilangan pakar', one, other) : [];
}

const ofSomeAims =
  /pertama|terakhir|sahaja|menjawab|larger study|kajian (?:yang )?lebih besar|\b(?:first|last|only|answers?)\b/iu;
const announcedAims = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|${numeralWords})\s+(?:\p{L}+\s+)?(?:(hipotesis|hypotheses)|(objektif|objectives)|(persoalan|soalan kajian|research questions))(?!\p{L}|\s+(?:pertama|terakhir))`,
  'giu',
);

/** 'Empat hipotesis nol berikut' before three. */
function aimConflicts({ facts: { objectives }, study }: Checked): CountedRemark[] {
  const said = study.sentences
    .filter(
      ({ kind, text }) =>
        ['introduction', 'objectives', 'abstract', 'other'].includes(kind) &&
        !citation.test(text) &&
        !ofSomeAims.test(text),
    )
    .flatMap((sentence) =>
      [...sentence.text.matchAll(announcedAims)].map((match) => ({
        kind: match[2] ? 'hypothesis' : match[3] ? 'objective' : 'question',
        size: valueOfNumeral(match[1] ?? ''),
        printed: match[0],
        evidence: cite(sentence, match.index),
      })),
    );
  return uniqueBy(said, ({ kind }) => kind).flatMap((one) => {
    const listed = objectives.filter(({ kind, label }) => kind === one.kind && label !== purposeLabel);
    const isSaid = said.some(({ kind, size }) => kind === one.kind && size === listed.length);
    if (isSaid || listed.length < 2 || Math.abs(listed.length - one.size) > 2) return [];
    return weakness(one.evidence, {
      ...inWriting,
      criterion: 'objectivesQuestions',
      priority: 2,
      check: 'listNotCount',
      subject: one.printed,
      text: `Teks menyatakan "${one.printed}", tetapi ${listed.length} disenaraikan.`,
      advice: 'Tambah perkara yang tertinggal, atau betulkan bilangan yang dinyatakan.',
      against: listed.at(-1)?.evidence ?? null,
    });
  });
}

const ordinals = ['pertama|first', 'kedua|second', 'ketiga|third', 'keempat|fourth', 'kelima|fifth', 'keenam|sixth'];
const ordinal = ordinals.join('|');
const numbered = /^(\p{Lu}\p{L}+)\s+(\d{1,2})\s*(?:[:.–-]\s*\p{L}|$)/u;
const toldPart = new RegExp(
  String.raw`(?<!\p{L})(?:(tema|dimensi|komponen|kitaran|fasa|peringkat|prinsip|aspek|konstruk|strategi|faktor|cabaran|langkah) (${ordinal})|(?:the )?(${ordinal}) (theme|dimension|component|cycle|phase|stage|principle|aspect|construct|strategy|factor|challenge|step))(?!\p{L})`,
  'giu',
);

const toldInPart = /sahaja|hanya|\bonly\b|reports? the|melaporkan/iu;
const goesOn = /(?:yang|the) (?:lain|other)|terakhir|\b(?:last|final|finally|next|remaining)\b|hingga ke|seterusnya/iu;

/** 'Komponen 1: Niat' up to 'Komponen 4: Hormat', 'the first theme' up to the third, where the paper announces five. */
function partConflicts({ study }: Checked): CountedRemark[] {
  const headings = study.sections.map((section, index) => ({
    text: section.heading,
    at: section.at,
    place: section.place,
    kind: study.kinds[index],
  }));
  const parts = [...headings, ...study.sentences].flatMap((line) => {
    const [printed, word = '', n = ''] =
      (line.text.length < 90 && numbered.exec(line.text.replace(/^[\d.]+\s+/u, ''))) || [];
    const isTold =
      (line.kind === 'methodology' || line.kind === 'findings' || line.kind === 'other') && !toldInPart.test(line.text);
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
    // The rest may be told without its number.
    const isOpen = study.sentences.some(
      ({ text }) => goesOn.test(text) && new RegExp(`(?<!\\p{L})${one.thing}`, 'iu').test(text),
    );
    if (
      !last ||
      size < 2 ||
      !hasEach ||
      isAnnounced ||
      (isOpen && own.every(({ printed }) => !numbered.test(`${printed}:x`) && !/\d/u.test(printed))) ||
      !isNear(one.size, size) ||
      one.family === 'orang'
    )
      return [];
    return weakness(one.evidence, {
      ...inWriting,
      priority: 1,
      check: 'conflictingCounts',
      subject: one.thing,
      text: `Teks menyatakan "${one.printed}", tetapi huraiannya berakhir dengan "${last.printed.replace(/\W+\p{L}$/u, '')}".`,
      advice: 'Huraikan perkara yang tertinggal, atau betulkan bilangan yang dinyatakan.',
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

const isItem = /^(?:item|soalan|question)$/u;
const inBrackets = /\((\d{1,3}) (?:items?|soalan|questions?)\)/giu;

/** '32 item ... pengetahuan (10 item), kemahiran (8 item) dan penggunaan (12 item)'. */
const itemSums = ({ study }: Checked): CountedRemark[] => {
  const counts = statedIn(study, ['methodology', 'abstract']).filter(({ thing }) => isItem.test(thing));
  return sentencesWithin(study, 'methodology', 'abstract').flatMap((sentence) => {
    const sizes = [...sentence.text.matchAll(inBrackets)].map(([, size]) => Number(size));
    const sum = sizes.reduce((a, b) => a + b, 0);
    const said = counts.filter((one) => one.sentence.at === sentence.at && !sizes.includes(one.size));
    const other = said.find(({ size }) => isNear(size, sum));
    // Items of the respondents themselves, or such as were left out, stand besides.
    const isElse = /demografi|demographic|digugurkan|dropped|removed/iu.test(blockTextAt(study, sentence));
    if (sizes.length < 2 || !other || isElse || said.some(({ size }) => size === sum)) return [];
    return weakness(other.evidence, {
      ...inSample,
      priority: 1,
      check: 'partsNotWhole',
      subject: `${other.size} ${sum}`,
      text: `Bilangan yang disenaraikan berjumlah ${sizes.join(' + ')} = ${sum}, tetapi "${other.printed}" dinyatakan.`,
      advice: 'Semak setiap bilangan dan selaraskan jumlahnya.',
      against: cite(sentence),
    });
  });
};

/** All that is said in the paragraph of a sentence. */
const blockTextAt = (study: StudyText, { at }: StudySentence): string =>
  study.sentences.flatMap((one) => (one.at === at ? [one.text] : [])).join(' ');

const opensSum =
  /^[^.;:]{0,120}?(?::|,? (?:iaitu|yaitu|yakni|namely|comprising|terdiri daripada),?)\s+(.{8,400}?)\.?$/iu;
const ofMeasure =
  /%|peratus|per ?cent|tahun|years?|minggu|weeks?|minit|minutes|bulan|months?|hingga|–|RM|skala|mata|point|[.,]\d/iu;

/** 'Thirty-one were excluded: wrong setting (n = 13), no data (n = 9) ...': counts, one in each part, that make up another number. */
const sumConflicts = ({ study }: Checked): CountedRemark[] =>
  study.sentences
    .filter(({ kind, text }) => ['abstract', 'methodology', 'findings', 'other'].includes(kind) && !citation.test(text))
    .flatMap((sentence) => {
      const whole = /(?<![\d.,=–-])(\d{2,4})(?![\d.,–-]?\d)(?=\s+\p{L})/u.exec(sentence.text);
      const tail = whole
        ? (opensSum.exec(
            sentence.text
              .slice(whole.index + whole[0].length)
              .replace(/,? (?:seperti|as shown)[^,.;]*(?:Jadual|Table) \d+/giu, ''),
          )?.[1] ?? '')
        : '';
      const parts = tail.split(/[,;]\s*|\s(?:dan|and|serta)\s/iu).filter((part) => part.trim() !== '');
      const sizes = parts.map((part) => (part.match(/\d+/gu)?.length === 1 ? Number(part.match(/\d+/u)?.[0]) : 0));
      const isEach =
        parts.length >= 2 &&
        [groupName, sexName].every((names) => tail.search(names) < 0) &&
        sizes.every((size) => size > 0) &&
        !ofMeasure.test(tail);
      const [sum, stated] = [sizes.reduce((a, b) => a + b, 0), Number(whole?.[1])];
      // More than the whole are several answers of each.
      const isWrong = sum < stated || sortedDigits(sum) === sortedDigits(stated);
      if (!isEach || sum === stated || !isWrong || Math.abs(sum - stated) > stated / 4) return [];
      return wrongFigure(cite(sentence, whole?.index), {
        check: 'partsNotWhole',
        subject: `${stated} ${sum}`,
        text: `Bilangan yang disenaraikan berjumlah ${sizes.join(' + ')} = ${sum}, tetapi ${stated} dinyatakan.`,
        advice: 'Semak setiap bilangan dan selaraskan jumlahnya.',
      });
    });
