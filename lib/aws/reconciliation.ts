import { Duration, TimeZone } from 'aws-cdk-lib';
import { ContextAttribute, Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { StepFunctionsStartExecution } from 'aws-cdk-lib/aws-scheduler-targets';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';

/** Recounts what the counters say, every night when Malaysia sleeps; a run that finds a difference fails, and its alarm goes off. */
export class Reconciliation extends Construct {
  readonly schedule: Schedule;

  constructor(scope: Construct, id: string, machine: StateMachine) {
    super(scope, id);
    this.schedule = new Schedule(this, 'Daily', {
      description: 'Recounts sessions and reports counters that are wrong',
      schedule: ScheduleExpression.cron({ hour: '3', minute: '30', timeZone: TimeZone.of('Asia/Kuala_Lumpur') }),
      target: new StepFunctionsStartExecution(machine, {
        input: ScheduleTargetInput.fromObject({ job: 'reconcile', run: ContextAttribute.executionId }),
        maxEventAge: Duration.hours(1),
        retryAttempts: 3,
      }),
    });
  }
}
