import { cloNamed, topicsNamed } from '../../shared/valentra/course/named.ts';
import type { Course } from '../../shared/valentra/course/courseView.ts';
import { hpCode } from '../../shared/valentra/counting/hp.ts';
import { asksOf } from '../../shared/valentra/counting/sections.ts';
import { taskFlags } from '../../shared/valentra/counting/levelVerbs.ts';
import { tell } from '../../shared/valentra/messages.ts';
import { isFrame } from '../../shared/valentra/items/frameMark.ts';
import type { Fault } from '../../shared/valentra/held/fault.ts';
import { toldBy, toldByRow } from '../../shared/valentra/held/figures.ts';
import { rowGround, taskGround } from '../../shared/valentra/held/knownOfAssessment.ts';
import {
  criterionFaults,
  jstRowFaults,
  jsuRowFaults,
  taskFaults,
  textsOfRow,
  unworkedIn,
} from '../../shared/valentra/held/rows.ts';
import type { PaperTopic, SuggestedRow } from '../../shared/valentra/paper/topics.ts';
import { type JstAssessment, type Jsu, type PentaksiranTask, rubrikLevels } from '../../shared/valentra/schemas.ts';
import { alikeLevels, alikeText } from '../../shared/valentra/tasks/rubric.ts';
import { recordOf } from '../../shared/values/pick.ts';
import { comparableWords, saysWhole } from '../../shared/text/comparable.ts';
import { fieldLabels } from '../../shared/valentra/labels.ts';
import type { Problem } from '../platform/model/prompt.ts';
import type { JstAnswer } from './prompts/jst.ts';
import type { TaskAnswer } from './prompts/pentaksiran.ts';
import type { RubrikAnswer } from './prompts/rubrik.ts';

/** What is wrong in what a model wrote of a row: asked for once more, then shown at its place (design law 13). */

type Path = Problem['at'][number];

/** Told at its row, so that no notice repeats it. */
export const quiet = (message: string, ...at: Path[]): Problem => ({ at, message, needsSource: true, isQuiet: true });
/** Told above the document: it has no place there. */
const told = (message: string, ...at: Path[]): Problem => ({ at, message, needsSource: true });

/** Of a row that the answer may well be without. */
const spare = (problem: Problem): Problem => ({ ...problem, mayLeaveOut: true });

const ofFaults = (faults: readonly Fault[], pathOf: (at: Fault['at']) => Path): Problem[] =>
  faults.map(({ at, reason, declared }) => {
    const words =
      declared === undefined ? '' : ` Jika itu betul, senaraikan dengan betul dalam "${declared.join('.')}".`;
    const problem = quiet(`${reason.ms}${words}`, ...[at, ...(declared ? [declared] : [])].map(pathOf));
    return at.includes('domains') && typeof at.at(-1) === 'number' ? spare(problem) : problem;
  });

const listOf = (names: readonly string[]): string => names.join('; ') || 'tiada';

/** The rows of a specification with the titles and codes that they mean. */
export const settledRows = (
  rows: readonly SuggestedRow[],
  topics: readonly PaperTopic[],
  { clos }: Pick<Course, 'clos'>,
): SuggestedRow[] =>
  rows.map((row) => ({
    ...row,
    topic: topicsNamed(topics, row.topic)[0]?.title ?? row.topic,
    clo: cloNamed(clos, row.clo)?.code ?? row.clo,
  }));

/** A fault in the CLO: code replaces the CLO itself by one that the topic has. */
const isReplaced = ({ at }: Fault): boolean => at[0] === 'clo';

