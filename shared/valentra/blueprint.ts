import { apportionEach } from './apportion.ts';
import { hotsWanted, reachesHots } from './hots.ts';
import { apportion, orderOf, jsuSummary } from './levels.ts';
import type { CognitiveLevel, Jsu, JsuQuestion } from './schemas.ts';
import { cognitiveLevels } from './schemas.ts';

/** One question to be written: what the specification wants of it. */
export type Blueprint = Pick<
  JsuQuestion,
  'number' | 'clo' | 'topic' | 'subtopic' | 'cognitiveLevel' | 'questionType' | 'marks'
>;

/** A row of the specification taken for the paper. `level` is the row's own unless code had to raise it. */
interface Taken {
  row: JsuQuestion;
  level: CognitiveLevel;
}

/**
 * Exactly `count` questions in the proportions of the specification, of the paper's total marks; none without a mark, so a paper of
 * fewer marks than questions has `count`. Every CLO is asked when there are as many questions as CLOs. A specification that complies
 * gives a paper with at least 40 % HOTS by marks and by count (spec 2 §4): other rows of the topic are taken first, then rows of other
 * topics, and only then is a level raised. Empty for a specification without questions.
 */
export function blueprintOf(jsu: Pick<Jsu, 'questions' | 'totalMarks'>, count: number): Blueprint[] {
  if (jsu.questions.length === 0) return [];
  const complies = jsuSummary(jsu.questions).kbatCompliance === 'YES';
  const covered = withEveryClo(takenRows(jsu.questions, count), jsu.questions);
  const places = new Map(jsu.questions.map((row, place) => [row, place]));
  const placeOf = ({ row }: Taken): number => places.get(row) ?? 0;
  const taken = (complies ? withEnoughHots(covered, jsu.questions) : covered).toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  );
  const marks = marksOf(taken, Math.max(jsu.totalMarks, count), complies);
  return taken.map(({ row, level }, index) => ({
    number: index + 1,
    clo: row.clo,
    topic: row.topic,
    subtopic: row.subtopic,
    cognitiveLevel: level,
    questionType: orderOf(level),
    marks: marks[index] ?? 1,
  }));
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The rows taken topic by topic, each topic its share; within it the least used, of the level and the CLO that lag behind most. */
function takenRows(rows: readonly JsuQuestion[], count: number): Taken[] {
  const topics = distinct(rows.map(({ topic }) => topic));
  const shares = apportionEach(
    count,
    topics.map((topic) => rows.filter((row) => row.topic === topic).length),
  );
  const wanted = new Map(
    apportion(
      count,
      cognitiveLevels.map((level) => rows.filter(({ cognitiveLevel }) => cognitiveLevel === level).length),
    ).map((share, i) => [cognitiveLevels[i], share]),
  );
  const taken: Taken[] = [];
  const times = (isSame: (one: Taken) => boolean): number => taken.filter(isSame).length;
  const order = (row: JsuQuestion) => [
    times((one) => one.row === row),
    times(({ row: { clo } }) => clo === row.clo) === 0 ? 0 : 1,
    times(({ level }) => level === row.cognitiveLevel) - (wanted.get(row.cognitiveLevel) ?? 0),
  ];
  for (const [place, topic] of topics.entries()) {
    const own = rows.filter((row) => row.topic === topic);
    for (let left = shares[place] ?? 0; left > 0; left--) {
      const row = least(own, order);
      if (row) taken.push({ row, level: row.cognitiveLevel });
    }
  }
  return taken;
}

/** The first of the items with the least order; orders are compared number by number. */
function least<T>(items: readonly T[], orderOfItem: (item: T) => readonly number[]): T | undefined {
  return items
    .map((item) => ({ item, order: orderOfItem(item) }))
    .toSorted(
      (a, b) => a.order.map((value, i) => value - (b.order[i] ?? 0)).find((difference) => difference !== 0) ?? 0,
    )[0]?.item;
}

