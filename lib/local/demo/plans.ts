import type { ModuleName } from '../../../shared/modules.ts';
import type { SearchEntry } from '../../../lambdas/platform/jobs/endJob.ts';
import type { SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { newSessionData as newReview } from '../../../lambdas/acadiora/store.ts';
import { newSessionData as newAnalysis } from '../../../lambdas/pedagona/store.ts';
import { newSessionData as newAssessment } from '../../../lambdas/valentra/store.ts';
import { gradeOf } from '../../../shared/acadiora/rules.ts';
import { courses, papers } from './courses.ts';
import type { Random } from './random.ts';

/** How an invented session goes. */
export interface Plan {
  sessionName: string;
  stage: string;
  newData: Record<string, unknown>;
  documents: string[];
  /** Named and never filled (VALENTRA). */
  isLeft: boolean;
  calls: number;
  /** How long its work takes, about. */
  seconds: number;
  end(documentType: string): {
    data: Record<string, unknown>;
    counted: SessionRow['counted'];
    search: SearchEntry[];
  };
}

const semesters = ['Semester 1 2026', 'Semester 2 2026', 'Sesi Jun 2026', 'Sesi Ambilan Khas'];

function analysis(random: Random): Plan {
  const count = random.pick([1, 1, 2, 2, 2, 3, 4]);
  const first = random.between(0, courses.length - 1);
  const chosen = Array.from({ length: count }, (_, i) => courses[(first + i) % courses.length] ?? courses[0]);
  const named = chosen.map(([courseCode, courseName]) => ({ courseCode, courseName }));
  return {
    sessionName: `${random.pick(semesters)} - ${chosen[0]?.[1]}`,
    stage: 'merungkai',
    newData: newAnalysis,
    documents: chosen.map(([code]) => `${code}.pdf`),
    isLeft: false,
    calls: count,
    seconds: 70,
    end: () => ({
      data: { ...newAnalysis, coursesCount: count, courses: named },
      counted: { documents: count, courses: count, merangkai: count >= 2 ? 1 : 0 },
      search: chosen.map(([code, name], n) => ({ kind: 'course', text: `${code} ${name}`, n })),
    }),
  };
}

function review(random: Random): Plan {
  const title = random.pick(papers);
  const percentage = random.between(38, 93);
  const aiPercentage = random.between(0, 45);
  return {
    sessionName: `Semakan ${title.split(' ').slice(0, 4).join(' ')}`,
    stage: 'ulasan',
    newData: newReview,
    documents: ['kertas-kajian.docx'],
    isLeft: false,
    calls: 12,
    seconds: 95,
    end: (documentType) => ({
      data: {
        round: 1,
        tasks: null,
        result: { title, documentType, percentage, grade: gradeOf(percentage).grade, aiPercentage, round: 1 },
      },
      counted: { documents: 1, courses: 0, merangkai: 0 },
      search: [{ kind: 'manuscript', text: title, n: 0 }],
    }),
  };
}

function assessment(random: Random): Plan {
  const [courseCode, courseName] = random.pick(courses);
  return {
    sessionName: `Pentaksiran ${courseCode}`,
    stage: 'maklumat',
    newData: newAssessment,
    documents: [`${courseCode}.pdf`],
    isLeft: random.isBy(0.06),
    calls: 1,
    seconds: 25,
    end: () => ({
      data: { ...newAssessment, courseInfo: { courseCode, courseName } },
      counted: { documents: 1, courses: 0, merangkai: 0 },
      search: [{ kind: 'course', text: `${courseCode} ${courseName}`, n: 0 }],
    }),
  };
}

export const plans: Record<ModuleName, (random: Random) => Plan> = {
  pedagona: analysis,
  acadiora: review,
  valentra: assessment,
};
