import type { Role } from './schemas.ts';

/** What a colleague who accepts a document does with it, in this role. */
export const deedOf = (role: Role) =>
  role === 'pengesah'
    ? ({ does: 'mengesahkan', done: 'disahkan', by: 'sahkan', noun: 'pengesahan' } as const)
    : ({ does: 'menerima', done: 'diterima', by: 'terima', noun: 'penerimaan' } as const);
