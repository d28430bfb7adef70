import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';
import type { HouseFunction } from './function.ts';

export interface MonitoringProps {
  settings: Settings;
  apiId: string;
  functions: Record<string, HouseFunction>;
  stateMachines: Record<string, StateMachine>;
  table: ITable;
}

const period = Duration.minutes(5);

/** Alarms that say a user was let down, written to the operators, and one dashboard to look around. */
export class Monitoring extends Construct {
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.#topic = this.#operators(props.settings);
    this.#apiAlarms(props.apiId);
    for (const [name, handler] of Object.entries(props.functions)) this.#functionAlarms(name, handler);
    for (const [name, machine] of Object.entries(props.stateMachines)) this.#pipelineAlarms(name, machine);
    this.#tableAlarm(props.table);
    this.#dashboard(props);
  }

  #operators({ stage, alarmEmails }: Settings): Topic {
    const topic = new Topic(this, 'Operators', { displayName: `${serviceName} ${stage}`, enforceSSL: true });
    for (const address of alarmEmails) topic.addSubscription(new EmailSubscription(address));
    return topic;
  }

  #alarm(id: string, metric: IMetric, threshold: number, alarmDescription: string): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
  }

  #apiAlarms(apiId: string): void {
    const errors = new MathExpression({
      // Below 20 calls one error would be a large share.
      expression: 'IF(calls >= 20, 100 * faults / calls, 0)',
      usingMetrics: { faults: apiMetric(apiId, '5xx', 'Sum'), calls: apiMetric(apiId, 'Count', 'Sum') },
      period,
      label: 'Server errors, % of calls',
    });
    this.#alarm('ApiErrors', errors, 1, 'One call in a hundred or more fails on the server.');
    this.#alarm(
      'ApiSlow',
      apiMetric(apiId, 'Latency', 'p90'),
      22_000,
      'One call in ten waits longer than a long POST may.',
    );
  }

  #functionAlarms(name: string, handler: HouseFunction): void {
    this.#alarm(`${name}Errors`, handler.metricErrors({ period }), 5, `The function ${name} fails repeatedly.`);
    this.#alarm(`${name}Throttles`, handler.metricThrottles({ period }), 1, `The function ${name} is refused a run.`);
  }

  #pipelineAlarms(name: string, machine: StateMachine): void {
    const lost = new MathExpression({
      expression: 'failed + timedOut + aborted',
      usingMetrics: {
        failed: machine.metricFailed({ period }),
        timedOut: machine.metricTimedOut({ period }),
        aborted: machine.metricAborted({ period }),
      },
      period,
      label: `Jobs of ${name} that ended without an answer`,
    });
    this.#alarm(`${name}Lost`, lost, 1, `A job of ${name} ended without telling its owner.`);
  }

  #tableAlarm(table: ITable): void {
    const throttled = new MathExpression({
      expression: 'reads + writes',
      usingMetrics: {
        reads: table.metric('ReadThrottleEvents', { statistic: 'Sum', period }),
        writes: table.metric('WriteThrottleEvents', { statistic: 'Sum', period }),
      },
      period,
      label: 'Throttled rows',
    });
    this.#alarm('TableThrottles', throttled, 10, 'The table refuses reads or writes: a partition is too hot.');
  }

  #dashboard({ settings, apiId, functions, stateMachines, table }: MonitoringProps): void {
    const all = Object.values(functions);
    const machines = Object.values(stateMachines);
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: `${serviceName}-${settings.stage}` });
    dashboard.addWidgets(
      graph('Calls', [
        apiMetric(apiId, 'Count', 'Sum'),
        apiMetric(apiId, '4xx', 'Sum'),
        apiMetric(apiId, '5xx', 'Sum'),
      ]),
      graph('Waiting time of calls, ms', [apiMetric(apiId, 'Latency', 'p50'), apiMetric(apiId, 'Latency', 'p99')]),
      graph(
        'Jobs',
        machines.flatMap((machine) => [machine.metricStarted(), machine.metricSucceeded(), machine.metricFailed()]),
      ),
      graph(
        'Time of jobs, ms',
        machines.map((machine) => machine.metricTime({ statistic: 'p90' })),
      ),
      graph(
        'Errors of functions',
        all.map((handler) => handler.metricErrors()),
      ),
      graph(
        'Time of functions, ms',
        all.map((handler) => handler.metricDuration({ statistic: 'p90' })),
      ),
      graph('Table', [table.metricConsumedReadCapacityUnits()], [table.metricConsumedWriteCapacityUnits()]),
    );
  }
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6, period });

const apiMetric = (apiId: string, metricName: string, statistic: string): Metric =>
  new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic, period });
