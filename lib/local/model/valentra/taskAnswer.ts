import { dataIn } from '../promptData.ts';
import { callOf, closFor, startOf, topicPhrase, type Course, levelsOf } from './promptCourse.ts';
import { at, inMalay, lowerFirst, named, prose, seedOf, sentence, type Some } from '../language.ts';
import type { TaskAnswer } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { jstAssessmentSchema, taskSchema } from '../../../../shared/valentra/schemas.ts';
import { outcomeLevelLabel, rankOf } from '../pedagona/outcomePhrases.ts';

const ofRow = jstAssessmentSchema.pick({ topics: true, description: true, criteria: true });
const statedSchema = taskSchema.extend(ofRow.shape);

/** The task of a request in the phrases that sentences speak of it with, seen from the outcome of the highest level. */
export function taskIn(course: Course, request: string, again: number) {
  const task = dataIn(request, 'tugasan', statedSchema);
  const clos = closFor(course, task.clo, `${task.taskType} ${task.description}`);
  const [lead] = clos.toSorted((a, b) => rankOf(b.domains) - rankOf(a.domains));
  const call = callOf(course);
  const [first = lead ? lead.object : `kandungan ${call}`, ...rest] = task.topics
    .map((title) => topicPhrase(course, title))
    .filter((title) => title !== '');
  return {
    ...task,
    clos,
    work: named(task.taskType, 60) || `tugasan ${task.taskNumber}`,
    /** Topics as they run in a sentence; the first one is what the task is about. */
    matters: [first, ...rest] as const,
    doing: lead ? lead.task : `memahami ${first}`,
    object: lead ? lead.object : first,
    call,
    /** Where the task begins in lists of phrasings. */
    turn: startOf(course) + seedOf(`${task.taskCode}${task.taskType}`) + again,
  };
}

export function taskAnswer(course: Course, request: string, again: number): TaskAnswer {
  const task = taskIn(course, request, again);
  const { clos, hp, matters, object, doing, work, criteria, turn } = task;
  const [about, beside = object] = matters;
  const all = inMalay(matters.slice(0, 3));
  const judged = inMalay(criteria.slice(0, 3).map(lowerFirst));
  return {
    theBigIdea: sentence(`Kefahaman tentang ${about} diuji apabila pelajar perlu ${doing} dalam keadaan yang sebenar`),
    essentialQuestion: `Bagaimanakah ${about} membantu seseorang membuat keputusan yang tepat tentang ${object}?`,
    stimulus: {
      type: 'Situasi',
      title: `Cabaran ${about} dalam amalan`,
      content: stimulusFor(task),
      source: 'Situasi rekaan untuk tujuan pentaksiran',
    },
    question: {
      statement: sentence(
        at(
          [
            `Berdasarkan rangsangan, sediakan ${work} yang menunjukkan keupayaan anda ${doing} dengan merujuk ${all}`,
            `Teliti rangsangan, kemudian hasilkan ${work} tentang ${all} yang membuktikan bahawa anda dapat ${doing}`,
            `Gunakan rangsangan sebagai titik mula ${work}. Kaitkan ${all} dengan bukti dalam rangsangan untuk ${doing}`,
          ],
          turn,
        ),
      ),
      description: prose(
        `(1) Kenal pasti isu utama dalam rangsangan. (2) Kaitkan isu itu dengan ${about}. (3) Kemukakan hujah atau hasil anda berserta bukti. (4) Rumuskan implikasinya terhadap ${beside}`,
        judged === '' ? '' : `Penilaian merangkumi ${judged}`,
      ),
      cognitive: levelsOf(clos, 'C').map(outcomeLevelLabel),
      outcomes: hp.map(describeMqfOutcome),
    },
  };
}

/** Scenes that any programme knows: no profession, names, sexes or places. */
const actors: Some<string> = ['Sebuah kumpulan pelajar', 'Satu pasukan projek', 'Sebuah jawatankuasa fakulti'];
const observations: Some<string> = [
  'ahlinya menggunakan istilah yang sama dengan maksud yang berlainan',
  'langkah kerja disusun mengikut kebiasaan dan bukan mengikut keperluan',
  'hasil yang diperoleh tidak sama apabila kerja itu diulang',
  'sumber yang dirujuk bercanggah antara satu sama lain',
  'pengguna hasil itu tidak memahami tujuannya',
];

function stimulusFor({ matters, work, object, call, turn }: ReturnType<typeof taskIn>): string {
  const [about, beside = object] = matters;
  return prose(
    `${at(actors, turn)} merancang projek tentang ${about}`,
    `Selepas dua minggu, satu perkara menarik perhatian: ${at(observations, turn)}`,
    `Pada masa yang sama, perkara lain turut dilaporkan: ${at(observations, turn + 3)}`,
    `Dalam satu mesyuarat, seorang ahli berpendapat bahawa keadaan itu berpunca daripada kekurangan sumber, manakala seorang lagi percaya bahawa cara ${about} digunakan perlu dikaji semula`,
    `Mereka diberi masa tiga minggu untuk mengemukakan penyelesaian yang disokong bukti dan mengambil kira ${beside}`,
    `Sebagai pelajar ${call}, anda diminta membantu melalui ${work}`,
  );
}
