import { tell } from '../messages.ts';
import { claimsIn } from '../../claims/claim.ts';
import type { Doubt } from '../../claims/doubt.ts';
import { taskFlags } from '../counting/levelVerbs.ts';
import { frameCode, isFrame } from '../items/frameMark.ts';
import { flag, indonesianFlags, isLookedAt, when } from '../items/look.ts';
import { hashOf } from '../items/keys.ts';
import type { Origin } from '../../session/origin.ts';
import type { Said } from '../../text/said.ts';
import { localEngineText } from '../../text/texts.ts';
import { questionTitle } from '../labels.ts';
import { stepLabels } from '../workflow.ts';
import { partsOfName } from '../paper/names.ts';
import type { Documents, ExamQuestion, Flag, Session, StageName } from '../schemas.ts';
import type { Chain } from './alignment.ts';
import { ruleOf, rulesOf } from './checklist.ts';

/** Something against a document, until it is mended or accepted with a reason. */
export interface Finding {
  /** Of what is said and of the row that it is said of: a row that has changed is accepted again. */
  key: string;
  /** The line of the form that it belongs to. */
  rule: string;
  /** Of the flag that says it. */
  code?: string;
  /** The row that it is about, as a JSON pointer; '' for the whole document. */
  at: string;
  /** What the row is called: 'Soalan 3'; '' for the whole document. */
  item: string;
  message: string;
  /** The message in English; none of an older flag. */
  en?: string | undefined;
  /** The words that it is about, which the document marks. */
  doubt?: Doubt;
  /** Other places of the row that say the same. */
  also?: readonly Doubt[];
  /** In place of the question's own, where that mends it. */
  stem?: string | undefined;
  /** Why the lecturer accepts it. */
  accepted?: string | undefined;
}

interface Item {
  at: string;
  name: string;
  row: object;
  flags: readonly Flag[];
}

const listed = <R extends object>(
  list: string,
  rows: readonly R[],
  nameOf: (row: R) => string,
  flagsOf: (row: R) => readonly Flag[] = () => [],
): Item[] => rows.map((row, i) => ({ at: `/${list}/${i}`, name: nameOf(row), row, flags: flagsOf(row) }));

const itemsIn: { [N in StageName]: (document: Documents[N]) => Item[] } = {
  jst: ({ assessments }) => listed('assessments', assessments, ({ code, type }) => `${code} ${type}`),
  jsu: ({ questions }) => listed('questions', questions, ({ number }) => questionTitle(number)),
  pentaksiran: ({ tasks }) => listed('tasks', tasks, (task) => `${task.taskCode} ${task.taskType}`, taskFlags),
  rubrik: ({ rubriks }) =>
    rubriks.flatMap(({ criteria, ...row }, i) => [
      { at: `/rubriks/${i}`, name: `Rubrik ${row.taskCode}`, row: { ...row, rows: criteria }, flags: row.flags },
      ...listed(`rubriks/${i}/criteria`, criteria, ({ name }) => `${row.taskCode}: ${name}`),
    ]),
  exam({ questions, engineNotice }) {
    const isOfRules = engineNotice?.includes(localEngineText) === true;
    // A frame asks nothing yet that could be looked at.
    const flagsOf = (row: ExamQuestion) => [...row.flags, ...(isFrame(row) ? [] : lookFlags(row, isOfRules))];
    return listed('questions', questions, ({ number }) => questionTitle(number), flagsOf);
  },
};

const notLooked = 'not_looked';
/** Of rules, which judge no content: to look again is of no use. */
export const notJudged = 'not_judged';
/** Of an item whose look an edit took away, or that failed or decided nothing: it can be asked for again. */
const lookFlags = (question: ExamQuestion, isOfRules: boolean): Flag[] =>
  question.look === null
    ? [flag(notLooked, tell.notLooked())]
    : when(!isLookedAt(question) || question.look.level === null, isOfRules ? notJudged : notLooked, tell.notJudged());
export const isUnseen = ({ code }: Finding): boolean => code === notLooked || code === notJudged;
export const isUnwritten = ({ code }: Finding): boolean => code === frameCode;

/** The rows of a document by their names. */
export const itemsOf = (stage: StageName, chain: Chain): Item[] => {
  const document = chain[stage];
  const items = document === null ? [] : itemsIn[stage](document as never);
  // An exam keeps its own flags.
  if (stage === 'exam' || chain.course.cover.language === 'en') return items;
  return items.map((item) => ({ ...item, flags: [...item.flags, ...indonesianFlags(without(notOwn, item.row))] }));
};

const without = (keys: RegExp, row: unknown): string =>
  JSON.stringify(row, (key, value: unknown) => (keys.test(key) ? undefined : value));

