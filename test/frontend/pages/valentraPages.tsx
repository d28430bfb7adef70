import { describe, expect, test } from '@jest/globals';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../../../frontend/app/paths.ts';
import { SettingsContext } from '../../../frontend/app/useSettings.ts';
import ReadPage from '../../../frontend/moderation/pages/ReadPage.tsx';
import SessionPage from '../../../frontend/valentra/pages/SessionPage.tsx';
import SessionsPage from '../../../frontend/valentra/pages/SessionsPage.tsx';
import Panel from '../../../frontend/valentra/parts/Panel.tsx';
import { documentHref } from '../../../frontend/ui/moderation/document.ts';
import { Sending } from '../../../frontend/ui/moderation/Sending.tsx';
import { documentsOf } from '../../../shared/valentra/workflow.ts';
import type { Listed, Moderated } from '../../../shared/moderation/schemas.ts';
import { editableAt } from '../../../shared/valentra/editing/editable.ts';
import { localEngineText } from '../../../shared/text/texts.ts';
import { stageTitles } from '../../../shared/valentra/labels.ts';
import {
  type Paper,
  stageNames,
  type Session,
  type SessionSummary,
  type StageName,
} from '../../../shared/valentra/schemas.ts';
import type { ChangedSource } from '../../../shared/session/origin.ts';
import { courseReadFrom, jst as made, mcqExam, structuredExam } from '../../shared/valentra/fixtures.ts';
import { pick } from '../../../shared/values/pick.ts';
import { inMarkdown, markdownMarks } from '../../support/markdown.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { editLabels, editableParts, pageMarkup, textOf } from '../pageMarkup.tsx';
import { bareSession, startedAt, wholeSession } from '../valentraSessions.ts';

const route = {
  pattern: paths.valentraSession.pattern,
  address: paths.valentraSession.href({ sessionId: bareSession.id }),
};
const pageOf = (session: Session, hash = ''): string =>
  pageMarkup(SessionPage, { ...route, address: route.address + hash }, [
    [['valentra', 'session', session.id], session],
  ]);
const FramedPage: ComponentType = () => framed(<SessionPage />);
const panelOf = (name: StageName, session: Session): string => {
  const Shown: ComponentType = () => <Panel name={name} session={session} />;
  return pageMarkup(Shown, route, []);
};
/** Where the engine gives frames. */
const framed = (page: ReactNode) => (
  <SettingsContext value={{ ...pageSettings, givesFrames: true }}>{page}</SettingsContext>
);
const framedPanelOf = (name: StageName, session: Session): string => {
  const Shown: ComponentType = () => framed(<Panel name={name} session={session} />);
  return pageMarkup(Shown, route, []);
};

