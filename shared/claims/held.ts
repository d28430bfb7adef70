import type { TextBlock } from '../richText/blocks.ts';
import { comparableWords } from '../text/comparable.ts';
import { isAccepted } from './accepted.ts';
import { type Claim, claimsIn, plainText } from './claim.ts';
import type { Doubt } from './doubt.ts';
import { type Said, say, saying } from '../text/said.ts';
import type { Known } from './known.ts';
import { type Place, sentencesOf } from './names.ts';
import { numbersInWords, valueOf } from './numbers.ts';
import { saysResult } from './sums.ts';
import type { Entry, Finding } from './truth.ts';

/** A claim that nothing known bears out, with a sentence for the lecturer and the known value, where there is one. */
export interface Doubted {
  claim: Claim;
  sentence: string;
  reason: Said;
  offered?: string;
  /** In a line, what is known near it. */
  near: () => string;
}
export interface Held {
  /** What the places of claims count in: the text itself, or the words of blocks. */
  text: string;
  claims: Claim[];
  doubts: Doubted[];
}

const unknownReasons = {
  number: saying`${0} tiada dalam fakta kursus yang disahkan atau bahan yang digunakan. | ${0} is neither among the confirmed facts of the course nor in the material.`,
  level: saying`Aras ${0} tiada dalam fakta kursus. | Level ${0} is not among the facts of the course.`,
  code: saying`${0} tiada dalam fakta kursus. | ${0} is not among the facts of the course.`,
  person: saying`Nama ${0} tiada dalam bahan yang digunakan. | The name ${0} is not in the material.`,
  source: saying`${0} di luar dokumen: tiada dalam rujukan kursus atau nota. | ${0} is outside the document: neither in the references of the course nor in the notes.`,
  figure: saying`${0} tiada dalam bahan yang digunakan. | ${0} is not in the material.`,
} as const;
const ofShare = saying`Tiada data bagi ${0} dalam bahan yang digunakan. | The material has no data for ${0}.`;
const ofSum = saying`Kiraan ini sepatutnya ${0}. | It should come to ${0}.`;
const ofOther = saying`${0} milik kursus lain, iaitu ${1}. | ${0} belongs to another course, ${1}.`;

function reasonOf({ kind, text, subject, unit }: Claim, { offered, owner }: Finding): Said {
  if (unit === 'share') return ofShare(text);
  if (kind === 'sum') return ofSum(offered);
  if (offered === undefined) return owner === undefined ? unknownReasons[kind](text) : ofOther(text, owner);
  // A course beside a code may be any other.
  const of = subject === null || kind === 'code' ? '' : say` bagi ${subject} |  of ${subject}`;
  return say`Yang diketahui${of} ialah ${offered}, bukan ${text}. | What is known${of} is ${offered}, not ${text}.`;
}

const onlyValueOf = ({ values: [value, ...more] }: Claim): number => (more.length > 0 ? NaN : Number(value));

/** Whether a number is the sum of those beside it, or with them a part of a known one: '12 jam: 4 jam kuliah dan 8 jam amali'. */
function addsUp(claim: Claim, beside: readonly Claim[], isKnown: (claim: Claim) => boolean): boolean {
  const total = beside.reduce((sum, each) => sum + onlyValueOf(each), 0);
  // Two equal ones are parts alone.
  const whole = beside.length > 2 ? beside.find((each) => 2 * onlyValueOf(each) === total) : undefined;
  const others = beside.filter((each) => each !== claim);
  const areOthersKnown = others.every(isKnown);
  if (others.length === 0 || whole === claim) return others.length > 0 && areOthersKnown;
  // Any two percentages may add up to 100.
  return (claim.unit !== 'percent' || areOthersKnown) && isKnown(whole ?? { ...claim, values: [total] });
}

/** Of fewer things a percentage may be anything's; a sentence of more numbers is a list. */
const leastWhole = 10;
const mostNumbers = 20;
/** Whether two numbers of its sentence work it out: '26 daripada 40, iaitu 65%', '5 x RM2.00 = RM10.00'. */
function isWorkedOut({ unit, cues, text }: Claim, others: string): boolean {
  const all = [...(others.match(/\d+(?:[.,]\d+)*/g) ?? []).map(valueOf), ...numbersInWords(others)].slice(
    0,
    mostNumbers,
  );
  const resultOf = (a: number, b: number): number =>
    unit === 'percent' ? (a < b && b >= leastWhole ? (100 * a) / b : NaN) : unit === 'money' ? a * b : a + b;
  const isOfKind = (unit === 'percent' && !cues.includes('weighing')) || unit === 'money' || unit === 'marks';
  const results = all.flatMap((a, i) => all.flatMap((b, j) => (i === j || a === 1 || b === 1 ? [] : resultOf(a, b))));
  return isOfKind && saysResult(text, results.filter(Number.isFinite), true);
}

