import type { TaskAnswer } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { outcomeLevelLabel } from '../chain/outcomePhrases.ts';
import { prose, sentence } from '../language/phrases.ts';
import { inMalay, upperFirst } from '../language/lexicon.ts';
import { levelsOf, type Course } from './promptCourse.ts';
import { actorAt, contextAt, doingAt, observationAt } from './words/scenes.ts';
import { taskIn, type Task } from './taskPhrases.ts';
import { at } from '../language/rotation.ts';
import { naming, unlike, type Preferences } from './rowPreferences.ts';
import { workFormOf } from './words/workForms.ts';

/** One continuous-assessment task: an idea, a question, an invented situation and what is to be done with it. */
export function taskAnswer(course: Course, request: string, wanted: Preferences | null): TaskAnswer {
  const task = taskIn(course, request, wanted);
  return unlike(
    wanted,
    task.turn,
    (turn) => composed(task, turn, wanted),
    ({ question }) => question.statement,
  );
}

function composed(task: Task, turn: number, wanted: Preferences | null): TaskAnswer {
  const { clos, matters, object, doing } = task;
  const [about] = matters;
  const statement = statementFor(task, turn, wanted);
  return {
    theBigIdea: sentence(
      at(
        [
          `${upperFirst(object)} menjadi bermakna apabila ${about} dihubungkan dengan keperluan yang sebenar`,
          `Kefahaman tentang ${about} diuji apabila pelajar perlu ${doing} dalam keadaan yang sebenar`,
          `Keputusan tentang ${about} membentuk hasil yang dicapai melalui ${object}`,
          `${upperFirst(about)} bukan sekadar pengetahuan; nilainya terserlah semasa pelajar ${doing}`,
        ],
        turn,
      ),
    ),
    essentialQuestion: at(
      [
        `Bagaimanakah ${about} membantu seseorang membuat keputusan yang tepat tentang ${object}?`,
        `Sejauh manakah ${about} mengubah cara sesuatu masalah difahami?`,
        `Apakah bukti bahawa seseorang benar-benar dapat ${doing}?`,
        `Mengapakah ${object} perlu difahami melalui ${about} sebelum penyelesaian dirancang?`,
      ],
      turn,
    ),
    stimulus: stimulusFor(task, turn, wanted),
    question: {
      statement,
      description: descriptionFor(task, turn, wanted),
      cognitive: levelsOf(clos, 'C').map(outcomeLevelLabel),
      outcomes: task.hp.map(describeMqfOutcome),
    },
  };
}

function stimulusFor(
  { matters, work, object, call }: Task,
  turn: number,
  wanted: Preferences | null,
): TaskAnswer['stimulus'] {
  const [about, beside = object] = matters;
  const content = prose(
    `${actorAt(turn)} ${doingAt(turn)} ${about} ${contextAt(turn)}`,
    `Selepas dua minggu, satu perkara menarik perhatian: ${observationAt(turn)}`,
    ...(wanted?.isShorter ? [] : [`Pada masa yang sama, perkara lain turut dilaporkan: ${observationAt(turn + 3)}`]),
    `Dalam satu mesyuarat, seorang ahli berpendapat bahawa keadaan itu berpunca daripada kekurangan sumber, manakala seorang lagi percaya bahawa cara ${about} digunakan perlu dikaji semula`,
    `Mereka diberi masa tiga minggu untuk mengemukakan penyelesaian yang disokong bukti dan mengambil kira ${beside}`,
    `Sebagai pelajar ${call}, anda diminta membantu melalui ${work}`,
  );
  return {
    type: at(['Situasi', 'Kajian kes', 'Senario'], turn),
    title: at(
      [
        `Cabaran ${about} dalam amalan`,
        `${upperFirst(about)}: apa yang sebenarnya berlaku?`,
        `Tiga minggu untuk menambah baik ${about}`,
        `Dua pandangan tentang ${about}`,
      ],
      turn,
    ),
    content,
    source: 'Situasi rekaan untuk tujuan pentaksiran',
  };
}

function statementFor({ matters, work, doing }: Task, turn: number, wanted: Preferences | null): string {
  const about = inMalay(matters.slice(0, wanted?.isShorter ? 1 : 3));
  const statement = sentence(
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
  return prose(statement, naming(wanted, statement));
}

function descriptionFor(
  { matters, taskType, criteria, object }: Task,
  turn: number,
  wanted: Preferences | null,
): string {
  const [about, beside = object] = matters;
  const steps = at(
    [
      `(1) Kenal pasti isu utama dalam rangsangan. (2) Kaitkan isu itu dengan ${about}. (3) Kemukakan hujah atau hasil anda berserta bukti. (4) Rumuskan implikasinya terhadap ${beside}.`,
      `(1) Catat bukti penting daripada rangsangan. (2) Bina kerangka kerja berdasarkan ${about}. (3) Sempurnakan hasil anda dan semak dengan seorang rakan. (4) Tulis refleksi ringkas tentang ${beside}.`,
      `(1) Senaraikan keperluan dalam rangsangan. (2) Pilih pendekatan ${about} yang sesuai dan berikan alasan. (3) Sediakan hasil kerja. (4) Terangkan cara hasil itu dinilai dari segi ${beside}.`,
    ],
    turn,
  );
  const judged =
    criteria.length === 0 || wanted?.isShorter
      ? ''
      : ` Penilaian merangkumi ${inMalay(criteria.slice(0, 3).map((text) => text.charAt(0).toLowerCase() + text.slice(1)))}.`;
  return `${steps} ${workFormOf(taskType).delivery}${judged}`;
}
