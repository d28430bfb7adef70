import type { Corrections } from '../../../shared/acadiora/facts.ts';
import type { Metadata } from '../../../shared/acadiora/schemas.ts';
import { citationOf, textAt, type Citation } from '../../../shared/document/citation.ts';
import type { Ref, SourceDocument } from '../../../shared/document/document.ts';
import { coverage } from '../../../shared/fact/score.ts';
import { comparable } from '../../../shared/text/comparable.ts';
import type { RegisterAnswer } from '../register/schema.ts';

/** So many of a title's words must stand at its place: a model may mend a slip of the pen. */
export const enoughWords = 0.8;

/** The paper's own data: what a model claims stays when the places that it names say it (design law 6). */
export function metadataOf(
  { title, authors, year, documentType, studyKind }: RegisterAnswer,
  wordCount: number,
  document: SourceDocument,
): Metadata {
  const wordsAt = (at: readonly Ref[]): string => at.map((ref) => textAt(document, ref) ?? '').join(' ');
  const citedBy = (value: string, at: readonly Ref[], says: (words: string) => boolean): Citation | null =>
    comparable(value) !== '' && says(wordsAt(at)) ? citationOf(document, at) : null;
  const titleAt = title && citedBy(title.value, title.at, (words) => coverage(title.value, words) >= enoughWords);
  const named = authors.flatMap(({ name, at }) => {
    const evidence = citedBy(name, at, (words) => comparable(words).includes(comparable(name)));
    return evidence === null ? [] : [{ name: name.trim(), evidence }];
  });
  // Four digits of a longer number are no year.
  const yearAt =
    year && citedBy(String(year.value), year.at, (words) => new RegExp(`(?<!\\d)${year.value}(?!\\d)`).test(words));
  return {
    title: titleAt ? (title?.value.trim() ?? null) : null,
    author: named.length === 0 ? null : named.map(({ name }) => name).join('; '),
    year: yearAt ? (year?.value ?? null) : null,
    documentType: documentType.trim(),
    studyKind,
    wordCount,
    evidence: { title: titleAt, author: named[0]?.evidence ?? null, year: yearAt },
  };
}

/** The author's word counts; what was read no longer vouches for it. */
export function correctedBy(corrections: Corrections | null, metadata: Metadata): Metadata {
  const { title, author, year } = corrections ?? { title: null, author: null, year: null };
  const said = Object.entries({ title, author, year }).filter(([, value]) => value !== null);
  return {
    ...metadata,
    ...Object.fromEntries(said),
    evidence: { ...metadata.evidence, ...Object.fromEntries(said.map(([field]) => [field, null])) },
  };
}
