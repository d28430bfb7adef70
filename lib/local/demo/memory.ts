import type { Key } from '../../../lambdas/platform/storage/keys.ts';
import type { Change, Table, Write } from '../../../lambdas/platform/storage/table.ts';

export type Row = Record<string, unknown> & Key;

const itemKey = ({ PK, SK }: Key): string => `${PK} ${SK}`;

const absent = (): never => {
  throw new Error('Not used to make a population');
};

/** Where a path such as `#jobs.#job.#status` leads in a row. */
function parentOf(row: Row, path: string, names: Record<string, string>) {
  const steps = path.split('.').map((step) => names[step] ?? step);
  let parent = row as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) parent = parent[step] as Record<string, unknown>;
  return { parent, name: steps.at(-1) ?? '' };
}

/**
 * A table in memory, to which the platform's own functions write a population before it is loaded. Nobody else writes to it, so conditions
 * always hold. It has only what making sessions and users needs.
 */
export function memoryTable(): { table: Table; rows: () => Row[] } {
  const rows = new Map<string, Row>();

  const change = ({ key, set = {}, add = {}, setPaths = {}, names = {}, values = {} }: Change): void => {
    const row: Row = structuredClone(rows.get(itemKey(key)) ?? { ...key });
    for (const [name, by] of Object.entries(add)) row[name] = Number(row[name] ?? 0) + by;
    Object.assign(row, set);
    for (const [path, expression] of Object.entries(setPaths)) {
      const { parent, name } = parentOf(row, path, names);
      const [value = '', increase] = expression.split(' + ').toReversed();
      parent[name] = increase === undefined ? values[value] : Number(parent[name]) + Number(values[value]);
    }
    rows.set(itemKey(key), row);
  };
  const write = (one: Write): void => {
    if ('put' in one) rows.set(itemKey(one.put), { ...one.put });
    else if ('change' in one) change(one.change);
    else if ('remove' in one) rows.delete(itemKey(one.remove));
  };

  const table: Table = {
    async get(key, schema) {
      const row = rows.get(itemKey(key));
      return row === undefined ? null : schema.parse(row);
    },
    async change(one) {
      change(one);
    },
    async next(key, attribute) {
      change({ key, add: { [attribute]: 1 } });
      return Number(rows.get(itemKey(key))?.[attribute]);
    },
    async transact(writes) {
      for (const one of writes) write(one);
    },
    async remove(key) {
      rows.delete(itemKey(key));
    },
    query: absent,
    queryBetween: absent,
    queryIndex: absent,
    getMany: absent,
    keysBelow: absent,
  };
  return { table, rows: () => [...rows.values()] };
}
