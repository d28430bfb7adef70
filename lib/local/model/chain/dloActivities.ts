import type * as z from 'zod';
import type { dloAnswerSchema } from '../../../../lambdas/pedagona/prompts/dlo.ts';
import { inMalay, upperFirst } from '../language/lexicon.ts';
import { leadLinks, matter, type Course } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { partnerOf } from './merangkaiAnswer.ts';
import { workOf } from './sixC.ts';
import { prose } from '../language/phrases.ts';

type Activity = z.infer<typeof dloAnswerSchema>['activities'][number];

/** One to begin with, one a course, one that joins them: three to six for one to four courses. */
export const activitiesOf = (chain: Chain): Activity[] => [
  opening(chain),
  ...chain.courses.slice(0, 4).map((course) => ownPart(course, chain)),
  joining(chain),
];

function opening({ courses, first, last }: Chain): Activity {
  return {
    activityName: `Meneroka ${matter(first)}`,
    description: prose(
      `Pelajar menonton video pengenalan tentang ${matter(first)}, lalu mencatat persoalan mengenai ${last.object}`,
      `Mereka menandakan perkara yang sudah diketahui daripada ${inMalay(courses.map(({ call }) => call))}`,
    ),
    duration: 15,
    assessmentMethod: `Soalan semakan pengetahuan sedia ada tentang ${matter(first)}`,
    tools: [`Video pengenalan ${matter(first)}`, `Papan soalan digital ${first.call} dan ${last.call}`],
    kppbElements: ['Engagement', 'Relevance', 'Pemikiran kritis'],
    links: leadLinks(first),
  };
}

/** Higher levels get more time. */
const minutesFor = ({ lead }: Course): number => ((lead?.rank ?? 0) >= 4 ? 30 : 20);

function ownPart(course: Course, chain: Chain): Activity {
  const { doing, task, call, lead } = course;
  const partner = partnerOf(chain, course);
  const next =
    course === chain.last
      ? `untuk disatukan dengan hasil ${partner.call}`
      : `untuk kegunaan pelajar semasa ${partner.doing} dalam ${partner.call}`;
  const making = (lead?.domains ?? []).includes('Psikomotor') || (lead?.level ?? '').includes('C6');
  return {
    activityName: upperFirst(doing),
    description: prose(
      `Dalam kumpulan, pelajar ${task}`,
      `Bahan DLO tentang ${matter(course)} menjadi rujukan, dan dapatan disimpan ${next}`,
    ),
    duration: minutesFor(course),
    assessmentMethod: course.chosen ? `Draf ${workOf(course)}` : `Senarai semak ${course.object} (${call})`,
    tools: [`Modul interaktif ${matter(course)}`, `Templat digital ${workOf(course)}`],
    kppbElements: [
      'Enhancement',
      'Rigor',
      ...(making ? ['Kreativiti', 'Kolaborasi'] : ['Pemikiran kritis', 'Komunikasi']),
    ],
    links: leadLinks(course),
  };
}

function joining({ courses, calls, first, last }: Chain): Activity {
  return {
    activityName: `Merangkai ${first.object} dengan ${last.object}`,
    description: prose(
      `Pelajar menyatukan hasil ${calls} dalam satu persembahan digital tentang ${matter(last)}`,
      `Rakan memberi maklum balas, kemudian setiap pelajar menulis refleksi tentang perubahan kefahamannya mengenai ${matter(first)}`,
    ),
    duration: 30,
    assessmentMethod: `Rubrik ${inMalay(courses.map(workOf))}`,
    tools: [`Papan perkongsian ${last.object}`, `Jurnal refleksi digital ${calls}`],
    kppbElements: ['Extension', 'Relationship', 'Kolaborasi', 'Sahsiah', 'Kewarganegaraan'],
    links: courses.flatMap(leadLinks),
  };
}
