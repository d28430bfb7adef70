import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { blocksOf, findSections, withHeadings } from '../../../../lambdas/acadiora/facts/structure/sections.ts';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { countWords } from '../../../../lambdas/acadiora/facts/text/words.ts';
import { blockText, placeAt } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { documentOf } from '../../../support/blocks.ts';
import { layouts, paperOf, soundArticle, thesis } from './layouts.ts';

const outline = (document: SourceDocument): string[] =>
  findSections(document).map(({ level, kind, heading }) => `${level} ${kind} ${heading}`.trim());

const structureOf = (document: SourceDocument) => countPaper(document).facts;

/** The outline of a paper of these lines below its title. */
const around = (...lines: string[]) => outline(paperOf(['Tajuk Kertas Rekaan', ...lines].join('\n'))).slice(1);
const long = 'Perenggan ini cukup panjang untuk menjadi prosa di bawah sebuah tajuk dalam kertas rekaan ini.';

describe('The sections of a paper', () => {
  test.each(['thesis', 'numberedArticle', 'indonesianArticle', 'malayArticle', 'soundArticle'] as const)(
    'of %s are those that a reader lists, with level and kind',
    (name) => {
      const listed = readFileSync(new URL(`../../../eval/papers/layouts/${name}.outline`, import.meta.url), 'utf8');
      expect(outline(layouts[name])).toEqual(listed.trim().split('\n'));
    },
  );

  test.each([
    ['1.0 LATAR BELAKANG KAJIAN', 'introduction'],
    ['Statement of Need', 'introduction'],
    ['Summary', 'abstract'],
    ['ABSTRAK Kajian ini meneroka amalan guru di sekolah luar bandar.', 'abstract'],
    ['Abstract: This study explores the practice of rural teachers.', 'abstract'],
    ['Objektif Kajian', 'objectives'],
    ['Kerangka Teori dan Konseptual', 'theory'],
    ['Theoretical Framework', 'theory'],
    ['Kajian Lepas', 'literature'],
    ['LITERATURE REVIEW', 'literature'],
    ['Overview of Related Work', 'literature'],
    ['Metode Penelitian', 'methodology'],
    ['Hasil dan Pembahasan', 'findings'],
    ['Keputusan', 'findings'],
    ['Analysis and Results', 'findings'],
    ['Experimental Results', 'findings'],
    ['Analisis dan Dapatan', 'findings'],
    ['Pembahasan', 'discussion'],
    ['Perbincangan dan Kesimpulan', 'discussion'],
    ['Rumusan', 'conclusion'],
    ['Implikasi dan Cadangan', 'conclusion'],
    ['Penghargaan', 'acknowledgements'],
    ['Senarai Rujukan', 'references'],
    ['Lampiran A: Soal Selidik', 'appendix'],
  ])('a heading %s begins a part of the kind %s', (heading, kind) => {
    const pages = paperOf(
      `Kesan Latihan terhadap Guru Baharu\nNama Pengarang\n1.0 Prakata\nAyat biasa di sini.\n${heading}\nAyat ini menyusul selepas tajuk dan cukup panjang untuk dikira sebagai prosa.`,
    );
    expect(findSections(pages).at(-1)?.kind).toBe(kind);
  });

  test('of action research are known by the names that teachers give them, though lists stand between them', () => {
    const parts = [
      ['1.0 REFLEKSI PENGAJARAN DAN PEMBELAJARAN LALU', 'introduction'],
      ['2.0 FOKUS KAJIAN', 'introduction'],
      ['3.0 OBJEKTIF KAJIAN', 'objectives'],
      ['4.0 KUMPULAN SASARAN', 'methodology'],
      ['5.0 PELAKSANAAN KAJIAN', 'methodology'],
      ['6.0 DAPATAN KAJIAN', 'findings'],
      ['7.0 REFLEKSI', 'discussion'],
      ['8.0 CADANGAN KAJIAN SETERUSNYA', 'conclusion'],
    ] as const;
    const between = '\nAyat biasa.\n1. Satu perkara\n2. Dua perkara\n3. Tiga perkara\n';
    const pages = paperOf(`Tajuk Kajian Tindakan\n${parts.map(([name]) => name).join(between)}`);
    expect(findSections(pages).map(({ kind }) => kind)).toEqual(['front', ...parts.map(([, kind]) => kind)]);
  });

  test.each([
    ['a line of a list of contents', '2.1 Kerangka Teori ........ 14'],
    ['a row of a table', '| Metodologi | 12 |'],
    ['a sentence', 'Metodologi kajian ini dihuraikan dalam bahagian berikut.'],
    ['an item of a list', '2. Murid membaca petikan dengan kuat'],
    ['the rest of a sentence', 'dan Perbincangan'],
    ['a value', '3.78 Tinggi'],
    ['a caption', 'Jadual 2: Tahap Kesediaan'],
    ['a line of keywords', 'Kata kunci: Kesediaan Digital'],
  ])('%s is no heading', (_, line) => {
    const pages = paperOf(
      `Tajuk Kertas Ini Panjang\nPengenalan\nKajian ini penting kepada guru.\n${line}\nAyat ini menyusul selepas baris itu dan cukup panjang untuk dikira sebagai prosa.`,
    );
    expect(outline(pages)).toEqual(['1 front', '1 introduction Pengenalan']);
  });

  test.each(Object.entries(layouts))('of %s are the same where its reader knows its headings', (_, paper) => {
    const marked = withHeadings(paper);
    expect(marked.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2);
    expect(findSections(marked)).toEqual(findSections(paper));
  });

  test('are the places of what stands below a caption that the document marks as a heading', () => {
    const marked = withHeadings(
      documentOf('# Dapatan\n## Jadual 2. Min skor\n| a | b |\n| 1 | 2 |\nAyat ini di bawah jadual.'),
    );
    expect(placeAt(marked, '4')).toBe('Bahagian "Dapatan"');
  });

  test('are under headings that the document marks, whatever they are called, and paragraphs are none', () => {
    const paper = paperOf(
      `# Tajuk Kertas\nNama Pengarang\n## Pengenalan\n${long}\nSokongan Rakan\n${long}\n### Apa yang Diketahui\n${long}\n## Metodologi\n${long}\n## Dapatan\n${long}\n## Rujukan\n# Ali, B. (2020). Buku.`,
    );
    expect(outline(paper)).toEqual([
      '1 front',
      '1 introduction Pengenalan',
      '2 introduction Apa yang Diketahui',
      '1 methodology Metodologi',
      '1 findings Dapatan',
      '1 references Rujukan',
    ]);
  });

  test.each(Object.entries(layouts))('of %s hold every word but those of the headings', (_, pages) => {
    const sections = findSections(pages);
    const words = sections.reduce((sum, section) => sum + section.words + countWords(section.heading), 0);
    // A run-in heading loses the sign that follows it.
    const all = pages.blocks.reduce((sum, block) => sum + countWords(blockText(block)), 0);
    expect(Math.abs(words - all)).toBeLessThanOrEqual(1);
  });

  test('go on after a list whose last number they share', () => {
    const lines = [
      '1. Introduction',
      long,
      '1.1 Questions',
      '1. Does it help?',
      '2. Does it last?',
      '2. Schools and Homes',
      long,
    ];
    expect(around(...lines)).toContain('1 other 2. Schools and Homes');
    expect(around(...lines).join()).not.toContain('Does it');
  });

  test('hold the themes of findings within them, and a bound of the study where it is told', () => {
    const lines = ['# Dapatan', long, '# Sokongan Rakan', long, '# Perbincangan', long];
    expect(around(...lines)).toEqual(['1 findings Dapatan', '2 findings Sokongan Rakan', '1 discussion Perbincangan']);
    const alike = ['# Objektif', '## Metodologi', '## Sampel Murid', '## Dapatan', '## Sokongan Rakan'];
    expect(around(...alike.flatMap((heading) => [heading, long]))).toEqual([
      '1 objectives Objektif',
      '2 methodology Metodologi',
      '2 methodology Sampel Murid',
      '2 findings Dapatan',
      '2 findings Sokongan Rakan',
    ]);
    expect(around('1. Pengenalan', long, '1.1 Batasan Kajian', long)).toContain('2 introduction 1.1 Batasan Kajian');
    expect(around('1. Kesimpulan', long, '1.1 Batasan Kajian', long)).toContain('2 conclusion 1.1 Batasan Kajian');
  });

  test('are given back block by block without the others', () => {
    const sections = findSections(soundArticle);
    expect(blocksOf(soundArticle.blocks, sections, ({ kind }) => kind === 'methodology').map(blockText)).toEqual([
      '3.0 Metodologi',
      'Kajian kuasi-eksperimen ini melibatkan 64 orang murid.',
    ]);
    expect(blocksOf(soundArticle.blocks, sections, () => false)).toEqual([]);
  });
});

describe('The words of a text', () => {
  test.each([
    ['Kajian ini (n = 186).', 5],
    ['Komunikasi dan kolaborasi | 4.12', 4],
    ['', 0],
    ['ke-21 a/l 3.78', 3],
    ['Kira 3 × 6 dan 3×6 = 18', 6],
  ])('%s', (text, words) => expect(countWords(text)).toBe(words));
});

describe('What a paper is made of', () => {
  test('limits of others are no conclusion', () =>
    expect(around('1. Pengenalan', long, '2. Batasan Model Kewargaan Sedia Ada', long)).toEqual([
      '1 introduction 1. Pengenalan',
      '1 other 2. Batasan Model Kewargaan Sedia Ada',
    ]));

  test('counts the words of running heads that no block holds', () => {
    const pages = paperOf('Abstrak\nTiga patah kata.');
    expect(structureOf({ ...pages, omittedWords: 12 }).wordCount).toBe(structureOf(pages).wordCount + 12);
  });

  test('nothing is counted of a paper without blocks', () => {
    expect(structureOf({ ...thesis, blocks: [], pages: 1 })).toMatchObject({
      wordCount: 0,
      pageCount: 1,
    });
  });
});
