import { tell } from '../messages.ts';
import { claimsIn, plainText } from '../../claims/claim.ts';
import { courseSource, timesOf } from '../../claims/course.ts';
import { type Doubted, doubtsIn } from '../../claims/held.ts';
import { type Known, knownOf } from '../../claims/known.ts';
import { sentencesOf } from '../../claims/names.ts';
import { type Entry, type Figure, type Source, textSource } from '../../claims/truth.ts';
import type { Unit } from '../../claims/words.ts';
import { normalCode } from '../../course/words/codes.ts';
import { isBorneOut } from '../../fact/labels.ts';
import { hoursOf } from '../../fact/units.ts';
import { memo } from '../../values/memo.ts';
import { saysWhole } from '../../text/comparable.ts';
import { parseText } from '../../richText/parse.ts';
import type { Course } from '../course/courseView.ts';
import { wholeOf } from '../../course/paperForm.ts';
import { marksOfTask, statedForm } from '../paper/form.ts';
import type { JstAssessment, PentaksiranTask, RubrikCriterion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';

/** What VALENTRA's texts are held against (design law 12): the course, the rows of its JST, and of a rubric its task. */

const labelOf = ({ info }: Course): string => info.code ?? info.name ?? '';

/** The outcomes by the suite's codes, in a course whose document calls them something else. */
const outcomesSource = (course: Course): Source => ({
  entries: course.clos.map(({ code, domains }) => ({
    name: code,
    kind: 'outcome',
    course: labelOf(course),
    levels: domains,
  })),
  codes: course.clos.flatMap(({ code, hp }) => [code, ...hp]).map(normalCode),
});

const isKnown = ({ facts }: JstAssessment, field: string): boolean => isBorneOut(facts[field]);

const inUnit = (unit: Unit, values: readonly number[]): Figure[] => values.map((value) => ({ unit, value }));

/** How many weeks lie from one week to another, with or without the first. */
function weeksBetween(...dates: readonly string[]): number[] {
  const [first, last] = dates.flatMap((text) => (text.match(/\d+/g) ?? []).map(Number));
  return first === undefined || last === undefined ? [] : [last - first, last - first + 1];
}

/** '2 sesi × 2 jam' in hours. */
function sessionHours(duration: string): number[] {
  const [, count = '', each = ''] = /(\d+)[^\d×]*×(.+)/u.exec(duration) ?? [];
  const hours = hoursOf(each);
  return hours === null ? [] : [Number(count) * hours];
}

/** What document or lecturer state of an assessment; of its outcomes the levels. */
function rowEntries(row: JstAssessment, course: Course): Entry[] {
  const kept = (field: string, ...values: readonly (number | null)[]): number[] =>
    isKnown(row, field) ? values.filter((value) => value !== null) : [];
  const read = course.read.assessments.find(({ id }) => id === row.assessmentId);
  const form = statedForm(course.read, row);
  // Of an assessment held several times, all and each.
  const ofEach = (all: number): number[] => (read?.count ? [all, all / read.count] : [all]);
  const ofSessions = (one: number): number[] => [...ofEach(one), one * (read?.count ?? 1)];
  const own = {
    kind: 'assessment' as const,
    course: labelOf(course),
    figures: [
      ...inUnit('percent', kept('percentage', row.percentage)),
      ...timesOf(kept('slt', row.slt).flatMap(ofEach), [
        ...kept('duration', hoursOf(row.duration)).flatMap(ofSessions),
        ...kept('duration', ...sessionHours(row.duration)),
      ]),
      ...(isKnown(row, 'duration') ? (textSource([row.duration]).mentioned ?? []) : []),
      ...inUnit('weeks', isKnown(row, 'dueDate') ? weeksBetween(row.startDate, row.dueDate) : []),
      ...inUnit(
        'week',
        kept('dueDate', ...[row.startDate, row.dueDate].flatMap((text) => (text.match(/\d+/g) ?? []).map(Number))),
      ),
      ...inUnit(
        'questions',
        (form?.sections.length ? [...form.sections, wholeOf(form.sections)] : []).flatMap(({ questions, answered }) =>
          [questions, answered].filter((count) => count !== null),
        ),
      ),
      // The marks of a test are its paper's.
      ...inUnit('marks', row.isTest ? [form?.marks].filter((marks) => marks != null) : [marksOfTask(course.read, row)]),
      ...inUnit('marks', Object.values(row.cloShares ?? {})),
      ...(textSource(read === undefined ? [] : [read.description]).mentioned ?? []),
      // What its row says of the work in no field of its own: 'Take-home, group of 4'.
      ...(textSource([row.fact?.quote ?? '']).mentioned ?? []).filter(({ unit }) => ofWork.has(unit)),
    ],
    levels: course.clos.filter(({ code }) => row.clo.includes(code)).flatMap(({ domains }) => domains),
  };
  return [row.type, row.code].map((name) => ({ ...own, name }));
}

/** What the texts of a row are held against; `own`: what they are about; `told`: the texts that they follow. */
export interface Ground {
  known: Known;
  own: readonly Entry[];
  told: Source;
}

/** Reading a course for its claims takes long, and each of its rows asks. */
const sourcesOfCourse = memo((course: Course) => [courseSource(course.read, labelOf(course)), outcomesSource(course)]);

function groundOf(course: Course, own: readonly Entry[], told: Source, matter: Source = {}): Ground {
  const sources = [...sourcesOfCourse(course), { entries: own }, told, matter];
  return { known: knownOf(sources), own, told };
}

/** `notes`: the lines of the lecturer's notes that have figures or years. */
export const courseGround = (course: Course, notes: readonly string[] = []): Ground =>
  groundOf(course, [], textSource(notes));

export const rowGround = (row: JstAssessment, course: Course): Ground => groundOf(course, rowEntries(row, course), {});

/** A text without what is doubted of it but people: a doubted value that was kept is no ground of another text. */
const undoubted = (text: string, ground: Ground, isHeld: (doubted: Doubted) => boolean): string =>
  doubtsIn(parseText(text), ground.known, ground)
    .filter((doubted) => isHeld(doubted) && doubted.claim.kind !== 'person')
    .reduce((rest, { claim }) => rest.replaceAll(claim.text, ' '), text);

/** Of a task the row of its JST; of its rubric the task, too. `notes`: their figures of the matter, which say nothing of the work. */
export function taskGround(
  row: JstAssessment,
  course: Course,
  task: Pick<PentaksiranTask, 'stimulus' | 'question' | 'matter'> | null = null,
  notes: readonly string[] = [],
): Ground {
  const own = rowEntries(row, course);
  const { mentioned = [], ...ofNotes } = textSource(notes);
  const matter = { ...ofNotes, mentioned: mentioned.filter(({ unit }) => !ofWork.has(unit)) };
  const before = groundOf(course, own, {}, matter);
  const ofRow = [row.description, row.objective, ...row.criteria].map((text) =>
    undoubted(text, before, (doubted) => isOfTask(doubted, before, row.matter)),
  );
  const ground = groundOf(course, own, textSource(ofRow), matter);
  if (task === null) return ground;
  const { stimulus, question } = task;
  const ofTask = [
    undoubted(stimulus.content, ground, isOfCase),
    ...[question.statement, question.description].map((text) =>
      undoubted(text, ground, (doubted) => isOfTask(doubted, ground, task.matter)),
    ),
  ];
  return groundOf(course, own, textSource([...ofRow, ...ofTask]), matter);
}

/** How long or how much a work is to be: set by its writer where nothing before states it. */
const ofWork: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
  'pages',
  'words',
  'people',
  'groups',
  'questions',
  'time',
  'times',
  'weeks',
]);
const statedIn = ({ own, told }: Ground, unit: Unit | undefined): number[] =>
  [...(told.mentioned ?? []), ...own.flatMap(({ figures = [] }) => figures)].flatMap((figure) =>
    figure.unit === unit ? [figure.value] : [],
  );

