import { tell } from '../messages.ts';
import { claimsIn, plainText } from '../../claims/claim.ts';
import type { Doubted } from '../../claims/held.ts';
import { sentencesOf } from '../../claims/names.ts';
import { countsIn, numbersOf } from '../../claims/numbers.ts';
import { meant } from '../../fact/meant.ts';
import { coverage, withoutOrdinal } from '../../fact/score.ts';
import { parseText } from '../../richText/parse.ts';
import { say } from '../../text/said.ts';
import { comparableWords, saysWhole } from '../../text/comparable.ts';
import { valueAt } from '../../values/pointer.ts';
import { contentWords } from '../../text/contentWords.ts';
import { hpCode } from '../counting/hp.ts';
import { usesVerb } from '../counting/levelVerbs.ts';
import { fieldLabels } from '../labels.ts';
import type { Course } from '../course/courseView.ts';
import type { Clo, JstAssessment, JsuQuestion, PentaksiranTask, Remark, RubrikCriterion, Working } from '../schemas.ts';
import { rubrikLevels } from '../schemas.ts';
import { isFrame } from '../items/frameMark.ts';
import type { PaperTopic } from '../paper/topics.ts';
import { valuesIn } from '../items/cites.ts';
import { otherSubtopic } from '../items/grounds.ts';
import { tableFaults } from '../items/taken.ts';
import { stepFaults } from '../items/working.ts';
import { type Fault, fault } from './fault.ts';
import { figureFaults, isFree, isListedSum, shownOf, toldByCourse } from './figures.ts';
import {
  type Ground,
  isDeclaredInvented,
  isInventedSource,
  isKnownSource,
  isOfCase,
  isOfRubric,
  isOfTask,
  sourceFaults,
  textFaults,
  workFaults,
} from './knownOfAssessment.ts';
import { belowFaults, ladderFaults, levelFaults, verbAboveFaults, verbBelowFaults, verbFaults } from './levels.ts';

/** What is wrong in rows of the tables, by the course and by what they are made from. */

type Texts = readonly { title: string; subtopics: readonly string[] }[];

/** A subtopic that another topic of the course has, or none, and its own does not; a description that names one of these instead of its subtopic. */
function subtopicFaults(
  {
    topic,
    subtopic,
    cognitiveDescription: description,
  }: Pick<JsuQuestion, 'topic' | 'subtopic' | 'cognitiveDescription'>,
  topics: Texts,
): Fault[] {
  const own = topics.filter(({ title }) => title === topic);
  const namesOf = ({ title, subtopics }: Texts[number]) => [title, ...subtopics];
  const names = own.flatMap(namesOf);
  const ofOther = (at: 'subtopic' | 'cognitiveDescription', words: string, { title }: Texts[number]) =>
    fault([at], words, tell.subtopicOfOther(title, topic));
  const share = coverage(subtopic, names.join(' '));
  if (own.length > 0 && meant(own, subtopic, namesOf) === undefined && share <= 0.5) {
    const other = meant(topics, subtopic, namesOf);
    if (other !== undefined) return [ofOther('subtopic', subtopic, other)];
    const isAbsent = share === 0 && own.some(({ subtopics }) => subtopics.length > 0);
    if (isAbsent) return [fault(['subtopic'], subtopic, tell.noSubtopic(topic))];
  }
  const told = [...contentWords(description)].join(' ');
  const other = otherSubtopic(description, { topic, subtopic }, topics);
  if (other !== undefined) return [ofOther('cognitiveDescription', description, other)];
  if (own.length === 0 || coverage(told, [subtopic, ...names].join(' ')) > 0) return [];
  // 'the crude death rates' for '5.1 Crude and specific death rates'.
  const isNamed = (name: string): boolean => {
    const words = [...contentWords(withoutOrdinal(name))];
    return saysWhole(description, name) || (words.length > 1 && coverage(words.join(' '), description) > 0.7);
  };
  const said = topics.find((one) => namesOf(one).some(isNamed));
  return said === undefined ? [] : [ofOther('cognitiveDescription', description, said)];
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
    ...empty.map((field) => fault([field], '', tell.emptyField(fieldLabels[field]))),
    ...(isOther ? [fault(['clo'], clo, tell.otherClo(clo, topic, place?.clo.join(', ')))] : []),
    ...levelFaults(['cognitiveLevel'], level, clo, course.clos),
    // The verb of an outcome is one of its level, whatever lists say.
    ...verbFaults(['cognitiveDescription'], description, level).filter(
      ({ text: verb }) => !(own !== undefined && own.domains.includes(level) && usesVerb(own.statement, verb)),
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
    return isTwice ? [fault(['domains', 'outcomes', i], text, tell.nameTwice(hpCode(outcomes[first] ?? '')))] : [];
  });
}

