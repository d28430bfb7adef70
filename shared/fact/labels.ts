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

/** Whether the document or the lecturer says it. */
export const isBorneOut = (fact: Fact | undefined): boolean => fact?.state === 'found' || fact?.state === 'lecturer';

/** The fact if the page must show its state beside the value; undefined for `found` and `notFound`. */
export const factToShow = (fact: Fact | undefined): Fact | undefined =>
  fact === undefined || fact.state === 'found' || fact.state === 'notFound' ? undefined : fact;

/** The document's number, when the lecturer has set another; '' for any other fact. */
export const contradictionText = (fact: Fact | undefined): string =>
  fact?.state === 'lecturer' && fact.offered !== undefined ? `Dokumen menyatakan ${fact.offered}` : '';

/** Why a value has its state, and the document's words with their place. */
export function factGrounds(fact: Fact): string[] {
  const { state, note = '', offered = '' } = fact;
  const isTold = state === 'lecturer' || offered === '' || note.includes(offered);
  const other = isTold ? contradictionText(fact) : `Baris yang sama dalam dokumen menyatakan: ${offered}`;
  return [note, other, placedQuote(fact)].filter((line) => line !== '');
}

/** The texts that stand beside a value: its state and the reason for it. */
export const factLines = (fact: Fact | null | undefined): string[] =>
  fact === null || fact === undefined || fact.state === 'notFound'
    ? []
    : [...(factToShow(fact) === undefined ? [] : [factStateLabels[fact.state]]), ...factGrounds(fact)];
