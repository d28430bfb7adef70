import type { Exam, ExamQuestion, QuestionKind } from '../../../shared/valentra/schemas.ts';
import { exams, mcqExam } from './fixtures.ts';

type Question<K extends QuestionKind> = Extract<ExamQuestion, { kind: K }>;

/** The invented questions of one kind. */
export const questionsOf = <K extends QuestionKind>(kind: K): Question<K>[] =>
  exams[kind].questions.filter((question): question is Question<K> => question.kind === kind);

export const firstOf = <K extends QuestionKind>(kind: K): Question<K> => questionsOf(kind)[0] as Question<K>;

/** An exam of one question with these texts, all its options alike. */
export function examSaying(stem: string, option = stem, explanation = stem): Exam {
  const first = firstOf('aneka-pilihan');
  const options = first.options.map((each) => ({ ...each, text: option }));
  return { ...mcqExam, questions: [{ ...first, stem, explanation, options }] };
}

/** What a browser shows of the HTML of a file for a learning platform, which holds no other entities. */
export const shownHtml = (html: string): string =>
  html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replace(/<\/?(?:p|ol|li)>/g, '')
    .replaceAll('&#37;', '%')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
