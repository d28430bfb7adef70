import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { metadataOf } from '../../../../lambdas/acadiora/metadata.ts';
import { overallAnswerSchema, reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { layouts, paperOf } from '../../../lambdas/acadiora/facts/layouts.ts';
import { asked, askedOfPaper, particulars } from './asking.ts';

const review = (key: CriterionKey, document: SourceDocument) =>
  askedOfPaper(document, `acadiora.review.${key}`, reviewAnswerSchemas[key]);

describe('a review by rules', () => {
  test.each(criterionKeys)('of %s leaves judgement to readers: no level, no remark of its own', async (key) => {
    for (const paper of [...Object.values(layouts), paperOf('Sepucuk surat.')]) {
      const { items, ...answer } = await review(key, paper);
      expect(items.map(({ level }) => level)).toEqual(items.map(() => null));
      expect(items[0]?.reason).toBe('Tidak dapat dinilai oleh enjin peraturan.');
      expect([answer.comments, answer.strengths, answer.weaknesses, answer.improvements]).toEqual([[], [], [], []]);
    }
  });

  test.each([
    [
      'Kajian kuantitatif ini menggunakan reka bentuk tinjauan keratan rentas. Sampel dipilih melalui persampelan rawak mudah.',
      { researchDesign: 'Tinjauan keratan rentas', samplingTechnique: 'Persampelan rawak mudah' },
    ],
    ['Kajian ini melibatkan 18 orang murid.', { researchDesign: '', samplingTechnique: '' }],
  ])('says of the method what the paper says, and nothing that it does not: %s', async (text, expected) => {
    const { extras } = await review('methodology', paperOf(`Tajuk Kertas\nABSTRAK\nRingkas.\n3. METODOLOGI\n${text}`));
    expect(extras).toMatchObject(expected);
  });

  test.each([
    [
      'Kajian ini berpandukan Model Penerimaan Teknologi (TAM) dan TAM digunakan.',
      ['Model Penerimaan Teknologi (TAM)'],
    ],
    ['The study draws on Self-Determination Theory.', ['Self-Determination Theory']],
    ['Kerangka kajian ini mudah.', []],
  ])('names the theories of: %s', async (text, theoriesUsed) => {
    const { extras } = await review('theoryFramework', paperOf(`Tajuk\nABSTRAK\nRingkas.\n2. KERANGKA TEORI\n${text}`));
    expect(extras).toEqual({ theoriesUsed });
  });
});

test.each([
  [
    'Sampel terdiri daripada 120 orang murid yang menjawab soal selidik. Ujian-t sampel bebas digunakan.',
    'quantitative',
  ],
  ['Enam orang guru ditemu bual secara separa berstruktur dan data dianalisis secara tematik.', 'qualitative'],
  ['Bengkel diadakan di sebuah sekolah.', null],
])('the kind of study is what its method shows, and open where that shows none: %s', async (text, studyKind) => {
  const paper = paperOf(
    `Tajuk\nABSTRAK\nRingkas.\n3. METODOLOGI\n${text}\n4. DAPATAN\nDapatan kajian dilaporkan di sini.`,
  );
  expect(await particulars(paper)).toMatchObject({ studyKind });
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
    const answer = await particulars(paper);
    expect(metadataOf(answer, 1, paper)).toMatchObject({ title, author: authors.join('; '), year });
    expect([answer.authors.map(({ name }) => name), answer.documentType]).toEqual([authors, documentType]);
  });

  test('are left out where the front says nothing, and no year is taken that is only cited', async () => {
    expect(await particulars(paperOf(''))).toMatchObject({ title: null, authors: [], year: null });
    expect((await particulars(under('Peranan Guru dalam Amalan Membaca Murid\nLim Kah Wai'))).year).toBeNull();
  });
});

/** Every criterion at 80 per cent of its weight, but those named; one at 0 of 0 does not apply. */
const said = (others: Partial<Record<CriterionKey, number | null>>) => {
  const scores = criterionKeys.map((key) => {
    const percentage = others[key] === undefined ? 80 : (others[key] ?? 0);
    const maxScore = others[key] === null ? 0 : criteria[key].weight;
    return [key, { score: (maxScore * percentage) / 100, maxScore, percentage }];
  });
  const prompt = { id: 'acadiora.overall', schema: overallAnswerSchema };
  return asked(prompt, renderData('skor', Object.fromEntries(scores)));
};

test('The overall review by rules names the weakest criteria that count, looks at no remark and gives no number', async () => {
  const weak = await said({ methodology: 20, findings: 50, theoryFramework: null });
  expect(weak.summaryEvaluation).toContain('paling memerlukan perhatian ialah metodologi dan dapatan kajian.');
  expect(weak.summaryEvaluation + weak.recommendation).not.toMatch(/teori|\d/i);
  expect(weak.verdicts).toEqual([]);
  expect((await said({})).summaryEvaluation).not.toContain('perhatian');
});
