import type { Database } from './database.ts';
import { Fault, isOperation, type Input, type Output } from './engine.ts';
import { transactWrite } from './transactions.ts';

/** Answers an operation of DynamoDB's by its name, such as `GetItem`. @throws Fault */
export async function answer(database: Database, operation: string, input: Input, nowSeconds: number): Promise<Output> {
  await database.ready();
  if (operation === 'TransactWriteItems') return transactWrite(database, input, nowSeconds);
  if (isOperation(operation)) return database.call(operation, input);
  throw new Fault('UnknownOperationException', `Not available on this machine: ${operation || 'no operation named'}`);
}
