import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import type { Database } from './database.ts';
import { unlessFull } from '../fullDisk.ts';
import { isRecord } from '../../../shared/values/pick.ts';
import { type Fault, isFault, type Input, readFault } from './engine.ts';

/** The operation of a command; those of the document client leave out what they are about. */
const operationOf = (command: object): string =>
  command.constructor.name
    .replace(/Command$/, '')
    .replace(/^(?:BatchWrite|Delete|Get|Put|Update)$/, '$&Item')
    .replace(/^TransactWrite$/, '$&Items');

/** The fields of commands and answers that hold an item, a key or named values; or a list of them. */
const holdsItems = /^(?:Key|Item|Items|Attributes|ExclusiveStartKey|LastEvaluatedKey|ExpressionAttributeValues)$/;

/** The value of a command's or an answer's field, with its items changed. */
function withItems(name: string, value: unknown, change: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withItems(name, one, change));
  if (holdsItems.test(name)) return change(value);
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(known.map(([field, one]) => [field, withItems(field, one, change)]));
}

/**
 * A client of the table that is answered in this process. Commands are taken as they are: most of the time would else go to the SDK's
 * serializing and signing and to sockets.
 */
export function localTable(database: Database): TableClient {
  const send = async (command: { input: object }): Promise<object> => {
    try {
      const input = withItems('', command.input, marshalled) as Input;
      return withItems('', await unlessFull(() => database.call(operationOf(command), input)), plain) as object;
    } catch (error) {
      throw isFault(error) ? sdkError(error) : error;
    }
  };
  return { send };
}

const marshalled = (value: unknown) => marshall(value as Record<string, unknown>, { removeUndefinedValues: true });
const plain = (value: unknown) => unmarshall(value as Parameters<typeof unmarshall>[0]);

function sdkError(fault: Fault): Error {
  const { code, message } = readFault(fault);
  if (code !== 'TransactionCanceledException') return Object.assign(new Error(message), { name: code });
  const reasons = fault.body['CancellationReasons'] as CancellationReason[];
  return new TransactionCanceledException({ message, CancellationReasons: reasons, $metadata: {} });
}
