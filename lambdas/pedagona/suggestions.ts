import type { Course } from '../../shared/course/course.ts';
import { kppbKeys, type KeptCourse } from '../../shared/pedagona/schemas.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { warningOf } from '../../shared/text/labels.ts';
import { indonesianWords } from '../../shared/text/indonesian.ts';
import type { MerungkaiAnswer } from './prompts/merungkai.ts';

/** What is suggested for an outcome, before anything is. */
export const blankClo = { knowledge: [], microConcepts: [], macroConcepts: [], bigIdea: '', essentialQuestions: [] };

/** For a course without outcomes. */
export const noSuggestions: MerungkaiAnswer = {
  clos: [],
  learningDevelopment: { kppbModel: null, flow: [], kppbApplication: {} },
};

/** A course with what a model suggests for it; null: no suggestions could be made, and the lecturer is told. */
export function withSuggestions(course: Course, answer: MerungkaiAnswer | null): KeptCourse {
  const clos = course.clos.map((clo) => {
    const suggested = answer?.clos.find(({ number }) => comparable(number) === comparable(clo.cloNumber));
    const { number: _, ...suggestion } = suggested ?? { number: '', ...blankClo };
    return { ...clo, ...suggestion };
  });
  const { learningDevelopment } = answer ?? noSuggestions;
  return {
    ...course,
    clos,
    learningDevelopment: ownKeysOnly(learningDevelopment),
    warnings: [...course.warnings, ...writingWarnings(course, answer)],
  };
}

/** The application holds the chosen model's keys only (spec 1 §3). */
function ownKeysOnly(development: MerungkaiAnswer['learningDevelopment']): KeptCourse['learningDevelopment'] {
  const { kppbModel, kppbApplication } = development;
  const own: readonly string[] = kppbModel === null ? [] : kppbKeys[kppbModel];
  const kept = Object.entries(kppbApplication).filter(([key]) => own.includes(key));
  return { ...development, kppbApplication: Object.fromEntries(kept) };
}

/** Words the document itself uses are its own; only what was written for it is looked at. */
function writingWarnings({ sourceDocument }: Course, answer: MerungkaiAnswer | null): KeptCourse['warnings'] {
  const warning = (code: string, message: string) => ({ ...warningOf(code, message), document: sourceDocument });
  if (answer === null)
    return [
      warning(
        'no_suggestions',
        'Cadangan bagi kursus ini tidak dapat ditulis oleh model. Tulis sendiri, atau gunakan Jana Semula pada bahagian yang diperlukan.',
      ),
    ];
  const written = answer.clos.flatMap((clo) => [clo.bigIdea, ...clo.essentialQuestions]);
  const words = indonesianWords([...written, ...answer.learningDevelopment.flow].join(' '));
  return words.length === 0
    ? []
    : [
        warning(
          'indonesian',
          `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${words.join(', ')}.`,
        ),
      ];
}
