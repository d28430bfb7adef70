import type { MetadataAnswer } from '../../../../../lambdas/acadiora/prompts/metadata.ts';
import type { SourceDocument } from '../../../../../shared/document/document.ts';
import { authorsOf } from './authors.ts';
import { frontOf, type Front } from './frontLines.ts';
import { titleOf } from './title.ts';
import { yearOf } from './year.ts';

/** Signs of the kinds of documents, the narrowest first. */
const kinds: readonly [RegExp, string][] = [
  [
    /\b(?:cadangan penyelidikan|cadangan kajian|kertas cadangan|research proposal|proposal penelitian)\b/i,
    'Cadangan penyelidikan',
  ],
  [/\b(?:disertasi|dissertation)\b/i, 'Disertasi'],
  [/\b(?:tesis|thesis|skripsi|latihan ilmiah)\b/i, 'Tesis'],
  [
    /\b(?:prosiding|proceedings?|persidangan|konvensyen|konferensi|conference on|seminar (?:kebangsaan|serantau|antarabangsa|nasional))\b/i,
    'Kertas prosiding',
  ],
  [/\b(?:kajian tindakan|action research|penelitian tindakan kelas)\b/i, 'Kajian tindakan'],
  [/\b(?:kertas konsep|artikel konsep|conceptual paper|concept paper)\b/i, 'Kertas konsep'],
  [/\b(?:jurnal|journal|jilid|issn|doi)\b/i, 'Artikel jurnal'],
];

/** The kind that the front says, or all the first blocks where the front says nothing. */
function publicationKind({ lines, all }: Front): string {
  const front = lines.map(({ text }) => text).join('\n');
  const rest = all
    .filter(({ text }) => text.length < 260)
    .map(({ text }) => text)
    .join('\n');
  const found = kinds.find(([words]) => words.test(front)) ?? kinds.slice(3).find(([words]) => words.test(rest));
  return found?.[1] ?? 'Kertas penyelidikan';
}

/** Fills the answer of `acadiora.metadata` from a paper's first blocks. */
export function metadata(document: SourceDocument): MetadataAnswer {
  const front = frontOf(document);
  const title = titleOf(front);
  return { title, authors: authorsOf(front, title), year: yearOf(front), documentType: publicationKind(front) };
}
