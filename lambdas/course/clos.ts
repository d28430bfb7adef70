import type { Clo } from '../../shared/course/course.ts';
import { rekeyed, statementDoubt } from '../../shared/course/words/plausible.ts';
import { digitsOf, normalCode } from '../../shared/course/words/codes.ts';
import { decideStatement } from '../../shared/fact/decide/decide.ts';
import { decideChoices } from '../../shared/fact/decide/decideCodes.ts';
import { resolve, type Resolution } from '../../shared/fact/resolve.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { uniqueBy } from '../../shared/values/uniqueBy.ts';
import { codesOf, type Facts, keyOfClo, placesIn, repeatedText } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';

/** The number of an outcome as its row prints it, else as claimed. */
function cloNumberOf(key: string, { by, matches }: Resolution, position: number): string {
  const printed = by === 'key' ? matches[0]?.row.key : undefined;
  const isPrinted = printed !== undefined && /^\p{L}/u.test(printed) && digitsOf(normalCode(printed)) === digitsOf(key);
  return isPrinted ? printed : key || `CLO${position}`;
}

/** The outcomes of an answer, each with its number, codes and skills as the document gives them. */
export function settledClos(claimed: CourseAnswer['clos'], facts: Facts): Clo[] {
  // An outcome that a model records twice, as bilingual documents state it twice, is one.
  const kept = uniqueBy(
    claimed.filter(({ statement }) => statement.trim() !== ''),
    ({ number, statement }) => `${normalCode(number)} ${comparable(statement)}`,
  );
  const again = rekeyed(kept.map(({ number, statement }) => ({ number: keyOfClo(number), statement })));
  return kept.map((clo, i) => {
    const id = `clo_${i + 1}`;
    const resolution = resolve(facts.document, {
      at: placesIn(clo.at),
      name: clo.statement,
      key: keyOfClo(clo.number),
      others: kept.filter((other) => other !== clo).map(({ statement }) => statement),
    });
    const levels = codesOf('level', clo.level === '' ? [] : [clo.level]);
    const level = facts.keep(`${id}.level`, decideChoices('level', levels, resolution)).join(', ');
    return {
      id,
      cloNumber: cloNumberOf(keyOfClo(clo.number), resolution, i + 1),
      cloStatement: facts.keepPlausible(
        id,
        decideStatement(clo.statement, resolution, clo.number),
        again.has(i) ? () => repeatedText : statementDoubt,
      ),
      domain: facts.domains(id, clo.domains, level, resolution),
      level,
      hpp: facts.outcomes(`${id}.hpp`, clo.outcomes, resolution),
      skills: facts.skills(id, clo.skills, resolution),
    };
  });
}
