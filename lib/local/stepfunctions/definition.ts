import * as z from 'zod';
import { putRightRules } from './choice.ts';
import { listStates, machineSchema, subMachines } from './states.ts';
import type { Machine, PlacedState, State } from './states.ts';

/** Timers in Node end at 2^31 ms; AWS's own ceilings are higher, so "no limit" becomes this. */
const LONGEST_SECONDS = 2_000_000;

/** An ARN that is filled in at deployment. */
const PLACEHOLDER = /^\$\{[^}]+\}$/;

const MACHINE_FIELDS = ['Comment', 'QueryLanguage', 'StartAt', 'States', 'TimeoutSeconds', 'Version'];
const SUB_MACHINE_FIELDS = ['Comment', 'ProcessorConfig', 'QueryLanguage', 'StartAt', 'States'];
const STATE_FIELDS = ['Comment', 'End', 'InputPath', 'Next', 'OutputPath', 'QueryLanguage', 'Type'];
const ERROR_FIELDS = ['Catch', 'Retry'];
const RESULT_FIELDS = ['Parameters', 'ResultPath', 'ResultSelector'];

/** The fields the interpreter honours, per state type. It ignores all others without a word, so those are refused here. */
const FIELDS: Record<string, string[]> = {
  Task: [...RESULT_FIELDS, ...ERROR_FIELDS, 'Resource', 'TimeoutSeconds', 'TimeoutSecondsPath'],
  Parallel: [...RESULT_FIELDS, ...ERROR_FIELDS, 'Branches'],
  Map: [
    ...RESULT_FIELDS,
    ...ERROR_FIELDS,
    'ItemProcessor',
    'ItemSelector',
    'ItemsPath',
    'Iterator',
    'MaxConcurrency',
    'MaxConcurrencyPath',
  ],
  Pass: ['Parameters', 'Result', 'ResultPath'],
  Wait: ['Seconds', 'SecondsPath', 'Timestamp', 'TimestampPath'],
  Choice: ['Choices', 'Default'],
  Succeed: [],
  Fail: ['Cause', 'CausePath', 'Error', 'ErrorPath'],
};

/**
 * Makes a definition safe for the interpreter, or refuses it.
 *
 * Refused is what AWS runs but the interpreter would run wrongly in silence: JSONata, variables, distributed Map, batches,
 * callbacks, nested executions, context paths it cannot fill. Put right is what can be: an absent task timeout (the interpreter's
 * default is 60 s, AWS has none), a ResultPath of '$' (it would make a field of that name) placeholders for ARNs, and choice
 * rules that it decides differently.
 * @param taskNames the Task states there is a function for; they must be those of the definition
 * @throws Error that lists everything refused
 */
