import type { Clo } from '../../shared/course/course.ts';
import { cloNumbered, listed } from '../../shared/course/offered.ts';
import { doubted } from '../../shared/course/words/plausible.ts';
import { codesIn, type CodeFamily, normalCode } from '../../shared/course/words/codes.ts';
import { isUnder } from '../../shared/course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../../shared/document/document.ts';
import { decideName, decideText, type Decision, unconfirmed } from '../../shared/fact/decide/decide.ts';
import { decideChoices, decideLinks } from '../../shared/fact/decide/decideCodes.ts';
import { decideNumber, hoursUnder, sentencesNaming } from '../../shared/fact/decide/decideNumber.ts';
import type { Fact } from '../../shared/fact/fact.ts';
import { resolve, type Resolution } from '../../shared/fact/resolve.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import { isOrdinal, isWeek, itemNumber, placeInList } from '../../shared/document/table.ts';
import { weeksOf } from '../../shared/course/weeks.ts';
import { isOfPlan, isText, type Row, rowsAt } from '../../shared/fact/rows.ts';
import { nameOf } from '../../shared/fact/score.ts';
import { type NumberKind, withoutDurations } from '../../shared/fact/units.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { joins } from '../../shared/text/words.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { domainsOfLevel } from '../../shared/terms/mqf.ts';

/** What the row of an assessment or topic is known by. */
interface Item {
  at: readonly string[];
  name: string;
  weight?: number | null;
}

/** An item of a list with its id, its name as settled, and the rows that it and the others of its list are decided in. */
interface Settling<Claim> {
  claim: Claim;
  id: string;
  name: string;
  resolution: Resolution;
  others: readonly Resolution[];
}

export class Facts {
  readonly all: Record<string, Fact> = {};
  readonly document: SourceDocument;

  constructor(document: SourceDocument) {
    this.document = document;
  }

  keep<Value>(key: string, { value, fact }: Decision<Value>): Value {
    this.all[key] = fact;
    return value;
  }

  /** By the rows that say an item's name, else by those cited for it alone: one more place never makes a true value unconfirmed. */
  decided<Value>(key: string, resolution: Resolution, decide: (one: Resolution) => Decision<Value>): Value {
    const decision = decide(resolution);
    const { further = [] } = resolution;
    if (decision.fact.state === 'found' || further.length === 0) return this.keep(key, decision);
    const other = decide({ ...resolution, matches: further, cited: [] });
    return this.keep(key, other.fact.state === 'found' ? other : decision);
  }

  /** A name, unconfirmed where it is not plausible. */
  keepPlausible(key: string, { value, fact }: Decision<string>, doubtOf: (value: string) => string | null): string {
    return this.keep(key, { value, fact: doubted(fact, doubtOf(value)) });
  }

  /** The assessments or topics of a list, by their ids, rows and names; one that takes the row and words of an earlier one repeats it. */
  items<Claim extends Item, Settled>(
    prefix: keyof typeof headsOf,
    list: readonly Claim[],
    doubtOf: (name: string, resolution: Resolution, all: readonly Resolution[]) => string | null,
    settle: (settling: Settling<Claim>) => Settled,
  ): Settled[] {
    const namesBeside = (claim: Claim): string[] => list.filter((other) => other !== claim).map(({ name }) => name);
    const resolutions = withFurther(
      list.map((claim) => ({ ...this.item(claim, namesBeside(claim)), name: claim.name })),
      prefix,
    );
    return resolutions.map((resolution, i) => {
      const claim = list[i] as Claim;
      const id = `${prefix}_${i + 1}`;
      const isAgain = isRepeated(resolution, resolutions.slice(0, i));
      const doubt = (name: string) => (isAgain ? repeatedText : doubtOf(name, resolution, resolutions));
      const name = this.keepPlausible(id, decideName(claim.name, resolution), doubt);
      const others = resolutions.filter((other) => other !== resolution);
      const settled = settle({ claim, id, name, resolution, others });
      // What is no item has no values that are found.
      for (const [key, fact] of Object.entries(this.all))
        if (key.startsWith(`${id}.`)) this.all[key] = doubted(fact, doubt(name));
      return settled;
    });
  }

  /** The rows of an assessment or topic, by its name or one of its two languages; rows of outcomes only link it. */
  item({ at, name, weight = null }: Item, others: readonly string[]): Resolution {
    const places = placesIn(at);
    const own = places.filter((ref) => rowsAt(this.document, ref).some(({ key }) => key === undefined));
    const asked = { at: own.length > 0 ? own : places, weight, others: others.map(nameOf) };
    const names = [nameOf(name), ...languagesOf(nameOf(name))];
    const resolutions = names.map((each) => resolve(this.document, { ...asked, name: each }));
    return resolutions.find(({ by }) => by === 'name') ?? resolutions[0] ?? resolve(this.document, asked);
  }

