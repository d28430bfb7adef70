import type { Block, SourceDocument } from '../../../shared/document/document.ts';
import { inWindow } from '../plan.ts';
import { rowKinds } from '../../../shared/acadiora/register.ts';
import type { RegisterAnswer } from './schema.ts';

/** The calls by which a paper is read: one, and beyond the window one for each piece of it. */
export const registerTasks = (document: SourceDocument): string[] =>
  pieces(document).map((_, index) => (index === 0 ? 'register' : `register.${index + 1}`));

/** The blocks that a call of {@link registerTasks} is shown. */
export const pieceOf = (document: SourceDocument, task: string): readonly Block[] =>
  pieces(document)[Number(task.split('.')[1] ?? 1) - 1] ?? [];

function pieces(document: SourceDocument): (readonly Block[])[] {
  const { blocks } = document;
  const all: (readonly Block[])[] = [];
  for (let from = 0; from < blocks.length || all.length === 0;) {
    const piece = inWindow(document, blocks.slice(from));
    all.push(piece);
    from += Math.max(1, piece.length);
  }
  return all;
}

/** What the pieces of a long paper say together: lists in their order; of what is said once, the first that says it. */
export function joinedAnswers([first, ...others]: readonly RegisterAnswer[]): RegisterAnswer {
  if (first === undefined) throw new Error('A paper is read by one call at least');
  return others.reduce((whole, piece) => {
    const lists = rowKinds.map((kind) => [kind, [...whole[kind], ...piece[kind]]] as const);
    const abstract = Object.entries(whole.abstract).map(([part, words]) => [
      part,
      words !== '' ? words : piece.abstract[part as keyof RegisterAnswer['abstract']],
    ]);
    return {
      ...whole,
      ...Object.fromEntries(lists),
      title: whole.title ?? piece.title,
      year: whole.year ?? piece.year,
      studyKind: whole.studyKind ?? piece.studyKind,
      hasControl: whole.hasControl ?? piece.hasControl,
      abstract: Object.fromEntries(abstract) as RegisterAnswer['abstract'],
      statements: { ...piece.statements, ...whole.statements },
    };
  }, first);
}
