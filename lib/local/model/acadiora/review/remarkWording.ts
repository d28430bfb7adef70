import type { Ref } from '../../../../../shared/document/document.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { quoted, sentence as asSentence } from '../../language/phrases.ts';
import { inMalay, upperFirst } from '../../language/lexicon.ts';
import type { CriterionRule } from '../cues/cue.ts';
import { isWhollyRead, promises } from './itemLevels.ts';
import { headingsRead, type Paper } from '../paper/paper.ts';
import type { Outline } from '../paper/requestFacts.ts';
import { sentencesUnder, type Looked } from './cueSearch.ts';
import { isWhole, wordCount } from '../paper/sentence.ts';

/** A rubric item with the level it has reached. */
export interface Judged extends Looked {
  level: number | null;
}

interface Place {
  at: Ref[];
}
interface Remark extends Place {
  text: string;
}
interface Weakness extends Remark {
  isAbsence: boolean;
}
interface Improvement extends Weakness {
  priority: number;
}

export const namesOf = (cues: readonly { name: string }[]): string => inMalay(cues.map(({ name }) => name));

/** A word or two of the paper show nothing; a paragraph is no phrase. */
const isTelling = (phrase: string): boolean => phrase.length <= 90 && wordCount(phrase) >= 3;

/** The paper's own words for what was found, the most telling first. */
export const phraseOf = ({ found }: Looked): string =>
  found.map(({ found: { phrase } }) => phrase).find(isTelling) ?? '';
export const inBrackets = (phrase: string): string => (phrase === '' ? '' : ` (${quoted(phrase)})`);

/** The heading under which an item belongs: the narrowest whose words fit, or the first of the criterion's own. */
function headingFor(looked: Looked, paper: Paper, { kinds }: CriterionRule): Outline[number] | null {
  const place = looked.rule.place === undefined ? null : new RegExp(`(?:${looked.rule.place})`);
  const own = headingsRead(paper).filter(
    ({ kind, heading }) => kinds.length === 0 || kinds.includes(kind) || promises(heading, kinds),
  );
  const first = kinds.flatMap((kind) => own.filter((heading) => heading.kind === kind))[0] ?? own[0];
  return (place ? own.findLast(({ heading }) => place.test(heading.toLowerCase())) : undefined) ?? first ?? null;
}

/** The place that was searched in vain: its heading, or the first sentence where there is none. */
function searched(looked: Looked, paper: Paper, rule: CriterionRule): Place | null {
  const heading = headingFor(looked, paper, rule);
  if (heading) return { at: [heading.at] };
  const under = sentencesUnder(paper, rule.kinds);
  const first = under.find(isWhole) ?? under[0];
  return first ? { at: [first.at] } : null;
}

const placeName = (looked: Looked, paper: Paper, rule: CriterionRule): string => {
  const heading = headingFor(looked, paper, rule);
  if (rule.kinds.length === 0 && looked.rule.own === undefined) return 'kertas ini';
  return heading ? `bahagian ${quoted(heading.heading)}` : 'bahagian yang dibaca';
};

/** A sentence pattern for an item: the same for the same paper, another for its neighbours and for the next criterion. */
export const patternFor = <T>(patterns: readonly [T, ...T[]], key: CriterionKey, item: string): T => {
  const place = criterionKeys.indexOf(key) + criteria[key].items.findIndex(({ id }) => id === item);
  return patterns[place % patterns.length] ?? patterns[0];
};

/** A pattern that names the item beside a list that names it too would say it twice. */
export const repeats = (what: string, list: string): boolean => list.includes(what.split(' ').slice(0, 2).join(' '));

type Told = (what: string, found: string) => string;
const praises: readonly [Told, ...Told[]] = [
  (what, found) => `${upperFirst(what)} kukuh kerana kertas mengandungi ${found}.`,
  (what, found) => `Kertas ini memperlihatkan ${found}, dan hal ini mengukuhkan ${what}.`,
  (what, found) => `Antara kekuatan ${what} ialah ${found}.`,
];

/** What is good, on the sentence that shows most of it. */
export function strengthsOf(judged: readonly Judged[], key: CriterionKey): Remark[] {
  return judged.flatMap((item) => {
    if (item.level === null || item.level < 3) return [];
    const shown = item.found.flatMap(({ found }) => found.sentence ?? []);
    const times = (text: string) => shown.filter((sentence) => sentence.text === text).length;
    const best = shown.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || times(b.text) - times(a.text))[0];
    if (!best) return [];
    const phrase = item.found.find(({ found }) => found.sentence === best)?.found.phrase ?? '';
    const own = isTelling(phrase) ? phrase : phraseOf(item);
    const found = `${namesOf(item.found.map(({ cue }) => cue))}${inBrackets(own)}`;
    const { id, what } = item.rule;
    const text = repeats(what, found)
      ? `Kertas ini memperlihatkan ${found}.`
      : patternFor(praises, key, id)(what, found);
    return [{ text, at: [best.at] }];
  });
}

