import * as z from 'zod';
import { criteria, criterionKeys, type CriterionKey, levels } from '../../../shared/acadiora/criteria.ts';
import { extras } from '../../../shared/acadiora/schemas.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { atSchema } from './at.ts';
import { reviewRules } from './writingRules.ts';

const at = atSchema.describe('Nombor blok atau baris jadual yang menjadi asas ulasan, yang paling penting dahulu');

const remark = z.object({
  text: z.string().describe('Satu ulasan yang khusus kepada kertas ini, satu atau dua ayat'),
  at,
});
const weakness = remark.extend({
  isAbsence: z
    .boolean()
    .describe('true jika sesuatu tiada; at ialah tajuk bahagian atau perenggan di tempat perkara itu sepatutnya ada'),
});
const improvement = weakness.extend({
  priority: z.int().min(1).max(3).describe('1: mesti dibaiki dahulu, 2: penting, 3: baik jika dibuat'),
});

/** What the model decides of the extra fields (spec 2 §3); what can be counted among them is code's. */
const modelExtras = {
  titleAbstract: {},
  introduction: {},
  objectivesQuestions: {},
  theoryFramework: extras.theoryFramework,
  literatureReview: extras.literatureReview,
  methodology: {
    researchType: extras.methodology.researchType,
    researchDesign: extras.methodology.researchDesign,
    suggestedDesign: extras.methodology.suggestedDesign,
    samplingTechnique: extras.methodology.samplingTechnique,
    suggestedSampling: extras.methodology.suggestedSampling,
    sampleSizeJustification: extras.methodology.sampleSizeJustification,
  },
  dataAnalysis: {
    analysisUsed: extras.dataAnalysis.analysisUsed,
    suggestedAnalysis: extras.dataAnalysis.suggestedAnalysis,
    softwareRecommended: extras.dataAnalysis.softwareRecommended,
  },
  findings: {},
  discussion: extras.discussion,
  conclusion: extras.conclusion,
  technical: { writingQuality: extras.technical.writingQuality },
} as const satisfies Record<CriterionKey, z.ZodRawShape>;

/** What the model says of one criterion on one part of the paper. Quotes are made and scores computed by code (design laws 5, 6). */
const answerSchema = <X extends z.ZodRawShape>(criterion: CriterionKey, own: X) =>
  z.object({
    items: z
      .array(
        z.object({
          id: z.enum(criteria[criterion].items.map(({ id }) => id)),
          level: z
            .int()
            .min(0)
            .max(4)
            .nullable()
            .describe('0 hingga 4; null jika tidak terpakai bagi jenis kertas ini'),
          reason: z.string().describe('Satu ayat'),
        }),
      )
      .max(10)
      // An item left out is not an item that does not apply (null): its criterion would be scored without it.
      .refine((items) => criteria[criterion].items.every(({ id }) => items.some((item) => item.id === id)), {
        message: `every item needs an entry: ${criteria[criterion].items.map(({ id }) => id).join(', ')}`,
      }),
    comments: z.array(z.string()).max(3).describe('Rumusan kriteria ini, satu hingga tiga ayat'),
    strengths: z.array(remark).max(4),
    weaknesses: z.array(weakness).max(5),
    improvements: z.array(improvement).max(5),
    earlier: z
      .array(
        z.object({
          id: z.string(),
          status: z.enum(['selesai', 'separa', 'belum']),
          reason: z.string(),
          at: atSchema.describe('Blok versi baharu yang menunjukkan pembaikan; kosong jika tiada'),
        }),
      )
      .max(60)
      .describe('Satu entri bagi setiap ulasan dalam data "terdahulu"; kosong jika tiada'),
    extras: z.object(own),
  });

