import * as z from 'zod';
import { StepFunctionsError } from './errors.ts';
import type { openExecutions } from './executions.ts';
import type { ExecutionRecord } from './store.ts';

type Executions = Awaited<ReturnType<typeof openExecutions>>;

/** Runs one operation: takes the parsed JSON body and gives the JSON reply. */
export type Operation = (body: unknown) => Promise<object>;

const MAX_INPUT_BYTES = 256 * 1024;
const DEFAULT_PAGE = 100;
const MAX_PAGE = 1000;

/** Not allowed in names by the API reference: white space, brackets, wildcards, special and control characters. */
// oxlint-disable-next-line no-control-regex
const NOT_IN_NAMES = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001f\u007f-\u009f]/u;

const status = z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']);
const page = { maxResults: z.number().int().min(0).max(MAX_PAGE).optional(), nextToken: z.string().optional() };

/** The calls of the Step Functions API that are served, by the name after `AWSStepFunctions.` in X-Amz-Target. */
export function createOperations(executions: Executions): Record<string, Operation> {
  return {
    StartExecution: operation(
      z.object({
        stateMachineArn: z.string(),
        name: z.string().optional(),
        input: z.string().optional(),
        traceHeader: z.string().optional(),
      }),
      async ({ stateMachineArn, name, input = '{}' }) => {
        if (name !== undefined) checkName(name);
        checkInput(input);
        const { executionArn, startDate } = await executions.start(stateMachineArn, name, input);
        return { executionArn, startDate: startDate / 1000 };
      },
    ),

    DescribeExecution: operation(z.object({ executionArn: z.string() }), ({ executionArn }) => {
      const record = executions.describe(executionArn);
      return {
        ...summarise(record),
        input: record.input,
        inputDetails: { included: true },
        ...(record.output !== undefined && { output: record.output, outputDetails: { included: true } }),
        ...(record.error !== undefined && { error: record.error }),
        ...(record.cause !== undefined && { cause: record.cause }),
      };
    }),

    StopExecution: operation(
      z.object({
        executionArn: z.string(),
        error: z.string().max(256).optional(),
        cause: z.string().max(32_768).optional(),
      }),
      async ({ executionArn, error, cause }) => {
        const { stopDate } = await executions.stop(executionArn, { error, cause });
        return { stopDate: (stopDate ?? 0) / 1000 };
      },
    ),

    ListExecutions: operation(
      z.object({ stateMachineArn: z.string(), statusFilter: status.optional(), ...page }),
      ({ stateMachineArn, statusFilter, maxResults, nextToken }) => {
        const all = executions.list(stateMachineArn, statusFilter).map(summarise);
        const part = paginate(all, maxResults, nextToken);
        return { executions: part.items, ...part.next };
      },
    ),

    GetExecutionHistory: operation(
      z.object({
        executionArn: z.string(),
        reverseOrder: z.boolean().optional(),
        includeExecutionData: z.boolean().optional(),
        ...page,
      }),
      ({ executionArn, reverseOrder, maxResults, nextToken }) => {
        const events = executions.history(executionArn);
        const part = paginate(reverseOrder ? events.toReversed() : events, maxResults, nextToken);
        return { events: part.items, ...part.next };
      },
    ),
  };
}

function operation<Schema extends z.ZodType>(
  schema: Schema,
  run: (body: z.infer<Schema>) => object | Promise<object>,
): Operation {
  return async (body) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new StepFunctionsError('ValidationException', z.prettifyError(parsed.error));
    return run(parsed.data);
  };
}

function summarise({ executionArn, stateMachineArn, name, status: state, startDate, stopDate }: ExecutionRecord) {
  return {
    executionArn,
    stateMachineArn,
    name,
    status: state,
    startDate: startDate / 1000,
    ...(stopDate !== undefined && { stopDate: stopDate / 1000 }),
    redriveCount: 0,
  };
}

function checkName(name: string): void {
  if (name.length < 1 || name.length > 80 || NOT_IN_NAMES.test(name))
    throw new StepFunctionsError('InvalidName', `Invalid Name: '${name}'`);
}

function checkInput(input: string): void {
  if (Buffer.byteLength(input) > MAX_INPUT_BYTES)
    throw new StepFunctionsError(
      'InvalidExecutionInput',
      `Invalid State Machine Execution Input: longer than ${MAX_INPUT_BYTES} bytes`,
    );
  try {
    JSON.parse(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFunctionsError('InvalidExecutionInput', `Invalid State Machine Execution Input: '${reason}'`);
  }
}

/** The token is the place in the list; 0 or no page size means the default. */
function paginate<Item>(items: Item[], maxResults: number | undefined, nextToken: string | undefined) {
  const from = nextToken === undefined ? 0 : Number(nextToken);
  if (!Number.isInteger(from) || from < 0)
    throw new StepFunctionsError('InvalidToken', `Invalid Token: '${nextToken}'`);
  const to = from + (maxResults || DEFAULT_PAGE);
  return { items: items.slice(from, to), next: to < items.length ? { nextToken: String(to) } : {} };
}