/** What a text is about, and phrases of it that its writer declares as invented ('bacaan pH 5.2'). */
export interface About {
  own?: readonly Entry[];
  illustrations?: readonly string[];
  /** What the lecturer vouches for (`acceptance`). */
  accepted?: readonly string[];
}

/**
 * Beside a topic a time is that of the assessment or the session that the text is about, unless the topic has the same: '30 minit tentang Sel'.
 * A session's counts only where the topic has no hours at all.
 */
function asOwn(claim: Claim, known: Known, own: readonly Entry[] = []): Claim {
  const { subject, unit } = claim;
  const topics = known.entries.filter(({ name, kind }) => name === subject && kind === 'topic');
  const hasTime = ({ figures = [] }: Entry): boolean => figures.some((one) => one.unit === unit);
  const isOfSession = own.some((one) => one.kind === 'whole' && hasTime(one)) && !topics.some(hasTime);
  const isOfAssessment = own.some((one) => one.kind === 'assessment' && hasTime(one));
  const isOwn = isOfSession || (isOfAssessment && !known.find(claim, own).isKnown);
  return unit === 'time' && topics.length > 0 && isOwn ? { ...claim, subject: null, nearness: null } : claim;
}

/** Holds a written text against what is known. */
export function held(written: string | readonly TextBlock[], known: Known, about: About = {}): Held {
  const { own, illustrations = [], accepted = [] } = about;
  const text = typeof written === 'string' ? written : plainText(written);
  const declared = illustrations.map((phrase) => ` ${comparableWords(phrase)} `);
  const sentences = sentencesOf(text);
  const claims = claimsIn(text, known.names).map((claim) => asOwn(claim, known, own));
  const isKnown = (claim: Claim): boolean => known.find(claim, own).isKnown;
  /** Whether the other numbers of its sentence give it. */
  function isCounted(claim: Claim, { from, to }: Place): boolean {
    if (claim.kind !== 'number') return false;
    const beside = claims.filter((each) => each.unit === claim.unit && each.from >= from && each.to <= to);
    // Marks come of no minutes.
    const times = claim.unit === 'marks' ? claims.filter(({ unit }) => unit === 'time') : [];
    const around = `${text.slice(from, claim.from)} ${text.slice(claim.to, to)}`;
    const others = times.reduce((rest, each) => rest.replace(each.text, ' '), around);
    return addsUp(claim, beside, isKnown) || isWorkedOut(claim, others);
  }
  const doubts = claims.flatMap((claim): Doubted[] => {
    const finding = known.find(claim, own);
    if (finding.isKnown) return [];
    const { offered } = finding;
    const place = sentences.find((each) => each.to >= claim.to) ?? { from: claim.to, to: claim.to };
    const sentence = text.slice(place.from, place.to).trim();
    // What is known of a name cannot be declared away.
    const isOfKnown = offered !== undefined && (claim.subject !== null || claim.kind === 'sum');
    const isOfSubject = isOfKnown && (claim.nearness !== 'sentence' || claim.unit === 'percent');
    const words = ` ${comparableWords(claim.text)} `;
    if (
      (!isOfSubject && isCounted(claim, place)) ||
      isAccepted(accepted, { text: claim.text, sentence }) ||
      (!isOfKnown && declared.some((phrase) => phrase.includes(words)))
    )
      return [];
    const told = { claim, sentence, reason: reasonOf(claim, finding), near: () => known.near(claim, own) };
    return [{ ...told, ...(offered !== undefined && { offered }) }];
  });
  return { text, claims, doubts };
}

/** The doubts of a text, each with its place among those of the same words. */
export function doubtsIn(written: string | readonly TextBlock[], known: Known, about?: About) {
  const { text, doubts } = held(written, known, about);
  return doubts.map((doubt) => ({ ...doubt, nth: text.slice(0, doubt.claim.from).split(doubt.claim.text).length - 1 }));
}

/** The doubts of a part as replies give them. */
export const doubtsAt = (at: string, written: string | readonly TextBlock[], known: Known, about?: About): Doubt[] =>
  doubtsIn(written, known, about).map(({ claim: { text }, near: _, reason: { ms: reason }, ...doubt }) => ({
    ...doubt,
    reason,
    at,
    text,
  }));
