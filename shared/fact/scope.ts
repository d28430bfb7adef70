import type { SourceDocument } from '../document/document.ts';
import { blockOf } from '../document/document.ts';
import { resolveField } from './field.ts';

/** The outline of one course in a document, by the numbers of its first and last block. */
export interface Section {
  courseCode: string | null;
  courseName: string | null;
  from: number;
  to: number;
}

/** The courses whose outlines stand in a document, told by their labelled codes; empty where there is one. */
export function sectionsOf(document: SourceDocument): Section[] {
  const codes = resolveField(document, [], ['courseCode']).matches;
  const starts = codes.filter(({ text }, i) => codes.findIndex((each) => each.text === text) === i);
  const names = resolveField(document, [], ['courseName']).matches;
  if (starts.length < 2) return [];
  return starts.map(({ row, text }, i): Section => {
    const from = i === 0 ? 1 : blockOf(row.ref);
    const next = starts[i + 1];
    const to = next === undefined ? (document.blocks.at(-1)?.n ?? from) : blockOf(next.row.ref) - 1;
    const name = names.find((one) => blockOf(one.row.ref) >= from && blockOf(one.row.ref) <= to);
    return { courseCode: text, courseName: name?.text ?? null, from, to };
  });
}

/** A document with the blocks of its n-th section alone; the whole where it has no sections. */
export function inSection(document: SourceDocument, n: number): SourceDocument {
  const section = sectionsOf(document)[n];
  if (section === undefined) return document;
  return { ...document, blocks: document.blocks.filter(({ n: block }) => block >= section.from && block <= section.to) };
}
