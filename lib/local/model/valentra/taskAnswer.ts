import type { TaskAnswer } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { outcomeLevelLabel } from '../chain/outcomePhrases.ts';
import { prose, sentence, inMalay, upperFirst, at } from '../language.ts';
import { levelsOf, type Course, unlike, type Preferences } from './promptCourse.ts';
import { actors, contexts, doings, observations, workFormOf } from './words.ts';
import { taskIn, type Task } from './taskPhrases.ts';

export function taskAnswer(course: Course, request: string, wanted: Preferences | null): TaskAnswer {
  const task = taskIn(course, request, wanted);
  return unlike(
    wanted,
    task.turn,
    (turn) => composed(task, turn),
    ({ question }) => question.statement,
  );
}

function composed(task: Task, turn: number): TaskAnswer {
  const { clos, matters, object, doing } = task;
  const [about] = matters;
  const statement = statementFor(task, turn);
  return {
    theBigIdea: sentence(
      at(
        [
          `${upperFirst(object)} menjadi bermakna apabila ${about} dihubungkan dengan keperluan yang sebenar`,
          `Kefahaman tentang ${about} diuji apabila pelajar perlu ${doing} dalam keadaan yang sebenar`,
        ],
        turn,
      ),
    ),
    essentialQuestion: at(
      [
        `Bagaimanakah ${about} membantu seseorang membuat keputusan yang tepat tentang ${object}?`,
        `Sejauh manakah ${about} mengubah cara sesuatu masalah difahami?`,
      ],
      turn,
    ),
    stimulus: stimulusFor(task, turn),
    question: {
      statement,
      description: descriptionFor(task, turn),
      cognitive: levelsOf(clos, 'C').map(outcomeLevelLabel),
      outcomes: task.hp.map(describeMqfOutcome),
    },
  };
}

function stimulusFor({ matters, work, object, call }: Task, turn: number): TaskAnswer['stimulus'] {
  const [about, beside = object] = matters;
  const content = prose(
    `${at(actors, turn)} ${at(doings, turn)} ${about} ${at(contexts, turn)}`,
    `Selepas dua minggu, satu perkara menarik perhatian: ${at(observations, turn)}`,
    `Pada masa yang sama, perkara lain turut dilaporkan: ${at(observations, turn + 3)}`,
    `Dalam satu mesyuarat, seorang ahli berpendapat bahawa keadaan itu berpunca daripada kekurangan sumber, manakala seorang lagi percaya bahawa cara ${about} digunakan perlu dikaji semula`,
    `Mereka diberi masa tiga minggu untuk mengemukakan penyelesaian yang disokong bukti dan mengambil kira ${beside}`,
    `Sebagai pelajar ${call}, anda diminta membantu melalui ${work}`,
  );
  return {
    type: at(['Situasi', 'Kajian kes', 'Senario'], turn),
    title: at([`Cabaran ${about} dalam amalan`, `${upperFirst(about)}: apa yang sebenarnya berlaku?`], turn),
    content,
    source: 'Situasi rekaan untuk tujuan pentaksiran',
  };
}

function statementFor({ matters, work, doing }: Task, turn: number): string {
  const about = inMalay(matters.slice(0, 3));
  return sentence(
    at(
      [
        `Berdasarkan rangsangan, sediakan ${work} yang menunjukkan keupayaan anda ${doing} dengan merujuk ${about}`,
        `Teliti rangsangan, kemudian hasilkan ${work} tentang ${about} yang membuktikan bahawa anda dapat ${doing}`,
        `Anda dilantik sebagai perunding bagi situasi dalam rangsangan. Melalui ${work}, jawab keperluan itu menggunakan ${about} serta tunjukkan keupayaan ${doing}`,
        `Gunakan rangsangan sebagai titik mula ${work}. Kaitkan ${about} dengan bukti dalam rangsangan untuk ${doing}`,
      ],
      turn,
    ),
  );
}

function descriptionFor({ matters, taskType, criteria, object }: Task, turn: number): string {
  const [about, beside = object] = matters;
  const steps = at(
    [
      `(1) Kenal pasti isu utama dalam rangsangan. (2) Kaitkan isu itu dengan ${about}. (3) Kemukakan hujah atau hasil anda berserta bukti. (4) Rumuskan implikasinya terhadap ${beside}.`,
      `(1) Senaraikan keperluan dalam rangsangan. (2) Pilih pendekatan ${about} yang sesuai dan berikan alasan. (3) Sediakan hasil kerja. (4) Terangkan cara hasil itu dinilai dari segi ${beside}.`,
    ],
    turn,
  );
  const judged =
    criteria.length === 0
      ? ''
      : ` Penilaian merangkumi ${inMalay(criteria.slice(0, 3).map((text) => text.charAt(0).toLowerCase() + text.slice(1)))}.`;
  return `${steps} ${workFormOf(taskType).delivery}${judged}`;
}
