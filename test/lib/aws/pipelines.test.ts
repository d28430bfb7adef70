import { describe, expect, test } from '@jest/globals';
// @ts-expect-error the validator ships no types
import validator from 'asl-validator';
import { stepFunctions } from '../../../lib/functions/steps.ts';
import { definitions, type PipelineName } from '../../../lib/pipelines/index.ts';
import { functionsOf } from '../../../lib/pipelines/states.ts';

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

  test.each(built)('%s calls the functions that it is deployed with, each of them', (name) => {
    const called = new Set(Object.values(functionsOf(definitions[name])));
    expect([...called].toSorted()).toEqual(Object.keys(stepFunctions[name]).toSorted());
  });
});
