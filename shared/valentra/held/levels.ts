import { tell } from '../messages.ts';
import { codesIn } from '../../course/words/codes.ts';
import { cognitiveLevels } from '../schemas.ts';
import { highestLevel, levelSaid } from '../counting/levels.ts';
import { actsIn, highestAsked, joinedActs, levelsOfDescription, spokenBy, usesVerb } from '../counting/levelVerbs.ts';
import { wordsIn } from '../../text/comparable.ts';
import { joined } from '../../text/said.ts';
import type { Clo, CognitiveLevel, ExamQuestion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';

type Clos = readonly Pick<Clo, 'code' | 'domains'>[];

const listOf = (codes: readonly string[]): string => codes.join(', ');

/** Levels in the texts of a list that lie above those of the outcomes, or on a ladder on which these have none. */
export function ladderFaults(at: Fault['at'], texts: readonly string[], codes: readonly string[], clos: Clos): Fault[] {
  const isLeveled = clos.some(({ code, domains }) => codes.includes(code) && domains.length > 0);
  return texts.flatMap((text, i) =>
    codesIn('level', text).flatMap((level): Fault[] => {
      const ceiling = highestLevel(level.charAt(0), codes, clos);
      if (ceiling !== null && level > ceiling)
        return [fault([...at, i], level, tell.aboveLevel(level, ceiling, listOf(codes)), ceiling)];
      const isOther = isLeveled && ceiling === null;
      return isOther ? [fault([...at, i], level, tell.noLadder(listOf(codes), level))] : [];
    }),
  );
}

/** Levels in the texts of a list that all lie below the highest of the outcomes on their ladder: the work asks for less than it is planned for. */
export function belowFaults(at: Fault['at'], texts: readonly string[], codes: readonly string[], clos: Clos): Fault[] {
  const levels = texts.flatMap((text, i) => codesIn('level', text).map((level) => ({ level, i })));
  return [...new Set(levels.map(({ level }) => level.charAt(0)))].flatMap((ladder) => {
    const ceiling = highestLevel(ladder, codes, clos);
    const own = levels.filter(({ level }) => level.startsWith(ladder));
    const [highest] = own.toSorted((a, b) => b.level.localeCompare(a.level));
    if (ceiling === null || highest === undefined || highest.level >= ceiling) return [];
    const reason = tell.belowLevel(highest.level, ceiling, listOf(codes));
    return [fault([...at, highest.i], highest.level, reason, ceiling)];
  });
}

/** A level above that of its outcome. */
export function levelFaults(at: Fault['at'], level: CognitiveLevel, clo: string, clos: Clos): Fault[] {
  const ceiling = highestLevel('C', [clo], clos);
  return ceiling !== null && level > ceiling ? [fault(at, level, tell.aboveLevel(level, ceiling, clo), ceiling)] : [];
}

const rankOf = (level: string): number => cognitiveLevels.findIndex((one) => one === level);

/**
 * At the level of an item: verbs of a text it asks with that lie above the level of its outcome or its own, and are not the outcome's; they are
 * no exact measure, so that the next level passes, and verbs of C3 in what is recalled.
 */
export function askedFaults(
  at: Fault['at'],
  text: string,
  { clo, cognitiveLevel: own }: Pick<ExamQuestion, 'clo' | 'cognitiveLevel'>,
  clos: readonly Clo[],
): Fault[] {
  const ceiling = highestLevel('C', [clo], clos);
  const statement = clos.find(({ code }) => code === clo)?.statement ?? '';
  return spokenBy(text).flatMap(({ word, levels: [level] }) => {
    if (level === undefined || usesVerb(statement, word)) return [];
    const isAbove = ceiling !== null && rankOf(level) >= rankOf(ceiling) + 2;
    if (!isAbove && rankOf(level) < Math.max(1, rankOf(own)) + 2) return [];
    const said = isAbove ? tell.verbAboveClo(word, level, ceiling, clo) : tell.verbAboveItem(word, level, own);
    return [fault(at, '', said)];
  });
}

/** Verbs of a text that lie above the levels of outcomes of knowledge alone, none of which uses them; as no exact measure the next level passes. */
export function verbAboveFaults(
  at: Fault['at'],
  text: string,
  codes: readonly string[],
  clos: readonly Clo[],
): Fault[] {
  const ceiling = highestLevel('C', codes, clos);
  const own = clos.filter(({ code }) => codes.includes(code));
  const { verb, levels } = levelsOfDescription(text);
  const inner = actsIn(text).filter(({ word }) => !wordsIn(verb).includes(word));
  if (ceiling === null || own.some(({ domains }) => domains.some((level) => !level.startsWith('C')))) return [];
  return [{ word: verb, levels }, ...inner].flatMap(({ word, levels: [lowest = 'C1'] }) => {
    const isAbove = rankOf(lowest) >= Math.max(1, rankOf(ceiling)) + 2;
    const isOfOutcomes = own.some(({ statement }) => usesVerb(statement, word));
    return isAbove && !isOfOutcomes ? [fault(at, word, tell.verbAboveClo(word, lowest, ceiling, listOf(codes)))] : [];
  });
}

/** A task none of whose verbs reaches the level below that of its outcomes. */
export function verbBelowFaults(
  at: Fault['at'],
  texts: readonly string[],
  codes: readonly string[],
  clos: Clos,
): Fault[] {
  const ceiling = highestLevel('C', codes, clos);
  const highest = highestAsked(texts);
  return ceiling === null || highest === undefined || rankOf(highest) >= rankOf(ceiling) - 1
    ? []
    : [fault(at, '', tell.belowLevel(highest, ceiling, listOf(codes)))];
}

/** A description that opens with a verb of other levels alone, or joins one to it of two levels above. */
export function verbFaults(at: Fault['at'], description: string, level: CognitiveLevel): Fault[] {
  const { verb, levels } = levelsOfDescription(description);
  const above = joinedActs(description).find(
    ({ levels: [lowest = 'C1'] }) => rankOf(lowest) >= Math.max(1, rankOf(level)) + 2,
  );
  if (above !== undefined) return [fault(at, above.word, tell.verbAboveItem(above.word, above.levels[0], level))];
  if (levels.length === 0 || levels.includes(level)) return [];
  const others = joined(levels.map(levelSaid), ', ');
  return [fault(at, verb, tell.verbOfOther(verb, others, levelSaid(level)))];
}
