import { criteria } from '../../../../shared/acadiora/criteria.ts';
import type { CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { quoted, sentence as asSentence } from '../chain/text.ts';
import { inMalay, upperFirst } from '../reading/words.ts';
import type { CriterionRule } from './cues/types.ts';
import type { Paper } from './paper.ts';
import type { Looked } from './search.ts';
import { sentencesUnder } from './search.ts';
import { isWhole, quoteOf, shortestQuote } from './sentences.ts';
import type { Heading } from './sentences.ts';

/** A rubric item with the level it has reached. */
export interface Judged extends Looked {
  level: number | null;
}

interface Place {
  page: number;
  quote: string;
}
export interface Remark extends Place {
  text: string;
}
export interface Weakness extends Remark {
  isAbsence: boolean;
}
export interface Improvement extends Weakness {
  priority: number;
}

const topicPhrase = ({ topic }: Paper): string => (topic === '' ? 'kajian ini' : `kajian tentang ${topic}`);
const namesOf = (cues: readonly { name: string }[]): string => inMalay(cues.map(({ name }) => name));

/** The paper's own words for what was found, the most telling first. */
const phraseOf = ({ found }: Looked): string =>
  found.map(({ found: { phrase } }) => phrase).find((phrase) => phrase.length >= 8 && phrase.length <= 90) ?? '';
const inBrackets = (phrase: string): string => (phrase === '' ? '' : ` (${quoted(phrase)})`);

/** The heading under which an item belongs: the narrowest whose words fit, or the first of the criterion's own. */
function headingFor(looked: Looked, paper: Paper, { kinds }: CriterionRule): Heading | null {
  const place = looked.rule.place === undefined ? null : new RegExp(`(?:${looked.rule.place})`);
  const own = paper.headings.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return (place ? own.findLast(({ text }) => place.test(text.toLowerCase())) : undefined) ?? own[0] ?? null;
}

/** The place that was searched in vain: its heading, or the first sentence there when the heading is too short to be a quote. */
function searched(looked: Looked, paper: Paper, rule: CriterionRule): Place | null {
  const heading = headingFor(looked, paper, rule);
  if (heading && heading.text.length >= shortestQuote) return { page: heading.page, quote: quoteOf(heading.text) };
  const under = heading
    ? paper.sentences.filter((sentence) => sentence.heading === heading)
    : sentencesUnder(paper, rule.kinds);
  const first = under.find(isWhole) ?? under.find(({ text }) => text.length >= shortestQuote);
  return first ? { page: first.page, quote: quoteOf(first.text) } : null;
}

const placeName = (looked: Looked, paper: Paper, rule: CriterionRule): string => {
  const heading = headingFor(looked, paper, rule);
  return heading ? `Bahagian ${quoted(heading.text)}` : 'Kertas ini';
};

/** What is good, on the sentence that shows most of it. */
export function strengthsOf(judged: readonly Judged[]): Remark[] {
  return judged.flatMap((item) => {
    if (item.level === null || item.level < 3) return [];
    const shown = item.found.flatMap(({ found }) =>
      found.sentence && found.sentence.text.length >= shortestQuote ? [found.sentence] : [],
    );
    const times = (text: string) => shown.filter((sentence) => sentence.text === text).length;
    const best = shown.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || times(b.text) - times(a.text))[0];
    if (!best) return [];
    const phrase = item.found.find(({ found }) => found.sentence === best)?.found.phrase ?? '';
    const own = phrase.length >= 8 && phrase.length <= 90 ? phrase : phraseOf(item);
    const text = `${upperFirst(item.rule.what)} kukuh kerana kertas mengandungi ${namesOf(item.found.map(({ cue }) => cue))}${inBrackets(own)}.`;
    return [{ text, page: best.page, quote: quoteOf(best.text) }];
  });
}

function absence(item: Judged, paper: Paper, rule: CriterionRule): string {
  const missing = namesOf(item.missing);
  const place = placeName(item, paper, rule);
  if (item.found.length === 0) return `${place} tidak mengandungi ${missing} dalam ${topicPhrase(paper)}.`;
  const found = namesOf(item.found.map(({ cue }) => cue));
  return `${place} mengandungi ${found}${inBrackets(phraseOf(item))}, tetapi belum mengandungi ${missing}.`;
}

