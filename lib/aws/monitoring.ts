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

/** What it means when an execution fails that is no module's. */
const lostOf: Readonly<Record<string, string>> = {
  admin: 'The nightly recount found counters that are wrong, or a spreadsheet of the admin area could not be built',
  account: "The removal of an account came to no end, or the archive of a user's own data could not be built",
};

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
    this.#lostAlarms(props.stateMachines);
    this.#manyFailAlarm(props.stateMachines);
    this.#workAlarm();
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

  /** Executions that ended otherwise than their pipeline foresees: nobody was told when it happened. */
  #lostAlarms(machines: Readonly<Record<string, StateMachine>>): void {
    const lost = (name: string, metrics: readonly IMetric[], means: string): void => {
      this.#alarms.add(`${name}Lost`, {
        metric: sumOf(metrics, `Lost jobs of ${name}`),
        threshold: 1,
        means,
        lookFirstAt: `the executions of the state machine of ${name} that did not succeed: the last state entered says which step it was`,
      });
    };
    for (const [name, machine] of Object.entries(machines)) {
      const timedOut = machine.metricTimedOut({ period });
      const aborted = machine.metricAborted({ period });
      const module = moduleNames.find((each) => each === name);
      if (module === undefined)
        lost(name, [machine.metricFailed({ period }), timedOut, aborted], lostOf[name] ?? `A job of ${name} failed`);
      else {
        // A job that told its owner why it failed fails its execution too. One that died is failed by the sweeper or, before that, by whoever
        // looks at it, for the reason `stopped` (`lambdas/platform/jobs/interrupted.ts`).
        const options = { statistic: 'Sum' };
        const stopped = figure(this.#settings, 'failure', 'Failures', { module, reason: 'stopped' }, options);
        lost(name, [timedOut, aborted, stopped], `A job of ${name} died before it could tell its owner how it ended`);
      }
    }
  }

  #manyFailAlarm(machines: Readonly<Record<string, StateMachine>>): void {
    const hour = Duration.hours(1);
    const modules = moduleNames.flatMap((name) => machines[name] ?? []);
    const failed = modules.map((machine) => machine.metricFailed({ period: hour }));
    const succeeded = modules.map((machine) => machine.metricSucceeded({ period: hour }));
    this.#alarms.add('ManyFail', {
      metric: new MathExpression({
        expression: 'IF(failed >= 10, 100 * failed / SUM([failed, succeeded]), 0)',
        usingMetrics: {
          failed: sumOf(failed, 'Failed', hour, 'f'),
          succeeded: sumOf(succeeded, 'Succeeded', hour, 's'),
        },
        period: hour,
        label: 'Failed executions, % of ended',
      }),
      threshold: 33,
      means: 'A third of the jobs of an hour failed, whosever the fault',
      lookFirstAt:
        'the failures by reason on the dashboard: many of reason document mean that the readers refuse too much',
    });
  }

  /** What the functions count, which knows whose fault it was. */
  #workAlarm(): void {
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
        // Below five failures one user's bad luck would be a large share. With + there would be no share where nothing was completed.
        expression: 'IF(failed >= 5, 100 * failed / SUM([failed, completed]), 0)',
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
      lookFirstAt: 'sub in the log lines with MalwareUploads, to find out whether they are of one user',
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
