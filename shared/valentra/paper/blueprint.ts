import type { Section } from '../../course/course.ts';
import { pick } from '../../values/pick.ts';
import { apportion, apportionEach, sumOf } from '../counting/apportion.ts';
import { countedMarks } from '../counting/sections.ts';
import { distanceOf, highestLevel } from '../counting/levels.ts';
import { least, withEvery, withHots } from '../counting/balancing.ts';
import { usualMarks } from '../limits.ts';
import { questionKinds } from '../schemas.ts';
import type { Clo, CognitiveLevel, ExamType, Jsu, JsuQuestion, QuestionKind } from '../schemas.ts';
import { topicWeights } from './topics.ts';

const ofRow = ['clo', 'topic', 'subtopic', 'cognitiveLevel', 'cognitiveDescription', 'section', 'marks'] as const;
export type Blueprint = Pick<JsuQuestion, 'number' | 'more' | (typeof ofRow)[number]> & { kind: QuestionKind };

/** Our own rule: how many of ten questions each section of a mixed paper has. */
const ofTen: Record<QuestionKind, number> = { 'aneka-pilihan': 6, struktur: 3, 'esei-pendek': 1 };

/** Whether a paper can be planned row by row: a specification that was made for no type holds the marks of structured items, or of objective ones. */
function followsJsu({ questions, questionType }: Specification, count: number, type: ExamType): boolean {
  const isObjective = questions.every(({ marks }) => marks <= 2);
  return (
    questions.length === count &&
    (type === (questionType ?? 'struktur') || (questionType === null && type === 'aneka-pilihan' && isObjective))
  );
}

type Clos = readonly Pick<Clo, 'code' | 'domains'>[];
type Specification = Pick<Jsu, 'questions' | 'questionType'>;

/** The questions of a paper: the rows of its specification, or as many of this type as the specification allows. */
export function blueprintOf(
  jsu: Specification & Pick<Jsu, 'topics'>,
  count: number,
  type: ExamType,
  clos: Clos = [],
): Blueprint[] {
  const isJsu = followsJsu(jsu, count, type);
  const rows = isJsu
    ? jsu.questions.map(({ kind, ...row }) => ({ ...row, kind: kind ?? (type === 'campuran' ? 'struktur' : type) }))
    : plannedRows(jsu, count, type, clos);
  const levelOf = (number: number) => jsu.questions.find((row) => row.number === number)?.cognitiveLevel;
  return rows.map((row, i) => ({
    ...pick(row, 'kind', ...ofRow),
    // The words of a row whose level was changed are of its former one.
    ...(levelOf(row.number) !== row.cognitiveLevel && { cognitiveDescription: '' }),
    number: i + 1,
    ...(isJsu && row.more && { more: row.more }),
  }));
}

/** A section as its paper is planned. */
export type PlannedSection = Section & { kind: QuestionKind; questions: number; answered: number };

/** A row of a specification as an item of a kind; its number is the row's. */
type PlannedRow = JsuQuestion & { kind: QuestionKind };

type Shares = Readonly<Record<string, number>>;

/** Whether a row may have another level. */
export type MayBe = (
  row: Pick<JsuQuestion, 'cognitiveLevel' | 'cognitiveDescription'>,
  level: CognitiveLevel,
) => boolean;
interface Planning {
  mayBe?: MayBe;
  /** How many questions of each section each outcome has; else by the shares. */
  quotas?: number[][] | null;
  totalMarks?: number | null;
}

export const hasChoice = ({ questions, answered }: PlannedSection): boolean => answered < questions;

/** Whether choices can be of one outcome each, so that no candidate avoids one: other sections ask the rest. */
export const isEvened = (sections: readonly PlannedSection[]): boolean =>
  sections.some(hasChoice) && !sections.every(hasChoice);

/** How many rows each outcome has. */
export const rowsOfOutcomes = (rows: readonly Pick<JsuQuestion, 'clo'>[]): Record<string, number> =>
  Object.fromEntries(
    distinct(rows.map(({ clo }) => clo)).map((code) => [code, rows.filter(({ clo }) => clo === code).length]),
  );

/**
 * Of each section how much its outcomes have of its marks: a choice is of one outcome, as a section is whose marks are those that the
 * document gives one; the others have what is left.
 */
