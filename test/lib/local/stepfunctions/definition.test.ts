import { expect, test } from '@jest/globals';
import { prepareDefinition } from '../../../../lib/local/stepfunctions/definition.ts';
import { oneTask } from './support.ts';

const prepare = (definition: object, tasks = ['Langkah']) => prepareDefinition('saluran', definition, tasks);
const choosing = (rule: object) => ({
  StartAt: 'Pilih',
  States: { Pilih: { Type: 'Choice', Choices: [{ Next: 'Tamat', ...rule }] }, Tamat: { Type: 'Succeed' } },
});

test.each<[string, object, string]>([
  ['JSONata', oneTask({ QueryLanguage: 'JSONata' }), 'Langkah: QueryLanguage is not supported'],
  ['variables', oneTask({ Assign: { a: 1 } }), 'Langkah: Assign is not supported'],
  ['heartbeats', oneTask({ HeartbeatSeconds: 9 }), 'Langkah: HeartbeatSeconds is not supported'],
  [
    'a nested execution',
    oneTask({ Resource: 'arn:aws:states:::states:startExecution.sync:2' }),
    'Langkah: the resource arn:aws:states:::states:startExecution.sync:2 is not supported',
  ],
  ['a task token', oneTask({ Parameters: { 'token.$': '$$.Task.Token' } }), 'Langkah: $$.Task.Token is not supported'],
  ['a Pass state', { StartAt: 'A', States: { A: { Type: 'Pass' } } }, 'A: the type Pass is not supported'],
  ['IsPresent false', choosing({ Variable: '$.a', IsPresent: false }), 'Pilih: a comparison is not supported'],
  ['combined rules', choosing({ And: [] }), 'Pilih: a comparison is not supported'],
  [
    'a task inside a Map without a function',
    { StartAt: 'Peta', States: { Peta: { Type: 'Map', ItemProcessor: oneTask({}, 'Lain') } } },
    'Lain: there is no function for this task',
  ],
])('A definition is refused for %s', (_, definition, fault) => {
  expect(() => prepare(definition)).toThrow(fault);
});

test('A definition that is prepared is left as it is, since three modules share one', () => {
  const definition = oneTask();
  const copy = structuredClone(definition);
  expect(prepare(definition).States['Langkah']?.Resource).toMatch(/^arn:aws:lambda:/);
  expect(definition).toEqual(copy);
});