/** The list as it shows this session. */
const listOf = (item: SessionSummary, asked: readonly Listed[] = []): string =>
  pageMarkup(SessionsPage, { pattern: paths.valentra.pattern, address: paths.valentra.href() }, [
    [['valentra', 'sessions'], { pages: [{ items: [item], nextCursor: null }], pageParams: [null] }],
    [['moderation'], { received: [], sent: asked }],
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

/** Its JSU is made, its items are not. */
const quiz: Paper = {
  id: 'U1',
  code: 'U1',
  type: 'Kuiz',
  percentage: 10,
  isMain: true,
  jsuGenerated: true,
  examGenerated: false,
  isOutdated: false,
  isFrame: false,
  states: { jsu: 'draf', exam: 'draf' },
  openFindings: 0,
};

const other: Paper = { ...quiz, isMain: false, examGenerated: true };

const boardOf = (session: Session): string =>
  /<ul[^>]*aria-label="Pentaksiran kursus".*?<\/ul>/s.exec(pageOf(session))?.[0] ?? '';

const listed = made.assessments[0]!;

const badge = /<span class="[^"]*">((?:\w+: )?[A-Z][a-z ]+)<\/span> /g;

/** A line of the board: its states, the name and address of its next step, and whether its paper is shown. */
function lineOf(line: string): string {
  const states = [...line.matchAll(badge)].map(([, state]) => state).join(', ');
  const [link = ''] = /<a [^>]*>/.exec(line) ?? [];
  const [step, href] = [/aria-label="([^":]*)/, /href="([^"]*)/].map((part) => part.exec(link)?.[1]);
  const isShown = line.includes('aria-current="true"');
  return [states, `${step} ${href?.replace(route.address, '')}`, ...(isShown ? ['shown'] : [])].join(' | ');
}

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

  test('has a board of the assessments: how far the documents of each are, and the one step that comes next', () => {
    const [task] = wholeSession.pentaksiranQuestions?.tasks ?? [];
    const kinds: Record<string, Partial<Paper>> = {
      U1: { jsuGenerated: false, examGenerated: false, isMain: true },
      U2: { examGenerated: false },
      U3: { isOutdated: true, isFrame: true },
      U4: { isFrame: true, openFindings: 3 },
      U5: { states: { jsu: 'sah', exam: 'sah' } },
    };
    const papers = Object.entries(kinds).map(([code, change]) => ({ ...other, id: code, code, ...change }));
    const tests = papers.map(({ code }) => ({ ...listed, code, type: 'Kuiz', percentage: 10, isTest: true }));
    const own = { ...listed, code: task?.taskCode ?? '', type: 'Laporan', percentage: null, isTest: false };
    const jst = { ...made, assessments: [...tests, own] };
    const job = { name: 'exam-U2', stage: 'exam', status: 'processing', errorMessage: null, startedAt } as const;
    const states = { pentaksiran: 'sah', rubrik: 'disemak' } as const;
    const board = boardOf({ ...wholeSession, jst, papers, assessmentId: 'U1', jobs: [job], states });
    expect(board.split('<li').slice(1).map(lineOf)).toEqual([
      'Belum dijana | Jana JSU #jsu | shown',
      'Sedang dijana | Bina Soalan ?kertas=U2#exam',
      'Maklumat asal berubah | Jana Semula ?kertas=U3#jsu',
      'Perlu dilengkapkan | Semak ?kertas=U4#exam',
      'Sah | Papar ?kertas=U5#exam',
      // Where they differ each is named.
      'Pentaksiran: Sah, Rubrik: Disemak | Papar #rubrik',
    ]);
    expect(textOf(board)).toContain('3 dapatan');
  });

  test('leads from a quiz to its questions once its JSU is made, before tasks and rubrics are', () => {
    const jst = { ...made, assessments: [{ ...listed, code: 'U1', isTest: true }] };
    const both = { jst, jstGenerated: true, jsu: wholeSession.jsu, jsuGenerated: true };
    const session = { ...bareSession, ...both, papers: [quiz], assessmentId: 'U1' };
    expect(pageOf(session)).toContain('aria-label="Bina Soalan: U1');
    expect(cardsOf(pageOf(session))).not.toContain(`6 ${stageTitles.exam}`);
    expect(cardsOf(pageOf(session, '#exam'))).toContain(`6 ${stageTitles.exam}`);
  });

  test('counts the progress of the session, whichever paper is shown, and no paper of frames as finished', () => {
    const frames = { ...other, id: 'U2', isFrame: true };
    const papers = [{ ...quiz, examGenerated: true }, frames, { ...quiz, id: 'U3', isMain: false }];
    const saidOf = (shown: Partial<Session>) =>
      /Kemajuan \d+%.*Sah: \d/s.exec(textOf(pageOf({ ...wholeSession, papers, ...shown })))?.[0];
    const said = saidOf({ assessmentId: 'U1' });
    expect(said).toMatch(/^Kemajuan 100%.* 8 dokumen masih draf.*Soalan lengkap: 1 daripada 3 kertas; Sah: 0$/s);
    expect(saidOf({ assessmentId: 'U3', examGenerated: false })).toBe(said);
  });

  test('disables every generating button while a stage is generated', () => {
    const job = { name: 'jst', stage: 'jst', status: 'processing', errorMessage: null, startedAt } as const;
    expect(pageOf({ ...bareSession, status: 'processing_jst', jobs: [job] })).toMatch(
      /aria-disabled="true"[^>]*>Jana JST/,
    );
  });

  test('leads on where an engine that gives frames makes nothing of what is outdated', () => {
    const origins = { pentaksiran: changed(remade('jst')), rubrik: changed(remade('pentaksiran')) };
    const session = { ...wholeSession, origins, openFindings: { pentaksiran: 1 } };
    const markup = pageMarkup(FramedPage, route, [[['valentra', 'session', session.id], session]]);
    expect(markup).toMatch(/href="[^"]*#pentaksiran"[^>]*>Semak Soalan Pentaksiran/);
  });

  test('says which documents are outdated, by what, and offers to generate them again', () => {
    const weight = { at: '/assessments/=Kuiz 1/weight', kind: 'changed' as const, before: '20', after: '30' };
    const edited = { source: 'course', name: '', version: 2, how: 'edited' as const, changes: [weight] };
    const origins = { rubrik: changed(edited, remade('pentaksiran')), exam: changed(remade('jsu')) };
    const markup = pageOf({ ...wholeSession, origins });
    expect(textOf(markup)).toContain('Kursus: Kuiz 1, Wajaran (%): 20 → 30');
    expect(textOf(markup)).toContain('Soalan Pentaksiran dijana semula');
    // Of the cards; the board leads to them.
    expect(markup.match(/aria-label="Jana Semula: (?![TU]\d)[^"]*"/g)).toEqual([
      'aria-label="Jana Semula: Rubrik"',
      'aria-label="Jana Semula: Soalan Ujian"',
    ]);
    expect(textOf(markup)).toContain('Jana semula Rubrik dahulu');
    const [steps = ''] = /aria-label="Langkah sesi".*?<\/ol>/s.exec(markup) ?? [];
    expect(steps.match(/Maklumat asal berubah/g)).toHaveLength(2);
    expect(pageOf(wholeSession)).not.toContain('Maklumat asal');
  });

  test('shows the weight that the course now has, beside what the JST still says', () => {
    const assessments = courseReadFrom.assessments.map((one) => ({ ...one, weight: 35 }));
    const course = { ...courseReadFrom, assessments };
    const saidOf = (facts: typeof listed.facts) =>
      textOf(
        pageOf({ ...wholeSession, course, jst: { ...made, assessments: [{ ...listed, percentage: 20, facts }] } }),
      );
    expect(saidOf({})).toMatch(/35%.*JST masih 20%/s);
    expect(saidOf({ percentage: { state: 'lecturer', at: [], quote: '', place: '' } })).not.toContain('JST masih');
  });

  test('of a course without tests congratulates once its tasks and rubrics are made, and offers no paper', () => {
    const noTests = textOf(
      pageOf({ ...wholeSession, hasQuizOrExam: false, jsuGenerated: false, examGenerated: false }),
    );
    expect(noTests).toContain('Tahniah! Semua dokumen telah dijana.');
    expect(noTests).not.toMatch(/Jana JSU|Bina Soalan/);
  });
});

