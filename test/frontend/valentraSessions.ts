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
  states: {},
  openFindings: {},
  taskFindings: {},
  documents: [{ name: 'kursus.pdf', size: 1000, status: 'analysed' as const, pages: 3, error: null }],
  assessmentId: null,
  papers: [],
  courseInfo: info,
  course: courseReadFrom,
  hasQuizOrExam: true,
  jobs: [],
  origins: {},
  doubts: {},
};

const made = (is: boolean) => ({
  jstGenerated: is,
  jsuGenerated: is,
  pentaksiranGenerated: is,
  rubrikGenerated: is,
  examGenerated: is,
});
const versions = (n: number | null) => ({ jst: n, jsu: n, pentaksiran: n, rubrik: n, exam: n });

/** A session whose document is read and nothing else. */
export const bareSession: Session = {
  ...common,
  ...made(false),
  status: 'ready',
  jst: null,
  jsu: null,
  pentaksiranQuestions: null,
  rubrik: null,
  examQuestions: null,
  versions: versions(null),
  moderation: {},
};

/** A session with all its documents. */
export const wholeSession: Session = {
  ...common,
  ...made(true),
  moderation: {},
  status: 'completed',
  jst,
  jsu,
  pentaksiranQuestions: pentaksiran,
  rubrik,
  examQuestions: mcqExam,
  versions: versions(1),
};
