import * as z from 'zod';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { hpCode } from '../../../shared/valentra/marks.ts';
import { type Course, examTypeSchema, type StageName } from '../../../shared/valentra/schemas.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { renderData } from '../../platform/model/prompt.ts';
import type { StageValue } from '../store.ts';

/** The exam's settings in its job's input; other stages have none. */
export const settingsSchema = z.object({ questionType: examTypeSchema, numberOfQuestions: z.int() }).partial();
export type Settings = z.infer<typeof settingsSchema>;

/** Asks a prompt on the session's meter; `data` are its named blocks beside the course. */
export type Ask = <S extends z.ZodType>(
  prompt: Prompt<S>,
  data: Record<string, unknown>,
) => Promise<Answered<z.output<S>>>;
export interface Answered<T> {
  answer: T;
  notice: string | null;
}

/** The rows of each document that can be written again, as JSON pointers. */
export const rowPointers: Record<StageName, RegExp> = {
  jst: /^\/assessments\/\d+$/,
  jsu: /^\/questions\/\d+$/,
  pentaksiran: /^\/tasks\/\d+$/,
  rubrik: /^\/rubriks\/\d+\/criteria\/\d+$/,
  exam: /^\/questions\/\d+$/,
};

/** What a document is made from. */
export interface StageSource {
  course: Course;
  settings: Settings;
  /** A document made before. @throws {AbandonedError} when it is not there */
  made: <N extends StageName>(stage: N) => Promise<StageValue<N>>;
  /** The texts of its notes, in their order. */
  notes: () => Promise<SourceDocument[]>;
  now: Date;
}

/** Finds a part that was written. */
export type Parts = (name: string) => Promise<Answered<unknown> | null>;

/**
 * How one document is made: which calls write it, side by side; which calls then look at it, side by side; and how code puts the answers
 * together.
 */
export interface DocumentStage<N extends StageName> {
  parts(source: StageSource): Promise<string[]>;
  /** None for most. */
  checks(source: StageSource): Promise<string[]>;
  write(source: StageSource, part: string, ask: Ask): Promise<Answered<unknown>>;
  check(source: StageSource, part: string, ask: Ask, parts: Parts): Promise<Answered<unknown>>;
  assemble(source: StageSource, parts: Parts): Promise<StageValue<N>>;
  /** One row of it written again. `again`: what 'semasa' and 'permintaan' tell the prompt. */
  rewrite(source: StageSource, row: Row<N>, ask: Ask): Promise<unknown>;
  /** The second look at a rewritten row, where there is one. */
  recheck?: Recheck;
}

export interface Recheck {
  ask: (row: unknown, ask: Ask) => Promise<Answered<unknown>>;
  applied: (row: unknown, answer: unknown) => unknown;
}

/** One row of a document, by its pointer. */
export interface Row<N extends StageName> {
  artefact: StageValue<N>;
  pointer: string;
  /** Places along the pointer: [3] of '/questions/3', [0, 2] of '/rubriks/0/criteria/2'. */
  places: number[];
  /** As the data blocks of every prompt that rewrites. */
  again: { semasa: unknown; permintaan: string };
}

/** No second look. */
export const unchecked = {
  checks: async (): Promise<string[]> => [],
  check: async (): Promise<never> => {
    throw new Error('This stage has no second look');
  },
};

/** The stable block of every prompt: what the document says of the course, and what of it is unconfirmed. */
export const courseData = ({ info, cover, clos, topics, assessments, unconfirmed }: Course): string =>
  renderData('kursus', {
    code: info.code,
    name: info.name,
    institution: cover.institution,
    programme: cover.programme,
    language: cover.language === 'id' ? 'ms' : cover.language,
    creditValue: info.creditValue,
    clos: clos.map(({ code, statement, domains, hp }) => ({ code, statement, domains, hp })),
    topics: topics.map(({ title, subtopics, hours, clo }) => ({ title, subtopics, hours, clo })),
    assessments: assessments.map(({ type, percentage, description, clo }) => ({ type, percentage, description, clo })),
    unconfirmed,
  });

/** Outcomes a model names, without those whose HP is none of the task's. */
export const ownOutcomes = (outcomes: readonly string[], hp: readonly string[]): string[] =>
  outcomes.filter((outcome) => hpCode(outcome) === '' || hp.includes(hpCode(outcome)));

/** The parts of a numbered series, as kept, in their order, with what the engine says of itself. */
export async function seriesOf<S extends z.ZodType>(
  parts: Parts,
  names: readonly string[],
  schema: S,
): Promise<{ answers: z.output<S>[]; notice: string | null }> {
  const kept = await Promise.all(names.map(parts));
  return {
    answers: kept.map((part) => schema.parse(part?.answer)),
    notice: kept.find((part) => part !== null && part.notice !== null)?.notice ?? null,
  };
}

/** 'row-3' -> 3. */
export const placeOf = (part: string): number => Number(part.slice(part.lastIndexOf('-') + 1));