export function outcomesOf(sections: readonly PlannedSection[], shares: Shares): Record<string, number>[] {
  const weights = sections.map(
    ({ kind, answered, marks }) => marks ?? answered * usualMarks({ kind, cognitiveLevel: 'C3' }, []),
  );
  const [whole, all] = [sumOf(weights, (one) => one), sumOf(Object.values(shares), (share) => share)];
  const left = Object.fromEntries(Object.entries(shares).map(([code, share]) => [code, (share * whole) / all]));
  const made = new Map<number, Record<string, number>>();
  const give = (n: number, code: string): void => {
    const weight = weights[n] ?? 0;
    made.set(n, { [code]: weight });
    left[code] = Math.max(0, (left[code] ?? 0) - weight);
  };
  const same = (n: number): string | undefined =>
    Object.keys(left).find((code) => Math.abs((left[code] ?? 0) - (weights[n] ?? 0)) < 0.5);
  const places = [...sections.keys()];
  const even = isEvened(sections) ? places.filter((n) => sections[n] && hasChoice(sections[n])) : [];
  for (const n of even) {
    const most = Object.keys(left).toSorted((a, b) => (left[b] ?? 0) - (left[a] ?? 0))[0];
    const code = same(n) ?? most;
    if (code !== undefined) give(n, code);
  }
  for (const n of places) {
    const code = made.has(n) || sections.length === 1 ? undefined : same(n);
    if (code !== undefined) give(n, code);
  }
  const open = Object.fromEntries(Object.entries(left).filter(([, share]) => share > 0));
  return places.map((n) => made.get(n) ?? (Object.keys(open).length === 0 ? { ...shares } : open));
}

/** The rows of a choice at its highest level, from the specification where it has them. */
function evenRows(own: readonly JsuQuestion[], rows: readonly JsuQuestion[], mayBe: MayBe): JsuQuestion[] {
  const level =
    own
      .map(({ cognitiveLevel }) => cognitiveLevel)
      .toSorted()
      .at(-1) ?? 'C1';
  const taken = own.filter(({ cognitiveLevel }) => cognitiveLevel === level);
  for (const old of own.filter((one) => !taken.includes(one))) {
    const free = rows.find(
      (row) => row.topic === old.topic && row.clo === old.clo && row.cognitiveLevel === level && !taken.includes(row),
    );
    taken.push(free ?? (mayBe(old, level) ? { ...old, cognitiveLevel: level } : old));
  }
  return taken;
}

/**
 * Exactly `count` rows of the specification, in the order of the paper: topics by their hours, none twice before each has one (the heaviest where there are
 * fewer questions, spread over the course), each level of the specification once at least (those with the most marks where there are fewer
 * questions) and 40 % HOTS where their CLOs allow it, every CLO as far as its topics are asked. A mixed paper asks the highest levels in its last section. Marks are
 * what a question of its kind and level carries. `sections`: in place of those of the type. Empty for a specification without questions.
 */
