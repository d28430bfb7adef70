import { type Assessment, type Clo, questionKinds, type Section } from '../../shared/course/course.ts';
import { titleDoubt } from '../../shared/course/words/plausible.ts';
import { sumText } from '../../shared/course/rules.ts';
import { codesIn, withoutCodes } from '../../shared/course/words/codes.ts';
import { cloNumbered } from '../../shared/course/offered.ts';
import { weeksOf } from '../../shared/course/weeks.ts';
import { headOf, isUnder, labelKind } from '../../shared/course/words/vocabulary.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { foundIn, type Decision, unconfirmed } from '../../shared/fact/decide/decide.ts';
import { placeDoubt } from '../../shared/fact/place.ts';
import { type Match, type Resolution, rowsFor, sentenceEnd } from '../../shared/fact/resolve.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { decideDuration, decideWeek, sentencesNaming, weightOf } from '../../shared/fact/decide/decideNumber.ts';
import { isText, type Row, rowsAt } from '../../shared/fact/rows.ts';
import { similarity } from '../../shared/fact/score.ts';
import { withoutDurations } from '../../shared/fact/units.ts';
import { isBesideList, isSumIn } from '../../shared/fact/sums.ts';
import { type Facts, figureOf, numbersCalled, repeatedText } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';
import { claimsIn } from '../../shared/claims/claim.ts';
import type { Unit } from '../../shared/claims/words.ts';
import { oneLine } from '../../shared/text/words.ts';
import { numeralRun, wholeNumeral } from '../../shared/text/numerals.ts';
import { keysOf } from '../../shared/values/pick.ts';
import { sumOf } from '../../shared/values/sum.ts';

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
    cloIds: facts.links(`${id}.cloIds`, claim.clos, name, resolution, clos),
    ...linkedOf(claim, clos, resolution),
    hpp: facts.outcomes(`${id}.hpp`, claim.outcomes, resolution),
    description: facts.text(`${id}.description`, claim.description, resolution),
  }));
}

/** What a model cites for an item without the rows of others, but for the lines in them that name it. */
function apartFrom(others: readonly Resolution[], resolution: Resolution): Resolution {
  const taken = new Set(others.flatMap(({ matches }) => matches.map(({ row }) => row.ref)));
  const isNaming = ({ cells, isPart }: Row): boolean =>
    isPart === true && resolution.matches.some(({ text }) => cells.some((cell) => saysWhole(cell, text)));
  return { ...resolution, cited: resolution.cited.filter((row) => !taken.has(row.ref) || isNaming(row)) };
}

/** By which a row says what a section asks. */
const kindForms: Record<NonNullable<Section['kind']>, RegExp> = {
  'aneka-pilihan': /\b(?:objektif|objectives?|aneka pilihan|multiple[- ]choice|mcqs?)\b/i,
  struktur: /\b(?:(?:ber)?struktur|structured?|jawapan pendek|short[- ]answers?|pengiraan|calculations?)\b/i,
  'esei-pendek': /\b(?:esei|essays?|jawapan pendek|short[- ]answers?)\b/i,
};

const rowsOf = ({ matches, cited }: Resolution): Row[] => [...matches.map(({ row }) => row), ...cited];

type Claimed = Omit<CourseAnswer['assessments'][number], 'weight'>;

