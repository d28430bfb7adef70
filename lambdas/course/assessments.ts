import type { Assessment, Clo } from '../../shared/course/course.ts';
import { titleDoubt } from '../../shared/course/plausible.ts';
import { sumsIn, sumText, totalWeight } from '../../shared/course/rules.ts';
import { headOf } from '../../shared/course/vocabulary.ts';
import { foundIn, type Decision } from '../../shared/fact/decide.ts';
import { placeDoubt } from '../../shared/fact/place.ts';
import type { Match, Resolution } from '../../shared/fact/resolve.ts';
import { isText } from '../../shared/fact/rows.ts';
import { type Facts, figureOf } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';

/** The assessments of an answer; one that sums others is kept and said to. */
export function settledAssessments(
  claimed: CourseAnswer['assessments'],
  clos: readonly Clo[],
  facts: Facts,
): Assessment[] {
  const named = claimed
    .map((claim) => ({ ...claim, name: claim.type, weight: figureOf(claim.weight, 100) }))
    .filter(({ name }) => name.trim() !== '');
  const sums = sumsIn(named);
  const doubtOf = (name: string, place: number, resolutions: readonly Resolution[]): string | null => {
    const own = resolutions[place];
    const inTables = named.filter((_, i) => isInTable(resolutions[i]));
    if (sums.includes(place)) return sumText;
    // A mark for passing, a rule for attendance: the table that has all of the marks does not have it.
    if (own?.matches[0] && !isInTable(own) && totalWeight(inTables) === 100) return besideTable;
    return titleDoubt(name) ?? (own === undefined ? null : placeDoubt('assessment', own));
  };
  return facts.items('task', named, doubtOf, ({ claim, id, name, resolution, others }) => ({
    id,
    type: name,
    weight: facts.number(`${id}.weight`, 'weight', claim.weight, resolution),
    slt: facts.number(`${id}.slt`, 'slt', figureOf(claim.slt, 1000), resolution),
    duration: facts.text(`${id}.duration`, claim.duration, apartFrom(others, resolution)),
    week: facts.week(`${id}.week`, claim.week, resolution),
    count: claim.count === null ? null : facts.keep(`${id}.count`, decideCount(claim.count, resolution)),
    cloIds: facts.links(`${id}.cloIds`, claim.clos, name, resolution, clos),
    hpp: facts.outcomes(`${id}.hpp`, claim.outcomes, resolution),
    description: facts.text(`${id}.description`, claim.description, resolution),
  }));
}

const isInTable = (resolution: Resolution | undefined): boolean =>
  resolution?.matches[0] !== undefined && !isText(resolution.matches[0].row);
const besideTable = 'Jadual pentaksiran sudah berjumlah 100% tanpa butiran ini.';

/** What a model cites for an item without the rows of others. */
function apartFrom(others: readonly Resolution[], resolution: Resolution): Resolution {
  const taken = new Set(others.flatMap(({ matches }) => matches.map(({ row }) => row.ref)));
  return { ...resolution, cited: resolution.cited.filter(({ ref }) => !taken.has(ref)) };
}

const countHead = /^(?:bilangan|kuantiti|kekerapan|quantity|frequency|number(?: of .*)?|how many)$/i;

/** Whether a row says how many of its item there are: under a head of counts, or beside the name as in '2 kuiz', 'Kuiz (2)', 'Kuiz x 2'. */
function saysCount(count: number, { row, column }: Match): boolean {
  const beside = new RegExp(
    `^\\W*${count}\\s*(?:[x×]|kali|buah)?\\s+\\p{L}|\\(\\s*${count}\\s*[x×]?\\s*\\p{L}*\\s*\\)|[x×]\\s*${count}(?!\\d)`,
    'iu',
  );
  const isUnderHead = row.cells.some(
    (cell, place) => countHead.test(headOf(row.columns[place]).trim()) && cell.trim() === `${count}`,
  );
  return isUnderHead || (row.cells[column] ?? '').split('\n').some((line) => beside.test(line.trim()));
}

function decideCount(claimed: number, resolution: Resolution): Decision<number> {
  const saying = resolution.matches.filter((match) => saysCount(claimed, match)).map(({ row }) => row);
  return foundIn(saying, claimed, resolution, 'Bilangan ini tidak dinyatakan dalam baris pentaksiran.');
}