export function plannedRows(
  { questions: rows, topics }: Pick<Jsu, 'questions' | 'topics'>,
  count: number,
  type: ExamType,
  clos: Clos = [],
  shares: Shares | null = null,
  sections: readonly PlannedSection[] = [],
  { mayBe = () => true, quotas: given = null, totalMarks = null }: Planning = {},
): PlannedRow[] {
  if (shares === null && isEvened(sections)) {
    const each = rowsOfOutcomes(plannedRows({ questions: rows, topics }, count, type, clos, null, [], { mayBe }));
    return plannedRows({ questions: rows, topics }, count, type, clos, each, sections, { mayBe });
  }
  const titles = distinct(rows.map(({ topic }) => topic));
  if (titles.length === 0) return [];
  const weights = topicWeights(
    titles.map((title) => ({ hours: topics.find((topic) => topic.title === title)?.hours ?? 0 })),
  );
  const weightOf = (title: string): number => weights[titles.indexOf(title)] ?? 0;
  // Of each outcome its share of the items, where the document gives it one.
  const codes = distinct(rows.map(({ clo }) => clo));
  const groups = shares === null ? [rows] : codes.map((code) => rows.filter(({ clo }) => clo === code));
  const quotas = given ?? (shares === null ? [] : quotasOf(sections, codes, shares));
  const sizes =
    quotas.length > 0
      ? codes.map((_, i) => sumOf(quotas, (own) => own[i] ?? 0))
      : apportionEach(count, shares === null ? [1] : codes.map((code) => shares[code] ?? 0));
  // Topics keep their shares where rows must come twice, and outcomes where the marks of a section cannot make up for its rows.
  const roomOf = ({ length }: readonly JsuQuestion[]): number =>
    shares === null || sections.length > 0 ? count : length;
  const taken = groups.flatMap((own, i) => {
    const size = Math.min(sizes[i] ?? 0, roomOf(own));
    const ofTopics = titles
      .map((title) => own.filter(({ topic }) => topic === title))
      .filter(({ length }) => length > 0);
    const hours = ofTopics.map(([row]) => weightOf(row?.topic ?? ''));
    const isByHours = shares === null && sections.length > 1;
    const parts = apportionEach(size, isByHours ? questionsByHours(hours, sections, totalMarks) : hours);
    return filled(
      own,
      size,
      ofTopics.flatMap((some, n) => filled(some, Math.min(parts[n] ?? 0, roomOf(some)))),
    );
  });
  const first = filled(rows, count, taken).toSorted((a, b) => a.number - b.number);
  // Each topic, where there are items enough, is asked within its outcome's share.
  const wantedTopics = shares !== null && count >= titles.length ? titles : [];
  const everyTopic = withEvery(first, wantedTopics, ({ topic }) => topic, {
    ways: (old, title) => rows.filter(({ topic, clo }) => topic === title && (quotas.length === 0 || clo === old.clo)),
    costOf: (old, by) => [by.clo === old.clo ? 0 : 1, distanceOf(by.cognitiveLevel, old.cognitiveLevel)],
  });
  const wantedClos = codes.filter((_, i) => quotas.length === 0 || (sizes[i] ?? 0) > 0);
  const isUnasked = ({ topic }: JsuQuestion, old: JsuQuestion, rest: readonly JsuQuestion[]): boolean =>
    rest.every((one) => one.topic !== topic) && weightOf(topic) === weightOf(old.topic);
  const everyClo = withEvery(everyTopic, wantedClos, ({ clo }) => clo, {
    ways: (old, clo, rest) => {
      return rows.filter((row) => row.clo === clo && (row.topic === old.topic || isUnasked(row, old, rest)));
    },
    costOf: (old, by) => [by.topic === old.topic ? 0 : 1, distanceOf(by.cognitiveLevel, old.cognitiveLevel)],
  });
  // A row of that level of the topic, or, where not all are asked, of one that is not, else the present row at another level, never above its outcome's.
  const exchanges = {
    // None comes twice in place of one that then comes no more.
    ways: (old: JsuQuestion, level: CognitiveLevel, rest: readonly JsuQuestion[]) => [
      ...rows.filter(
        (row) =>
          (row.topic === old.topic || (count < titles.length && isUnasked(row, old, rest))) &&
          row.cognitiveLevel === level &&
          (shares === null || row.clo === old.clo) &&
          (!isAmong(rest, row) || isAmong(rest, old)),
      ),
      ...(level > (highestLevel('C', [old.clo], clos) ?? 'C6') || !mayBe(old, level)
        ? []
        : [{ ...old, cognitiveLevel: level }]),
    ],
    costOf: (old: JsuQuestion, by: JsuQuestion, rest: readonly JsuQuestion[]) => [
      by.clo === old.clo || rest.some(({ clo }) => clo === old.clo) ? 0 : 1,
      // A row as it was written comes before one whose level is changed.
      rows.includes(by) ? 0 : 1,
      by.topic === old.topic ? 0 : 1,
      rest.some((one) => isAlike(one, by)) ? 1 : 0,
      distanceOf(by.cognitiveLevel, old.cognitiveLevel),
      rest.filter(({ number }) => number === by.number).length,
    ],
  };
  const marksAt = (level: CognitiveLevel): number =>
    sumOf(rows, ({ cognitiveLevel, marks }) => (cognitiveLevel === level ? marks : 0));
  const levels = distinct(rows.map(({ cognitiveLevel }) => cognitiveLevel))
    .toSorted((a, b) => marksAt(b) - marksAt(a))
    .slice(0, count);
  const balanced = withHots(
    withEvery(everyClo, levels, ({ cognitiveLevel }) => cognitiveLevel, exchanges),
    exchanges,
  );
  const planned =
    quotas.length > 0
      ? byOutcomes(balanced, rows, codes, quotas, sections, mayBe)
      : inSections(balanced, type, shares !== null, sections, weightOf);
  return planned.map((row, _, all) => ({ ...row, marks: usualMarks(row, all) }));
}