/** The form of a paper as its rows print it, part by part. */
function paperOf(claim: Claimed, id: string, resolution: Resolution, facts: Facts): Partial<Assessment> {
  const { marks = [], each = [], kinds = [] } = claim;
  const [counts, some] = [claim.questions ?? [], claim.answered ?? []].map((list) => list.map((one) => one ?? 0));
  const [questions = [], answered = []] = [counts, some];
  // What is counted of some sections alone is no number of the paper.
  const isCounted = !questions.includes(0) && (questions.length === 0 || kinds.length < 2 || isAs(questions, kinds));
  // 'Jawab 3 soalan' may be all that is printed.
  const isOwn = questions.length === 0 || sumOf(answered) < sumOf(questions);
  const chosen = answered.length === 0 ? questions : answered;
  const isAligned =
    questions.length === 0 || (isAs(chosen, questions) && questions.every((count, n) => (chosen[n] ?? count) <= count));
  const isOfEach = isAligned && isAs(each, chosen);
  const products = isOfEach ? each.map((mark, n) => mark * (chosen[n] ?? 1)) : each;
  const printed = marks.length === 0 ? each : marks;
  const claimed = { questions, answered: isOwn ? answered : [], marks: marks.length === 0 ? products : marks };
  const bySection = sectionsByMarks(claim, resolution);
  const isSettled = (field: keyof typeof claimed): boolean =>
    field !== 'marks' &&
    !isCounted &&
    claimed[field].every((count) => count === 0 || bySection.some((one) => one[field] === count));
  const stated = keysOf(claimed).filter((field) => sumOf(claimed[field]) > 0 && !isSettled(field));
  const figures = stated.map((field) => {
    const value = sumOf(claimed[field]);
    const decide = (one: Resolution): Decision<number> => {
      if (field !== 'marks' && !isCounted)
        return unconfirmed(value, one, 'Bilangan soalan tidak dinyatakan bagi setiap bahagian kertas ini.');
      if (field === 'answered' && !isAligned)
        return unconfirmed(value, one, 'Soalan yang dijawab tidak sepadan dengan bahagian kertas ini.');
      if (field === 'marks' && each.length > 0 && !(isOfEach && isWhole(each, products, value, one)))
        return unconfirmed(value, one, 'Markah setiap soalan tidak sepadan dengan soalan atau jumlah yang dicetak.');
      // 'Jumlah 80 markah' bears out four times 20.
      return decideParts(field, field === 'marks' && printed === each ? [each, [value]] : [claimed[field]], value, one);
    };
    return [field, facts.decided(`${id}.${field}`, resolution, decide)];
  });
  const said = countsOf(resolution);
  const isSaid = chosen.every((count) => said.some(({ value }) => value === count));
  const paper = questions.flatMap((count, n) => {
    const texts = textsOfSection(questions, n, said);
    const isMarked = isAs(printed, questions) && texts.some((text) => marksIn(text).includes(printed[n] ?? 0));
    const section = {
      kind: kindIn(kinds[n], texts),
      questions: count,
      answered: chosen[n] ?? count,
      marks: isMarked ? (claimed.marks[n] ?? null) : null,
    };
    return texts.length > 0 ? [section] : [];
  });
  const isPaper = isCounted && paper.length > 0 && isAs(paper, questions) && isAligned && isSaid;
  const own = isPaper ? paper : bySection;
  return { ...Object.fromEntries(figures), ...(own.length > 0 && { paper: own }) };
}

const isAs = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length;

const kindIn = (kind: string | undefined, texts: readonly string[]): Section['kind'] =>
  questionKinds.find((one) => one === kind && texts.some((text) => kindForms[one].test(text))) ?? null;

const saidOf = (sections: readonly Section[]): number =>
  sections.filter(({ kind, questions }) => kind !== null || questions !== null).length;

/** Sections whose marks a text says one after the other, beside a kind or count of theirs; a count that it does not say is unknown. */
function sectionsByMarks(
  { questions = [], answered = [], marks = [], kinds = [] }: Claimed,
  resolution: Resolution,
): Section[] {
  const [isOfCounts, isOfKinds] = [isAs(questions, marks), isAs(kinds, marks)];
  if (marks.length < 2 || !(isOfCounts || isOfKinds)) return [];
  const rows = [...new Set(rowsOf(resolution))];
  const lines = rows.filter(isText).map(({ cells }) => cells.join('\n'));
  const ways = [...rows.flatMap(({ cells }) => cells), lines.join('\n')].flatMap((text) => {
    const said = claimsIn(text).filter(({ unit }) => unit === 'marks');
    const first = said.findIndex((_, at) => marks.every((mark, n) => said[at + n]?.values.map(Number).includes(mark)));
    if (first === -1) return [];
    const own = said.slice(first, first + marks.length);
    // What is said of a section stands behind its marks, or before them.
    const behind = own.map(({ from }, n) => text.slice(from, own[n + 1]?.from));
    const before = own.map(({ to }, n) => text.slice(own[n - 1]?.to, to));
    return [behind, before].map((texts) =>
      texts.map((of, n): Section => {
        const counts = numbersIn(of, 'questions').map(({ value }) => value);
        // Of counts that are not of each section those that this one says.
        const countOf = (list: typeof questions): number | null =>
          counts.find((one) => (isOfCounts ? one === list[n] : list.includes(one))) ?? null;
        const count = countOf(questions);
        const choice = isAs(answered, questions) ? countOf(answered) : count;
        return {
          kind: kindIn(isOfKinds ? kinds[n] : undefined, [of]),
          questions: count,
          answered: count === null || choice === null || choice > count ? count : choice,
          marks: marks[n] ?? null,
        };
      }),
    );
  });
  const [best = []] = ways.toSorted((a, b) => saidOf(b) - saidOf(a));
  return saidOf(best) > 0 ? best : [];
}

interface Count {
  value: number;
  /** From it to the next. */
  text: string;
}

/** The counts of questions in the rows, each in its sentence or line. */
const countsOf = (resolution: Resolution): Count[] =>
  piecesOf(resolution).flatMap((piece) =>
    numbersIn(piece, 'questions').map(({ value, from }, n, all) => ({
      value,
      text: piece.slice(from, all[n + 1]?.from),
    })),
  );