const roundOf = (version: number, day = 9) => {
  const sentAt = `2026-03-0${day}T04:00:00.000Z`;
  return { version, note: '', sentAt, outcome: null, endedAt: null };
};
const sent: Moderated['sent'] = {
  id: 'G1',
  role: 'penyemak',
  artefact: 'exam',
  title: stageTitles.exam,
  ownerName: 'Aminah',
  readerName: 'Lim',
  readerEmail: 'lim@moe-dl.edu.my',
  due: null,
  state: 'waiting',
  comments: [],
  rounds: [roundOf(1)],
};
const nothing = { items: [], findings: [], signatures: [], others: [], lapsed: null };
const named = { title: 'Soalan Peperiksaan, Kuiz', sessionName: 'Kuiz, PJJ Sem 1' };

/** What a colleague reads of a document. */
function readAs(isFrame: boolean, own: Partial<Moderated['sent']> = {}, more: Partial<Moderated> = {}): string {
  const text: Moderated['files'][number]['blocks'] = [{ kind: 'paragraph', text: [{ text: 'Terangkan osmosis.' }] }];
  const files = [{ title: 'Soalan Ujian', blocks: text }];
  const moderated: Moderated = { sent: { ...sent, ...own }, files, isFrame, ...named, ...nothing, ...more };
  const address = paths.receivedOne.href({ module: 'valentra', grantId: 'G1' });
  const at = { pattern: paths.receivedOne.pattern, address };
  return textOf(pageMarkup(ReadPage, at, [[['moderation', 'G1'], moderated]]));
}
/** Another colleague, who has accepted. */
const siti: Moderated['others'][number] = {
  ...pick(sent, 'id', 'role', 'comments'),
  readerName: 'Siti',
  state: 'accepted',
  rounds: [],
  isLapsed: false,
};

