import type { SentRow } from '../../lambdas/platform/grants/grants.ts';

/** A JST that waits for a penyemak. */
export const sentRow = (changes: Partial<SentRow> = {}) => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  rev: 0,
  owner: 'pemilik',
  reader: 'rakan',
  module: 'valentra' as const,
  sessionId: 'sesi',
  artefact: 'jst',
  title: 'JST, Semester 1',
  role: 'penyemak' as const,
  due: null,
  ownerName: 'Aminah',
  readerName: 'Lim',
  readerEmail: 'lim@moe-dl.edu.my',
  state: 'waiting' as const,
  rounds: [{ version: 1, note: 'Nota rahsia', sentAt: '2026-11-20T02:00:00Z', outcome: null, endedAt: null }],
  comments: [],
  ...changes,
});
