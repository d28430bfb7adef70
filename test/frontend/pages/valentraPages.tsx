import { describe, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { paths } from '../../../frontend/app/paths.ts';
import SessionPage from '../../../frontend/valentra/pages/SessionPage.tsx';
import SessionsPage from '../../../frontend/valentra/pages/SessionsPage.tsx';
import Panel, { type PanelName } from '../../../frontend/valentra/parts/Panel.tsx';
import { documentsOf } from '../../../shared/valentra/workflow.ts';
import { editableAt } from '../../../shared/valentra/editing/editable.ts';
import { stageTitles } from '../../../shared/valentra/labels.ts';
import { stageNames, type Session, type SessionSummary } from '../../../shared/valentra/schemas.ts';
import type { ChangedSource } from '../../../shared/origin.ts';
import { mcqExam, shortEssayExam, structuredExam } from '../../shared/valentra/fixtures.ts';
import { inMarkdown, markdownMarks } from '../../support/markdown.ts';
import { editLabels, editableParts, pageMarkup, textOf } from '../pageMarkup.tsx';
import { bareSession, startedAt, wholeSession } from '../valentraSessions.ts';

const route = {
  pattern: paths.valentraSession.pattern,
  address: paths.valentraSession.href({ sessionId: bareSession.id }),
};
const pageOf = (session: Session): string =>
  pageMarkup(SessionPage, route, [[['valentra', 'session', session.id], session]]);
const panelOf = (name: PanelName, session: Session): string => {
  const Shown: ComponentType = () => <Panel name={name} session={session} />;
  return pageMarkup(Shown, route, []);
};

/** The list as it shows this session. */
const listOf = (item: SessionSummary): string =>
  pageMarkup(SessionsPage, { pattern: paths.valentra.pattern, address: paths.valentra.href() }, [
    [['valentra', 'sessions'], { pages: [{ items: [item], nextCursor: null }], pageParams: [null] }],
  ]);

const progress = { step: 'reading', done: 0, total: 1, startedAt } as const;

/** The titles of a page's cards, in their order. */
const cardsOf = (markup: string): string[] =>
  [...markup.matchAll(/<h2[^>]*>(?:<span[^>]*>(\d)\. <\/span>)?([^<]*)/g)].map(([, number = '', title = '']) =>
    number === '' ? title : `${number} ${title}`,
  );

const remade = (source: string) => ({ source, name: '', version: 2, how: 'remade' as const, changes: [] });
const changed = (...sources: ChangedSource[]) => ({
  sources: ['jst', 'pentaksiran', 'rubrik'],
  changed: sources,
  edited: [],
  isComparable: false,
});

describe('the session page', () => {
  test('begins with the upload, and offers the JST once the course is read', () => {
    expect(cardsOf(pageOf(bareSession))).toEqual(['1 Muat Naik Maklumat Kursus', `2 ${stageTitles.jst}`]);
    const markup = pageOf({ ...bareSession, status: 'pending', courseInfo: null, course: null, hasQuizOrExam: false });
    expect(cardsOf(markup)).toEqual(['1 Muat Naik Maklumat Kursus']);
    expect(markup).toContain('accept=".pdf"');
  });

  test.each([
    ['nothing was uploaded yet', { status: 'pending' }, 'Maklumat kursus belum dimuat naik'],
    ['the document is being read', { status: 'pending', progress }, 'Maklumat kursus sedang dibaca'],
    ['it could not be read', { status: 'failed', errorMessage: 'Rosak.' }, 'Maklumat kursus belum dapat dibaca'],
  ] as const)('says that %s, at its head and in the list', (_, state, said) => {
    const unread = { ...bareSession, ...state, courseInfo: null, course: null };
    expect(textOf(pageOf(unread))).toContain(said);
    expect(textOf(listOf(unread))).toContain(said);
  });

  test('says which paper is being made, whichever is shown, and marks the one that is', () => {
    const paper = { type: 'Kuiz', percentage: 10, jsuGenerated: false, examGenerated: false, isOutdated: false };
    const papers = [
      { ...paper, id: 'a', code: 'U1', isMain: true },
      { ...paper, id: 'b', code: 'U2', isMain: false },
      { ...paper, id: 'c', code: 'U3', isMain: false },
    ];
    const working = [{ name: 'exam-b', stage: 'exam', startedAt }] as const;
    const markup = pageOf({ ...wholeSession, papers, assessmentId: 'a', working: [...working] });
    expect(textOf(markup).match(/U\d Kuiz \(10%\)\s*[^.]*/g)).toEqual([
      expect.stringMatching(/Belum dijana$/),
      expect.stringMatching(/Sedang dijana$/),
      expect.stringMatching(/Belum dijana$/),
    ]);
    expect(markup.match(/aria-pressed="(?:true|false)" aria-label="\w+ U\d/g)).toEqual([
      'aria-pressed="true" aria-label="Dipilih U1',
      'aria-pressed="false" aria-label="Pilih U2',
      'aria-pressed="false" aria-label="Pilih U3',
    ]);
  });

  test('says which documents are outdated, by what, and offers to generate them again', () => {
    const weight = { at: '/assessments/=Kuiz 1/weight', kind: 'changed' as const, before: '20', after: '30' };
    const edited = { source: 'course', name: '', version: 2, how: 'edited' as const, changes: [weight] };
    const origins = { rubrik: changed(edited, remade('pentaksiran')), exam: changed(remade('jsu')) };
    const markup = pageOf({ ...wholeSession, origins });
    expect(textOf(markup)).toContain('Kursus: Kuiz 1, Wajaran (%): 20 → 30');
    expect(textOf(markup)).toContain('Soalan Pentaksiran dijana semula');
    expect(markup.match(/aria-label="Jana Semula: [^"]*"/g)).toEqual([
      'aria-label="Jana Semula: Rubrik"',
      'aria-label="Jana Semula: Soalan Ujian"',
    ]);
    expect(textOf(markup)).toContain('Jana semula Rubrik dahulu');
    expect(markup.match(/Maklumat asal berubah/g)).toHaveLength(2);
    expect(pageOf(wholeSession)).not.toContain('Maklumat asal');
  });

  test('shows no rubric and no exam before what they are generated from, and numbers its cards without gaps', () => {
    const begun = { ...bareSession, jstGenerated: true, jsuGenerated: true };
    expect(cardsOf(pageOf(begun)).slice(2)).toEqual([
      `3 ${stageTitles.jsu}`,
      `4 ${stageTitles.pentaksiran}`,
      'Semakan',
    ]);
    const noTests = pageOf({ ...wholeSession, hasQuizOrExam: false, jsuGenerated: false, examGenerated: false });
    expect(cardsOf(noTests).slice(2, 4)).toEqual([`3 ${stageTitles.pentaksiran}`, `4 ${stageTitles.rubrik}`]);
    expect(textOf(noTests)).toContain('Tahniah! Semua dokumen telah dijana.');
    const [steps = ''] = /aria-label="Langkah sesi".*?<\/ol>/s.exec(noTests) ?? [];
    const names = steps.split('<li').slice(1);
    expect(names.map((step) => textOf(`<li${step}`).trim().replace(': Selesai', ''))).toEqual([
      'Muat Naik',
      'JST',
      'Pentaksiran',
      'Rubrik',
      'Selesai',
    ]);
    expect(textOf(noTests)).not.toMatch(/Jana JSU|Bina Soalan/);
  });

  test('disables every generating button while a stage is generated, and says since when; afterwards, what failed', () => {
    const markup = pageOf({
      ...bareSession,
      status: 'processing_jst',
      working: [{ name: 'jst', stage: 'jst', startedAt }],
    });
    expect(markup).toMatch(/aria-disabled="true"[^>]*>Jana JST/);
    expect(textOf(markup)).toMatch(/JST sedang dijana\.\.\..*Bermula:/);
    const failed = pageOf({ ...bareSession, status: 'failed', errorMessage: 'Kuota harian telah habis.' });
    expect(textOf(failed)).toContain('Gagal menjana JST. Sila cuba lagi. Kuota harian telah habis.');
  });
});

