import { describe, expect, test } from '@jest/globals';
import { criteria, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { sessionSchema, type Session } from '../../../shared/acadiora/schemas.ts';
import { reviewDocument, reviewFileName } from '../../../shared/acadiora/word.ts';
import { disclaimerText, localEngineText } from '../../../shared/texts.ts';
import type { Block, WordDocument } from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { plainText } from '../../../shared/word/text.ts';
import { part, unzip, wordLines } from '../word/docx.ts';
import { bareSession, evaluation, limitsRemark, remark, sampleRemark, session } from './fixtures.ts';
import { onPage } from './fixtures-facts.ts';

const document = reviewDocument(session);
const lines = plainText(document);
const all = lines.join('\n');
const blocksOf = ({ sections }: WordDocument): Block[] => sections.flatMap(({ blocks }) => blocks);
const headings = (of: WordDocument, level: number): string[] =>
  blocksOf(of).flatMap((block) => (block.kind === 'heading' && block.level === level ? [block.text] : []));
/** The lines from the first that equals `from` up to the next that equals `to`. */
const between = (from: string, to: string): string[] => {
  const start = lines.indexOf(from);
  return lines.slice(start, lines.indexOf(to, start + 1));
};
/** The `count` lines that follow `text` among the criteria. */
const linesAfter = (text: string, count: number): string[] => {
  const from = lines.indexOf(text, lines.indexOf('Analisis Terperinci'));
  return lines.slice(from + 1, from + 1 + count);
};
const withoutEvaluation = (changes: Partial<Session>): Session => ({ ...session, evaluation: null, ...changes });
const withEvaluation = (changes: Partial<typeof evaluation>): Session => ({
  ...session,
  evaluation: { ...evaluation, ...changes },
});

/** Told by a label instead of the value: enumerations, ids and dates. */
const labelled =
  /^(id|at|code|kind|style|language|criterion|source|status|reviewedAt|createdAt|opinions|missingSections|progress)$/;
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').filter((line) => line !== '');
  if (typeof value === 'number') return [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (labelled.test(key) ? [] : textsIn(inner)));
};

test('the fixtures are sessions as the contract has them', () => {
  expect(sessionSchema.parse(session)).toEqual(session);
  expect(sessionSchema.parse(bareSession)).toEqual(bareSession);
});

describe('the review file', () => {
  test('holds every text of the session', () => {
    expect(textsIn(session).length).toBeGreaterThan(250);
    expect(textsIn(session).filter((text) => !all.includes(text))).toEqual([]);
  });

  test('is in the file as it is in the model, on A4 with pages numbered', async () => {
    const parts = await unzip(await renderWordBytes(document));
    const xml = part(parts, 'word/document.xml');
    expect(wordLines(xml)).toEqual(lines);
    expect(xml).toContain('w:w="11906" w:h="16838"');
    expect(wordLines(part(parts, 'word/header1.xml'))).toEqual(['ACADIORA | Ulasan Kertas Penyelidikan']);
    expect(part(parts, 'word/footer1.xml')).toContain('PAGE');
    expect(document.footerNote).toContain(disclaimerText);
  });

  test.each([
    ['full', session],
    ['bare', bareSession],
    ['unfinished', withoutEvaluation({ status: 'processing' })],
  ])('of a %s session never says undefined, null, NaN or an object', (_, one) => {
    expect(plainText(reviewDocument(one)).filter((line) => /undefined|null|NaN|\[object/.test(line))).toEqual([]);
  });

  test.each([
    ['full', session],
    ['bare', bareSession],
  ])('of a %s session has no heading without content', (_, one) => {
    const blocks = blocksOf(reviewDocument(one));
    const alone = blocks.flatMap((block, index) => {
      const next = blocks[index + 1];
      if (block.kind !== 'heading') return [];
      const isAlone =
        next === undefined || next.kind === 'pageBreak' || (next.kind === 'heading' && next.level <= block.level);
      return isAlone ? [block.text] : [];
    });
    expect(alone).toEqual([]);
    expect(blocks.filter((block) => block.kind === 'list' && block.items.length === 0)).toEqual([]);
    expect(blocks.filter((block) => block.kind === 'table' && block.rows.length === 0)).toEqual([]);
  });
});

describe('what leads the file', () => {
  test('is the paper, then what to mend first, then the result', () => {
    expect(headings(document, 1)).toEqual([
      'Penambahbaikan Paling Penting',
      'Keputusan Keseluruhan',
      'Skor Mengikut Kriteria',
      'Analisis Terperinci',
      'Fakta yang Dikira',
      'Petunjuk Penulisan AI',
      'Perbandingan dengan Versi Sebelumnya',
    ]);
    expect(lines).toContain('Isnin, 9 Mac 2026 pada 12:05 PTG');
  });

  test('is five improvements at most', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...remark(index + 1, `Penambahbaikan ke-${index + 1}.`, onPage(1, 'ABSTRAK')),
      criterion: 'technical' as const,
      rewrite: null,
    }));
    const leading = blocksOf(
      reviewDocument(withEvaluation({ overall: { ...evaluation.overall, criticalImprovements: many } })),
    ).find((block) => block.kind === 'list');
    expect(leading?.kind === 'list' && leading.items.length).toBe(5);
  });

  test('gives the score of each of the eleven entries and their total', () => {
    const scores = between('Skor Mengikut Kriteria', 'Perkara untuk Disemak');
    for (const key of criterionKeys) {
      const { score, maxScore, percentage } = evaluation.evaluation[key];
      const row = scores.findIndex((line) => line.replace(/^[\d.]+ /, '') === criteria[key].title);
      expect(scores.slice(row + 1, row + 3)).toEqual([`${score} / ${maxScore}`, `${percentage}%`]);
    }
    expect(scores).toEqual(expect.arrayContaining(['2. Pengenalan dan Objektif', '3. Teori dan Sorotan Literatur']));
    expect(scores.slice(-4, -1)).toEqual([
      'Jumlah',
      `${evaluation.overall.totalScore} / 100`,
      `${evaluation.overall.percentage}%`,
    ]);
  });
});