/** Rows of a specification that are wrong, missing, or that code would have to change. `planned`: what code makes of rows. */
export function jsuProblems(
  rows: readonly SuggestedRow[],
  counts: ReadonlyMap<string, number>,
  topics: readonly PaperTopic[],
  course: Course,
  planned?: (rows: readonly SuggestedRow[]) => Pick<Jsu, 'questions' | 'raised'>,
): Problem[] {
  const settled = settledRows(rows, topics, course);
  const titles = topics.map(({ title }) => title);
  let end = rows.length;
  const missing = [...counts].flatMap(([title, count]) => {
    const left = count - settled.filter(({ topic }) => topic === title).length;
    const message = `Topik "${title}" memerlukan ${count} baris.`;
    return Array.from({ length: Math.max(0, left) }, () => told(message, ['rows', end++]));
  });
  const wrong = settled.flatMap((row, i): Problem[] => {
    if (!titles.includes(row.topic))
      return [told(`Topik "${row.topic}" tiada dalam agihan; yang ada: ${listOf(titles)}.`, ['rows', i])];
    // The row is one thought: its description follows its subtopic and its level.
    const say = (one: Fault) => (isReplaced(one) ? told : quiet)(one.reason.ms, ['rows', i]);
    return jsuRowFaults(row, course, topics).map(say);
  });
  if (missing.length > 0 || wrong.length > 0 || planned === undefined) return [...wrong, ...missing];
  return movedRows(settled, planned(settled));
}

/** Rows whose level code would have to change: their writer does it better. */
function movedRows(rows: readonly SuggestedRow[], { questions, raised }: Pick<Jsu, 'questions' | 'raised'>): Problem[] {
  const used = new Set<number>();
  const asked = raised.flatMap((number) => questions[number - 1] ?? []).flatMap(asksOf);
  return asked.flatMap(({ topic, subtopic, cognitiveLevel, clo }) => {
    const i = rows.findIndex(
      (row, place) =>
        !used.has(place) && row.topic === topic && row.subtopic === subtopic && row.cognitiveLevel !== cognitiveLevel,
    );
    if (i < 0) return [];
    used.add(i);
    const reason = 'supaya setiap aras CLO diuji dan HOTS mencapai 40%';
    return [quiet(`Tulis baris ini pada aras ${cognitiveLevel} bagi ${clo} ${reason}.`, ['rows', i])];
  });
}

/** Outcomes of other programme outcomes than these, with their places: they fall away. */
const strayOutcomes = (outcomes: readonly string[], hp: readonly string[]): { code: string; i: number }[] =>
  outcomes.flatMap((text, i) => {
    const code = hpCode(text);
    return code === '' || hp.includes(code) ? [] : [{ code, i }];
  });

/** `row`: what code makes of the answer; `hp`: the programme outcomes that it may share out. */
export function jstProblems(answer: JstAnswer, row: JstAssessment, hp: readonly string[], course: Course): Problem[] {
  // What the document states of it is kept, whatever the answer names.
  const named = row.facts['clo']?.state === 'suggestion' ? answer.clo : [];
  // Shares of others fall away.
  const stated = answer.hpAllocation.filter((share) => hp.includes(hpCode(share.hp)));
  const sum = stated.reduce((total, { percent }) => total + percent, 0);
  const isShared = sum !== 100 && stated.length > 1 && row.facts['hpAllocation']?.state === 'suggestion';
  const titles = listOf(course.topics.map(({ title }) => `"${title}"`));
  return [
    ...answer.topics.flatMap((title, i) => {
      if (topicsNamed(course.topics, title).length > 0) return [];
      const naming = textsOfRow(row).flatMap(([at, text]) => (saysWhole(text, title) ? [at] : []));
      const fields = [...new Set(naming.map(([field]) => fieldLabels[field as 'criteria']))].join(', ');
      const still = fields === '' ? '' : `, tetapi masih disebut dalam ${fields}`;
      const message = `${row.code}: topik "${title}" tiada dalam kursus dan tidak dimasukkan${still}; yang ada: ${titles}.`;
      return [
        spare(told(message, ['topics', i])),
        ...naming.map((at) => quiet(tell.topicNotListed(title).ms, [...at])),
      ];
    }),
    ...named.flatMap((code, i) => {
      const message = `${row.code}: ${code} tiada dalam kursus dan tidak dimasukkan.`;
      return cloNamed(course.clos, code) ? [] : [spare(told(message, ['clo', i]))];
    }),
    ...answer.hpAllocation.flatMap((share, i) => {
      const message = `${row.code}: ${share.hp} bukan HP pentaksiran ini dan tidak dimasukkan; yang ada: ${listOf(hp)}.`;
      return hp.includes(hpCode(share.hp)) ? [] : [spare(told(message, ['hpAllocation', i]))];
    }),
    ...strayOutcomes(answer.domains.outcomes, hp).map(({ code, i }) => {
      const isTold = answer.hpAllocation.some((share) => hpCode(share.hp) === code);
      const message = `${row.code}: ${code} bukan HP pentaksiran ini dan tidak dimasukkan; yang ada: ${listOf(hp)}.`;
      return spare((isTold ? quiet : told)(message, ['domains', 'outcomes', i]));
    }),
    ...(isShared
      ? [told(`${row.code}: agihan HP berjumlah ${sum}%; diagih semula supaya 100%.`, ['hpAllocation'])]
      : []),
    ...(answer.criteria.length === 0 ? [told(`${row.code}: kriteria penilaian belum ditulis.`, ['criteria'])] : []),
    ...ofFaults(jstRowFaults(row, rowGround(row, course), course), ([field = '', ...rest]) => [field, ...rest]),
  ];
}