export function prepareDefinition(label: string, definition: object, taskNames: string[]): Machine {
  const machine = machineSchema.parse(definition);
  const faults = [
    ...unknownFields('the state machine', machine, MACHINE_FIELDS),
    ...queryLanguageFaults('the state machine', machine),
    ...timeFaults('the state machine', machine.TimeoutSeconds),
    ...listStates(machine).flatMap(stateFaults),
    ...taskNameFaults(machine, taskNames),
  ];
  if (faults.length > 0)
    throw new Error(`${label} cannot be run on this machine:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  for (const { name, state } of listStates(machine)) putRight(name, state);
  return machine;
}

function stateFaults({ name, state, within }: PlacedState): string[] {
  const fields = FIELDS[state.Type];
  if (!fields) return [`${name}: the type '${state.Type}' is unknown`];
  return [
    ...unknownFields(name, state, [...STATE_FIELDS, ...fields]),
    ...queryLanguageFaults(name, state),
    ...timeFaults(name, state.TimeoutSeconds),
    ...timeFaults(name, state['Seconds']),
    ...subMachines(state).flatMap((machine) => subMachineFaults(name, machine)),
    ...resourceFaults(name, state),
    ...errorNameFaults(name, state),
    ...contextFaults(name, state, within),
    ...(state.Type === 'Pass' && 'Result' in state && !state['Result']
      ? [`${name}: an empty Result would be passed over`]
      : []),
  ];
}

function unknownFields(where: string, value: object, known: string[]): string[] {
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => `${where}: ${field} is not supported`);
}

function queryLanguageFaults(where: string, value: { [field: string]: unknown }): string[] {
  const language = value['QueryLanguage'];
  return language === undefined || language === 'JSONPath' ? [] : [`${where}: QueryLanguage must be JSONPath`];
}

function timeFaults(where: string, seconds: unknown): string[] {
  return typeof seconds === 'number' && seconds > LONGEST_SECONDS ? [`${where}: ${seconds} seconds are too many`] : [];
}

function subMachineFaults(where: string, machine: Machine): string[] {
  const config = machine['ProcessorConfig'];
  const isInline = config === undefined || z.object({ Mode: z.literal('INLINE') }).safeParse(config).success;
  return [
    ...unknownFields(where, machine, SUB_MACHINE_FIELDS),
    ...queryLanguageFaults(where, machine),
    ...(isInline ? [] : [`${where}: a distributed Map is not supported`]),
  ];
}

/** A Lambda function by its own ARN, or through the service integration; a placeholder stands for the ARN given at deployment. */
function resourceFaults(name: string, { Type, Resource = '' }: State): string[] {
  if (Type !== 'Task' || isLambdaInvoke(Resource)) return [];
  const isFunction = /^arn:[^:]+:lambda:/.test(Resource) || PLACEHOLDER.test(Resource);
  return isFunction ? [] : [`${name}: the resource '${Resource}' is not supported, only Lambda functions are`];
}

/** Whether the resource is the service integration, which takes `{FunctionName, Payload}` and answers `{Payload}`. */
export function isLambdaInvoke(resource: string): boolean {
  return /^arn:[^:]+:states:::lambda:invoke$/.test(resource);
}

function errorNameFaults(name: string, { Type, Retry = [], Catch = [] }: State): string[] {
  return [Retry, Catch].flatMap((handlers) =>
    handlers.flatMap(({ ErrorEquals }, index) => {
      const isLast = index === handlers.length - 1;
      const misplaced = ErrorEquals.includes('States.ALL') && (ErrorEquals.length > 1 || !isLast);
      return [
        ...(misplaced ? [`${name}: States.ALL must stand alone and last`] : []),
        ...(ErrorEquals.includes('States.TaskFailed') && Type !== 'Task'
          ? [`${name}: States.TaskFailed matches in Task states only`]
          : []),
      ];
    }),
  );
}

/** Inside Map and Parallel the interpreter takes the inner input for the execution's; state and task it does not know at all. */
function contextFaults(name: string, state: State, within: PlacedState['within']): string[] {
  const { Branches: _branches, ItemProcessor: _processor, Iterator: _iterator, ...own } = state;
  const paths = JSON.stringify(own).match(/\$\$[\w.]*/g) ?? [];
  const known = [
    '$$.Execution.Id',
    '$$.Execution.Name',
    '$$.StateMachine.Id',
    '$$.StateMachine.Name',
    ...(within.length === 0 ? ['$$.Execution.Input', '$$.Execution.StartTime'] : []),
    ...(state.Type === 'Map' ? ['$$.Map.Item.Index', '$$.Map.Item.Value'] : []),
  ];
  return paths
    .filter((path) => !known.some((start) => path === start || path.startsWith(`${start}.`)))
    .map((path) => `${name}: the context path ${path} is not supported here`);
}

/** Tasks are told apart by their state's name, so a name may be used once in the whole definition. */
function taskNameFaults(machine: Machine, taskNames: string[]): string[] {
  const inDefinition = listStates(machine).flatMap(({ name, state }) => (state.Type === 'Task' ? [name] : []));
  return [
    ...inDefinition
      .filter((name, index) => inDefinition.indexOf(name) !== index)
      .map((name) => `${name}: two tasks have this name`),
    ...inDefinition
      .filter((name) => !taskNames.includes(name))
      .map((name) => `${name}: there is no function for this task`),
    ...taskNames
      .filter((name) => !inDefinition.includes(name))
      .map((name) => `${name}: there is a function but no such task`),
  ];
}

function putRight(name: string, state: State): void {
  if (PLACEHOLDER.test(state.Resource ?? ''))
    state.Resource = `arn:aws:lambda:ap-southeast-1:000000000000:function:${name}`;
  if (state.Type === 'Task' && state.TimeoutSecondsPath === undefined) state.TimeoutSeconds ??= LONGEST_SECONDS;
  if (state.Type === 'Choice') state['Choices'] = putRightRules(state['Choices']);
  for (const holder of [state, ...(state.Catch ?? [])]) {
    if (holder.ResultPath === '$') delete holder.ResultPath;
  }
}
