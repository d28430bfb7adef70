import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableClient } from '../../lambdas/platform/clients.ts';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Input = { TransactItems?: Action[]; Item?: unknown; Key?: { PK: string; SK: string }; UpdateExpression?: string };

/**
 * A table as in AWS: every call takes a while, and a transaction that is under way refuses every other write of its rows, where the
 * laptop's table has them wait for each other.
 */
export function slowTable(table: TableClient, milliseconds: number): TableClient {
  const held = new Set<string>();
  const send = async (command: { input: Input }): Promise<unknown> => {
    const { TransactItems, Item, Key, UpdateExpression } = command.input;
    const isWrite = UpdateExpression !== undefined || /^(?:Put|Delete)/.test(command.constructor.name);
    const rows = TransactItems?.map(keyOf) ?? (isWrite ? [rowOf(Item ?? Key)] : []);
    if (rows.some((row) => held.has(row))) {
      const refusal = TransactItems === undefined ? conflict() : cancelled(rows, held);
      await pause(milliseconds);
      throw refusal;
    }
    if (TransactItems !== undefined) for (const row of rows) held.add(row);
    await pause(milliseconds);
    try {
      return await (table.send as (sent: unknown) => Promise<unknown>)(command);
    } finally {
      if (TransactItems !== undefined) for (const row of rows) held.delete(row);
    }
  };
  return { send } as TableClient;
}

const rowOf = (key: unknown): string => {
  const { PK, SK } = key as { PK: string; SK: string };
  return `${PK} ${SK}`;
};
const keyOf = ({ Put, Update, Delete, ConditionCheck }: Action): string =>
  rowOf(Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key);

const conflict = () => new TransactionConflictException({ message: 'in the way', $metadata: {} });
const cancelled = (rows: string[], held: Set<string>) =>
  new TransactionCanceledException({
    message: 'in the way',
    CancellationReasons: rows.map((row) => ({ Code: held.has(row) ? 'TransactionConflict' : 'None' })),
    $metadata: {},
  });
