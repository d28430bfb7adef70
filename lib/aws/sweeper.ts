import { Duration, Validations } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { bundle, type Package } from './bundle.ts';
import { HouseFunction } from './function.ts';
import { dataGrants } from './grants.ts';
import { endedSession } from './steps/step.ts';
import type { Storage } from './storage.ts';
import { pick, type Variable } from './variables.ts';

export const sweeperPackage: Package = { entries: { index: 'lambdas/sweeper/entry.ts' } };

export interface SweeperProps {
  settings: Settings;
  storage: Storage;
  values: Partial<Record<Variable, string>>;
  /** Of the modules: the jobs of others look after themselves. */
  stateMachines: readonly StateMachine[];
}

/** How long an event is tried again, at either of the two places where it may not get through. */
const patience = Duration.hours(6);

/**
 * Fails jobs whose execution died, at once and though nobody looks (design law 7): a rule on what Step Functions tells EventBridge, and a
 * function. An execution whose job told its owner why it failed is told of as well; the function finds nothing left to do then. An event
 * that cannot be dealt with lies in a queue for two weeks.
 */
export class Sweeper extends Construct {
  readonly handler: HouseFunction;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { settings, storage, values, stateMachines }: SweeperProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue itself, of a rule and of a function, which the rule does not look at.',
    });
    this.handler = new HouseFunction(this, 'Function', {
      settings,
      code: bundle(sweeperPackage),
      handler: 'index.handler',
      description: 'Fails jobs whose execution died',
      environment: pick(['TABLE_NAME'], values),
      memoryMb: 512,
      timeoutSeconds: 30,
    });
    this.handler.allow(dataGrants({ rows: ['GetItem', 'PutItem', 'UpdateItem'], partitions: endedSession }, storage));
    // EventBridge hands over and is done: what fails in the function is Lambda's to try again and to keep.
    this.handler.live.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: patience,
      onFailure: new SqsDestination(this.deadLetters),
    });
    new Rule(this, 'Died', {
      description: 'Executions of the modules that ended without an answer',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
          stateMachineArn: Match.anyOf(...stateMachines.map(({ stateMachineArn }) => stateMachineArn)),
        },
      },
    }).addTarget(
      new LambdaFunction(this.handler.live, {
        deadLetterQueue: this.deadLetters,
        maxEventAge: patience,
        retryAttempts: 20,
      }),
    );
  }
}