/** Whether a text names a title as one: with its number, in quotes, or with its capitals where no sentence begins. */
function isTitled(text: string, title: string): boolean {
  const name = withoutOrdinal(title);
  if (name !== title && saysWhole(text, title)) return true;
  return text.split(name).some((after, i, parts) => {
    const before = parts.slice(0, i).join(name);
    const isInside = /\p{L}[^.?!\n]*$/u.test(before) || /\s\p{Lu}/u.test(name);
    return i > 0 && !/^\p{L}/u.test(after) && (/["'“‘]$/u.test(before) || (isInside && /^\p{Lu}/u.test(name)));
  });
}

/** Topics of the course that a row names in its texts and neither its list nor the document has of it; a title of one word may be any word. */
function strayTopics(row: JstAssessment, { topics, clos }: Course, told: readonly string[]): Fault[] {
  const own = topics.filter(({ title }) => row.topics.includes(title)).flatMap((one) => [one.title, ...one.subtopics]);
  const outcomes = clos.filter(({ code }) => row.clo.includes(code)).map(({ statement }) => statement);
  const others = topics.filter(
    ({ title }) =>
      row.topics.length > 0 &&
      contentWords(title).size > 1 &&
      ![...own, ...outcomes, ...told].some((text) => saysWhole(text, withoutOrdinal(title))),
  );
  return textsOfRow(row).flatMap(([at, text]) =>
    others.flatMap(({ title }) =>
      isTitled(text, title) ? [fault(at, text.includes(title) ? title : '', tell.topicNotListed(title))] : [],
    ),
  );
}

const domainLists = ['cognitive', 'affective', 'psychomotor'] as const;

const ofAssessment = ({ assessmentId }: JstAssessment, { read }: Course): string[] =>
  read.assessments.flatMap(({ id, description }) => (id === assessmentId ? [description] : []));

/** What a row of the JST says beside what document or lecturer state. */
export function jstRowFaults(row: JstAssessment, ground: Ground, course: Course): Fault[] {
  const followed = {
    name: say`Dokumen | The document`,
    told: toldByCourse(row, course),
    shown: shownOf(row, course),
    known: Object.values(row.cloShares ?? {}),
  };
  const texts = textsOfRow(row);
  return [
    ...texts.flatMap(([at, text]) => textFaults(at, text, ground, (doubted) => isOfTask(doubted, ground, row.matter))),
    ...texts.flatMap(([at, text]) =>
      figureFaults(at, text, row.figures, followed, { isAll: true, isHeld: (value) => !isFree(value) }),
    ),
    ...verbAboveFaults(['objective'], row.objective, row.clo, course.clos),
    ...strayTopics(row, course, [row.type, row.fact?.quote ?? '', ...ofAssessment(row, course)]),
    ...nameFaults(row.domains.outcomes),
    ...domainLists.flatMap((list) => ladderFaults(['domains', list], row.domains[list], row.clo, course.clos)),
  ];
}

/** A stimulus whose source says that it is made up may tell any figure or name; works are held, and figures of another one. */
function stimulusFaults(
  { content, source, title }: PentaksiranTask['stimulus'],
  { works = [], hasDeliberateError = false }: Pick<PentaksiranTask, 'works' | 'hasDeliberateError'>,
  ground: Ground,
): Fault[] {
  const isSlip = ({ claim }: Doubted): boolean => hasDeliberateError && claim.kind === 'sum';
  const named = workFaults(['stimulus', 'content'], content, works, ground);
  const real = works.filter((work) => !isInventedSource(work));
  if ([content, title].some(isDeclaredInvented) || isInventedSource(source))
    return [
      ...textFaults(
        ['stimulus', 'content'],
        content,
        ground,
        (one) => ['level', 'code', 'sum', 'source'].includes(one.claim.kind) && !isSlip(one),
      ),
      ...named,
      ...workFaults(['stimulus', 'source'], source, real, ground),
      ...textFaults(
        ['stimulus', 'source'],
        source,
        ground,
        ({ claim: { kind, text } }) => kind === 'source' && !real.some((work) => saysWhole(work, text)),
      ),
    ];
  const isUnknown = source.trim() !== '' && !isFrame(source) && !isKnownSource(source, ground);
  const found = textFaults(['stimulus', 'source'], source, ground);
  return [
    ...textFaults(['stimulus', 'content'], content, ground, (one) => isOfCase(one) && !isSlip(one)),
    ...named,
    ...(isUnknown && found.length === 0 ? [fault(['stimulus', 'source'], source, tell.unknownSource())] : found),
  ];
}

/** Percentages that a stimulus tells beside its table, or beside two amounts of their sentence, and whose way nobody gives: data, or worked out wrongly. */
export function unworkedIn({ stimulus, working = [] }: Pick<PentaksiranTask, 'stimulus' | 'working'>): string[] {
  const blocks = parseText(stimulus.content);
  const prose = blocks.filter(({ kind }) => kind !== 'table');
  const worked = working.flatMap(({ result }) => valuesIn(result)).flatMap((value) => [value, value * 100]);
  const plain = plainText(prose);
  const sentences = sentencesOf(plain);
  return claimsIn(plain).flatMap(({ unit, values, text, from }) => {
    const place = sentences.find(({ to }) => to > from);
    const amounts = claimsIn(plain.slice(place?.from, place?.to)).filter((claim) => claim.unit === 'money');
    const isBeside = prose.length < blocks.length || amounts.length > 1;
    return unit === 'percent' && isBeside && !values.some((value) => worked.includes(Number(value))) ? [text] : [];
  });
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
  const isNumberOfCase = (doubted: Doubted): boolean =>
    doubted.claim.kind === 'number' && isOfCase(doubted) && saysWhole(stimulus.content, doubted.claim.text);
  const printed = valuesIn(stimulus.content);
  const isStill = ({ result }: Working): boolean =>
    saysWhole(stimulus.content, result) || valuesIn(result).some((value) => printed.includes(value));
  const held = (at: Fault['at'], text: string, isHeld: (doubted: Doubted) => boolean = () => true) =>
    textFaults(
      at,
      text,
      ground,
      (doubted) =>
        isOfTask(doubted, ground, task.matter) &&
        !isPersonOfCase(doubted) &&
        !isNumberOfCase(doubted) &&
        isHeld(doubted),
    );
  // Those of its stimulus are told there.
  const works = (task.works ?? []).filter((work) => !saysWhole(stimulus.content, work) && !isInventedSource(work));
  return [
    ...held(['theBigIdea'], task.theBigIdea),
    ...held(['essentialQuestion'], task.essentialQuestion),
    ...stimulusFaults(stimulus, task, ground),
    ...(task.hasDeliberateError ? [] : tableFaults([stimulus.content])).map((reason) =>
      fault(['stimulus', 'content'], '', reason),
    ),
    ...stepFaults(task.working?.filter(isStill)).map((reason) => ({
      ...fault(['stimulus', 'content'], '', reason),
      declared: ['working'],
    })),
    ...(['statement', 'description'] as const).flatMap((field) => [
      ...held(['question', field], question[field], ({ claim }) => claim.kind !== 'source'),
      ...sourceFaults(['question', field], question[field], ground, question[field], works),
      ...figureFaults(['question', field], question[field], task.figures, {
        name: say`Tugasan | The task`,
        told: [...told, stimulus.title, stimulus.content],
      }),
    ]),
    ...ladderFaults(['question', 'domains', 'cognitive'], question.domains.cognitive, clo, clos),
    ...belowFaults(['question', 'domains', 'cognitive'], question.domains.cognitive, clo, clos),
    ...(isFrame(question)
      ? []
      : verbBelowFaults(['question', 'statement'], [question.statement, question.description], clo, clos)),
  ];
}

/** What a second reader found in the texts of a row, where they still say so. */
export const remarkFaults = (texts: readonly RowText[], remarks: readonly Remark[]): Fault[] =>
  remarks.flatMap(({ words, reason }) =>
    texts
      .filter(([, text]) => saysWhole(text, words))
      .slice(0, 1)
      .map(([at, text]) => fault(at, text.includes(words) ? words : '', say`${reason}`)),
  );

/** A text of a row with the steps to its field. */
export type RowText = readonly [at: readonly [string, ...(string | number)[]], text: string];
const textAt = (row: object, field: string, ...more: (string | number)[]): RowText => [
  [field, ...more],
  valueAt(row, `/${[field, ...more].join('/')}`) as string,
];

/** The texts of a row of the JST that its writer thinks of. */
export const textsOfRow = (row: JstAssessment): RowText[] => [
  textAt(row, 'description'),
  textAt(row, 'objective'),
  ...row.criteria.map((_, i) => textAt(row, 'criteria', i)),
];

export const textsOfJsuRow = (row: JsuQuestion): RowText[] =>
  ['cognitiveDescription', 'subtopic', 'clo', 'cognitiveLevel'].map((field) => textAt(row, field));

export const textsOfTask = (task: Pick<PentaksiranTask, 'stimulus' | 'question'>): RowText[] => [
  ...['statement', 'description'].map((field) => textAt(task, 'question', field)),
  ...['content', 'source'].map((field) => textAt(task, 'stimulus', field)),
];

export const textsOfCriteria = (criteria: readonly RubrikCriterion[]) =>
  criteria.flatMap((_, n) =>
    rubrikLevels.map((level) => textAt({ criteria }, 'criteria', n, 'levels', level, 'descriptor')),
  );

/** The one outcome of a task that has most of the words of a criterion's name; none where two have as many. */
function outcomeNamed(name: string, own: readonly Clo[]): Clo | undefined {
  const scored = own.map((clo) => ({ clo, share: coverage([...contentWords(name)].join(' '), clo.statement) }));
  const [first, second] = scored.toSorted((a, b) => b.share - a.share);
  return first !== undefined && first.share >= 0.5 && first.share - (second?.share ?? 0) >= 0.3 ? first.clo : undefined;
}

/** A programme outcome or levels that are those of another outcome of the task than the one that a criterion names; `codes`: what its levels follow. */
function outcomeFaults(
  { name, hp, domains }: Pick<RubrikCriterion, 'name' | 'hp' | 'domains'>,
  codes: readonly string[],
  clos: readonly Clo[],
): Fault[] {
  const own = clos.filter(({ code }) => codes.includes(code));
  const holding = own.filter((clo) => clo.hp.some((code) => hpCode(code) === hpCode(hp)));
  const named = outcomeNamed(name, own);
  if (named === undefined || holding.length === 0 || holding.includes(named))
    return ladderFaults(['domains'], domains, holding.length > 0 ? holding.map(({ code }) => code) : codes, clos);
  const [offered = ''] = named.hp;
  const holders = holding.map(({ code }) => code).join(', ');
  const all = [...named.hp, ...named.domains].join(', ');
  const reason = tell.otherOutcome(hp, holders, named.code, all);
  return [fault(['hp'], hp, reason, offered), ...ladderFaults(['domains'], domains, [named.code], clos)];
}

/** A criterion of a task's rubric. */
export function criterionFaults(
  {
    name,
    hp,
    domains,
    levels,
    figures,
  }: Pick<RubrikCriterion, 'name' | 'hp' | 'domains' | 'figures'> & {
    levels: Readonly<Record<(typeof rubrikLevels)[number], { descriptor: string }>>;
  },
  ground: Ground,
  { clo, told }: { clo: readonly string[]; told: readonly string[] },
  clos: readonly Clo[],
): Fault[] {
  const held = (at: Fault['at'], text: string) =>
    textFaults(
      at,
      text,
      ground,
      (doubted) => isOfRubric(doubted, ground, figures) && !isListedSum(doubted.claim.text, figures, told),
    );
  const counted = (level: (typeof rubrikLevels)[number], isHeld: (value: number) => boolean) =>
    figureFaults(
      ['levels', level, 'descriptor'],
      levels[level].descriptor,
      figures,
      { name: say`Tugasan | The task`, told },
      { isAll: true, isHeld },
    );
  const [best, ...others] = rubrikLevels;
  const ofBest = counted(best, (value) => !isFree(value));
  // What is wrong in the best level is so in the others, which may ask for fewer.
  const isWrong = (value: number): boolean =>
    !isFree(value) && ofBest.some(({ text }) => numbersOf(text).includes(value));
  const most = [levels[best].descriptor, ...told].flatMap(countsIn);
  const isFewer = (text: string): boolean => {
    const less = countsIn(text).map(({ noun, value }) => {
      const by = most.flatMap((one) => (one.noun === noun ? one.value - value : []));
      // Of 'semua kadar alir', which nobody counts, any number is fewer.
      return by.length === 0 && saysWhole(levels[best].descriptor, noun) ? 1 : Math.max(...by);
    });
    return less.every((by) => by >= 0) && less.some((by) => by > 0);
  };
  return [
    ...held(['name'], name),
    ...outcomeFaults({ name, hp, domains }, clo, clos),
    ...rubrikLevels.flatMap((level) => held(['levels', level, 'descriptor'], levels[level].descriptor)),
    ...ofBest,
    ...others.flatMap((level) => counted(level, isWrong).filter(({ text }) => !isFewer(text))),
  ];
}
