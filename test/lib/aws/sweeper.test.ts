import { describe, expect, test } from '@jest/globals';
import { moduleNames } from '../../../shared/modules.ts';
import { flat, listOf, onlyOf, resourcesOf, rightsOfRole, settingsOf, statementsOf, templatesOf } from './house.ts';

const { app } = templatesOf(settingsOf('dev'));
const queue = { 'Fn::GetAtt': [expect.stringMatching(/^SweeperDeadLetters/), 'Arn'] };
const live = { Ref: expect.stringMatching(/^SweeperFunctionLive/) };

describe('Jobs whose execution died', () => {
  const { EventPattern, Targets } = onlyOf(app, 'AWS::Events::Rule', 'SweeperDied').Properties as {
    EventPattern: { detail: { stateMachineArn: unknown[] } };
    Targets: unknown[];
  };

  test("are told of by Step Functions' own events, of the modules' state machines alone", () => {
    expect(EventPattern).toMatchObject({
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: { status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
    });
    expect(EventPattern.detail.stateMachineArn.map(flat)).toEqual(
      moduleNames.map((name) => expect.stringMatching(new RegExp(`^<Pipelines${name}[0-9A-F]{8}>$`))),
    );
  });

  test('are failed by one function, to which an event is handed for six hours and then kept', () => {
    expect(Targets).toMatchObject([
      {
        Arn: live,
        DeadLetterConfig: { Arn: queue },
        RetryPolicy: { MaximumEventAgeInSeconds: 21_600, MaximumRetryAttempts: 20 },
      },
    ]);
    expect(Object.values(resourcesOf(app, 'AWS::Lambda::EventInvokeConfig'))).toMatchObject([
      {
        Properties: {
          FunctionName: { Ref: expect.stringMatching(/^SweeperFunction/) },
          DestinationConfig: { OnFailure: { Destination: queue } },
          MaximumEventAgeInSeconds: 21_600,
          MaximumRetryAttempts: 2,
        },
      },
    ]);
  });

  test('and could not be failed lie for two weeks in an encrypted queue that is reached by TLS only', () => {
    expect(onlyOf(app, 'AWS::SQS::Queue', 'SweeperDeadLetters').Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 3600,
    });
    const statements = statementsOf(
      onlyOf(app, 'AWS::SQS::QueuePolicy', 'SweeperDeadLetters').Properties['PolicyDocument'],
    );
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 'sqs:*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([
      {
        Action: 'sqs:SendMessage',
        Principal: { Service: 'events.amazonaws.com' },
        Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [expect.stringMatching(/^SweeperDied/), 'Arn'] } } },
      },
    ]);
  });

  test('are failed with leave for their rows and the counters, and for nothing else', () => {
    const statements = rightsOfRole(app, 'SweeperFunctionRole');
    const lines = statements.map(({ Action, Condition }) =>
      [listOf(Action).map(flat).join(' '), ...(Condition === undefined ? [] : [flat(Condition)])].join(' in '),
    );
    expect(lines.filter((text) => !/^(?:logs|xray):/.test(text)).toSorted()).toEqual([
      'dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem in {"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["USER#*","STATS","ACTIVITY#*"]}}',
      'sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
    ]);
  });
});
