import { keysOf, recordOf } from '../../../../shared/pick.ts';
import type { performanceLevelLabels } from '../../../../shared/text/labels.ts';
import { at, upperFirst, prose } from '../language.ts';
import { courseAt, partnerOf, type Chain, matter, type Course } from './linkedCourse.ts';

/** What kind of text is said of a course. */
type Form = 'question' | 'idea' | 'inquiry' | keyof typeof performanceLevelLabels;

/** A course, one that it is linked with, and a phrase for its content. */
type Phrase = (course: Course, partner: Course, topic: string) => string;

const work = (course: Course): string => course.chosen?.name ?? `tugasan ${course.call}`;

/** How well something is done, from the best level down, where the outcome is one of thinking, of doing or of attitude. */
const manners: Readonly<Record<string, readonly string[]>> = {
  Kognitif: ['secara menyeluruh dan kritis', 'dengan tepat dan jelas', 'dengan betul', 'pada sebahagian aspek'],
  Psikomotor: ['dengan lancar', 'dengan tersusun', 'mengikut langkah yang ditetapkan', 'dengan banyak bantuan'],
  Afektif: ['atas kesedaran sendiri', 'dalam hampir semua keadaan', 'dalam keadaan biasa', 'apabila diingatkan'],
};
const manner = ({ lead }: Course, level: number): string => manners[lead?.domains[0] ?? 'Kognitif']?.[level] ?? '';

/** Each entry is a way to say it. */
const phrasings: Readonly<Record<Form, readonly Phrase[]>> = {
  question: [
    ({ doing }, _, topic) => `Bagaimanakah ${topic} membantu anda ${doing}?`,
    (course, partner, topic) =>
      `Apakah bukti tentang ${topic} dalam ${course.work} yang boleh digunakan semasa ${partner.doing}?`,
    ({ object }, partner, topic) =>
      `Mengapakah ${topic} perlu difahami sebelum ${object} dihubungkan dengan ${partner.object} dalam ${partner.call}?`,
  ],
  /** Said of one outcome of one course: the analysis before any linking. */
  idea: [
    ({ object }, _, topic) => `${object} difahami dengan lebih mendalam apabila dilihat melalui ${topic}`,
    ({ doing }, _, topic) => `Pelajar yang menguasai ${topic} dapat ${doing} dengan alasan yang kukuh`,
    ({ doing }, _, topic) => `Pengalaman ${doing} memberi makna kepada ${topic}`,
  ],
  inquiry: [
    ({ doing }, _, topic) => `Apakah peranan ${topic} apabila pelajar ${doing}?`,
    ({ object }, _, topic) => `Bagaimanakah ${object} berubah jika ${topic} tidak diambil kira?`,
    ({ object }, _, topic) => `Apakah contoh sebenar yang menunjukkan hubungan antara ${topic} dengan ${object}?`,
  ],
  amatCemerlang: [
    (course, partner, topic) =>
      `${course.task} ${manner(course, 0)}; ${work(course)} memberi bukti yang lengkap tentang ${topic} dan menghubungkannya dengan ${partner.object} dalam ${partner.call}`,
  ],
  cemerlang: [
    (course, _, topic) =>
      `${course.task} ${manner(course, 1)}; ${work(course)} memberi bukti yang tepat tentang ${topic} dengan satu atau dua kekurangan kecil`,
  ],
  kepujian: [
    (course, _, topic) =>
      `${course.doing} ${manner(course, 2)}; ${work(course)} merujuk ${topic}, tetapi huraiannya belum mendalam`,
  ],
  sederhana: [
    (course, _, topic) =>
      `${course.doing} ${manner(course, 3)}; ${work(course)} menyentuh ${topic} sepintas lalu tanpa bukti`,
  ],
  lemah: [(course, _, topic) => `Belum dapat ${course.doing}; ${work(course)} tidak memberi bukti tentang ${topic}`],
};

/** Everything that can be said of a course in one form, round its content; neighbours differ in both phrase and topic. */
export function saidOf(course: Course, partner: Course, form: Form): string[] {
  return course.matters.flatMap((_, round) =>
    phrasings[form].map((phrase, index) => upperFirst(phrase(course, partner, matter(course, round + index)))),
  );
}

const careOf = (course: Course): string =>
  course.outcomes.find(({ domains }) => domains.includes('Afektif'))?.task ?? course.task;

/**
 * The elements of KPPB (the learning model, 6C, 3E, 3R), two sentences each. The first follows whom it is said of or to: 'pelajar', 'saya
 * mahu anda'.
 */