/** What the rows say of a section: of those with the same count each has its own; none where there are not as many. */
function textsOfSection(questions: readonly number[], n: number, counts: readonly Count[]): string[] {
  const same = questions.filter((count) => count === questions[n]).length;
  const place = questions.slice(0, n).filter((count) => count === questions[n]).length;
  const said = counts.filter(({ value }) => value === questions[n]);
  return said.length % same === 0 ? said.flatMap(({ text }, at) => (at % same === place ? text : [])) : [];
}

/** The sentences and lines of the cells that have words, each once. */
function piecesOf(resolution: Resolution): string[] {
  const rows = [...new Set(rowsOf(resolution))];
  const wholes = new Set(rows.flatMap(({ ref, isPart }) => (isPart === true ? [] : [ref])));
  return rows
    .filter(({ ref, isPart }) => isPart !== true || !wholes.has(ref))
    .flatMap(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)))
    .flatMap(piecesIn);
}
const piecesIn = (cell: string): string[] => cell.split(/[\n;]/).flatMap((line) => line.split(sentenceEnd));

const marksIn = (text: string): number[] =>
  claimsIn(text).flatMap(({ unit, values }) => (unit === 'marks' ? values.map(Number) : []));

/** Whether the marks of each question come to the whole, and its rows print no other sum. */
const isWhole = (
  each: readonly number[],
  products: readonly number[],
  whole: number,
  resolution: Resolution,
): boolean =>
  sumOf(products) === whole &&
  piecesOf(resolution)
    .flatMap(marksIn)
    .every((said) => said <= Math.max(...each) || said === whole || products.includes(said));

/** Beside a column of weights 'Marks' are marks. */
const isOfMarks = ({ columns }: Row, place: number): boolean =>
  /^(?:(?:full|total|jumlah) )?(?:marks?|markah)(?: penuh)?$/i.test(oneLine(headOf(columns[place]))) &&
  columns.some((head, other) => other !== place && isUnder(head, 'weight'));

/** A text with bars for its codes and the numbers that count other things: '2 jam', 'Minggu 7'. */
const withoutOthers = (text: string, ...units: readonly (Unit | undefined)[]): string =>
  claimsIn(text)
    .filter((claim) => claim.kind === 'code' || (claim.kind === 'number' && !units.includes(claim.unit)))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + '|'.repeat(to - from) + rest.slice(to), text);

/** The numbers that the words of a row have; a cell of a number alone may be a weight, and so may a percentage. */
const numbersSaid = (row: Row, field: string): number[] =>
  row.cells
    .filter((cell, place) => /\p{L}/u.test(cell) || (field === 'marks' && isOfMarks(row, place)))
    .flatMap((cell) => piecesIn(cell).flatMap((piece) => numbersIn(piece, field).map(({ value }) => value)));

/** What a text that counts for a field speaks of: 'Quiz 2' asks no two questions. */
const speaksOf = (text: string, field: string): boolean =>
  field === 'marks'
    ? /\b(?:marks?|markah)\b/i.test(text)
    : /\b(?:soalan|questions?|items?)\b|\b(?:jawab|answer)/i.test(text) ||
      Object.values(kindForms).some((form) => form.test(text));

function numbersIn(text: string, field: string): { value: number; from: number }[] {
  if (/\p{L}/u.test(text) && !speaksOf(text, field)) return [];
  // '20 objektif' of a paper are questions where it does not call these otherwise.
  const isOfAims = /\b(?:soalan|questions?|pembelajaran|kursus|learning|course)\b/i.test(text);
  const counted =
    field === 'marks' ? (['marks'] as const) : (['questions', ...(isOfAims ? [] : ['objectives' as const])] as const);
  return [...withoutOthers(text, ...counted).matchAll(wholeNumber)].flatMap(({ 0: run, index }) => {
    const value = wholeNumeral(run) ?? Number(run);
    return Number.isNaN(value) ? [] : [{ value, from: index }];
  });
}
const wholeNumber = new RegExp(String.raw`${numeralRun}(?![\d.]*\s*%|[\p{L}\d])`, 'giu');

/** `printings`: the numbers of any of these bear out what they come to. */
function decideParts(
  field: string,
  printings: readonly (readonly number[])[],
  value: number,
  resolution: Resolution,
): Decision<number> {
  const rows = rowsOf(resolution);
  const rowsSaying = (number: number) => rows.filter((row) => numbersSaid(row, field).includes(number));
  const printed = printings.find((numbers) => numbers.every((number) => rowsSaying(number).length > 0)) ?? [];
  const saying = rows.filter((row) => printed.some((number) => rowsSaying(number).includes(row)));
  return foundIn(saying, value, resolution, 'Bentuk kertas ini tidak dinyatakan dalam baris pentaksiran.');
}