/** How many questions of each section each outcome has. */
function quotasOf(sections: readonly PlannedSection[], codes: readonly string[], shares: Shares): number[][] {
  return outcomesOf(sections, shares).map((own, n) => {
    const asked = codes.filter((code) => (own[code] ?? 0) > 0);
    const parts = apportionEach(
      sections[n]?.questions ?? 0,
      asked.map((code) => own[code] ?? 0),
    );
    return codes.map((code) => parts[asked.indexOf(code)] ?? 0);
  });
}

/** The rows of each outcome handed out to its sections, lower levels first. */
function byOutcomes(
  rows: readonly JsuQuestion[],
  all: readonly JsuQuestion[],
  codes: readonly string[],
  quotas: readonly (readonly number[])[],
  sections: readonly PlannedSection[],
  mayBe: MayBe,
): PlannedRow[] {
  const left = codes.map((code) => rows.filter(({ clo }) => clo === code).toSorted(byRank));
  return sections.flatMap((one, n) => {
    const own = left.flatMap((some, i) => some.splice(0, quotas[n]?.[i] ?? 0));
    const even = isEvened(sections) && hasChoice(one) ? evenRows(own, all, mayBe) : own;
    const section = { n, ...pick(one, 'questions', 'answered') };
    return even.toSorted((a, b) => a.number - b.number).map((row) => ({ ...row, kind: one.kind, section }));
  });
}

/** Lower levels first, then as they come. */
const byRank = (one: JsuQuestion, other: JsuQuestion): number =>
  one.cognitiveLevel.localeCompare(other.cognitiveLevel) || one.number - other.number;

/** What each question of a paper counts, section by section, where no level says otherwise. */
function marksOfSections(sections: readonly PlannedSection[], total: number | null): number[][] {
  const items = sections.flatMap(({ kind, ...one }, n) =>
    Array.from({ length: one.questions }, () => ({ kind, cognitiveLevel: 'C3' as const, section: { n, ...one } })),
  );
  const usual = items.map((item) => ({ ...item, marks: usualMarks(item, items) }));
  const marks = marksInSections(usual, sections, total);
  const counted = usual.map((item, i) => ({
    n: item.section.n,
    marks: countedMarks({ ...item, marks: marks[i] ?? 0 }),
  }));
  return sections.map((_, n) => counted.flatMap((one) => (one.n === n ? one.marks : [])));
}

/**
 * How many questions each topic has, so that its marks follow its hours over all sections: those that carry most go first to the topic that
 * lacks most. Each topic has one, and one of a section that has two for each.
 */
export function questionsByHours(
  hours: readonly number[],
  sections: readonly PlannedSection[],
  total: number | null,
): number[] {
  const marksOf = marksOfSections(sections, total).toSorted(([a = 0], [b = 0]) => b - a);
  const whole = sumOf(marksOf.flat(), (marks) => marks) / sumOf(hours, (one) => one);
  // Of equals the last one: courses go from what is recalled to what is analysed.
  const made = hours.map((own, place) => ({ lacks: own * whole, all: 0, here: 0, place }));
  let left = marksOf.flat().length;
  for (const marks of marksOf) {
    for (const one of made) one.here = 0;
    for (const [n, own] of marks.entries()) {
      const bare = made.filter(({ all }) => all === 0);
      const bareHere = marks.length < 2 * made.length ? [] : made.filter(({ here }) => here === 0);
      const due = [bare.length >= left ? bare : [], bareHere.length >= marks.length - n ? bareHere : [], made];
      const next = least(due.find(({ length }) => length > 0) ?? [], ({ lacks, place }) => [-lacks, -place]);
      left -= 1;
      if (next !== undefined) Object.assign(next, { lacks: next.lacks - own, all: next.all + 1, here: next.here + 1 });
    }
  }
  return made.map(({ all }) => all);
}

