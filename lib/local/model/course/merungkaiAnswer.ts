import * as z from 'zod';
import type { MerungkaiAnswer } from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { conceptsOf, contentOf } from './concepts.ts';
import { developmentOf } from './development.ts';
import { bigIdeaFor, questionsFor } from './statements.ts';

const outcomeSchema = z.object({ number: z.string(), statement: z.string(), domains: z.array(z.string()) });
const courseSchema = z.object({
  clos: z.array(outcomeSchema),
  topics: z.array(z.object({ title: z.string(), subtopics: z.array(z.string()) })),
  methods: z.array(z.string()),
});
/** What the request tells of a course whose facts are settled. */
export type SettledCourse = z.infer<typeof courseSchema>;
export type SettledOutcome = z.infer<typeof outcomeSchema>;

/**
 * Fills the answer of `pedagona.merungkai`: suggestions made of the course's own words.
 * @throws ZodError when the request holds no course of the agreed form
 */
export function merungkai(request: string): MerungkaiAnswer {
  const course = courseSchema.parse(dataIn(request, 'kursus'));
  return {
    clos: course.clos.map((outcome, index) => {
      const content = contentOf(outcome, course);
      const source = { statement: outcome.statement, domain: outcome.domains, index, content };
      return {
        number: outcome.number,
        ...conceptsOf(content),
        bigIdea: bigIdeaFor(source),
        essentialQuestions: questionsFor(source),
      };
    }),
    learningDevelopment: developmentOf(course),
  };
}
