import type { Assessment, Clo } from '../../shared/course/course.ts';
import { titleDoubt } from '../../shared/course/words/plausible.ts';
import { sumText } from '../../shared/course/rules.ts';
import { codesIn, withoutCodes } from '../../shared/course/words/codes.ts';
import { besideCodes } from '../../shared/course/words/codeLists.ts';
import { cloNumbered } from '../../shared/course/offered.ts';
import { weeksOf } from '../../shared/course/weeks.ts';
import { isUnder } from '../../shared/course/words/vocabulary.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { foundIn, type Decision } from '../../shared/fact/decide/decide.ts';
import { placeDoubt } from '../../shared/fact/place.ts';
import { saysNone } from '../../shared/course/words/plausible.ts';
import { isGroup } from '../../shared/course/sums.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { type Match, type Resolution, rowsFor } from '../../shared/fact/resolve.ts';
import { decideDuration, decideWeek, sentencesNaming, weightOf } from '../../shared/fact/decide/decideNumber.ts';
import type { Row } from '../../shared/fact/rows.ts';
import { withoutDurations } from '../../shared/fact/units.ts';
import { isSumIn, listedElsewhere } from '../../shared/fact/sums.ts';
import { apartFrom, besideTitle, type Facts, figureOf, numbersCalled, repeatedText, withOwnLines } from './facts.ts';
import { paperOf, withoutOthers } from './paper.ts';
import type { CourseAnswer } from './prompt.ts';
import { numeralRun, wholeNumeral } from '../../shared/text/numerals.ts';

/** The assessments of an answer; one that sums others is kept and said to. */
export function settledAssessments(
  claimed: CourseAnswer['assessments'],
  clos: readonly Clo[],
  facts: Facts,
): Assessment[] {
  const named = claimed
    .map((claim) => ({ ...claim, name: claim.type, weight: figureOf(claim.weight, 100) }))
    .filter(({ name }) => name.trim() !== '');
  return facts.items('task', named, doubtOf, ({ claim, id, name, resolution, others }) => ({
    id,
    type: name,
    weight: facts.number(`${id}.weight`, 'weight', claim.weight, resolution),
    slt: facts.number(`${id}.slt`, 'slt', figureOf(claim.slt, 1000), resolution),
    duration: facts.text(`${id}.duration`, claim.duration, apartFrom(others, resolution), decideDuration),
    week: facts.text(`${id}.week`, claim.week, resolution, decideWeek),
    count:
      claim.count === null
        ? null
        : facts.decided(`${id}.count`, resolution, (one) => decideCount(claim.count ?? 0, one)),
    ...paperOf(claim, id, resolution, facts),
    cloIds: facts.links(`${id}.cloIds`, claim.clos, name, withOwnLines(others, resolution), clos),
    ...linkedOf(claim, clos, resolution),
    hpp: facts.outcomes(`${id}.hpp`, claim.outcomes, resolution),
    description: facts.text(`${id}.description`, claim.description, besideTitle(apartFrom(others, resolution))),
  }));
}

const outsideText = 'Baris ini bukan daripada senarai pentaksiran dokumen yang genap 100%.';
/** Whether another item of the list has taken the row: one with a weight is one assessment, whatever of it is named. */
const isTaken = (row: Row, by: readonly Resolution[]): boolean => by.some(({ matches }) => matches[0]?.row === row);

/** Whether the name is a group's, whose weight the other items of an answer that stand elsewhere come to, and all together are more than the whole. */
function isGroupOfClaims(type: string, { row, column }: Match, all: readonly Resolution[]): boolean {
  const weight = weightOf(row, column);
  const claims = all.flatMap(({ matches: [match] }) => match ?? []);
  const apart = claims.filter((one) => one.row.ref !== row.ref);
  const [whole, others] = [claims, apart].map((list) => sumOf(list.map((one) => weightOf(one.row, one.column) ?? 0)));
  return isGroup({ type, weight }) && weight !== null && others === weight && (whole ?? 0) > 100;
}

/** Why the row of an assessment is none; null where it may be one. */
function doubtOf(name: string, resolution: Resolution, all: readonly Resolution[]): string | null {
  const { document, matches } = resolution;
  const [match] = matches;
  if (match === undefined) return titleDoubt(name);
  if (isSumIn(document, match) || isGroupOfClaims(name, match, all)) return sumText;
  if (match.row.cells.some(saysNone)) return 'Dokumen menyatakan tiada pentaksiran ini.';
  const named = listedElsewhere(
    document,
    match,
    all.flatMap((one) => one.matches[0] ?? []),
  );
  if (named === null) return outsideText;
  const others = all.filter((other) => other !== resolution);
  const isOne = match.row.isPart !== true && weightOf(match.row) !== null;
  const isAgain = isOne && isTaken(match.row, all.slice(0, all.indexOf(resolution)));
  if (isAgain || (named !== undefined && isTaken(named, others))) return repeatedText;
  // 'A1' may be what an assessment is called.
  const { cells, columns } = match.row;
  if (cells.some((cell, place) => cell === name && isUnder(columns[place], 'assessment'))) return null;
  return titleDoubt(name) ?? placeDoubt('assessment', name, resolution);
}

