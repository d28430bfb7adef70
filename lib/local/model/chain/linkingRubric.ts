import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { inMalay, upperFirst } from '../language/lexicon.ts';
import type { Chain } from './chainRequest.ts';
import { leadLinks, matter, type Course } from './linkedCourse.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { sentence } from '../language/phrases.ts';

type Levels = MerangkaiAnswer['rubrics'][number]['levels'];

/** One rubric of a course, on the assessment and outcome that carry its part of the linking. */
export const rubricFor = (course: Course, partner: Course): MerangkaiAnswer['rubrics'][number] => ({
  course: course.label,
  assessmentType: course.chosen?.type ?? '',
  cognitiveLevel: outcomeLevelLabel(course.lead?.level ?? ''),
  softSkills: inMalay([...(course.lead?.skills ?? [])]),
  levels: levelsFor(course, partner),
});

/** A criterion for the content of each course, and one for how they are joined; marks sum to 100. */
export function integratedRubric({ courses, calls }: Chain): MerangkaiAnswer['rubric'] {
  const share = Math.floor(100 / (courses.length + 1));
  return [
    ...courses.map((course) => ({
      criterion: upperFirst(course.object),
      marks: share,
      levels: {
        amatCemerlang: sentence(`Setiap keputusan tentang ${course.object} disokong bukti daripada ${matter(course)}`),
        cemerlang: sentence(`Kebanyakan keputusan tentang ${course.object} disokong bukti daripada ${matter(course)}`),
        kepujian: sentence(`${upperFirst(course.object)} betul pada perkara utama, tetapi buktinya masih umum`),
        sederhana: sentence(`${upperFirst(course.object)} disentuh sebahagian sahaja tanpa alasan`),
        lemah: sentence(`${upperFirst(course.object)} belum kelihatan dan perlu dibimbing semula`),
      },
      links: leadLinks(course),
    })),
    {
      criterion: `Penyatuan ${calls}`,
      marks: 100 - share * courses.length,
      levels: {
        amatCemerlang: sentence(
          `Dapatan setiap kursus mengubah kerja dalam kursus lain, dan ${calls} tidak dapat dipisahkan`,
        ),
        cemerlang: sentence(`Kaitan ${calls} jelas pada hampir semua bahagian`),
        kepujian: sentence(`Kaitan ${calls} dinyatakan, tetapi satu kursus hanya menjadi tambahan`),
        sederhana: sentence(`Bahagian ${calls} diletakkan bersebelahan tanpa kaitan`),
        lemah: sentence(`Hanya satu daripada ${calls} kelihatan dalam hasil`),
      },
      links: courses.flatMap(leadLinks),
    },
  ];
}

/** Five levels that differ in what is there: reach, correctness, proof, and how much help was needed. */
function levelsFor(course: Course, partner: Course): Levels {
  const [domain = 'Kognitif'] = course.lead?.domains ?? [];
  const write = { Kognitif: cognitive, Psikomotor: practical, Afektif: affective }[domain] ?? cognitive;
  const work = course.chosen?.name ?? `tugasan ${course.call}`;
  const levels = write(course, partner, work);
  return {
    amatCemerlang: sentence(levels[0]),
    cemerlang: sentence(levels[1]),
    kepujian: sentence(levels[2]),
    sederhana: sentence(levels[3]),
    lemah: sentence(levels[4]),
  };
}

type Write = (course: Course, partner: Course, work: string) => [string, string, string, string, string];

/** What is judged at a cognitive level: an explanation, an argument, or a decision in what was made. */
const claimAt = (rank: number): [claim: string, depth: string] =>
  rank === 6
    ? ['keputusan', 'menyeluruh dan asli']
    : rank > 2
      ? ['hujah', 'menyeluruh dan kritis']
      : ['huraian', 'lengkap dan mendalam'];

const cognitive: Write = (course, partner, work) => {
  const { task, doing, object } = course;
  const [claim, depth] = claimAt(course.lead?.rank ?? 0);
  const [one, other] = [matter(course), matter(course, 1)];
  return [
    `${upperFirst(task)} secara ${depth}; setiap ${claim} dalam ${work} disokong bukti tentang ${one}, dan hasilnya dikaitkan dengan ${partner.object} dalam ${partner.call}`,
    `${upperFirst(task)} dengan tepat dan jelas; kebanyakan ${claim} dalam ${work} disokong bukti tentang ${one}, tetapi kaitan dengan ${partner.call} belum dihuraikan sepenuhnya`,
    `${upperFirst(doing)} dengan betul bagi aspek utama; ${work} merujuk ${one}, tetapi bukti bagi beberapa ${claim} masih umum`,
    `${upperFirst(doing)} pada sebahagian aspek sahaja; ${work} lebih banyak memerihalkan ${other} daripada memberi alasan`,
    `Belum dapat ${doing}; ${work} hanya menyebut istilah tentang ${one} dan memerlukan bimbingan semula mengenai ${object}`,
  ];
};

const practical: Write = (course, partner, work) => {
  const { task, doing, object } = course;
  const [one, other] = [matter(course), matter(course, 1)];
  return [
    `${upperFirst(task)} dengan lancar dan berdikari; ${work} menepati semua kriteria dalam ${one}, dan hasilnya dihubungkan dengan ${partner.object} dalam ${partner.call}`,
    `${upperFirst(task)} dengan betul dan tersusun; ${work} menepati hampir semua kriteria dalam ${one} dengan pembetulan kecil oleh pelajar sendiri`,
    `${upperFirst(doing)} mengikut langkah yang ditetapkan; ${work} berfungsi, tetapi satu atau dua kriteria dalam ${one} belum dipenuhi`,
    `${upperFirst(doing)} dengan bantuan pensyarah pada beberapa langkah; ${work} belum konsisten dari segi ${other}`,
    `Belum dapat ${doing} walaupun dibimbing; ${work} tidak lengkap dan asas ${object} perlu diulang`,
  ];
};

const affective: Write = (course, partner, work) => {
  const { task, doing, object } = course;
  const [one, other] = [matter(course), matter(course, 1)];
  return [
    `${upperFirst(task)} secara konsisten atas kesedaran sendiri; ${work} menunjukkan pelajar membimbing rakan dalam hal ${one}, lalu menghubungkannya dengan ${partner.object} dalam ${partner.call}`,
    `${upperFirst(task)} dalam hampir semua keadaan; ${work} memberi contoh tindakan sendiri yang jelas tentang ${one}`,
    `${upperFirst(doing)} dalam keadaan biasa; ${work} menerangkan sebab tindakan tentang ${one} secara ringkas`,
    `${upperFirst(doing)} apabila diingatkan; ${work} menyebut ${other} tanpa contoh tindakan sendiri`,
    `Belum ${doing}; ${work} tidak menunjukkan kesedaran tentang ${object} dan pelajar memerlukan bimbingan mengenai ${one}`,
  ];
};
