import * as z from 'zod';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { pick } from '../../../shared/values/pick.ts';
import { saysWhole } from '../../../shared/text/comparable.ts';
import { hpCode } from '../../../shared/valentra/counting/hp.ts';
import { levelCode } from '../../../shared/valentra/counting/levels.ts';
import { recomputed } from '../../../shared/valentra/editing/recompute.ts';
import { type Documents, examTypeSchema, type Remark, type StageName } from '../../../shared/valentra/schemas.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { joinNotices } from '../../platform/model/answer.ts';
import type { Check, Prompt } from '../../platform/model/prompt.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import type { Stage } from '../../platform/stages/stage.ts';
import { quiet } from '../problems.ts';
import { rowsLookPrompt, rowsLookSchema } from '../prompts/rowsLook.ts';

/** The settings of a JSU or an exam in its job's input; other stages have none. */
export const settingsSchema = z
  .object({ questionType: examTypeSchema.nullable(), numberOfQuestions: z.int(), totalMarks: z.int().nullable() })
  .partial();
export type Settings = z.infer<typeof settingsSchema>;

/** Asks a prompt on the session's meter; `data` are its named blocks beside the course, unless they have a shorter `kursus`. */
export type Ask = <S extends z.ZodType>(
  prompt: Prompt<S>,
  data: Record<string, unknown>,
  check?: Check<z.output<S>>,
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

export interface StageSource {
  course: Course;
  settings: Settings;
  /** A document made before. @throws {AbandonedError} when it is not there */
  made: <N extends StageName>(stage: N) => Promise<Documents[N]>;
  /** The test that a JSU or an exam is of, as a JST with nothing else. @throws {AbandonedError} when it is not there */
  test: () => Promise<{ assessments: [Rows['jst']] }>;
  notes: () => Promise<SourceDocument[]>;
  now: Date;
}

export type Parts = (name: string) => Promise<Answered<unknown> | null>;

/** How one document is made: which calls write it, side by side, and how code puts the answers together. */
export interface DocumentStage<N extends StageName> {
  prompts: NonNullable<Stage['prompts']>;
  parts(source: StageSource): Promise<string[]>;
  write(source: StageSource, part: string, ask: Ask): Promise<Answered<unknown>>;
  assemble(source: StageSource, parts: Parts): Promise<Documents[N]>;
  /** One row of it written again. `again`: what 'semasa' and 'permintaan' tell the prompt. */
  rewrite(source: StageSource, row: Row<N>, ask: Ask): Promise<unknown>;
  /** The second look at what was written, by calls side by side (`look-0`, `look-1` ...). */
  look?: {
    parts(source: StageSource): Promise<string[]>;
    write(source: StageSource, part: string, ask: Ask, parts: Parts): Promise<Answered<unknown>>;
  };
  /** That at a rewritten row, and the document with what it says; `pointer`: of the row. */
  lookAtRow?: {
    write(source: StageSource, row: unknown, pointer: string, ask: Ask): Promise<Answered<unknown>>;
    applied(document: Documents[N], row: unknown, pointer: string, answer: unknown): Documents[N];
  };
}

interface Rows {
  jst: Documents['jst']['assessments'][number];
  jsu: Documents['jsu']['questions'][number];
  pentaksiran: Documents['pentaksiran']['tasks'][number];
  rubrik: Documents['rubrik']['rubriks'][number]['criteria'][number];
  exam: Documents['exam']['questions'][number];
}
export interface Row<N extends StageName> {
  artefact: Documents[N];
  present: Rows[N];
  /** Places along the pointer: [3] of '/questions/3', [0, 2] of '/rubriks/0/criteria/2'. */
  places: number[];
  /** As the data blocks of every prompt that rewrites. */
  again: { semasa: unknown; permintaan: string };
}

const languageOf = ({ cover: { language } }: Pick<Course, 'cover'>) => (language === 'id' ? 'ms' : language);

/** The stable block of every prompt: what the document says of the course, and what of it is unconfirmed. */
export const courseData = ({ info, cover, clos, topics, assessments, unconfirmed }: Course): string =>
  renderData('kursus', {
    code: info.code,
    name: info.name,
    institution: cover.institution,
    programme: cover.programme,
    language: languageOf({ cover }),
    creditValue: info.creditValue,
    clos: clos.map(({ code, statement, domains, hp }) => ({ code, statement, domains, hp })),
    topics: topics.map(({ title, subtopics, hours, clo }) => ({ title, subtopics, hours, clo })),
    assessments: assessments.map((one) => pick(one, 'type', 'count', 'percentage', 'week', 'description', 'clo')),
    unconfirmed,
  });

/** Outcomes a model names, without those whose HP is none of the task's. */
export const ownOutcomes = (outcomes: readonly string[], hp: readonly string[]): string[] =>
  outcomes.filter((outcome) => hpCode(outcome) === '' || hp.includes(hpCode(outcome)));

/** Levels by their codes: their names are told from one list. */
export const levelCodes = (levels: readonly string[]): string[] => levels.map((text) => levelCode(text) || text);

/** @throws naming what is missing */
export function required<R>(row: R | undefined, what: string): R {
  if (row === undefined) throw new Error(`There is no ${what}`);
  return row;
}

export const placeOf = (part: string): number => Number(part.slice(part.lastIndexOf('-') + 1));

/** What a second reader is shown the rows of: the lists of documents that are written a row a call. */
const lists = { jst: 'assessments', jsu: 'questions', pentaksiran: 'tasks', rubrik: 'rubriks' } as const;
type Listed = Omit<Rows, 'rubrik' | 'exam'> & { rubrik: Documents['rubrik']['rubriks'][number] };

/** What is asked of a row, and what is wrong in an answer about it and asked for once more. */
interface Asked<S extends z.ZodType> {
  data: Record<string, unknown>;
  check: Check<z.output<S>>;
  prompt?: Prompt<S>;
}

/** A document that is written a row a call: what the rows are, what is asked of one, and the document of all answers. */
interface RowStage<N extends keyof Listed, R, S extends z.ZodType> {
  rows: (source: StageSource) => Promise<R[]>;
  prompt: Prompt<S>;
  /** `written`: of one that is written again. */
  asks: (source: StageSource, row: R, written?: Row<N>) => Promise<Asked<S>>;
  /** What is not counted of it (`recomputed`). */
  document: (source: StageSource, answers: [R, z.output<S>][]) => Promise<Partial<Documents[N]>>;
  /** Whether a row of the document was made of this one. */
  isOf: (row: R, written: Row<N>) => boolean;
  rewritten: (source: StageSource, row: R, answer: z.output<S>, written: Row<N>) => unknown;
  /** What a second reader is shown of rows. */
  shown: (source: StageSource, rows: readonly Listed[N][]) => Promise<Shown>;
  /** Whether its rows are looked at by themselves only, when they are written again: all of it is, with what is made from it. */
  isReadLater?: true;
}
interface Shown {
  /** Topics of the course, where rows may be of others. */
  topik?: readonly string[];
  baris: readonly { code: string }[];
  asal: unknown;
}

/** A second reader's remarks on rows; those on words that no row has are asked for once more. */
function remarksOn(told: Shown, { course }: StageSource, ask: Ask) {
  const textOf = (code: string): string =>
    JSON.stringify(told.baris.filter((row) => row.code === code)).replaceAll(String.raw`\n`, ' ');
  return ask(rowsLookPrompt, { kursus: { language: languageOf(course) }, ...told }, ({ remarks }) =>
    (remarks ?? []).flatMap(({ row, words }, n) =>
      saysWhole(textOf(row), words)
        ? []
        : quiet(`"${words}" tiada dalam baris ${row}. Salin kata-katanya dengan tepat.`, ['remarks', n]),
    ),
  );
}

/** A document with what is said of a row that was written again; remarks on words of before stand nowhere any more. */
function withRemarks<D extends object>(document: D, answer: unknown): D {
  const { look = [] }: { look?: Remark[] } = document;
  const remarks = rowsLookSchema.parse(answer).remarks ?? [];
  // A document that nobody has read whole stays so.
  return remarks.length === 0 ? document : { ...document, look: [...look, ...remarks] };
}

export function rowStage<N extends keyof Listed, R, S extends z.ZodType>(
  name: N,
  { rows: rowsOf, prompt, asks, document, isOf, rewritten, shown, isReadLater }: RowStage<N, R, S>,
): DocumentStage<N> {
  const listIn = (made: Documents[N]) => (made as Record<string, unknown>)[lists[name]] as Listed[N][];
  async function assembled(source: StageSource, parts: Parts): Promise<Documents[N]> {
    const rows = await rowsOf(source);
    const kept = await Promise.all(rows.map((_, i) => parts(`row-${i}`)));
    const answers = rows.map((row, i): [R, z.output<S>] => [row, prompt.schema.parse(kept[i]?.answer)]);
    const engineNotice = joinNotices(...kept.map((part) => part?.notice ?? null));
    const made = { courseInfo: source.course.info, engineNotice, ...(await document(source, answers)) };
    return recomputed<Documents[N]>(name, made as unknown as Documents[N]);
  }
  return {
    prompts: [prompt, rowsLookPrompt],
    parts: async (source) => (await rowsOf(source)).map((_, i) => `row-${i}`),
    async write(source, part, ask) {
      const { data, check } = await asks(source, required((await rowsOf(source))[placeOf(part)], part));
      return ask(prompt, data, check);
    },
    async assemble(source, parts) {
      const looked = isReadLater ? null : await parts('look-0');
      const look = looked && rowsLookSchema.parse(looked.answer).remarks;
      return { ...(await assembled(source, parts)), ...(look && { look }) };
    },
    ...(!isReadLater && {
      look: {
        parts: async () => ['look-0'],
        write: async (source, _, ask, parts) =>
          remarksOn(await shown(source, listIn(await assembled(source, parts))), source, ask),
      },
    }),
    lookAtRow: {
      async write(source, row, pointer, ask) {
        const rows = listIn(withValueAt(await source.made(name), pointer, row));
        const place = Number(pointer.split('/')[2]);
        return remarksOn(await shown(source, rows.slice(place, place + 1)), source, ask);
      },
      applied: (made, _row, _pointer, answer) => withRemarks(made, answer),
    },
    async rewrite(source, written, ask) {
      const found = (await rowsOf(source)).find((one) => isOf(one, written));
      const row = required(found, `source of ${name} ${written.places.join('/')}`);
      const { data, check, prompt: own = prompt } = await asks(source, row, written);
      const { answer } = await ask(own, { ...data, ...written.again }, check);
      return rewritten(source, row, answer, written);
    },
  };
}