const elements = {
  learningHowToLearn: [
    (_, __, topic) =>
      `menulis perkara yang sudah diketahui tentang ${topic}, perkara yang ingin diketahui dan cara menyemaknya`,
    ({ doing }, _, topic) => `Apabila usaha ${doing} tersekat, semak semula ${topic}, kemudian cuba strategi yang lain`,
  ],
  aspiration: [
    ({ task }) => `membayangkan diri sebagai guru yang mampu ${task}`,
    (course, _, topic) =>
      `Satu sasaran peribadi ditetapkan bagi ${course.work}, dengan bukti bahawa sasaran tentang ${topic} itu tercapai`,
  ],
  relationship: [
    (_, partner, topic) =>
      `bekerja dengan rakan yang kekuatannya berbeza: seorang yakin tentang ${topic}, seorang lagi tentang ${partner.object}`,
    ({ call }, _, topic) =>
      `Pandangan rakan mengenai ${topic} didengar dahulu sebelum pendapat tentang ${call} diberikan`,
  ],
  engagement: [
    (_, partner, topic) => `membincangkan satu situasi tentang ${topic} untuk melihat keperluan ${partner.doing}`,
    ({ object }) => `Perkara tentang ${object} yang paling menarik perhatian dinyatakan dengan sebabnya`,
  ],
  enhancement: [
    ({ doing }, _, topic) => `mengukuhkan kefahaman tentang ${topic} melalui usaha ${doing}`,
    (course) => `Bukti baharu tentang ${course.object} ditambah kepada ${course.work}`,
  ],
  extension: [
    (course, _, topic) => `memindahkan pembelajaran tentang ${topic} kepada ${course.work} dan situasi baharu`,
    (_, partner, topic) => `Cabarannya ialah menggunakan ${topic} untuk ${partner.doing}`,
  ],
  rigor: [
    ({ task }, _, topic) => `${task}, bukan sekadar menyebut istilah ${topic}`,
    ({ object, call }) => `Setiap jawapan tentang ${object} disertai bukti daripada ${call}`,
  ],
  relevance: [
    (_, partner, topic) => `memberi contoh sendiri yang menyentuh ${topic} serta ${partner.object}`,
    ({ doing }, _, topic) => `Dalam kerja sebenar, ${topic} ditemui apabila seseorang ${doing}`,
  ],
  CriticalThinking: [
    (_, partner, topic) =>
      `mencari hubungan antara ${topic} dengan ${partner.object}, lalu menyatakan bukti bagi setiap dakwaan`,
    ({ doing, call }, _, topic) => `Andaian semasa ${doing} disemak semula dengan merujuk ${topic} dalam ${call}`,
  ],
  Creativity: [
    ({ doing }, _, topic) => `menghasilkan cara baharu untuk ${doing} dengan idea daripada ${topic}`,
    ({ call, object }) => `Cara itu dibandingkan dengan amalan biasa tentang ${object} dalam ${call}`,
  ],
  Communication: [
    ({ call }, _, topic) => `menerangkan ${topic} kepada rakan yang belum mengikuti ${call}`,
    (course, partner) => `Rakan itu pula menjelaskan bagaimana ${partner.object} membantu ${course.work}`,
  ],
  Collaboration: [
    ({ object, call }, partner) =>
      `membahagikan tugas dalam kumpulan: ${object} (${call}) dan ${partner.object} (${partner.call})`,
    ({ call }, partner) =>
      `Hasil kumpulan hanya lengkap apabila bahagian ${call} dan bahagian ${partner.call} digabungkan`,
  ],
  Character: [
    (course, _, topic) => `${careOf(course)}, terutamanya apabila rakan berbeza pendapat tentang ${topic}`,
    ({ object }) => `Satu keputusan tentang ${object} yang diubah setelah ditegur dicatat dengan jujur`,
  ],
  Citizenship: [
    ({ doing }) => `memikirkan siapa dalam masyarakat yang mendapat manfaat daripada usaha ${doing}`,
    (_, partner, topic) => `Kesan ${topic} terhadap semua murid ditimbang dengan adil, begitu juga ${partner.object}`,
  ],
} as const satisfies Readonly<Record<string, readonly [Phrase, Phrase]>>;
type Element = keyof typeof elements;

/** Whom the first sentence is said of or to, in turn; `round` moves on to the next courses and topics, so that two artefacts differ. */
export interface Voice {
  subjects: readonly [string, string];
  round: number;
}

/** A text for each of the elements that have these labels. */
export const elementsOf = <E extends Element>(
  chain: Chain,
  labels: Readonly<Record<E, string>>,
  { subjects, round }: Voice,
) =>
  recordOf(keysOf(labels), (element, index) => {
    const course = courseAt(chain, index + round);
    const [first, second] = elements[element];
    const opening = `${at(subjects, index)} ${first(course, partnerOf(chain, course), matter(course, round))}`;
    return prose(opening, second(course, partnerOf(chain, course), matter(course, round + 1)));
  });
