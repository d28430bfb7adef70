import {
  type Fault,
  fault,
  getTable,
  type Input,
  isFault,
  type Item,
  perform,
  prepare,
  type Prepared,
  readFault,
  rowKey,
  type Rows,
  type Store,
  type Write,
} from './engine.ts';

/**
 * A store that reads through to the real one and only notes down what is written.
 * Dynalite's actions run on it unchanged; the notes (item and index rows together) are then written to LevelDB as one
 * batch, which is all or nothing even when the process is killed in the middle.
 */
export class Draft {
  readonly store: Store;
  readonly #writes = new Map<string, Write<Item>>();

  constructor(beneath: Store) {
    this.store = {
      ...beneath,
      getItemDb: (table) => this.#rows(`item-${table}~`, beneath.getItemDb(table)),
      getIndexDb: (indexType, table, index) =>
        this.#rows(`index-${indexType.toLowerCase()}~${table}~${index}~`, beneath.getIndexDb(indexType, table, index)),
    };
  }

  get writes(): Write<Item>[] {
    return [...this.#writes.values()];
  }

  #rows(prefix: string, beneath: Rows): Rows {
    return {
      get: (key, done) => {
        const noted = this.#writes.get(prefix + key);
        if (!noted) beneath.get(key, done);
        else queueMicrotask(() => done(null, noted.type === 'put' ? noted.value : undefined));
      },
      put: (key, value, done) => {
        this.#writes.set(prefix + key, { type: 'put', key: prefix + key, value });
        queueMicrotask(() => done(null));
      },
      del: (key, done) => {
        this.#writes.set(prefix + key, { type: 'del', key: prefix + key });
        queueMicrotask(() => done(null));
      },
      // Writers already take turns, so dynalite's own lock per item has nothing left to guard.
      lock: (_key, work) => work((done) => done),
    };
  }
}

const MAX_ACTIONS = 100;

interface Step {
  kind: Kind;
  prepared: Prepared;
}

interface Reason {
  Code: string;
  Message?: string;
}

const operationOf = {
  // A check is a conditional delete whose writes are thrown away.
  ConditionCheck: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
} as const;
type Kind = keyof typeof operationOf;

/** The actions of TransactWriteItems, each checked by itself. @throws {Fault} ValidationException */
export function stepsOf(store: Store, input: Input): Step[] {
  const actions = input['TransactItems'] as Partial<Record<Kind, Input>>[];
  if (actions.length === 0 || actions.length > MAX_ACTIONS)
    throw fault('ValidationException', `'transactItems' must have length between 1 and ${MAX_ACTIONS}`);
  return actions.flatMap((action) =>
    (Object.entries(action) as [Kind, Input][]).map(([kind, item]) => ({
      kind,
      prepared: prepare(store, operationOf[kind], item),
    })),
  );
}

/**
 * What a transaction writes if all its conditions hold. Client tokens are not looked at: nobody here sends a transaction twice.
 * Rules: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 * @throws {Fault} TransactionCanceledException with one reason per action in order, ValidationException, ResourceNotFoundException
 */
export async function writesOf(store: Store, steps: readonly Step[]): Promise<Write<Item>[]> {
  await refuseDuplicates(store, steps);
  const draft = new Draft(store);
  const reasons: Reason[] = [];
  // Every action is tried, so that the caller learns all reasons.
  for (const step of steps) reasons.push(await tried(store, draft, step));
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  return draft.writes;
}

/** Two actions on one item are refused: they could not both be judged against the state before the transaction. */
async function refuseDuplicates(store: Store, steps: readonly Step[]): Promise<void> {
  const rows = new Set<string>();
  for (const { prepared } of steps) {
    const table = await getTable(store, prepared.TableName);
    const key = rowKey(prepared, table);
    if (key === null) continue;
    const row = `${table.TableName}~${key}`;
    if (rows.has(row))
      throw fault('ValidationException', 'Transaction request cannot include multiple operations on one item');
    rows.add(row);
  }
}

/** @throws what is not about this one item */
async function tried(store: Store, draft: Draft, { kind, prepared }: Step): Promise<Reason> {
  try {
    await perform(kind === 'ConditionCheck' ? new Draft(store).store : draft.store, operationOf[kind], prepared);
    return { Code: 'None' };
  } catch (error) {
    if (!isFault(error)) throw error;
    const { code, message: Message } = readFault(error);
    if (code === 'ValidationException') return { Code: 'ValidationError', Message };
    if (code !== 'ConditionalCheckFailedException') throw error;
    return { Code: 'ConditionalCheckFailed', Message };
  }
}

function cancelled(reasons: Reason[]): Fault {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return fault('TransactionCanceledException', message, { Message: message, CancellationReasons: reasons });
}
