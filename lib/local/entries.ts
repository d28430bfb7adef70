import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routeKeyOf } from '../../shared/contract.ts';
import { root } from '../bundling.ts';
import { apiFunctions } from '../functions/api.ts';
import type { FunctionDefinition } from '../functions/step.ts';
import { stepFunctions } from '../functions/steps.ts';
import { definitions, type PipelineName } from '../pipelines/index.ts';
import { functionsOf } from '../pipelines/states.ts';
import type { LambdaHandler } from './gateway/server.ts';
import type { StateMachineSource, Task } from './stepfunctions/engine.ts';

/** The Lambdas behind the gateway and the state machines, from the tables that the CDK reads too (`lib/functions`). */

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;

/** The gateway's routes: the declared calls and the Lambda entries that answer them. Loaded after the environment is set. */
export async function apiRoutes(): Promise<Record<string, LambdaHandler>> {
  const routes = await Promise.all(
    Object.entries(apiFunctions).map(async ([name, { calls }]) => {
      const { handler } = await load(`lambdas/${name}/routes.ts`);
      return Object.values(calls).map((call) => [routeKeyOf(call), handler as LambdaHandler] as const);
    }),
  );
  return Object.fromEntries(routes.flat());
}

export const pipelineNames = Object.keys(definitions) as PipelineName[];

export const stateMachineArn = (pipeline: PipelineName): string =>
  `arn:aws:states:ap-southeast-1:000000000000:stateMachine:${pipeline}`;

/** A step function of the table, loaded at its first call. */
function taskOf({ package: { entries }, handler }: FunctionDefinition): Task {
  const [entry = '', name = ''] = handler.split('.');
  return async (input) => ((await load(entries[entry] ?? ''))[name] as Task)(input);
}

/** A state machine with the step function behind each of its task states. */
function stateMachineOf(pipeline: PipelineName, functions = stepFunctions[pipeline]): StateMachineSource {
  const definition = definitions[pipeline];
  const tasks = Object.entries(functionsOf(definition)).map(([state, called]) => {
    const found = functions[called];
    if (found === undefined)
      throw new Error(`The pipeline ${pipeline} calls ${called}, which lib/functions does not have.`);
    return [state, taskOf(found)] as const;
  });
  return { definition, tasks: Object.fromEntries(tasks) };
}

/** The state machines that are deployed, by their ARNs. */
export const pipelines = (): Record<string, StateMachineSource> =>
  Object.fromEntries(pipelineNames.map((name) => [stateMachineArn(name), stateMachineOf(name)]));
