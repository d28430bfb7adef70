import type { Course } from '../../shared/course/course.ts';
import { kppbKeys, type KeptCourse } from '../../shared/pedagona/schemas.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { indonesianWords } from '../platform/model/language.ts';
import type { MerungkaiAnswer } from './prompts/merungkai.ts';

/** For a course without outcomes, or while the suggestions could not be made. */
export const noSuggestions: MerungkaiAnswer = {
  clos: [],
  learningDevelopment: { kppbModel: null, flow: [], kppbApplication: {} },
};

/** A course with what a model suggests for it. */
export function withSuggestions(course: Course, answer: MerungkaiAnswer): KeptCourse {
  const clos = course.clos.map((clo) => {
    const suggested = answer.clos.find(({ number }) => comparable(number) === comparable(clo.cloNumber));
    return {
      ...clo,
      knowledge: suggested?.knowledge ?? [],
      microConcepts: suggested?.microConcepts ?? [],
      macroConcepts: suggested?.macroConcepts ?? [],
      bigIdea: suggested?.bigIdea ?? '',
      essentialQuestions: suggested?.essentialQuestions ?? [],
    };
  });
  const learningDevelopment = ownKeysOnly(answer.learningDevelopment);
  return { ...course, clos, learningDevelopment, warnings: [...course.warnings, ...languageWarnings(course, answer)] };
}

/** The application holds the chosen model's keys only (spec 1 §3). */
function ownKeysOnly(development: MerungkaiAnswer['learningDevelopment']): KeptCourse['learningDevelopment'] {
  const { kppbModel, flow, kppbApplication } = development;
  if (kppbModel === null) return { kppbModel, flow, kppbApplication: {} };
  const own: readonly string[] = kppbKeys[kppbModel];
  return {
    kppbModel,
    flow,
    kppbApplication: Object.fromEntries(Object.entries(kppbApplication).filter(([key]) => own.includes(key))),
  };
}

/** Words the document itself uses are its own; only what was written for it is looked at. */
function languageWarnings({ sourceDocument }: Course, answer: MerungkaiAnswer): KeptCourse['warnings'] {
  const written = answer.clos.flatMap((clo) => [clo.bigIdea, ...clo.essentialQuestions]);
  const words = indonesianWords([...written, ...answer.learningDevelopment.flow].join(' '));
  return words.length === 0
    ? []
    : [
        {
          code: 'indonesian',
          message: `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${words.join(', ')}.`,
          document: sourceDocument,
          place: null,
          quote: null,
        },
      ];
}