const isLacking = ({ missing, rule }: Looked): boolean => missing.length > 0 && !rule.isManner;

const faultRemarks = (item: Judged) =>
  item.faults.flatMap(({ fault, found: { sentence, phrase } }) => {
    if (!sentence || sentence.text.length < shortestQuote) return [];
    const own = phrase.length <= 90 ? phrase : '';
    return [{ fault, place: { page: sentence.page, quote: quoteOf(sentence.text) }, own }];
  });

/** What is wrong: sentences that speak against the item, and what is missing where little is there. */
export function weaknessesOf(judged: readonly Judged[], paper: Paper, rule: CriterionRule): Weakness[] {
  return judged.flatMap((item) => {
    if (item.level === null) return [];
    const faults = faultRemarks(item).map(({ fault, place, own }) => ({
      text: `Dari segi ${item.rule.what}, petikan ini${inBrackets(own)} ${fault.wrong}.`,
      ...place,
      isAbsence: false,
    }));
    const at = item.level <= 1 && isLacking(item) ? searched(item, paper, rule) : null;
    return [...faults, ...(at ? [{ text: absence(item, paper, rule), ...at, isAbsence: true }] : [])];
  });
}

/** What to do about each weakness, and about what is only fair. */
export function improvementsOf(judged: readonly Judged[], paper: Paper, rule: CriterionRule): Improvement[] {
  return judged.flatMap((item) => {
    if (item.level === null || item.level > 2) return [...faultImprovements(item)];
    const at = isLacking(item) ? searched(item, paper, rule) : null;
    const text = `${item.rule.act ?? 'Tambahkan'} ${namesOf(item.missing)} dalam ${topicPhrase(paper)} ${item.rule.so}.`;
    const priority = item.level === 2 ? Math.min(3, item.rule.priority + 1) : item.rule.priority;
    return [...faultImprovements(item), ...(at ? [{ text, ...at, isAbsence: true, priority }] : [])];
  });
}

const faultImprovements = (item: Judged): Improvement[] =>
  item.level === null
    ? []
    : faultRemarks(item).map(({ fault, place }) => ({
        text: fault.advice,
        ...place,
        isAbsence: false,
        priority: fault.priority,
      }));

/** One sentence why an item has its level. */
export function reasonOf(item: Judged): string {
  if (item.exempt !== null) return item.exempt;
  const found = namesOf(item.found.map(({ cue }) => cue));
  const missing = namesOf(item.missing);
  const fault = item.faults[0] ? `, namun ada petikan yang ${item.faults[0].fault.wrong}` : '';
  if (item.found.length === 0 && missing === '')
    return asSentence(`Petikan yang ditemui ${item.faults[0]?.fault.wrong ?? 'belum mencukupi'}`);
  if (item.found.length === 0) return asSentence(`${upperFirst(missing)} tidak ditemui dalam bahagian yang dibaca`);
  if (item.missing.length === 0) return asSentence(`Kertas mengandungi ${found}${inBrackets(phraseOf(item))}${fault}`);
  return asSentence(`Kertas mengandungi ${found}${inBrackets(phraseOf(item))}; ${missing} belum ditemui${fault}`);
}

/** The criterion in one to three sentences. */
export function commentsOf(key: CriterionKey, judged: readonly Judged[], paper: Paper): string[] {
  const given = judged.filter(({ level }) => level !== null).toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const [best, worst] = [given[0], given.at(-1)];
  const title = criteria[key].title;
  const strong =
    best && (best.level ?? 0) >= 2
      ? `Bagi ${quoted(title)}, bahagian yang paling kukuh dalam ${topicPhrase(paper)} ialah ${best.rule.what}${inBrackets(phraseOf(best))}.`
      : `Bagi ${quoted(title)}, ${topicPhrase(paper)} belum cukup kukuh dalam mana-mana perkara yang dinilai.`;
  const weak =
    worst && (worst.level ?? 0) <= 2 && isLacking(worst)
      ? [`Yang paling perlu diperbaiki ialah ${worst.rule.what}: ${namesOf(worst.missing)} belum ditemui.`]
      : [];
  const fault = judged.flatMap(({ faults }) => faults)[0]?.fault.advice;
  return [strong, ...weak, ...(fault ? [fault] : [])].slice(0, 3);
}
