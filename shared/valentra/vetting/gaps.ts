import { tell } from '../messages.ts';
import { type AlignmentRow, allocatedHp, type Chain, cloRows, hpRows, topicRows } from './alignment.ts';
import { sectionsOf, weightageLabel } from '../labels.ts';
import { type Said, say } from '../../text/said.ts';
import { sumOf } from '../counting/apportion.ts';
import { highestLevel, hotsThreshold, jsuSummary, levelSaid, orderOf, percent } from '../counting/levels.ts';
import { asksOf, countedMarks } from '../counting/sections.ts';
import { withMark } from '../course/valueFacts.ts';
import { hpCode, hpOfClos } from '../counting/hp.ts';
import { statedForm } from '../paper/form.ts';
import { cloSharesOf, paperTopics } from '../paper/topics.ts';
import { cognitiveLevels, type ExamQuestion, type JsuQuestion, type StageName } from '../schemas.ts';

const isIn = (cell: string[] | null): boolean => cell !== null && cell.length > 0;
const isLeftOut = (cell: string[] | null): boolean => cell !== null && cell.length === 0;
/** Whether one of these codes is this one, or begins with this letter. */
const isBy = (named: string, codes: string[] | null): boolean =>
  codes?.some((code) => code === named || code.charAt(0) === named) === true;

/**
 * What is said of a CLO whose cells are so, by what it is a gap of: a document that is not made has none, since its cell is null. A paper is
 * the one that is shown; what another test assesses is no matter of it.
 */
const cloRules: Readonly<
  Record<
    'course' | 'paper',
    [isGap: (cells: AlignmentRow['cells'], chain: Chain) => boolean, message: (clo: string) => Said][]
  >
> = {
  course: [
    [({ jst }) => isLeftOut(jst), tell.cloUnassessed],
    [({ jst, pentaksiran }) => isBy('T', jst) && isLeftOut(pentaksiran), tell.cloWithoutSheet],
  ],
  paper: [
    [({ jst, jsu }, { paper }) => isBy(paper?.code ?? 'U', jst) && isLeftOut(jsu), tell.cloUnplanned],
    [({ jsu, exam }) => isIn(jsu) && isLeftOut(exam), tell.cloUnasked],
  ],
};

export const cloGaps = (chain: Chain, of: keyof typeof cloRules): Said[] =>
  cloRules[of].flatMap(([isGap, message]) =>
    cloRows(chain).flatMap(({ label, cells }) => (isGap(cells, chain) ? [message(label)] : [])),
  );

const questionsOf = (chain: Chain, stage: StageName): readonly (JsuQuestion | ExamQuestion)[] =>
  chain[stage === 'jsu' ? 'jsu' : 'exam']?.questions ?? [];

/**
 * Sections with a choice whose questions carry different marks; beside sections that all answer, also those of different outcomes or levels,
 * by which a candidate could avoid one.
 */
export function choiceGaps(chain: Chain, stage: StageName): Said[] {
  const sections = sectionsOf(questionsOf(chain, stage));
  const isBeside = sections.some(({ rows, answered }) => answered === rows.length);
  return sections.flatMap(({ name, rows, answered }) => {
    const marks = rows.map((row) => row.marks);
    if (answered === rows.length) return [];
    return [
      ...(new Set(marks).size === 1 ? [] : [tell.unequalMarks(name, marks.join(', '))]),
      ...(['clo', 'cognitiveLevel'] as const).flatMap((field) => {
        const own = rows.map((row) => row[field]);
        const what = field === 'clo' ? 'CLO' : say`aras | level`;
        return !isBeside || new Set(own).size === 1 ? [] : [tell.unequalChoice(name, what, own.join(', '))];
      }),
    ];
  });
}

/** Objective items that carry more than the two marks that one choice of four earns (our own rule), unless their document gives them these. */
export function objectiveGaps(chain: Chain, stage: StageName): Said[] {
  const form = chain.paper ? statedForm(chain.course.read, chain.paper) : null;
  const heavy = sectionsOf(questionsOf(chain, stage)).flatMap(({ kind, rows }, n) => {
    const stated = form?.sections[n];
    const isStated = stated?.kind === 'aneka-pilihan' && stated.marks !== null;
    return kind === 'aneka-pilihan' && !isStated ? rows.filter(({ marks }) => marks > 2) : [];
  });
  const numbers = heavy.map(({ number }) => number).join(', ');
  return heavy.length === 0 ? [] : [tell.heavyItems(numbers)];
}

/** Of the marks of a paper the share that each CLO has, and that the document gives it. */
export function sharesIn(chain: Chain, stage: StageName): { code: string; has: number; wanted: number | null }[] {
  const questions = questionsOf(chain, stage);
  const given = chain.paper ? cloSharesOf({ assessments: [chain.paper] }) : null;
  const [whole, all] = [sumOf(questions, countedMarks), sumOf(Object.values(given ?? {}), (share) => share)];
  return chain.course.clos.flatMap(({ code }) => {
    const has = percent(
      sumOf(questions.flatMap(asksOf), (one) => (one.clo === code ? countedMarks(one) : 0)),
      whole,
    );
    const wanted = given === null ? null : percent(given[code] ?? 0, all);
    return has + (wanted ?? 0) === 0 ? [] : [{ code, has, wanted }];
  });
}

