import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import type { Database } from './database.ts';
import { type Fault, isFault, isRecord, type Input, type Item, readFault } from './engine.ts';

/** The document client's commands and the operations that they stand for; other commands are named as their operation. */
const operations: Record<string, string> = {
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

/** The fields of commands and answers that hold an item, a key or named values; or a list of them. */
const isItem = (name: string): boolean =>
  /^(?:Key|Item|Attributes|ExclusiveStartKey|LastEvaluatedKey|ExpressionAttributeValues)$/.test(name);
const areItems = (name: string): boolean => /^(?:Keys|Items)$/.test(name);

/**
 * A client of the table that is answered in this process. Commands are taken as they are: most of the time would else go to the SDK's
 * serializing and signing and to sockets.
 */
export function localTable(database: Database): TableClient {
  const send = async (command: { input: object }): Promise<object> => {
    const name = command.constructor.name.replace(/Command$/, '');
    try {
      return shown(await database.call(operations[name] ?? name, sent(command.input)));
    } catch (error) {
      throw isFault(error) ? sdkError(error) : error;
    }
  };
  return { send };
}

/** A command's input as it goes over the wire. */
const sent = (input: object): Input =>
  mapFields(input, (name, value) => {
    if (isItem(name)) return marshalled(value);
    if (!Array.isArray(value)) return isRecord(value) ? sent(value) : value;
    if (areItems(name)) return value.map(marshalled);
    return value.map((one: unknown) => (isRecord(one) ? sent(one) : one));
  });

/** An answer as the document client gives it. */
const shown = (output: object): Record<string, unknown> =>
  mapFields(output, (name, value) => {
    if (isItem(name)) return plain(value);
    if (areItems(name)) return (value as Item[]).map(plain);
    if (name === 'Responses') return mapFields(value as object, (_table, items) => (items as Item[]).map(plain));
    return isRecord(value) ? shown(value) : value;
  });

const mapFields = (record: object, change: (name: string, value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, change(name, value)]],
    ),
  );

const marshalled = (value: unknown) => marshall(value as Record<string, unknown>, { removeUndefinedValues: true });
const plain = (value: unknown) => unmarshall(value as Parameters<typeof unmarshall>[0]);

function sdkError(fault: Fault): Error {
  const { code, message } = readFault(fault);
  if (code !== 'TransactionCanceledException') return Object.assign(new Error(message), { name: code });
  const reasons = fault.body['CancellationReasons'] as CancellationReason[];
  return new TransactionCanceledException({ message, CancellationReasons: reasons, $metadata: {} });
}
