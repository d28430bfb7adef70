import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { failureReasons } from '../../../lambdas/platform/jobs/failure.ts';
import { quotaLimits } from '../../../shared/metrics.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { serviceName } from '../../settings.ts';
import type { AlarmsProps } from './alarms.ts';
import { apiMetric, figure, period, serverErrors } from './figures.ts';

interface DashboardProps extends AlarmsProps {
  functions: Readonly<Record<string, IFunction>>;
  alarms: readonly Alarm[];
}

/** Title and metrics; a second list has its axis on the right. */
type Graph = readonly [title: string, left: IMetric[], right?: IMetric[]];

/** One page: alarms, then a row each for calls, jobs, failures, models, refusals, functions and table. */
export function dashboard(scope: Construct, props: DashboardProps): { dashboardName: string } {
  const dashboardName = `${serviceName}-${props.settings.stage}`;
  const rows = Object.entries(graphRows(props)).map(([title, graphs]) => [
    [new TextWidget({ markdown: `## ${title}`, width: 24, height: 1 })],
    graphs.map(
      ([name, left, right = []]) =>
        new GraphWidget({ title: name, left, right, width: Math.floor(24 / graphs.length), height: 6, period }),
    ),
  ]);
  new Dashboard(scope, 'Dashboard', {
    dashboardName,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...props.alarms], width: 24, height: 6 })],
      ...rows.flat(),
    ],
  });
  return { dashboardName };
}

/** Median and 95th percentile of a duration, for each module. */
const percentiles = (of: (module: string, options: { statistic: string; label: string }) => IMetric): IMetric[] =>
  moduleNames.flatMap((module) =>
    ['p50', 'p95'].map((statistic) => of(module, { statistic, label: `${module} ${statistic}` })),
  );

function graphRows(props: DashboardProps): Record<string, readonly Graph[]> {
  const { settings, apiId, stateMachines, table, deadLetters } = props;
  const machines = Object.entries(stateMachines);
  const functions = Object.entries(props.functions);
  const ofModels = (name: 'ModelCostUsd' | 'ModelInputTokens' | 'ModelOutputTokens', what: string): IMetric[] =>
    moduleNames.flatMap((module) =>
      Object.keys(settings.models).map((tier) =>
        figure(settings, 'modelUse', name, { module, tier }, { label: `${module} ${tier}${what}` }),
      ),
    );
  return {
    Calls: [
      ['Calls', ['Count', '4xx', '5xx'].map((name) => apiMetric(apiId, name, 'Sum'))],
      ['Server errors, % of calls', [serverErrors(apiId)]],
      ['Time of calls, ms', ['p50', 'p95', 'p99'].map((statistic) => apiMetric(apiId, 'Latency', statistic))],
    ],
    'Jobs (executions of the pipelines)': [
      ['Started', machines.map(([label, machine]) => machine.metricStarted({ label }))],
      ['Succeeded', machines.map(([label, machine]) => machine.metricSucceeded({ label }))],
      [
        'Failed, timed out, aborted',
        machines.flatMap(([name, machine]) => [
          machine.metricFailed({ label: `${name} failed` }),
          machine.metricTimedOut({ label: `${name} timed out` }),
          machine.metricAborted({ label: `${name} aborted` }),
        ]),
      ],
    ],
    'Sessions and stages': [
      [
        'Failures by module and reason',
        moduleNames.flatMap((module) =>
          failureReasons.map((reason) =>
            figure(settings, 'failure', 'Failures', { module, reason }, { label: `${module} ${reason}` }),
          ),
        ),
      ],
      [
        'Time of sessions, s',
        percentiles((module, options) => figure(settings, 'sessionEnd', 'SessionSeconds', { module }, options)),
      ],
      [
        'Time of later stages, s',
        percentiles((module, options) => figure(settings, 'stageEnd', 'StageSeconds', { module }, options)),
      ],
    ],
    [`Models (estimated; alarm at USD ${settings.dailyModelUsd} a day)`]: [
      ['Spend, USD', ofModels('ModelCostUsd', '')],
      ['Tokens in (left) and out (right)', ofModels('ModelInputTokens', ' in'), ofModels('ModelOutputTokens', ' out')],
    ],
    Refused: [
      [
        'Starts refused for a limit of the user',
        quotaLimits.map((limit) => figure(settings, 'quotaRefusal', 'QuotaRefusals', { limit }, { label: limit })),
      ],
      ['Uploads refused as malware', [figure(settings, 'malware', 'MalwareUploads', {}, { label: 'uploads' })]],
    ],
    Functions: [
      ['Errors', functions.map(([label, handler]) => handler.metricErrors({ label }))],
      ['Throttles', functions.map(([label, handler]) => handler.metricThrottles({ label }))],
      ['Time, p95, ms', functions.map(([label, handler]) => handler.metricDuration({ statistic: 'p95', label }))],
    ],
    'Table and dead letters': [
      [
        'Units read (left) and written (right)',
        [table.metricConsumedReadCapacityUnits()],
        [table.metricConsumedWriteCapacityUnits()],
      ],
      [
        'Throttled reads and writes',
        ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, { statistic: 'Sum' })),
      ],
      ['Dead letters', [deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' })]],
    ],
  };
}
