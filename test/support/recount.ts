import { beginRecount, endRecount, goOn } from '../../lambdas/admin/recount.ts';
import type { Table } from '../../lambdas/platform/storage/table.ts';

/** Counts all anew, in one go. */
export async function recounted(table: Table) {
  const recount = await beginRecount(table);
  while (recount.next > 0) await goOn(table, recount);
  return endRecount(table, recount);
}
