import * as z from 'zod';
import { listStates, type Machine, machineSchema, type PlacedState } from './states.ts';

/** The ARN of a function, filled in at deployment. */
const placeholder = /^\$\{\w+FunctionArn\}$/;

const anyState = ['Comment', 'End', 'Next', 'Type'];

/** What our pipelines use of each type of state. The interpreter ignores or misreads some of the rest without a word. */
const fields: Record<string, string[]> = {
  Task: ['Catch', 'Parameters', 'Resource', 'ResultPath', 'Retry', 'TimeoutSeconds'],
  Parallel: ['Branches', 'Catch', 'ResultPath'],
  Map: ['Catch', 'ItemProcessor', 'ItemSelector', 'ItemsPath', 'MaxConcurrency', 'ResultPath'],
  Wait: ['Seconds', 'SecondsPath'],
  Choice: ['Choices', 'Default'],
  Succeed: [],
  Fail: ['Cause', 'CausePath', 'Error', 'ErrorPath'],
};

/** The comparisons that the interpreter decides as AWS does. */
const choices = z.array(
  z.strictObject({
    Variable: z.string(),
    Next: z.string(),
    StringEquals: z.string().optional(),
    BooleanEquals: z.boolean().optional(),
    NumericGreaterThan: z.number().optional(),
    IsPresent: z.literal(true).optional(),
  }),
);

/**
 * Makes a definition ready for the interpreter, or refuses it: what AWS runs but the interpreter may run otherwise must not go unseen.
 * @param taskNames the Task states there is a function for
 * @throws Error that lists everything refused
 */
export function prepareDefinition(label: string, definition: object, taskNames: string[]): Machine {
  const machine = machineSchema.parse(definition);
  const faults = listStates(machine).flatMap((placed) => faultsOf(placed, taskNames));
  if (faults.length > 0)
    throw new Error(`${label} cannot be run on this machine:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  // The interpreter takes whole ARNs only, and finds a function by its state's name.
  for (const { name, state } of listStates(machine))
    if (state.Type === 'Task') state.Resource = `arn:aws:lambda:ap-southeast-1:000000000000:function:${name}`;
  return machine;
}

function faultsOf({ name, state }: PlacedState, taskNames: string[]): string[] {
  const { Branches: _branches, ItemProcessor: _processor, ...own } = state;
  const known = [...anyState, ...(fields[state.Type] ?? [])];
  const unknown = Object.keys(state).filter((field) => !known.includes(field));
  const paths = (JSON.stringify(own).match(/\$\$[\w.]*/g) ?? []).filter((path) => path !== '$$.Map.Item.Value');
  return [
    ...(state.Type in fields ? [] : [`${name}: the type ${state.Type} is not supported`]),
    ...[...unknown, ...paths].map((field) => `${name}: ${field} is not supported`),
    ...(state.Type === 'Choice' && !choices.safeParse(state['Choices']).success
      ? [`${name}: a comparison is not supported`]
      : []),
    ...(state.Type === 'Task' && !placeholder.test(state.Resource ?? '')
      ? [`${name}: the resource ${state.Resource} is not supported`]
      : []),
    ...(state.Type === 'Task' && !taskNames.includes(name) ? [`${name}: there is no function for this task`] : []),
  ];
}
