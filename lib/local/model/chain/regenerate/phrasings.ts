import { describeMqfOutcome } from '../../../../../shared/mqf.ts';
import { inMalay, upperFirst } from '../../language/lexicon.ts';
import type { Course } from '../linkedCourse.ts';
import { workOf } from '../sixC.ts';

/** What kind of text a section holds: how its sentences are built. */
export type Form = 'statement' | 'speech' | 'question' | 'idea' | 'inquiry' | 'title' | 'tool' | 'term' | Grade;
type Grade = 'amatCemerlang' | 'cemerlang' | 'kepujian' | 'sederhana' | 'lemah';

/** A course, one that it is linked with, and a phrase for its content. */
type Phrase = (course: Course, partner: Course, topic: string) => string;

/** Said of the learners, the course and the project. */
const statements: Phrase[] = [
  ({ doing, call }) => `Pelajar ${doing} dalam ${call}`,
  ({ task, call }, partner, topic) =>
    `Dalam ${call}, pelajar ${task} dengan merujuk ${topic}, lalu membawa dapatan itu kepada ${partner.object}`,
  (course, _, topic) =>
    `${upperFirst(topic)} menjadi asas apabila pelajar ${course.doing} dan menyiapkan ${workOf(course)}`,
  (course, partner, topic) =>
    `Hubungan antara ${topic} dengan ${partner.object} diperlihatkan melalui bukti yang dikumpulkan dalam ${workOf(course)}`,
  ({ call, object }, partner, topic) =>
    `${call} menyumbang ${topic} kepada rangkaian, manakala ${partner.call} menunjukkan cara ${object} digunakan`,
];

/** Said by the lecturer to the learners. */
const speeches: Phrase[] = [
  ({ call }, _, topic) => `Mari kita mulakan dengan ${topic} dalam ${call}`,
  ({ doing }, _, topic) => `Gunakan apa yang anda tahu tentang ${topic} semasa anda ${doing}`,
  (course, partner, topic) =>
    `Terangkan kepada rakan bagaimana ${topic} membantu anda dalam ${workOf(course)}, kemudian kaitkan dengan ${partner.object}`,
  ({ task, call }, _, topic) => `Dalam ${call}, saya mahu anda ${task}; jadikan ${topic} sebagai titik mula`,
  ({ object }, partner, topic) =>
    `Catat satu perkara baharu tentang ${topic} yang mengubah pandangan anda mengenai ${object} dan ${partner.object}`,
];

const questions: Phrase[] = [
  ({ doing }, _, topic) => `Bagaimanakah ${topic} membantu anda ${doing}?`,
  ({ object, call }, partner, topic) =>
    `Apakah hubungan antara ${topic} dalam ${call} dengan ${partner.object}, dan bagaimanakah hubungan itu mengubah ${object}?`,
  (course, partner, topic) =>
    `Apakah bukti tentang ${topic} dalam ${workOf(course)} yang boleh digunakan semasa ${partner.doing}?`,
  ({ object }, partner, topic) =>
    `Mengapakah ${topic} perlu difahami sebelum ${object} dihubungkan dengan ${partner.object} dalam ${partner.call}?`,
];

/** Said of one outcome of one course: the analysis before any linking. */
const ideas: Phrase[] = [
  ({ object }, _, topic) => `${upperFirst(object)} difahami dengan lebih mendalam apabila dilihat melalui ${topic}`,
  ({ doing }, _, topic) => `Pelajar yang menguasai ${topic} dapat ${doing} dengan alasan yang kukuh`,
  ({ doing }, _, topic) => `Pengalaman ${doing} memberi makna kepada ${topic}`,
];

const inquiries: Phrase[] = [
  ({ doing }, _, topic) => `Apakah peranan ${topic} apabila pelajar ${doing}?`,
  ({ object }, _, topic) => `Bagaimanakah ${object} berubah jika ${topic} tidak diambil kira?`,
  ({ object }, _, topic) => `Apakah contoh sebenar yang menunjukkan hubungan antara ${topic} dengan ${object}?`,
];

const titles: Phrase[] = [
  ({ object }, _, topic) => `${upperFirst(object)} melalui ${topic}`,
  ({ call }, partner, topic) => `${upperFirst(topic)} (${call}) dan hubungannya dengan ${partner.object}`,
  ({ call, object }, _, topic) => `Daripada ${topic} kepada ${object} (${call})`,
  (_, __, topic) => `Mendalami ${topic}`,
];