/** The lines of a review with one remark that has no evidence. */
const linesWithout = (isAbsence: boolean) => {
  const unplaced = { ...limitsRemark, evidence: null, isAbsence, criterion: 'conclusion' as const };
  const overall = { ...evaluation.overall, mainWeaknesses: [unplaced] };
  return plainText(reviewDocument(withEvaluation({ overall })));
};

describe('a remark', () => {
  test('shows both places it rests on, its source and the reader’s own opinion', () => {
    expect(linesAfter(sampleRemark.text, 3)).toEqual([
      'Muka surat 5: “Seramai 120 orang guru pelatih dipilih secara rawak mudah”',
      'Berbanding dengan: Muka surat 8: “Analisis melibatkan 118 orang responden”',
      'Sumber: Dikira · Keutamaan: Mesti dibaiki dahulu · Pendapat anda: Setuju',
    ]);
  });

  test('that something is missing says where it was sought', () => {
    expect(linesAfter(limitsRemark.text, 2)).toEqual([
      'Tiada dalam kertas; dicari di sini. Muka surat 11: “6.0 KESIMPULAN”',
      'Sumber: Dikira · Keutamaan: Mesti dibaiki dahulu · Pendapat anda: Tidak setuju',
    ]);
  });

  test('without evidence says so, unless it is that something is missing', () => {
    const said = 'Tanpa petikan: tempatnya dalam kertas tidak ditemui. Semak sendiri.';
    expect(linesWithout(false)).toContain(said);
    expect(linesWithout(true)).not.toContain(said);
    expect(linesWithout(true)).toContain('Tiada dalam kertas');
  });

  test('without a mark says nothing of an opinion, and a strength nothing of priority', () => {
    expect(linesAfter('Kekuatan Metodologi: huraian tersusun mengikut urutan kajian.', 2)[1]).toBe(
      'Sumber: Dinilai AI',
    );
    const unmarked = plainText(reviewDocument({ ...session, opinions: {} }));
    expect(unmarked.filter((line) => line.includes('Pendapat anda'))).toEqual([]);
  });

  test('outside its criterion names it', () => {
    expect(between('Penambahbaikan Paling Penting', 'Keputusan Keseluruhan')[3]).toBe(
      'Kriteria: Kesimpulan · Sumber: Dikira · Keutamaan: Mesti dibaiki dahulu · Pendapat anda: Tidak setuju',
    );
  });
});

describe('a criterion', () => {
  test('gives its rubric with levels, also one that does not apply and one that a fact bounds', () => {
    const rubric = linesAfter('4. Metodologi', 25);
    expect(rubric).toEqual(
      expect.arrayContaining(['Baik (3)', 'Tidak dinilai', 'Aras dihadkan: Saiz sampel yang dinyatakan tidak sama']),
    );
  });
});

describe('the parts after the criteria', () => {
  test('the AI indication says that it is no proof', () => {
    const ai = between('Petunjuk Penulisan AI', 'Perbandingan dengan Versi Sebelumnya');
    expect(ai.find((line) => line.includes('bukan bukti'))).toBeDefined();
    expect(ai).toContain('34% (Petunjuk sederhana)');
  });

  test('the comparison gives the outcome of each remark', () => {
    const statuses = lines.filter((line) => ['Selesai', 'Separa', 'Belum'].includes(line));
    expect(statuses).toEqual(['Selesai', 'Separa', 'Belum']);
    expect(lines).toContain(`+${evaluation.revision?.scoreChange}`);
  });

  test('a first version has no comparison', () => {
    expect(headings(reviewDocument(withEvaluation({ revision: null, round: 1 })), 1)).not.toContain(
      'Perbandingan dengan Versi Sebelumnya',
    );
  });

  test('a Bedrock model leaves no notice', () => {
    expect(plainText(reviewDocument(withEvaluation({ engineNotice: null })))).not.toContain(localEngineText);
  });
});

test('a session without a review says its status', () => {
  const failed = reviewDocument(withoutEvaluation({ status: 'failed', errorMessage: 'Analisis gagal' }));
  expect(plainText(failed)).toEqual([
    'Ulasan Kertas Penyelidikan',
    session.sessionName,
    'Dokumen',
    session.documentName,
    'Status',
    'Gagal: Analisis gagal',
    'Penafian',
    disclaimerText,
  ]);
});

test.each([
  ['Artikel: Permainan / Digital?', 'Ulasan_Artikel_Permainan_Digital'],

  ['😀', 'Ulasan'],
])('the file of session %j is %s', (name, expected) => {
  expect(reviewFileName(name)).toBe(expected);
});
