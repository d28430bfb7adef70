import type { ConverseLike } from '../../bedrock/request.ts';

/** A document as the request carries it. */
export interface ReadDocument {
  name: string;
  pages: { number: number; label?: string; text: string }[];
}

const documentBlock = /<dokumen nama="([^"]*)">\n?([\s\S]*?)<\/dokumen>/g;
const pageBlock = /<muka_surat n="(\d+)"(?: label="([^"]*)")?>\n?([\s\S]*?)\n?<\/muka_surat>/g;

/** All text the user's side of the request holds. A repair turn comes after the first message and adds nothing to read. */
export const requestText = ({ body }: ConverseLike): string =>
  (body.messages[0]?.content ?? []).map(({ text }) => text ?? '').join('\n');

/** Reads back the documents that prompts carry in their delimited form. */
export const documentsIn = (text: string): ReadDocument[] =>
  [...text.matchAll(documentBlock)].map(([, name = '', inner = '']) => ({
    name,
    pages: [...inner.matchAll(pageBlock)].map(([, number = '1', label, page = '']) => ({
      number: Number(number),
      ...(label === undefined ? {} : { label }),
      text: page,
    })),
  }));