test('a colleague reads at the top whether a paper is still frames, and why it cannot be accepted', () => {
  expect(readAs(true)).toMatch(/“Terima” belum dibuka: .*Perlu dilengkapkan.*Terangkan osmosis/s);
  expect(readAs(false)).not.toContain('Perlu dilengkapkan');
  for (const part of Object.values(named)) expect(readAs(false)).toMatch(new RegExp(`(?<!, )${part}(?!, )`));
});

test('the list tells of a session first what its owner has to do, then whom a document waits for, then who has approved one', () => {
  const item = { ...bareSession, courseInfo: null };
  const line = { ...sent, module: 'valentra' as const, sessionId: item.id, isLapsed: false, changedAt: startedAt };
  const asked: Listed[] = [
    { ...line, role: 'pengesah', state: 'accepted', readerName: 'Badrul' },
    { ...line, state: 'waiting', readerName: 'Rosli' },
    { ...line, state: 'returned', readerName: 'Siti' },
  ];
  const said = [0, 1, 2].map((n) => textOf(listOf(item, asked.slice(0, n + 1))));
  expect(said).toEqual([
    expect.stringContaining('Disahkan: Badrul'),
    expect.stringContaining('Menunggu penyemak: Rosli'),
    expect.stringContaining('Dikembalikan: Siti'),
  ]);
  expect(textOf(listOf(item, [{ ...line, sessionId: 'S2' }]))).not.toContain('Menunggu');
});

const cellOf = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, text: [{ text }] }] });

test('a question to be checked is folded to what it asks, with what was found and said of it beside it', () => {
  const blocks = [
    { kind: 'heading' as const, level: 2 as const, text: 'Soalan 6' },
    { kind: 'table' as const, widths: [10, 90], head: [], rows: [[cellOf('6.'), cellOf('Apakah osmosis?')]] },
  ];
  const [at, item] = ['/questions/5', 'Soalan 6'];
  const comment = { id: 'a', at, item, text: 'Terlalu mudah.', isChange: true, round: 1, on: startedAt, answer: null };
  const finding = { at, item, message: 'Aras tidak sepadan.', accepted: null, isUnseen: false };
  const more = {
    files: [{ title: 'Soalan Ujian', blocks }],
    items: [{ at, name: item, sources: [] }],
    findings: [finding, { ...finding, message: 'Belum dinilai.', isUnseen: true }],
  };
  const read = readAs(false, { comments: [comment] }, more);
  expect(read).toMatch(/Soalan 6\s*Apakah osmosis\?.*Apakah osmosis\?.*Dapatan: Aras tidak sepadan\./s);
  expect(read).not.toContain('Dapatan: Belum dinilai.');
  // PEDAGONA's name a value of the part.
  const within = { ...finding, at: '/questions/5/stem', message: 'Tiada sumber.' };
  expect(readAs(false, {}, { ...more, findings: [within] })).toContain('Dapatan: Tiada sumber.');
  // Listed once more where the comments are, which the top of the page speaks of.
  expect(read).toMatch(/Soalan 6:\s*Terlalu mudah\./);
});

test('who approves reads of approval, who checks of acceptance, and who prepared it is named so', () => {
  const signed = { name: 'Aminah', at: startedAt, isLapsed: false };
  const signatures = [
    { ...signed, role: 'penyedia' as const },
    { ...signed, role: 'penyemak' as const, name: 'Siti', isLapsed: true },
  ];
  const [checked, approved] = (['penyemak', 'pengesah'] as const).map((role) =>
    readAs(false, { role, state: 'accepted' }, { signatures }),
  );
  expect(checked).toMatch(/Diterima.*Anda telah menerima dokumen/s);
  expect(approved).toMatch(/Disahkan.*Anda telah mengesahkan dokumen/s);
  expect(approved).not.toMatch(/[Dd]iterima|menerima/);
  expect(approved).toContain('Disediakan oleh Aminah');
  expect(approved).toMatch(/Disemak oleh Siti, [^:]*: tidak lagi berkuat kuasa bagi versi terkini/);
});

test('who reads a document that has changed since is told which version it is, and where it has changed', () => {
  const items = [{ at: '/questions/5', name: 'Soalan 6', sources: [] }];
  const changes = [{ at: '/questions/5', line: 'Soalan 6 diubah', before: '', after: '' }];
  const others = [{ ...siti, isLapsed: true }];
  const shown = { items, others, lapsed: { why: 'Pengesahan anda tidak lagi berkuat kuasa.', changes } };
  const read = readAs(false, { role: 'pengesah', state: 'accepted' }, shown);
  expect(read).toMatch(/versi yang dihantar pada .*sahkan.*apabila pemilik\s+menghantarnya semula.*Soalan 6 diubah/s);
  expect(read).toMatch(/Penyemak: Siti\s*Tidak lagi berkuat kuasa/);
});

