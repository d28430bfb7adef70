import type { Course } from '../../shared/course/course.ts';
import { describeMqfOutcome } from '../../shared/terms/mqf.ts';
import { unconfirmedOf } from '../../shared/course/review.ts';
import { cloTitles, commonOf, courseLabelOf, teachingOf } from '../../shared/pedagona/courses.ts';
import type { ArtefactName } from '../../shared/pedagona/editable.ts';
import { skillLabel } from '../../shared/pedagona/labels/resultLabels.ts';
import type { CourseAnalysis, Teaching } from '../../shared/pedagona/schemas.ts';
import type { Chain, Merangkai } from '../../shared/pedagona/stages.ts';
import { isRecord, isSame, keysOf, pick } from '../../shared/values/pick.ts';
import { uniqueBy } from '../../shared/values/uniqueBy.ts';
import { renderData } from '../platform/model/prompt.ts';
import { type ChainMade, doubtsOf, knownOfChain } from './knownOfCourses.ts';

/** How many rows of a document are shown in its own words, and how much longer than the value itself they must be to say more. */
const maxExtracts = 5;
const worthReading = 60;

/** The document's own words (at most 600 characters each) of the assessments and of the topics that take most time, where they say more. */
function extractsOf({ assessments, topics, facts }: Pick<Course, 'assessments' | 'topics' | 'facts'>) {
  const heaviest = topics.toSorted((a, b) => (b.hours ?? 0) - (a.hours ?? 0));
  const told = [
    ...heaviest.map(({ id, title, subtopics }) => ({ row: id, known: title + subtopics.join(' ') })),
    ...assessments.map(({ id, type, description }) => ({ row: id, known: type + description })),
  ].flatMap(({ row, known }) => {
    const text = facts[row]?.quote ?? '';
    return text.length > known.length + worthReading ? [{ row, text }] : [];
  });
  return uniqueBy(told, ({ text }) => text).slice(0, maxExtracts);
}

/**
 * What prompts are told of a course: its facts as they now are, each row with its id, and the rows and fields that the document does not bear out.
 * `isBrief`: what was suggested is in the DLO by now; `doubted`: why claims of what was suggested are.
 */
export const courseFacts = (course: CourseAnalysis, { isBrief = false, doubted = [] as readonly string[] } = {}) =>
  withoutEmpty({
    label: courseLabelOf(course),
    ...pick(
      course,
      'courseCode',
      'courseName',
      'institution',
      'programme',
      'language',
      'credit',
      'prerequisite',
      'synopsis',
    ),
    clos: course.clos.map((clo) => ({
      ...pick(clo, 'id', 'cloNumber', 'cloStatement', 'domain', 'level'),
      hpp: clo.hpp.map(describeMqfOutcome),
      skills: clo.skills.map(skillLabel),
      ...pick(clo, 'knowledge'),
      ...(isBrief ? {} : pick(clo, 'microConcepts', 'bigIdea', 'essentialQuestions')),
    })),
    assessments: course.assessments.map((one) =>
      pick(one, 'id', 'type', 'weight', 'count', 'duration', 'week', 'domain', 'hpp', 'description'),
    ),
    topics: course.topics.map((topic) => ({
      ...pick(topic, 'id', 'week', 'hours', 'title', 'subtopics'),
      clos: cloTitles(course, topic.cloIds),
    })),
    ...pick(course, 'methods', 'skills', 'references'),
    unconfirmed: [...unconfirmedOf(course), ...doubted],
    extracts: extractsOf(course),
    kppbModel: course.learningDevelopment.kppbModel,
  });

