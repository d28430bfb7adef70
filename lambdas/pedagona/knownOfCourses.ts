import { isAccepted } from '../../shared/claims/accepted.ts';
import { claimsIn } from '../../shared/claims/claim.ts';
import { courseSource, namesOf } from '../../shared/claims/course.ts';
import type { Doubt } from '../../shared/claims/doubt.ts';
import { doubtsAt, held } from '../../shared/claims/held.ts';
import { type Known, knownOf } from '../../shared/claims/known.ts';
import { inTokens, valueOf } from '../../shared/claims/numbers.ts';
import { type Entry, type Figure, type Source, textSource } from '../../shared/claims/truth.ts';
import { type Unit, type UnitName, units } from '../../shared/claims/words.ts';
import { codesIn } from '../../shared/course/words/codes.ts';
import { methodWeightLabel, scriptTypes, totalMarks } from '../../shared/pedagona/labels/chainLabels.ts';
import { cloLabels, cloTitles, courseLabelOf } from '../../shared/pedagona/courses.ts';
import { type ArtefactName, partsOf } from '../../shared/pedagona/editable.ts';
import { weightText } from '../../shared/pedagona/word/parts.ts';
import { frameworks } from '../../shared/pedagona/frameworks.ts';
import { glossary } from '../../shared/pedagona/glossary.ts';
import type { CourseAnalysis, KeptCourse, Teaching } from '../../shared/pedagona/schemas.ts';
import type { Artefacts, Dlo, Merangkai, ScriptPlanRow, Scripts } from '../../shared/pedagona/stages.ts';
import { stepsOf, valueAt } from '../../shared/values/pointer.ts';
import { plainOf } from '../../shared/richText/blocks.ts';
import { parseText } from '../../shared/richText/parse.ts';
import { sumOf } from '../../shared/values/sum.ts';
import type { HoldInRow } from '../platform/model/askWritten.ts';
import { withValueAt } from '../platform/stages/editableKind.ts';
import { dloPlan, phasesOf } from './planned.ts';

/** What PEDAGONA's texts are held against (design law 12): the courses' facts, the settings, and what code counted or planned. */

/** What there is of a chain. */
export interface ChainMade {
  courses: readonly CourseAnalysis[];
  teaching?: Teaching | null | undefined;
  merangkai?: Omit<Merangkai, 'id'> | null | undefined;
  scripts?: Pick<Scripts, 'scriptType1Plan' | 'scriptType2Plan' | 'illustrations'> | null | undefined;
  dlo?:
    | Pick<Dlo, 'dloTitle' | 'activities' | 'learningObjectives' | 'stimulus' | 'answerKey' | 'illustrations'>
    | null
    | undefined;
}

const figure = (unit: Unit, value: number): Figure => ({ unit, value });

/** Of the whole: courses, and the outcomes and topics of all of them; the weeks of the project's phases. */
const coursesSource = ({ courses, teaching = null, merangkai = null }: ChainMade): Source => ({
  figures: [figure('courses', courses.length), figure('outcomes', courses.flatMap(({ clos }) => clos).length)],
  mentioned: [figure('topics', courses.flatMap(({ topics }) => topics).length)],
  spans: Object.values(phasesOf({ courses, teaching, merangkai }) ?? {}),
});

/** The words before a number that say how many a group has: 'kumpulan campuran empat orang', 'groups of four'. */
const groupLead = /(?:kumpulan(?: \p{L}+)?|groups? of) $/iu;

/** The size of groups that the shared task plans, and how many groups the class then has. */
function groupsSource({ teaching, merangkai }: ChainMade): Source {
  const task = merangkai?.integratedAssessment.integratedQuestion ?? '';
  const sizes = claimsIn(task).flatMap(({ unit, values, from }) =>
    unit === 'people' && groupLead.test(task.slice(0, from)) ? values.map(Number) : [],
  );
  const [size, ...more] = new Set(sizes);
  if (size === undefined || more.length > 0) return {};
  const groups = (teaching?.groupSize ?? 0) / size;
  return {
    figures: [figure('members', size), ...(groups > 0 && Number.isInteger(groups) ? [figure('groups', groups)] : [])],
  };
}