const tools: Phrase[] = [
  (_, __, topic) => `Peta minda digital ${topic}`,
  ({ object }) => `Senarai semak dalam talian ${object}`,
  (_, __, topic) => `Papan perbincangan ${topic}`,
];

const work = (course: Course): string => course.chosen?.name ?? `tugasan ${course.call}`;

const grades: Record<Grade, Phrase[]> = {
  amatCemerlang: [
    (course, partner, topic) =>
      `${upperFirst(course.task)} dengan sangat teliti; ${work(course)} memberi bukti yang lengkap tentang ${topic} dan menghubungkannya secara asli dengan ${partner.object}`,
    (course, partner, topic) =>
      `${work(course)} menunjukkan pelajar menguasai ${topic} sepenuhnya, dapat ${course.doing} tanpa bantuan dan mempertahankan kaitannya dengan ${partner.call}`,
  ],
  cemerlang: [
    (course, _, topic) =>
      `${upperFirst(course.task)} dengan teliti; ${work(course)} memberi bukti yang tepat tentang ${topic} dengan satu atau dua kekurangan kecil`,
    (course, _, topic) =>
      `${work(course)} menunjukkan pelajar menguasai ${topic} dan dapat ${course.doing} hampir tanpa bantuan`,
  ],
  kepujian: [
    (course, _, topic) =>
      `${upperFirst(course.doing)} dengan memuaskan; ${work(course)} merujuk ${topic} tetapi huraiannya belum mendalam`,
    (course, _, topic) =>
      `${work(course)} menunjukkan pelajar memahami ${topic}, tetapi pelajar memerlukan sedikit bimbingan untuk ${course.doing}`,
  ],
  sederhana: [
    (course, _, topic) =>
      `${upperFirst(course.doing)} secara asas; ${work(course)} menyentuh ${topic} sepintas lalu tanpa bukti`,
    (course, _, topic) =>
      `${work(course)} menunjukkan pelajar mengenal ${topic}, tetapi kerap memerlukan bantuan untuk ${course.doing}`,
  ],
  lemah: [
    (course, _, topic) => `Tidak dapat ${course.doing}; ${work(course)} tidak memberi bukti tentang ${topic}`,
    (course, _, topic) =>
      `${work(course)} tidak lengkap, dan pelajar masih keliru tentang ${topic} walaupun dibimbing untuk ${course.doing}`,
  ],
};

export const isGrade = (key: string): key is Grade => key in grades;

const phrasesOf: Record<Form, Phrase[]> = {
  statement: statements,
  speech: speeches,
  question: questions,
  idea: ideas,
  inquiry: inquiries,
  title: titles,
  tool: tools,
  term: [(_, __, topic) => upperFirst(topic)],
  ...grades,
};

/** Everything that can be said of a course in one form, round its content; neighbours differ in both phrase and topic. */
export function saidOf(course: Course, partner: Course, form: Form): string[] {
  const { matters } = course;
  return matters.flatMap((_, round) =>
    phrasesOf[form].map((phrase, index) =>
      phrase(course, partner, matters[(round + index) % matters.length] ?? matters[0]),
    ),
  );
}

/** What each outcome does for an HP: an answer to a request that names one. */
export const outcomesOf = ({ outcomes, call }: Course): string[] =>
  outcomes.map(({ hp, number, task }) =>
    hp.length === 0
      ? `${number} ${call} menuntut pelajar ${task}`
      : `${inMalay(hp.map(describeMqfOutcome))} dibina melalui ${number} ${call}, iaitu pelajar ${task}`,
  );

/** What each assessment of a course asks for: an answer to a request that names one. */
export const assessmentsOf = ({ assessments, call }: Course): string[] =>
  assessments.map(
    ({ name, outcomes }) =>
      `${name} ${call} memberi pelajar ruang untuk ${outcomes[0]?.task ?? 'menunjukkan hasil pembelajaran'}`,
  );

/** Concrete cases out of the course's own content, said to the learners or of them. */
export const examplesOf = (course: Course, isSpoken: boolean): string[] =>
  course.matters.map((topic) =>
    isSpoken
      ? `Contohnya, ambil satu situasi yang melibatkan ${topic}, kemudian cuba ${course.doing}`
      : `Contohnya, pelajar mengambil satu situasi yang melibatkan ${topic} untuk ${course.doing} dalam ${course.call}`,
  );
