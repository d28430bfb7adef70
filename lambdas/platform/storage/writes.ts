import type { TransactWriteCommandInput, UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** A condition expression over `#name` placeholders listed in `names` and `:value` placeholders in `values`. */
export interface Condition {
  if?: string;
  names?: Record<string, string>;
  values?: Item;
}

/** `SET`/`ADD` parts of an update; `if` is its condition. Names go through `#name` placeholders made here. */
export interface Change extends Condition {
  key: Key;
  set?: Item;
  /** Sets by path, for parts of a row: `#documents[2].#status` to a `:value`; names and values are the condition's. */
  setPaths?: Record<string, string>;
  /** Adds to a number, from 0 when it is absent. */
  add?: Record<string, number>;
  remove?: string[];
  /** Removes by path, as `setPaths`. */
  removePaths?: string[];
}

export type Write =
  | ({ put: Item & Key } & Condition)
  | { change: Change }
  | ({ remove: Key } & Condition)
  /** Changes nothing; the transaction only holds while this row is so. */
  | ({ check: Key } & Condition);

/** An update as DynamoDB takes it. */
export const updateOf = (name: string, change: Change) => {
  const names: Record<string, string> = { ...change.names };
  const values: Item = { ...change.values };
  const sets = Object.entries(change.set ?? {}).map(([attribute, value], i) => {
    names[`#s${i}`] = attribute;
    values[`:s${i}`] = value;
    return `#s${i} = :s${i}`;
  });
  sets.push(...Object.entries(change.setPaths ?? {}).map(([path, value]) => `${path} = ${value}`));
  const adds = Object.entries(change.add ?? {}).map(([attribute, value], i) => {
    names[`#a${i}`] = attribute;
    values[`:a${i}`] = value;
    return `#a${i} :a${i}`;
  });
  const removes = (change.remove ?? []).map((attribute, i) => {
    names[`#r${i}`] = attribute;
    return `#r${i}`;
  });
  removes.push(...(change.removePaths ?? []));
  const expression = [
    ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
    ...(adds.length > 0 ? [`ADD ${adds.join(', ')}`] : []),
    ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
  ].join(' ');
  return {
    TableName: name,
    Key: change.key,
    UpdateExpression: expression,
    ...(change.if === undefined ? {} : { ConditionExpression: change.if }),
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  } satisfies UpdateCommandInput;
};

const conditionOf = ({
  if: condition,
  names,
  values,
}: Condition): Pick<
  UpdateCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
> => ({
  ...(condition === undefined ? {} : { ConditionExpression: condition }),
  ...(names === undefined ? {} : { ExpressionAttributeNames: names }),
  ...(values === undefined ? {} : { ExpressionAttributeValues: values }),
});

/** One write of a transaction as DynamoDB takes it. */
export const transactItem = (
  name: string,
  write: Write,
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] => {
  if ('remove' in write) return { Delete: { TableName: name, Key: write.remove, ...conditionOf(write) } };
  if ('change' in write) return { Update: updateOf(name, write.change) };
  if ('check' in write) {
    const { ConditionExpression = 'attribute_exists(PK)', ...rest } = conditionOf(write);
    return { ConditionCheck: { TableName: name, Key: write.check, ConditionExpression, ...rest } };
  }
  return { Put: { TableName: name, Item: write.put, ...conditionOf(write) } };
};