const teachingSource = ({ programme, groupSize, time, unit }: Teaching): Source => ({
  figures: [
    ...(groupSize === null ? [] : [figure('people', groupSize)]),
    figure(unit === 'minit' ? 'time' : 'weeks', time),
  ],
  lines: [programme],
});

/** A whole of so many minutes, made of parts; and what else it has. */
function sessionSource(name: string, minutes: readonly number[], more: readonly Figure[] = []): Source {
  const parts = minutes.map((each) => figure('time', each));
  const figures = [figure('time', sumOf(minutes)), ...more];
  return minutes.length === 0 ? {} : { entries: [{ name, kind: 'whole', figures, parts }], figures, mentioned: parts };
}

/** What holds of every chain: minutes of the scripts, what the suite knows by name. */
const fixed: Source[] = [
  ...scriptTypes.map(({ sections }, n) =>
    sessionSource(
      `Jenis ${n + 1}`,
      Object.values(sections).map((section) => section.minutes ?? 0),
    ),
  ),
  { lines: frameworks.flatMap(({ names, reference }) => [...names, reference, [...names, reference].join(' ')]) },
  { lines: Object.entries(glossary).flat() },
];

const entriesOf = (name: string, ...figures: readonly Figure[]): Entry[] =>
  namesOf(name).map((each) => ({ name: each, kind: 'activity', figures }));
const criterionEntries = ({ criterion, marks, weight }: Merangkai['integratedAssessment']['rubric'][number]): Entry[] =>
  entriesOf(criterion, figure('marks', marks), figure('percent', weight));
const activityEntries = ({ activityName, duration }: Dlo['activities'][number]): Entry[] =>
  entriesOf(activityName, figure('time', duration));
const planEntries = ({ activity, minutes }: ScriptPlanRow): Entry[] => entriesOf(activity, figure('time', minutes));

/** The minutes of a plan: of each row, each section, and of the whole. */
function planSource(name: string, rows: readonly ScriptPlanRow[]): Source {
  const parts = [...new Set(rows.map(({ part }) => part))];
  const minutesOf = (of: string) => sumOf(rows.map(({ part, minutes }) => (part === of ? minutes : 0)));
  const session = sessionSource(name, parts.map(minutesOf));
  const ofRows = rows.map(({ minutes }) => figure('time', minutes));
  const entries = session.entries?.map((entry) => ({ ...entry, parts: [...(entry.parts ?? []), ...ofRows] })) ?? [];
  return { ...session, entries };
}
const scriptsSource = ({ scriptType1Plan, scriptType2Plan }: NonNullable<ChainMade['scripts']>): Source[] => [
  planSource('Jenis 1', scriptType1Plan),
  planSource('Jenis 2', scriptType2Plan),
  { entries: [...scriptType1Plan, ...scriptType2Plan].flatMap(planEntries) },
];

/** The DLO as it is planned; once it is made, its own minutes count. */
function plannedSource({ courses, teaching = null }: ChainMade): Source {
  const { aktiviti } = dloPlan({ courses, teaching });
  return sessionSource(
    'DLO',
    aktiviti.map(({ minit }) => minit),
    [figure('activities', aktiviti.length)],
  );
}

/** What declares invented words: of an artefact, or of an answer that becomes one. */
type Inventive = Partial<Pick<Dlo, 'illustrations' | 'stimulus' | 'answerKey'>>;

/** Phrases that the writer has declared as invented, and materials and answers that begin by saying so. */
function inventedIn({ illustrations = [], stimulus = [], answerKey = [] }: Inventive): string[] {
  const texts = [...stimulus.map(({ content }) => content), ...answerKey.map(({ answer }) => answer)];
  return [...illustrations, ...texts.filter((text) => /^\P{L}*ilustrasi(?!\p{L})/iu.test(text))];
}

/** Of these units an invented table may give figures; weeks, credits and outcomes are the courses'. */
const dataUnits = ['money', 'measure', 'people', 'percent', 'time', 'hours', 'marks', 'words', 'pages'] as const;

const figuresOf = (text: string, of: readonly UnitName[]): Figure[] =>
  inTokens(text)
    .tokens.map((token) => valueOf(token.text))
    .filter(Number.isFinite)
    .flatMap((value) => of.map((name) => figure(name === 'hours' ? 'time' : name, value * units[name].times)));

