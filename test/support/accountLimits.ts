import type { SFNClient } from '@aws-sdk/client-sfn';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { type Input, writesOf } from './slowTable.ts';

/** Whose executions of the account a function takes. */
export type Functions = 'api' | 'models' | 'others';

interface Limits {
  /** Of a partition, in a second. */
  writeUnits: number;
  /** DescribeExecution calls in a second. */
  looks: number;
  /** Functions at once. */
  functions: Record<Functions, number>;
}

/** A row that is updated is taken to have so many kilobytes: a day's figures of a module grow with the day. */
const updatedKb = 2;
const unitsOf = ({ row, verb }: ReturnType<typeof writesOf>[number]): number =>
  verb === 'Put' ? Math.ceil(JSON.stringify(row).length / 1024) : verb === 'Update' ? updatedKb : 1;

const named = (name: string): Error => Object.assign(new Error('Rate exceeded'), { name });

/** Grants so many a second, by the clock of this process. */
function perSecond(most: number) {
  const used = new Map<string, { second: number; count: number }>();
  let peak = 0;
  return {
    take(key: string, count = 1): boolean {
      const second = Math.floor(Date.now() / 1000);
      const before = used.get(key);
      const total = (before?.second === second ? before.count : 0) + count;
      peak = Math.max(peak, Math.min(total, most));
      if (total > most) return false;
      used.set(key, { second, count: total });
      return true;
    },
    get peak() {
      return peak;
    },
  };
}

/** An account as AWS limits it: what is beyond a limit is refused as the services refuse it. */
export function accountLimits({ writeUnits, looks, functions }: Limits) {
  const writes = perSecond(writeUnits);
  const described = perSecond(looks);
  const running: Record<Functions, number> = { api: 0, models: 0, others: 0 };
  const refused = { writes: 0, looks: 0, api: 0, models: 0, others: 0 };

  return {
    refused,
    /** Write units that one partition took in a second, at the most. */
    get peakUnits() {
      return writes.peak;
    },

    table(client: TableClient): TableClient {
      const send = async (command: { input: Input }): Promise<unknown> => {
        const isTransaction = command.input.TransactItems !== undefined;
        // A transaction writes twice.
        const refusals = writesOf(command).map(
          (write) => !writes.take(write.row.PK, unitsOf(write) * (isTransaction ? 2 : 1)),
        );
        refused.writes += refusals.filter(Boolean).length;
        if (refusals.includes(true))
          throw isTransaction
            ? new TransactionCanceledException({
                message: 'Rate exceeded',
                CancellationReasons: refusals.map((isRefused) => ({ Code: isRefused ? 'ThrottlingError' : 'None' })),
                $metadata: {},
              })
            : named('ProvisionedThroughputExceededException');
        return (client.send as (sent: unknown) => Promise<unknown>)(command);
      };
      return { send } as TableClient;
    },

    executions(client: SFNClient): SFNClient {
      const send = (command: object): Promise<unknown> => {
        if (command.constructor.name === 'DescribeExecutionCommand' && !described.take('')) {
          refused.looks += 1;
          return Promise.reject(named('ThrottlingException'));
        }
        return (client.send as (sent: unknown) => Promise<unknown>)(command);
      };
      return { send } as SFNClient;
    },

    /** Runs a function, if there is one free. */
    async run<T>(kind: Functions, work: () => Promise<T>): Promise<T> {
      if (running[kind] >= functions[kind]) {
        refused[kind] += 1;
        throw named('Lambda.TooManyRequestsException');
      }
      running[kind] += 1;
      try {
        return await work();
      } finally {
        running[kind] -= 1;
      }
    },
  };
}
