import type { CountedRemark, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { citation } from '../lexicon.ts';
import { rubric, weakness } from '../remarks/remark.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countsIn, type Count } from './countedThings.ts';
import { sortedDigits } from './tablesMeant.ts';

/** Words of a sample that shrank: then two sizes need not disagree, wherever it is said. */
export const shrinks =
  /diedarkan|(?:borang|soal selidik|questionnaires?|forms?) [^.]{0,60}(?:dihantar|returned)|dijemput|dikembalikan(?! kepada)|\bgugur|keciciran|tercicir|(?<!(?:boleh|bebas|hak|untuk) )menarik diri|disingkirkan|dikeluarkan daripada|tidak lengkap|(?<!normally )distributed|invited|response rate|kadar (?:respons|maklum balas)|dropped|dropout|withdrew|excluded|disebarkan/iu;

/** 324 in the abstract alone and 342 in the body: nobody loses just so many that the same digits are left. */
export const isExchanged = ({ sentences }: StudyText, sizes: readonly number[]): boolean =>
  Math.min(...sizes) >= 12 &&
  new Set(sizes.map(sortedDigits)).size === 1 &&
  sizes.some(
    (size) =>
      !sentences.some(({ kind, text }) => kind !== 'abstract' && new RegExp(`(?<!\\d)${size}(?!\\d)`, 'u').test(text)),
  );

export interface Size {
  size: number;
  /** As printed; without it 'n = 24'. */
  printed?: string;
  /** People where it does not say. */
  family?: string;
  evidence: Citation;
}

type Where = Pick<CountedRemark, 'criterion' | 'cap'>;
export const inSample: Where = rubric('persampelan', 2);
export const inAbstract: Where = rubric('abstrak', 2);
export const inWriting: Where = { criterion: 'technical', cap: null };

export const conflict = (where: Where, what: string, one: Size, other: Size): CountedRemark[] =>
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

export interface Stated extends Count {
  evidence: Citation;
  sentence: StudySentence;
}

export const statedBy = (sentence: StudySentence): Stated[] =>
  countsIn(sentence.text).map((count) => ({ ...count, sentence, evidence: cite(sentence, count.at) }));

/** Counts of the study's own things. */
export const statedIn = ({ sentences }: StudyText, kinds: readonly SectionKind[]): Stated[] =>
  sentences.filter(({ kind, text }) => kinds.includes(kind) && !citation.test(text)).flatMap(statedBy);

/** Said right before a count that is not of the whole. */
const ofPart =
  /(?:(?<!terdiri )daripada|antara|(?<!(?:consist\w*|compris\w*|total|sample|set|network|made up|series) )\bof(?: the)?|setiap|tiap|each|every|per|sekurang-kurangnya|at least|minimum|another|first|last|other|lagi|kurang|pakar|kira-kira|about|hampir)\s+$/iu;
const ofWhole =
  /(?:terdiri daripada|seramai|sebanyak|melibatkan|mengandungi|mempunyai|menghasilkan|mengenal pasti|berjumlah|sejumlah|consist\w* of|compris\w*|involved|included|total of|contain\w*|produced|identified|yielded)\s+(?:\p{L}+ )?$/iu;
const isTaken =
  /dipilih|terlibat|ditemu|interviewed|selected|participated|took part|emerged|muncul|dikenal pasti|identified|dilaksanakan|deployed|mengambil bahagian/iu;

/** A small count may be of a part, except where it is said to be the whole or opens what is said of a method. */
export const isSaidWhole = ({ sentence: { text, kind }, at, end, family }: Stated): boolean =>
  ofWhole.test(text.slice(Math.max(0, at - 40), at)) ||
  (/\b(?:dari|from)\s+$/iu.test(text.slice(0, at)) && isTaken.test(text.slice(end, end + 60))) ||
  (at <= 3 &&
    (isTaken.test(text.slice(end, end + 60)) ||
      (family !== 'orang' && !['findings', 'discussion', 'conclusion'].includes(kind))));

export const bodyKinds = [
  'introduction',
  'objectives',
  'methodology',
  'findings',
  'discussion',
  'conclusion',
  'other',
] as const;

const ofOthers = /rintis|pilot|uji coba|populasi|population/iu;
export const isWhole = ({ sentence: { text }, at, family }: Stated): boolean =>
  !ofPart.test(text.slice(Math.max(0, at - 40), at)) && !(family === 'orang' && ofOthers.test(text));
