import { Duration, TimeZone, Validations } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { StepFunctionsStartExecution } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { sweeper } from '../functions/api.ts';
import { type FunctionContext, SuiteFunction } from './function.ts';
import { OwnRole } from './grants.ts';

interface SweeperProps extends FunctionContext {
  /** Those of the modules; the admin area and accounts have alarms of their own. */
  stateMachines: readonly StateMachine[];
}

/** How long an event is tried again: by EventBridge until the function takes it, then by Lambda until it succeeds. */
const patience = Duration.hours(6);

/**
 * Fails jobs whose execution died, also when nobody looks at them (design law 7): a rule on the events of Step Functions, and a function.
 * Executions whose job failed with a message for its owner send the same event; the function then finds nothing to do. An event that it
 * cannot handle stays in a queue for two weeks.
 */
export class Sweeper extends Construct {
  readonly handler: SuiteFunction;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { stateMachines, ...context }: SweeperProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself the dead-letter queue, of a rule and of a function, which the check does not see.',
    });
    this.handler = new SuiteFunction(this, 'Function', sweeper, context);
    // EventBridge only hands an event over; Lambda retries it and keeps it when the function fails.
    this.handler.live.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: patience,
      onFailure: new SqsDestination(this.deadLetters),
    });
    new Rule(this, 'Died', {
      description: 'Executions of the modules that did not succeed',
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

/** Recounts the counters every night at 3:30 in Malaysia; a run that finds a difference fails, and its alarm goes off. */
export function scheduleRecount(scope: Construct, machine: StateMachine): void {
  new Schedule(scope, 'Daily', {
    description: 'Recounts sessions and reports counters that are wrong',
    schedule: ScheduleExpression.cron({ hour: '3', minute: '30', timeZone: TimeZone.of('Asia/Kuala_Lumpur') }),
    target: new StepFunctionsStartExecution(machine, {
      role: new OwnRole(scope, 'Role', 'scheduler'),
      input: ScheduleTargetInput.fromObject({ job: 'reconcile', run: ContextAttribute.executionId }),
      maxEventAge: Duration.hours(1),
      retryAttempts: 3,
    }),
  });
}
