import { describe, expect, test } from '@jest/globals';
import { changeLabel } from '../../../shared/acadiora/labels.ts';
import { criteria, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { type Session } from '../../../shared/acadiora/schemas.ts';
import { leadingImprovements, otherWeaknesses } from '../../../shared/acadiora/review.ts';
import { reviewDocument, reviewFileName } from '../../../shared/acadiora/word.ts';
import { type Block, cellBlockTexts, type WordDocument } from '../../../shared/word/blocks.ts';
import { plainText } from '../word/plainText.ts';
import { evaluation, limitsRemark, onPage, remark, revision, sampleRemark, session } from './fixtures.ts';

const document = reviewDocument(session);
const lines = plainText(document);
const blocksOf = ({ sections }: WordDocument): Block[] => sections.flatMap(({ blocks }) => blocks);
/** The lines from the first that equals `from` up to the next that equals `to`. */
const between = (from: string, to: string): string[] => {
  const start = lines.indexOf(from);
  return lines.slice(start, lines.indexOf(to, start + 1));
};
const withEvaluation = (changes: Partial<typeof evaluation>): Session => ({
  ...session,
  evaluation: { ...evaluation, ...changes },
});

describe('what leads the file', () => {
  test('is score and grade, five strengths and five improvements at most, and all scores', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...remark(index + 1, `Penambahbaikan ke-${index + 1}.`, onPage(1, 'ABSTRAK')),
      criterion: 'technical' as const,
      rewrite: null,
    }));
    const overall = { ...evaluation.overall, mainStrengths: many, mainWeaknesses: [], criticalImprovements: many };
    const lists = blocksOf(reviewDocument(withEvaluation({ overall }))).flatMap((block) =>
      block.kind === 'list' ? [block.items.length] : [],
    );
    expect(lists).toEqual([5, 5]);
  });

  test('tells of an improvement what the passage says, and what it could say', () => {
    const mend = between('Penambahbaikan Paling Penting', 'Skor Mengikut Kriteria');
    expect(mend).toContain('Teks asal: Muka surat 9: “Kajian ini telah berjaya.”');
    expect(mend.join('\n')).toContain('selepas perenggan di atas: Kajian ini terhad kepada [nyatakan bilangan]');
  });

  test('gives the score of each of the eleven entries and their total', () => {
    const scores = between('Skor Mengikut Kriteria', 'Rumusan');
    for (const key of criterionKeys) {
      const { score, maxScore, percentage } = evaluation.evaluation[key];
      const row = scores.findIndex((line) => line.replace(/^[\d.]+ /, '') === criteria[key].title);
      expect(scores.slice(row + 1, row + 3)).toEqual([`${score} / ${maxScore}`, `${percentage}%`]);
    }
    expect(scores.slice(-4, -1)).toEqual([
      'Jumlah',
      `${evaluation.overall.totalScore} / 100`,
      `${evaluation.overall.percentage}%`,
    ]);
  });
});

/** All that a review says that differs so. */
const told = (changes: Partial<typeof evaluation>): string =>
  plainText(reviewDocument(withEvaluation(changes))).join('\n');

const lineOf = (text: string) => lines.find((line) => line.startsWith(`${text} [`))?.slice(text.length + 1);

const toldOf = (isAbsence: boolean) => {
  const unplaced = { ...limitsRemark, evidence: null, isAbsence, criterion: 'conclusion' as const, rewrite: null };
  return told({ overall: { ...evaluation.overall, criticalImprovements: [unplaced] } });
};