  number(key: string, kind: NumberKind, claimed: number | null, resolution: Resolution): number | null {
    // A weight stands in the row of the name.
    const own = kind === 'weight' ? { ...resolution, further: [] } : resolution;
    if (claimed !== null) return this.decided(key, own, (one) => decideNumber(kind, claimed, one));
    const stated = kind !== 'weight' && resolution.by === 'name' ? hoursUnder(kind, resolution) : null;
    return stated === null ? null : this.keep(key, stated);
  }

  outcomes(key: string, claimed: readonly string[], resolution: Resolution): string[] {
    return this.decided(key, resolution, (one) => decideChoices('plo', codesOf('plo', claimed), one));
  }

  /** A text of an item; '' where none is claimed. */
  text(key: string, claimed: string, resolution: Resolution, decide = decideText): string {
    return claimed.trim() === '' ? '' : this.decided(key, resolution, (one) => decide(claimed, one));
  }

  /** Domains follow from the level's letters; others must be named in the outcome's row. */
  domains(id: string, claimed: readonly string[], level: string, resolution: Resolution): string[] {
    const fromLevel: readonly string[] = domainsOfLevel(level);
    const fact = this.all[`${id}.level`];
    if (fact !== undefined && fromLevel.length > 0 && claimed.every((domain) => fromLevel.includes(domain)))
      return this.keep(`${id}.domain`, { value: claimed.length === 0 ? [...fromLevel] : [...claimed], fact });
    return this.keep(`${id}.domain`, decideChoices('domain', claimed, resolution));
  }

  skills(id: string, skills: Clo['skills'], resolution: Resolution): Clo['skills'] {
    const names = skills.flatMap(({ code, name }) => code.trim() || name.trim() || []);
    this.keep(`${id}.skills`, decideChoices('skill', names, resolution));
    return skills;
  }

  links(key: string, claimed: readonly string[], name: string, resolution: Resolution, clos: readonly Clo[]): string[] {
    const codes = claimed.flatMap(listed);
    const cloOf = (code: string): Clo | undefined => cloNumbered(clos, keyOfClo(code));
    const known = codes.flatMap((code) => cloOf(code) ?? []);
    const unknown = codes.filter((code) => cloOf(code) === undefined);
    const numbers = known.map(({ cloNumber }) => cloNumber);
    if (unknown.length > 0)
      this.keep(
        key,
        unconfirmed(numbers, resolution, `${unknown.join(', ')} tiada dalam senarai hasil pembelajaran kursus.`),
      );
    else if (known.length > 0) {
      const all = clos.map(({ cloNumber }) => cloNumber);
      this.decided(key, resolution, (one) => decideLinks(numbers, name, one, all));
    }
    return [...new Set(known.map(({ id }) => id))];
  }
}

/** Whether an item has the row and words of an earlier one: one row is one item. */
const isRepeated = ({ matches: [match] }: Resolution, before: readonly Resolution[]): boolean =>
  match !== undefined &&
  before.some(
    ({ matches: [other] }) =>
      other?.row === match.row && (other.text === match.text || [other.text, match.text].includes('')),
  );

/** What a model cites for an item without the rows of others, but for the lines in them that name it. */
export function apartFrom(others: readonly Resolution[], resolution: Resolution): Resolution {
  const taken = new Set(others.flatMap(({ matches }) => matches.map(({ row }) => row.ref)));
  const isNaming = ({ cells, isPart }: Row): boolean =>
    isPart === true && resolution.matches.some(({ text }) => cells.some((cell) => saysWhole(cell, text)));
  return { ...resolution, cited: resolution.cited.filter((row) => !taken.has(row.ref) || isNaming(row)) };
}

/** The last block of an item at or above a row; 0: it has none there. */
const blockAbove = (row: Row, { matches }: Resolution): number =>
  Math.max(...matches.map(({ row: { ref } }) => blockOf(ref)).filter((block) => block <= blockOf(row.ref)), 0);

/** What a model cites for an item without the lines of text that stand nearer below another. */
export function withOwnLines(others: readonly Resolution[], resolution: Resolution): Resolution {
  const isOwn = (row: Row): boolean =>
    !isText(row) || others.every((other) => blockAbove(row, other) <= blockAbove(row, resolution));
  return { ...resolution, cited: resolution.cited.filter(isOwn) };
}

/** The heads over the names of a list: other tables of it tell of its items, too. */
const headsOf = { topic: ['topic', 'subtopic'], task: ['assessment', 'component'] } as const;

/** Whether a row is of another table of the list, or tells more in an item's own and is no row of another: 'Masa | 4 jam' below 'UNIT 1 | Keselamatan'. */
const isOfList = (row: Row, list: keyof typeof headsOf, { matches }: Resolution): boolean =>
  (row.columns.some((label) => isUnder(label, ...headsOf[list])) &&
    matches.every(({ row: { ref } }) => blockOf(ref) !== blockOf(row.ref))) ||
  matches.some(({ row: { ref }, column }) => {
    const title = row.cells[column] ?? '';
    const isTitled = row.own[column] === true && /\p{L}{3}/u.test(withoutDurations(title)) && !isWeek(title);
    return blockOf(ref) === blockOf(row.ref) && !isTitled;
  });

