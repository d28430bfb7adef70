import type * as z from 'zod';

/** The model that answers: `reasoning` for judgement and writing, `extraction` for reading facts out of a text. */
export type ModelTier = 'reasoning' | 'extraction';

/** A fault of an answer: the fields, which alone are asked for again, and a Malay sentence that says why, for model and reader alike. */
export interface Problem {
  at: (string | number)[][];
  message: string;
  /** The fault cannot be mended from the answer alone, though the fields have values: the sources are sent again. */
  needsSource?: boolean;
  /** The answer is right without these rows of lists, too. */
  mayLeaveOut?: boolean;
  /** The caller deals with a fault that stays, so the reader is not told. */
  isQuiet?: boolean;
}

/** Finds faults in an answer that fits its schema: names that do not exist, entries that are missing, sums that do not add up. */
export type Check<Answer> = (answer: Answer) => Problem[];

/** A prompt is data; `ask` is its one executor (design §5). */
export interface Prompt<Answer extends z.ZodType> {
  /** Names the prompt in metering, request metadata and the embedded model: 'pedagona.merungkai'. */
  id: string;
  /** The number is raised with every change of instructions or schema. */
  version: number;
  tier: ModelTier;
  /** The system text, in Malay. Stable: no document text, no names, no dates. */
  instructions: string;
  schema: Answer;
  maxOutputTokens: number;
  /** The task, when several prompts share their instructions; it follows the data. */
  task?: string;
  /** The tool that several prompts share, so that one call writes the cache that the others read: it takes any object, and the request says the schema. */
  tool?: string | undefined;
  /** The system text says the answer's fields in words, in place of the tool's JSON schema; limits of numbers and lists are not told. */
  isCompact?: boolean;
  /**
   * False: no other call begins as this one does, so that cache points would be paid for and never read. A call begins with its tool's
   * schema, then its instructions, then its documents; calls that are under way at the same time read nothing of each other.
   */
  isCached?: boolean;
}

const attribute = (text: string): string => text.replace(/["<>&\n\r]/g, ' ');

/**
 * Facts and texts as the model sees them when they are not a document: JSON inside `<data nama="...">`, with `<` written as its escape,
 * so that no text can leave its fence. The embedded model reads the same form back.
 */
export const renderData = (name: string, value: unknown): string =>
  `<data nama="${attribute(name)}">\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</data>`;
