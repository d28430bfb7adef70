import * as z from 'zod';
import { dataIn } from '../chain/linkedCourse.ts';
import {
  callOf,
  closFor,
  startOf,
  topicPhrase,
  type Clo,
  type Course,
  type Preferences,
  levelsOf,
  unlike,
} from './promptCourse.ts';
import { named, seedOf, prose, sentence, inMalay, upperFirst, at } from '../language.ts';
import type { TaskAnswer } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { outcomeLevelLabel } from '../chain/outcomePhrases.ts';
import { actors, contexts, doings, observations, workFormOf } from './words.ts';

const taskSchema = z.object({
  taskNumber: z.int().positive(),
  taskCode: z.string(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  clo: z.array(z.string()),
  hp: z.array(z.string()),
  topics: z.array(z.string()),
  description: z.string(),
  objective: z.string(),
  criteria: z.array(z.string()),
});

/** A task to be set, in the phrases that sentences speak of it with. */
export interface Task extends z.infer<typeof taskSchema> {
  clos: readonly Clo[];
  work: string;
  /** Topics as they run in a sentence; the first one is what the task is about. */
  matters: readonly [string, ...string[]];
  doing: string;
  object: string;
  call: string;
  /** Where the task begins in lists of phrasings. */
  turn: number;
}

/** The task of a request, seen from the outcome of the highest level. */
export function taskIn(course: Course, request: string, wanted: Preferences | null): Task {
  const task = dataIn(request, 'tugasan', taskSchema);
  const clos = closFor(course, task.clo, `${task.taskType} ${task.description}`);
  const lead = clos.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  const call = callOf(course);
  const titles = wanted?.topic ? [wanted.topic.title] : task.topics;
  const [first = lead ? lead.object : `kandungan ${call}`, ...rest] = titles
    .map((title) => topicPhrase(course, title, ''))
    .filter((title) => title !== '');
  return {
    ...task,
    clos,
    work: named(task.taskType, 60) || `tugasan ${task.taskNumber}`,
    matters: [first, ...rest],
    doing: lead ? lead.task : `memahami ${first}`,
    object: lead ? lead.object : first,
    call,
    turn: startOf(course) + seedOf(`${task.taskCode}${task.taskType}`) + (wanted?.turn ?? 0),
  };
}

const rankOf = ({ domains }: Clo): number =>
  Math.max(0, ...domains.flatMap((level) => /[CPA]\s?(\d)/.exec(level)?.[1] ?? []).map(Number));

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
