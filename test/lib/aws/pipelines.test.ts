import { describe, expect, test } from '@jest/globals';
// @ts-expect-error the validator ships no types
import validator from 'asl-validator';
import { pipelines } from '../../../lib/aws/steps/index.ts';
import { assertSubstitutions, readPipeline } from '../../../lib/aws/pipelines.ts';
import { moduleNames } from '../../../shared/modules.ts';

const validate = validator as (definition: unknown) => { isValid: boolean; errorsText: () => string };

const built = ([...moduleNames, 'admin', 'account'] as const).filter((name) => pipelines[name] !== null);
describe('A pipeline', () => {
  test.each(built)('%s is valid Amazon States Language once its functions are named', (name) => {
    const definition: unknown = JSON.parse(
      readPipeline(name).replaceAll(/\$\{\w+\}/g, 'arn:aws:lambda:ap-southeast-1:123456789012:function:step'),
    );
    const { isValid, errorsText } = validate(definition);
    expect([isValid, errorsText()]).toEqual([true, '']);
  });

  test.each(built.filter((name) => name !== 'admin'))(
    '%s catches every failure and ends it with a message for the owner',
    (name) => {
      const text = readPipeline(name);
      expect(text).toContain('"ErrorEquals": ["States.ALL"]');
      expect(text).toContain('${FailFunctionArn}');
    },
  );

  test('that names an unknown function stops the synthesis', () => {
    expect(() => assertSubstitutions('x', '{"Resource":"${OtherFunctionArn}"}', [])).toThrow(
      'The pipeline x names OtherFunctionArn, which lib/aws/steps does not have.',
    );
  });

  test('that leaves a function uncalled stops the synthesis', () => {
    expect(() => assertSubstitutions('x', '{}', ['IdleFunctionArn'])).toThrow('never calls IdleFunctionArn');
  });
});
