import type { FactState } from './fact.ts';

/** How the states of a fact are called for people. */
export const factStateLabels: Record<FactState, string> = {
  found: 'Disahkan dalam dokumen',
  unconfirmed: 'Belum disahkan',
  notFound: 'Tidak ditemui dalam dokumen',
  suggestion: 'Cadangan',
  lecturer: 'Disahkan pensyarah',
};