describe('a remark', () => {
  test('names both places it rests on, and that it is counted and urgent', () => {
    expect(lineOf(sampleRemark.text)).toBe(
      '[Metodologi · Muka surat 5 · Berbanding dengan: Muka surat 8 · Dikira · Mesti dibaiki dahulu]',
    );
    expect(lineOf('Kekuatan Metodologi: huraian tersusun mengikut urutan kajian.')).toBe('[Muka surat 2]');
  });

  test('without evidence says so, unless it is that something is missing', () => {
    const said = 'Tanpa petikan: tempatnya dalam kertas tidak ditemui. Semak sendiri.';
    expect(toldOf(false)).toContain(said);
    expect(toldOf(true)).not.toContain(said);
    expect(toldOf(true)).toContain('Kesimpulan · Tiada dalam kertas');
  });

  test('that the author does not agree with has the reason beside it', () => {
    const remarks = [{ ...limitsRemark, disagreed: 'Had halaman.', criterion: 'conclusion' as const, rewrite: null }];
    const all = told({ overall: { ...evaluation.overall, criticalImprovements: remarks } });
    expect(all).toContain('Penulis tidak setuju: Had halaman.');
  });

  test('that fell in the look is told with its reason, and so is what failed of the review', () => {
    const fallen = {
      remark: { ...sampleRemark, criterion: 'methodology' as const },
      kind: 'weakness' as const,
      verdict: 'bercanggah' as const,
      reason: 'Ada di muka surat 6.',
      evidence: onPage(6, 'x'),
    };
    const all = told({ fallen: [fallen], leftOut: [{ part: 'findings', reason: 'Model terlalu sibuk.' }] });
    for (const text of ['Dapatan Kajian: Model terlalu sibuk.', 'Bercanggah dengan kertas', 'Ada di muka surat 6.'])
      expect(all).toContain(text);
  });
});

test('the rubric tells levels, what does not apply and what a fact bounds; the AI indication that it is no proof', () => {
  for (const said of ['Baik (3)', 'Tidak dinilai', 'Aras dihadkan: ', 'bukan bukti', '34% (Petunjuk sederhana)'])
    expect(lines.join('\n')).toContain(said);
});

test('the comparison gives the outcome of each remark', () => {
  const statuses = lines.filter((line) => ['Selesai', 'Separa', 'Belum'].includes(line));
  expect(statuses).toEqual(['Selesai', 'Separa', 'Belum']);
  expect(lines).toContain(changeLabel(revision));
});

test.each([
  ['Artikel: Permainan / Digital?', 'Ulasan_Artikel_Permainan_Digital'],
  ['😀', 'Ulasan'],
])('the file of session %j is %s', (name, expected) => {
  expect(reviewFileName(name)).toBe(expected);
});

const at = (ref: string) => ({ at: [ref], place: 'Muka surat 4', quote: 'Kata.' });

test('the main weaknesses leave out those of a block that an improvement is of', () => {
  const weakness = evaluation.overall.mainWeaknesses[0]!;
  const improvement = { ...weakness, id: 'r1', text: 'Baiki.', item: null, evidence: at('12.3'), rewrite: null };
  const shown = (ref: string) =>
    otherWeaknesses({
      ...evaluation.overall,
      mainWeaknesses: [{ ...weakness, evidence: at(ref) }],
      criticalImprovements: [improvement],
    }).length;
  expect([shown('12'), shown('13')]).toEqual([0, 1]);
});

test('an improvement that says only what to do is told with what is wrong there', () => {
  const [weakness] = evaluation.evaluation.findings.weaknesses;
  const wrong = { ...weakness!, text: 'Min 5.21 di luar skala.', item: 'ketepatan', evidence: at('12.3') };
  const other = { ...wrong, text: 'Lain.', item: null, evidence: at('14') };
  const shown = (text: string, change: Partial<typeof wrong> = {}) => {
    const findings = { ...evaluation.evaluation.findings, weaknesses: [{ ...wrong, ...change }, other] };
    const one = { ...wrong, id: 'r1', text, criterion: 'findings' as const, rewrite: null };
    const overall = { ...evaluation.overall, criticalImprovements: [one] };
    const first = leadingImprovements({ ...evaluation, overall, evaluation: { ...evaluation.evaluation, findings } });
    return first.flatMap(cellBlockTexts).slice(1);
  };
  expect(shown('Semak output.')).toEqual(['Sebab: Min 5.21 di luar skala.']);
  expect(shown('Min 5.21 di luar skala. Semak output.')).toEqual([]);
  expect(shown('Semak output.', { evidence: at('13') })).toEqual([]);
  expect(shown('Semak output.', { disagreed: 'Skala itu 1 hingga 6.' })).toEqual([]);
});

test('the file tells the main weaknesses that no improvement puts right, as the page does', () => {
  const overall = { ...evaluation.overall, criticalImprovements: [] };
  const shown = plainText(reviewDocument(withEvaluation({ overall })));
  const [weakness] = overall.mainWeaknesses;
  const start = shown.indexOf('Kelemahan Utama');
  expect(shown.slice(start, start + 3).join()).toContain(weakness?.text);
});
