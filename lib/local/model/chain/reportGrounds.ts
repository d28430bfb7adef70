import * as z from 'zod';
import type { reportGroundsSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { inMalay } from '../language/lexicon.ts';
import { matter, type Course } from './linkedCourse.ts';
import { type Chain, dataIn } from './chainRequest.ts';
import { mattersOf, workIn } from './merangkaiAnswer.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';
import { courseAt, workOf } from './sixC.ts';
import { prose } from '../language/phrases.ts';

type Grounds = z.infer<typeof reportGroundsSchema>;

/** The second half of the report: what it rests on. */
export const reportGrounds = (chain: Chain, request: string): Grounds => ({
  expectedOutcomes: expectedOutcomes(chain),
  recommendations: recommendations(chain),
  pedagogicalJustification: pedagogicalJustification(chain),
  theoreticalFramework: theoreticalFramework(chain),
  evidenceBase: evidenceBase(chain, z.array(z.string()).parse(dataIn(request, 'sumber'))),
  alignmentWithIpgStandards: alignment(chain),
  kppbIntegrationAnalysis: kppbAnalysis(chain),
});

const expectedOutcomes = ({ courses, first, last }: Chain): string =>
  prose(
    `Pada akhir projek, pelajar dijangka ${workIn(courses)}`,
    `Hasil yang dapat dilihat ialah ${inMalay(courses.map(workOf))} yang saling merujuk`,
    `Pensyarah pula memperoleh gambaran yang lebih jelas tentang cara ${matter(first)} membantu pelajar ${last.doing}`,
  );

function recommendations(chain: Chain): string {
  const { calls, first, last } = chain;
  const middle = courseAt(chain, 1);
  return prose(
    `Pensyarah ${calls} dicadangkan bertemu sebelum semester bermula untuk menyelaraskan masa pengajaran ${inMalay([matter(first), matter(last)])}`,
    `Kriteria ${workOf(last)} wajar dikongsi dengan pelajar sejak topik ${matter(middle)} diajar`,
    `Selepas pelaksanaan pertama, hasil pelajar tentang ${middle.object} disemak bersama-sama bagi menambah baik DLO`,
  );
}

const pedagogicalJustification = ({ courses, calls, first, last }: Chain): string =>
  prose(
    `Rangkaian ini wajar kerana pelajar lebih bersedia untuk ${last.task} selepas ${first.doing}`,
    `Turutan ${calls} bergerak daripada memahami ${matter(first)} kepada menggunakan ${matter(last)}, maka beban kognitif pelajar bertambah secara beransur-ansur`,
    `Tugasan yang sama dinilai daripada ${counted[courses.length] ?? courses.length} sudut: ${inMalay(courses.map(({ object, call }) => `${object} (${call})`))}`,
  );

const counted: Readonly<Record<number, string>> = { 1: 'satu', 2: 'dua', 3: 'tiga', 4: 'empat' };

/** Each label once, with those it holds for: 'C4 Menganalisis (EDUP3033 HPK2, EDUP3153 HPK2)'. */
function grouped(pairs: readonly (readonly [label: string, holder: string])[]): string[] {
  const labels = [...new Set(pairs.map(([label]) => label))];
  return labels.map((label) => {
    const holders = pairs.filter(([other]) => other === label).map(([, holder]) => holder);
    return `${label} (${holders.join(', ')})`;
  });
}

/** The levels of the outcomes that carry the linking, as far as they are known. */
const levelsIn = (courses: readonly Course[]): string[] =>
  grouped(
    courses.flatMap(({ lead, call }) =>
      lead && lead.level !== '' ? [[outcomeLevelLabel(lead.level), `${call} ${lead.number}`] as const] : [],
    ),
  );

function theoreticalFramework({ courses, calls, commonHP, first, last }: Chain): string {
  const levels = levelsIn(courses);
  return prose(
    levels.length > 0
      ? `Taksonomi Bloom semakan digunakan untuk menentukan aras ${inMalay(levels)}`
      : `Hasil pembelajaran ${calls} disusun daripada memahami ${matter(first)} kepada menggunakan ${matter(last)}`,
    commonHP.length > 0
      ? `MQF 2.0 menjadi rujukan bagi ${inMalay(commonHP.slice(0, 3))} yang dikongsi oleh ${calls}`
      : `MQF 2.0 menjadi rujukan bagi hasil pembelajaran program yang disebut dalam ${calls}`,
    `Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) pula membentuk pengalaman belajar tentang ${inMalay([first.object, last.object])} melalui 3E, 3R dan 6C`,
  );
}

/** Chosen from the sources of the request: the courses' documents, the DLO, and the frameworks that the chain rests on. */
function evidenceBase(
  { courses, calls, dlo, first, last }: Chain,
  sources: readonly string[],
): Grounds['evidenceBase'] {
  const levels = levelsIn(courses);
  const entry = (isMeant: (source: string) => boolean, type: string, relevance: string) =>
    sources
      .filter(isMeant)
      .slice(0, 1)
      .map((source) => ({ source, type, relevance: prose(relevance) }));
  return [
    ...courses.flatMap((course) =>
      entry(
        (source) => source.includes(course.label),
        'Dokumen kursus',
        `Sumber rangkaian tentang ${course.object}, dengan topik ${matter(course)} serta ${workOf(course)}`,
      ),
    ),
    ...entry(
      (source) => source === `DLO: ${dlo?.dloTitle}`,
      'Objek pembelajaran digital',
      `Menghimpunkan aktiviti yang membawa pelajar daripada ${first.object} kepada ${last.object}`,
    ),
    ...entry(
      (source) => source.includes('(MQF)'),
      'Kerangka kelayakan',
      `Menamakan hasil pembelajaran program ${calls}${hpIn(courses)}`,
    ),
    ...entry(
      (source) => source.startsWith('Anderson'),
      'Taksonomi pembelajaran',
      levels.length > 0
        ? `Menentukan aras ${inMalay(levels)}`
        : `Menjadi rujukan aras apabila pelajar ${last.doing} dalam ${last.call}`,
    ),
    ...entry(
      (source) => source.includes('(KPPB)'),
      'Kerangka pedagogi',
      `Membentuk aktiviti, skrip dan refleksi tentang ${mattersOf(courses)}`,
    ),
  ];
}

function hpIn(courses: readonly Course[]): string {
  const codes = [...new Set(courses.flatMap(({ outcomes }) => outcomes.flatMap(({ hp }) => hp)))];
  const sorted = codes.toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
  return sorted.length === 0 ? '' : `, iaitu ${inMalay(sorted.map(describeMqfOutcome))}`;
}

function alignment({ courses, calls, first, last }: Chain): string {
  const hp = grouped(
    courses.flatMap(({ call, lead }) =>
      (lead?.hp ?? []).map((code) => [describeMqfOutcome(code), `${call} ${lead?.number ?? ''}`] as const),
    ),
  );
  return prose(
    `Projek ini mengekalkan kod, hasil pembelajaran dan pentaksiran ${calls} seperti dalam dokumen kursus, maka semakan mengikut standard IPG dapat dibuat terus terhadap dokumen itu`,
    hp.length > 0 ? `Penjajaran dengan MQF 2.0 dinyatakan melalui ${inMalay(hp)}` : '',
    `Amalan profesional guru dikembangkan apabila pelajar ${first.doing} dan seterusnya ${last.doing}`,
  );
}

function kppbAnalysis(chain: Chain): string {
  const { courses, first, last } = chain;
  const middle = courseAt(chain, 1);
  const models = grouped(
    courses.flatMap(({ facts, call }) => (facts.kppbModel ? [[facts.kppbModel, call] as const] : [])),
  );
  return prose(
    models.length > 0 ? `Model KPPB bagi kursus yang dirangkai ialah ${inMalay(models)}` : '',
    `3E menyusun pengalaman daripada engagement dengan ${matter(first)}, enhancement melalui ${middle.object}, hingga extension dalam ${workOf(last)}`,
    `3R menjaga rigor apabila pelajar ${last.doing}, relevance melalui ${matter(first, 1)} dan relationship antara pelajar ${first.call} dengan pelajar ${last.call}`,
    `6C hadir secara bersepadu, contohnya pemikiran kritis semasa ${first.doing} dan kolaborasi semasa menyatukan ${matter(middle, 1)} dengan ${matter(last, 1)}`,
  );
}
