import type { Doubted } from '../../claims/held.ts';
import { meant } from '../../fact/meant.ts';
import { coverage } from '../../fact/score.ts';
import { comparableWords, saysWhole } from '../../text/comparable.ts';
import { hpCode } from '../counting/hp.ts';
import { fieldLabels } from '../labels.ts';
import type { Course } from '../course/courseView.ts';
import type {
  Clo,
  Contradiction,
  JstAssessment,
  JsuQuestion,
  PentaksiranTask,
  RubrikCriterion,
  Working,
} from '../schemas.ts';
import { rubrikLevels } from '../schemas.ts';
import { isFrame } from '../items/frames.ts';
import type { PaperTopic } from '../paper/topics.ts';
import { valuesIn } from '../items/cites.ts';
import { stepFaults } from '../items/working.ts';
import { type Fault, fault } from './fault.ts';
import { figureFaults, shownOf, sourceFaults, toldByCourse } from './figures.ts';
import {
  type Ground,
  isDeclaredInvented,
  isInventedSource,
  isKnownSource,
  isOfCase,
  isOfRubric,
  isOfTask,
  textFaults,
} from './known.ts';
import { belowFaults, ladderFaults, levelFaults, verbFaults } from './levels.ts';

/** What is wrong in rows of the tables, by the course and by what they are made from. */

type Texts = readonly { title: string; subtopics: readonly string[] }[];

/** A subtopic that another topic of the course has, and its own does not. */
function subtopicFaults({ topic, subtopic }: Pick<JsuQuestion, 'topic' | 'subtopic'>, topics: Texts): Fault[] {
  const own = topics.filter(({ title }) => title === topic);
  const namesOf = ({ title, subtopics }: Texts[number]) => [title, ...subtopics];
  const isOwn =
    meant(own, subtopic, namesOf) !== undefined || own.some((one) => coverage(subtopic, namesOf(one).join(' ')) > 0.5);
  const other = isOwn || own.length === 0 ? undefined : meant(topics, subtopic, namesOf);
  return other === undefined
    ? []
    : [fault(['subtopic'], subtopic, `Subtopik ini milik topik "${other.title}", bukan "${topic}".`)];
}

/** A row of a test's specification. `topics`: those of the paper, with the outcomes that may be asked of each. */
export function jsuRowFaults(
  row: Pick<JsuQuestion, 'topic' | 'subtopic' | 'clo' | 'cognitiveLevel' | 'cognitiveDescription'>,
  course: Course,
  topics: readonly Pick<PaperTopic, 'title' | 'clo' | 'asked'>[],
): Fault[] {
  const { topic, clo, cognitiveLevel: level, cognitiveDescription: description } = row;
  const place = topics.find(({ title }) => title === topic);
  const own = course.clos.find(({ code }) => code === clo);
  // Its own outcomes, and those of the tests that name it.
  const codes = place === undefined ? [] : [...new Set([...place.clo, ...place.asked])];
  const isOther = codes.length > 0 && clo !== '' && !codes.includes(clo);
  const empty = (['subtopic', 'cognitiveDescription'] as const).filter((field) => row[field].trim() === '');
  return [
    ...empty.map((field) => fault([field], '', `${fieldLabels[field]} baris ini belum ditulis.`)),
    ...(isOther
      ? [fault(['clo'], clo, `${clo} bukan CLO topik "${topic}" dalam ujian ini; guna ${place?.clo.join(', ')}.`)]
      : []),
    ...levelFaults(['cognitiveLevel'], level, clo, course.clos),
    // The verb of an outcome is one of its level, whatever lists say.
    ...verbFaults(['cognitiveDescription'], description, level).filter(
      ({ text: verb }) => !(own !== undefined && own.domains.includes(level) && saysWhole(own.statement, verb)),
    ),
    ...subtopicFaults(row, course.topics),
  ];
}

/** One name given to two outcomes: that of the later one is wrong, or the earlier one's. */
function nameFaults(outcomes: readonly string[]): Fault[] {
  const names = outcomes.map((text) =>
    comparableWords(text)
      .replace(comparableWords(hpCode(text)), '')
      .trim(),
  );
  return outcomes.flatMap((text, i) => {
    const first = names.indexOf(names[i] ?? '');
    const isTwice = names[i] !== '' && first < i && hpCode(text) !== hpCode(outcomes[first] ?? '');
    return isTwice
      ? [fault(['domains', 'outcomes', i], text, `Nama ini juga diberi kepada ${hpCode(outcomes[first] ?? '')}.`)]
      : [];
  });
}

const domainLists = ['cognitive', 'affective', 'psychomotor'] as const;

/** What a row of the JST says beside what document or lecturer state. */
export function jstRowFaults(row: JstAssessment, ground: Ground, course: Course): Fault[] {
  const followed = { name: 'Dokumen' as const, told: toldByCourse(row, course), shown: shownOf(row, course) };
  const texts = [
    [['description'], row.description],
    [['objective'], row.objective],
    ...row.criteria.map((text, i) => [['criteria', i], text] as const),
  ] as const;
  return [
    ...texts.flatMap(([at, text]) => textFaults(at, text, ground, (doubted) => isOfTask(doubted, ground, row.matter))),
    ...texts.flatMap(([at, text]) => figureFaults(at, text, row.figures, followed)),
    ...nameFaults(row.domains.outcomes),
    ...domainLists.flatMap((list) => ladderFaults(['domains', list], row.domains[list], row.clo, course.clos)),
  ];
}

