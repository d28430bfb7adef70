import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError } from '../../lambdas/documents/read.ts';
import { readFaults } from '../../lambdas/documents/fault.ts';
import type { Evaluation } from '../../shared/acadiora/schemas.ts';
import { type Citation, citationSchema, textAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { endingOf } from '../../shared/uploads/rules.ts';
import { modules } from '../../shared/modules.ts';
import type { Review, Reviewed, ReviewFile } from './inApp.ts';
import { type PaperTruth, paperTruthSchema, refusalTruthSchema } from './truth.ts';

/** The word count may differ by this share: readers cut words differently. */
const wordShare = 0.02;

const paperFields = ['title', 'authors', 'year', 'sections', 'wordCount', 'citationStyle'] as const;
type PaperField = (typeof paperFields)[number];

interface PaperScore {
  /** What was found in place of what is there, for the reader; null when right. */
  wrong: Record<PaperField, string | null>;
  quotes: { checked: number; untrue: string[] };
}

/** A heading without its number. */
const headingOf = (heading: string): string =>
  comparable(heading.replace(/^(?:(?:bab|chapter)\s+\p{L}+|[\dIVX]+(?:\.\d+)*)[.):]?\s+/iu, ''));

const isSection = (printed: string, named: string): boolean =>
  [comparable(printed), headingOf(printed)].some((one) => one === comparable(named) || one === headingOf(named)) ||
  (/^(?:lampiran|appendix)/iu.test(named) && new RegExp(`^${named}\\b`, 'iu').test(printed));

const styleOf = (words: string): Evaluation['facts']['citations']['style'] =>
  /campuran|mixed/iu.test(words)
    ? 'mixed'
    : /bernombor|numbered|ieee|vancouver/iu.test(words)
      ? 'numbered'
      : 'author-year';

/** What stands there for what should, or null when they say the same. */
const other = (is: string | null, should: string): string | null =>
  is !== null && comparable(is) === comparable(should) ? null : `${is ?? 'null'} for ${should}`;

function fieldsOf(truth: PaperTruth, { metadata, facts }: Review): Record<PaperField, string | null> {
  const unfound = truth.sections.filter((named) => !facts.sections.some(({ heading }) => isSection(heading, named)));
  const off = Math.abs(facts.wordCount - truth.wordCountApprox) / truth.wordCountApprox;
  const style = styleOf(truth.citationStyle);
  return {
    title: other(metadata.title, truth.title),
    authors: other((metadata.author ?? '').split('; ').toSorted().join('; '), truth.authors.toSorted().join('; ')),
    year: metadata.year === truth.year ? null : `${metadata.year} for ${truth.year}`,
    sections: unfound.length === 0 ? null : `not found: ${unfound.join(', ')}`,
    wordCount: off <= wordShare ? null : `${facts.wordCount} for ${truth.wordCountApprox}`,
    citationStyle: facts.citations.style === style ? null : `${facts.citations.style} for ${style}`,
  };
}

/** Every quote of a value, wherever it stands; but those of a remark on the version before, which are not of this paper. */
function quotesIn(value: unknown): Citation[] {
  const parsed = citationSchema.safeParse(value);
  if (parsed.success) return [parsed.data];
  if (typeof value !== 'object' || value === null) return [];
  const isOutcome = 'remark' in value && 'status' in value;
  return Object.entries(value).flatMap(([key, inner]) => (isOutcome && key === 'remark' ? [] : quotesIn(inner)));
}

function quotesOf(review: Review, document: SourceDocument): PaperScore['quotes'] {
  const quotes = quotesIn(review);
  const isTrue = ({ at, quote }: Citation): boolean =>
    comparable(at.map((ref) => textAt(document, ref) ?? '').join(' ')).includes(comparable(quote));
  return {
    checked: quotes.length,
    untrue: quotes.filter((quote) => !isTrue(quote)).map(({ at, quote }) => `${at.join(', ')}: ${quote}`),
  };
}

interface Row {
  file: string;
  score: PaperScore;
}

const filesIn = async (folder: string, only: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.includes(only) && modules.acadiora.accept.some((kind) => kind === endingOf(name)))
    .toSorted();

const truthOf = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'truth', `${file.replace(/\.(\w+)$/, '_$1')}.json`), 'utf8'));

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
      const { review, document, warnings } = reviewed;
      const wrong = fieldsOf(paperTruthSchema.parse(raw), review);
      const row = { file, score: { wrong, quotes: quotesOf(review, document) } };
      for (const warning of warnings) console.log(`  warning ${warning}`);
      for (const line of notesOf(row)) console.log(`  ${line}`);
      rows.push(row);
    }
  }
  if (rows.length > 0) isGood = reportPapers(rows) && isGood;
  return (await evaluateRefusals(folder, reviewFile, only)) && isGood;
}

const notesOf = ({ score: { wrong, quotes } }: Row): string[] => [
  ...paperFields.flatMap((field) => (wrong[field] === null ? [] : [`${field}: ${wrong[field]}`])),
  ...quotes.untrue.map((one) => `quote not in the paper: ${one}`),
];

const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join(' ');

function reportPapers(rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(({ file }) => file.length));
  const heads = [...paperFields, 'quotes'];
  console.log(`\n${'paper'.padEnd(width)} ${line(heads.map((head) => head.slice(0, 10)))}`);
  for (const { file, score } of rows) {
    const { checked, untrue } = score.quotes;
    const cells = [
      ...paperFields.map((field) => (score.wrong[field] === null ? 'right' : 'WRONG')),
      `${checked - untrue.length}/${checked}`,
    ];
    console.log(`${file.padEnd(width)} ${line(cells)}`);
  }
  const untrue = rows.reduce((sum, { score }) => sum + score.quotes.untrue.length, 0);
  const wrong = rows.flatMap(({ score }) => paperFields.filter((field) => score.wrong[field] !== null)).length;
  console.log(`facts that are wrong: ${wrong}; quotes that are not in their paper: ${untrue}`);
  return untrue + wrong === 0;
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