/** `task`: what code makes of the answer. */
export function taskProblems(
  answer: TaskAnswer,
  task: PentaksiranTask,
  row: JstAssessment,
  course: Course,
  notes: readonly string[],
): Problem[] {
  return [
    ...ofFaults(taskFaults(task, taskGround(row, course, null, notes), course.clos, toldByRow(row)), (at) =>
      at.filter((step) => step !== 'domains'),
    ),
    ...unworkedIn(task).map((words) =>
      quiet(`Kira ${words} daripada angka rangsangan dalam "working".`, ['stimulus', 'content'], ['working']),
    ),
    ...strayOutcomes(answer.question.outcomes, Object.keys(row.hpAllocation)).map(({ code, i }) =>
      spare(told(`${row.code}: ${code} bukan HP tugasan ini dan tidak dimasukkan.`, ['question', 'outcomes', i])),
    ),
    ...(isFrame(task) ? [] : taskFlags(task)).map(({ message }) => quiet(message, ['question', 'statement'])),
  ];
}

/** What a rubric lacks of its task's criteria and outcomes, and levels that differ in their adverb alone. */
export function rubricProblems(
  { criteria }: RubrikAnswer,
  row: JstAssessment,
  task: PentaksiranTask | undefined,
  course: Course,
  notes: readonly string[],
): Problem[] {
  const ground = taskGround(row, course, task, notes);
  const of = { clo: row.clo, told: toldBy(row, task) };
  const names = criteria.map(({ name }) => ` ${comparableWords(name)} `);
  const unnamed = row.criteria.filter((name) => !names.some((own) => own.includes(` ${comparableWords(name)} `)));
  const own = criteria.map(({ hp }) => hpCode(hp));
  const codes = Object.keys(row.hpAllocation);
  const without = codes.filter((code) => !own.includes(hpCode(code)));
  // A criterion that is missing may be that of an outcome without any.
  const named = unnamed.map((name) => `JST menamakan kriteria "${name}"; tulis kriteria itu dengan nama yang tepat.`);
  const open = without.map((code) => `Tiada kriteria bagi ${code}.`);
  const absent = Array.from({ length: Math.max(named.length, open.length) }, (_, i) =>
    [named[i], open[i]].filter((text) => text !== undefined).join(' '),
  );
  return [
    ...criteria.flatMap(({ levels, ...criterion }, i): Problem[] => {
      const described = recordOf(rubrikLevels, (level) => ({ descriptor: levels[level] }));
      const alike = alikeLevels(levels);
      const faults = criterionFaults({ ...criterion, levels: described }, ground, of, course.clos);
      return [
        ...ofFaults(faults, (at) => ['criteria', i, ...at.filter((step) => step !== 'descriptor')]),
        ...(alike.length === 0
          ? []
          : [quiet(`${alikeText(criterion.name, alike).ms} Tulis apa yang dilihat.`, ['criteria', i, 'levels'])]),
      ];
    }),
    ...(codes.length === 0 ? [] : strayOutcomes(own, codes)).map(({ code, i }) => {
      const message = `${row.code}: ${code} bukan HP tugasan ini; kriteria "${criteria[i]?.name}" diberi HP yang lain.`;
      return told(message, ['criteria', i, 'hp']);
    }),
    ...absent.map((message, i) => quiet(message, ['criteria', criteria.length + i])),
  ];
}
