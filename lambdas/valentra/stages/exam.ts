import { tell } from '../../../shared/valentra/messages.ts';
import { pick } from '../../../shared/values/pick.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { courseGround } from '../../../shared/valentra/held/knownOfAssessment.ts';
import type { Said } from '../../../shared/text/said.ts';
import { warningOf } from '../../../shared/text/labels.ts';
import { apportionEach, sumOf } from '../../../shared/valentra/counting/apportion.ts';
import {
  astrayFaults,
  citedElsewhere,
  askedElsewhere,
  definedElsewhere,
  lacksGround,
  strayFaults,
  unsupportedFaults,
} from '../../../shared/valentra/items/grounds.ts';
import {
  citedQuestion,
  citesLost,
  contentFlags,
  marksChanged,
  stillLacks,
  wordsOf,
} from '../../../shared/valentra/items/flags.ts';
import { claimsIn } from '../../../shared/claims/claim.ts';
import { captionNumber } from '../../../shared/valentra/items/forms.ts';
import { flag, when } from '../../../shared/valentra/items/look.ts';
import { itemFaults } from '../../../shared/valentra/held/item.ts';
import { isFrame } from '../../../shared/valentra/items/frameMark.ts';
import { deliberateIn, unfollowed } from '../../../shared/valentra/items/taken.ts';
import { lacksWorking } from '../../../shared/valentra/items/working.ts';
import { spreadKeys, withKey } from '../../../shared/valentra/items/keys.ts';
import { recomputed } from '../../../shared/valentra/editing/recompute.ts';
import { levelNames } from '../../../shared/valentra/counting/levels.ts';
import { asksOf, countedMarks } from '../../../shared/valentra/counting/sections.ts';
import { essayWords, examLimits } from '../../../shared/valentra/limits.ts';
import {
  type Exam,
  type ExamQuestion,
  examQuestionSchema,
  type ExamType,
  type Jsu,
  optionKeys,
  questionKinds,
  type Step,
} from '../../../shared/valentra/schemas.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { type Blueprint, blueprintOf } from '../../../shared/valentra/paper/blueprint.ts';
import {
  examPrompts,
  itemsInLook,
  type LookAnswer,
  lookAnswerSchema,
  lookPrompt,
  questionsInCall,
  severalRows,
} from '../prompts/exam.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import { joinNotices, ModelAnswerError } from '../../platform/model/answer.ts';
import {
  besideSubtopic,
  blocksFor,
  type Extract,
  extractNamed,
  extractsFor,
  linesOfNotes,
  mentionedIn,
  nameOf,
  withPlaces,
} from '../notes.ts';
import { exactly, type Item, markedOf, type Other, rowsOfParts, writingCheck, writingPrompt } from './examSchema.ts';
import {
  type Answered,
  type Ask,
  type Parts,
  type StageSource,
  placeOf,
  required,
  type DocumentStage,
} from './documentStage.ts';

const settingsOf = ({ settings }: StageSource): { type: ExamType; count: number } => ({
  type: settings.questionType ?? 'aneka-pilihan',
  count: settings.numberOfQuestions ?? examLimits.usual,
});

const plan = async (source: StageSource): Promise<Blueprint[]> => {
  const { type, count } = settingsOf(source);
  return blueprintOf(await source.made('jsu'), count, type, source.course.clos);
};

const described = ({ cognitiveDescription, cognitiveLevel }: Blueprint): string =>
  cognitiveDescription || levelNames[cognitiveLevel];

/** What the writer is told of a question: its row; the course before it has the statement of its outcome and the subtopics of its topic. */
function rowForWriter(row: Blueprint, extractsOf: (row: Blueprint) => readonly Extract[]) {
  const { cognitiveDescription: _, more, ...planned } = row;
  return {
    ...planned,
    levelDescription: described(row),
    petikan: extractsOf(row).map(nameOf),
    ...(more && {
      rows: asksOf(row).map((one, n) => ({
        row: n + 1,
        ...pick(one, 'clo', 'topic', 'subtopic', 'cognitiveLevel', 'marks'),
        levelDescription: described(one),
        petikan: extractsOf(one).map(nameOf),
      })),
    }),
    ...(row.kind === 'esei-pendek' ? { words: essayWords(row.marks) } : {}),
  };
}

const passagesOf = (extracts: readonly Pick<Extract, 'n' | 'at' | 'place' | 'text'>[]) =>
  extracts.map((extract) => ({ at: nameOf(extract), ...pick(extract, 'place', 'text') }));

