import { describe, expect, test } from '@jest/globals';
import { parseNumber, stageArtefact } from '../../../frontend/valentra/artefact.ts';
import { canReplaceDocument, isSummaryRunning, isUnderWay, uploadFault } from '../../../frontend/valentra/queries.ts';
import { stageText, withReason } from '../../../frontend/valentra/text.ts';
import { jsuSettings } from '../../../frontend/valentra/useGeneration.ts';
import type { ListedVersion } from '../../../shared/session/artefact.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { jsu, withRows } from '../../shared/valentra/fixtures.ts';
import { manualChecks } from '../../../shared/valentra/schemas.ts';
import { sentRow } from '../../support/sent.ts';
import { bareSession, startedAt, wholeSession } from '../valentraSessions.ts';

const jobs: Session['jobs'] = [{ name: 'jst', stage: 'jst', status: 'processing', errorMessage: null, startedAt }];

test('work is running while a document is read or a stage is generated, on the page and in the list', () => {
  const reading = { ...bareSession, progress: { step: 'reading', done: 0, total: 1, startedAt } } as const;
  expect([bareSession, reading, { ...bareSession, jobs }].map(isUnderWay)).toEqual([false, true, true]);
  const inList = (['processing_exam', 'jst_completed', 'pending'] as const).map((status) =>
    isSummaryRunning({ status, progress: null }),
  );
  expect(inList).toEqual([true, false, false]);
});

describe('a failure', () => {
  const errorMessage = 'Kuota harian telah habis.';

  test('of the reading belongs to the upload, in its own words', () => {
    const unread = { ...bareSession, status: 'failed' as const, errorMessage, courseInfo: null, course: null };
    expect(uploadFault(bareSession)).toBeNull();
    expect(uploadFault(unread)).toBe(`Gagal memuat naik dokumen. Sila cuba lagi. ${errorMessage}`);
    const own = 'kursus.pdf: Dokumen ini kosong.';
    expect(uploadFault({ ...unread, errorMessage: own })).toBe(`Gagal memuat naik dokumen. ${own}`);
  });

  test.each(['', 'Sila cuba lagi.', 'Gagal menjana JST. Sila cuba lagi.'])('says nothing twice: "%s"', (reason) => {
    expect(withReason(stageText.jst.failed, reason)).toBe('Gagal menjana JST. Sila cuba lagi.');
  });
});

test('another document may be uploaded until something is generated from the first', () => {
  expect(canReplaceDocument(bareSession)).toBe(true);
  expect(canReplaceDocument({ ...bareSession, jobs })).toBe(false);
  // After a failed JST another document may help.
  expect(canReplaceDocument({ ...bareSession, status: 'failed', errorMessage: 'Tiada pentaksiran.' })).toBe(true);
  expect(canReplaceDocument(wholeSession)).toBe(false);
});

test.each([
  ['12,5', 12.5],
  ['2.5', 2.5],
  ['', null],
  ['dua', null],
  ['Infinity', null],
])('marks typed as "%s" are %p', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test('a JSU is made again for the type and the marks that it has; the usual marks follow what it is made for', () => {
  expect(jsuSettings(jsu)).toEqual({ questionType: null, totalMarks: null });
  expect(jsuSettings({ ...jsu, totalMarks: 60 })).toEqual({ questionType: null, totalMarks: 60 });
  const items = withRows(jsu, 'questions', () => ({ kind: 'aneka-pilihan' as const, marks: 2 }));
  const count = items.questions.length;
  const made = { ...items, questionType: 'aneka-pilihan' as const, totalMarks: count * 2 };
  const settings = { questionType: 'aneka-pilihan', numberOfQuestions: count };
  expect(jsuSettings(made)).toEqual({ ...settings, totalMarks: null });
  expect(jsuSettings({ ...made, totalMarks: 70 })).toEqual({ ...settings, totalMarks: 70 });
});

const listed = (version: number, content: number): ListedVersion => ({
  version,
  content,
  savedAt: startedAt,
  reason: 'edited',
  pointer: '',
  changes: [],
});

test('before a version is restored, the status that its content then has is said, with who gave it to which version', async () => {
  const rounds = [{ version: 6, note: '', sentAt: startedAt, outcome: 'accepted' as const, endedAt: startedAt }];
  const given = {
    state: 'disemak' as const,
    checked: [...manualChecks],
    accepted: [],
    version: 6,
    by: '',
    at: startedAt,
  };
  const approved = sentRow({ role: 'pengesah', readerName: 'Badrul', state: 'accepted', rounds });
  const said = (content: number, checked: typeof given.checked) => {
    const moderation = { jst: [approved] };
    const session = { ...wholeSession, versions: { jst: 9 }, reviews: { jst: { ...given, checked } }, moderation };
    return stageArtefact(session as unknown as Session, 'jst').restoring?.(listed(8, content), listed(9, 9));
  };
  expect(await said(6, given.checked)).toMatch(/Status menjadi Sah\..*Badrul \(Pengesah\).*versi 6/);
  expect(await said(6, [])).toMatch(/Status menjadi Draf\..*Badrul \(Pengesah\).*Tandakan semula/);
  expect(await said(7, given.checked)).toBe('Status menjadi Draf.');
});