/** In the head of a column of counts: 'Bilangan sanggup membayar'. */
const countWords = new Set(['bilangan', 'kekerapan', 'number', 'count', 'frequency']);

/** The units that the head of a column names: 'Jualan (RM)', 'Jam dibuka'. */
function unitsOfHead(head: string): readonly UnitName[] {
  const said = inTokens(head).tokens.map(({ lower }) => lower);
  const named = dataUnits.filter((name) =>
    [...units[name].after, ...units[name].before].some((word) => said.includes(word)),
  );
  const isOfCounts = said.some((word) => countWords.has(word));
  return named.length > 0 ? named : isOfCounts ? ['measure', 'people'] : ['measure'];
}

/** The figures of a writer's own materials: what the columns of their tables give, and numbers declared alone. */
function dataSource({ stimulus = [], illustrations = [] }: Inventive): Source {
  const tables = stimulus.flatMap(({ content }) => parseText(content)).filter((block) => block.kind === 'table');
  const ofTables = tables.flatMap(({ head, rows }) =>
    rows.flatMap((row) => row.flatMap((cell, i) => figuresOf(plainOf(cell), unitsOfHead(plainOf(head[i] ?? ''))))),
  );
  const alone = illustrations.filter((each) => /^[\d.,]+$/.test(each));
  return { mentioned: [...ofTables, ...alone.flatMap((each) => figuresOf(each, ['measure', 'money']))] };
}

/** A lone name ('Siti') makes nobody known. */
function inventedSource(written: Inventive): Source {
  const { lines = [], ...told } = textSource(inventedIn(written));
  return { ...told, lines: lines.filter((line) => /[\p{L}\d][^\p{L}\d]+[\p{L}\d]/u.test(line)) };
}

function merangkaiSource({ courseComparison, integratedAssessment: { rubric } }: Omit<Merangkai, 'id'>): Source {
  return {
    entries: rubric.flatMap(criterionEntries),
    figures: [
      figure('marks', totalMarks(rubric)),
      figure('criteria', rubric.length),
      figure('links', courseComparison.links.length),
    ],
  };
}
const dloSource = ({ dloTitle, activities, learningObjectives }: NonNullable<ChainMade['dlo']>): Source[] => [
  sessionSource(
    'DLO',
    activities.map(({ duration }) => duration),
    [figure('activities', activities.length), figure('objectives', learningObjectives.length)],
  ),
  { entries: activities.flatMap(activityEntries), lines: [dloTitle] },
];

/** All that is known of a chain; of what is invented in one part, others may speak. */
export function knownOfChain(made: ChainMade): Known {
  const { courses, teaching, merangkai, scripts, dlo } = made;
  return knownOf([
    ...fixed,
    coursesSource(made),
    ...courses.map((course) => courseSource(course, courseLabelOf(course))),
    ...(teaching ? [teachingSource(teaching)] : []),
    ...(merangkai ? [merangkaiSource(merangkai)] : []),
    ...(scripts ? scriptsSource(scripts) : []),
    ...(dlo ? dloSource(dlo) : [plannedSource(made)]),
    groupsSource(made),
    ...[dlo ?? {}, scripts ?? {}].flatMap((written) => [inventedSource(written), dataSource(written)]),
  ]);
}

/** Holds single sentences of what is written for a chain; one in the row of an assessment speaks of that, one of a script of its session. */
export function holdOf(made: ChainMade, written: Inventive = {}): HoldInRow {
  const known = knownOfChain(made);
  const illustrations = inventedIn(written);
  return (sentence, row = {}, field = '') => {
    const ofRow: unknown[] = Object.values(row);
    const own = known.entries.filter(
      ({ kind, name, course }) =>
        ofRow.includes(name) &&
        (kind === 'activity' || kind === 'outcome' || (kind === 'assessment' && ofRow.includes(course))),
    );
    // Its plan stands behind what holds of every script.
    const session = known.entries.findLast(
      ({ kind, name }) => kind === 'whole' && field.startsWith(`/${name.replace('Jenis ', 'scriptType')}`),
    );
    return held(sentence, known, { own: own.length > 0 || !session ? own : [session], illustrations });
  };
}

/** Holds sentences that are written anew for a part as its page does. */
export function holdAt<N extends ArtefactName>(name: N, artefact: Held[N], at: string, made: ChainMade): HoldInRow {
  const known = knownOfChain(made);
  const about = aboutPart(name, artefact, at, made, known);
  return (sentence) => held(sentence, known, about);
}