/** What a question is written from: `sent`, the passages of its call and those that its item names; `placed`, all of the notes with headings of other topics, where they have passages of its own. */
interface Place {
  course: Course;
  row: Blueprint;
  sent: readonly Extract[];
  placed: ReturnType<typeof blocksFor>;
  /** The same with headings of other subtopics of its topic, where the notes have a heading of its own subtopic. */
  besides: ReturnType<typeof blocksFor>;
}

/** `extractsOf`: what course document and notes say of a question's topic; `sentWith`: that of a call, each once, since a question may rest on what its neighbours are sent. */
async function extracting(source: StageSource) {
  const notes = await source.notes();
  const { course } = source;
  const othersOf = (row: Blueprint) =>
    course.topics.filter(({ title }) => asksOf(row).every(({ topic }) => topic !== title));
  const extractsOf = (row: Blueprint): Extract[] => {
    const all = asksOf(row).flatMap((one) => {
      const fact = course.topics.find(({ title }) => title === one.topic)?.fact ?? null;
      return extractsFor(one, fact, notes, othersOf(one));
    });
    return uniqueBy(all, nameOf);
  };
  const sentWith = (rows: readonly Blueprint[]): Extract[] => uniqueBy(rows.flatMap(extractsOf), nameOf);
  const placeFor = (row: Blueprint, { cites }: Item, sent: readonly Extract[]): Place => {
    const isOfNotes = extractsOf(row).some(({ n }) => n > 0);
    return {
      course,
      row,
      sent: uniqueBy([...sent, ...cites.flatMap((name) => extractNamed(name, notes) ?? [])], nameOf),
      placed: isOfNotes ? blocksFor(row, notes, othersOf(row)) : [],
      besides: isOfNotes && row.more === undefined ? besideSubtopic(row, notes, course.topics) : [],
    };
  };
  return { extractsOf, sentWith, placeFor };
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

/** The questions of each call: some of one kind. */
const batchesOf = (rows: readonly Blueprint[]): Blueprint[][] =>
  questionKinds.map((kind) => rows.filter((row) => row.kind === kind)).flatMap((own) => chunks(own, questionsInCall));

/** What a question lacks that its writer alone can give: what the writer is asked, and what its reader is told where it stays so. */
interface Lack {
  asked: string;
  /** None of what the reader need not look after. */
  told?: Said;
}

/** What another passage has. */
const lackOf = (other: Extract, say: (name: string) => Said): Lack => ({
  asked: say(nameOf(other)).ms,
  told: say(other.place),
});

function lacksOf(question: ExamQuestion, { row, sent, placed, besides }: Place): Lack[] {
  const cited = citedQuestion(question);
  const texts = wordsOf(question);
  // The course document's row of a topic bears out no answer, and one that is worked out stands nowhere.
  const isWorked = question.kind === 'aneka-pilihan' && (question.working ?? []).length > 0;
  const notes = isWorked ? [] : sent.filter(({ n }) => n > 0);
  const asked = question.kind === 'struktur' ? question.parts.map(({ text }) => text) : [question.stem];
  const names = question.sources.filter(({ n }) => n > 0).map(nameOf);
  const citedIn = (blocks: Place['placed']) => blocks.filter((one) => names.includes(nameOf(one)));
  const ofTopics = astrayFaults(cited, asked, { cited: citedIn(placed), notes: placed }, row);
  // A row may be about its own subtopic alone.
  const ofSiblings = astrayFaults(
    cited,
    asked,
    { cited: citedIn(besides), notes: [] },
    { ...row, topic: row.subtopic },
  );
  const noGround = {
    asked: 'salin kata-kata petikan yang memuatkan jawapan dalam "ground"',
    told: tell.groundNotShown(),
  };
  return [
    // It may be counted in its passage.
    ...(lacksWorking(question) ? [{ asked: 'jawapannya nombor yang dikira; tulis kiraannya dalam "working"' }] : []),
    ...(lacksGround(cited) ? [noGround] : []),
    ...unfollowed(
      question.working ?? [],
      sent.flatMap(({ n, text }) => (n > 0 ? [text] : [])),
      cited.stem,
    ).map((formula) => ({
      asked: `salin rumus "${formula}" ke dalam "formula" langkah yang mengikutinya, atau kira dengannya`,
      told: tell.formulaNotShown(formula),
    })),
    ...citedElsewhere(cited, notes).map(({ answer, other }) =>
      lackOf(other, (name) => tell.citedElsewhere(answer, name)),
    ),
    ...[
      askedElsewhere(cited, notes) ??
        definedElsewhere(
          cited,
          asked,
          sent.filter(({ n }) => n > 0),
        ),
    ].flatMap((other) => (other ? [lackOf(other, tell.askedElsewhere)] : [])),
    ...[
      ...unsupportedFaults(cited),
      ...asksOf(row)
        .map((one) => strayFaults([...texts, ...cited.passages].join('\n'), one))
        .reduce((some, other) => (other.length < some.length ? other : some)),
      ...(isWorked ? [] : [...ofTopics, ...(ofTopics.length > 0 ? [] : ofSiblings)]),
    ].map((told) => ({ asked: told.ms, told })),
  ];
}

/**
 * @param rows of one kind
 * @throws {ModelAnswerError} where none of them was written: what is kept of a call is not asked for again
 */
const writing = async (
  source: StageSource,
  rows: readonly Blueprint[],
  others: readonly (Pick<Blueprint, 'number' | 'topic' | 'subtopic' | 'cognitiveLevel'> & { stem?: string })[],
  ask: Ask,
  again: object = {},
) => {
  const { extractsOf, sentWith, placeFor } = await extracting(source);
  const sent = sentWith(rows);
  const ground = courseGround(source.course, linesOfNotes(await source.notes()));
  const jsu = await source.made('jsu');
  const paper = { ...jsu.courseInfo, marks: sumOf(jsu.questions, countedMarks) };
  const toldOf = (row: Blueprint, item: Item, beside: readonly Other[]): string[] => {
    const place = placeFor(row, item, sent);
    const question = questionOf(place, item);
    const faults = itemFaults(question, source.course, ground, paper).map(({ reason }) => reason.ms);
    const flags = [
      ...question.flags.filter(({ code }) => code !== marksChanged),
      ...contentFlags(question, beside),
    ].map(({ message }) => message);
    return [...new Set([...faults, ...flags, ...lacksOf(question, place).map(({ asked }) => asked)])];
  };
  const data = {
    petikan: passagesOf(sent),
    pelan: rows.map((row) => rowForWriter(row, extractsOf)),
    lain: others.map((other) => pick(other, 'number', 'topic', 'subtopic', 'cognitiveLevel', 'stem')),
    ...again,
  };
  const kind = rows[0]?.kind ?? 'aneka-pilihan';
  const written = await ask(writingPrompt(kind, rows), data, writingCheck(rows, others, toldOf));
  const items = rows.flatMap((row) => itemFor(row, written.answer) ?? []);
  if (items.length === 0) throw new ModelAnswerError('invalid', 'No question was written');
  return { ...written, items };
};

/** The words that carry its answer, its parts or its points; nothing of an item whose writer gives none. */
function groundsOf(item: Item): { grounds?: string[] } {
  const grounds = ('distractors' in item ? [item] : markedOf(item)).map(({ ground }) => ground);
  return grounds.every((ground) => ground === undefined) ? {} : { grounds: grounds.map((ground = '') => ground) };
}

/** Its steps, those of all parts; of one that works nothing out none. */
function stepsOf(item: Item): { working?: Step[] } {
  const steps = 'parts' in item ? item.parts.flatMap(({ working = [] }) => working) : (item.working ?? []);
  return steps.length === 0 ? {} : { working: steps };
}

/** The question's marks over its parts or points as a model weighs them. */
function weighed<T extends { marks: number }>(parts: readonly T[], total: number): T[] {
  const marks = apportionEach(
    total,
    parts.map((part) => part.marks),
  );
  return parts.map((part, i) => ({ ...part, marks: marks[i] ?? 1 }));
}

/** The parts of an item in the order of the rows that they follow. */
function inRowOrder(item: Item, rows: number): Item {
  if (!('parts' in item)) return item;
  const places = rowsOfParts(item.parts, rows);
  const order = [...item.parts.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return { ...item, parts: order.flatMap((i) => item.parts[i] ?? []) };
}

const itemFor = ({ number }: Blueprint, answer: unknown): Item | undefined =>
  (answer as { items: Item[] } | undefined)?.items.find((item) => item.number === number);

/**
 * One question of what a model wrote and what the plan says; the right answer comes first until keys are spread. Where the model gave other
 * marks than were planned, or passages that it was not sent, even after it was told, the question says so.
 */
function questionOf({ course, row, sent }: Place, given: Item): ExamQuestion {
  const asked = asksOf(row);
  const item = inRowOrder(withPlaces(given, sent), asked.length);
  const sources = sent
    .filter((extract) => item.cites.includes(nameOf(extract)))
    .map(({ n, at, text, place }) => ({ n, at, quote: text, place }));
  const lost = sent.length > 0 ? item.cites.filter((name) => !sent.some((one) => nameOf(one) === name)) : [];
  const marked = markedOf(item);
  const written = sumOf(marked, ({ marks }) => marks);
  const marksText = tell.marksShared(written, row.marks);
  const flags = [
    ...when(lost.length > 0, citesLost, tell.citesLost(lost.length)),
    ...when(marked.length > 0 && written !== row.marks, marksChanged, marksText),
  ];
  const { cognitiveDescription: _, more: _rows, ...planned } = row;
  const base = {
    ...planned,
    ...pick(item, 'stem', 'time', 'taken', 'works', 'pointers', 'hasDeliberateError'),
    ...stepsOf(item),
    ...groundsOf(item),
    flags,
    look: null,
    sources,
  };
  if ('distractors' in item) {
    const texts = [item.answer, ...item.distractors];
    const options = optionKeys.map((key, i) => ({ key, text: (texts[i] ?? '').trim() }));
    return { ...base, kind: 'aneka-pilihan', options, answer: 'A', explanation: item.explanation };
  }
  if ('parts' in item) {
    const places = rowsOfParts(item.parts, asked.length);
    const own = asked.map((_one, n) => item.parts.filter((_part, i) => places[i] === n));
    // A row that nobody asks leaves its marks to the others.
    const parts = own.every(({ length }) => length > 0)
      ? own.flatMap((some, n) => weighed(some, asked[n]?.marks ?? 0))
      : weighed(item.parts, row.marks);
    return {
      ...base,
      kind: 'struktur',
      parts: parts.map(({ ground: _of, working: _steps, row: _row, ...part }, i) => {
        const aimed = asked[places[i] ?? 0];
        const isOther = aimed !== undefined && aimed !== asked[0];
        return {
          ...part,
          label: `(${'abcdefghijkl'.charAt(i)})`,
          ...(isOther && { aim: pick(aimed, 'clo', 'topic', 'subtopic', 'cognitiveLevel') }),
        };
      }),
    };
  }
  const stem = withLength(item.stem, row, course.cover.language);
  const scheme = weighed(item.scheme, row.marks).map(({ ground: _of, ...point }) => point);
  return { ...base, kind: 'esei-pendek', stem, sampleAnswer: item.sampleAnswer, scheme };
}

/** A question as it is kept: what it still lacks it says. */
function keptQuestion(place: Place, item: Item): ExamQuestion {
  const question = questionOf(place, item);
  const lacks = isFrame(question) ? [] : lacksOf(question, place);
  return {
    ...question,
    flags: [...question.flags, ...lacks.flatMap(({ told }) => (told ? [flag(stillLacks, told)] : []))],
  };
}

/** An essay tells its candidates how long an answer is wanted, also where the writer forgot to. */
function withLength(stem: string, { marks }: Blueprint, language: Course['cover']['language']): string {
  const length = `${essayWords(marks)} ${language === 'en' ? 'words' : 'patah perkataan'}`;
  return /\bperkataan\b|\bwords\b/iu.test(stem)
    ? stem
    : `${stem} (${language === 'en' ? 'about' : 'kira-kira'} ${length})`;
}

/** A section of the questions that were written. */
function sectionWithin({ n, answered }: NonNullable<ExamQuestion['section']>, all: readonly ExamQuestion[]) {
  const questions = all.filter(({ section }) => section?.n === n).length;
  return { n, questions, answered: Math.min(answered, questions) };
}

/** The paper as its calls have written it, keys spread; questions that nobody wrote are left out. */
async function paperOf(source: StageSource, parts: Parts): Promise<Answered<ExamQuestion[]>> {
  const rows = await plan(source);
  const batches = batchesOf(rows);
  const { sentWith, placeFor } = await extracting(source);
  const written = await Promise.all(batches.map((_, n) => parts(`batch-${n}`)));
  const questions = batches.flatMap((own, n) => {
    const sent = sentWith(own);
    return own.flatMap((row) => {
      const item = itemFor(row, written[n]?.answer);
      return item === undefined ? [] : [keptQuestion(placeFor(row, item, sent), item)];
    });
  });
  return {
    // Sections of one kind need not stand side by side, and one may have lost a question.
    answer: spreadKeys(questions.toSorted((a, b) => a.number - b.number)).map(({ section, ...question }, i) => ({
      ...question,
      number: i + 1,
      ...(section && { section: sectionWithin(section, questions) }),
    })),
    notice: joinNotices(...written.map((batch) => batch?.notice ?? null)),
  };
}

const askedOf = (question: ExamQuestion) => ({
  ...pick(question, 'number', 'stem'),
  ...(question.kind === 'aneka-pilihan' && pick(question, 'options')),
  ...(question.kind === 'struktur' && { parts: question.parts.map((part) => pick(part, 'label', 'text', 'marks')) }),
});

function schemeOf(question: ExamQuestion): object[] {
  const { number, marks } = question;
  if (question.kind === 'aneka-pilihan') return [{ number, marks, explanation: question.explanation }];
  if (question.kind === 'esei-pendek')
    return [{ number, marks, scheme: question.scheme, sampleAnswer: question.sampleAnswer }];
  return [{ number, marks, scheme: question.parts.map((part) => pick(part, 'label', 'marks', 'truth', 'answer')) }];
}

/** What the specification says of a question; of rows that are alike, the one of its number. */
function describedFor({ questions }: Jsu, question: Omit<Blueprint, 'cognitiveDescription'>): string {
  const own = questions
    .flatMap(asksOf)
    .filter((row) => (['topic', 'subtopic', 'cognitiveLevel'] as const).every((key) => row[key] === question[key]));
  return (own.find(({ number }) => number === question.number) ?? own[0])?.cognitiveDescription ?? '';
}

/** What the parts follow that are of other rows than their question's. */
function rowsForReader(question: ExamQuestion) {
  const parts = question.kind === 'struktur' ? question.parts : [];
  const rows = parts.flatMap(({ label, aim }) => (aim ? [{ label, ...aim }] : []));
  return rows.length === 0 ? {} : { rows };
}

const withoutMarks = ({ marks: _, ...row }: Blueprint): string => JSON.stringify(row);

/** The row that a question was written from, with those of its parts. */
function rowOfQuestion(present: ExamQuestion, jsu: Jsu): Blueprint {
  const asked = asksOf(present).map((one) => {
    const place = pick(one, 'kind', 'number', 'cognitiveLevel', 'section', 'marks', 'clo', 'topic', 'subtopic');
    return { ...place, cognitiveDescription: describedFor(jsu, place) };
  });
  const [row, ...others] = uniqueBy(asked, withoutMarks).map((first) => ({
    ...first,
    marks: sumOf(asked, (one) => (withoutMarks(one) === withoutMarks(first) ? one.marks : 0)),
  }));
  const more = others.map((one) => ({
    ...pick(one, 'clo', 'topic', 'subtopic', 'cognitiveLevel', 'cognitiveDescription', 'marks'),
    weightage: 0,
    tslt: 0,
  }));
  return { ...required(row, 'a row'), marks: present.marks, ...(more.length > 0 && { more }) };
}

async function looking(
  source: StageSource,
  questions: readonly ExamQuestion[],
  others: readonly ExamQuestion[],
  ask: Ask,
): Promise<Answered<LookAnswer>> {
  const jsu = await source.made('jsu');
  const namesFigure = questions.some(({ stem }) => claimsIn(stem).some(({ kind }) => kind === 'figure'));
  const notes = await source.notes();
  const captions = namesFigure ? linesOfNotes(notes).filter(captionNumber) : [];
  const cited = uniqueBy(
    questions.flatMap(({ sources }) => sources),
    nameOf,
  );
  const { answer, notice } = await ask(
    {
      ...lookPrompt,
      schema: exactly(lookAnswerSchema, ({ items }) => items, questions),
      instructions:
        lookPrompt.instructions + (questions.some((one) => 'rows' in rowsForReader(one)) ? severalRows.look : ''),
    },
    {
      soalan: questions.map(askedOf),
      petikan: passagesOf(cited.map(({ quote, ...place }) => ({ ...place, text: quote }))),
      ...(captions.length > 0 && { kapsyen: captions }),
      rancangan: questions.map((question) => ({
        ...pick(question, 'number', 'topic', 'subtopic', 'clo', 'cognitiveLevel', 'marks'),
        levelDescription: describedFor(jsu, question),
        cites: question.sources.map(nameOf),
        ...rowsForReader(question),
        ...deliberateIn(question, wordsOf(question)),
      })),
      tempoh: jsu.courseInfo.duration,
      skema: questions.flatMap(schemeOf),
      lain: others.filter((other) => !questions.includes(other)).map(({ number, stem }) => ({ number, stem })),
    },
  );
  const about = questions.flatMap(wordsOf).join('\n');
  return { answer: withPlaces(answer, uniqueBy([...cited, ...mentionedIn(answer, notes)], nameOf), about), notice };
}

/** The questions with what was said of them; those of a look that failed stay without. */
function withLooks(questions: readonly ExamQuestion[], looks: readonly (LookAnswer | null)[]): ExamQuestion[] {
  const said = new Map(looks.flatMap((look) => (look?.items ?? []).map(({ number, ...one }) => [number, one])));
  return questions.map((question) => ({ ...question, look: said.get(question.number) ?? null }));
}

/** Where the paper differs from what was asked for: levels that the specification does not have for a topic, questions that nobody wrote. Its figures are a finding. */
function warningsOf(planned: number, questions: readonly ExamQuestion[], jsu: Jsu): Exam['warnings'] {
  const isPlanned = (question: ExamQuestion): boolean =>
    asksOf(question).every(({ topic, cognitiveLevel }) =>
      jsu.questions.flatMap(asksOf).some((row) => row.topic === topic && row.cognitiveLevel === cognitiveLevel),
    );
  const moved = questions.filter((question) => !isPlanned(question)).map(({ number }) => number);
  const movedText = `Aras soalan ${moved.join(', ')} berlainan daripada aras topiknya dalam JSU, supaya setiap aras JSU diuji dan HOTS mencapai 40%.`;
  const missing = planned - questions.length;
  const missingText = `${missing} daripada ${planned} soalan tidak dapat ditulis daripada bahan yang ada. Muat naik bahan kuliah, atau kurangkan bilangan soalan.`;
  return [
    ...(moved.length === 0 ? [] : [warningOf('levels_moved', movedText)]),
    ...(missing === 0 ? [] : [warningOf('questions_missing', missingText)]),
  ];
}

/** Soalan ujian: five questions a call, then a second look at ten a call. */
export const examStage: DocumentStage<'exam'> = {
  prompts: Object.values(examPrompts),
  parts: async (source) => batchesOf(await plan(source)).map((_, n) => `batch-${n}`),

  async write(source, part, ask) {
    const rows = await plan(source);
    const own = batchesOf(rows)[placeOf(part)] ?? [];
    const others = rows.filter((row) => !own.includes(row));
    return writing(source, own, others, ask);
  },

  async assemble(source, parts) {
    const jsu = await source.made('jsu');
    const rows = await plan(source);
    const { answer: questions, notice } = await paperOf(source, parts);
    const kept = await Promise.all(chunks(rows, itemsInLook).map((_, n) => parts(`look-${n}`)));
    const looks = kept.map((look) => look && lookAnswerSchema.parse(look.answer));
    return recomputed('exam', {
      examInfo: { type: settingsOf(source).type, duration: jsu.courseInfo.duration },
      courseInfo: jsu.courseInfo,
      questions: withLooks(questions, looks),
      warnings: warningsOf(rows.length, questions, jsu),
      engineNotice: notice,
    });
  },

  async rewrite(source, { artefact, present, again }, ask) {
    const jsu = await source.made('jsu');
    const row = rowOfQuestion(present, jsu);
    const others = artefact.questions.filter(({ number }) => number !== present.number);
    const { items } = await writing(source, [row], others, ask, again);
    const [item] = items as [Item];
    const { sentWith, placeFor } = await extracting(source);
    const question = keptQuestion(placeFor(row, item, sentWith([row])), item);
    return question.kind === 'aneka-pilihan' && present.kind === question.kind
      ? withKey(question, present.answer)
      : question;
  },

  look: {
    parts: async (source) => chunks(await plan(source), itemsInLook).map((_, n) => `look-${n}`),
    async write(source, part, ask, parts) {
      const { answer: questions } = await paperOf(source, parts);
      const own = chunks(questions, itemsInLook)[placeOf(part)] ?? [];
      return own.length === 0 ? { answer: { items: [] }, notice: null } : looking(source, own, questions, ask);
    },
  },
  lookAtRow: {
    async write(source, row, _, ask) {
      const question = examQuestionSchema.parse(row);
      const { questions } = await source.made('exam');
      const others = questions.filter(({ number }) => number !== question.number);
      return looking(source, [question], others, ask);
    },
    applied(document, row, pointer, answer) {
      const [looked] = withLooks([examQuestionSchema.parse(row)], [lookAnswerSchema.parse(answer)]);
      return withValueAt(document, pointer, looked);
    },
  },
};
