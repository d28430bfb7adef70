import * as z from 'zod';
import type { RubrikAnswer } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { dataIn } from '../chain/linkedCourse.ts';
import { rubrikLevels } from '../../../../shared/valentra/schemas.ts';
import { sentence, at, lowerFirst, type Some } from '../language.ts';
import { levelsOf, type Course, unlike, type Preferences } from './promptCourse.ts';
import { taskIn, type Task } from './taskAnswer.ts';

/** What a criterion is of: one that the JST names, or an HP that has none. */
const shareSchema = z.object({ hp: z.string(), name: z.string() });
type Share = z.infer<typeof shareSchema>;
type Criterion = RubrikAnswer['criteria'][number];

/** The criteria of the JST, spread over the HPs, and one for each HP that is left; on request, the one criterion again. */
export function rubrikAnswer(course: Course, request: string, wanted: Preferences | null): RubrikAnswer {
  const task = taskIn(course, request, wanted);
  const stated = dataIn(request, 'hp', z.array(shareSchema));
  const named = task.criteria.map((name, i): Share => ({ hp: stated[i % stated.length]?.hp ?? '', name }));
  const shares = wanted
    ? [dataIn(request, 'semasa', shareSchema.catch({ hp: '', name: '' }))]
    : [...named, ...stated.slice(named.length)].slice(0, 11);
  return { criteria: shares.map((share, index) => criterionFor(task, share, task.turn + index, wanted)) };
}

function criterionFor(task: Task, { hp, name }: Share, first: number, wanted: Preferences | null): Criterion {
  const criterion = name.trim() === '' ? 'Mutu hasil kerja' : name;
  return unlike(
    wanted,
    first,
    (turn) => ({
      hp,
      name: criterion,
      weight: 1,
      domains: (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(task.clos, letter)),
      levels: levelsFor(task, lowerFirst(criterion), turn),
    }),
    ({ levels }) => levels.amatCemerlang,
  );
}

type Descriptors = readonly [string, string, string, string, string];

/** Levels differ in what is there: reach, correctness, proof, and how much help was needed. */
const frames: Some<(trait: string, work: string, about: string) => Descriptors> = [
  (trait, work, about) => [
    `${trait} dalam ${work} menyeluruh dan tepat bagi semua aspek ${about}; buktinya lengkap, asli dan saling menyokong`,
    `${trait} dalam ${work} tepat bagi hampir semua aspek ${about}; buktinya jelas dengan satu kekurangan kecil`,
    `${trait} dalam ${work} betul bagi aspek utama ${about}; buktinya memadai tetapi belum mendalam`,
    `${trait} dalam ${work} hanya menyentuh sebahagian ${about}; buktinya umum dan kurang tersusun`,
    `${trait} dalam ${work} tidak menepati ${about}; buktinya tiada atau tidak berkaitan`,
  ],
  (trait, work, about) => [
    `Pelajar menunjukkan ${trait} yang sangat meyakinkan tanpa bantuan; setiap keputusan dalam ${work} disokong oleh bukti tentang ${about}`,
    `Pelajar menunjukkan ${trait} yang meyakinkan dengan sedikit bimbingan; kebanyakan keputusan dalam ${work} disokong oleh bukti tentang ${about}`,
    `Pelajar menunjukkan ${trait} pada tahap yang baik; beberapa keputusan dalam ${work} masih memerlukan bukti yang lebih khusus tentang ${about}`,
    `Pelajar menunjukkan ${trait} secara terhad; ${work} lebih banyak memerihalkan ${about} daripada mengemukakan bukti`,
    `Pelajar belum menunjukkan ${trait}; ${work} memerlukan bimbingan semula kerana bukti tentang ${about} tidak dikemukakan`,
  ],
];

function levelsFor({ work, matters }: Task, trait: string, turn: number): Criterion['levels'] {
  const about = at(matters, Math.floor(turn / frames.length));
  const texts = at(frames, turn)(trait, work, about).map(sentence);
  return Object.fromEntries(rubrikLevels.map((level, i) => [level, texts[i] ?? ''])) as Criterion['levels'];
}
