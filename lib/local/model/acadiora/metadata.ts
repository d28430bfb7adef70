import * as z from 'zod';
import { frontOf, type Front } from '../../../../lambdas/acadiora/facts/front/frontLines.ts';
import { authorsOf, titleOf, yearOf } from '../../../../lambdas/acadiora/facts/front/title.ts';
import { designOf } from '../../../../lambdas/acadiora/facts/study/design.ts';
import { readStudy, type StudyText } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { MetadataAnswer } from '../../../../lambdas/acadiora/prompts/answers.ts';
import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import { factsSchema, sectionSchema } from '../../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { parseDocument } from '../../../../shared/document/render.ts';
import { dataIn } from '../chain/linkedCourse.ts';

/** Signs of the kinds of documents, the narrowest first. Those of whole documents must stand on the front. */
const kinds: readonly [RegExp, string, 'front'?][] = [
  [
    /\b(?:cadangan (?:penyelidikan|kajian)|kertas cadangan|research proposal|proposal penelitian)\b/i,
    'Cadangan penyelidikan',
    'front',
  ],
  [/\b(?:disertasi|dissertation)\b/i, 'Disertasi', 'front'],
  [/\b(?:tesis|thesis|skripsi|latihan ilmiah)\b/i, 'Tesis', 'front'],
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
  const rest = all.flatMap(({ text }) => (text.length < 260 ? [text] : [])).join('\n');
  const found =
    kinds.find(([words]) => words.test(front)) ??
    kinds.find(([words, , where]) => where !== 'front' && words.test(rest));
  return found?.[1] ?? 'Kertas penyelidikan';
}

/** The document of a request; without blocks where it shows none. */
export const documentIn = (text: string): SourceDocument =>
  parseDocument(text)?.document ?? { kind: 'docx', blocks: [], notices: [], pages: 0 };

const outlineSchema = z.array(sectionSchema.omit({ place: true })).default([]);

/** The sentences of a request's paper, by its outline. @throws ZodError when that is not of the agreed form */
export const studyIn = (text: string): StudyText =>
  readStudy(
    documentIn(text),
    dataIn(text, 'rangka', outlineSchema).map((section) => ({ ...section, place: '' })),
  );

/** What the counted facts show; 'concept' only means that they show no study, which may be the rules' own fault. */
function studyKindIn(text: string): StudyKind | null {
  const facts = dataIn(text, 'fakta', factsSchema.pick({ sample: true, statistics: true }).optional());
  const kind = facts && designOf(studyIn(text), facts).kind;
  return kind === undefined || kind === 'concept' ? null : kind;
}

/** Fills the answer of `acadiora.metadata` from a paper's first blocks. */
export function metadata(text: string): MetadataAnswer {
  const front = frontOf(documentIn(text));
  const title = titleOf(front);
  return {
    title,
    authors: authorsOf(front, title),
    year: yearOf(front),
    documentType: publicationKind(front),
    studyKind: studyKindIn(text),
  };
}
