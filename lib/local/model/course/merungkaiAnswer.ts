import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { conceptsOf, contentOf } from './concepts.ts';
import { developmentOf } from './development.ts';
import { courseFactsSchema } from './courseFacts.ts';
import { bigIdeaFor, questionsFor } from './statements.ts';

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const course = courseFactsSchema.parse(dataIn(request, 'kursus'));
  return {
    clos: course.clos.map((outcome, index) => {
      const content = contentOf(outcome, course);
      const source = { statement: outcome.cloStatement, domain: outcome.domain, index, content };
      return {
        number: outcome.cloNumber,
        ...conceptsOf(content),
        bigIdea: bigIdeaFor(source),
        essentialQuestions: questionsFor(source),
      };
    }),
    learningDevelopment: developmentOf(course),
  };
}