/** Programme outcomes whose share of the marks differs from that of the JST by more than 5 points, and on a small paper by a mark. */
export function hpShareGaps(chain: Chain, stage: StageName): Said[] {
  const given = Object.entries(chain.paper?.hpAllocation ?? {});
  const hpOf = (clo: string): string[] =>
    hpOfClos([clo], chain.course.clos).filter((hp) => given.some(([code]) => code === hp));
  const shares = sharesIn(chain, stage);
  const mark = 100 / sumOf(questionsOf(chain, stage), countedMarks);
  return given.flatMap(([hp, share]) => {
    const has = sumOf(shares, (one) => (hpOf(one.code).includes(hp) ? one.has / hpOf(one.code).length : 0));
    if (share === null || shares.length === 0) return [];
    const by = Math.abs(share - has);
    return by <= 5 || by < mark ? [] : [tell.shareOfJst(hp, weightageLabel(has), weightageLabel(share))];
  });
}

/** Less than one mark of the paper is no gap. */
export function shareGaps(chain: Chain, stage: StageName): Said[] {
  const mark = 100 / sumOf(questionsOf(chain, stage), countedMarks);
  return sharesIn(chain, stage).flatMap(({ code, has, wanted }) =>
    wanted === null || Math.abs(has - wanted) < mark
      ? []
      : [tell.shareOfDocument(code, weightageLabel(has), weightageLabel(wanted))],
  );
}

/** Of a JSU its HOTS alone: what it plans is what the exam is held against. */
export function levelGaps(chain: Chain, stage: StageName = 'exam'): Said[] {
  const { jsu, exam } = chain;
  if (stage !== 'exam') return stage === 'jsu' ? hotsGap('JSU', jsu, chain) : [];
  const isGiven = (level: string): boolean =>
    exam === null ||
    exam.questions
      .flatMap(asksOf)
      .some(
        (question) => question.cognitiveLevel === level && !question.flags.some(({ code }) => code === 'wrong_level'),
      );
  const levels = new Set((jsu?.questions ?? []).flatMap(asksOf).map(({ cognitiveLevel }) => cognitiveLevel));
  return [
    ...[...levels]
      .toSorted()
      .filter((level) => !isGiven(level))
      .map(levelSaid)
      .map((level) => tell.levelMissing(level)),
    ...hotsGap(say`soalan ujian | the questions`, exam, chain),
  ];
}

/** Levels are never raised above their outcome's: where no outcome of a paper is of HOTS nothing is missed. */
export function isOfLots(questions: readonly { clo: string; marks: number }[], { course }: Chain): boolean {
  const codes = questions.flatMap(asksOf).map(({ clo }) => clo);
  const ceiling = highestLevel('C', codes, course.clos);
  return cognitiveLevels.some((level) => level === ceiling && orderOf(level) === 'LOTS');
}

function hotsGap(name: string | Said, paper: Chain['jsu'] | Chain['exam'], chain: Chain): Said[] {
  const questions = paper?.questions ?? [];
  const { kbatCompliance, hotsPercentage } = jsuSummary(questions);
  const share = weightageLabel(hotsPercentage);
  return paper === null || kbatCompliance === 'YES' || isOfLots(questions, chain)
    ? []
    : [tell.fewHots(name, share, hotsThreshold)];
}

/** What no test names is no matter of the tests. */
function topicsIn(chain: Chain): AlignmentRow[] {
  const { course, jst, paper } = chain;
  const isNone = jst === null || course.topics.length === 0;
  return topicRows(chain, isNone ? [] : paperTopics(course, paper === undefined ? jst : { assessments: [paper] }));
}

/** Of a paper that is planned with fewer questions than topics, those that it leaves out: none of its faults. */
function topicsLeft(chain: Chain): Said | null {
  const [rows, count] = [topicsIn(chain), questionsOf(chain, 'jsu').length];
  const left = rows.flatMap(({ label, cells }) => (isLeftOut(cells.jsu) ? [label] : []));
  return left.length === 0 || count >= rows.length ? null : tell.topicsLeft(left.join('; '), count, rows.length);
}

/** Topics whose share of the marks is more than a third off that of their hours, and by more than a mark: none of its faults. */
export function hoursGap({ jsu }: Pick<Chain, 'jsu'>): Said | null {
  const { topics = [], totalMarks = 0 } = jsu ?? {};
  const whole = sumOf(topics, ({ hours }) => hours);
  const off = topics.flatMap(({ title, hours, percentage: has }) => {
    const share = percent(hours, whole);
    const by = Math.abs(has - share);
    return by > share / 3 && by > 100 / totalMarks
      ? [`"${title}" ${weightageLabel(has)} (${weightageLabel(share)})`]
      : [];
  });
  return off.length === 0 || topics.some(({ hours }) => hours === 0) ? null : tell.marksOffHours(off.join(', '));
}

