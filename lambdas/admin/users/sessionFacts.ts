import * as z from 'zod';
import type { SessionRow } from '../../platform/jobs/session.ts';

type SessionData = Pick<SessionRow, 'data'>;

const courseSchema = z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() });
const pedagonaSchema = z.object({ courses: z.array(courseSchema) });
const valentraSchema = z.object({ courseInfo: courseSchema });

/** The courses that a session row names: PEDAGONA has several, VALENTRA one; a row of another shape has none. */
export const coursesOf = ({ data }: SessionData): z.infer<typeof courseSchema>[] => {
  const one = valentraSchema.safeParse(data).data?.courseInfo;
  return one === undefined ? (pedagonaSchema.safeParse(data).data?.courses ?? []) : [one];
};

const acadioraSchema = z.object({
  result: z.object({
    title: z.string().nullable(),
    documentType: z.string(),
    percentage: z.number(),
    grade: z.string(),
    aiPercentage: z.number().nullable(),
  }),
});

/** What an ACADIORA session row says of its last finished review, or null before the first. */
export const reviewOf = ({ data }: SessionData) => acadioraSchema.safeParse(data).data?.result ?? null;
