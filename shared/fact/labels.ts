import { placedQuote } from '../text/labels.ts';
import type { Fact, FactState } from './fact.ts';

/** How the states of a fact are called for people. */
export const factStateLabels: Record<FactState, string> = {
  found: 'Disahkan dalam dokumen',
  unconfirmed: 'Belum disahkan',
  notFound: 'Tidak ditemui dalam dokumen',
  suggestion: 'Cadangan',
  lecturer: 'Disahkan pensyarah',
};

/** What people are told of a value beside it: its state where that needs attention, why, and the document's words with their place. */
export function factLines(fact: Fact | null | undefined): string[] {
  if (fact === null || fact === undefined || fact.state === 'notFound') return [];
  const isSure = fact.state === 'found' || fact.state === 'lecturer';
  const { note = '', offered = '' } = fact;
  return [
    isSure ? '' : factStateLabels[fact.state],
    note,
    offered === '' ? '' : `Baris yang sama dalam dokumen menyatakan: ${offered}`,
    placedQuote(fact),
  ].filter((line) => line !== '');
}
