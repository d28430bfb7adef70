import type { Metadata } from '../../shared/acadiora/schemas.ts';
import { type Evidence, type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { comparable } from '../../shared/text/comparable.ts';
import type { MetadataAnswer } from './prompts/metadata.ts';

/** The paper's own data: what a model claims stays when its quote is in the paper and says it (design law 6). */
export function metadataOf(answer: MetadataAnswer, wordCount: number, pages: readonly PageText[]): Metadata {
  const saying = (value: string, claim: Evidence): Evidence | null => {
    const quote = claim.quote.trim().slice(0, 600);
    if (quote === '' || comparable(value) === '' || !comparable(quote).includes(comparable(value))) return null;
    return verifyEvidence({ page: claim.page, quote }, pages);
  };
  const title = answer.title === null ? null : saying(answer.title.value, answer.title);
  // Four digits of a longer number are no year.
  const isYear = answer.year !== null && new RegExp(`(?<!\\d)${answer.year.value}(?!\\d)`).test(answer.year.quote);
  const year = isYear && answer.year !== null ? saying(String(answer.year.value), answer.year) : null;
  const authors = answer.authors.flatMap((author) => {
    const evidence = saying(author.name, author);
    return evidence === null ? [] : [{ name: author.name.trim(), evidence }];
  });
  return {
    title: title === null ? null : (answer.title?.value.trim() ?? null),
    author: authors.length === 0 ? null : authors.map(({ name }) => name).join('; '),
    year: year === null ? null : (answer.year?.value ?? null),
    documentType: answer.documentType.trim(),
    wordCount,
    evidence: { title, author: authors[0]?.evidence ?? null, year },
  };
}