/**
 * A figure of a work counts where one is stated. A time may be one of the matter ('24-hour fluid balance'): it counts unless its writer names
 * it in `matter`; where there is no such list, as in older documents, each but that of a part does beside a stated one.
 */
export function isOfTask(
  { claim: { unit, values, text } }: Doubted,
  ground: Ground,
  matter: readonly string[] | undefined,
): boolean {
  const stated = statedIn(ground, unit);
  if (unit !== 'time') return !ofWork.has(unit) || stated.length > 0;
  if (matter !== undefined) return !matter.some((words) => saysWhole(words, text));
  const learning = statedIn(ground, 'learning');
  const isTimed = stated.some((time) => !learning.includes(time));
  const isPart = !isTimed && values.every((value) => Number(value) < Math.max(0, ...stated, ...learning));
  return !isPart && stated.length > 0;
}

/** In a stimulus: its people and times are those of the case that it tells. */
export const isOfCase = ({ claim: { unit } }: Doubted): boolean => !ofWork.has(unit);

/**
 * In a rubric lower levels ask for less, and what the task does not ask for is asked of nobody; a percentage is its own measure unless it weighs.
 * `listed`: what its writer lists of its figures, times among them, which are held against their sources.
 */
export function isOfRubric(
  { claim: { unit, values, text, cues } }: Doubted,
  ground: Ground,
  listed: RubrikCriterion['figures'],
): boolean {
  if (unit === 'percent') return cues.includes('weighing');
  if (!ofWork.has(unit)) return true;
  const stated = statedIn(ground, unit);
  if (unit === 'time' && (listed !== undefined || stated.length === 0)) return false;
  if (stated.length === 0 && listed?.some(({ quote }) => saysWhole(quote, text))) return false;
  return values.some((value) => Number(value) > Math.max(0, ...stated));
}