function inSections(
  rows: readonly JsuQuestion[],
  type: ExamType,
  hasShares: boolean,
  sections: readonly PlannedSection[],
  hoursOf: (topic: string) => number,
): PlannedRow[] {
  const usual = type === 'campuran' ? questionKinds : [type];
  const kinds = sections.length > 0 ? sections.map(({ kind }) => kind) : usual;
  const ofKinds = apportionEach(
    rows.length,
    kinds.map((kind) => ofTen[kind]),
  );
  const counts = sections.length > 0 ? sections.map(({ questions }) => questions) : ofKinds;
  // Where outcomes have shares of the marks, each has items of each section.
  const depthOf = (row: JsuQuestion): number => {
    const own = rows.filter(({ clo }) => clo === row.clo);
    return hasShares ? own.filter((one) => byRank(one, row) <= 0).length / own.length : 0;
  };
  const left = rows.toSorted((a, b) => depthOf(a) - depthOf(b) || byRank(a, b));
  // An open question carries more than the objective ones of its topic together: each topic has one before any has two, those with most hours first.
  const opened: string[] = [];
  const highest = (kind: QuestionKind): JsuQuestion | undefined => {
    if (hasShares || kind === 'aneka-pilihan') return left.at(-1);
    const next = least(left, (row) => [
      row.cognitiveLevel === 'C1' ? 1 : 0,
      opened.filter((topic) => topic === row.topic).length,
      ...(sections.length > 1 ? [-hoursOf(row.topic), rows.filter(({ topic }) => topic === row.topic).length] : []),
      -left.indexOf(row),
    ]);
    opened.push(next?.topic ?? '');
    return next;
  };
  const parts = kinds.map((): JsuQuestion[] => []);
  for (const [n, kind] of [...kinds.entries()].toReversed())
    while (left.length > 0 && (parts[n]?.length ?? 0) < (counts[n] ?? 0)) {
      const next = highest(kind);
      if (next === undefined) break;
      parts[n]?.push(...left.splice(left.indexOf(next), 1));
    }
  return kinds.flatMap((kind, n) => {
    const section = sections[n] && { n, ...pick(sections[n], 'questions', 'answered') };
    return (parts[n] ?? []).toSorted((a, b) => a.number - b.number).map((row) => ({ ...row, kind, section }));
  });
}

/**
 * Marks of the items of sections, one each at least: what the document gives each section, else what its items usually carry, as shares of
 * `total`, if there is one. Objective items beside others keep their usual marks where these leave enough. Where there is a choice, marks are stated
 * of each question, or those of the section divide, all carry the same, whose rounding the other sections take, objective items last.
 */
