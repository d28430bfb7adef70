import { describe, expect, test } from '@jest/globals';
import { prepareDefinition } from '../../../../lib/local/stepfunctions/definition.ts';
import { LAMBDA, oneTask } from './support.ts';

const prepare = (definition: object, tasks = ['Langkah']) => prepareDefinition('saluran', definition, tasks);
const map = (fields: object, processor: object = {}) => ({
  StartAt: 'Peta',
  States: { Peta: { Type: 'Map', End: true, ItemProcessor: { ...oneTask(), ...processor }, ...fields } },
});

describe('a definition is refused for', () => {
  const refused: [string, object, string][] = [
    ['JSONata', { ...oneTask(), QueryLanguage: 'JSONata' }, 'the state machine: QueryLanguage must be JSONPath'],
    ['JSONata in one state', oneTask({ QueryLanguage: 'JSONata' }), 'Langkah: QueryLanguage must be JSONPath'],
    ['Arguments of JSONata', oneTask({ Arguments: {} }), 'Langkah: Arguments is not supported'],
    ['variables', oneTask({ Assign: { a: 1 } }), 'Langkah: Assign is not supported'],
    ['batches', map({ ItemBatcher: { MaxItemsPerBatch: 2 } }), 'Peta: ItemBatcher is not supported'],
    [
      'a distributed Map',
      map({}, { ProcessorConfig: { Mode: 'DISTRIBUTED' } }),
      'Peta: a distributed Map is not supported',
    ],
    ['tolerated failures', map({ ToleratedFailureCount: 1 }), 'Peta: ToleratedFailureCount is not supported'],
    ['heartbeats', oneTask({ HeartbeatSeconds: 9 }), 'Langkah: HeartbeatSeconds is not supported'],
    [
      'a callback',
      oneTask({ Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken' }),
      "Langkah: the resource 'arn:aws:states:::lambda:invoke.waitForTaskToken' is not supported",
    ],
    [
      'a nested execution',
      oneTask({ Resource: 'arn:aws:states:::states:startExecution.sync:2' }),
      "Langkah: the resource 'arn:aws:states:::states:startExecution.sync:2' is not supported",
    ],
    [
      'a task token',
      oneTask({ Parameters: { 'token.$': '$$.Task.Token' } }),
      'the context path $$.Task.Token is not supported here',
    ],
    [
      'the input of the execution inside a Map',
      map({}, oneTask({ Parameters: { 'a.$': '$$.Execution.Input.a' } })),
      'Langkah: the context path $$.Execution.Input.a is not supported here',
    ],
    [
      'States.ALL that is not last',
      oneTask({ Retry: [{ ErrorEquals: ['States.ALL'] }, { ErrorEquals: ['Sibuk'] }] }),
      'Langkah: States.ALL must stand alone and last',
    ],
    ['an unknown field in a task', oneTask({ Timeout: 9 }), 'Langkah: Timeout is not supported'],
  ];

  test.each(refused)('%s', (_, definition, fault) => {
    expect(() => prepare(definition)).toThrow(fault);
  });

  test('a task without a function, a function without a task and a name used twice', () => {
    expect(() => prepare(oneTask(), [])).toThrow('Langkah: there is no function for this task');
    expect(() => prepare(oneTask(), ['Langkah', 'Lain'])).toThrow('Lain: there is a function but no such task');
    const twice = {
      StartAt: 'Serentak',
      States: { Serentak: { Type: 'Parallel', End: true, Branches: [oneTask(), oneTask()] } },
    };
    expect(() => prepare(twice)).toThrow('Langkah: two tasks have this name');
  });

  test('all its faults at once', () => {
    const definition = oneTask({ Assign: {}, HeartbeatSeconds: 9 });
    expect(() => prepare(definition)).toThrow(/Assign is not supported[\s\S]*HeartbeatSeconds is not supported/);
  });
});

test('a task without a time limit gets none here either, and one with a limit keeps it', () => {
  expect(prepare(oneTask()).States['Langkah']?.TimeoutSeconds).toBe(2_000_000);
  expect(prepare(oneTask({ TimeoutSeconds: 90 })).States['Langkah']?.TimeoutSeconds).toBe(90);
});

test('the definition given is left as it is', () => {
  const definition = oneTask({ Resource: LAMBDA, ResultPath: '$' });
  const copy = structuredClone(definition);
  prepare(definition);
  expect(definition).toEqual(copy);
});
