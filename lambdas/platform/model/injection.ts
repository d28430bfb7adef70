import { blockText, placeAt } from '../../../shared/document/citation.ts';
import { type SourceDocument, withTexts } from '../../../shared/document/document.ts';
import type { Warning } from '../../../shared/session/session.ts';
import { warningOf } from '../../../shared/text/labels.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';

const anyOf = (words: string): string => `(?:${words})`;
const between = (most: number): string => String.raw`[^.\n|]{0,${most}}`;
const within = (...parts: string[]): RegExp => new RegExp(String.raw`\b${parts.join('')}`, 'iu');

const drops = [
  [anyOf('abaikan|lupakan|ketepikan|jangan (?:ikut|patuhi|hiraukan)'), anyOf('arahan|perintah|instruksi|prompt')],
  [anyOf('ignore|disregard|forget|override'), anyOf('instructions?|prompts?|rules|directions')],
] as const;
const addresses = {
  ms: String.raw`(?:wahai|kepada|untuk|sebagai|perhatian)\s+(?:(?:sistem|model|pembantu|enjin|ejen|chatbot|penilai)\s+)*`,
  en: String.raw`(?:note|attention|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?`,
  ifYouAre: String.raw`(?:jika|sekiranya|if)\s+(?:anda|kamu|you)\s+(?:ialah|adalah|merupakan|are)\s+(?:an?\s+|sebuah\s+)?`,
};
const models = {
  ms: anyOf('ai|llm|chatgpt|gpt|claude|gemini|model bahasa|kecerdasan buatan'),
  en: anyOf('ai|llm|language model|chatgpt|assistant|reviewer model|automated'),
  ifYouAre: anyOf('model|sistem|ai|llm|language model|pembantu|assistant|kecerdasan'),
};
const gives = anyOf('berikan|beri|give|assign|award');
const fullMarks = String.raw`(?:markah penuh|skor penuh|gred a\b|full marks|highest score|100\s*%)`;
const judges = anyOf('ai|model|sistem|analisis|dokumen ini|this (?:paper|document)');

/**
 * Sentences that speak to an AI or give it orders, in Malay, English and Indonesian. Reported to the reader; that they are not obeyed
 * is the prompts' and the checks' doing.
 */
const patterns: readonly RegExp[] = [
  // An order to drop other orders.
  ...drops.map(([drop, orders]) => within(drop, '\\b', between(60), '\\b', orders, '\\b')),
  // A model spoken to by what it is.
  within(addresses.ms, models.ms, '\\b', between(20), '[:,]'),
  within(addresses.en, models.en),
  within(addresses.ifYouAre, models.ifYouAre),
  /\b(?:system prompt|prompt sistem)\b/iu,
  // Marks and results dictated.
  within(gives, '\\b', between(50), '\\b', fullMarks, between(80), '\\b', judges, '\\b'),
];

/** Sentences and cells, each with the blank before it; a line break inside a sentence does not end one. */
const piecesOf = (text: string): string[] => text.split(/(?<=[.!?])(?= )|(?=\n(?!\p{Ll}))|(?<=[.:])(?=\n)|(?=\|)/u);
const oneLine = (piece: string): string => piece.replace(/[\s|]+/gu, ' ').trim();
const isOrder = (piece: string): boolean => patterns.some((pattern) => pattern.test(oneLine(piece)));

/** Every sentence of a document that is addressed to an AI, with the number of its block; each once, ten at the most. */
export function addressedToModel({ blocks }: Pick<SourceDocument, 'blocks'>): { n: number; quote: string }[] {
  const found = blocks.flatMap((block) =>
    piecesOf(blockText(block)).flatMap((piece) =>
      isOrder(piece) ? [{ n: block.n, quote: oneLine(piece).slice(0, 300) }] : [],
    ),
  );
  return uniqueBy(found, ({ quote }) => quote).slice(0, 10);
}

/** The document without the sentences that are addressed to an AI: no part of a paper, they are the place and the words of no remark. */
export const withoutOrders = (document: SourceDocument): SourceDocument =>
  addressedToModel(document).length === 0
    ? document
    : {
        ...document,
        blocks: document.blocks.map((block) =>
          withTexts(block, (text) =>
            piecesOf(text)
              .filter((piece) => !isOrder(piece))
              .join(''),
          ),
        ),
      };

/** What the reader should know of a document: what its reader noticed, and what in it speaks to an AI. */
export const documentWarnings = (document: SourceDocument, name: string): Warning[] => [
  ...document.notices.map((notice) => ({ ...warningOf('document_notice', notice), document: name })),
  ...addressedToModel(document).map(({ n, quote }) => ({
    ...warningOf('addressed_to_ai', 'Dokumen mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.'),
    document: name,
    place: placeAt(document, `${n}`) || null,
    quote,
  })),
];
