import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DescribeExecutionCommand, GetExecutionHistoryCommand, SFNClient } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { readPipeline } from '../../../lib/aws/pipelines.ts';
import { pipelines } from '../../../lib/aws/steps/index.ts';
import { reader, type PipelineName, type StepFunction } from '../../../lib/aws/steps/step.ts';
import { credentials, region } from '../../../lib/local/names.ts';
import type { ModelUse, Runs, Storage } from './quantities.ts';

const count = z.number().default(0);
/** A line of `probe.mjs`. */
const callSchema = z.object({
  service: z.string(),
  command: z.string(),
  units: count,
  profileWrites: count,
  bytes: count,
  executionArn: z.string().optional(),
  endpoint: z.string().optional(),
  modelId: z.string().optional(),
  inputTokens: count,
  outputTokens: count,
});
type Call = z.infer<typeof callSchema>;

/** What AWS was made do since the last look. */
export interface Counted extends Storage {
  runs: Runs[];
  transitions: number;
  models: Record<string, ModelUse>;
  /** Output tokens of the longest model call. */
  longest: number;
}

/** Looks at what the probe of a house wrote into a file. `next` waits for the end of every execution that was started since. */
export function recorder(file: string): { next: () => Promise<Counted> } {
  let seen = 0;
  const unread = async (): Promise<Call[]> => {
    const all = (await readFile(file, 'utf8')).trim().split('\n');
    const fresh = all.slice(seen).filter((line) => line !== '');
    seen = all.length;
    return fresh.map((line) => callSchema.parse(JSON.parse(line)));
  };
  return {
    async next() {
      const calls = await unread();
      const started = calls.filter(({ command }) => command === 'StartExecutionCommand');
      const histories = await Promise.all(started.map(statesOf));
      calls.push(...(await unread()));
      return {
        ...storageOf(calls),
        ...modelsOf(calls),
        runs: histories.flatMap(({ pipeline, states }) => runsOf(pipeline, states)),
        // One for every state that is entered, and one for the end.
        transitions: histories.reduce((sum, { states }) => sum + states.length + 1, 0),
      };
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const reads = /^(?:Get|Query|BatchGet|TransactGet)Command$/;
/** Billed like a PUT. */
const puts = /^(?:PutObject|CopyObject|ListObjects)/;
const gets = /^(?:GetObject|HeadObject)/;

/** A profile stands in two indexes: a change of it is one write of the first, and of the second one that takes away and one that adds. */
const indexWrites = 3;

/** Folds the lines of the table and of the bucket. An empty answer of the table is billed too: half a unit. */
export function storageOf(calls: readonly Pick<Call, 'service' | 'command' | 'units' | 'profileWrites' | 'bytes'>[]) {
  const rows = calls.filter(({ service }) => service === 'DynamoDB');
  const files = calls.filter(({ service }) => service === 'S3');
  return {
    readUnits: sum(rows.filter(({ command }) => reads.test(command)).map(({ units }) => Math.max(0.5, units))),
    writeUnits: sum(
      rows
        .filter(({ command }) => !reads.test(command))
        .map(({ units, profileWrites }) => units + indexWrites * profileWrites),
    ),
    puts: files.filter(({ command }) => puts.test(command)).length,
    gets: files.filter(({ command }) => gets.test(command)).length,
    fileBytes: sum(files.map(({ bytes }) => bytes)),
  } satisfies Storage;
}

function modelsOf(calls: readonly Call[]): Pick<Counted, 'models' | 'longest'> {
  const models: Record<string, ModelUse> = {};
  for (const { modelId, inputTokens, outputTokens } of calls) {
    if (modelId === undefined) continue;
    const use = (models[modelId] ??= { calls: 0, inputTokens: 0, outputTokens: 0 });
    use.calls += 1;
    use.inputTokens += inputTokens;
    use.outputTokens += outputTokens;
  }
  return { models, longest: Math.max(0, ...calls.map(({ outputTokens }) => outputTokens)) };
}

/** The states that an execution entered, once it has ended. @throws {Error} when it failed */
async function statesOf({ executionArn = '', endpoint = '' }: Call) {
  const client = new SFNClient({ region, credentials, endpoint });
  try {
    for (;;) {
      const { status } = await client.send(new DescribeExecutionCommand({ executionArn }));
      if (status === 'SUCCEEDED') break;
      if (status !== 'RUNNING') throw new Error(`${executionArn} ended ${status}`);
      await pause(50);
    }
    const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }));
    const states = events
      .filter(({ type }) => type?.endsWith('StateEntered'))
      .map(({ type, stateEnteredEventDetails }) => ({ type, name: stateEnteredEventDetails?.name ?? '' }));
    return { pipeline: executionArn.split(':').at(-2) as PipelineName, states };
  } finally {
    client.destroy();
  }
}

/** The functions that were run, told by the Task states that were entered. */
function runsOf(pipeline: PipelineName, states: readonly { type: string | undefined; name: string }[]): Runs[] {
  const behind = functionsOf(pipeline);
  return states
    .filter(({ type }) => type === 'TaskStateEntered')
    .map(({ name }) => {
      const step = behind[name];
      if (step === undefined) throw new Error(`The pipeline ${pipeline} has no function behind ${name}`);
      const kind = step.package === reader.package ? 'reader' : step.asks ? 'model' : 'other';
      return { memoryMb: step.memoryMb, kind, count: 1 };
    });
}

const taskSchema = z.object({ Type: z.literal('Task'), Resource: z.string() });

/** By Task state, at whatever depth it stands. */
function functionsOf(pipeline: PipelineName): Record<string, StepFunction> {
  const found: Record<string, StepFunction> = {};
  const walk = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const step =
      pipelines[pipeline][/^\$\{(\w+)FunctionArn\}$/.exec(taskSchema.safeParse(value).data?.Resource ?? '')?.[1] ?? ''];
    if (step !== undefined) found[name] = step;
    for (const [key, inner] of Object.entries(value)) walk(key, inner);
  };
  walk('', JSON.parse(readPipeline(pipeline)));
  return found;
}
