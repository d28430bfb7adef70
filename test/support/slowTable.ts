import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableClient } from '../../lambdas/platform/clients.ts';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
interface Row {
  PK: string;
  SK: string;
}
/** Of a command to the table. */
export interface Input {
  TransactItems?: Action[];
  Item?: Row;
  Key?: Row;
  UpdateExpression?: string;
}

/** What a command writes: as it is put, or the key of what is updated, removed or checked. */
export function writesOf(command: { input: Input }): { row: Row; verb: keyof Action }[] {
  const { TransactItems, Item, Key, UpdateExpression } = command.input;
  if (TransactItems)
    return TransactItems.flatMap((action) =>
      Object.entries(action).map(([verb, one]) => {
        const { Item: put, Key: key } = one as Input;
        return { row: (put ?? key) as Row, verb: verb as keyof Action };
      }),
    );
  const isWrite = UpdateExpression !== undefined || /^(?:Put|Delete)/.test(command.constructor.name);
  const verb = Item ? 'Put' : UpdateExpression === undefined ? 'Delete' : 'Update';
  return isWrite ? [{ row: (Item ?? Key) as Row, verb }] : [];
}

/**
 * A table as in AWS: every call takes a while, and a transaction that is under way refuses every other write of its rows, where the
 * laptop's table has them wait for each other.
 */
export function slowTable(table: TableClient, milliseconds: number): TableClient {
  const held = new Set<string>();
  const send = async (command: { input: Input }): Promise<unknown> => {
    const { TransactItems } = command.input;
    const rows = writesOf(command).map(({ row: { PK, SK } }) => `${PK} ${SK}`);
    if (rows.some((row) => held.has(row))) {
      const codes = rows.map((row) => (held.has(row) ? 'TransactionConflict' : 'None'));
      const refusal = TransactItems === undefined ? conflict() : cancelled(codes);
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

export const conflict = () => new TransactionConflictException({ message: 'in the way', $metadata: {} });
export const cancelled = (codes: readonly string[]) =>
  new TransactionCanceledException({
    message: 'in the way',
    CancellationReasons: codes.map((Code) => ({ Code })),
    $metadata: {},
  });
