import * as z from 'zod';
import { studyKinds } from '../../../shared/acadiora/criteria.ts';
import type { RowKind } from '../../../shared/acadiora/kinds.ts';

/** The places that a row rests on. The instructions say what it holds. */
const at = z.array(z.string()).max(24);
const text = z.string();
/** A figure as the paper prints it; null where it prints none. */
const figure = z.number().nullable();
/** A count of people, answers, items: whole. */
const count = z.int().min(0).nullable();

const sampleRoles = ['population', 'target', 'given', 'returned', 'analysed', 'interviewed', 'group'] as const;
const statementKinds = ['contentValidity', 'constructValidity', 'normality', 'outliers', 'multicollinearity'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** So many rows at most, each with its places. */
const rows = <S extends z.ZodRawShape>(most: number, shape: S) => z.array(z.object({ ...shape, at })).max(most);

/** What a paper says of itself, as a model reads it once: rows with their places, figures as printed. */
export const registerAnswerSchema = z.object({
  title: z.object({ value: text, at }).nullable(),
  authors: rows(30, { name: text.describe('Nama seorang pengarang, tanpa tanda nota') }),
  year: z.object({ value: z.int().min(1900).max(2100), at }).nullable(),
  documentType: text.describe('Artikel jurnal, Kertas prosiding, Tesis, Kajian tindakan, Kertas konsep ...'),
  studyKind: z.enum(studyKinds).nullable(),
  designs: rows(4, { name: text }).describe('Reka bentuk seperti dinamakan kertas'),
  hasControl: z.boolean().nullable().describe('true: ada kumpulan perbandingan; null: bukan eksperimen'),
  abstract: z
    .object({ purpose: text, method: text, sample: text, finding: text, conclusion: text })
    .describe('Ayat abstrak yang menyatakannya, disalin; kosong jika abstrak tidak menyatakannya'),
  aims: rows(30, {
    kind: z.enum(['objective', 'question', 'hypothesis']),
    label: text.describe('Seperti dicetak: Objektif 2, RQ1, H01, (iii)'),
    text,
    at,
    answer: text.describe('Dapatan yang menjawabnya, satu ayat; kosong jika tiada di mana-mana'),
    answeredAt: at,
  }),
  announced: rows(20, {
    what: z.enum(['theme', 'objective', 'question', 'hypothesis', 'finding', 'recommendation']),
    count: z.int().min(1),
    given: z.array(text).max(30).describe('Nama setiap satu yang benar-benar dihuraikan kemudian'),
  }),
  samples: rows(40, {
    who: text.describe('Siapa: murid, guru, kumpulan rawatan; nama yang sama bagi kumpulan yang sama'),
    role: z.enum(sampleRoles),
    n: z.int().min(1),
  }),
  instruments: rows(40, {
    name: text,
    construct: text.describe('Konstruk atau subskala; kosong bagi keseluruhan instrumen'),
    items: count,
    scale: z.object({ from: z.number(), to: z.number() }).nullable(),
    reliability: z.object({ kind: text.describe('alfa Cronbach, KR-20, kappa ...'), value: z.number() }).nullable(),
    isValidated: z.boolean().describe('true: kertas menyatakan kesahannya (pakar, rintis, analisis faktor)'),
    isScored: z
      .boolean()
      .describe('true: soal selidik atau ujian yang itemnya dijumlahkan; bukan senarai semak atau borang pakar'),
  }),
  bands: rows(12, { from: z.number(), to: z.number(), label: text }).describe(
    'Tafsiran skor yang dicetak: 3.67 hingga 5.00 tinggi',
  ),
  tests: rows(80, {
    kind: z.enum(['t', 'F', 'chi2', 'r', 'z', 'U', 'W', 'H', 'other']),
    of: text.describe('Apa yang diuji: pencapaian pos antara kumpulan; nama yang sama di setiap tempat'),
    value: figure,
    df: z.array(z.number()).max(2).describe('[38]; [2, 87] bagi F; kosong jika tidak dicetak'),
    p: z.object({ sign: z.enum(['=', '<', '>', '<=', '>=']), value: z.number() }).nullable(),
    n: count.describe('Bilangan yang diuji jika dicetak bersama ujian'),
    isPaired: z.boolean().nullable().describe('Bagi t: true jika orang yang sama diukur dua kali'),
    tails: z.enum(['one', 'two']).nullable(),
  }),
  measures: rows(200, {
    of: text.describe('Kuantiti: min motivasi pos; nama yang sama di setiap tempat ia dicetak'),
    group: text.describe('Kumpulan, jantina atau kategori; kosong bagi semua'),
    kind: z.enum(['mean', 'sd', 'percent', 'count', 'median', 'difference', 'alpha']),
    value: z.number(),
    level: text.describe('Tahap yang kertas berikan kepadanya: tinggi; kosong jika tiada'),
    scale: z.object({ from: z.number(), to: z.number() }).nullable(),
    parts: z.array(z.number()).max(2).describe('Bagi difference: dua nilai yang dibezakan, jika dicetak; selainnya []'),
  }),
  splits: rows(40, {
    of: text.describe('Apa yang dibahagikan: responden mengikut jantina'),
    whole: count.describe('Jumlah yang kertas nyatakan bagi pembahagian ini'),
    parts: z.array(z.object({ name: text, n: count, percent: figure })).max(30),
    isComplete: z.boolean().describe('true: bahagian meliputi semua dan tidak bertindih'),
  }),
  // What else a model may state is left out, not asked for again.
  statements: z
    .object(Object.fromEntries(statementKinds.map((kind) => [kind, at])) as Record<StatementKind, typeof at>)
    .partial(),
  claims: rows(30, {
    kind: z.enum(['cause', 'generality', 'recommendation', 'proof']),
    text: text.describe('Dakwaan itu, satu ayat pendek'),
    restsOn: at.describe('Nombor blok dapatan kertas ini yang menyokongnya; kosong jika tiada'),
  }),
  terms: rows(60, { short: text, long: text.describe('Bentuk penuh; kosong jika tidak dihuraikan') }),
  conflicts: rows(12, { what: text, one: text, other: text }).describe(
    'Dua tempat yang tidak mungkin kedua-duanya benar, dengan kedua-dua blok',
  ),
});
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;
export type Listed = { [K in RowKind]: RegisterAnswer[K][number] };
