import type { Session } from '../../shared/valentra/schemas.ts';
import { courseReadFrom, info, jst, jsu, mcqExam, pentaksiran, rubrik } from '../shared/valentra/fixtures.ts';

export const startedAt = '2026-03-09T04:00:00.000Z';

const common = {
  id: '01JTEST0000000000000000000',
  sessionId: '01JTEST0000000000000000000',
  sessionName: 'Semester 1',
  createdAt: startedAt,
  errorMessage: null,
  progress: null,
  reviews: {},
  documents: [{ name: 'kursus.pdf', size: 1000, status: 'analysed' as const, pages: 3, error: null }],
  courseInfo: info,
  course: courseReadFrom,
  hasQuizOrExam: true,
  working: [],
  origins: {},
};

/** A session whose document is read and nothing else. */
export const bareSession: Session = {
  ...common,
  status: 'ready',
  jstGenerated: false,
  jsuGenerated: false,
  pentaksiranGenerated: false,
  rubrikGenerated: false,
  examGenerated: false,
  jst: null,
  jsu: null,
  pentaksiranQuestions: null,
  rubrik: null,
  examQuestions: null,
  versions: { jst: null, jsu: null, pentaksiran: null, rubrik: null, exam: null },
};

/** A session with all its documents. */
export const wholeSession: Session = {
  ...common,
  status: 'completed',
  jstGenerated: true,
  jsuGenerated: true,
  pentaksiranGenerated: true,
  rubrikGenerated: true,
  examGenerated: true,
  jst,
  jsu,
  pentaksiranQuestions: pentaksiran,
  rubrik,
  examQuestions: mcqExam,
  versions: { jst: 1, jsu: 1, pentaksiran: 1, rubrik: 1, exam: 1 },
};