/** So many blocks behind its title a text may still describe an item. */
const mostBehind = 5;

/** What a model cites for an item in its own table, right behind it, or in sentences that name it. */
export const besideTitle = (resolution: Resolution): Resolution => ({
  ...resolution,
  cited: [
    ...resolution.cited.filter((row) =>
      resolution.matches.some(({ row: { ref } }) => {
        const behind = blockOf(row.ref) - blockOf(ref);
        return behind === 0 || (behind > 0 && behind <= mostBehind && isText(row));
      }),
    ),
    ...sentencesNaming(resolution),
  ],
});

/** The rows of tables that a model cites for each: those that call it by its name or number, and those of its list that belong to no other item. */
const withFurther = (all: readonly (Resolution & { name: string })[], list: keyof typeof headsOf): Resolution[] =>
  all.map(({ name, ...resolution }, i) => {
    const others = all.filter((_, other) => other !== i);
    // 'Hantar Tugasan 1' for 'Tugasan 1: Rancangan Pengajaran'; what two are called calls neither.
    const calls = nameOf(name)
      .split(/:\s/)
      .filter((call) => !others.some((other) => saysWhole(other.name, call)));
    const number = itemNumberOf(resolution);
    const isTold = ({ cells }: Row): boolean =>
      cells.some((cell) => calls.some((call) => saysWhole(cell, call)) || numbersCalled(cell).includes(number));
    const ofOthers = [
      ...others.flatMap(({ cited }) => cited),
      ...all.flatMap(({ matches }) => matches.map(({ row }) => row)),
    ];
    // One of several rows of an item is a part of it.
    const isOwn = (row: Row): boolean =>
      resolution.matches.length > 1 && resolution.matches.some((match) => match.row === row);
    const isTaken = (row: Row): boolean => ofOthers.some(({ ref }) => ref === row.ref);
    const further = resolution.cited.filter(
      (row) =>
        !isText(row) &&
        !isOwn(row) &&
        (isTold(row) || (!isOfPlan(row) && !isTaken(row) && isOfList(row, list, resolution))),
    );
    return { ...resolution, further: further.map((row) => ({ row, text: '', column: -1, score: 0 })) };
  });

/** The number of a topic in its list, beside its title or before it ('Chapter 3 Corrosion'); NaN where it has none. */
function itemNumberOf({ matches: [match] }: Resolution): number {
  const { cells = [], columns = [] } = match?.row ?? {};
  const line = cells.flatMap((cell) => cell.split('\n')).find((each) => match?.text && each.includes(match.text)) ?? '';
  const [called] = numbersCalled(line.split(match?.text ?? '')[0] ?? '');
  const ordinal = cells.find((cell, place) => isOrdinal(cell) && !isUnder(columns[place], 'week'));
  return called ?? (itemNumber(line) || Number.parseInt(ordinal ?? '', 10));
}

/** The numbers by which a plan calls topics: 'Tajuk 1.0', 'Bab 2 & 3', 'Topics 1 to 5'. */
export const numbersCalled = (cell: string): number[] =>
  [...cell.matchAll(calling)].flatMap(([, numbers = '']) => weeksOf(numbers.replaceAll(/\.0(?!\d)/g, '')));
const calling = new RegExp(
  String.raw`(?:tajuk|topik|topics?|bab|chapters?|units?)\s+((?:[\d.,&\s–-]|${joins})+)`,
  'gi',
);

/** The key of an outcome without blanks; '(b)' is the second of its list. */
export function keyOfClo(number: string): string {
  const place = placeInList(number.toLowerCase());
  return place === undefined ? normalCode(number) : `CLO${place}`;
}

/** One row is one item, one number one outcome. */
export const repeatedText = 'Baris ini sudah dirujuk oleh butiran lain.';

/** The places that a model names, also as '[12.3]' or several in one text. */
export const placesIn = (at: readonly string[]): Ref[] => at.flatMap((text) => text.match(/\d+(?:\.\d+){0,2}/g) ?? []);

/** The names in 'Kuiz (Quiz)' and 'Kuiz / Quiz'. */
const languagesOf = (name: string): string[] =>
  /^(.+?)\s*(?:\s\/\s(.+)|\((\P{N}+)\))$/u
    .exec(name)
    ?.slice(1)
    .filter((part) => part !== undefined) ?? [];

/** The codes of a family in texts such as 'PLO2 Kemahiran kognitif'; a text without one is taken as it is. */
export const codesOf = (family: CodeFamily, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const codes = codesIn(
      family,
      text.replaceAll(/\b\p{L}{1,3}\s?\d{1,2}\b/gu, (code) => code.toUpperCase()),
    );
    return codes.length > 0 ? codes : text.trim() || [];
  });

/** The parts of a figure together; null where there are none, or together they are more than the figure can be. */
export const figureOf = (parts: readonly number[], most: number): number | null =>
  parts.length === 0 || sumOf(parts) > most ? null : sumOf(parts);