/** The outcomes' parts of an assessment and its topics, where its rows print each beside its outcome or under its head; none otherwise. */
function linkedOf(
  { shares = [], topics = [] }: Pick<CourseAnswer['assessments'][number], 'shares' | 'topics'>,
  clos: readonly Clo[],
  resolution: Resolution,
): Pick<Assessment, 'cloShares' | 'topics'> {
  const cells = rowsFor(resolution).flatMap((row) =>
    row.cells.map((cell, place) => ({ cell, head: row.columns[place] ?? '' })),
  );
  const idOf = (code: string): string | undefined => cloNumbered(clos, code)?.id;
  const isShare = ({ clo, percent }: (typeof shares)[number]): boolean =>
    cells.some(({ cell, head }) =>
      besideCodes('clo', codesIn('clo', cell).length > 0 ? cell : `${head} ${cell}`, /\d/).some(
        ({ code, said }) =>
          idOf(code) !== undefined &&
          idOf(code) === idOf(clo) &&
          withoutCodes(said, 'clo')
            .match(/\d+(?:\.\d+)?/g)
            ?.some((each) => Number(each) === percent) === true,
      ),
    );
  // 'Topics 2 to 4' names the third.
  const isTopic = (topic: string): boolean => {
    const [number = Number(topic)] = numbersCalled(topic);
    return cells.some(
      ({ cell, head }) =>
        saysWhole(cell, topic) ||
        numbersCalled(cell).includes(number) ||
        (isUnder(head, 'topic') && weeksOf(cell).includes(number)),
    );
  };
  return {
    ...(shares.length > 0 &&
      shares.every(isShare) && {
        cloShares: Object.fromEntries(shares.map(({ clo, percent }) => [idOf(clo), percent])),
      }),
    ...(topics.length > 0 && topics.every(isTopic) && { topics }),
  };
}

/** 'Kuiz 1 dan Kuiz 2', 'Kuiz 1, 2 & 3'. */
const listed = /^(\p{L}[\p{L} ]*?)\s*1(?:\s*(?:,|&|dan|and)\s*(?:\1\s*)?\d)+(?!\d)/iu;

/** Whether a row says how many of its item there are: behind the name under a head of counts, or beside the name as in '2 kuiz', 'Kuiz (2)', 'Kuiz x 2'. */
function saysCount(count: number, { row, column }: Match): boolean {
  const beside = [
    String.raw`^\W*${count}\s*(?:[x×]|kali|buah)?\s+\p{L}`,
    String.raw`\(\s*${count}\s*[x×]?\s*\p{L}*\s*\)`,
    String.raw`[x×]\s*${count}(?!\d)`,
    String.raw`\(${count}\s*[x×]\s*\d`,
  ].map((form) => new RegExp(form, 'iu'));
  const isUnderHead = row.cells.some(
    (one, place) =>
      column >= 0 && place > column && isUnder(row.columns[place], 'count', 'ordinal') && one.trim() === `${count}`,
  );
  // 'Presentation (30 min)'
  const cell = withoutDurations(row.cells[column] ?? '');
  const lines = [...cell.split('\n'), cell.replaceAll('\n', ' ')].map((line) => line.trim());
  const isListed = (line: string): boolean => (listed.exec(line)?.[0].match(/\d/g) ?? []).length === count;
  return isUnderHead || lines.some((line) => beside.some((form) => form.test(line)) || isListed(line));
}

/** 'There are two reflection papers', '2 tests, 1 hour each': the number right before the name, whole and not that of a week. */
const isCountedIn = (count: number, { text }: Match, { cells }: Row): boolean =>
  cells.some((cell) => {
    const before = cell.slice(0, Math.max(cell.toLowerCase().indexOf(text.toLowerCase()), 0)).trim();
    return before === `${count}` || wholeNumeral(numeralBehind.exec(withoutOthers(before))?.[0] ?? '') === count;
  });
const numeralBehind = new RegExp(`${numeralRun}$`, 'iu');

function decideCount(claimed: number, resolution: Resolution): Decision<number> {
  const { matches } = resolution;
  const saying = [...matches.map(({ row }) => row), ...sentencesNaming(resolution)].filter((row) =>
    matches.some((match) => (match.row === row && saysCount(claimed, match)) || isCountedIn(claimed, match, row)),
  );
  return foundIn(saying, claimed, resolution, 'Bilangan ini tidak dinyatakan dalam baris pentaksiran.');
}
