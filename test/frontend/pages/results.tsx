import { describe, expect, test } from '@jest/globals';
import { paths } from '../../../frontend/app/paths.ts';
import ResultsPage from '../../../frontend/pedagona/pages/ResultsPage.tsx';
import { fallbackLabel } from '../../../shared/pedagona/labels/labels.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import type { Doubt } from '../../../shared/claims/doubt.ts';
import type { Clo, Session } from '../../../shared/pedagona/schemas.ts';
import { merungkaiDocument } from '../../../shared/pedagona/word.ts';
import { session } from '../../shared/pedagona/fixtures/session.ts';
import { editableAt } from '../../../shared/pedagona/editable.ts';
import { SessionsPage } from '../../../frontend/pedagona/pages/SessionPages.tsx';
import { editLabels, editableParts, linesOfFile, pageMarkup, textOf } from '../pageMarkup.tsx';

/** The page of a fetched session with its header and footer, as markup. */
const pageOf = (shown: Session, courseDoubts: Doubt[][] = []): string =>
  pageMarkup(
    ResultsPage,
    { pattern: paths.pedagonaResults.pattern, address: paths.pedagonaResults.href({ sessionId: shown.id }) },
    [
      [
        ['pedagona', 'session', shown.id],
        { ...shown, courseVersions: shown.coursesAnalysis.map(() => 1), courseDoubts, origins: {} },
      ],
    ],
  );

/** The list as it shows this session. */
const listOf = (shown: Session): string =>
  pageMarkup(SessionsPage, { pattern: paths.pedagona.pattern, address: paths.pedagona.href() }, [
    [['pedagona', 'sessions'], { pages: [{ items: [shown], nextCursor: null }], pageParams: [null] }],
  ]);

/** The fixture with one course of one CLO, changed as given. */
const withClo = (change: Partial<Clo>): Session => ({
  ...session,
  coursesAnalysis: session.coursesAnalysis
    .slice(0, 1)
    .map((course) => ({ ...course, clos: course.clos.slice(0, 1).map((clo) => ({ ...clo, ...change })) })),
});

const counts = (markup: string): number[] =>
  [...textOf(markup).matchAll(/(\d+) (?:fakta|perkara) untuk disemak/g)].map(([, n]) => Number(n));

describe('the results page', () => {
  test('says everything that the Word file says', () => {
    const screen = textOf(pageOf(session));
    // The page has evidence below its value, beside the document that it is of.
    const { notesTitle: _, ...document } = merungkaiDocument(session);
    const shown = session.coursesAnalysis[0]?.sourceDocument;
    // What the document does not say is one line of the file; a page has its names, where it can be added.
    const lines = linesOfFile(document).flatMap((line) =>
      line.startsWith(`${notFoundText}: `) ? line.slice(notFoundText.length + 2, -1).split(', ') : line,
    );
    const isShown = (line: string) => screen.includes(line) || screen.includes(line.replace(`${shown}, `, ''));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !isShown(line))).toEqual(Array.from({ length: 2 }, () => 'Maklumat lain'));
  });

  test('counts the words of a course that nothing bears out, and its file marks and lists them', () => {
    const given = withClo({ bigIdea: 'Menurut Tanenbaum (2011), bimbingan ialah dialog.' });
    const reason = 'Tanenbaum (2011) di luar dokumen.';
    const doubts = [[{ at: '/clos/0/bigIdea', text: 'Tanenbaum (2011)', nth: 0, reason }]];
    expect(counts(pageOf(given, doubts))).toEqual([...counts(pageOf(given)), 1]);
    const file = merungkaiDocument({ ...given, courseDoubts: doubts });
    expect(JSON.stringify(file)).toMatch(/"Tanenbaum \(2011\)","mark"/);
    expect(linesOfFile(file)).toContain(`HPK1: ${reason} Ayat: “Menurut Tanenbaum (2011), bimbingan ialah dialog.”`);
  });

  test('marks texts that code filled in', () => {
    const given = withClo({ bigIdea: 'Pembelajaran bermakna.', essentialQuestions: ['Mengapa belajar?'] });
    expect(textOf(pageOf(given))).not.toContain(fallbackLabel);
    const filled = textOf(pageOf(withClo({ bigIdea: 'Tiada maklumat', essentialQuestions: [] })));
    expect(filled.split(fallbackLabel)).toHaveLength(3);
    expect(filled).not.toContain('Tiada maklumat');
  });

  test('offers every suggestion for a course for editing, each under a name of its own', () => {
    const labels = editLabels(pageOf(session));
    const parts = session.coursesAnalysis.flatMap((course) =>
      editableParts((at) => editableAt('course', course, at), course),
    );
    expect(parts.length).toBeGreaterThan(10);
    expect(labels).toHaveLength(parts.length);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('disables the merangkai button with the reason in its title', () => {
    expect(pageOf(withClo({}))).toContain('title="Minimum 2 kursus diperlukan untuk merangkai"');
  });
});

test('the list tells beside the badge of a session that some of it is outdated', () => {
  const badges = /Selesai\s*Perlu dikemas kini/;
  expect(textOf(listOf({ ...session, outdated: ['dlo'] }))).toMatch(badges);
  expect(textOf(listOf(session))).not.toMatch(badges);
});

const file = { size: 9, pages: null } as const;
const removed = { ...file, name: 'virus.pdf', status: 'failed', error: 'Hasad.', isRemoved: true } as const;
const read = { ...file, name: 'kursus.pdf', status: 'read', error: null } as const;

test('The results name each document that was left out, with its reason and a button to read it again, unless it was removed', () => {
  const failed = { ...removed, name: 'rosak.pdf', error: 'Fail ini rosak.', isRemoved: false };
  const shown = textOf(pageOf({ ...session, documents: [failed, removed] }));
  expect(shown).toMatch(/rosak\.pdf\s*:\s*Fail ini rosak\.\s*Cuba lagi dokumen ini/);
  expect(shown).toMatch(/virus\.pdf\s*:\s*Hasad\./);
  expect(shown.match(/Cuba lagi dokumen ini/g)).toEqual(['Cuba lagi dokumen ini']);
});

test('a failed session with one document that can be read is tried again without the removed one, as the list says', () => {
  const text = textOf(listOf({ ...session, status: 'failed', documents: [removed, read], coursesAnalysis: [] }));
  expect(text).toContain('Lihat punca dan cuba semula');
  expect(text).not.toContain('Muat naik fail dalam sesi baharu');
});
