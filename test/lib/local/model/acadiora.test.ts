import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { metadataOf } from '../../../../lambdas/acadiora/review/metadata.ts';
import { overallAnswerSchema, reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { registerRemarks } from '../../../../lambdas/acadiora/register/checks/index.ts';
import { withTables } from '../../../../lambdas/acadiora/register/checks/tables.ts';
import { settledRegister } from '../../../../lambdas/acadiora/register/settle.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import { criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { paperOf, soundArticle } from '../../../lambdas/acadiora/facts/layouts.ts';
import { documentOf } from '../../../support/blocks.ts';
import { asked, askedOfPaper, registerOf } from './asking.ts';

const review = (key: CriterionKey, document: SourceDocument) =>
  askedOfPaper(document, `acadiora.review.${key}`, reviewAnswerSchemas[key]);

test.each(criterionKeys)('A review by rules of %s leaves judgement to readers: no level, no remark', async (key) => {
  for (const paper of [soundArticle, paperOf('Sepucuk surat.')]) {
    const { items, ...answer } = await review(key, paper);
    expect(items.map(({ level }) => level)).toEqual(items.map(() => null));
    const { comments, strengths, weaknesses, improvements, extras } = answer;
    expect({ comments, strengths, weaknesses, improvements, extras }).toEqual({
      comments: [],
      strengths: [],
      weaknesses: [],
      improvements: [],
      extras: {},
    });
  }
});

/** A paper with these lines as its findings. */
const found = (text: string) =>
  documentOf(`# Kesan Modul terhadap Minat\n# Abstrak\nRingkas.\n# 2. Objektif Kajian\n${text}`);
const withFindings = (text: string) => found(`Kajian ini meneliti minat.\n# 4. Dapatan Kajian\n${text}`);

/** What is read, its rows' figures held against the paper, and what code then remarks on, but for what is missing. */
async function remarksOn(document: SourceDocument) {
  const { facts } = countPaper(document);
  const answer = withTables(await registerOf(document), document, facts.sections, null);
  const register = settledRegister(answer, document, null);
  const remarks = registerRemarks({ register, facts, kind: null, document }).filter(
    ({ isAbsence, check }) => !isAbsence && check !== 'abstractShort',
  );
  return { register, remarks: remarks.map(({ check, text }) => `${check}: ${text}`) };
}

describe('the register by rules', () => {
  test.each<[string, object[]]>([
    [
      'Min berbeza, t(38) = 2.1, p = .042, d = 0.4.',
      [{ kind: 't', value: 2.1, df: [38], p: { sign: '=', value: 0.042 } }],
    ],
    [
      'Kesan kecil (F(2, 87) = 3,10; p < 0,05).',
      [{ kind: 'F', value: 3.1, df: [2, 87], p: { sign: '<', value: 0.05 } }],
    ],
    ['Kaitan: χ²(3, N = 120) = 6.12, p = .106.', [{ kind: 'chi2', value: 6.12, df: [3], n: 120 }]],
    ['Hubungan sederhana, r = .45.', [{ kind: 'r', value: 0.45, df: [], p: null }]],
    ['Dapatan lepas melaporkan t(58) = 9.9, p < .001 (Halimun, 2015).', []],
    ['Panjang rod r = 12 dan suhu t = 30 direkodkan; t(2, 3) = 1.', []],
  ])('has the tests as they are printed: %s', async (text, tests) => {
    const { register } = await remarksOn(withFindings(text));
    expect(register.tests).toEqual(tests.map((row) => expect.objectContaining(row)));
  });

  test('takes no share for a size', async () => {
    const text =
      'Kumpulan rawatan (n = 32), yang lain (n = 407/488), (n = 12%). Korelasi sederhana diperoleh, r = .41, n = 64.';
    const { register } = await remarksOn(withFindings(text));
    expect(register.samples.map(({ who, role, n }) => [who, role, n])).toEqual([['“Kumpulan rawatan”', 'group', 32]]);
  });

  test.each<[string, string, string[]]>([
    [
      'parts that are not the whole',
      'Jadual 1: Profil responden (n = 186)\n| Ciri | Kategori | Bilangan | Peratus |\n| Jantina | Perempuan | 132 | 71.0 |\n|| Lelaki | 52 | 28.0 |\n| Umur | 20 tahun | 86 | 46.2 |\n|| 21 tahun | 100 | 53.8 |',
      [
        'partsAndWhole: Jadual 1: Profil responden (n = 186), Jantina: 132 + 52 = 184, bukan 186 seperti yang dinyatakan.',
      ],
    ],
    [
      'a level that is not that of its band',
      'Jadual 1: Tafsiran\n| Skor | Tahap |\n| 1.00 – 2.33 | Rendah |\n| 2.34 – 3.66 | Sederhana |\n| 3.67 – 5.00 | Tinggi |\nJadual 2: Minat\n| Dimensi | Min | SP | Tahap |\n| Fokus | 3.52 | 0.6 | Tinggi |\n| Usaha | 3.90 | 0.5 | Tinggi |',
      [
        'wrongLevel: Min 3.52 bagi Jadual 2: Minat, Min (Fokus) dinyatakan Tinggi, tetapi menurut tafsiran skor kertas ini tahapnya Sederhana.',
      ],
    ],
    [
      'a mean outside the scale of its caption',
      'Jadual 1: Min konstruk (skala 1 hingga 4)\n| Konstruk | Min | SP |\n| Minat | 3.21 | 0.5 |\n| Usaha | 4.90 | 0.4 |',
      ['outOfScale: Jadual 1: Min konstruk (skala 1 hingga 4), Min (Usaha) dinyatakan 4.9, di luar skala 1 hingga 4.'],
    ],
    [
      'means within it',
      'Jadual 1: Skor ujian (0 hingga 40)\n| Kumpulan | Min | SP |\n| Rawatan | 36.2 | 4.2 |\n| Kawalan | 0 | 4.7 |',
      [],
    ],
    [
      'a count of a whole with another share',
      'Seramai 24 daripada 32 orang murid (57.0%) lulus, dan 187 of 312 teachers (59.9%) setuju.',
      [
        'percentAndCount: “Seramai 24 daripada 32 orang murid (57.0%) lulus, dan 187 of 312 teachers (59.9%) setuju.”: 24 daripada 32 ialah 75.0%, bukan 57%.',
      ],
    ],
    [
      'a p that its statistic does not give, in a paper that cites a Holm',
      'Kaitan itu tidak bermakna, χ²(2, N = 156) = 7.84, p = .200.\n# Rujukan\nHolm, G. (2015). Melukis data di Stockholm. Bayu.',
      [
        'wrongProbability: "χ²(2) = 7.84, p = .20" tidak mungkin: nilai p bagi statistik dan darjah kebebasan itu kira-kira .02.',
      ],
    ],
    [
      'a p of a table that its statistic does not give',
      'Jadual 1: Ujian-t\n| Ujian | n | Min | SP | F | Sig. | t | dk | Sig. |\n| Pra | 32 | 54.2 | 9.3 | 0.4 | .52 | 0.28 | 60 | .781 |\n| Pos | 30 | 78.4 | 8.1 | 0.1 | .71 | 1.42 | 60 | .016* |\n| Kekal | 30 | 70.1 | 8.0 | 0.2 | .64 | 4.90 | 60 | < .001 |',
      [
        'wrongProbability: "t(60) = 1.42, p = .016" tidak mungkin: nilai p bagi statistik dan darjah kebebasan itu kira-kira .161.',
      ],
    ],
    [
      'answers of which several are allowed',
      'Jadual 1: Bantuan\n| Sumber | n | % |\n| Rakan | 90 | 75.0 |\n| Guru | 60 | 50.0 |',
      [],
    ],
    [
      'intervals beside names',
      'Jadual 1: Skor\n| Kumpulan | Min | SP | SK 95% |\n| Rawatan | 24.6 | 4.2 | 23.5–25.7 |\n| Kawalan | 21.8 | 4.7 | 20.6–23.0 |',
      [],
    ],
    [
      'the same few words before two tests, and a group beside the tests of all',
      'Terdapat perbezaan, t(58) = 2.46, p = .017, bagi kumpulan rawatan (n = 30).\nTerdapat perbezaan, t(58) = 3.02, p = .004.',
      [],
    ],
    [
      'a table of which two rows have one name',
      'Jadual 1: Skor\n| Ujian | Min | SP |\n| Pra | 52.1 | 8.1 |\n| Pra | 61.0 | 7.7 |',
      [],
    ],
  ])('leads to remarks that are true, and to none without a plain form: %s', async (_, text, remarks) => {
    expect((await remarksOn(withFindings(text))).remarks).toEqual(remarks);
  });

  test('says nothing that only a reader understands', async () => {
    const { claims, statements, conflicts, announced, designs, aims, abstract } = await registerOf(soundArticle);
    expect([claims, statements, conflicts, announced, designs, aims]).toEqual([[], {}, [], [], [], []]);
    expect(Object.values(abstract).join('')).toBe('');
  });
});

/** The first lines of papers, with what a careful reader finds in them. */
interface Front {
  name: string;
  front: string[];
  title: string;
  authors: string[];
  year: number;
  documentType: string;
}
const fronts = JSON.parse(
  readFileSync(new URL('../../../eval/papers/fronts.json', import.meta.url), 'utf8'),
) as Front[];

/** A front with an abstract below it that cites a year. */
const under = (front: string) =>
  paperOf(
    `${front}\nABSTRAK\nKajian ini meneliti amalan membaca murid di sekolah rendah pedalaman, pembelajaran koperatif, sains, kesan modul dan peranan guru sejak 2011 (Halimun, 2015).`,
  );
describe('the particulars of a paper by rules', () => {
  test.each(fronts)('are read from $name', async ({ front, title, authors, year, documentType }) => {
    const paper = under(front.join('\n'));
    const answer = await registerOf(paper);
    expect(metadataOf(answer, 1, paper)).toMatchObject({ title, author: authors.join('; '), year });
    expect([answer.authors.map(({ name }) => name), answer.documentType]).toEqual([authors, documentType]);
  });

  test('are left out where the front says nothing, and no year is taken that is only cited', async () => {
    expect(await registerOf(paperOf(''))).toMatchObject({ title: null, authors: [], year: null });
    expect((await registerOf(under('Peranan Guru dalam Amalan Membaca Murid\nLim Kah Wai'))).year).toBeNull();
    const paged = paperOf(
      'Peranan Guru\nLim Kah Wai\nABSTRAK\nDokumen yang diterbitkan antara tahun 2011 hingga 2022 dikaji.',
    );
    const blocks = paged.blocks.map((block) => ({ ...block, page: 1 }));
    expect((await registerOf({ ...paged, blocks })).year).toBeNull();
  });
});

test('The overall review by rules looks at no remark, chooses none and says so', async () => {
  const prompt = { id: 'acadiora.overall', schema: overallAnswerSchema };
  const answer = await asked(prompt, renderData('skor', {}));
  expect(answer).toMatchObject({ verdicts: [], mainWeaknesses: [], criticalImprovements: [], rewrites: [] });
  expect(answer).toMatchObject({ summaryEvaluation: expect.stringContaining('tidak dinilai') });
});
