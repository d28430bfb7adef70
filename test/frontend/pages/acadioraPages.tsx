import { describe, expect, test } from '@jest/globals';
import ResultsPage from '../../../frontend/acadiora/pages/ResultsPage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import { reviewLabels, scoreBandLabels } from '../../../shared/acadiora/labels.ts';
import type { CheckedReference, ReferenceCheck } from '../../../shared/acadiora/facts.ts';
import { gradeOfReview } from '../../../shared/acadiora/rules.ts';
import type { Session, SessionSummary } from '../../../shared/acadiora/schemas.ts';
import { reviewDocument } from '../../../shared/acadiora/word.ts';
import { plainText } from '../../shared/word/plainText.ts';
import { bareSession, session } from '../../shared/acadiora/fixtures.ts';
import { SessionsPage } from '../../../frontend/acadiora/pages/SessionPages.tsx';
import { inMarkdown, markdownMarks } from '../../support/markdown.ts';
import { linesOfFile, pageMarkup, textOf } from '../pageMarkup.tsx';

const resultsOf = (shown: Session, check?: ReferenceCheck): string =>
  pageMarkup(
    ResultsPage,
    { pattern: paths.acadioraResults.pattern, address: paths.acadioraResults.href({ sessionId: shown.id }) },
    [
      [['acadiora', 'session', shown.id], shown],
      ...(check ? [[['acadiora', 'references', shown.id], check] as const] : []),
    ],
  );

/** The list as it shows these sessions. */
const listOf = (...items: SessionSummary[]): string =>
  pageMarkup(SessionsPage, { pattern: paths.acadiora.pattern, address: paths.acadiora.href() }, [
    [['acadiora', 'sessions'], { pages: [{ items, nextCursor: null }], pageParams: [null] }],
  ]);

const { id: sessionId } = session;
const resultsHref = `href="${paths.acadioraResults.href({ sessionId })}"`;
const waitHref = `href="${paths.acadioraProcessing.href({ sessionId })}"`;

/** What the file says in one line, with notes in brackets and dots between them, the page says in several places. */
const saidOf = (line: string): string[] =>
  line
    .split(/ · | \[|(?<=[.;?]) (?=\p{Lu})|: |[;,] | \((?=[\d.]+%)/u)
    .map((part) => part.replace(/^\[|[\].;)]+$/gu, ''))
    .filter((part) => part !== '');

/** Words of the file's own, for what the page shows by where it stands. */
const shownOtherwise: readonly string[] = [
  'Disebut tetapi tidak ditemui',
  'Ada tetapi tidak disebut',
  reviewLabels.totalScore,
];

describe('the results page of a paper', () => {
  test.each([
    ['everything', session],
    ['nothing', bareSession],
  ])('says all that the Word file says of one in which %s was found', (_, shown) => {
    const screen = textOf(resultsOf(shown));
    // Of 100 the score is the percentage.
    const known = [...shownOtherwise, `${shown.evaluation?.overall.percentage}%`];
    const lines = linesOfFile(reviewDocument(shown), saidOf).filter((line) => !known.includes(line));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !screen.includes(line))).toEqual([]);
  });

  test('shows no mark of Markdown', () => {
    const screen = textOf(resultsOf(inMarkdown(session)));
    expect(screen).toContain('KKK4123');
    expect(screen).not.toMatch(markdownMarks);
  });

  test('shows no figure and no band of prose that is too short to measure, on screen and in the file', () => {
    const { evaluation } = session;
    if (evaluation === null) throw new Error('The fixture is a finished review');
    const verdict = 'Teks terlalu pendek untuk dinilai (40 perkataan prosa).';
    const nothing = { isMeasured: false, verdict, turnitinEquivalent: '', indicators: [] };
    const aiDetection = { ...evaluation.aiDetection, ...nothing };
    const shown = { ...session, evaluation: { ...evaluation, aiDetection } };
    for (const text of [textOf(resultsOf(shown)), plainText(reviewDocument(shown)).join('\n')]) {
      expect(text).toContain(verdict);
      expect(text).not.toContain(`${aiDetection.aiPercentage}%`);
      expect(text).not.toContain(`${aiDetection.humanPercentage}%`);
    }
  });

  test('names the band of every score, and compares only with a version before', () => {
    const words = Object.values(scoreBandLabels).join('|');
    const screen = textOf(resultsOf(session));
    // Eleven criteria, on two tabs.
    expect(screen.match(new RegExp(`[\\d.]+% (?:${words})`, 'g'))).toHaveLength(22);
    expect(screen).toContain('Perubahan skor');
    expect(textOf(resultsOf(bareSession))).not.toContain('Perubahan skor');
  });

  test('gives no grade where too little was judged, and says how much was', () => {
    const { evaluation } = session;
    if (evaluation === null) throw new Error('The fixture is a finished review');
    const criteria = Object.fromEntries(
      Object.entries(evaluation.evaluation).map(([key, entry]) => [
        key,
        { ...entry, items: entry.items.map((item) => ({ ...item, level: null })) },
      ]),
    ) as typeof evaluation.evaluation;
    const { grade, interpretation, publishability } = gradeOfReview(0, criteria, 'quantitative');
    const overall = { ...evaluation.overall, grade, publishability, gradeInterpretation: interpretation };
    const revision = evaluation.revision && {
      ...evaluation.revision,
      before: { ...evaluation.revision.before, totalScore: 31.7, grade },
    };
    const shown = { ...session, evaluation: { ...evaluation, evaluation: criteria, overall, revision } };
    const screen = textOf(resultsOf(shown));
    for (const words of [interpretation, publishability]) expect(screen).toContain(words);
    for (const text of [screen, plainText(reviewDocument(shown)).join('\n')]) {
      expect(text).not.toContain('31.7');
      expect(text).not.toContain(`${overall.totalScore} / ${overall.maxScore}`);
      expect(text).not.toContain(`${overall.totalScore} (`);
      expect(text).not.toContain('Sangat lemah');
      expect(text).not.toMatch(new RegExp(`[\\d.]+% (?:${Object.values(scoreBandLabels).join('|')})`));
      expect(text).not.toMatch(new RegExp(`Jumlah\\s*${overall.totalScore} `));
    }
    const result = { title: null, documentType: '', percentage: 31.7, grade, aiPercentage: null, round: 1, next: null };
    const card = listOf({ ...(session as SessionSummary), result });
    expect(textOf(card)).toContain('Belum dapat digredkan');
    expect(card).not.toMatch(/31\.7|>32</);
    expect(screen).toMatch(/\b0 daripada \d\d butiran dinilai/);
    expect(screen).not.toContain('Gred -');
  });

  test('keeps the earlier review while a revised paper is analysed, and when that fails', () => {
    const waiting = resultsOf({ ...session, status: 'processing' });
    expect(waiting).toContain(waitHref);
    expect(textOf(waiting)).toContain('Skor Mengikut Kriteria');
    const screen = textOf(resultsOf({ ...session, errorMessage: 'Dokumen tidak dapat dibaca.' }));
    expect(screen).toContain('Ulasan sebelumnya dikekalkan.');
    expect(screen).toContain('Dokumen tidak dapat dibaca.');
    expect(screen).toContain('Skor Mengikut Kriteria');
  });
});