const levelsIn = (...texts: readonly string[]): string[] => texts.flatMap((text) => codesIn('level', text));

/** The levels of outcomes that links name: 'CLO2 (ELEK2033)'. */
function linkedLevels(links: readonly string[], courses: ChainMade['courses']): string[] {
  return courses.flatMap((course) =>
    course.clos.flatMap(({ id, level }) =>
      cloLabels(course, [id]).some((label) => links.includes(label)) ? levelsIn(level) : [],
    ),
  );
}

/** What a part of an artefact is about is told by what is known, and by its own rows. */
type OwnOf<T> = (artefact: T, steps: readonly string[], made: ChainMade, known: Known) => Entry[];

/** The course of a label and its own assessment. */
const assessmentEntries = (label: string, type: string, { entries }: Known): Entry[] =>
  entries.filter(
    ({ course, kind, name }) => course === label && (kind === 'course' || (kind === 'assessment' && name === type)),
  );

/** The course and its assessment in 'Projek Digital, EDUP3063'. */
function assessmentNamed(name: string): [label: string, type: string] {
  const [label = '', ...type] = name.split(', ').toReversed();
  return [label, type.toReversed().join(', ')];
}

const levelEntry = (kind: 'outcome' | 'topic', levels: readonly string[]): Entry => ({ name: '', kind, levels });

const ownOfMerangkai: OwnOf<Merangkai> = (merangkai, [list = '', second = '', third = ''], _, known) => {
  const { integratedAssessment, rubrics } = merangkai;
  const selected = second === 'selectedAssessments' && integratedAssessment.selectedAssessments[Number(third)];
  if (selected) return assessmentEntries(selected.courseCode, selected.assessmentType, known);
  const criterion = second === 'rubric' && integratedAssessment.rubric[Number(third)];
  if (criterion) return criterionEntries(criterion);
  const rubric = list === 'rubrics' && rubrics[Number(second)];
  if (!rubric) return [];
  const own = assessmentEntries(rubric.courseCode, rubric.assessmentType, known);
  // The level of the rubric is that of the assessment's outcomes.
  const levels = own.flatMap((entry) => entry.levels ?? []);
  return third === 'cognitiveLevel' ? [levelEntry('outcome', levels)] : own;
};

const ownOfDlo: OwnOf<Dlo> = (dlo, [list = '', n = '', field = ''], { courses }, known) => {
  const objective = list === 'learningObjectives' && field !== 'links' && dlo.learningObjectives[Number(n)];
  if (objective) {
    const linked = linkedLevels(objective.links, courses);
    const stated = levelsIn(objective.level);
    // Its level lies at most as high as its outcomes'; its text says that level.
    if (field !== 'objective') return [levelEntry('topic', linked)];
    return [levelEntry('outcome', stated.length > 0 ? stated : linked)];
  }
  const activity = list === 'activities' && dlo.activities[Number(n)];
  if (activity) return activityEntries(activity);
  const method = list === 'assessmentMethods' && dlo.assessmentMethods[Number(n)];
  if (method) return assessmentEntries(...assessmentNamed(method.courseAssessment), known);
  // Its invented materials have times of their own.
  if (list === 'stimulus' || list === 'answerKey') return [];
  return known.entries.filter(({ kind, name }) => kind === 'whole' && name === 'DLO');
};

const ownOfCourse: OwnOf<KeptCourse> = (course, [list = '', n = ''], _, { entries }) => {
  const [title] = list === 'clos' ? cloTitles(course, [course.clos[Number(n)]?.id ?? '']) : [];
  return entries.filter(
    ({ kind, name, course: label }) =>
      label === courseLabelOf(course) && (kind === 'course' || (kind === 'outcome' && name === title)),
  );
};

