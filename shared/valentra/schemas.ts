/** The shapes of VALENTRA's documents (spec 2 §3), a file each in the order in which they are made. */
export * from './schemas/common.ts';
export * from './schemas/course.ts';
export * from './schemas/jst.ts';
export * from './schemas/jsu.ts';
export * from './schemas/pentaksiran.ts';
export * from './schemas/rubrik.ts';
export * from './schemas/exam.ts';
export * from './schemas/session.ts';
