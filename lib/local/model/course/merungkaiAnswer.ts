import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { focusedOn, linkedCourse } from '../chain/linkedCourse.ts';
import { saidOf } from '../chain/phrasings.ts';
import { sentence } from '../language/phrases.ts';
import { conceptsOf, contentOf } from './concepts.ts';
import { developmentOf } from './development.ts';
import { courseFactsSchema } from './courseFacts.ts';

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const facts = courseFactsSchema.parse(dataIn(request, 'kursus'));
  const course = linkedCourse(facts);
  return {
    clos: facts.clos.map((clo, index) => {
      const own = focusedOn(course.outcomes[index], course);
      const ideas = saidOf({ ...own, matters: [own.matters[0]] }, own, 'idea');
      return {
        number: clo.cloNumber,
        ...conceptsOf(contentOf(clo, facts)),
        // Neighbours are phrased differently.
        bigIdea: sentence(ideas[index % ideas.length] ?? ''),
        essentialQuestions: saidOf(own, own, 'inquiry').slice(0, 3),
      };
    }),
    learningDevelopment: developmentOf(facts),
  };
}
