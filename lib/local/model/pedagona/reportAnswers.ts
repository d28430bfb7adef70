import type * as z from 'zod';
import type { reportGroundsSchema, reportPlanSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { weightLabel } from '../../../../shared/pedagona/labels.ts';
import { inMalay, lowerFirst, inTurn, prose, quoted } from '../language.ts';
import { courseAt, type Chain, matter, mattersOf, workIn } from './linkedCourse.ts';
import { type Outcome, outcomeLevelLabel } from './outcomePhrases.ts';

type Grounds = z.infer<typeof reportGroundsSchema>;

/** The first half of the report: what is planned. */
export function reportPlan(chain: Chain): z.infer<typeof reportPlanSchema> {
  const { courses, calls, dlo, first, last } = chain;
  const activities = (dlo?.activities ?? []).map(
    ({ activityName, duration }) => `${lowerFirst(activityName)} (${duration} minit)`,
  );
  const judged = courses.map((course) => {
    const weight = course.chosen?.weight ?? null;
    return course.work + (weight === null ? '' : ` (${weightLabel(weight)})`);
  });
  return {
    executiveSummary: prose(
      `Laporan ini membentangkan projek interdisiplin yang merangkai ${inMalay(courses.map(({ title }) => title))}`,
      `Teras projek ialah pelajar ${workIn(courses)}`,
      `Semua langkah dihimpunkan dalam ${dlo?.dloTitle ? quoted(dlo.dloTitle) : `DLO ${calls}`} dan berakhir dengan hasil tentang ${last.object}`,
    ),
    background: prose(
      `Pelajar yang perlu ${last.task} memerlukan asas daripada ${first.object}`,
      `Projek ini menjadikan hubungan itu jelas melalui ${mattersOf(courses, 1)}`,
    ),
    objectives: prose(
      ...courses.map(({ call, task }, index) => `${ordinals[index] ?? 'Seterusnya'}, pelajar ${call} dapat ${task}`),
      `Secara keseluruhan, pelajar dapat menghubungkan ${first.object} dengan ${last.object} merentas ${calls}`,
    ),
    methodology: prose(
      `Projek bermula dengan merungkai dokumen ${calls} kepada hasil pembelajaran, topik dan pentaksiran`,
      `Hasil rungkaian dirangkai mengikut turutan kerja, daripada ${first.object} kepada ${last.object}`,
      `Pelajar belajar melalui DLO secara berkumpulan, dan data kemajuan diambil daripada ${inMalay(courses.map(({ work }) => work))}`,
    ),
    implementationPlan: prose(
      `Fasa persediaan melibatkan pensyarah ${calls} menyelaraskan ${matter(first)} dengan ${matter(last)}`,
      activities.length > 0 ? `Fasa pelaksanaan mengikut aktiviti DLO, iaitu ${inTurn(activities)}` : '',
      `Fasa penutup memberi pelajar masa untuk membaiki ${last.work} berdasarkan maklum balas tentang ${courseAt(chain, 1).object}`,
    ),
    assessmentStrategy: prose(
      `Kemajuan pelajar dinilai melalui ${inMalay(judged)}`,
      `Soalan bersepadu memerlukan pelajar menunjukkan bukti tentang ${matter(first)} serta ${matter(last)} dalam jawapan yang sama`,
    ),
  };
}

const ordinals = ['Pertama', 'Kedua', 'Ketiga', 'Keempat'];

/** The second half of the report: what it rests on. Sentences about what the courses do not have are left out. */
export function reportGrounds(chain: Chain): Grounds {
  const { courses, calls, first, last } = chain;
  const middle = courseAt(chain, 1);
  /** 'C4 Menganalisis (EDUP3033 HPK2, EDUP3153 HPK2)': what the leading outcomes have, each once. */
  const held = (of: (lead: Outcome) => readonly string[]): string => {
    const labels = [...new Set(courses.flatMap(({ lead }) => (lead ? of(lead) : [])))];
    const holders = (label: string) =>
      courses.flatMap(({ call, lead }) => (lead && of(lead).includes(label) ? `${call} ${lead.number}` : []));
    return inMalay(labels.map((label) => `${label} (${holders(label).join(', ')})`));
  };
  const levels = held(({ level }) => (level === '' ? [] : [outcomeLevelLabel(level)]));
  const hp = held((lead) => lead.hp.map(describeMqfOutcome));
  return {
    expectedOutcomes: prose(
      `Pada akhir projek, pelajar dijangka ${workIn(courses)}`,
      `Hasil yang dapat dilihat ialah ${inMalay(courses.map(({ work }) => work))} yang saling merujuk`,
    ),
    recommendations: prose(
      `Pensyarah ${calls} dicadangkan bertemu sebelum semester bermula untuk menyelaraskan masa pengajaran ${inMalay([matter(first), matter(last)])}`,
      `Kriteria ${last.work} wajar dikongsi dengan pelajar sejak topik ${matter(middle)} diajar`,
      `Selepas pelaksanaan pertama, hasil pelajar tentang ${middle.object} disemak bersama-sama bagi menambah baik DLO`,
    ),
    pedagogicalJustification: prose(
      `Rangkaian ini wajar kerana pelajar lebih bersedia untuk ${last.task} selepas ${first.doing}`,
      `Turutan ${calls} bergerak daripada memahami ${matter(first)} kepada menggunakan ${matter(last)}, maka beban kognitif pelajar bertambah secara beransur-ansur`,
    ),
    theoreticalFramework: prose(
      levels === '' ? '' : `Taksonomi Bloom semakan digunakan untuk menentukan aras ${levels}`,
      `MQF 2.0 menjadi rujukan bagi hasil pembelajaran program yang disebut dalam ${calls}`,
      `Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) pula membentuk pengalaman belajar tentang ${inMalay([first.object, last.object])} melalui 3E, 3R dan 6C`,
    ),
    evidenceBase: evidenceBase(chain),
    alignmentWithIpgStandards: prose(
      `Projek ini mengekalkan kod, hasil pembelajaran dan pentaksiran ${calls} seperti dalam dokumen kursus, maka semakan mengikut standard IPG dapat dibuat terus terhadap dokumen itu`,
      hp === '' ? '' : `Penjajaran dengan MQF 2.0 dinyatakan melalui ${hp}`,
      `Amalan profesional guru dikembangkan apabila pelajar ${first.doing} dan seterusnya ${last.doing}`,
    ),
    kppbIntegrationAnalysis: prose(
      `3E menyusun pengalaman daripada engagement dengan ${matter(first)}, enhancement melalui ${middle.object}, hingga extension dalam ${last.work}`,
      `3R menjaga rigor apabila pelajar ${last.doing}, relevance melalui ${matter(first, 1)} dan relationship antara pelajar ${first.call} dengan pelajar ${last.call}`,
      `6C hadir secara bersepadu, contohnya pemikiran kritis semasa ${first.doing} dan kolaborasi semasa menyatukan ${matter(first, 1)} dengan ${matter(last, 1)}`,
    ),
  };
}

type Source = [source: string, type: string, relevance: string];

function evidenceBase({ courses, calls, dlo, first, last }: Chain): Grounds['evidenceBase'] {
  const ofDlo = `Menghimpunkan aktiviti yang membawa pelajar daripada ${first.object} kepada ${last.object}`;
  const sources: Source[] = [
    ...courses.map((course): Source => [
      `Dokumen kursus ${course.label}`,
      'Dokumen kursus',
      `Sumber rangkaian tentang ${course.object}, dengan topik ${matter(course)} serta ${course.work}`,
    ]),
    ...(dlo?.dloTitle ? [[`DLO: ${dlo.dloTitle}`, 'Objek pembelajaran digital', ofDlo] satisfies Source] : []),
    ['MQF', 'Kerangka kelayakan', `Menamakan hasil pembelajaran program ${calls}`],
    [
      'Anderson & Krathwohl',
      'Taksonomi pembelajaran',
      `Menjadi rujukan aras apabila pelajar ${last.doing} dalam ${last.call}`,
    ],
    ['KPPB', 'Kerangka pedagogi', `Membentuk aktiviti, skrip dan refleksi tentang ${mattersOf(courses)}`],
  ];
  return sources.map(([source, type, relevance]) => ({ source, type, relevance: prose(relevance) }));
}
