import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { quotaLimits } from '../../shared/metrics.ts';
import { moduleNames } from '../../shared/modules.ts';
import { serviceName, type Settings } from '../settings.ts';
import { dashboard } from './dashboard.ts';
import { apiMetric, figure, mostAddends, period, serverErrors, sumOf } from './figures.ts';
import type { HouseFunction } from './function.ts';
import type { RolledOut } from './rollout.ts';

type Functions = Readonly<Record<string, HouseFunction>>;

export interface MonitoringProps {
  settings: Settings;
  apiId: string;
  /** They answer refusals as they answer anything: one that fails has crashed or run out of time. */
  apiFunctions: Functions;
  /** They tell the state machine by failing, also of a document that cannot be read or of a busy model. */
  stepFunctions: Functions;
  /** They refuse outsiders by failing. */
  triggers: Functions;
  stateMachines: Readonly<Record<string, StateMachine>>;
  table: ITable;
}

/** What an alarm says: `means` in a sentence, and what to look at first. */
interface Watched {
  metric: IMetric;
  threshold: number;
  means: string;
  lookFirstAt: string;
}

/** Alarms that say a user was let down or money runs away, written to the operators, and one dashboard to look around. */
export class Monitoring extends Construct {
  /** The functions whose versions come in gradually, with the alarms that take a version back. */
  readonly rolledOut: Record<string, RolledOut> = {};
  readonly #topic: Topic;
  readonly #settings: Settings;
  readonly #alarms: Alarm[] = [];

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.#settings = props.settings;
    this.#topic = this.#operators(props.settings);
    const apiErrors = this.#apiAlarms(props.apiId);
    this.#jobAlarms(props.stateMachines);
    this.#limitAlarms();
    this.#tableAlarm(props.table);
    this.#functionAlarms(props, apiErrors);
    this.#throttleAlarms({ ...props.apiFunctions, ...props.stepFunctions, ...props.triggers });
    dashboard(this, props, this.#alarms);
  }

  #operators({ stage, alarmEmails }: Settings): Topic {
    const topic = new Topic(this, 'Operators', { displayName: `${serviceName} ${stage}`, enforceSSL: true });
    for (const address of alarmEmails) topic.addSubscription(new EmailSubscription(address));
    return topic;
  }

  #alarm(id: string, { metric, threshold, means, lookFirstAt }: Watched): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription: `${means}. Look first at ${lookFirstAt}.`,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    this.#alarms.push(alarm);
    return alarm;
  }

  #apiAlarms(apiId: string): Alarm {
    this.#alarm('ApiSlow', {
      metric: apiMetric(apiId, 'Latency', 'p95'),
      threshold: 22_000,
      means: 'One call in twenty takes longer than a long POST may wait',
      lookFirstAt: 'the time of functions on the dashboard, then at the traces of the slowest one in X-Ray',
    });
    return this.#alarm('ApiErrors', {
      metric: serverErrors(apiId),
      threshold: 1,
      means: 'One call in a hundred or more fails on the server',
      lookFirstAt: 'the lines "A request failed" in the logs of the API functions: they name the route and the fault',
    });
  }

  #jobAlarms(machines: Readonly<Record<string, StateMachine>>): void {
    for (const [name, machine] of Object.entries(machines))
      this.#alarm(`${name}Lost`, {
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
    this.#alarm('WorkFails', {
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
    this.#alarm('ModelSpend', {
      metric: figure(this.#settings, 'modelUse', 'ModelCostUsd', {}, day),
      threshold: dailyModelUsd,
      means: `The models cost more than USD ${dailyModelUsd} on one day`,
      lookFirstAt: 'the spend by module on the dashboard, then at the busiest users in the admin area',
    });
    this.#alarm('QuotaRefusals', {
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
    this.#alarm('MalwareUploads', {
      metric: figure(this.#settings, 'malware', 'MalwareUploads', {}, { period: hour, statistic: 'Sum' }),
      threshold: 3,
      means: 'Three or more uploads with malware were refused within an hour',
      lookFirstAt: 'the upload ids in the log lines with MalwareUploads, to find out whether they are of one user',
    });
  }

  #tableAlarm(table: ITable): void {
    const throttles = (metricName: string): IMetric => table.metric(metricName, { statistic: 'Sum', period });
    this.#alarm('TableThrottles', {
      metric: sumOf([throttles('ReadThrottleEvents'), throttles('WriteThrottleEvents')], 'Throttled reads and writes'),
      threshold: 10,
      means: 'The table refuses reads or writes, for a partition is too hot',
      lookFirstAt: 'the consumed units on the dashboard, then at which calls rose with them',
    });
  }

  #functionAlarms({ apiFunctions, stepFunctions, triggers }: MonitoringProps, apiErrors: Alarm): void {
    for (const [name, handler] of Object.entries(apiFunctions)) {
      const alarm = this.#alarm(`${name}Errors`, {
        metric: handler.live.metricErrors({ period }),
        threshold: 3,
        means: `The function ${name} crashed or ran out of time`,
        lookFirstAt: 'the last lines of its log group, then at what was deployed last',
      });
      this.rolledOut[name] = { handler, alarms: [alarm, apiErrors] };
    }
    for (const [name, handler] of Object.entries(stepFunctions)) {
      const alarm = this.#alarm(`${name}Errors`, {
        metric: failingShare(versionMetrics(handler), 3),
        threshold: 50,
        means: `Half of the runs of the newest version of ${name} fail`,
        lookFirstAt: 'the errors in its log group: one name again and again is a fault of the version deployed last',
      });
      this.rolledOut[name] = { handler, alarms: [alarm] };
    }
    for (const [name, handler] of Object.entries(triggers))
      this.#alarm(`${name}Errors`, {
        metric: failingShare(handler, 10),
        threshold: 50,
        means: `Half of the sign-ins end in the trigger ${name}`,
        lookFirstAt: 'its log group: invalid_domain is an outsider, anything else a fault',
      });
  }

  #throttleAlarms(functions: Functions): void {
    const all = Object.entries(functions);
    for (let from = 0; from < all.length; from += mostAddends) {
      const group = all.slice(from, from + mostAddends);
      this.#alarm(`FunctionThrottles${from / mostAddends + 1}`, {
        metric: sumOf(
          group.map(([, handler]) => handler.metricThrottles({ period })),
          'Refused runs',
        ),
        threshold: 1,
        means: `One of ${group.map(([name]) => name).join(', ')} was refused a run`,
        lookFirstAt: "the throttles of functions on the dashboard, then at the account's limit of concurrent runs",
      });
    }
  }
}

type Measured = Pick<HouseFunction, 'metricErrors' | 'metricInvocations'>;

/** Failed runs in a hundred, from so many failed ones on. */
const failingShare = (handler: Measured, least: number): MathExpression =>
  new MathExpression({
    expression: `IF(errors >= ${least}, 100 * errors / runs, 0)`,
    usingMetrics: { errors: handler.metricErrors({ period }), runs: handler.metricInvocations({ period }) },
    period,
    label: 'Failed runs, %',
  });

/** The runs of the version that comes in: they are a tenth of the alias's at first and would not be seen among all. */
function versionMetrics({ live, functionName, currentVersion }: HouseFunction): Measured {
  const dimensionsMap = {
    FunctionName: functionName,
    Resource: `${functionName}:${live.aliasName}`,
    ExecutedVersion: currentVersion.version,
  };
  return {
    metricErrors: (options) => live.metricErrors({ ...options, dimensionsMap }),
    metricInvocations: (options) => live.metricInvocations({ ...options, dimensionsMap }),
  };
}
