import { blockText, placeAt } from '../../../shared/document/citation.ts';
import { type SourceDocument, withTexts } from '../../../shared/document/document.ts';
import type { Warning } from '../../../shared/session/session.ts';
import { warningOf } from '../../../shared/text/labels.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';

/**
 * Sentences that speak to an AI or give it orders, in Malay, English and Indonesian. Reported to the reader; that they are not obeyed
 * is the prompts' and the checks' doing.
 */
const patterns: readonly RegExp[] = [
  // An order to drop other orders.
  /\b(?:abaikan|lupakan|ketepikan|jangan (?:ikut|patuhi|hiraukan))\b[^.\n|]{0,60}\b(?:arahan|perintah|instruksi|prompt)\b/iu,
  /\b(?:ignore|disregard|forget|override)\b[^.\n|]{0,60}\b(?:instructions?|prompts?|rules|directions)\b/iu,
  // A model spoken to by what it is.
  /\b(?:wahai|kepada|untuk|sebagai|perhatian)\s+(?:(?:sistem|model|pembantu|enjin|ejen|chatbot|penilai)\s+)*(?:ai|llm|chatgpt|gpt|claude|gemini|model bahasa|kecerdasan buatan)\b[^.\n|]{0,20}[:,]/iu,
  /\b(?:note|attention|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:ai|llm|language model|chatgpt|assistant|reviewer model|automated)/iu,
  /\b(?:jika|sekiranya|if)\s+(?:anda|kamu|you)\s+(?:ialah|adalah|merupakan|are)\s+(?:an?\s+|sebuah\s+)?(?:model|sistem|ai|llm|language model|pembantu|assistant|kecerdasan)/iu,
  /\b(?:system prompt|prompt sistem)\b/iu,
  // Marks and results dictated.
  /\b(?:berikan|beri|give|assign|award)\b[^.\n|]{0,50}\b(?:markah penuh|skor penuh|gred a\b|full marks|highest score|100\s*%)[^.\n|]{0,80}\b(?:ai|model|sistem|analisis|dokumen ini|this (?:paper|document))\b/iu,
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
