import { blockText, placeAt } from '../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import type { Warning } from '../../../shared/session/session.ts';
import { warningOf } from '../../../shared/text/labels.ts';

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

const sentenceAround = (text: string, at: number): string => {
  const stop = text.lastIndexOf('. ', at);
  const before = Math.max(text.lastIndexOf('\n', at), stop === -1 ? -1 : stop + 1, text.lastIndexOf('|', at));
  const ends = [text.indexOf('\n', at), text.indexOf('. ', at), text.indexOf('|', at)].filter((end) => end > at);
  const end = ends.length === 0 ? text.length : Math.min(...ends) + 1;
  return text
    .slice(before + 1, end)
    .replace(/\|/g, '')
    .trim()
    .slice(0, 300);
};

/** Every sentence of a document that is addressed to an AI, with the number of its block; each once, ten at the most. */
export function addressedToModel({ blocks }: Pick<SourceDocument, 'blocks'>): { n: number; quote: string }[] {
  const found = new Map<string, { n: number; quote: string }>();
  for (const block of blocks) {
    // A line break inside a sentence must not hide it.
    const text = blockText(block).replace(/([^.:|\n])\n(?=\p{Ll})/gu, '$1 ');
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const quote = sentenceAround(text, match.index);
      if (![...found.keys()].some((known) => known.includes(quote) || quote.includes(known)))
        found.set(quote, { n: block.n, quote });
    }
  }
  return [...found.values()].slice(0, 10);
}

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
