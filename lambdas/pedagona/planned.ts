import { weeksOf } from '../../shared/course/weeks.ts';
import { cloLabels, courseLabelOf, teachingOf } from '../../shared/pedagona/courses.ts';
import { minutesLabel, scriptTypes } from '../../shared/pedagona/labels/chainLabels.ts';
import type { CourseAnalysis, Teaching } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, ScriptPlanRow } from '../../shared/pedagona/stages.ts';
import { keysOf, recordOf } from '../../shared/values/pick.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { type Problem, renderData } from '../platform/model/prompt.ts';

/** Figures that code plans or counts before anything is written, so that all who write have the same ones (design law 5). */

interface Source {
  courses: readonly CourseAnalysis[];
  teaching: Teaching | null;
  merangkai: Omit<Merangkai, 'id'> | null;
  dlo: Dlo | null;
}

/** Minutes in steps of five that add up to the whole, shared out by weight; the last ones take what is left. */
function shared(total: number, weights: readonly number[]): number[] {
  const ends = weights.map((_, i) => sumOf(weights.slice(0, i + 1)) / sumOf(weights));
  const marks = ends.map((end) => (end === 1 ? total : Math.round((end * total) / 5) * 5));
  return marks.map((mark, i) => mark - (marks[i - 1] ?? 0));
}

/** The activities of the DLO and their minutes: as long as the lecturer says, else 50 minutes and 25 for each course. */
export function dloPlan({ courses, teaching }: Pick<Source, 'courses' | 'teaching'>) {
  const kinds = ['masalah', ...courses.map((course) => `kursus ${courseLabelOf(course)}`)];
  const activities = [...kinds, 'penyatuan', 'refleksi'];
  const weights = activities.map((_, i) => (i === 0 ? 3 : i === activities.length - 1 ? 2 : 5));
  const total = teaching?.unit === 'minit' ? teaching.time : 50 + 25 * courses.length;
  const minutes = shared(total, weights);
  return { jumlah: total, aktiviti: activities.map((aktiviti, i) => ({ aktiviti, minit: minutes[i] ?? 0 })) };
}

/** The assessments of the shared task, each with its course's weeks: when it is due, and how long the course is. */
function tasksOf({ courses, merangkai }: Pick<Source, 'courses' | 'merangkai'>) {
  return (merangkai?.integratedAssessment.selectedAssessments ?? []).map(({ courseCode, assessmentType, weight }) => {
    const course = courses.find((one) => courseLabelOf(one) === courseCode);
    const week = course?.assessments.find(({ type }) => type === assessmentType)?.week ?? '';
    return { kursus: courseCode, nama: assessmentType, wajaran: weight, ...(week !== '' && { minggu: week }) };
  });
}

type Span = readonly [from: number, to: number];
type Phases = Record<'persediaan' | 'pelaksanaan' | 'penilaian', Span>;
const spanLabel = ([from, to]: Span): string => (from === to ? `minggu ${from}` : `minggu ${from} hingga ${to}`);

/**
 * The phases of a project in weeks of the courses, or null where there are too few: those that the lecturer has chosen, else those of the shortest
 * course. A quarter is to prepare it; it is assessed from the week in which the first part of the task is due. Chosen weeks that are fewer end with
 * the last part of it.
 */
export function phasesOf(source: Pick<Source, 'courses' | 'teaching' | 'merangkai'>): Phases | null {
  const { courses, teaching } = source;
  if (teaching?.unit !== 'minggu') return null;
  const isChosen = teaching.time !== teachingOf(courses).time;
  const weeks = isChosen ? teaching.time : Math.min(...courses.map((course) => teachingOf([course]).time));
  if (weeks < 4) return null;
  const due = tasksOf(source).flatMap(({ minggu = '' }) => weeksOf(minggu).slice(-1));
  const isShort = isChosen && due.length > 0;
  const first = isShort ? Math.max(1, Math.min(Math.max(...due) - weeks + 1, Math.min(...due) - 2)) : 1;
  const last = first + weeks - 1;
  const to = Math.min(...due.map((week) => week - 1), due.length > 0 ? last - 1 : Math.ceil((weeks * 3) / 4));
  const from = Math.min(first + Math.ceil(weeks / 4) - 1, first - 1 + Math.floor((to - first + 1) / 2));
  if (from < first) return null;
  return { persediaan: [first, from], pelaksanaan: [from + 1, to], penilaian: [to + 1, Math.max(last, ...due)] };
}

/** What both halves of the report say of the project; its phases with the week of the courses in which they begin. */
export function reportFigures(source: Source) {
  const { courses, dlo } = source;
  const fasa = phasesOf(source);
  const all = courses.flatMap((course) => course.clos.flatMap(({ id }) => cloLabels(course, [id])));
  const trained = new Set((dlo?.activities ?? []).flatMap(({ links }) => links));
  return {
    bilanganAktiviti: dlo?.activities.length ?? 0,
    jumlahMinit: dlo?.durationMinutes ?? 0,
    bilanganObjektif: dlo?.learningObjectives.length ?? 0,
    cloDilatih: all.filter((clo) => trained.has(clo)),
    cloTidakDilatih: all.filter((clo) => !trained.has(clo)),
    pentaksiran: tasksOf(source),
    ...(fasa && {
      minggu1Projek: `minggu ${fasa.persediaan[0]} kursus`,
      fasa: recordOf(keysOf(fasa), (name) => spanLabel(fasa[name])),
    }),
  };
}

/** What the prompts of a stage are told of it. */
export const plannedFor: Partial<Record<string, (source: Source) => string>> = {
  dlo: (source) => renderData('rancangan', dloPlan(source)),
  reportPlan: (source) => renderData('angka', reportFigures(source)),
  reportGrounds: (source) => renderData('angka', reportFigures(source)),
};

/** Sections of a script whose activities do not add up to its minutes. */
export const scriptMinutes = (
  plans: Readonly<Record<'scriptType1Plan' | 'scriptType2Plan', readonly ScriptPlanRow[]>>,
): Problem[] =>
  scriptTypes.flatMap(({ name, sections }) => {
    const list = `${name}Plan` as const;
    const rows = plans[list].map((row, i) => ({ ...row, at: [list, i, 'minutes'] }));
    return Object.entries(sections).flatMap(([part, { title, minutes }]): Problem[] => {
      const own = rows.filter((row) => row.part === part);
      const total = sumOf(own.map((row) => row.minutes));
      if (minutes === null || total === minutes) return [];
      const message = `Aktiviti bagi ${title} berjumlah ${minutesLabel(total)}, bukan ${minutesLabel(minutes)}.`;
      return [{ at: own.length === 0 ? [[list, rows.length]] : own.map(({ at }) => at), message }];
    });
  });