const inventedThings =
  'data|figures|situasi|situation|kes|case|scenario|senario|company|syarikat|example|contoh|memo|laporan|report';
const invented = `(?:(?:${inventedThings}) rekaan|(?:fictional|fictitious|invented|hypothetical) (?:${inventedThings}))`;
/** The label of what is made up, as writers are told to set it: '(data rekaan)', 'Situasi rekaan untuk tujuan pentaksiran', 'Fictional case: '. */
const inventedLabel = new RegExp(`(?:^|[([])[ *_]*${invented}(?=[ *_]*(?:[)\\].:,;]|$)| untuk | for )`, 'imu');
export const isDeclaredInvented = (text: string): boolean => inventedLabel.test(text);

/** Of the field of a source, which is a label as a whole: 'Situasi dan data rekaan', 'A fictional case written for this task'. */
export const isInventedSource = (text: string): boolean =>
  /\b(?:rekaan|created for|fictional|fictitious|imaginary|invented|hypothetical)\b/i.test(text);

/** Of a text the claims that nothing known bears out. `isHeld`: those that count here. */
export const textFaults = (
  at: Fault['at'],
  text: string,
  { known, own }: Ground,
  isHeld: (doubted: Doubted) => boolean = () => true,
): Fault[] =>
  doubtsIn(parseText(text), known, { own })
    .filter(isHeld)
    .map(({ claim, nth, reason, offered }) => ({
      ...fault(at, claim.text, reason, offered),
      nth,
      ...(claim.unit === 'time' && { declared: ['matter'] }),
    }));

/** The name of a source as a field gives it: its author and year, or its words, stand in what is known; the notes are the lecturer's own. */
export const isKnownSource = (text: string, { known }: Ground): boolean =>
  /\b(?:nota (?:kuliah|kursus)|(?:lecture|course) notes)\b/i.test(text) || known.says(text);

/** A work by its author and year: 'Tanenbaum (2011)', 'Tanenbaum, 2011', 'Computer Networks (Tanenbaum, 2011)'. */
function isKnownWork(work: string, ground: Ground): boolean {
  const cited = work.replace(/^([^,()]+), (\d{4})$/u, '$1 ($2)');
  const isCited = claimsIn(cited).some(({ kind }) => kind === 'source');
  return (
    isKnownSource(work, ground) ||
    (isCited && textFaults([], cited, ground, ({ claim }) => claim.kind === 'source').length === 0)
  );
}

/** Works that a text names as sources, as its writer lists them, and that nothing known has. */
export const workFaults = (at: Fault['at'], text: string, works: readonly string[], ground: Ground): Fault[] =>
  works.flatMap((work) =>
    saysWhole(text, work) && !isKnownWork(work, ground)
      ? [
          {
            ...fault(at, text.includes(work) ? work : '', tell.unknownWork(work)),
            declared: ['works'],
          },
        ]
      : [],
  );

/**
 * Works and links that nothing known has, found by their form or named by the writer. A label that opens `whole` declares them made up, one in
 * a bracket those of its own sentence: 'Menurut Tanenbaum (2011) ... Suhunya 40 °C (data rekaan).'
 */
export function sourceFaults(
  at: Fault['at'],
  text: string,
  ground: Ground,
  whole: string,
  works: readonly string[],
): Fault[] {
  const [opening = ''] = whole.split(/[([]/u);
  if (isDeclaredInvented(opening)) return [];
  const plain = plainText(parseText(text));
  const sentences = sentencesOf(plain).map((place) => plain.slice(place.from, place.to).trim());
  const isDeclared = (words: string): boolean =>
    sentences.some((sentence) => sentence.includes(words) && isDeclaredInvented(sentence));
  const dated = textFaults(at, text, ground, ({ claim }) => claim.kind === 'source').filter(
    ({ text: words }) => !isDeclared(words),
  );
  return [
    ...dated,
    ...workFaults(at, plain, works, ground).filter(
      ({ text: words }) =>
        !isDeclared(words) && !dated.some((one) => words.includes(one.text) || one.text.includes(words)),
    ),
  ];
}
