import type { CourseAnswer } from '../../../../../lambdas/course/prompt.ts';
import { isGroup, isOverSame, sumsIn } from '../../../../../shared/course/sums.ts';
import { blockOf } from '../../../../../shared/document/blockOf.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { isSumLabel, isWeek } from '../../../../../shared/document/table.ts';
import { durationsIn, unitNumbers } from '../../../../../shared/fact/units.ts';
import { sumOf } from '../../../../../shared/values/sum.ts';
import { upperFirst } from '../../language.ts';
import { inOneLanguage, linesOf, withoutMark } from './ownWords.ts';
import { oneLine } from '../../../../../shared/text/words.ts';

/** An assessment as the document gives it: `programme` are codes of the programme in its row. */
export type ReadAssessment = Omit<
  CourseAnswer['assessments'][number],
  'slt' | 'clos' | 'outcomes' | 'shares' | 'topics'
> & { programme: string[] };

/** The values of an assessment that the document does not give. */
export const unsaid = {
  weight: [],
  duration: '',
  week: '',
  count: null,
  programme: [],
  description: '',
};

/** '2 jam', '90 minit', '2j 30min' as they stand in a text; '' where it names no duration. */
export const durationIn = (text: string): string => (durationsIn(text)[0]?.form ?? '').replace(/\s+/gu, ' ');

const things = 'buah|kali|kuiz|kuis|tugasan|ujian|laporan|quiz|quizzes|tests|assignments|reports|times|nos';
const counts = [
  new RegExp(`\\(\\s*[x×]?\\s*(\\d{1,2})\\s*(?:${things})?\\s*\\)`, 'iu'),
  /(?:^|\()\s*(\d{1,2})\s*[x×]/iu,
];

/** The number of assessments that a name gives: 'Kuiz (4)', '2 x Kuiz'; null when it gives none. */
export const countIn = (name: string): number | null =>
  Number(counts.flatMap((form) => form.exec(oneLine(name))?.[1] ?? [])[0] ?? 0) || null;

/** 'W6', '2 hours', 'Individual, 1,500 words' below a name. */
const isDetail = (line: string): boolean =>
  isWeek(line) || durationsIn(line).length > 0 || /\d (?:words|patah perkataan)/i.test(line);

/** The lines of a cell that name its item, with its weeks and duration; bullets below only describe it. */
function nameLines(name: string): string[] {
  const [first = '', ...rest] = linesOf(name);
  const end = rest.findIndex((line) => isDetail(line) || /^(?:[•▪●◦➢*–—-]|\([ivx]+\))\s/.test(line));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** A name without ordinal, description and bracketed detail: '1. Kuiz (minimum 2)' -> 'Kuiz'. */
export const plainName = (name: string, isBilingual = false): string =>
  withoutMark(inOneLanguage(nameLines(name).join('\n'), isBilingual))
    .replace(/\s*\((?=[^()]*[\p{L}%×])(?=[^()]*\d)[^()]*\)\s*$/iu, '')
    .replace(/[\s:.,/–-]+(?:sebanyak|iaitu)?$/i, '')
    .trim();

export const sum = (drafts: readonly ReadAssessment[]): number => sumOf(drafts.flatMap(({ weight }) => weight));
export const isWeighed = ({ weight }: ReadAssessment): boolean => weight.length > 0;
/** Parts of the whole, whose own assessments may stand elsewhere: 'Pentaksiran Berterusan'. */
export const isPart = ({ type }: Pick<ReadAssessment, 'type'>): boolean => isGroup({ type, weight: null });

/** A group over its only assessment. */
const isOver = (one: ReadAssessment, next: ReadAssessment | undefined): boolean =>
  next !== undefined && isOverSame({ type: one.type, weight: sum([one]) }, { type: next.type, weight: sum([next]) });

/** The assessments without totals, and without parts and assessments that are the sum of others. */
export function leavesOf(drafts: readonly ReadAssessment[]): ReadAssessment[] {
  const listed = drafts.filter(({ type }) => !isSumLabel(type));
  // A group over its only leaf stands in the same table.
  const blocks = listed.map(({ at: [ref = ''] }) => blockOf(ref));
  const own = listed.filter((draft, i) => !isOver(draft, listed[i + 1]) || blocks[i] !== blocks[i + 1]);
  const named = sum(listed) > 100 ? own : listed;
  const sums = sumsIn(named.map((one) => ({ type: one.type, weight: isWeighed(one) ? sum([one]) : null })));
  return named.filter((_, index) => !sums.includes(index));
}

const weightForm =
  /(?<![\p{L}\d.])\d{1,3}(?:[.,]\d+)?(?:\s*%?\s*\+\s*\d{1,3})*\s*(?:%|peratus\b|per\s?cent\b|markah\b|marks?\b)/iu;

/** The assessment that a line, or a part of one, names with its weight: 'Kuiz (10%)', '10% Kuiz', '• Ujian – 15% (Minggu 7)'. */
export function weighedIn(at: Ref, line: string): ReadAssessment[] {
  // '• 2 kuiz (10%)'
  const bare = withoutMark(withoutMark(line.trim()));
  const found = weightForm.exec(bare);
  if (found === null) return [];
  const [before, behind] = [bare.slice(0, found.index), bare.slice(found.index + found[0].length)];
  // Words that go on as a sentence say something about the weight.
  const isName = before === '' ? !/[%:]/.test(behind.slice(2)) : /^\s*\)?\s*(?:[–—;:([,.-][^%]*)?$/.test(behind);
  // Tabs make columns of a line.
  const [named = ''] = (before === '' ? behind : before).trim().split('\t');
  const name = named.replace(/^[\s:–|-]+|[\s:=–|(.-]+$/g, '');
  // 'Ujian, Minggu 8, 1 jam 30 minit'
  const type = upperFirst(plainName(name.replace(/,\s+(?:minggu |week )?\d[^()]*$/i, '')));
  const isPlain = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !ofRules.test(type);
  const [weight = 0] = unitNumbers('weight', found[0]);
  return isName && isPlain && weight > 0 && weight <= 100
    ? [{ ...unsaid, type, weight: [weight], duration: durationIn(name), count: countIn(name), at: [at] }]
    : [];
}

/** Shares that rules of marking name, which are no assessments: 'Markah lulus 40%', 'Kehadiran minimum 60%'. */
export const ofRules = /\b(?:lulus|minimum|pass(?:ing)?|gred|grade|lewat|late|penalt[yi])\b/i;