/** A stimulus whose source says that it is made up may tell any figure or name; works and figures of another one are held. */
function stimulusFaults({ content, source, title }: PentaksiranTask['stimulus'], ground: Ground): Fault[] {
  if ([content, title].some(isDeclaredInvented) || isInventedSource(source))
    return textFaults(['stimulus', 'content'], content, ground, ({ claim }) =>
      ['level', 'code', 'sum', 'source'].includes(claim.kind),
    );
  const isUnknown = source.trim() !== '' && !isFrame(source) && !isKnownSource(source, ground);
  const found = textFaults(['stimulus', 'source'], source, ground);
  const reason =
    'Sumber ini tiada dalam rujukan kursus atau nota. Jika rekaan, nyatakan "Situasi rekaan" ("Fictional situation").';
  return [
    ...textFaults(['stimulus', 'content'], content, ground, (doubted) => isOfCase(doubted, ground)),
    ...(isUnknown && found.length === 0 ? [fault(['stimulus', 'source'], source, reason)] : found),
  ];
}

/** A task with its stimulus. `told`: by its row. */
export function taskFaults(
  {
    clo,
    stimulus,
    question,
    ...task
  }: Omit<PentaksiranTask, 'taskNumber' | 'taskType' | 'taskCode' | 'taskPercentage'>,
  ground: Ground,
  clos: readonly Clo[],
  told: readonly string[],
): Fault[] {
  const isPersonOfCase = ({ claim: { kind, text } }: Doubted): boolean =>
    kind === 'person' && saysWhole(stimulus.content, text);
  const isStill = ({ result }: Working): boolean =>
    valuesIn(result).every((value) => valuesIn(stimulus.content).includes(value));
  const held = (at: Fault['at'], text: string) =>
    textFaults(at, text, ground, (doubted) => isOfTask(doubted, ground, task.matter) && !isPersonOfCase(doubted));
  return [
    ...held(['theBigIdea'], task.theBigIdea),
    ...held(['essentialQuestion'], task.essentialQuestion),
    ...stimulusFaults(stimulus, ground),
    ...stepFaults(task.working?.filter(isStill)).map((reason) => ({
      ...fault(['stimulus', 'content'], '', reason),
      declared: ['working'],
    })),
    ...(['statement', 'description'] as const).flatMap((field) => [
      ...held(['question', field], question[field]),
      ...sourceFaults(['question', field], question[field], task.figures, {
        name: 'Tugasan',
        told: [...told, stimulus.title, stimulus.content],
      }),
    ]),
    ...ladderFaults(['question', 'domains', 'cognitive'], question.domains.cognitive, clo, clos),
    ...belowFaults(['question', 'domains', 'cognitive'], question.domains.cognitive, clo, clos),
  ];
}

/** What a reader found in a task and its stimulus, where these still say so; at the task where words of both are named. */
export function contradictionFaults(
  { stimulus, question }: Pick<PentaksiranTask, 'stimulus' | 'question'>,
  contradictions: readonly Contradiction[] = [],
): Fault[] {
  const fields = ['statement', 'description'] as const;
  return contradictions.flatMap(({ task, stimulus: against, reason }) => {
    const field = fields.find((each) => saysWhole(question[each], task));
    const isTold = saysWhole(stimulus.content, against);
    const isGone = (field === undefined && task.trim() !== '') || (!isTold && against.trim() !== '');
    if (isGone || (field === undefined && !isTold)) return [];
    const at = field === undefined ? ['stimulus', 'content'] : ['question', field];
    const [text, words] = field === undefined ? [stimulus.content, against] : [question[field], task];
    const said = field !== undefined && isTold ? `Rangsangan menyatakan "${against}". ${reason}` : reason;
    return [fault(at, text.includes(words) ? words : '', said)];
  });
}

/** A criterion of a task's rubric. */
export function criterionFaults(
  {
    name,
    domains,
    levels,
    figures,
  }: Pick<RubrikCriterion, 'name' | 'domains' | 'figures'> & {
    levels: Readonly<Record<(typeof rubrikLevels)[number], { descriptor: string }>>;
  },
  ground: Ground,
  { clo, told, isWriting }: { clo: readonly string[]; told: readonly string[]; isWriting?: boolean },
  clos: readonly Clo[],
): Fault[] {
  const held = (at: Fault['at'], text: string) =>
    textFaults(at, text, ground, (doubted) => isOfRubric(doubted, ground, figures !== undefined));
  return [
    ...held(['name'], name),
    ...ladderFaults(['domains'], domains, clo, clos),
    ...rubrikLevels.flatMap((level) => held(['levels', level, 'descriptor'], levels[level].descriptor)),
    ...figureFaults(
      ['levels', 'amatCemerlang', 'descriptor'],
      levels.amatCemerlang.descriptor,
      figures,
      { name: 'Tugasan', told },
      isWriting,
    ),
  ];
}
