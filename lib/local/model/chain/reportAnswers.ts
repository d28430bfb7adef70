import type * as z from 'zod';
import type { reportGroundsSchema, reportPlanSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { weightLabel } from '../../../../shared/pedagona/labels.ts';
import { inHpOrder } from '../../../../shared/valentra/marks.ts';
import { inMalay, lowerFirst, inTurn, prose, quoted } from '../language.ts';
import { courseAt, type Chain, matter, mattersOf, workIn, workOf, type Course } from './linkedCourse.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';

type Grounds = z.infer<typeof reportGroundsSchema>;

/** The first half of the report: what is planned. Sentences about what the courses do not have are left out. */
export function reportPlan(chain: Chain): z.infer<typeof reportPlanSchema> {
  const { courses, calls, commonHP, commonDomains, dlo, first, last } = chain;
  const activities = (dlo?.activities ?? []).map(
    ({ activityName, duration }) => `${lowerFirst(activityName)} (${duration} minit)`,
  );
  const judged = courses.flatMap(({ chosen, call }) =>
    chosen ? [`${chosen.name} ${call}${chosen.weight === null ? '' : ` (${weightLabel(chosen.weight)})`}`] : [],
  );
  const unjudged = courses.filter(({ chosen }) => !chosen);
  return {
    executiveSummary: prose(
      `Laporan ini membentangkan projek interdisiplin yang merangkai ${inMalay(courses.map(({ title }) => title))}`,
      `Teras projek ialah pelajar ${workIn(courses)}`,
      commonHP.length > 0
        ? `Rangkaian ${calls} disatukan oleh ${inMalay(commonHP.slice(0, 3).map(describeMqfOutcome))}`
        : '',
      `Semua langkah dihimpunkan dalam ${dlo?.dloTitle ? quoted(dlo.dloTitle) : `DLO ${calls}`} dan berakhir dengan hasil tentang ${last.object}`,
    ),
    background: prose(
      courses.flatMap(extentOf).join('; '),
      `Pelajar yang perlu ${last.task} memerlukan asas daripada ${first.object}`,
      `Projek ini menjadikan hubungan itu jelas melalui ${mattersOf(courses, 1)}`,
    ),
    objectives: prose(
      ...courses.map(({ call, task }, index) => `${ordinals[index] ?? 'Seterusnya'}, pelajar ${call} dapat ${task}`),
      `Secara keseluruhan, pelajar dapat menghubungkan ${first.object} dengan ${last.object} merentas ${calls}`,
    ),
    methodology: prose(
      `Projek bermula dengan merungkai dokumen ${calls} kepada hasil pembelajaran, topik dan pentaksiran`,
      commonDomains.length > 0
        ? `Hasil rungkaian dirangkai berdasarkan domain ${inMalay(commonDomains)} yang dikongsi, bermula daripada ${first.object}`
        : `Hasil rungkaian dirangkai mengikut turutan kerja, daripada ${first.object} kepada ${last.object}`,
      `Pelajar belajar melalui DLO secara berkumpulan, dan data kemajuan diambil daripada ${inMalay(courses.map(workOf))}`,
    ),
    implementationPlan: prose(
      `Fasa persediaan melibatkan pensyarah ${calls} menyelaraskan ${matter(first)} dengan ${matter(last)}`,
      activities.length > 0
        ? `Fasa pelaksanaan mengikut aktiviti DLO, iaitu ${inTurn(activities)}`
        : `Fasa pelaksanaan mengikut turutan ${workIn(courses)}`,
      `Fasa penutup memberi pelajar masa untuk membaiki ${workOf(last)} berdasarkan maklum balas tentang ${courseAt(chain, 1).object}`,
    ),
    assessmentStrategy: prose(
      judged.length > 0 ? `Pentaksiran menggunakan tugasan sedia ada, iaitu ${inMalay(judged)}` : '',
      unjudged.length > 0
        ? `Dokumen ${inMalay(unjudged.map(({ call }) => call))} tidak menyatakan pentaksiran, maka kemajuannya dipantau melalui hasil tentang ${inMalay(unjudged.map(({ object }) => object))}`
        : '',
      `Soalan bersepadu memerlukan pelajar menunjukkan bukti tentang ${matter(first)} serta ${matter(last)} dalam jawapan yang sama`,
    ),
  };
}

const ordinals = ['Pertama', 'Kedua', 'Ketiga', 'Keempat'];

/** 'EDUP3153 mempunyai 4 hasil pembelajaran dan 10 topik'; only what the document has. */
function extentOf({ facts, outcomes, assessments, call }: Course): string[] {
  const counts = [
    [outcomes.length, 'hasil pembelajaran'],
    [facts.topics.length, 'topik'],
    [assessments.length, 'pentaksiran'],
  ] as const;
  const parts = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return parts.length === 0 ? [] : [`${call} mempunyai ${inMalay(parts)}`];
}

/** The second half of the report: what it rests on. */
export function reportGrounds(chain: Chain): Grounds {
  const { courses, calls, commonHP, first, last } = chain;
  const middle = courseAt(chain, 1);
  const levels = levelsIn(courses);
  const hp = grouped(
    courses.flatMap(({ call, lead }) =>
      (lead?.hp ?? []).map((code) => [describeMqfOutcome(code), `${call} ${lead?.number ?? ''}`] as const),
    ),
  );
  const models = grouped(
    courses.flatMap(({ facts, call }) => (facts.kppbModel ? [[facts.kppbModel, call] as const] : [])),
  );
  return {
    expectedOutcomes: prose(
      `Pada akhir projek, pelajar dijangka ${workIn(courses)}`,
      `Hasil yang dapat dilihat ialah ${inMalay(courses.map(workOf))} yang saling merujuk`,
    ),
    recommendations: prose(
      `Pensyarah ${calls} dicadangkan bertemu sebelum semester bermula untuk menyelaraskan masa pengajaran ${inMalay([matter(first), matter(last)])}`,
      `Kriteria ${workOf(last)} wajar dikongsi dengan pelajar sejak topik ${matter(middle)} diajar`,
      `Selepas pelaksanaan pertama, hasil pelajar tentang ${middle.object} disemak bersama-sama bagi menambah baik DLO`,
    ),
    pedagogicalJustification: prose(
      `Rangkaian ini wajar kerana pelajar lebih bersedia untuk ${last.task} selepas ${first.doing}`,
      `Turutan ${calls} bergerak daripada memahami ${matter(first)} kepada menggunakan ${matter(last)}, maka beban kognitif pelajar bertambah secara beransur-ansur`,
    ),
    theoreticalFramework: prose(
      levels.length > 0
        ? `Taksonomi Bloom semakan digunakan untuk menentukan aras ${inMalay(levels)}`
        : `Hasil pembelajaran ${calls} disusun daripada memahami ${matter(first)} kepada menggunakan ${matter(last)}`,
      commonHP.length > 0
        ? `MQF 2.0 menjadi rujukan bagi ${inMalay(commonHP.slice(0, 3).map(describeMqfOutcome))} yang dikongsi oleh ${calls}`
        : `MQF 2.0 menjadi rujukan bagi hasil pembelajaran program yang disebut dalam ${calls}`,
      `Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) pula membentuk pengalaman belajar tentang ${inMalay([first.object, last.object])} melalui 3E, 3R dan 6C`,
    ),
    evidenceBase: evidenceBase(chain, levels),
    alignmentWithIpgStandards: prose(
      `Projek ini mengekalkan kod, hasil pembelajaran dan pentaksiran ${calls} seperti dalam dokumen kursus, maka semakan mengikut standard IPG dapat dibuat terus terhadap dokumen itu`,
      hp.length > 0 ? `Penjajaran dengan MQF 2.0 dinyatakan melalui ${inMalay(hp)}` : '',
      `Amalan profesional guru dikembangkan apabila pelajar ${first.doing} dan seterusnya ${last.doing}`,
    ),
    kppbIntegrationAnalysis: prose(
      models.length > 0 ? `Model KPPB bagi kursus yang dirangkai ialah ${inMalay(models)}` : '',
      `3E menyusun pengalaman daripada engagement dengan ${matter(first)}, enhancement melalui ${middle.object}, hingga extension dalam ${workOf(last)}`,
      `3R menjaga rigor apabila pelajar ${last.doing}, relevance melalui ${matter(first, 1)} dan relationship antara pelajar ${first.call} dengan pelajar ${last.call}`,
      `6C hadir secara bersepadu, contohnya pemikiran kritis semasa ${first.doing} dan kolaborasi semasa menyatukan ${matter(first, 1)} dengan ${matter(last, 1)}`,
    ),
  };
}

/** Each label once, with those it holds for: 'C4 Menganalisis (EDUP3033 HPK2, EDUP3153 HPK2)'. */
function grouped(pairs: readonly (readonly [label: string, holder: string])[]): string[] {
  const labels = [...new Set(pairs.map(([label]) => label))];
  return labels.map((label) => {
    const holders = pairs.filter(([other]) => other === label).map(([, holder]) => holder);
    return `${label} (${holders.join(', ')})`;
  });
}

const levelsIn = (courses: readonly Course[]): string[] =>
  grouped(
    courses.flatMap(({ lead, call }) =>
      lead && lead.level !== '' ? [[outcomeLevelLabel(lead.level), `${call} ${lead.number}`] as const] : [],
    ),
  );

function evidenceBase({ courses, calls, dlo, first, last }: Chain, levels: readonly string[]): Grounds['evidenceBase'] {
  const title = dlo?.dloTitle ?? '';
  const levelled = `Menjadi rujukan aras apabila pelajar ${last.doing} dalam ${last.call}`;
  const used: [source: string, type: string, relevance: string][] = [
    ...courses.map((course): (typeof used)[number] => [
      `Dokumen kursus ${course.label}`,
      'Dokumen kursus',
      `Sumber rangkaian tentang ${course.object}, dengan topik ${matter(course)} serta ${workOf(course)}`,
    ]),
    [
      title === '' ? '' : `DLO: ${title}`,
      'Objek pembelajaran digital',
      `Menghimpunkan aktiviti yang membawa pelajar daripada ${first.object} kepada ${last.object}`,
    ],
    ['MQF', 'Kerangka kelayakan', `Menamakan hasil pembelajaran program ${calls}${hpIn(courses)}`],
    [
      'Anderson & Krathwohl',
      'Taksonomi pembelajaran',
      levels.length > 0 ? `Menentukan aras ${inMalay([...levels])}` : levelled,
    ],
    ['KPPB', 'Kerangka pedagogi', `Membentuk aktiviti, skrip dan refleksi tentang ${mattersOf(courses)}`],
  ];
  return used.flatMap(([source, type, relevance]) =>
    source === '' ? [] : [{ source, type, relevance: prose(relevance) }],
  );
}

function hpIn(courses: readonly Course[]): string {
  const sorted = inHpOrder(courses.flatMap(({ outcomes }) => outcomes.flatMap(({ hp }) => hp)));
  return sorted.length === 0 ? '' : `, iaitu ${inMalay(sorted.map(describeMqfOutcome))}`;
}
