import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError } from '../../lambdas/documents/read.ts';
import { readFaults } from '../../lambdas/documents/fault.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import { endingOf } from '../../shared/uploads/rules.ts';
import { modules } from '../../shared/modules.ts';
import type { Reviewed, ReviewFile } from './inApp.ts';
import { paperFields, type PaperScore, type Planting, type Review, scorePaper } from './paper-score.ts';
import { paperTruthSchema, refusalTruthSchema } from './truth.ts';

/** Of the planted weaknesses so many must be reported under their own criterion; the embedded model leaves to readers what only they understand. */
const leastRecall = process.env['MODEL'] === 'bedrock' ? 0.7 : 0;

interface Row {
  file: string;
  score: PaperScore;
  /** Points between two reviews of the same file: the total's and every criterion's, the greatest. */
  difference: number;
}

const filesIn = async (folder: string, only: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.includes(only) && modules.acadiora.accept.some((kind) => kind === endingOf(name)))
    .toSorted();

const truthOf = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'truth', `${file.replace(/\.(\w+)$/, '_$1')}.json`), 'utf8'));

const differenceOf = ([a, b]: readonly [Review, Review]): number =>
  Math.max(
    Math.abs(a.overall.totalScore - b.overall.totalScore),
    ...criterionKeys.map((key) => Math.abs(a.evaluation[key].score - b.evaluation[key].score)),
  );

/** The fault whose sentence this is: a refusal must say why, in words that a reader of documents has. */
const faultOf = (refusal: string): string | null =>
  readFaults.find((fault) => refusal.includes(new ReadError(fault).message)) ?? null;

/**
 * Reviews FOLDER/papers/* and compares with FOLDER/truth/; then hands in what must be refused. Prints as it goes.
 * @returns whether every threshold is met; true where the folder has no papers
 */
export async function evaluatePapers(folder: string, reviewFile: ReviewFile, only: string): Promise<boolean> {
  const rows: Row[] = [];
  let isGood = true;
  for (const file of await filesIn(join(folder, 'papers'), only)) {
    const raw = await truthOf(folder, file);
    const refusal = refusalTruthSchema.safeParse(raw);
    const reviewed = await reviewFile(join(folder, 'papers', file));
    console.log(`\n${file}`);
    if (refusal.success) {
      isGood = reportRefusal(reviewed, refusal.data.fault) && isGood;
    } else if ('refusal' in reviewed) {
      console.log(`  refused, though it can be read: ${reviewed.refusal}`);
      isGood = false;
    } else {
      const { reviews, document, warnings } = reviewed;
      const row = {
        file,
        score: scorePaper(paperTruthSchema.parse(raw), reviews[0], document),
        difference: differenceOf(reviews),
      };
      for (const warning of warnings) console.log(`  warning ${warning}`);
      for (const line of notesOf(row)) console.log(`  ${line}`);
      rows.push(row);
    }
  }
  if (rows.length > 0) isGood = reportPapers(rows) && isGood;
  return (await evaluateRefusals(folder, reviewFile, only)) && isGood;
}

function notesOf({ score }: Row): string[] {
  const { wrong, weaknesses, judgements, strengths, quotes } = score;
  return [
    ...paperFields.flatMap((field) => (wrong[field] === null ? [] : [`${field}: ${wrong[field]}`])),
    ...weaknesses.missed.map((one) => `weakness not reported: ${one}`),
    ...judgements.missed.map((one) => `weakness for judgement, not reported: ${one}`),
    ...strengths.missed.map((one) => `strength not reported: ${one}`),
    ...score.reported.doubtful.map((one) => `reported, neither planted nor known to be true: ${one}`),
    ...quotes.untrue.map((one) => `quote not in the paper: ${one}`),
  ];
}

const share = ({ found, planted }: Pick<Planting, 'found' | 'planted'>): string => `${found}/${planted}`;

const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join(' ');

function reportPapers(rows: readonly Row[]): boolean {
  const heads = [...paperFields, 'weaknesses', 'judged', 'strengths', 'quotes', 'twice'];
  const width = Math.max(...rows.map(({ file }) => file.length));
  console.log(`\n${'paper'.padEnd(width)} ${line(heads.map((head) => head.slice(0, 10)))}`);
  for (const { file, score, difference } of rows) {
    const { weaknesses, judgements, strengths, quotes } = score;
    const cells = [
      ...paperFields.map((field) => (score.wrong[field] === null ? 'right' : 'WRONG')),
      share(weaknesses),
      share(judgements),
      share(strengths),
      `${quotes.checked - quotes.untrue.length}/${quotes.checked}`,
      String(difference),
    ];
    console.log(`${file.padEnd(width)} ${line(cells)}`);
  }
  const all = (pick: (score: PaperScore) => Planting) => {
    const each = rows.map(({ score }) => pick(score));
    const sum = (of: (one: Planting) => number): number => each.reduce((total, one) => total + of(one), 0);
    return { planted: sum(({ planted }) => planted), found: sum(({ found }) => found) };
  };
  const weaknesses = all(({ weaknesses: one }) => one);
  const recall = weaknesses.planted === 0 ? 1 : weaknesses.found / weaknesses.planted;
  const untrue = rows.reduce((sum, { score }) => sum + score.quotes.untrue.length, 0);
  const wrong = rows.flatMap(({ score }) => paperFields.filter((field) => score.wrong[field] !== null)).length;
  const unsteady = rows.filter(({ difference }) => difference > 0).length;
  console.log(
    `planted weaknesses reported under their criterion: ${share(weaknesses)} (${(recall * 100).toFixed(0)} %)`,
  );
  const [judged, praised] = [all(({ judgements }) => judgements), all(({ strengths }) => strengths)];
  console.log(`weaknesses left to judgement: ${share(judged)}; planted strengths reported: ${share(praised)}`);
  console.log(
    `facts that are wrong: ${wrong}; quotes that are not in their paper: ${untrue}; papers scored otherwise twice: ${unsteady}`,
  );
  return recall >= leastRecall && untrue + wrong + unsteady === 0;
}

function reportRefusal(reviewed: Reviewed, expected: string | null): boolean {
  if (!('refusal' in reviewed)) {
    console.log(expected === null ? '  reviewed' : `  REVIEWED, though it must be refused (${expected})`);
    return expected === null;
  }
  const fault = faultOf(reviewed.refusal);
  const isRight = reviewed.refusal !== '' && (expected === null || fault === expected);
  console.log(
    `  refused (${fault ?? 'no fault of a reader'})${isRight ? '' : `, for ${expected}`}: ${reviewed.refusal}`,
  );
  return isRight;
}

/** Hostile files must end, in a review or with a reason. */
async function evaluateRefusals(folder: string, reviewFile: ReviewFile, only: string): Promise<boolean> {
  let isGood = true;
  for (const file of await filesIn(join(folder, 'hostile'), only)) {
    console.log(`\n${join('hostile', file)}`);
    const truth = refusalTruthSchema.safeParse(await truthOf(folder, file).catch(() => null));
    const reviewed = await reviewFile(join(folder, 'hostile', file));
    isGood = reportRefusal(reviewed, truth.success ? truth.data.fault : null) && isGood;
  }
  return isGood;
}
