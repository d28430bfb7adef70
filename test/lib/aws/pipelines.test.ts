import { describe, expect, test } from '@jest/globals';
// @ts-expect-error the validator ships no types
import validator from 'asl-validator';
import { pipelines } from '../../../lib/aws/steps/index.ts';
import { assertSubstitutions, readPipeline } from '../../../lib/aws/pipelines.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { flat, onlyOf, resourcesOf, settingsOf, templatesOf } from './house.ts';

const validate = validator as (definition: unknown) => { isValid: boolean; errorsText: () => string };

const built = ([...moduleNames, 'admin', 'account'] as const).filter((name) => pipelines[name] !== null);
const { app } = templatesOf(settingsOf('dev'));
const machines = Object.values(resourcesOf(app, 'AWS::StepFunctions::StateMachine')).map(
  ({ Properties }) => Properties,
);

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

  test('is one standard state machine a module, and one for the admin area, traced, logged without data', () => {
    expect(machines).toHaveLength(built.length);
    for (const machine of machines)
      expect(machine).toMatchObject({
        StateMachineType: 'STANDARD',
        TracingConfiguration: { Enabled: true },
        LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
      });
  });

  test('has a function behind every name it uses', () => {
    for (const machine of machines) {
      const { DefinitionString, DefinitionSubstitutions } = machine as {
        DefinitionString: string;
        DefinitionSubstitutions: Record<string, unknown>;
      };
      const used = new Set([...DefinitionString.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
      expect(new Set(Object.keys(DefinitionSubstitutions))).toEqual(used);
    }
  });

  test('that names an unknown function stops the synthesis', () => {
    expect(() => assertSubstitutions('x', '{"Resource":"${OtherFunctionArn}"}', [])).toThrow(
      'The pipeline x names OtherFunctionArn, which lib/aws/steps does not have.',
    );
  });

  test('that leaves a function uncalled stops the synthesis', () => {
    expect(() => assertSubstitutions('x', '{}', ['IdleFunctionArn'])).toThrow('never calls IdleFunctionArn');
  });
});

describe('The counters', () => {
  test('are recounted every night by Malaysian time, in a run of its own name', () => {
    const { ScheduleExpression, ScheduleExpressionTimezone, Target } = onlyOf(
      app,
      'AWS::Scheduler::Schedule',
    ).Properties;
    expect([ScheduleExpression, ScheduleExpressionTimezone]).toEqual(['cron(30 3 * * ? *)', 'Asia/Kuala_Lumpur']);
    const { Arn, Input } = Target as { Arn: unknown; Input: string };
    expect(flat(Arn)).toMatch(/^<Pipelinesadmin\w+>$/);
    expect(JSON.parse(Input)).toEqual({ job: 'reconcile', run: '<aws.scheduler.execution-id>' });
  });
});
