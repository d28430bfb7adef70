import type * as z from 'zod';
import type { dloAnswerSchema } from '../../../../lambdas/pedagona/prompts/dlo.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { teachingLine } from '../../../../shared/pedagona/teaching.ts';
import { inMalay, upperFirst } from '../language/lexicon.ts';
import { activitiesOf } from './dloActivities.ts';
import { leadLinks, matter, type Course } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { workIn } from './merangkaiAnswer.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { courseAt, sixCInDlo, workOf } from './sixC.ts';
import { prose } from '../language/phrases.ts';

type DloAnswer = z.infer<typeof dloAnswerSchema>;

export function dloAnswer(chain: Chain): DloAnswer {
  const { courses, calls, first, last } = chain;
  return {
    dloTitle: `DLO ${calls}: daripada ${first.object} kepada ${last.object}`,
    dloDescription: prose(
      `Objek pembelajaran digital ini membimbing pelajar ${workIn(courses)}`,
      `Pelajar bermula dengan bahan interaktif tentang ${matter(first)}, lalu berakhir dengan hasil yang menunjukkan ${matter(last)} digunakan`,
      `Hasil itu menyokong ${inMalay(courses.map(workOf))}`,
    ),
    targetAudience: [
      `Pelajar yang mengikuti ${inMalay(courses.map(({ title }) => title))}`,
      ...(chain.teaching ? [teachingLine(chain.teaching)] : []),
    ].join(': '),
    kppbModel: kppbModelOf(courses),
    learningObjectives: courses.flatMap(objectivesOf),
    activities: activitiesOf(chain),
    multimediaElements: multimediaOf(chain),
    assessmentMethods: [...courses.slice(0, 4).map(methodOf), selfCheck(chain)],
    sixCMapping: sixCInDlo(chain),
    threeEFramework: threeEOf(chain),
    threeRFramework: threeROf(chain),
  };
}

/** The model the courses name; 3E, which orders the activities, where they name none. */
function kppbModelOf(courses: readonly Course[]): string {
  const models = [...new Set(courses.flatMap(({ facts }) => facts.kppbModel ?? []))];
  return models.length === 0 ? '3E' : models.join(', ');
}

/** The outcome that carries the linking and the next highest of another domain, if there is one. */
function objectivesOf(course: Course): DloAnswer['learningObjectives'] {
  const { lead, call, label } = course;
  if (!lead)
    return [{ objective: prose(`Pelajar dapat ${course.task} (${call})`), domain: '', level: '', hp: '', links: [] }];
  const second = course.outcomes
    .filter((outcome) => outcome !== lead && outcome.domains[0] !== lead.domains[0])
    .toSorted((a, b) => b.rank - a.rank)[0];
  return [lead, ...(second ? [second] : [])].map(({ task, number, domains, level, hp }) => ({
    objective: prose(`Pelajar dapat ${task} (${call} ${number})`),
    domain: domains.join(', '),
    level: outcomeLevelLabel(level),
    hp: hp.map(describeMqfOutcome).join(', '),
    links: [{ course: label, clo: number }],
  }));
}

function multimediaOf(chain: Chain): DloAnswer['multimediaElements'] {
  const { first, last } = chain;
  const middle = courseAt(chain, 1);
  return [
    {
      type: 'Video',
      title: `Video pengenalan: ${matter(first)}`,
      description: prose(
        `Video pendek yang memperkenalkan ${matter(first)} serta masalah tentang ${last.object} yang akan diselesaikan`,
      ),
      purpose: prose(`Menarik perhatian pelajar kepada hubungan antara ${first.call} dengan ${last.call}`),
      links: leadLinks(first),
    },
    {
      type: 'Infografik',
      title: `Infografik interaktif: ${matter(middle)}`,
      description: prose(
        `Infografik yang boleh diklik untuk melihat huraian ${matter(middle)} serta kaitannya dengan ${matter(first, 1)}`,
      ),
      purpose: prose(`Membantu pelajar memahami ${middle.object} langkah demi langkah`),
      links: leadLinks(middle),
    },
    {
      type: 'Kuiz interaktif',
      title: `Semakan kefahaman: ${matter(last)}`,
      description: prose(
        `Soalan pendek tentang ${inMalay([matter(last), matter(first)])}, dengan maklum balas serta-merta`,
      ),
      purpose: prose(`Memberi pelajar bukti kesediaan sebelum pelajar ${last.doing}`),
      links: leadLinks(last),
    },
    {
      type: 'Papan kolaborasi',
      title: `Papan perkongsian: ${last.object}`,
      description: prose(
        `Ruang untuk memuat naik hasil tentang ${last.object} dan membaca ulasan rakan daripada ${first.call}`,
      ),
      purpose: prose(`Menyokong maklum balas rakan bagi ${workOf(last)}`),
      links: leadLinks(last),
    },
  ];
}

function methodOf(course: Course): DloAnswer['assessmentMethods'][number] {
  const { chosen, call, object, label } = course;
  const links = leadLinks(course);
  return chosen
    ? {
        links,
        courseAssessment: { course: label, assessmentType: chosen.type },
        method: `${chosen.type} (${call})`,
        type: 'Pentaksiran kursus',
        description: prose(
          `${upperFirst(chosen.name)} mengukur sejauh mana pelajar ${call} dapat ${course.task}`,
          `Hasil DLO tentang ${matter(course)} menjadi bahan permulaannya`,
        ),
      }
    : {
        links,
        courseAssessment: null,
        method: `Senarai semak ${object} (${call})`,
        type: 'Formatif',
        description: prose(`Pelajar menyemak sendiri kemajuan mereka dalam ${course.task} sepanjang DLO`),
      };
}

const selfCheck = ({ first, last }: Chain): DloAnswer['assessmentMethods'][number] => ({
  method: `Semakan kefahaman kendiri dalam DLO (${first.call} dan ${last.call})`,
  type: 'Formatif',
  links: [...leadLinks(first), ...leadLinks(last)],
  courseAssessment: null,
  description: prose(
    `Soalan interaktif tentang ${inMalay([matter(first), matter(last)])} memberi pelajar maklum balas serta-merta`,
    `Jawapannya tidak menyumbang kepada markah ${first.call} atau ${last.call}`,
  ),
});

const threeEOf = (chain: Chain): DloAnswer['threeEFramework'] => {
  const { first, last } = chain;
  const middle = courseAt(chain, 1);
  return {
    engagement: prose(
      `Pelajar menonton dan membincangkan situasi tentang ${matter(first)} supaya mereka melihat keperluan untuk ${last.doing}`,
    ),
    enhancement: prose(
      `Pelajar mengukuhkan kefahaman tentang ${matter(middle)} dengan ${middle.doing} menggunakan bahan DLO`,
    ),
    extension: prose(
      `Pelajar memindahkan pembelajaran tentang ${matter(last)} kepada ${workOf(last)} dan situasi baharu yang menyentuh ${matter(first, 1)}`,
    ),
  };
};

const threeROf = (chain: Chain): DloAnswer['threeRFramework'] => {
  const { first, last, calls } = chain;
  return {
    rigor: prose(`Aktiviti menuntut pelajar ${last.task}, bukan sekadar mengingat ${matter(last)}`),
    relevance: prose(
      `Tugasan bertolak daripada ${matter(first)} yang ditemui dalam amalan, maka hasil tentang ${last.object} dapat terus digunakan`,
    ),
    relationship: prose(`Pelajar bekerja merentas ${calls} dan saling memberi maklum balas tentang ${first.object}`),
  };
};
