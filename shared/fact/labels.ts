import { placedQuote } from '../text/labels.ts';
import type { Fact, FactState } from './fact.ts';

export const factStateLabels: Record<FactState, string> = {
  found: 'Disahkan dalam dokumen',
  unconfirmed: 'Belum disahkan',
  notFound: 'Tidak ditemui dalam dokumen',
  unreadable: 'Tidak dapat dibaca',
  suggestion: 'Cadangan',
  lecturer: 'Disahkan pensyarah',
};

/** A fact that needs attention; undefined for one that is sure. Beside the row that bears it out, a sure value needs no words of its own. */
export const doubtful = (fact: Fact | undefined): Fact | undefined =>
  fact === undefined || fact.state === 'found' || fact.state === 'lecturer' ? undefined : fact;

/** What people are told of a value beside it: its state where that needs attention, why, and the document's words with their place. */
export function factLines(fact: Fact | null | undefined): string[] {
  if (fact === null || fact === undefined || fact.state === 'notFound') return [];
  const { note = '', offered = '' } = fact;
  return [
    doubtful(fact) === undefined ? '' : factStateLabels[fact.state],
    note,
    offered === '' ? '' : `Baris yang sama dalam dokumen menyatakan: ${offered}`,
    placedQuote(fact),
  ].filter((line) => line !== '');
}
