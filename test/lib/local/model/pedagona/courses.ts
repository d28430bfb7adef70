import { chainData } from '../../../../../lambdas/pedagona/courseData.ts';
import { dloFromAnswer, merangkaiFromAnswer } from '../../../../../lambdas/pedagona/checks/chainFromAnswer.ts';
import { dloPlan } from '../../../../../lambdas/pedagona/planned.ts';
import { dloPrompt } from '../../../../../lambdas/pedagona/prompts/dlo.ts';
import { merangkaiPrompt } from '../../../../../lambdas/pedagona/prompts/merangkai.ts';
import { regeneratePrompt } from '../../../../../lambdas/pedagona/prompts/regenerate.ts';
import { reportGroundsPrompt, reportPlanPrompt } from '../../../../../lambdas/pedagona/prompts/report.ts';
import { scriptsPrompt } from '../../../../../lambdas/pedagona/prompts/scripts.ts';
import { renderData } from '../../../../../lambdas/platform/model/prompt.ts';
import { domainsOfLevel } from '../../../../../shared/terms/mqf.ts';
import type { CourseAnalysis } from '../../../../../shared/pedagona/schemas.ts';
import { assessment, clo, course as courseWith, topic } from '../../../../shared/pedagona/fixtures/builders.ts';
import { asked } from '../asking.ts';

type CloLine = [statement: string, level: string, hp: string, ...topics: string[]];
type AssessmentLine = [type: string, weight: number | null, clos: string];

/** An analysed course in brief; whatever is left out was not in its document. */
export const course = (
  courseCode: string | null,
  courseName: string | null,
  clos: CloLine[] = [],
  assessments: AssessmentLine[] = [],
): CourseAnalysis =>
  courseWith({
    courseCode,
    courseName,
    sourceDocument: `${courseCode ?? 'dokumen tanpa kod'}.pdf`,
    clos: clos.map(([cloStatement, level, hp, ...knowledge], index) => ({
      ...clo(`CLO${index + 1}`, hp === '' ? [] : [hp]),
      cloStatement,
      domain: domainsOfLevel(level),
      level,
      knowledge,
      bigIdea: `Idea tentang ${cloStatement.toLowerCase()}`,
    })),
    assessments: assessments.map((line) => assessment(...line)),
    topics: [...new Set(clos.flatMap(([, , , ...titles]) => titles))].map((title) => topic(title, [])),
  });

export const pedagogy = course(
  'EDUP3153',
  'Pedagogi Bermakna',
  [
    ['Menghuraikan prinsip pedagogi bermakna.', 'C2', 'HP1', 'Konsep pedagogi bermakna', 'Strategi pembelajaran aktif'],
    ['Menganalisis amalan pengurusan bilik darjah berdasarkan teori.', 'C4', 'HP2', 'Iklim sosioemosi', 'Rutin harian'],
    ['Mempamerkan semangat kerja berpasukan semasa merancang pengajaran.', 'A3', 'HP8', 'Refleksi pengajaran'],
  ],
  [
    ['Kuiz', 10, 'CLO1'],
    ['Tugasan Individu', 30, 'CLO2'],
    ['Peperiksaan Akhir', 60, 'CLO1, CLO2'],
  ],
);

export const assessing = course(
  'EDUP3113',
  'Pentaksiran dalam Pendidikan',
  [
    ['Membina instrumen pentaksiran yang sah.', 'C6', 'HP2', 'Jadual spesifikasi ujian', 'Pembinaan item'],
    ['Menyampaikan maklum balas kepada murid secara beretika.', 'A4', 'HP5', 'Pelaporan dan maklum balas'],
  ],
  [
    ['Tugasan Berkumpulan', 40, 'CLO1'],
    ['Pembentangan', 60, 'CLO2'],
  ],
);

export const science = course(
  'SCES3083',
  'Kaedah Sains',
  [
    ['Mengendalikan penyiasatan makmal secara selamat.', 'P4', 'HP3', 'Inkuiri terbimbing', 'Simbol bahaya'],
    ['Menghuraikan sifat sains.', 'C2', 'HP1', 'Literasi sains'],
  ],
  [['Amali', 50, 'CLO1']],
);

export const music = course('MZKS2012', 'Gamelan dan Kompang', [
  ['Memainkan paluan kompang dalam ensembel.', 'P3', 'HP4', 'Paluan asas kompang', 'Zikir dan selawat'],
  ['Menghargai warisan muzik tradisional.', 'A2', 'HP11', 'Sejarah gamelan Melayu'],
]);

/** Courses as bad documents leave them. */
export const bare = course(null, null);
export const nameless = course(null, 'Seni "Halus" & <Kraf>: apa itu?', [
  ['Understand the basics of batik.', '', '', 'BATIK CANTING'],
]);
export const endless = course('PANJ1001', 'Nama yang panjang '.repeat(40).trim(), [
  [
    `Menilai ${'kesan perubahan iklim dan '.repeat(30)}ekosistem.`,
    'C5',
    '',
    'Tajuk yang amat panjang '.repeat(20).trim(),
  ],
]);

/** All answers of the chain for these courses, each stage resting on the ones before it as the pipeline has it. */
export async function chainOf(courses: CourseAnalysis[]) {
  const merangkaiAnswer = await asked(merangkaiPrompt, ...chainData({ courses }));
  const merangkai = { id: 'mrk_1', ...merangkaiFromAnswer(merangkaiAnswer, courses, null) };
  const linked = chainData({ courses, merangkai });
  const dloAnswer = await asked(dloPrompt, ...linked, renderData('rancangan', dloPlan({ courses, teaching: null })));
  const dlo = { id: 'dlo_1', dloId: 'dlo_1', merangkaiId: 'mrk_1', ...dloFromAnswer(dloAnswer, courses, null) };
  const whole = chainData({ courses, merangkai, dlo });
  return {
    merangkaiAnswer,
    merangkai,
    scripts: await asked(scriptsPrompt, ...whole),
    dloAnswer,
    dlo,
    plan: await asked(reportPlanPrompt, ...whole),
    grounds: await asked(reportGroundsPrompt, ...whole),
    whole,
  };
}

/** A section written again, as the pipeline asks for it. */
export const again = (
  ground: readonly string[],
  artefact: string,
  pointer: string,
  value: string | string[],
  instruction: string,
  label?: string,
) => {
  const part = { artefact, course: label, pointer, value, label: pointer.split('/').at(-1) ?? '' };
  return asked(regeneratePrompt, ...ground, renderData('bahagian', part), renderData('permintaan', instruction));
};
