import { describe, expect, test } from '@jest/globals';
import { countIllustrations } from '../../../../lambdas/acadiora/facts/structure/illustrations.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { malayArticle, paperOf, soundArticle, thesis } from './layouts.ts';

const illustrationsOf = (document: SourceDocument) => countIllustrations(readStudy(document));
const summary = (document: SourceDocument): string[] =>
  illustrationsOf(document).map(
    ({ label, kind, isPresent, isMentioned }) =>
      `${kind} ${label}${isPresent ? ' present' : ''}${isMentioned ? ' mentioned' : ''}`,
  );
const paper = (body: string): SourceDocument => paperOf(`Tajuk Kertas\nPengenalan\n${body}`);

describe('Tables and figures', () => {
  test('of a thesis are counted where they stand, not in the lists of contents', () => {
    expect(illustrationsOf(thesis)).toMatchObject([
      {
        kind: 'table',
        label: 'Jadual 3.1',
        isPresent: true,
        isMentioned: true,
        evidence: { place: 'Muka surat 8', quote: 'Jadual 3.1 Taburan sampel' },
      },
      {
        kind: 'table',
        label: 'Jadual 4.1',
        isPresent: true,
        isMentioned: true,
        evidence: { place: 'Muka surat 9', quote: 'Jadual 4.1: Tahap amalan' },
      },
      {
        kind: 'figure',
        label: 'Rajah 4.2',
        isPresent: false,
        isMentioned: true,
        evidence: { place: 'Muka surat 9', quote: 'Rajah 4.2 pula menunjukkan taburan skor.' },
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
    ['Taburan peserta adalah seperti dalam Jadual 2. Perbezaannya kecil.', ['table Jadual 2 mentioned']],
    ['Menurut Jadual 4, 72 aktiviti dipilih.', ['table Jadual 4 mentioned']],
    ['In Figure 1B, 56.7% of them agreed.', ['figure Figure 1B mentioned']],
    ['See Tables 1 and 2.', ['table Table 1 mentioned', 'table Table 2 mentioned']],
    [
      'Jadual 1 hingga 3 menunjukkannya.',
      ['table Jadual 1 mentioned', 'table Jadual 2 mentioned', 'table Jadual 3 mentioned'],
    ],
    [
      'Lihat Jadual 1 hingga Jadual 3, dan Rajah 1 hingga 2.',
      [1, 2, 3].map((n) => `table Jadual ${n} mentioned`).concat([1, 2].map((n) => `figure Rajah ${n} mentioned`)),
    ],
    ['Jadual waktu diubah pada tahun 2 lalu.', []],
    ['Menurut Guest [9] pada tahun 2006, 12 orang memadai. Jadual 1 memaparkannya.', ['table Jadual 1 mentioned']],
    ['Both are used elsewhere ([13] and [14], Table 4).', []],
    ['Fig. 1 shows the procedure.', ['figure Fig. 1 mentioned']],
  ])('%j only speaks of one', (sentence, expected) => {
    expect(summary(paper(`Ayat biasa sebelum ini.\n${sentence}`))).toEqual(expected);
  });

  test('are found mentioned under the other language', () => {
    expect(summary(soundArticle)).toEqual(['table Jadual 1 present mentioned']);
    expect(summary(malayArticle)).toEqual(['table Jadual 1 present mentioned']);
    expect(summary(paper('As in Figure 1, 56.7% agreed.\nFigure 1. The model of the study'))).toEqual([
      'figure Figure 1 present mentioned',
    ]);
    expect(summary(paper('Rajah 1 menunjukkan model.\nFigure 1. The model of the study'))).toEqual([
      'figure Figure 1 present mentioned',
    ]);
  });
});
