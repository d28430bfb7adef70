import * as z from 'zod';
import { list, text, texts } from '../chain/chainRequest.ts';

const outcomeSchema = z.object({ cloNumber: text, cloStatement: text, domain: texts });
/** What a request tells of a course whose facts are settled. */
export const settledCourseSchema = z.object({
  clos: list(outcomeSchema),
  topics: list(z.object({ title: text, subtopics: texts })),
  methods: texts,
});
export type SettledCourse = z.infer<typeof settledCourseSchema>;
export type SettledOutcome = z.infer<typeof outcomeSchema>;