/** What is of the course, of code, or of another item, by its key. */
const notOwn = /^(?:topics?|subtopic|type|taskType|source|facts?|summary|rows|flags|duration|\w+Date)$/;

/** What counts of a row: not what is said of it, nor its place. */
const contentOf = (row: unknown): string => without(/^(?:flags|look|number)$/, row);

const keyOf = (message: string, row: unknown): string => hashOf(message + contentOf(row)).toString(36);

const sourceLabel = (source: string): string =>
  ({ course: 'maklumat kursus', bahan: 'bahan kuliah' })[source] ?? stepLabels[partsOfName(source).stage];

/** `about`: what its words do not name. */
function ofDocument(rule: string, { ms: message, en }: Said, about: unknown = null): Finding {
  return { key: keyOf(message, about), rule, at: '', item: '', message, en };
}

/** A document whose sources have changed since it was made; one more change is another finding. */
function originFindings({ changed }: Pick<Origin, 'changed'>): Finding[] {
  if (changed.length === 0) return [];
  const names = changed.map(({ source }) => sourceLabel(source)).join(', ');
  const versions = changed.map(({ source, version }) => `${source} ${version}`);
  return [ofDocument('content', tell.sourcesChanged(names), versions)];
}

/** What is against a document: what it was made from, what code counts, what stands at its items, and what its words claim. */
export function findingsOf(
  stage: StageName,
  chain: Chain,
  { doubts, origins }: Pick<Session, 'doubts' | 'origins'>,
): Finding[] {
  const items = itemsOf(stage, chain);
  // Plan and paper give one answer about levels and marks.
  const ofPaper = stage === 'jsu' && chain.exam !== null ? findingsOf('exam', chain, { doubts, origins: {} }) : [];
  return [
    ...ofPaper
      .filter(({ rule, item }) => (rule === 'levels' || rule === 'marks') && item !== '')
      .map(({ doubt: _, ...one }) => ({ ...one, at: '' })),
    ...originFindings(origins[stage] ?? { changed: [] }),
    ...rulesOf(stage).flatMap(([rule, { faults, about }]) =>
      (faults?.(chain, stage) ?? []).map((message) => ofDocument(rule, message, about?.(chain))),
    ),
    ...items.flatMap(({ at, name: item, row, flags }) =>
      eachOnce([
        ...(doubts[stage] ?? [])
          .filter((doubt) => rowOf(items, doubt) === at)
          .map((doubt) => ({
            key: keyOf([doubt.at.slice(at.length), doubt.nth, doubt.text, doubt.reason].join(' '), row),
            rule: ruleOf(stage, kindOf(doubt)),
            at,
            item,
            message: quotedIn(doubt) + doubt.reason,
            en: quotedIn(doubt) + (doubt.en ?? doubt.reason),
            doubt,
          })),
        ...flags.map((one) => ({ ...one, key: keyOf(one.message, row), rule: ruleOf(stage, one.code), at, item })),
      ]),
    ),
  ];
}

/** What words in doubt are about, as a code of flags. */
function kindOf({ at, text }: Doubt): string {
  if (/cognitiveLevel$|\/domains\b/.test(at)) return 'level';
  return claimsIn(text)[0]?.unit === 'learning' ? 'slt' : 'words';
}

const quotedIn = ({ text }: Doubt): string => (text === '' ? '' : `“${text}”: `);

/** Flags that code and the second look both may give. */
const saidTwice = ['unsupported_cite', 'marks_scheme', 'negative', 'indonesian', 'above_clo'];

/** What a finding is about: words with their number, the level of an item. */
function subjectsOf({ code = '', doubt, message }: Finding): string[] {
  if (doubt === undefined) {
    const numbers = code === 'unsupported_cite' ? (message.match(/\d+(?:[.,]\d+)*/g) ?? []) : [];
    return [...(saidTwice.includes(code) ? [code] : []), ...numbers];
  }
  if (doubt.at.endsWith('cognitiveLevel')) return ['above_clo'];
  return [doubt.text === '' ? doubt.reason : doubt.text.toLowerCase()];
}

/** One finding of each fault of a row: the same words in stem and scheme, what code and look both say. */
function eachOnce(all: readonly Finding[]): Finding[] {
  const kept: { finding: Finding; subjects: string[] }[] = [];
  for (const finding of all) {
    const subjects = subjectsOf(finding);
    const same = kept.find((one) => one.subjects.some((subject) => subjects.includes(subject)));
    if (same === undefined) kept.push({ finding, subjects });
    else if (finding.doubt) same.finding = { ...same.finding, also: [...(same.finding.also ?? []), finding.doubt] };
  }
  return kept.map(({ finding }) => finding);
}

/** A criterion, not its rubric. */
const rowOf = (items: readonly Item[], { at }: Doubt): string | undefined =>
  items.findLast((item) => `${at}/`.startsWith(`${item.at}/`))?.at;
