import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** Part of an expression of DynamoDB; names and values go through the placeholders that it asks for. Paths: 'status', 'jobs.reading.status', 'documents[2]'. */
type Expression = (placeholders: Placeholders) => string;
export type Condition = Expression;

class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Item = {};

  path(path: string): string {
    return path
      .split('.')
      .map((part) => {
        const [name = '', ...places] = part.split('[');
        const known = Object.keys(this.names).find((placeholder) => this.names[placeholder] === name);
        const placeholder = known ?? `#n${Object.keys(this.names).length}`;
        this.names[placeholder] = name;
        return [placeholder, ...places].join('[');
      })
      .join('.');
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  /** What was asked for, as a command takes it; empty maps are refused. */
  used() {
    return {
      ...(Object.keys(this.names).length > 0 ? { ExpressionAttributeNames: this.names } : {}),
      ...(Object.keys(this.values).length > 0 ? { ExpressionAttributeValues: this.values } : {}),
    };
  }
}

const compared =
  (operator: '=' | '<' | '<>') =>
  (path: string, value: unknown): Condition =>
  (put) =>
    `${put.path(path)} ${operator} ${put.value(value)}`;
export const is = compared('=');
export const isBelow = compared('<');
const tested =
  (test: 'attribute_exists' | 'attribute_not_exists') =>
  (path = 'PK'): Condition =>
  (put) =>
    `${test}(${put.path(path)})`;
/** Without a path: the row itself. */
export const isAbsent = tested('attribute_not_exists');
export const isThere = tested('attribute_exists');
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (put) =>
    conditions.map((condition) => condition(put)).join(' AND ');
export const either =
  (...conditions: readonly Condition[]): Condition =>
  (put) =>
    `(${conditions.map((condition) => condition(put)).join(' OR ')})`;
export const isNot = (path: string, value: unknown): Condition => either(isAbsent(path), compared('<>')(path, value));
export const isAbsentOrBelow = (path: string, limit: unknown): Condition =>
  either(isAbsent(path), isBelow(path, limit));

/** A value to set: that of a path, raised by a number. */
export const raised =
  (path: string, by: number): Expression =>
  (put) =>
    `${put.path(path)} + ${put.value(by)}`;
/** A value to set: the list of a path with these behind it. */
export const appended =
  (path: string, items: readonly unknown[]): Expression =>
  (put) =>
    `list_append(${put.path(path)}, ${put.value(items)})`;

/** A change of a row that holds only if its condition does. */
export interface Change {
  key: Key;
  /** By path: a value, or the expression that makes it. */
  set?: Item;
  /** Adds to a number, from 0 when it is absent; top-level attributes only. */
  add?: Record<string, number>;
  /** Paths. */
  remove?: readonly string[];
  if?: Condition | undefined;
}

export type Write =
  | { put: Item & Key; if?: Condition | undefined }
  | { change: Change }
  | { remove: Key; if?: Condition | undefined }
  /** Changes nothing; the transaction only holds while this is so of the row. */
  | { check: Key; if: Condition };

const isExpression = (value: unknown): value is Expression => typeof value === 'function';

function conditionOf(condition: Condition | undefined) {
  const put = new Placeholders();
  return condition === undefined ? {} : { ConditionExpression: condition(put), ...put.used() };
}

export function updateOf(table: string, { key, set = {}, add = {}, remove = [], if: condition }: Change) {
  const put = new Placeholders();
  const parts = {
    SET: Object.entries(set).map(
      ([path, value]) => `${put.path(path)} = ${isExpression(value) ? value(put) : put.value(value)}`,
    ),
    ADD: Object.entries(add).map(([name, by]) => `${put.path(name)} ${put.value(by)}`),
    REMOVE: remove.map((path) => put.path(path)),
  };
  return {
    TableName: table,
    Key: key,
    UpdateExpression: Object.entries(parts)
      .flatMap(([verb, each]) => (each.length > 0 ? [`${verb} ${each.join(', ')}`] : []))
      .join(' '),
    ...(condition === undefined ? {} : { ConditionExpression: condition(put) }),
    ...put.used(),
  };
}

export function transactItem(
  table: string,
  write: Write,
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
  if ('change' in write) return { Update: updateOf(table, write.change) };
  if ('put' in write) return { Put: { TableName: table, Item: write.put, ...conditionOf(write.if) } };
  if ('remove' in write) return { Delete: { TableName: table, Key: write.remove, ...conditionOf(write.if) } };
  const put = new Placeholders();
  return { ConditionCheck: { TableName: table, Key: write.check, ConditionExpression: write.if(put), ...put.used() } };
}