test('a round is compared with any before it, by who approves also with those of who has checked', () => {
  const own = { role: 'pengesah' as const, rounds: [roundOf(4, 4)] };
  const rounds = [roundOf(1, 1), roundOf(3, 2), roundOf(4, 3), roundOf(6, 6)];
  const read = readAs(false, own, { others: [{ ...siti, rounds }] });
  expect(read.match(/Pusingan \d semakan, Siti \(/g)).toEqual([
    'Pusingan 1 semakan, Siti (',
    'Pusingan 2 semakan, Siti (',
  ]);
});

test('a document of PEDAGONA that was sent is found where it is sent again', () => {
  const session = { module: 'pedagona' as const, sessionId: 'S1' };
  expect(['report', 'course#1', ''].map((artefact) => documentHref({ ...session, artefact }))).toEqual([
    '/pedagona/report/lpr_S1#semakan',
    '/pedagona/results/S1?kursus=2#semakan',
    '/pedagona/results/S1',
  ]);
});

const SentJst: ComponentType = () => <Sending module="valentra" sessionId="S1" artefact="jst" version={1} />;
const saidOfSent = (one: object): string => {
  const data = { sent: [one], approvers: 1, isMailed: false, refusal: null };
  return textOf(pageMarkup(SentJst, route, [[['valentra', 'sent', 'S1'], data]]));
};

test.each<[string, object, RegExp, number]>([
  ['was given back', { state: 'returned' }, /Giliran anda: hantar semula kepada Lim/, 1],
  ['waits', {}, /Giliran Lim \(Penyemak\)/, 0],
  ['was checked', { state: 'accepted' }, /Giliran anda: hantar kepada pengesah/, 1],
  ['was approved', { state: 'accepted', role: 'pengesah' }, /tiada langkah lagi/, 0],
])(
  'of a document that %s it is said whose turn it is, with one filled button for its owner',
  (_, state, turn, filled) => {
    const data = { sent: [{ ...sent, artefact: 'jst', ...state }], approvers: 1, isMailed: false, refusal: null };
    const markup = pageMarkup(SentJst, route, [[['valentra', 'sent', 'S1'], data]]);
    expect(textOf(markup)).toMatch(turn);
    expect(markup.match(/<button[^>]*MuiButton-contained/g) ?? []).toHaveLength(filled);
  },
);

test('what a colleague said whose account is gone can be answered', () => {
  const comment = { id: 'K1', at: '', item: 'Seluruh dokumen', text: 'Lengkapkan.', isChange: false, round: 1 };
  const round = { ...roundOf(1), outcome: 'returned', endedAt: startedAt };
  const asIs = [{ ...comment, on: startedAt, answer: null }];
  const one = {
    ...sent,
    artefact: 'jst',
    title: 'JST',
    readerEmail: '',
    state: 'left',
    rounds: [round],
    comments: asIs,
  };
  const text = saidOfSent(one);
  expect(text).toContain('Jawapan (pilihan): Seluruh dokumen');
  expect(text).not.toContain('Hantar semula');
  // A remark that came with an acceptance, too.
  const accepted = { ...one, state: 'accepted', rounds: [{ ...round, outcome: 'accepted' }] };
  expect(saidOfSent(accepted)).toContain('Jawapan (pilihan): Seluruh dokumen');
  // What was asked for before an acceptance is settled with it.
  const asked = { ...comment, isChange: true, on: startedAt, answer: 'Sudah.' };
  const states = (['returned', 'accepted'] as const).map((state) =>
    saidOfSent({ ...one, state, rounds: [round, { ...round, outcome: state }], comments: [asked] }),
  );
  expect(states.map((said) => /Perlu diubah|Dijawab pemilik|Selesai/.exec(said)?.[0])).toEqual([
    'Dijawab pemilik',
    'Selesai',
  ]);
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
    expect(editLabels(markup)).toHaveLength(parts.length);
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

  test('the JST warns that a JSU is needed while a quiz or exam has none', () => {
    const sets: Paper[][] = [[], [quiz], [quiz, { ...quiz, id: 'U2', jsuGenerated: false }]];
    const texts = sets.map((papers) => textOf(panelOf('jst', { ...wholeSession, papers })));
    expect(texts.map((text) => text.includes('JSU perlu dijana'))).toEqual([false, false, true]);
  });

  test.each([
    ['one that failed', null, true],
    ['one that left something out', 'U1: topik "Etika" tidak dimasukkan.', true],
    ['rules, which can judge none', localEngineText, false],
  ])('an item that was not judged by %s is looked at again only where that is of use', (_, engineNotice, isOffered) => {
    const [first] = mcqExam.questions;
    const look = { answer: null, alsoRight: [], level: null, reason: '', findings: [] };
    const shown = { ...mcqExam, engineNotice, questions: first ? [{ ...first, look }] : [] };
    const markup = panelOf('exam', { ...wholeSession, examQuestions: shown });
    expect(textOf(markup)).toContain('belum dinilai dalam semakan kedua');
    expect(markup.includes('aria-label="Minta semakan kedua: ')).toBe(isOffered);
    expect(textOf(markup).includes('Tidak dapat dinilai secara automatik')).toBe(!isOffered);
  });

  test('an engine that gives frames writes rows of a JST and a JSU again; of an exam it is said once that it writes none', () => {
    const said = 'Model terbina dalam tidak dapat menulisnya semula';
    for (const stage of ['jst', 'jsu'] as const) {
      const markup = framedPanelOf(stage, wholeSession);
      expect(markup).toContain('aria-label="Jana semula: ');
      expect(markup).not.toContain(said);
    }
    const exam = framedPanelOf('exam', { ...wholeSession, examQuestions: mcqExam });
    expect(exam).not.toContain('aria-label="Jana semula: ');
    expect(exam.split(said)).toHaveLength(2);
  });

  test('no second look is offered of an engine that can give none', () => {
    const edited = { ...mcqExam, questions: mcqExam.questions.slice(0, 1).map((one) => ({ ...one, look: null })) };
    const session = { ...wholeSession, examQuestions: edited };
    const markups = [panelOf('exam', session), framedPanelOf('exam', session)];
    expect(markups.map((markup) => markup.includes('aria-label="Minta semakan kedua: '))).toEqual([true, false]);
    expect(markups.map((markup) => markup.includes('Tidak dapat dinilai secara automatik'))).toEqual([false, true]);
  });

  test('the exam shows every question in the row of its table', () => {
    const markup = panelOf('exam', { ...wholeSession, examQuestions: structuredExam });
    for (const { number, stem, topic, marks } of structuredExam.questions) {
      const [line = ''] = new RegExp(`data-item="/questions/${number - 1}".*?</summary>`, 's').exec(markup) ?? [];
      for (const part of [String(number), topic, `${marks} markah`]) expect(textOf(line)).toContain(part);
      expect(textOf(markup)).toContain(stem.trim().split('\n')[0]);
    }
  });

  test('the JSU is a table of topics by levels, whose cells are the marks of their questions', () => {
    const [map = ''] = /<table(?:(?!<table).)*Taburan Item.*?<\/table>/s.exec(panelOf('jsu', wholeSession)) ?? [];
    const { questions, topics } = wholeSession.jsu ?? { questions: [], topics: [] };
    const rows = map.split('<tr').filter((row) => row.includes('<button'));
    expect(rows).toHaveLength(topics.filter(({ title }) => questions.some(({ topic }) => topic === title)).length);
    const sums = rows.map((row) =>
      [...row.matchAll(/aria-label="(\d+) /g)].reduce((sum, [, marks]) => sum + Number(marks), 0),
    );
    expect(sums).toEqual(topics.map(({ marks }) => marks).filter((marks) => marks > 0));
  });

  test('what is against a question is said in the table of items', () => {
    const flags = [{ code: 'longest' as const, message: 'Jawapan betul paling panjang.' }];
    const questions = mcqExam.questions.map((one, place) => (place === 0 ? { ...one, flags } : one));
    const session = { ...wholeSession, examQuestions: { ...mcqExam, questions } };
    const [row = ''] = /data-item="\/questions\/0".*?<\/summary>/s.exec(panelOf('exam', session)) ?? [];
    expect(textOf(row)).toMatch(/\d dapatan ?Jawapan betul paling panjang\./);
  });
});