test('the list shows course, status and the share of the six checks', () => {
  const item: SessionSummary = {
    ...bareSession,
    status: 'jst_completed',
    jstGenerated: true,
    courseInfo: { courseCode: 'XYZ1013', courseName: 'Kursus Rekaan' },
  };
  const markup = listOf(item);
  const text = textOf(markup);
  for (const part of ['Semester 1', 'XYZ1013 Kursus Rekaan', 'JST Selesai', '33%']) expect(text).toContain(part);
  expect(markup).toContain('href="/dashboard"');
});

describe('the previews', () => {
  test.each(stageNames)('%s has a button for each part that can be edited, no two of one name', (stage) => {
    const document = documentsOf(wholeSession)[stage];
    const markup = panelOf(stage, wholeSession);
    const parts = editableParts((at) => editableAt(stage, document, at), document);
    // But those of an exam's scheme, which is folded.
    expect(editLabels(markup).length === parts.length).toBe(stage !== 'exam');
    const names = [...markup.matchAll(/aria-label="((?:Sunting|Jana semula): [^"]*)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  const { jst: tasks, pentaksiranQuestions, rubrik, examQuestions } = wholeSession;
  const written = { ...wholeSession, ...inMarkdown({ jst: tasks, pentaksiranQuestions, rubrik, examQuestions }) };
  test.each(stageNames.filter((stage) => stage !== 'jsu'))('%s shows no mark of Markdown', (stage) => {
    const text = textOf(panelOf(stage, written));
    expect(text).toContain('KKK4123');
    expect(text).not.toMatch(markdownMarks);
  });

  test('the JST warns that a JSU is needed only when a quiz or exam is included', () => {
    for (const hasQuizOrExam of [true, false]) {
      const jst = wholeSession.jst && { ...wholeSession.jst, hasQuizOrExam };
      expect(textOf(panelOf('jst', { ...wholeSession, jst })).includes('JSU perlu dijana')).toBe(hasQuizOrExam);
    }
  });

  test.each([mcqExam, structuredExam, shortEssayExam])('the exam shows every question, with answers folded', (exam) => {
    const text = textOf(panelOf('exam', { ...wholeSession, examQuestions: exam }));
    for (const { stem } of exam.questions) expect(text).toContain(stem.trim().split('\n')[0]);
    expect(text).not.toContain('Kunci Jawapan');
    expect(text).not.toContain('Contoh Jawapan');
  });

  test('what is against a question is said in the table of items', () => {
    const [first, ...rest] = mcqExam.questions;
    if (first === undefined) throw new Error('The fixture has questions');
    const flagged = { ...first, flags: [{ code: 'longest', message: 'Jawapan betul paling panjang.' }] };
    const session = { ...wholeSession, examQuestions: { ...mcqExam, questions: [flagged, ...rest] } };
    expect(textOf(panelOf('vetting', session))).toMatch(/Soalan 1 ?Terbuka ?Jawapan betul paling panjang\./);
  });
});
