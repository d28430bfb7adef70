import type * as z from 'zod';
import type { dloAnswerSchema } from '../../../../lambdas/pedagona/prompts/dlo.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { sixCLabels, threeELabels, threeRLabels } from '../../../../shared/pedagona/chainLabels.ts';
import { teachingLine } from '../../../../shared/pedagona/courses.ts';
import { inMalay, upperFirst, prose } from '../language.ts';
import { courseAt, highest, partnerOf, type Chain, matter, workIn, type Course } from './linkedCourse.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { elementsOf, type Voice } from './phrasings.ts';

type DloAnswer = z.infer<typeof dloAnswerSchema>;
type Activity = DloAnswer['activities'][number];

export function dloAnswer(chain: Chain): DloAnswer {
  const { courses, calls, first, last } = chain;
  const models = [...new Set(courses.flatMap(({ facts }) => facts.kppbModel ?? []))];
  const voice: Voice = { subjects: ['Pelajar', 'Dalam DLO ini, pelajar'], round: 2 };
  return {
    dloTitle: `DLO ${calls}: daripada ${first.object} kepada ${last.object}`,
    dloDescription: prose(
      `Objek pembelajaran digital ini membimbing pelajar ${workIn(courses)}`,
      `Pelajar bermula dengan bahan interaktif tentang ${matter(first)}, lalu berakhir dengan hasil yang menunjukkan ${matter(last)} digunakan`,
      `Hasil itu menyokong ${inMalay(courses.map(({ work }) => work))}`,
    ),
    targetAudience: [
      `Pelajar yang mengikuti ${inMalay(courses.map(({ title }) => title))}`,
      ...(chain.teaching ? [teachingLine(chain.teaching)] : []),
    ].join(': '),
    // 3E orders the activities where the courses name no model.
    kppbModel: models.length === 0 ? '3E' : models.join(', '),
    learningObjectives: courses.flatMap(objectivesOf),
    activities: [opening(chain), ...courses.slice(0, 4).map((course) => ownPart(course, chain)), joining(chain)],
    multimediaElements: multimediaOf(chain),
    assessmentMethods: [...courses.slice(0, 4).map(methodOf), selfCheck(chain)],
    sixCMapping: elementsOf(chain, sixCLabels, voice),
    threeEFramework: elementsOf(chain, threeELabels, voice),
    threeRFramework: elementsOf(chain, threeRLabels, { ...voice, round: 3 }),
    illustrations: [],
  };
}

/** The outcome that carries the linking and the next highest of another domain, if there is one. */
function objectivesOf(course: Course): DloAnswer['learningObjectives'] {
  const { lead, call, label } = course;
  if (!lead)
    return [{ objective: prose(`Pelajar dapat ${course.task} (${call})`), domain: '', level: '', hp: '', links: [] }];
  const second = highest(course.outcomes.filter(({ domains }) => domains[0] !== lead.domains[0]));
  return [lead, ...(second ? [second] : [])].map(({ task, number, domains, level, hp }) => ({
    objective: prose(`Pelajar dapat ${task} (${call} ${number})`),
    domain: domains.join(', '),
    level: outcomeLevelLabel(level),
    hp: hp.map(describeMqfOutcome).join(', '),
    links: [{ course: label, clo: number }],
  }));
}

const opening = ({ calls, first, last }: Chain): Activity => ({
  activityName: `Meneroka ${matter(first)}`,
  description: prose(
    `Pelajar menonton video pengenalan tentang ${matter(first)}, lalu mencatat persoalan mengenai ${last.object}`,
    `Mereka menandakan perkara yang sudah diketahui daripada ${calls}`,
  ),
  duration: 15,
  assessmentMethod: `Soalan semakan pengetahuan sedia ada tentang ${matter(first)}`,
  tools: [`Video pengenalan ${matter(first)}`, `Papan soalan digital ${calls}`],
  kppbElements: ['Engagement', 'Relevance', 'Pemikiran kritis'],
  links: first.links,
});

