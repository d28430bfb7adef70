import type * as z from 'zod';
import type { reportPlanSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { weightLabel } from '../../../../shared/pedagona/labels.ts';
import { inMalay, lowerFirst } from '../language/lexicon.ts';
import { matter, type Course } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { mattersOf, workIn } from './merangkaiAnswer.ts';
import { courseAt, workOf } from './sixC.ts';
import { inTurn, prose } from '../language/phrases.ts';

/** The DLO by its title, or by what it joins where none is there. */
const dloName = ({ dlo, calls }: Chain): string =>
  dlo?.dloTitle ? `“${dlo.dloTitle.replace(/["“”]/g, '’')}”` : `DLO ${calls}`;

/** The first half of the report: what is planned. */
export function reportPlan(chain: Chain): z.infer<typeof reportPlanSchema> {
  return {
    executiveSummary: executiveSummary(chain),
    background: background(chain),
    objectives: objectives(chain),
    methodology: methodology(chain),
    implementationPlan: implementationPlan(chain),
    assessmentStrategy: assessmentStrategy(chain),
  };
}

function executiveSummary(chain: Chain): string {
  const { courses, calls, commonHP, last } = chain;
  return prose(
    `Laporan ini membentangkan projek interdisiplin yang merangkai ${inMalay(courses.map(({ title }) => title))}`,
    `Teras projek ialah pelajar ${workIn(courses)}`,
    commonHP.length > 0 ? `Rangkaian ${calls} disatukan oleh ${inMalay(commonHP.slice(0, 3))}` : '',
    `Semua langkah dihimpunkan dalam ${dloName(chain)} dan berakhir dengan hasil tentang ${last.object}`,
  );
}

/** 'EDUP3153 mempunyai 4 hasil pembelajaran dan 10 topik'; only what the document has. */
function extentOf({ facts, outcomes, assessments, call }: Course): string {
  const parts = [
    ...(outcomes.length > 0 ? [`${outcomes.length} hasil pembelajaran`] : []),
    ...(facts.topics.length > 0 ? [`${facts.topics.length} topik`] : []),
    ...(assessments.length > 0 ? [`${assessments.length} pentaksiran`] : []),
  ];
  return parts.length === 0 ? '' : `${call} mempunyai ${inMalay(parts)}`;
}

function background({ courses, calls, first, last }: Chain): string {
  return prose(
    courses
      .map(extentOf)
      .filter((text) => text !== '')
      .join('; '),
    `Dalam dokumen ${calls}, ${inMalay([matter(first), matter(last)])} dihuraikan sebagai kandungan kursus masing-masing`,
    `Pelajar yang perlu ${last.task} memerlukan asas daripada ${first.object}`,
    `Projek ini menjadikan hubungan itu jelas melalui ${mattersOf(courses, 1)}`,
  );
}

const ordinals = ['Pertama', 'Kedua', 'Ketiga', 'Keempat'];

function objectives({ courses, first, last, calls }: Chain): string {
  const own = courses.map(
    (course, index) => `${ordinals[index] ?? 'Seterusnya'}, pelajar ${course.call} dapat ${course.task}`,
  );
  return prose(
    ...own,
    `Secara keseluruhan, pelajar dapat menghubungkan ${first.object} dengan ${last.object} merentas ${calls}`,
  );
}

function methodology(chain: Chain): string {
  const { courses, calls, commonDomains, first, last } = chain;
  return prose(
    `Projek bermula dengan merungkai dokumen ${calls} kepada hasil pembelajaran, topik dan pentaksiran`,
    commonDomains.length > 0
      ? `Hasil rungkaian dirangkai berdasarkan domain ${inMalay(commonDomains)} yang dikongsi, bermula daripada ${first.object}`
      : `Hasil rungkaian dirangkai mengikut turutan kerja, daripada ${first.object} kepada ${last.object}`,
    `Pelajar belajar melalui DLO secara berkumpulan, dengan setiap kumpulan menghimpunkan bukti tentang ${mattersOf(courses)}`,
    `Data kemajuan diambil daripada ${inMalay(courses.map(workOf))}`,
  );
}

function implementationPlan(chain: Chain): string {
  const { courses, dlo, first, last, calls } = chain;
  const activities = (dlo?.activities ?? []).map(
    ({ activityName, duration }) => `${lowerFirst(activityName)} (${duration} minit)`,
  );
  return prose(
    `Fasa persediaan melibatkan pensyarah ${calls} menyelaraskan ${matter(first)} dengan ${matter(last)}`,
    activities.length > 0
      ? `Fasa pelaksanaan mengikut aktiviti DLO, iaitu ${inTurn(activities)}`
      : `Fasa pelaksanaan mengikut turutan ${workIn(courses)}`,
    `Fasa penutup memberi pelajar masa untuk membaiki ${workOf(last)} berdasarkan maklum balas tentang ${courseAt(chain, 1).object}`,
  );
}

function assessmentStrategy({ courses, first, last }: Chain): string {
  const named = courses.flatMap(({ chosen, call }) =>
    chosen ? [`${chosen.name} ${call}${chosen.weight === null ? '' : ` (${weightLabel(chosen.weight)})`}`] : [],
  );
  const without = courses.filter(({ chosen }) => !chosen).map(({ call }) => call);
  return prose(
    named.length > 0 ? `Pentaksiran menggunakan tugasan sedia ada, iaitu ${inMalay(named)}` : '',
    without.length > 0
      ? `Dokumen ${inMalay(without)} tidak menyatakan pentaksiran, maka kemajuannya dipantau melalui hasil tentang ${inMalay(courses.filter(({ chosen }) => !chosen).map(({ object }) => object))}`
      : '',
    `Setiap kursus mempunyai rubrik lima tahap yang dibina daripada hasil pembelajarannya, contohnya keupayaan ${last.doing}`,
    `Soalan bersepadu memerlukan pelajar menunjukkan bukti tentang ${matter(first)} serta ${matter(last)} dalam jawapan yang sama`,
  );
}