const processing = {
  status: 'processing',
  progress: { step: 'analysing', done: 4, total: 11, startedAt: session.createdAt },
  result: null,
} as const;
const failed = { status: 'failed', result: null } as const;

/** By status: what a card says, and where it leads. */
test.each<[Partial<SessionSummary>, string, string[]]>([
  [{}, resultsHref, [`Skor: ${session.result?.percentage}%`, `Gred ${session.result?.grade}`]],
  [{ errorMessage: 'Dokumen tidak dapat dibaca.' }, resultsHref, ['Selesai', 'Analisis semula gagal.']],
  [processing, waitHref, ['Menilai kriteria: 4 daripada 11']],
  [{ ...failed, errorMessage: 'Fail ini kosong.' }, waitHref, ['Fail ini kosong.', 'Lihat punca']],
  [{ ...failed, errorMessage: null }, waitHref, ['Analisis gagal', 'Lihat punca']],
])('a card of the list with %j leads to %p and says %j', (changes, href, said) => {
  const markup = listOf({ ...(session as SessionSummary), ...changes });
  expect([resultsHref, waitHref].filter((one) => markup.includes(one))).toEqual([href]);
  for (const words of said) expect(textOf(markup)).toContain(words);
});

const checked: CheckedReference = {
  text: 'Brindley, A. (2019). Membaca dengan kuat. Jurnal Rekaan, 4(2), 1–9.',
  at: ['3'],
  state: 'differs',
  differs: ['year', 'authors'],
  found: { title: 'Membaca dengan kuat', year: 2017, doi: '10.5555/baca.1' },
  reason: null,
};
const unchecked: CheckedReference = {
  ...checked,
  text: 'Dunmore, C. (2011). Melihat dengan teliti. Penerbit Rekaan.',
  state: 'unchecked',
  differs: [],
  found: null,
  reason: 'Perkhidmatan tidak menjawab',
};
const none: ReferenceCheck = {
  isOn: true,
  state: { status: 'none', errorMessage: null, startedAt: null },
  checkedAt: null,
  references: null,
};
const references = [checked, unchecked];

const said = [
  checked.text,
  'Butiran berbeza: 1 · Tidak dapat disemak: 1',
  'pengarang',
  'tahun',
  'Membaca dengan kuat (2017)',
  'Perkhidmatan tidak menjawab',
];

describe('the check of references', () => {
  test('is a table with the way to each work, on the page and in the file, and can be made again', () => {
    const markup = resultsOf(session, { ...none, references });
    const file = plainText(reviewDocument(session, references)).join('\n');
    for (const words of said) expect([textOf(markup).includes(words), file.includes(words)]).toEqual([true, true]);
    expect(markup).toContain('href="https://doi.org/10.5555/baca.1"');
    expect(file).toContain('https://doi.org/10.5555/baca.1');
    expect(textOf(markup)).toContain('Semak semula');
  });

  test('is offered before it is made, says that it is under way, and why it failed', () => {
    expect(textOf(resultsOf(session, none))).toContain('Semak rujukan');
    expect(textOf(resultsOf(session, { ...none, state: { ...none.state, status: 'processing' } }))).toContain(
      'Rujukan sedang disemak.',
    );
    const state = { ...none.state, status: 'failed' as const, errorMessage: 'Gangguan.' };
    expect(textOf(resultsOf(session, { ...none, state }))).toContain('Gangguan.');
  });

  test('is not spoken of where the site makes none', () => {
    expect(textOf(resultsOf(session, { ...none, isOn: false }))).not.toContain('Semak rujukan');
    expect(plainText(reviewDocument(session)).join('\n')).not.toContain('Crossref');
  });
});