function ownPart(course: Course, chain: Chain): Activity {
  const { lead, call } = course;
  const partner = partnerOf(chain, course);
  const next =
    course === chain.last
      ? `untuk disatukan dengan hasil ${partner.call}`
      : `untuk kegunaan pelajar semasa ${partner.doing} dalam ${partner.call}`;
  const making = (lead?.domains ?? []).includes('Psikomotor') || (lead?.level ?? '').includes('C6');
  return {
    activityName: `${upperFirst(course.doing)} melalui ${matter(course)}`,
    description: prose(
      `Dalam kumpulan, pelajar ${course.task}`,
      `Bahan DLO tentang ${matter(course)} menjadi rujukan, dan dapatan disimpan ${next}`,
    ),
    // Higher levels get more time.
    duration: (lead?.rank ?? 0) >= 4 ? 30 : 20,
    assessmentMethod: course.chosen ? `Draf ${course.work}` : `Senarai semak ${course.object} (${call})`,
    tools: [`Modul interaktif ${matter(course)}`, `Templat digital ${course.work}`],
    kppbElements: [
      'Enhancement',
      'Rigor',
      ...(making ? ['Kreativiti', 'Kolaborasi'] : ['Pemikiran kritis', 'Komunikasi']),
    ],
    links: course.links,
  };
}

const joining = ({ courses, calls, first, last }: Chain): Activity => ({
  activityName: `Merangkai ${first.object} dengan ${last.object}`,
  description: prose(
    `Pelajar menyatukan hasil ${calls} dalam satu persembahan digital tentang ${matter(last)}`,
    `Rakan memberi maklum balas, kemudian setiap pelajar menulis refleksi tentang perubahan kefahamannya mengenai ${matter(first)}`,
  ),
  duration: 30,
  assessmentMethod: `Rubrik ${inMalay(courses.map(({ work }) => work))}`,
  tools: [`Papan perkongsian ${last.object}`, `Jurnal refleksi digital ${calls}`],
  kppbElements: ['Extension', 'Relationship', 'Kolaborasi', 'Sahsiah', 'Kewarganegaraan'],
  links: courses.flatMap(({ links }) => links),
});

const medium = (course: Course, type: string, title: string, description: string, purpose: string) => ({
  type,
  title,
  description: prose(description),
  purpose: prose(purpose),
  links: course.links,
});

function multimediaOf(chain: Chain): DloAnswer['multimediaElements'] {
  const { first, last } = chain;
  const middle = courseAt(chain, 1);
  return [
    medium(
      first,
      'Video',
      `Video pengenalan: ${matter(first)}`,
      `Video pendek yang memperkenalkan ${matter(first)} serta masalah tentang ${last.object} yang akan diselesaikan`,
      `Menarik perhatian pelajar kepada hubungan antara ${first.call} dengan ${last.call}`,
    ),
    medium(
      middle,
      'Infografik',
      `Infografik interaktif: ${matter(middle)}`,
      `Infografik yang boleh diklik untuk melihat huraian ${matter(middle)} serta kaitannya dengan ${matter(first, 1)}`,
      `Membantu pelajar memahami ${middle.object} langkah demi langkah`,
    ),
    medium(
      last,
      'Kuiz interaktif',
      `Semakan kefahaman: ${matter(last)}`,
      `Soalan pendek tentang ${inMalay([matter(last), matter(first)])}, dengan maklum balas serta-merta`,
      `Memberi pelajar bukti kesediaan sebelum pelajar ${last.doing}`,
    ),
  ];
}

function methodOf(course: Course): DloAnswer['assessmentMethods'][number] {
  const { chosen, call, label, task } = course;
  return {
    links: course.links,
    courseAssessment: chosen ? { course: label, assessmentType: chosen.type } : null,
    method: chosen ? `${chosen.type} (${call})` : `Senarai semak ${course.object} (${call})`,
    type: chosen ? 'Pentaksiran kursus' : 'Formatif',
    description: prose(
      `${chosen?.name ?? 'Senarai semak'} mengukur sejauh mana pelajar ${call} dapat ${task}`,
      `Hasil DLO tentang ${matter(course)} menjadi bahan permulaannya`,
    ),
  };
}

const selfCheck = ({ first, last }: Chain): DloAnswer['assessmentMethods'][number] => ({
  method: `Semakan kefahaman kendiri dalam DLO (${first.call} dan ${last.call})`,
  type: 'Formatif',
  links: [...first.links, ...last.links],
  courseAssessment: null,
  description: prose(
    `Soalan interaktif tentang ${inMalay([matter(first), matter(last)])} memberi pelajar maklum balas serta-merta`,
    `Jawapannya tidak menyumbang kepada markah ${first.call} atau ${last.call}`,
  ),
});
