import { describe, expect, test } from '@jest/globals';
// @ts-expect-error the validator ships no types
import validator from 'asl-validator';
import { assertFunctions } from '../../../lib/aws/pipelines.ts';
import { definitions, type PipelineName } from '../../../lib/pipelines/index.ts';

const validate = validator as (definition: unknown) => { isValid: boolean; errorsText: () => string };

const built = Object.keys(definitions) as PipelineName[];

describe('A pipeline', () => {
  test.each(built)('%s is valid Amazon States Language once its functions are named', (name) => {
    const definition: unknown = JSON.parse(
      JSON.stringify(definitions[name]).replaceAll(
        /\$\{\w+\}/g,
        'arn:aws:lambda:ap-southeast-1:123456789012:function:step',
      ),
    );
    const { isValid, errorsText } = validate(definition);
    expect([isValid, errorsText()]).toEqual([true, '']);
  });

  test.each(built.filter((name) => name !== 'admin'))(
    '%s catches every failure and ends it with a message for the owner',
    (name) => {
      expect(JSON.stringify(definitions[name])).toContain(
        '"Catch":[{"ErrorEquals":["States.ALL"],"ResultPath":"$.error","Next":"MarkFailed"}]',
      );
    },
  );

  test('that names an unknown function stops the synthesis', () => {
    expect(() => assertFunctions('x', { Step: { Resource: '${OtherFunctionArn}' } }, [])).toThrow(
      'The pipeline x calls Other, which lib/functions does not have.',
    );
  });

  test('that leaves a function uncalled stops the synthesis', () => {
    expect(() => assertFunctions('x', {}, ['Idle'])).toThrow('never calls Idle');
  });
});
