import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { weightLabel } from '../../../../shared/pedagona/labels.ts';
import { inMalay, upperFirst } from '../language/lexicon.ts';
import { matter, type Course } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { linksOf } from './courseLinks.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { integratedRubric, rubricFor } from './linkingRubric.ts';
import { inTurn, prose } from '../language/phrases.ts';

/** What a learner does in each course, in the order of the work: 'menganalisis ... (EDUP3033) lalu membina ... (EDUP3063)'. */
export const workIn = (courses: readonly Course[]): string =>
  inTurn(courses.map(({ doing, call }) => `${doing} (${call})`));

/** The next course in the order of the work; the first one after the last. */
export function partnerOf({ courses, first, last }: Chain, { facts }: Course): Course {
  const place = courses.findIndex((course) => course.facts === facts);
  return courses[place + 1] ?? (facts === first.facts ? last : first);
}

/** 'pedagogi bermakna (EDUP3153) dan kanta (SCES3083)'. */
export const mattersOf = (courses: readonly Course[], index = 0): string =>
  inMalay(courses.map((course) => `${matter(course, index)} (${course.call})`));

export const merangkaiAnswer = (chain: Chain): MerangkaiAnswer => ({
  combinedBigIdea: combinedBigIdea(chain),
  rationale: rationale(chain),
  links: linksOf(chain),
  integratedQuestion: integratedQuestion(chain),
  selectedAssessments: chain.courses.flatMap((course) => selected(course, chain)),
  rubric: integratedRubric(chain),
  rubrics: chain.courses.map((course) => rubricFor(course, partnerOf(chain, course))).slice(0, 8),
});

const combinedBigIdea = ({ courses, calls, first, last }: Chain): string =>
  prose(
    `Pembelajaran menjadi bermakna apabila pelajar ${workIn(courses)} sebagai satu rangkaian`,
    `Daripada ${matter(first)} hingga ${matter(last)}, ${calls} memperlihatkan satu amalan yang utuh, bukan kepingan ilmu yang terasing`,
  );

function rationale(chain: Chain): string {
  const { courses, calls, commonHP, commonDomains, first, last } = chain;
  const hp =
    commonHP.length === 0
      ? `Tiada HP sepunya ditemui bagi ${calls}, maka rangkaian ini bersandar pada kandungan yang saling melengkapi`
      : commonHP
          .slice(0, 3)
          .map((label) => carriedBy(label, courses))
          .join('. ');
  const domains =
    commonDomains.length === 0
      ? ''
      : `Domain ${inMalay(commonDomains)} yang dikongsi membolehkan ${inMalay([first.object, last.object])} ditaksir dengan kriteria yang selari`;
  return prose(
    ...hp.split('. '),
    domains,
    `${first.call} membekalkan ${matter(first)}, manakala ${last.call} menuntut pelajar ${last.task}`,
  );
}

/** Names the outcomes behind a common HP. */
function carriedBy(label: string, courses: readonly Course[]): string {
  const code = label.split(' ')[0] ?? label;
  const carriers = courses.flatMap(({ call, outcomes }) => {
    const numbers = outcomes.filter(({ hp }) => hp.includes(code)).map(({ number }) => number);
    return numbers.length === 0 ? [] : [`${call} (${numbers.join(', ')})`];
  });
  return `${label} disasarkan oleh ${inMalay(carriers)}`;
}

const integratedQuestion = ({ courses, calls, first, last }: Chain): string =>
  prose(
    `Anda diminta menghasilkan satu projek yang menyatukan ${calls}`,
    `Bagaimanakah anda akan ${workIn(courses)}, dan bukti apakah tentang ${matter(first)} serta ${matter(last)} yang menyokong keputusan anda?`,
  );

function selected(course: Course, chain: Chain): MerangkaiAnswer['selectedAssessments'] {
  const { chosen, lead } = course;
  if (!chosen) return [];
  const partner = partnerOf(chain, course);
  const weight = chosen.weight === null ? '' : ` (${weightLabel(chosen.weight)})`;
  const level = lead && lead.rank > 0 ? ` pada aras ${outcomeLevelLabel(lead.level)}` : '';
  const reason = chosen.isTied && lead ? `menaksir ${lead.number}${level}, iaitu ` : '';
  return [
    {
      course: course.label,
      assessmentType: chosen.type,
      rationale: prose(
        `${upperFirst(chosen.name)}${weight} dipilih kerana ${reason}pelajar ${course.call} perlu ${course.task}`,
        course === chain.last && course !== chain.first
          ? `Tugasan ini menutup rangkaian kerana hasilnya dapat disemak semula dengan ${partner.object} dalam ${partner.call}`
          : `Hasilnya dapat digunakan semula apabila pelajar ${partner.doing} dalam ${partner.call}`,
      ),
    },
  ];
}
