import * as z from 'zod';
import type { RubrikAnswer } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { dataIn } from '../chain/linkedCourse.ts';
import { rubrikLevels } from '../../../../shared/valentra/schemas.ts';
import { sentence, at, type Some } from '../language.ts';
import { levelsOf, type Course, unlike, type Preferences } from './promptCourse.ts';
import { outcomeWords, type OutcomeWords } from './words.ts';
import { taskIn, type Task } from './taskAnswer.ts';

const shareSchema = z.object({ hp: z.string(), name: z.string() });
/** What a criterion is of: one that the JST names, or an HP that has none. */
type Share = z.infer<typeof shareSchema> & { words: OutcomeWords };
type Criterion = RubrikAnswer['criteria'][number];
type Levels = Criterion['levels'];

/** The criteria of the JST, spread over the HPs, and one for each HP that is left; on request, the one criterion again. */
export function rubrikAnswer(course: Course, request: string, wanted: Preferences | null): RubrikAnswer {
  const task = taskIn(course, request, wanted);
  const stated = dataIn(request, 'hp', z.array(shareSchema)).slice(0, 11);
  const named = task.criteria.map((name, i): Share => ({
    hp: stated[i % stated.length]?.hp ?? '',
    name,
    words: outcomeWords('', name),
  }));
  const others = stated
    .slice(named.length)
    .map((share): Share => ({ ...share, words: outcomeWords(share.hp, share.name) }));
  const shares = [...named, ...others].slice(0, 11);
  return {
    criteria: (wanted ? shareOf(request, shares) : shares).map((share, index) =>
      criterionFor(task, share, task.turn + index, wanted),
    ),
  };
}

/** The share of the criterion as it stands, by its name; one of a new name is written by that. */
function shareOf(request: string, shares: readonly Share[]): Share[] {
  const { hp, name } = dataIn(request, 'semasa', shareSchema.catch({ hp: '', name: '' }));
  const own = shares.find((share) => share.words.criterion === name);
  return [own ?? { hp, name, words: outcomeWords('', name) }];
}

function criterionFor(task: Task, share: Share, first: number, wanted: Preferences | null): Criterion {
  return unlike(
    wanted,
    first,
    (turn) => ({
      hp: share.hp,
      name: share.words.criterion,
      weight: 1,
      domains: (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(task.clos, letter)),
      levels: levelsFor(task, share.words, turn),
    }),
    ({ levels }) => levels.amatCemerlang,
  );
}

interface Parts extends OutcomeWords {
  work: string;
  about: string;
}
type Descriptors = readonly [string, string, string, string, string];

/** Levels differ in what is there: reach, correctness, proof, and how much help was needed. */
const frames: Some<(parts: Parts) => Descriptors> = [
  ({ trait, proof, work, about }) => [
    `${trait} dalam ${work} menyeluruh dan tepat bagi semua aspek ${about}; ${proof} lengkap, asli dan saling menyokong`,
    `${trait} dalam ${work} tepat bagi hampir semua aspek ${about}; ${proof} jelas dengan satu kekurangan kecil`,
    `${trait} dalam ${work} betul bagi aspek utama ${about}; ${proof} memadai tetapi belum mendalam`,
    `${trait} dalam ${work} hanya menyentuh sebahagian ${about}; ${proof} umum dan kurang tersusun`,
    `${trait} dalam ${work} tidak menepati ${about}; ${proof} tiada atau tidak berkaitan`,
  ],
  ({ trait, proof, work, about }) => [
    `Pelajar menunjukkan ${trait} yang sangat meyakinkan tanpa bantuan; setiap keputusan dalam ${work} disokong oleh ${proof} tentang ${about}`,
    `Pelajar menunjukkan ${trait} yang meyakinkan dengan sedikit bimbingan; kebanyakan keputusan dalam ${work} disokong oleh ${proof} tentang ${about}`,
    `Pelajar menunjukkan ${trait} pada tahap yang baik; beberapa keputusan dalam ${work} masih memerlukan ${proof} yang lebih khusus tentang ${about}`,
    `Pelajar menunjukkan ${trait} secara terhad; ${work} lebih banyak memerihalkan ${about} daripada mengemukakan ${proof}`,
    `Pelajar belum menunjukkan ${trait}; ${work} memerlukan bimbingan semula kerana ${proof} tentang ${about} tidak dikemukakan`,
  ],
];

function levelsFor({ work, matters }: Task, words: OutcomeWords, turn: number): Levels {
  const about = at(matters, Math.floor(turn / frames.length));
  const texts = at(frames, turn)({ ...words, work, about }).map(sentence);
  return Object.fromEntries(rubrikLevels.map((level, i) => [level, texts[i] ?? ''])) as Levels;
}