interface Exchange {
  place: number;
  row: JsuQuestion;
}

/** What an exchange costs the paper: a CLO lost, a topic lost, a share of topics changed, a row asked again. */
const costOf =
  (taken: readonly Taken[]) =>
  ({ place, row }: Exchange): number[] => {
    const old = taken[place]?.row;
    const rest = taken.filter((_, i) => i !== place).map((one) => one.row);
    return [
      row.clo === old?.clo || rest.some(({ clo }) => clo === old?.clo) ? 0 : 1,
      row.topic === old?.topic || rest.some(({ topic }) => topic === old?.topic) ? 0 : 1,
      row.topic === old?.topic ? 0 : 1,
      rest.filter((other) => other === row).length,
    ];
  };

const exchanged = (taken: readonly Taken[], { place, row }: Exchange): Taken[] =>
  taken.map((one, i) => (i === place ? { row, level: row.cognitiveLevel } : one));

const exchanges = (taken: readonly Taken[], isOut: (one: Taken) => boolean, rows: readonly JsuQuestion[]): Exchange[] =>
  taken.flatMap((one, place) => (isOut(one) ? rows.map((row) => ({ place, row })) : []));

/** Rows of forgotten CLOs take the place of rows whose CLO is asked more than once. */
function withEveryClo(first: readonly Taken[], rows: readonly JsuQuestion[]): Taken[] {
  let taken = [...first];
  for (const clo of distinct(rows.map((row) => row.clo))) {
    if (taken.some(({ row }) => row.clo === clo)) continue;
    const isSpare = (one: Taken): boolean => taken.filter(({ row }) => row.clo === one.row.clo).length > 1;
    const best = least(
      exchanges(
        taken,
        isSpare,
        rows.filter((row) => row.clo === clo),
      ),
      costOf(taken),
    );
    if (best) taken = exchanged(taken, best);
  }
  return taken;
}

/** HOTS rows take the place of LOTS rows until their count suffices; where that would lose a CLO or a topic, a level is raised to C3. */
function withEnoughHots(first: readonly Taken[], rows: readonly JsuQuestion[]): Taken[] {
  const isHotsOf = ({ level }: Taken): boolean => orderOf(level) === 'HOTS';
  const hotsRows = rows.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS');
  let taken = [...first];
  while (taken.filter(isHotsOf).length < hotsWanted(taken.length)) {
    const isLots = (one: Taken): boolean => !isHotsOf(one);
    const cost = costOf(taken);
    const best = least(exchanges(taken, isLots, hotsRows), cost);
    const [losesClo, losesTopic] = best ? cost(best) : [1, 1];
    if (best && losesClo === 0 && losesTopic === 0) taken = exchanged(taken, best);
    else {
      const raised = least(taken.filter(isLots), ({ level, row }) => [level === 'C2' ? 0 : 1, -row.marks]);
      taken = taken.map((one) => (one === raised ? { ...one, level: 'C3' } : one));
    }
  }
  return taken;
}

/** Whole marks by the rows' own; where HOTS fall short by marks, they share what they need and LOTS the rest. */
function marksOf(taken: readonly Taken[], total: number, complies: boolean): number[] {
  const weights = taken.map(({ row }) => row.marks);
  const marks = apportionEach(total, weights);
  if (!complies || reachesHots(taken.map(({ level }, i) => ({ cognitiveLevel: level, marks: marks[i] ?? 0 }))))
    return marks;
  const placesOf = (order: 'LOTS' | 'HOTS'): number[] =>
    taken.flatMap(({ level }, i) => (orderOf(level) === order ? [i] : []));
  const wanted = hotsWanted(total);
  for (const [places, share] of [
    [placesOf('HOTS'), wanted],
    [placesOf('LOTS'), total - wanted],
  ] as const) {
    const parts = apportionEach(
      share,
      places.map((place) => weights[place] ?? 1),
    );
    for (const [i, place] of places.entries()) marks[place] = parts[i] ?? 1;
  }
  return marks;
}
