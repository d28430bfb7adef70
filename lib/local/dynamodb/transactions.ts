import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { Draft } from './draft.ts';
import {
  Fault,
  getTable,
  hasValidKey,
  isRecord,
  perform,
  prepare,
  rowKey,
  validationFault,
  type ActionOutput,
  type Input,
  type Operation,
  type Output,
  type Prepared,
  type Write,
} from './engine.ts';

const MAX_ACTIONS = 100;
const ONE_KIND = 'TransactItems can only contain one of Check, Put, Update or Delete';
/** How long a repeated ClientRequestToken is answered without writing again. */
const TOKEN_SECONDS = 10 * 60;
/** A transaction costs two units where a single call costs one. */
const COST = 2;

interface Step {
  kind: string;
  operation: Operation;
  prepared: Prepared;
}

interface Reason {
  Code: string;
  Message?: string;
}

/** What is kept of a finished transaction under its token. */
interface Receipt {
  fingerprint: string;
  untilSeconds: number;
  output: Output;
}

const WRITE_OPERATIONS = {
  // A check is a conditional delete whose writes are thrown away.
  ConditionCheck: { operation: 'DeleteItem', required: 'ConditionExpression' },
  Put: { operation: 'PutItem', required: 'Item' },
  Update: { operation: 'UpdateItem', required: 'UpdateExpression' },
  Delete: { operation: 'DeleteItem', required: 'Key' },
} as const;

/**
 * TransactWriteItems: all conditions hold and everything is written, or nothing is.
 * Rules: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 * @throws Fault TransactionCanceledException with one reason per action in order, IdempotentParameterMismatchException,
 * ValidationException, ResourceNotFoundException
 */
export async function transactWrite(database: Database, input: Input, nowSeconds: number): Promise<Output> {
  const steps = parseActions(input).map((action) => writeStep(database, action, input['ReturnConsumedCapacity']));
  const token = parseToken(input['ClientRequestToken']);
  const fingerprint = token ? createHash('sha256').update(canonical(input['TransactItems'])).digest('base64') : '';
  return database.exclusively(async () => {
    const receipt = token ? await findReceipt(database, token, nowSeconds) : undefined;
    if (receipt && receipt.fingerprint !== fingerprint) throw mismatch();
    if (receipt) return receipt.output;
    await refuseDuplicates(database, steps);
    const draft = new Draft(database.store);
    const capacities = await runSteps(database, draft, steps);
    const output = consumedCapacity(capacities);
    const kept: Receipt = { fingerprint, untilSeconds: nowSeconds + TOKEN_SECONDS, output };
    const receipts: Write<Receipt>[] = token ? [{ type: 'put', key: tokenRow(token), value: kept }] : [];
    await database.commit(draft.writes, receipts);
    return output;
  });
}

/** Forgets tokens whose ten minutes are over. */
export async function dropOldTokens(database: Database, nowSeconds: number): Promise<void> {
  const receipts = database.store.db.iterator<Receipt>({ gt: 'token~', lt: 'token~\xFF' });
  for await (const [key, { untilSeconds }] of receipts) {
    if (untilSeconds <= nowSeconds) await database.store.db.batch([{ type: 'del', key }]);
  }
}

function parseActions(input: Input): Input[] {
  const actions = input['TransactItems'];
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > MAX_ACTIONS) {
    throw validationFault(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length between 1 and ${MAX_ACTIONS}`,
    );
  }
  return actions.map((action: unknown) => {
    if (isRecord(action) && Object.keys(action).length === 1) return action;
    throw validationFault(ONE_KIND);
  });
}

function writeStep(database: Database, action: Input, ReturnConsumedCapacity: unknown): Step {
  const kind = Object.keys(action)[0] ?? '';
  const input = action[kind];
  if (!isWriteKind(kind) || !isRecord(input)) throw validationFault(ONE_KIND);
  const { operation, required } = WRITE_OPERATIONS[kind];
  if (input[required] === undefined) {
    throw validationFault(`The parameter '${required}' is required but was not present in the request`);
  }
  return { kind, operation, prepared: prepare(database.store, operation, { ...input, ReturnConsumedCapacity }) };
}

function isWriteKind(kind: string): kind is keyof typeof WRITE_OPERATIONS {
  return Object.hasOwn(WRITE_OPERATIONS, kind);
}

function parseToken(token: unknown): string | undefined {
  if (token === undefined || token === null) return undefined;
  if (typeof token === 'string' && token.length >= 1 && token.length <= 36) return token;
  throw validationFault(
    "1 validation error detected: Value at 'clientRequestToken' failed to satisfy constraint: " +
      'Member must have length between 1 and 36',
  );
}

/** Two actions on one item are refused: they could not both be judged against the state before the transaction. */
async function refuseDuplicates(database: Database, steps: Step[]): Promise<void> {
  const rows = new Set<string>();
  for (const { prepared } of steps) {
    const table = await getTable(database.store, prepared.TableName);
    if (!hasValidKey(prepared, table)) continue;
    const row = `${table.TableName}~${rowKey(prepared, table)}`;
    if (rows.has(row)) throw validationFault('Transaction request cannot include multiple operations on one item');
    rows.add(row);
  }
}

/** Tries every action, so that the caller learns all reasons; answers what each one cost. */
async function runSteps(database: Database, draft: Draft, steps: Step[]): Promise<ActionOutput[]> {
  const reasons: Reason[] = [];
  const outputs: ActionOutput[] = [];
  for (const step of steps) {
    const store = step.kind === 'ConditionCheck' ? new Draft(database.store).store : draft.store;
    try {
      outputs.push(await perform(store, step.operation, step.prepared));
      reasons.push({ Code: 'None' });
    } catch (error) {
      reasons.push(reasonFor(error));
    }
  }
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  return outputs;
}

/** @throws what is not about this one item */
function reasonFor(error: unknown): Reason {
  if (!(error instanceof Fault)) throw error;
  if (error.code === 'ValidationException') return { Code: 'ValidationError', Message: error.message };
  if (error.code !== 'ConditionalCheckFailedException') throw error;
  return { Code: 'ConditionalCheckFailed', Message: error.message };
}

function cancelled(reasons: Reason[]): Fault {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new Fault('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons });
}

function mismatch(): Fault {
  const message = 'The request uses the same client token as a previous, but non-identical request.';
  return new Fault('IdempotentParameterMismatchException', message, { Message: message });
}

function tokenRow(token: string): string {
  return `token~${token}`;
}

async function findReceipt(database: Database, token: string, nowSeconds: number): Promise<Receipt | undefined> {
  const receipt = await database.store.db.get<Receipt>(tokenRow(token));
  return receipt && receipt.untilSeconds > nowSeconds ? receipt : undefined;
}

/** Adds up what the single actions cost, by table; empty when the caller did not ask. */
function consumedCapacity(outputs: ActionOutput[]): Output {
  const units = new Map<string, number>();
  for (const { ConsumedCapacity: cost } of outputs) {
    if (cost) units.set(cost.TableName, (units.get(cost.TableName) ?? 0) + COST * cost.CapacityUnits);
  }
  if (units.size === 0) return {};
  return { ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })) };
}

/** JSON with sorted names, so that equal requests have equal fingerprints. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
