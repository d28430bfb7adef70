import * as z from 'zod';

const outcomeSchema = z.object({ number: z.string(), statement: z.string(), domains: z.array(z.string()) });
/** What a request tells of a course whose facts are settled. */
export const settledCourseSchema = z.object({
  clos: z.array(outcomeSchema),
  topics: z.array(z.object({ title: z.string(), subtopics: z.array(z.string()) })),
  methods: z.array(z.string()),
});
export type SettledCourse = z.infer<typeof settledCourseSchema>;
export type SettledOutcome = z.infer<typeof outcomeSchema>;