type Lacked = (place: string, what: string, missing: string) => string;
const wholeLacks: readonly [Lacked, ...Lacked[]] = [
  (place, _, missing) => `${upperFirst(place)} tidak mengandungi ${missing}.`,
  (place, _, missing) => `${upperFirst(missing)} tidak ditemui dalam ${place}.`,
  (place, what, missing) => `Dari segi ${what}, ${place} belum menyebut ${missing}.`,
];
type PartlyLacked = (place: string, found: string, missing: string) => string;
/** `earlier.ts` knows what is asked for by the words before it. */
const partLacks: readonly [PartlyLacked, ...PartlyLacked[]] = [
  (place, found, missing) => `${upperFirst(place)} mengandungi ${found}, tetapi belum mengandungi ${missing}.`,
  (place, found, missing) => `Walaupun ${found} dinyatakan, ${place} belum menyebut ${missing}.`,
  (place, found, missing) => `Dalam ${place}, ${found} sudah ada tetapi belum disertai ${missing}.`,
];

/** An item of which something is there is never said to be missing as a whole. */
function absenceText(item: Judged, paper: Paper, rule: CriterionRule, key: CriterionKey): string {
  const missing = namesOf(item.missing);
  const place = placeName(item, paper, rule);
  if (item.found.length === 0) return patternFor(wholeLacks, key, item.rule.id)(place, item.rule.what, missing);
  const found = `${namesOf(item.found.map(({ cue }) => cue))}${inBrackets(phraseOf(item))}`;
  return patternFor(partLacks, key, item.rule.id)(place, found, missing);
}

type Asked = (what: string, missing: string) => string;
const requests: readonly [Asked, ...Asked[]] = [
  (_, missing) => `Tambahkan ${missing}`,
  (_, missing) => `Nyatakan ${missing} dengan jelas`,
  (what, missing) => `Lengkapkan ${what} dengan ${missing}`,
];

export const isLacking = ({ missing, rule }: Looked): boolean => missing.length > 0 && !rule.isManner;

/** Where to show that something is missing; null where the request holds too little of the paper to say so. */
const lackingAt = (item: Judged, paper: Paper, rule: CriterionRule): Place | null =>
  isLacking(item) && isWhollyRead(paper, item.rule.own ?? rule.kinds) ? searched(item, paper, rule) : null;

const faultRemarks = (item: Judged) =>
  item.faults.flatMap(({ fault, found: { sentence, phrase } }) => {
    if (!sentence) return [];
    return [{ fault, place: { at: [sentence.at] }, own: phrase.length <= 90 ? phrase : '' }];
  });

/** What is wrong: sentences that speak against the item, and what is missing where little is there. */
export function weaknessesOf(
  judged: readonly Judged[],
  paper: Paper,
  rule: CriterionRule,
  key: CriterionKey,
): Weakness[] {
  return judged.flatMap((item) => {
    if (item.level === null) return [];
    const faults = faultRemarks(item).map(({ fault, place, own }) => ({
      text: `Dari segi ${item.rule.what}, petikan ini${inBrackets(own)} ${fault.wrong}.`,
      ...place,
      isAbsence: false,
    }));
    const at = item.level <= 1 ? lackingAt(item, paper, rule) : null;
    return [...faults, ...(at ? [{ text: absenceText(item, paper, rule, key), ...at, isAbsence: true }] : [])];
  });
}

/** What to do about each weakness, and about what is only fair. */
export function improvementsOf(
  judged: readonly Judged[],
  paper: Paper,
  rule: CriterionRule,
  key: CriterionKey,
): Improvement[] {
  return judged.flatMap((item) => {
    if (item.level === null || item.level > 2) return [...faultImprovements(item)];
    const at = lackingAt(item, paper, rule);
    const missing = namesOf(item.missing);
    const { act, what, so } = item.rule;
    const plain = act ?? (repeats(what, missing) ? 'Tambahkan' : undefined);
    const asked = plain === undefined ? patternFor(requests, key, item.rule.id)(what, missing) : `${plain} ${missing}`;
    const text = `${asked} ${so}.`;
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