const ownOfScripts: OwnOf<Scripts> = (scripts, [list = '', n = ''], { courses, dlo }) => {
  const row = (list === 'scriptType1Plan' || list === 'scriptType2Plan') && scripts[list][Number(n)];
  if (row) return planEntries(row);
  const session = planSource('', list.startsWith('scriptType1') ? scripts.scriptType1Plan : scripts.scriptType2Plan);
  const own = Object.entries(scripts.links).flatMap(([part, links]) => (part === list ? links : []));
  if (own.length === 0) return [...(session.entries ?? [])];
  // The script speaks of the DLO's objectives, too; where it states them, at their level.
  const links = [...own, ...(dlo?.learningObjectives ?? []).flatMap((objective) => objective.links)];
  const levels = levelEntry(list === 'scriptType2DloObjective' ? 'outcome' : 'topic', linkedLevels(links, courses));
  return [levels, ...(session.entries ?? [])];
};

const ownOf: { [N in ArtefactName]: OwnOf<Held[N]> } = {
  course: ownOfCourse,
  merangkai: ownOfMerangkai,
  scripts: ownOfScripts,
  dlo: ownOfDlo,
  report: () => [],
};
type Held = Artefacts & { course: KeptCourse };

/** The plain words of a part as its page shows it. */
export function partText(value: unknown): string | null {
  const texts = [value].flat().filter((text) => typeof text === 'string');
  return texts.length === 0 ? null : texts.join('\n');
}

/** What a part of an artefact is held against. */
function aboutPart<N extends ArtefactName>(name: N, artefact: Held[N], at: string, made: ChainMade, known: Known) {
  const { accepted = [] } = artefact;
  const illustrations = inventedIn(artefact as Inventive);
  return { own: ownOf[name](artefact, stepsOf(at), made, known), illustrations, accepted };
}

/** The lists whose rows have weights that code has copied from the courses. */
const copiedLists: Partial<Record<ArtefactName, readonly string[]>> = {
  merangkai: ['/integratedAssessment/selectedAssessments', '/rubrics'],
  dlo: ['/assessmentMethods'],
};
type Copied = Merangkai['rubrics'][number] | Dlo['assessmentMethods'][number];

/** The weights that are others in the courses now, with the weight there: null, too, where a course has no such assessment. `text`: as the page has it. */
function staleWeights(name: ArtefactName, artefact: object, courses: ChainMade['courses']) {
  const copied = (copiedLists[name] ?? []).flatMap((list) =>
    (valueAt(artefact, list) as Copied[]).map((row, n) => ({ row, at: `${list}/${n}/weight` })),
  );
  return copied.flatMap(({ row, at }) => {
    const { weight } = row;
    const isMethod = 'courseAssessment' in row;
    const [label, type] = isMethod ? assessmentNamed(row.courseAssessment) : [row.courseCode, row.assessmentType];
    const text = isMethod && weight === null ? methodWeightLabel(row) : weightText(weight);
    const alike = courses.flatMap((course) =>
      courseLabelOf(course) === label ? course.assessments.filter((one) => one.type === type) : [],
    );
    const [now = null, ...others] = alike.map((one) => one.weight);
    if ([now, ...others].includes(weight)) return [];
    const known = `Wajaran ${type} dalam fakta ${label} ialah ${weightText(now)}.`;
    return [{ at, text, now, reason: alike.length === 0 ? `${type} tiada dalam fakta ${label} sekarang.` : known }];
  });
}

/** An artefact with its weights copied anew from the courses. */
export const withWeightsNow = <T extends object>(name: ArtefactName, artefact: T, courses: ChainMade['courses']): T =>
  staleWeights(name, artefact, courses).reduce((made, { at, now }) => withValueAt(made, at, now), artefact);

/** The lecturer may vouch for such a weight, until the course says yet another. */
const weightDoubts = (name: ArtefactName, artefact: { accepted?: string[] }, courses: ChainMade['courses']): Doubt[] =>
  staleWeights(name, artefact, courses)
    .map(({ at, text, reason }) => ({ at, text, nth: 0, reason, sentence: reason }))
    .filter((doubt) => !isAccepted(artefact.accepted ?? [], doubt));

/** The doubts of all that a page shows of an artefact, derived from what is known now. */
export const doubtsOf = <N extends ArtefactName>(
  name: N,
  artefact: Held[N],
  made: ChainMade,
  known: Known,
): Doubt[] => [
  ...partsOf(name, artefact).flatMap((at) => {
    const text = partText(valueAt(artefact, at));
    return text === null ? [] : doubtsAt(at, parseText(text), known, aboutPart(name, artefact, at, made, known));
  }),
  ...weightDoubts(name, artefact, made.courses),
];