export const reviewAnswerSchemas = {
  titleAbstract: answerSchema('titleAbstract', modelExtras.titleAbstract),
  introduction: answerSchema('introduction', modelExtras.introduction),
  objectivesQuestions: answerSchema('objectivesQuestions', modelExtras.objectivesQuestions),
  theoryFramework: answerSchema('theoryFramework', modelExtras.theoryFramework),
  literatureReview: answerSchema('literatureReview', modelExtras.literatureReview),
  methodology: answerSchema('methodology', modelExtras.methodology),
  dataAnalysis: answerSchema('dataAnalysis', modelExtras.dataAnalysis),
  findings: answerSchema('findings', modelExtras.findings),
  discussion: answerSchema('discussion', modelExtras.discussion),
  conclusion: answerSchema('conclusion', modelExtras.conclusion),
  technical: answerSchema('technical', modelExtras.technical),
} as const;
export type ReviewAnswer<K extends CriterionKey = CriterionKey> = z.output<(typeof reviewAnswerSchemas)[K]>;

/** What each criterion's reader should look for beyond its rubric. */
const advice: Record<CriterionKey, string> = {
  titleAbstract:
    'Bandingkan tajuk dengan skop sebenar kajian. Abstrak yang baik menyatakan tujuan, reka bentuk, sampel, dapatan bernombor dan implikasi.',
  introduction: 'Cari pernyataan masalah yang disokong bukti, jurang kajian dan kepentingan.',
  objectivesQuestions:
    'Semak sama ada setiap objektif, persoalan dan hipotesis boleh diukur, selari antara satu sama lain dan dijawab oleh dapatan.',
  theoryFramework:
    'Senaraikan hanya teori yang benar-benar disebut sebagai theoriesUsed. Semak sama ada teori dihubungkan dengan pemboleh ubah.',
  literatureReview:
    'Bezakan sintesis daripada senarai. reviewModel ialah cara sorotan disusun (contoh tematik, kronologi). keyReferencesNeeded menerangkan jenis sumber yang perlu ditambah; jangan namakan penerbitan, pengarang atau tahun.',
  methodology:
    'Semak reka bentuk, populasi, persampelan, saiz sampel, instrumen, kesahan, kebolehpercayaan, prosedur dan etika. researchType ialah kuantitatif, kualitatif, campuran, konsep atau pembangunan.',
  dataAnalysis:
    'Semak sama ada analisis sepadan dengan persoalan dan andaiannya diuji. Perisian yang disyorkan mesti sesuai.',
  findings: 'Semak kesepadanan antara teks dan jadual, dan sama ada setiap persoalan mempunyai dapatan.',
  discussion:
    'Cari tafsiran, perbandingan dengan kajian lepas, dakwaan sebab-akibat yang tidak disokong reka bentuk, dan penjelasan alternatif.',
  conclusion: 'Cari rumusan, batasan, generalisasi berlebihan dan cadangan kajian lanjutan.',
  technical:
    'Nilai kejelasan bahasa, konsistensi istilah, petikan dan format. Blok yang dinamakan mesti mengandungi ayat bermasalah yang sebenar.',
};

const instructions = (key: CriterionKey): string => `${reviewRules}

Kriteria anda: ${criteria[key].title}.
Rubrik (beri aras bagi setiap satu):
${criteria[key].items.map(({ id, label }) => `- ${id}: ${label}`).join('\n')}
Aras: ${levels.map(({ label }, level) => `${level} ${label}`).join(', ')}.
${advice[key]}`;

type ReviewPrompts = { [K in CriterionKey]: Prompt<(typeof reviewAnswerSchemas)[K]> };

/** One prompt a criterion: `acadiora.review.<criterion>`. */
export const reviewPrompts = Object.fromEntries(
  criterionKeys.map((key) => [
    key,
    {
      id: `acadiora.review.${key}`,
      version: 3,
      tier: 'reasoning',
      maxOutputTokens: 6_000,
      // Each criterion has a schema and instructions of its own, and all are asked side by side.
      isCached: false,
      schema: reviewAnswerSchemas[key],
      instructions: instructions(key),
    },
  ]),
) as unknown as ReviewPrompts;