/** What later stages need of a merangkai: not its evidence, nor the rubrics of single assessments. */
const merangkaiFacts = ({ combinedBigIdea, courseComparison, integratedAssessment }: Merangkai) => ({
  combinedBigIdea,
  rationale: courseComparison.rationale,
  links: courseComparison.links.map(({ text, isSuggestion }) => (isSuggestion ? `Cadangan: ${text}` : text)),
  integratedQuestion: integratedAssessment.integratedQuestion,
  selectedAssessments: integratedAssessment.selectedAssessments.map((one) => ({
    course: one.courseCode,
    ...pick(one, 'assessmentType', 'weight', 'rationale', 'links'),
  })),
  rubric: integratedAssessment.rubric.map(({ criterion, marks, levels, links }) => ({
    criterion,
    marks,
    amatCemerlang: levels.amatCemerlang,
    links,
  })),
});

/** A chain as prompts are told of it. */
type ChainSource = Pick<ChainMade, 'courses' | 'teaching'> & Partial<Pick<Chain, 'merangkai' | 'dlo'>>;

/**
 * The stable texts of every prompt of the chain: `<data nama="kursus">`, `<data nama="sepunya">` {commonHP, commonDomains} and, where it
 * is there, `<data nama="pengajaran">`; then `<data nama="merangkai">` and `<data nama="dlo">` with the titles of its materials. What is empty is left out;
 * each says under `unconfirmed` which of its claims are doubted and why.
 */
export function chainData(source: ChainSource): string[] {
  const { courses, teaching, merangkai, dlo } = source;
  const known = knownOfChain(source);
  const doubted = (name: ArtefactName, artefact: object): string[] => [
    ...new Set(doubtsOf(name, artefact as never, source, known).map(({ reason }) => reason)),
  ];
  const isBrief = Boolean(dlo);
  const facts = courses.map((course) => courseFacts(course, { isBrief, doubted: doubted('course', course) }));
  const told = (name: 'merangkai' | 'dlo', artefact: object, shown: object): string =>
    renderData(name, withoutEmpty({ ...shown, unconfirmed: doubted(name, artefact) }));
  const stimulus = dlo?.stimulus.map(({ title }) => title);
  return [
    [
      renderData('kursus', facts),
      renderData('sepunya', commonOf(courses)),
      ...(teaching ? [renderData('pengajaran', teachingFacts(teaching, courses))] : []),
    ].join('\n'),
    ...(merangkai ? [told('merangkai', merangkai, merangkaiFacts(merangkai))] : []),
    ...(dlo ? [told('dlo', dlo, withoutIds({ ...dlo, stimulus, answerKey: [], illustrations: [] }))] : []),
  ];
}

/** The materials of the DLO and their answers, for the request of the one prompt that is told them: the stable texts are the same for all. */
export function answerKeyData({ dlo }: ChainSource): string {
  const told = Object.entries({ rangsangan: dlo?.stimulus ?? [], kunci: dlo?.answerKey ?? [] });
  return told.flatMap(([name, rows]) => (rows.length > 0 ? [renderData(name, rows)] : [])).join('\n');
}

/**
 * The settings; `lalai`: those that the courses' documents or the suite say, so that nobody need have chosen them. Weeks that nobody has chosen are
 * those of the shortest course, with each course's own.
 */
function teachingFacts(teaching: Teaching, courses: readonly CourseAnalysis[]) {
  const usual = teachingOf(courses);
  const lalai = keysOf(teaching).filter((key) => teaching[key] === usual[key]);
  const weeks = courses.map((course) => [courseLabelOf(course), teachingOf([course]).time] as const);
  const shortest = Math.min(...weeks.map(([, time]) => time));
  if (teaching.time === shortest || teaching.unit !== 'minggu' || !lalai.includes('time'))
    return { ...teaching, lalai };
  return { ...teaching, time: shortest, minggu: Object.fromEntries(weeks), lalai };
}

const isEmpty = (value: unknown): boolean => value === null || value === '' || isSame(value, []);

const withoutEmpty = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      isRecord(part) ? Object.fromEntries(Object.entries(part).filter(([, field]) => !isEmpty(field))) : part,
    ),
  );

const ids = new Set(['id', 'dloId', 'merangkaiId', 'engineNotice', 'accepted']);
export const withoutIds = (artefact: object) =>
  Object.fromEntries(Object.entries(artefact).filter(([key]) => !ids.has(key)));