export function marksInSections(
  rows: readonly Pick<JsuQuestion, 'section' | 'marks'>[],
  sections: readonly PlannedSection[],
  total: number | null,
): number[] {
  const hasOpen = sections.some(({ kind }) => kind !== 'aneka-pilihan');
  const all = sections.map(({ kind, questions, answered, marks, each }, n) => {
    const own = rows.filter(({ section }) => section?.n === n).map((row) => row.marks);
    const isUsual = hasOpen && kind === 'aneka-pilihan' && marks === null;
    const weight = marks ?? (sumOf(own, (one) => one) * answered) / questions;
    const isOpen = kind !== 'aneka-pilihan';
    return { own, answered, weight, isUsual, each, isOpen, isStated: marks !== null && isOpen };
  });
  const weightOf = (some: typeof all): number => sumOf(some, ({ weight }) => weight);
  const answeredOf = (some: typeof all): number => sumOf(some, ({ answered }) => answered);
  const whole = total ?? Math.max(Math.round(weightOf(all)), answeredOf(all));
  const [usual, open] = [all.filter(({ isUsual }) => isUsual), all.filter(({ isUsual }) => !isUsual)];
  const isEnough = whole - weightOf(usual) >= answeredOf(open);
  const [shared, left] = isEnough ? [open, whole - weightOf(usual)] : [all, whole];
  const partsOf = (some: typeof all, marks: number) =>
    apportionEach(
      marks,
      some.map(({ weight }) => weight),
      some.map(({ answered }) => answered),
    );
  const parts = partsOf(shared, left);
  // '4 soalan struktur (40 markah)' are four of ten.
  const isEven = (one: (typeof all)[number]): boolean =>
    one.each !== undefined ||
    one.answered < one.own.length ||
    (one.isStated && (parts[shared.indexOf(one)] ?? 1) % one.answered === 0);
  const chosen = shared.filter(isEven);
  const [rest = []] = [shared, usual]
    .map((some) => some.filter((one) => !isEven(one)))
    .filter(({ length }) => length > 0);
  const kept = all.filter((one) => !chosen.includes(one) && !rest.includes(one));
  const evenBy = (rounded: (marks: number) => number) =>
    chosen.map((one) => rounded((parts[shared.indexOf(one)] ?? 0) / one.answered));
  const restOf = (even: readonly number[]): number =>
    whole - weightOf(kept) - sumOf([...chosen.entries()], ([n, { answered }]) => answered * (even[n] ?? 0));
  const nearest = evenBy(Math.round);
  const even = rest.length > 0 && restOf(nearest) < answeredOf(rest) ? evenBy(Math.floor) : nearest;
  const others = partsOf(rest, restOf(even));
  return all.flatMap((one) => {
    if (rest.includes(one))
      return apportionEach(
        others[rest.indexOf(one)] ?? 0,
        one.own.map((marks) => (one.isOpen ? 1 : marks)),
      );
    return one.own.map((marks) => even[chosen.indexOf(one)] ?? marks);
  });
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

const isAmong = (rows: readonly JsuQuestion[], { number }: JsuQuestion): boolean =>
  rows.some((row) => row.number === number);

const isAlike = (one: JsuQuestion, other: JsuQuestion): boolean =>
  one.topic === other.topic && one.subtopic === other.subtopic;

/** So many rows with those that are taken, spread over these: no row and no subtopic twice before each comes once. */
function filled(own: readonly JsuQuestion[], count: number, taken: readonly JsuQuestion[] = []): JsuQuestion[] {
  const all = [...taken];
  while (all.length < count) {
    const middle = Math.floor(((all.length + 0.5) * own.length) / count);
    const next = least(own, (row) => [
      all.filter((one) => one === row).length,
      all.filter((one) => isAlike(one, row)).length,
      Math.abs(own.indexOf(row) - middle),
    ]);
    if (next === undefined) break;
    all.push(next);
  }
  return all;
}

/**
 * Marks of items: by the outcomes' shares where the document gives them, in these by the topics' hours and by what each carries as it
 * is. Objective items keep theirs, and all do where there would be none for one.
 */
export function sharedMarks(
  rows: readonly Pick<JsuQuestion, 'clo' | 'topic' | 'marks' | 'kind'>[],
  topics: readonly { title: string; hours: number | null }[],
  shares: Shares | null,
): number[] {
  const marks = rows.map((row) => row.marks);
  const marksOf = (some: typeof rows): number => sumOf(some, (row) => row.marks);
  const open = rows.filter(({ kind }) => kind !== 'aneka-pilihan');
  const codes = distinct(shares === null ? [''] : open.map(({ clo }) => clo));
  const isOf = ({ clo }: Pick<JsuQuestion, 'clo'>, code: string): boolean => shares === null || clo === code;
  const groups = codes.map((code) => open.filter((row) => isOf(row, code)));
  const all = sumOf(Object.values(shares ?? {}), (share) => share);
  const wanted = codes.map((code) => {
    const fixed = marksOf(rows.filter((row) => isOf(row, code) && !open.includes(row)));
    return shares === null ? 1 : Math.max(0, (marksOf(rows) * (shares[code] ?? 0)) / all - fixed);
  });
  const totals = apportion(marksOf(open), wanted);
  if (groups.some((own, i) => (totals[i] ?? 0) < own.length)) return marks;
  const weights = topicWeights(topics);
  const weightOf = (row: (typeof rows)[number], own: typeof rows): number => {
    const ofTopic = own.filter(({ topic }) => topic === row.topic).length;
    const hours = weights[topics.findIndex(({ title }) => title === row.topic)] ?? 1;
    return (row.marks * (topics.some((topic) => topic.hours) ? hours : ofTopic)) / ofTopic;
  };
  const parts = new Map(
    groups.flatMap((own, i) => {
      const each = apportionEach(
        totals[i] ?? 0,
        own.map((row) => weightOf(row, own)),
      );
      return own.map((row, n) => [row, each[n]] as const);
    }),
  );
  return rows.map((row) => parts.get(row) ?? row.marks);
}
