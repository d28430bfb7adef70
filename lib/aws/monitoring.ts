import { Duration } from 'aws-cdk-lib';
import { type Alarm, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { quotaLimits } from '../../shared/metrics.ts';
import { moduleNames } from '../../shared/modules.ts';
import type { Settings } from '../settings.ts';
import { Alarms } from './alarms.ts';
import { dashboard } from './dashboard.ts';
import { apiMetric, figure, period, serverErrors, sumOf } from './figures.ts';
import { allFunctions, functionAlarms, throttleAlarms, type Watching } from './functionAlarms.ts';
import type { RolledOut } from './rollout.ts';

export interface MonitoringProps extends Watching {
  settings: Settings;
  apiId: string;
  stateMachines: Readonly<Record<string, StateMachine>>;
  table: ITable;
  /** Where events lie that could not be dealt with. */
  deadLetters: IQueue;
}

/** Alarms that say a user was let down or money runs away, written to the operators, and one dashboard to look around. */
export class Monitoring extends Construct {
  /** The functions whose versions come in gradually, with the alarms that take a version back. */
  readonly rolledOut: Readonly<Record<string, RolledOut>>;
  readonly #settings: Settings;
  readonly #alarms: Alarms;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.#settings = props.settings;
    this.#alarms = new Alarms(this, 'Alarms', props.settings);
    const apiErrors = this.#apiAlarms(props.apiId);
    this.#jobAlarms(props.stateMachines);
    this.#limitAlarms();
    this.#tableAlarm(props.table);
    this.#deadLetterAlarm(props.deadLetters);
    this.rolledOut = functionAlarms(this.#alarms, props, apiErrors);
    throttleAlarms(this.#alarms, allFunctions(props));
    dashboard(this, props, this.#alarms.all);
  }

  #apiAlarms(apiId: string): Alarm {
    this.#alarms.add('ApiSlow', {
      metric: apiMetric(apiId, 'Latency', 'p95'),
      threshold: 22_000,
      means: 'One call in twenty takes longer than a long POST may wait',
      lookFirstAt: 'the time of functions on the dashboard, then at the traces of the slowest one in X-Ray',
    });
    return this.#alarms.add('ApiErrors', {
      metric: serverErrors(apiId),
      threshold: 1,
      means: 'One call in a hundred or more fails on the server',
      lookFirstAt: 'the lines "A request failed" in the logs of the API functions: they name the route and the fault',
    });
  }

  #jobAlarms(machines: Readonly<Record<string, StateMachine>>): void {
    for (const [name, machine] of Object.entries(machines))
      this.#alarms.add(`${name}Lost`, {
        metric: sumOf(
          [machine.metricFailed({ period }), machine.metricTimedOut({ period }), machine.metricAborted({ period })],
          `Jobs of ${name} that failed, timed out or were aborted`,
        ),
        threshold: 1,
        means: `A job of ${name} failed or timed out as a whole, without an end that its owner was told`,
        lookFirstAt: `the failed executions of the state machine of ${name}: the last state entered says which step it was`,
      });

    const over = Duration.minutes(15);
    const counted = { period: over, statistic: 'SampleCount' };
    const completed = moduleNames.flatMap((module) => [
      figure(this.#settings, 'sessionEnd', 'SessionSeconds', { module }, counted),
      figure(this.#settings, 'stageEnd', 'StageSeconds', { module }, counted),
    ]);
    const failed = figure(
      this.#settings,
      'failure',
      'Failures',
      { blame: 'service' },
      { period: over, statistic: 'Sum' },
    );
    const usingMetrics = { failed, completed: sumOf(completed, 'Completed', over) };
    this.#alarms.add('WorkFails', {
      metric: new MathExpression({
        // Below five failures one user's bad luck would be a large share.
        expression: 'IF(failed >= 5, 100 * failed / (failed + completed), 0)',
        usingMetrics,
        period: over,
        label: 'Failed work, % of ended',
      }),
      threshold: 10,
      means: 'One session or stage in ten fails through no fault of its document',
      lookFirstAt: 'the failures by reason on the dashboard: throttled, unreachable and denied come from Bedrock',
    });
  }

  #limitAlarms(): void {
    const { dailyModelUsd, quotaRefusalsPerHour } = this.#settings;
    const day = { period: Duration.days(1), statistic: 'Sum' };
    const hour = Duration.hours(1);
    this.#alarms.add('ModelSpend', {
      metric: figure(this.#settings, 'modelUse', 'ModelCostUsd', {}, day),
      threshold: dailyModelUsd,
      means: `The models cost more than USD ${dailyModelUsd} on one day`,
      lookFirstAt: 'the spend by module on the dashboard, then at the busiest users in the admin area',
    });
    this.#alarms.add('QuotaRefusals', {
      metric: sumOf(
        quotaLimits.map((limit) =>
          figure(this.#settings, 'quotaRefusal', 'QuotaRefusals', { limit }, { period: hour, statistic: 'Sum' }),
        ),
        'Starts refused for a limit',
        hour,
      ),
      threshold: quotaRefusalsPerHour,
      means: `More than ${quotaRefusalsPerHour} starts were refused within an hour, for limits of users were reached`,
      lookFirstAt: 'the sub in the log lines with QuotaRefusals: one user means abuse, many mean that the quota is low',
    });
    this.#alarms.add('MalwareUploads', {
      metric: figure(this.#settings, 'malware', 'MalwareUploads', {}, { period: hour, statistic: 'Sum' }),
      threshold: 3,
      means: 'Three or more uploads with malware were refused within an hour',
      lookFirstAt: 'the upload ids in the log lines with MalwareUploads, to find out whether they are of one user',
    });
  }

  #tableAlarm(table: ITable): void {
    const throttles = (metricName: string): IMetric => table.metric(metricName, { statistic: 'Sum', period });
    this.#alarms.add('TableThrottles', {
      metric: sumOf([throttles('ReadThrottleEvents'), throttles('WriteThrottleEvents')], 'Throttled reads and writes'),
      threshold: 10,
      means: 'The table refuses reads or writes, for a partition is too hot',
      lookFirstAt: 'the consumed units on the dashboard, then at which calls rose with them',
    });
  }

  #deadLetterAlarm(queue: IQueue): void {
    this.#alarms.add('DeadLetters', {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
      means: 'An event lies in the dead-letter queue, for no function could deal with it',
      lookFirstAt: 'the message itself in SQS: it holds the event and the error',
    });
  }
}
