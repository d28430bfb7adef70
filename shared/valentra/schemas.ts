/** The shapes of VALENTRA's documents (spec 2 §3). */
export * from './schemas/common.ts';
export * from './schemas/course.ts';
export * from './schemas/documents.ts';
export * from './schemas/session.ts';