const outsideText = 'Baris ini bukan daripada senarai pentaksiran dokumen, yang sudah genap 100%.';
const isAlike = 0.9;

const namesAt = ({ row, column, text }: Match): string[] => [text, ...(row.cells[column] ?? '').split(' / ')];
const isLine = ({ row }: Match): boolean => isText(row) && row.isPart !== true;

/** Whether two places of a document tell the same assessment: 'UTS' in the list and 'UTS / Evaluasi Tengah Semester' in the plan of weeks. */
function isToldAgain(one: Match, before: Match): boolean {
  const isOneList = blockOf(one.row.ref) === blockOf(before.row.ref) || (isLine(one) && isLine(before));
  const isNamed = namesAt(one).some((name) => namesAt(before).some((other) => similarity(name, other) >= isAlike));
  return !isOneList && isNamed && weightOf(one.row) === weightOf(before.row);
}

/** Why the row of an assessment is none; null where it may be one. */
function doubtOf(name: string, resolution: Resolution, before: readonly Resolution[]): string | null {
  const { document, matches } = resolution;
  const [match] = matches;
  if (match === undefined) return titleDoubt(name);
  if (isSumIn(document, match)) return sumText;
  if (before.some(({ matches: [other] }) => other !== undefined && isToldAgain(match, other))) return repeatedText;
  if (isBesideList(document, match)) return outsideText;
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
    cells.some(
      ({ cell, head }) =>
        codesIn('clo', `${head} ${cell}`).some((code) => idOf(code) !== undefined && idOf(code) === idOf(clo)) &&
        withoutCodes(cell, 'clo')
          .match(/\d+(?:\.\d+)?/g)
          ?.map(Number)
          .includes(percent) === true,
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
  const beside = new RegExp(
    `^\\W*${count}\\s*(?:[x×]|kali|buah)?\\s+\\p{L}|\\(\\s*${count}\\s*[x×]?\\s*\\p{L}*\\s*\\)|[x×]\\s*${count}(?!\\d)|\\(${count}\\s*[x×]\\s*\\d`,
    'iu',
  );
  const isUnderHead = row.cells.some(
    (one, place) =>
      column >= 0 && place > column && isUnder(row.columns[place], 'count', 'ordinal') && one.trim() === `${count}`,
  );
  // 'Presentation (30 min)'
  const cell = withoutDurations(row.cells[column] ?? '');
  const lines = [...cell.split('\n'), cell.replaceAll('\n', ' ')].map((line) => line.trim());
  const isListed = (line: string): boolean => (listed.exec(line)?.[0].match(/\d/g) ?? []).length === count;
  return isUnderHead || lines.some((line) => beside.test(line) || isListed(line));
}

/** 'There are two reflection papers', '2 tests, 1 hour each': the number right before the name, whole and not that of a week. */
const isCountedIn = (count: number, { text }: Match, { cells }: Row): boolean =>
  cells.some((cell) => {
    const before = cell.slice(0, Math.max(cell.toLowerCase().indexOf(text.toLowerCase()), 0)).trim();
    return before === `${count}` || wholeNumeral(numeralBehind.exec(withoutOthers(before))?.[0] ?? '') === count;
  });
const numeralBehind = new RegExp(`${numeralRun}$`, 'iu');

/** A line of heads: 'Component Number Weightage CLO'. */
function isHeadOfCounts(line: string): boolean {
  const kinds = line.split(/\s+/).flatMap((word) => labelKind(word) ?? []);
  return kinds.length > 2 && kinds.some((kind) => kind === 'count' || kind === 'ordinal');
}

/** 'Quiz 2 10% CLO1' on a line below 'Component Number Weightage CLO'. */
function isCountedBelow(count: number, { row: { ref }, text }: Match, document: SourceDocument): boolean {
  const lines = rowsAt(document, ref).flatMap((row) => row.cells.flatMap((cell) => cell.split('\n')));
  const at = lines.findIndex((line) => text !== '' && line.startsWith(text));
  const [, counted] = /\p{L}\s+(\d{1,2})\s+\d{1,3}\s*%/u.exec(lines[at] ?? '') ?? [];
  return Number(counted) === count && lines.slice(0, at).some(isHeadOfCounts);
}

function decideCount(claimed: number, resolution: Resolution): Decision<number> {
  const { document, matches } = resolution;
  const isSaid = (match: Match): boolean => saysCount(claimed, match) || isCountedBelow(claimed, match, document);
  const saying = [...matches.map(({ row }) => row), ...sentencesNaming(resolution)].filter((row) =>
    matches.some((match) => (match.row === row && isSaid(match)) || isCountedIn(claimed, match, row)),
  );
  return foundIn(saying, claimed, resolution, 'Bilangan ini tidak dinyatakan dalam baris pentaksiran.');
}
