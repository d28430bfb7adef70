import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { failureReasons } from '../../lambdas/platform/jobs/failure.ts';
import { quotaLimits } from '../../shared/metrics.ts';
import { moduleNames } from '../../shared/modules.ts';
import { serviceName, type Settings } from '../settings.ts';
import { apiMetric, figure, period, serverErrors } from './figures.ts';
import { allFunctions } from './functionAlarms.ts';
import type { MonitoringProps } from './monitoring.ts';

/** One page to look around: alarms, calls, jobs, what fails, what it costs, limits, functions, table; a row each. */
export function dashboard(scope: Construct, props: MonitoringProps, alarms: readonly Alarm[]): Dashboard {
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `${serviceName}-${props.settings.stage}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 6 })],
      ...[calls, jobs, work, money, limits, functions, table].flatMap((row) => {
        const { title, graphs } = row(props);
        return [[new TextWidget({ markdown: `## ${title}`, width: 24, height: 1 })], evenly(graphs)];
      }),
    ],
  });
}

interface Graph {
  title: string;
  left: IMetric[];
  right?: IMetric[];
}
interface Row {
  title: string;
  graphs: Graph[];
}

const evenly = (graphs: readonly Graph[]): IWidget[] =>
  graphs.map((graph) => new GraphWidget({ ...graph, width: Math.floor(24 / graphs.length), height: 6, period }));

const calls = ({ apiId }: MonitoringProps): Row => ({
  title: 'Calls',
  graphs: [
    { title: 'Calls', left: ['Count', '4xx', '5xx'].map((name) => apiMetric(apiId, name, 'Sum')) },
    { title: 'Server errors, % of calls', left: [serverErrors(apiId)] },
    {
      title: 'Waiting time of calls, ms',
      left: ['p50', 'p95', 'p99'].map((statistic) => apiMetric(apiId, 'Latency', statistic)),
    },
  ],
});

const jobs = ({ stateMachines }: MonitoringProps): Row => {
  const named = Object.entries(stateMachines);
  return {
    title: 'Jobs (executions of the pipelines)',
    graphs: [
      {
        title: 'Started and succeeded',
        left: named.flatMap(([name, machine]) => [
          machine.metricStarted({ label: `${name} started` }),
          machine.metricSucceeded({ label: `${name} succeeded` }),
        ]),
      },
      {
        title: 'Failed, timed out, aborted',
        left: named.flatMap(([name, machine]) => [
          machine.metricFailed({ label: `${name} failed` }),
          machine.metricTimedOut({ label: `${name} timed out` }),
          machine.metricAborted({ label: `${name} aborted` }),
        ]),
      },
      {
        title: 'Time of jobs, p95, ms',
        left: named.map(([label, machine]) => machine.metricTime({ statistic: 'p95', label })),
      },
    ],
  };
};

const work = ({ settings }: MonitoringProps): Row => ({
  title: 'Sessions and stages',
  graphs: [
    {
      title: 'Failures by module and reason',
      left: moduleNames.flatMap((module) =>
        failureReasons.map((reason) =>
          figure(
            settings,
            'failure',
            'Failures',
            { module, reason },
            { statistic: 'Sum', label: `${module} ${reason}` },
          ),
        ),
      ),
    },
    {
      title: 'Time of sessions, s',
      left: percentiles((module, options) => figure(settings, 'sessionEnd', 'SessionSeconds', { module }, options)),
    },
    {
      title: 'Time of later stages, s',
      left: percentiles((module, options) => figure(settings, 'stageEnd', 'StageSeconds', { module }, options)),
    },
  ],
});

const percentiles = (of: (module: string, options: { statistic: string; label: string }) => IMetric): IMetric[] =>
  moduleNames.flatMap((module) =>
    ['p50', 'p95'].map((statistic) => of(module, { statistic, label: `${module} ${statistic}` })),
  );

const money = ({ settings }: MonitoringProps): Row => {
  const byTier = (of: (dimensions: { module: string; tier: string }, label: string) => IMetric[]): IMetric[] =>
    moduleNames.flatMap((module) => tiersOf(settings).flatMap((tier) => of({ module, tier }, `${module} ${tier}`)));
  return {
    title: `Models (estimated; an alarm goes off at USD ${settings.dailyModelUsd} a day)`,
    graphs: [
      {
        title: 'Spend, USD',
        left: byTier((dimensions, label) => [
          figure(settings, 'modelUse', 'ModelCostUsd', dimensions, { statistic: 'Sum', label }),
        ]),
      },
      {
        title: 'Tokens in (left) and out (right)',
        left: byTier((dimensions, label) => [
          figure(settings, 'modelUse', 'ModelInputTokens', dimensions, { statistic: 'Sum', label: `${label} in` }),
        ]),
        right: byTier((dimensions, label) => [
          figure(settings, 'modelUse', 'ModelOutputTokens', dimensions, { statistic: 'Sum', label: `${label} out` }),
        ]),
      },
    ],
  };
};

const tiersOf = ({ models }: Settings): string[] => Object.keys(models);

const limits = ({ settings }: MonitoringProps): Row => ({
  title: 'Refused',
  graphs: [
    {
      title: 'Starts refused for a limit of the user',
      left: quotaLimits.map((limit) =>
        figure(settings, 'quotaRefusal', 'QuotaRefusals', { limit }, { statistic: 'Sum', label: limit }),
      ),
    },
    {
      title: 'Uploads refused as malware',
      left: [figure(settings, 'malware', 'MalwareUploads', {}, { statistic: 'Sum', label: 'uploads' })],
    },
  ],
});

const functions = (props: MonitoringProps): Row => {
  const all = Object.entries(allFunctions(props));
  return {
    title: 'Functions',
    graphs: [
      { title: 'Errors', left: all.map(([label, handler]) => handler.metricErrors({ label })) },
      { title: 'Throttles', left: all.map(([label, handler]) => handler.metricThrottles({ label })) },
      {
        title: 'Time, p95, ms',
        left: all.map(([label, handler]) => handler.metricDuration({ statistic: 'p95', label })),
      },
    ],
  };
};

const table = ({ table: rows, deadLetters }: MonitoringProps): Row => ({
  title: 'Table and dead letters',
  graphs: [
    {
      title: 'Units read (left) and written (right)',
      left: [rows.metricConsumedReadCapacityUnits()],
      right: [rows.metricConsumedWriteCapacityUnits()],
    },
    {
      title: 'Throttled reads and writes',
      left: ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => rows.metric(name, { statistic: 'Sum' })),
    },
    {
      title: 'Events that could not be dealt with',
      left: [deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' })],
    },
  ],
});
