import { describe, expect, test } from '@jest/globals';
import { countIllustrations } from '../../../../lambdas/acadiora/facts/structure/illustrations.ts';
import { findSections } from '../../../../lambdas/acadiora/facts/structure/sections.ts';
import { verifyEvidence, type PageText } from '../../../../shared/evidence.ts';
import { layouts, malayArticle, pagesOf, soundArticle, thesis } from './layouts.ts';

const illustrationsOf = (pages: readonly PageText[]) => countIllustrations(pages, findSections(pages));
const summary = (pages: readonly PageText[]): string[] =>
  illustrationsOf(pages).map(
    ({ label, kind, isPresent, isMentioned }) =>
      `${kind} ${label}${isPresent ? ' present' : ''}${isMentioned ? ' mentioned' : ''}`,
  );
const paper = (body: string): PageText[] => pagesOf(`Tajuk Kertas\nPengenalan\n${body}`);

describe('Tables and figures', () => {
  test('of a thesis are counted where they stand, not in the lists of contents', () => {
    expect(illustrationsOf(thesis)).toEqual([
      {
        kind: 'table',
        label: 'Jadual 3.1',
        isPresent: true,
        isMentioned: true,
        evidence: { page: 8, quote: 'Jadual 3.1 Taburan sampel' },
      },
      {
        kind: 'table',
        label: 'Jadual 4.1',
        isPresent: true,
        isMentioned: true,
        evidence: { page: 9, quote: 'Jadual 4.1: Tahap amalan' },
      },
      {
        kind: 'figure',
        label: 'Rajah 4.2',
        isPresent: false,
        isMentioned: true,
        evidence: { page: 9, quote: 'Rajah 4.2 pula menunjukkan taburan skor.' },
      },
    ]);
  });

  test.each([
    ['Jadual 1: Profil peserta', 'table Jadual 1 present'],

    ['Rajah 3 Kerangka Konseptual Kajian', 'figure Rajah 3 present'],
    ['JADUAL 4\nProfil Peserta Kajian', 'table JADUAL 4 present'],

    ['Graf 2: Perubahan skor', 'figure Graf 2 present'],
    ['| Jadual 5: Profil |', 'table Jadual 5 present'],
  ])('%j is a caption', (line, expected) => {
    expect(summary(paper(`Ayat biasa sebelum ini.\n${line}\n| a | b |`))).toEqual([expected]);
  });

  test.each([
    ['Jadual 2 menunjukkan taburan peserta.', ['table Jadual 2 mentioned']],
    ['Taburan peserta adalah seperti dalam\nJadual 2. Perbezaannya kecil.', ['table Jadual 2 mentioned']],

    ['See Tables 1 and 2.', ['table Table 1 mentioned', 'table Table 2 mentioned']],
    [
      'Jadual 1 hingga 3 menunjukkannya.',
      ['table Jadual 1 mentioned', 'table Jadual 2 mentioned', 'table Jadual 3 mentioned'],
    ],

    ['Jadual waktu diubah pada tahun 2 lalu.', []],
    ['Fig. 1 shows the procedure.', ['figure Fig. 1 mentioned']],
  ])('%j only speaks of one', (sentence, expected) => {
    expect(summary(paper(`Ayat biasa sebelum ini.\n${sentence}`))).toEqual(expected);
  });

  test('are found mentioned across a line break and under the other language', () => {
    expect(summary(soundArticle)).toEqual(['table Jadual 1 present mentioned']);
    expect(summary(malayArticle)).toEqual(['table Jadual 1 present mentioned']);
    expect(summary(paper('Rajah 1 menunjukkan model.\nFigure 1. The model of the study'))).toEqual([
      'figure Figure 1 present mentioned',
    ]);
  });

  test.each(Object.entries(layouts))('of %s stand where they say', (_, pages) => {
    for (const { evidence } of illustrationsOf(pages)) expect(verifyEvidence(evidence, pages)).toEqual(evidence);
  });
});
