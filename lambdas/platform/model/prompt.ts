import type * as z from 'zod';
import type { DocumentText } from '../../../shared/evidence.ts';

/** Which model answers: `reasoning` for judgement and writing, `extraction` for reading facts out of a text. */
export type ModelTier = 'reasoning' | 'extraction';

/** A prompt is data; `ask` is its one executor (design §5). */
export interface Prompt<Answer extends z.ZodType> {
  /** Names the prompt in metering, request metadata and the embedded model: 'pedagona.merungkai'. */
  id: string;
  /** Raised with every change of instructions or schema. */
  version: number;
  tier: ModelTier;
  /** The system text, in Malay. Stable: no document text, no names, no dates. */
  instructions: string;
  schema: Answer;
  maxOutputTokens: number;
  /**
   * False: no other call begins as this one does, so that cache points would be paid for and never read. A call begins with its tool's
   * schema, then its instructions, then its documents; calls that are under way at the same time read nothing of each other.
   */
  isCached?: boolean;
}

/** A document as the model sees it. */
export interface PromptDocument {
  name: string;
  text: DocumentText;
}

/** Tags are neutralised, also those with blanks or unseen characters in them, so that document text cannot leave its fence. */
const fenced = (text: string): string =>
  text.replace(/<(?=[\s\p{Cf}]*\/?[\s\p{Cf}]*(?:dokumen|muka_surat|data)\b)/giu, '‹');
const attribute = (text: string): string => text.replace(/["<>&\n\r]/g, ' ');

/**
 * The delimited form in which every prompt carries document text; the embedded model reads the same form back.
 * `<dokumen nama="..."><muka_surat n="1" label="...">...</muka_surat></dokumen>`
 */
export const renderDocument = ({ name, text }: PromptDocument): string =>
  [
    `<dokumen nama="${attribute(name)}">`,
    ...text.pages.map(
      (page) =>
        `<muka_surat n="${page.number}"${page.label === undefined ? '' : ` label="${attribute(page.label)}"`}>\n${fenced(page.text)}\n</muka_surat>`,
    ),
    '</dokumen>',
  ].join('\n');

/**
 * Facts and texts as the model sees them when they are not a document: JSON inside `<data nama="...">`, with `<` written as its escape,
 * so that no text can leave its fence. The embedded model reads the same form back.
 */
export const renderData = (name: string, value: unknown): string =>
  `<data nama="${attribute(name)}">\n${JSON.stringify(value).replaceAll('<', '\\u003c')}\n</data>`;
