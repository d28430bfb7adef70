import type { Key } from '../../../lambdas/platform/storage/keys.ts';
import type { Change, Table, Write } from '../../../lambdas/platform/storage/table.ts';

export type Row = Record<string, unknown> & Key;

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

const absent = (): never => {
  throw new Error('Not used to make a population');
};

/**
 * A table in memory, to which the platform's own functions write a population before it is loaded. Nobody else writes to it, so conditions
 * always hold. It has only what making sessions and users needs.
 */
export function memoryTable(): { table: Table; rows: () => Row[] } {
  const rows = new Map<string, Row>();

  const change = ({ key, set = {}, add = {} }: Change): void => {
    const row: Row = rows.get(nameOf(key)) ?? { ...key };
    for (const [name, by] of Object.entries(add)) row[name] = Number(row[name] ?? 0) + by;
    rows.set(nameOf(key), { ...row, ...set });
  };
  const write = (one: Write): void => {
    if ('put' in one) rows.set(nameOf(one.put), { ...one.put });
    else if ('change' in one) change(one.change);
    else if ('remove' in one) rows.delete(nameOf(one.remove));
  };

  const table: Table = {
    async get(key, schema) {
      const row = rows.get(nameOf(key));
      return row === undefined ? null : schema.parse(row);
    },
    async change(one) {
      change(one);
    },
    async next(key, attribute) {
      change({ key, add: { [attribute]: 1 } });
      return Number(rows.get(nameOf(key))?.[attribute]);
    },
    async transact(writes) {
      for (const one of writes) write(one);
    },
    async remove(key) {
      rows.delete(nameOf(key));
    },
    query: absent,
    queryBetween: absent,
    queryIndex: absent,
    getMany: absent,
    keysBelow: absent,
  };
  return { table, rows: () => [...rows.values()] };
}
