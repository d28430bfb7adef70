import type { CourseText } from '../courseText.ts';
import type { Row } from '../../reading/row.ts';
import { roleText, type Table } from '../../reading/courseTables.ts';
import { isEnglish, languageOf, cellLines, oneLine } from '../../language/lexicon.ts';
import { codedStart, compactCode, details, isStatement, numberOf, type Draft, type Outcome } from './outcomeDraft.ts';
import { described, fromColumns, outcomesFromTable } from './outcomeTables.ts';
import { fromCodes, fromList, fromSection, fromSentence } from './outcomeTexts.ts';

/**
 * The outcomes of the course. A table under a heading is the surest place; otherwise statements that start with a code, each perhaps
 * as a table or a column of its own; otherwise a numbered list under the section's title. Nothing else is taken for an outcome.
 */
export function readOutcomes({ rows, tables, vocabulary }: CourseText): Outcome[] {
  const drafts = oncePerNumber(draftsIn(rows, tables));
  for (const table of tables) if (table.kind === 'mapping' || table.kind === 'outcomes') addMapping(drafts, table);
  const outcomes = drafts.map((draft) => finished(draft, vocabulary)).filter(({ statement }) => isStatement(statement));
  const prefix = prefixFor(rows, outcomes);
  return outcomes.map((outcome) =>
    /^\d/.test(outcome.number) ? { ...outcome, number: `${prefix}${outcome.number}` } : outcome,
  );
}

/** What the first way of reading that finds any outcomes finds, surest way first; a course without outcomes may state its objectives. */
function draftsIn(rows: readonly Row[], tables: readonly Table[]): Draft[] {
  const outside = (...kinds: Table['kind'][]): Row[] => {
    const inside = new Set(tables.filter(({ kind }) => kinds.includes(kind)).flatMap((table) => [...table.rows]));
    return rows.filter((row) => !inside.has(row));
  };
  const ways = [
    () => tables.filter((table) => table.kind === 'outcomes' && !isOfObjectives(table)).flatMap(outcomesFromTable),
    () => fromCodes(outside('topics', 'assessments', 'mapping')),
    () => fromCodes(outside('topics', 'assessments')),
    () => fromSection(outside('topics', 'assessments', 'mapping')),
    () => fromColumns(rows),
    () => fromList(outside('topics', 'assessments', 'mapping'), 'outcomes'),
    () => fromSentence(rows),
  ];
  const objectives = [
    () => tables.filter(({ kind }) => kind === 'outcomes').flatMap(outcomesFromTable),
    () => fromCodes(outside('topics', 'assessments', 'mapping')),
    () => fromList(outside('topics', 'assessments', 'mapping'), 'objectives'),
  ];
  for (const way of [...ways.map((one) => () => ofOutcomes(one())), ...objectives]) {
    const drafts = way();
    if (drafts.length > 0) return drafts;
  }
  return [];
}

const ofObjectives = /^(?:objektif|(?:course|learning)?objective)/;
const isOfObjectives = ({ entries }: Table): boolean =>
  entries.some(({ columns }) => columns.some(({ role, name }) => role === 'statement' && ofObjectives.test(name)));
const objectiveCode = /^OP\d/;
const ofOutcomes = (drafts: readonly Draft[]): Draft[] => drafts.filter(({ number }) => !objectiveCode.test(number));

/** An outcome given again under its number adds what was not said before; the Malay version of two wins. */
function oncePerNumber(drafts: readonly Draft[]): Draft[] {
  const byNumber = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = numberOf(draft.number);
    const known = byNumber.get(key);
    const isBetter = known && isEnglish(known.statement) === true && isEnglish(draft.statement) !== true;
    if (known) fillIn(isBetter ? draft : known, isBetter ? known : draft);
    if (!known || isBetter) byNumber.set(key, draft);
  }
  return [...byNumber.values()];
}

function fillIn(draft: Draft, more: Draft): void {
  for (const detail of details) if (draft[detail] === '') draft[detail] = more[detail];
}

/** What a document calls its outcomes when it only numbers them: its own word, else the word of their language. */
function prefixFor(rows: readonly Row[], outcomes: readonly Outcome[]): string {
  const [used] =
    /\b(?:HPK|CLO|CPMK)\b|\b(?:HPK|CLO|CPMK|OP)(?=\s?\d)/.exec(rows.map(({ cells }) => cells.join(' ')).join(' ')) ??
    [];
  if (used !== undefined) return used;
  const language = languageOf(outcomes.map(({ statement }) => statement).join(' '));
  return language === 'en' ? 'CLO' : language === 'id' ? 'CPMK' : 'HPK';
}

function addMapping(drafts: readonly Draft[], table: Table): void {
  for (const entry of table.entries) {
    const number = /\d+/.exec(
      roleText(entry, 'code') || (codedStart.exec(roleText(entry, 'statement'))?.[0] ?? ''),
    )?.[0];
    const draft = drafts.find((known) => numberOf(known.number) === number);
    if (!draft) continue;
    const found = described(entry);
    fillIn(draft, found);
  }
}

const bracket =
  /\s*[([]([^()[\]]*\b(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|LO|CPL|MQF)\s*\d+[a-d]?)\b[^()[\]]*)[)\]]\s*[.;,]?(?:\s*(?:dan|and|serta))?\s*$/;

const levelBehind = /\s*[-–—:;,]\s*((?:[CPA]\s?[1-7][\s,/&]*)+)\.?\s*$/;

/** Parts brackets at the end from the statement: '... murid. (C4, HP2)'. */
function finished({ sources, ...draft }: Draft, vocabulary: ReadonlySet<string>): Outcome {
  const whole = malayStatement(draft.statement, vocabulary);
  const found = bracket.exec(whole) ?? levelBehind.exec(whole);
  const inBracket = found?.[1] ?? '';
  const statement = (found ? whole.slice(0, found.index) : whole).replace(/\s*[;,](?:\s*(?:dan|and))?$/i, '').trim();
  const longest = sources.toSorted((a, b) => b.text.length - a.text.length)[0];
  return {
    ...draft,
    number: compactCode(draft.number),
    statement,
    level: levelsIn(draft.level) || levelsIn(inBracket),
    programme: draft.programme === '' ? inBracket : draft.programme,
    skill: draft.skill === '' ? inBracket : draft.skill,
    page: longest?.page ?? 1,
    quote: (longest?.text ?? statement).replaceAll('<br>', ' ').slice(0, 300),
  };
}

const levelsIn = (text: string): string =>
  [...text.matchAll(/\b([CPA])\s?([1-7])\b/g)].map(([, letter = '', digit = '']) => letter + digit).join(', ');

/** The Malay version of a statement given twice, one after the other. */
function malayStatement(statement: string, vocabulary: ReadonlySet<string>): string {
  const whole = oneLine(malayLines(statement), vocabulary);
  const parts = whole.split(/(?<=[.)])\s+(?=\p{Lu})|\s+\/\s+(?=\p{Lu})/u);
  if (parts.length < 2 || !parts.some((part) => isEnglish(part) === true)) return whole;
  const malay = parts.filter((part) => isEnglish(part) !== true);
  return malay.every((part) => part.length < 12) ? whole : malay.join(' ');
}

/** Without the lines from where an English version begins. */
function malayLines(statement: string): string {
  const lines = cellLines(statement);
  const start = lines.findIndex(
    (line, index) => index > 0 && /^\p{Lu}/u.test(line) && isEnglish(lines.slice(index).join(' ')) === true,
  );
  return start > 0 && isEnglish(lines.slice(0, start).join(' ')) !== true
    ? lines.slice(0, start).join('<br>')
    : statement;
}