/** What is said of topics in place of a yes: which are left out or far off their hours, and that none of their subtopics is counted. */
export const topicsAsked = (chain: Chain): Said | null =>
  topicsLeft(chain) ??
  hoursGap(chain) ??
  (chain.course.topics.some(({ subtopics }) => subtopics.length > 0)
    ? say`Ya, setiap topik; subtopik tidak dikira | Yes, each topic; subtopics are not counted`
    : null);

/** What a paper leaves out that it could ask; an exam asks each that its specification gives marks. */
export function topicGaps(chain: Chain): Said[] {
  const rows = topicsIn(chain);
  const told = (isGap: (cells: AlignmentRow['cells']) => boolean, message: (topics: string) => Said): Said[] => {
    const left = rows.filter(({ cells }) => isGap(cells)).map(({ label }) => `"${label}"`);
    return left.length === 0 ? [] : [message(left.join(', '))];
  };
  return [
    ...told(({ jsu }) => isLeftOut(jsu) && topicsLeft(chain) === null, tell.topicUnplanned),
    ...told(({ jsu, exam }) => isIn(jsu) && isLeftOut(exam), tell.topicUnasked),
  ];
}

export function taskGaps({ jst, pentaksiran, rubrik }: Chain): Said[] {
  const codes = (jst?.assessments ?? []).filter(({ isTest }) => !isTest).map(({ code }) => code);
  const missing = (some: readonly { taskCode: string }[] | undefined): string[] =>
    some === undefined ? [] : codes.filter((code) => !some.some(({ taskCode }) => taskCode === code));
  return [
    ...missing(pentaksiran?.tasks).map((code) => tell.taskWithoutSheet(code)),
    ...missing(rubrik?.rubriks).map((code) => tell.taskWithoutRubric(code)),
  ];
}

/** Tasks whose sheet or rubric is marked out of other marks than the document states, confirmed or not. */
export const marksGaps = ({ course, jst, pentaksiran, rubrik }: Chain): Said[] =>
  (jst?.assessments ?? []).flatMap(({ code, assessmentId, isTest }) => {
    const marks = course.read.assessments.find(({ id }) => id === assessmentId)?.marks ?? null;
    const sheet = pentaksiran?.tasks.find(({ taskCode }) => taskCode === code)?.question.marks;
    const own = [sheet, rubrik?.rubriks.find(({ taskCode }) => taskCode === code)?.totalMarks];
    const other = own.find((one) => one !== undefined && one !== marks);
    const fact = course.read.facts[`${assessmentId}.marks`];
    return isTest || marks === null || other === undefined
      ? []
      : [tell.otherMarks(code, other, withMark(`${marks} markah`, fact), withMark(`${marks}`, fact))];
  });

export const openShareGaps = ({ jst }: Chain): Said[] =>
  (jst?.assessments ?? []).flatMap(({ code, hpAllocation }) => {
    const codes = Object.entries(hpAllocation).flatMap(([hp, share]) => (share === null ? [hp] : []));
    return codes.length === 0 ? [] : [tell.noShares(code, codes.join(', '))];
  });

/** A task without any rubric is named once, as that. */
export function hpGaps(chain: Chain): Said[] {
  const bare = (chain.jst?.assessments ?? []).flatMap((assessment) => {
    const own = chain.rubrik?.rubriks.find(({ taskCode }) => taskCode === assessment.code);
    const covered = own?.criteria.map(({ hp }) => hpCode(hp));
    return allocatedHp(assessment)
      .filter((hp) => covered?.includes(hp) === false)
      .map((hp) => tell.noCriterion(hp, assessment.code));
  });
  const idle = hpRows(chain).filter(({ cells: { jst } }) => isLeftOut(jst));
  return [...bare, ...idle.map(({ label }) => tell.idleOutcome(label))];
}

export function tieGaps(chain: Chain): Said[] {
  const clos = cloRows(chain);
  // Values and skills are of no topic.
  const isTaught = (clo: string): boolean => {
    const { domains = [] } = chain.course.clos.find(({ code }) => code === clo) ?? {};
    return domains.length === 0 || domains.some((level) => level.startsWith('C'));
  };
  // Many documents tie no topic to a CLO at all; that is no gap of one CLO.
  const isTied = clos.some(({ cells: { topics } }) => isIn(topics));
  return [
    ...(chain.jst?.assessments ?? [])
      .filter(({ clo }) => clo.length === 0)
      .map(({ code, type }) => tell.untiedAssessment(type, code)),
    ...clos
      .filter(({ label, cells: { topics } }) => isTied && isLeftOut(topics) && isTaught(label))
      .map(({ label }) => tell.untiedClo(label)),
  ];
}
