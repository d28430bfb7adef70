import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { performanceLevelsSchema } from '../../../../shared/pedagona/stages.ts';
import { weightLabel } from '../../../../shared/pedagona/labels.ts';
import { inMalay, upperFirst, prose, sentence } from '../language.ts';
import { partnerOf, type Chain, matter, workIn, type Course } from './linkedCourse.ts';
import { linksOf } from './courseLinks.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { saidOf } from './phrasings.ts';

export const merangkaiAnswer = (chain: Chain): MerangkaiAnswer => {
  const { courses, calls, first, last } = chain;
  return {
    combinedBigIdea: prose(
      `Pembelajaran menjadi bermakna apabila pelajar ${workIn(courses)} sebagai satu rangkaian`,
      `Daripada ${matter(first)} hingga ${matter(last)}, ${calls} memperlihatkan satu amalan yang utuh, bukan kepingan ilmu yang terasing`,
    ),
    rationale: rationale(chain),
    links: linksOf(chain),
    integratedQuestion: prose(
      `Anda diminta menghasilkan satu projek yang menyatukan ${calls}`,
      `Bagaimanakah anda akan ${workIn(courses)}, dan bukti apakah tentang ${matter(first)} serta ${matter(last)} yang menyokong keputusan anda?`,
    ),
    selectedAssessments: courses.flatMap((course) => selected(course, chain)),
    rubric: integratedRubric(chain),
    rubrics: courses.map((course) => rubricFor(course, chain)).slice(0, 8),
  };
};

function rationale({ courses, calls, commonHP, commonDomains, first, last }: Chain): string {
  const shared = commonHP.slice(0, 3).map((code) => carriedBy(code, courses));
  const nothing = `Tiada HP sepunya ditemui bagi ${calls}, maka rangkaian ini bersandar pada kandungan yang saling melengkapi`;
  return prose(
    ...(shared.length > 0 ? shared : [nothing]),
    commonDomains.length === 0
      ? ''
      : `Domain ${inMalay(commonDomains)} yang dikongsi membolehkan ${inMalay([first.object, last.object])} ditaksir dengan kriteria yang selari`,
    `${first.call} membekalkan ${matter(first)}, manakala ${last.call} menuntut pelajar ${last.task}`,
  );
}

function carriedBy(code: string, courses: readonly Course[]): string {
  const carriers = courses.flatMap(({ call, outcomes }) => {
    const numbers = outcomes.filter(({ hp }) => hp.includes(code)).map(({ number }) => number);
    return numbers.length === 0 ? [] : [`${call} (${numbers.join(', ')})`];
  });
  return `${describeMqfOutcome(code)} disasarkan oleh ${inMalay(carriers)}`;
}

function selected(course: Course, chain: Chain): MerangkaiAnswer['selectedAssessments'][number] | [] {
  const { chosen, lead } = course;
  if (!chosen) return [];
  const partner = partnerOf(chain, course);
  const weight = chosen.weight === null ? '' : ` (${weightLabel(chosen.weight)})`;
  const level = lead && lead.rank > 0 ? ` pada aras ${outcomeLevelLabel(lead.level)}` : '';
  const reason = chosen.isTied && lead ? `menaksir ${lead.number}${level}, iaitu ` : '';
  return {
    course: course.label,
    assessmentType: chosen.type,
    rationale: prose(
      `${chosen.name}${weight} dipilih kerana ${reason}pelajar ${course.call} perlu ${course.task}`,
      course === chain.last && course !== chain.first
        ? `Tugasan ini menutup rangkaian kerana hasilnya dapat disemak semula dengan ${partner.object} dalam ${partner.call}`
        : `Hasilnya dapat digunakan semula apabila pelajar ${partner.doing} dalam ${partner.call}`,
    ),
  };
}

type Levels = MerangkaiAnswer['rubrics'][number]['levels'];

const grades = performanceLevelsSchema.keyof().options;
const levelsOf = (...texts: readonly string[]): Levels =>
  Object.fromEntries(grades.map((grade, i) => [grade, sentence(texts[i] ?? '')])) as Levels;

function rubricFor(course: Course, chain: Chain): MerangkaiAnswer['rubrics'][number] {
  return {
    course: course.label,
    assessmentType: course.chosen?.type ?? '',
    cognitiveLevel: outcomeLevelLabel(course.lead?.level ?? ''),
    softSkills: inMalay([...(course.lead?.skills ?? [])]),
    levels: levelsOf(...grades.map((grade) => saidOf(course, partnerOf(chain, course), grade)[0] ?? '')),
  };
}

/** A criterion for the content of each course, and one for how they are joined; marks sum to 100. */
function integratedRubric({ courses, calls }: Chain): MerangkaiAnswer['rubric'] {
  const share = Math.floor(100 / (courses.length + 1));
  return [
    ...courses.map((course) => ({
      criterion: upperFirst(course.object),
      marks: share,
      levels: levelsOf(
        `Setiap keputusan tentang ${course.object} disokong bukti daripada ${matter(course)}`,
        `Kebanyakan keputusan tentang ${course.object} disokong bukti daripada ${matter(course)}`,
        `${course.object} betul pada perkara utama, tetapi bukti daripada ${matter(course)} masih umum`,
        `${course.object} disentuh sebahagian sahaja, tanpa bukti daripada ${matter(course)}`,
        `${course.object} belum kelihatan, dan pelajar perlu dibimbing semula dalam ${matter(course)}`,
      ),
      links: course.links,
    })),
    {
      criterion: `Penyatuan ${calls}`,
      marks: 100 - share * courses.length,
      levels: levelsOf(
        `Dapatan setiap kursus mengubah kerja dalam kursus lain, dan ${calls} tidak dapat dipisahkan`,
        `Kaitan ${calls} jelas pada hampir semua bahagian`,
        `Kaitan ${calls} dinyatakan, tetapi satu kursus hanya menjadi tambahan`,
        `Bahagian ${calls} diletakkan bersebelahan tanpa kaitan`,
        `Hanya satu daripada ${calls} kelihatan dalam hasil`,
      ),
      links: courses.flatMap(({ links }) => links),
    },
  ];
}
