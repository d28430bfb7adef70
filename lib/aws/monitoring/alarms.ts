import { ArnFormat, Aws, Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { FailureReason } from '../../../lambdas/platform/jobs/failure.ts';
import type { Blame } from '../../../shared/metrics.ts';
import { moduleNames } from '../../../shared/modules.ts';
import type { PipelineName } from '../../pipelines/index.ts';
import { serviceName, type Settings } from '../../settings.ts';
import { apiMetric, figure, period, serverErrors, sumMetric } from './figures.ts';

export interface AlarmsProps {
  settings: Settings;
  apiId: string;
  /** Cognito's; they refuse outsiders by failing. */
  triggers: Readonly<Record<string, IFunction>>;
  stateMachines: Readonly<Record<PipelineName, StateMachine>>;
  table: ITable;
  /** Holds the events that no function could handle. */
  deadLetters: IQueue;
}

/** What an alarm says: `means` in a sentence, and what to look at first. */
interface Watched {
  metric: IMetric;
  threshold: number;
  means: string;
  lookFirstAt: string;
}

const hour = Duration.hours(1);

/**
 * Alarms that say that users cannot work or that money is lost, sent to the operators by e-mail. Each fault has one alarm: a step that
 * crashes shows in the failures of its jobs, a job that dies in `JobsLost`. Each goes off when its figure reaches the threshold within one
 * period; a period without data is good.
 */
export const alarms = (scope: Construct, props: AlarmsProps): readonly Alarm[] =>
  raised(scope, props.settings, watched(props));

function raised(scope: Construct, settings: Settings, all: Record<string, Watched>): readonly Alarm[] {
  const action = new SnsAction(operators(scope, settings));
  return Object.entries(all).map(([name, { metric, threshold, means, lookFirstAt }]) => {
    const alarm = new Alarm(scope, name, {
      metric,
      threshold,
      alarmDescription: `${means}. Look first at ${lookFirstAt}.`,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    return alarm;
  });
}

/**
 * Looks at the site from outside, from three places of the world: the page, and the beginning of the sign-in, which goes through the API to a function.
 * Route 53 keeps its figures in us-east-1.
 */
export function outsideAlarms(scope: Construct, settings: Settings, host: string): void {
  const checks = {
    Page: { does: 'The page does not load', type: 'HTTPS_STR_MATCH', resourcePath: '/', searchString: 'id="root"' },
    SignIn: { does: 'The sign-in does not begin', type: 'HTTPS', resourcePath: '/api/auth/google' },
  };
  const all = Object.entries(checks).map(([name, { does, ...check }]) => {
    const { attrHealthCheckId } = new CfnHealthCheck(scope, `${name}Check`, {
      healthCheckConfig: {
        ...check,
        fullyQualifiedDomainName: host,
        enableSni: true,
        regions: ['ap-southeast-1', 'ap-northeast-1', 'us-west-2'],
      },
    });
    const up = new Metric({
      namespace: 'AWS/Route53',
      metricName: 'HealthCheckStatus',
      dimensionsMap: { HealthCheckId: attrHealthCheckId },
      statistic: 'Minimum',
      period,
    });
    const label = `${name} is out of reach`;
    const watch: Watched = {
      metric: new MathExpression({ expression: '1 - up', usingMetrics: { up }, period, label }),
      threshold: 1,
      means: `${does}, seen from outside`,
      lookFirstAt: "AWS's own status, then at the last deployment and the certificate",
    };
    return [name, watch] as const;
  });
  raised(scope, settings, Object.fromEntries(all));
}

function operators(scope: Construct, { stage, alarmEmails }: Settings): Topic {
  const topic = new Topic(scope, 'Operators', { displayName: `${serviceName} ${stage}`, enforceSSL: true });
  for (const address of alarmEmails) topic.addSubscription(new EmailSubscription(address));
  const ownAlarms = Stack.of(scope).formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  // Needed: the policy that refuses what is not TLS replaces SNS's own, which lets alarms in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'OwnAlarms',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID }, ArnLike: { 'aws:SourceArn': ownAlarms } },
    }),
  );
  return topic;
}

function watched({ settings, apiId, triggers, stateMachines, table, deadLetters }: AlarmsProps) {
  const { dailyModelUsd } = settings;
  const reason = 'interrupted' satisfies FailureReason;
  const throttled = { statistic: 'Sum', period };
  return {
    ApiSlow: {
      metric: apiMetric(apiId, 'Latency', 'p95'),
      threshold: 22_000,
      means: 'One call in twenty takes longer than the 20 s that a call waits for a job',
      lookFirstAt: 'the time of functions on the dashboard, then at the traces of the slowest one in X-Ray',
    },
    ApiErrors: {
      metric: serverErrors(apiId),
      threshold: 1,
      means: 'One call in a hundred or more fails on the server',
      lookFirstAt:
        'the lines "A request failed" in the log, which name the route and the fault; without any, a function crashed',
    },
    SignInFails: {
      metric: refusedSignIns(Object.values(triggers)),
      threshold: 50,
      means: 'Half of the sign-ins are refused',
      lookFirstAt: 'the logs of the two triggers: invalid_domain is an outsider, anything else a fault',
    },
    JobsLost: {
      // A job whose execution died fails with this reason, by the sweeper or when its session is read.
      metric: sumMetric(
        moduleNames.map((module) => figure(settings, 'failure', 'Failures', { module, reason })),
        'Lost jobs',
      ),
      threshold: 1,
      means: 'A job died without a message for its owner',
      lookFirstAt: 'the executions of the modules that did not succeed: the last state entered says which step it was',
    },
    ServiceFailures: {
      metric: failing(settings, 'service', 5, Duration.minutes(15)),
      threshold: 10,
      means: 'One session or stage in ten fails through no fault of its document',
      lookFirstAt:
        'the failures by reason on the dashboard: busy, quota and cutOff come from Bedrock, ours from this service',
    },
    DocumentFailures: {
      metric: failing(settings, 'document', 10, hour),
      threshold: 33,
      means: 'A third of the sessions and stages of an hour fail because of their documents',
      lookFirstAt: 'the logs of the readers: they may refuse too much',
    },
    AdminFails: {
      metric: failedExecutions(stateMachines.admin),
      threshold: 1,
      means: 'The nightly recount found wrong counters, or a spreadsheet of the admin area could not be built',
      lookFirstAt: 'the failed execution of the state machine admin; the log of the recount names the counters',
    },
    AccountFails: {
      metric: failedExecutions(stateMachines.account),
      threshold: 1,
      means: "The removal of an account did not finish, or the archive of a user's own data could not be built",
      lookFirstAt: 'the failed execution of the state machine account, then at the steps for a removal in OPERATIONS',
    },
    ModelSpend: {
      metric: figure(settings, 'modelUse', 'ModelCostUsd', {}, { period: Duration.days(1) }),
      threshold: dailyModelUsd,
      means: `The models cost more than USD ${dailyModelUsd} on one day`,
      lookFirstAt: 'the spend by module on the dashboard, then at the busiest users in the admin area',
    },
    MalwareUploads: {
      metric: figure(settings, 'malware', 'MalwareUploads', {}, { period: hour }),
      threshold: 3,
      means: 'Three or more uploads with malware were refused within an hour',
      lookFirstAt: 'sub in the log lines with MalwareUploads, to find out whether they are of one user',
    },
    Throttling: {
      metric: sumMetric(
        [
          table.metric('ReadThrottleEvents', throttled),
          table.metric('WriteThrottleEvents', throttled),
          // Lambda's figure is that of the whole account and region, whose limit of concurrent runs it is.
          new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...throttled }),
        ],
        'Refused reads, writes and runs',
      ),
      threshold: 5,
      means: 'The table refuses reads or writes, or Lambda refuses runs',
      lookFirstAt: "the throttles on the dashboard, then at the account's limit of concurrent runs",
    },
    DeadLetters: {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
      means: 'The sweeper could not fail a job that died',
      lookFirstAt: 'the message in the dead-letter queue: it holds the event and the error',
    },
  } satisfies Record<string, Watched>;
}

function refusedSignIns(triggers: readonly IFunction[]): IMetric {
  const errors = triggers.map((handler) => handler.metricErrors({ period }));
  const runs = triggers.map((handler) => handler.metricInvocations({ period }));
  return new MathExpression({
    // Below ten failed runs one outsider would be a large share.
    expression: 'IF(errors >= 10, 100 * errors / runs, 0)',
    usingMetrics: { errors: sumMetric(errors, 'Failed', period, 'e'), runs: sumMetric(runs, 'Runs', period, 'r') },
    period,
    label: 'Refused sign-ins, %',
  });
}

/** Failed sessions and stages in a hundred, from `least` failed ones on: below, one user's bad luck would be a large share. */
function failing(settings: Settings, blame: Blame, least: number, over: Duration): IMetric {
  const counted = { period: over, statistic: 'SampleCount' };
  const completed = moduleNames.flatMap((module) => [
    figure(settings, 'sessionEnd', 'SessionSeconds', { module }, counted),
    figure(settings, 'stageEnd', 'StageSeconds', { module }, counted),
  ]);
  const failed = figure(settings, 'failure', 'Failures', { blame }, { period: over });
  return new MathExpression({
    // SUM and not +: with + there is no share where nothing was completed.
    expression: `IF(failed >= ${least}, 100 * failed / SUM([failed, completed]), 0)`,
    usingMetrics: { failed, completed: sumMetric(completed, 'Completed', over) },
    period: over,
    label: 'Failed, % of ended',
  });
}

/** Executions that end otherwise than well. */
const failedExecutions = (machine: StateMachine): IMetric =>
  sumMetric(
    [machine.metricFailed({ period }), machine.metricTimedOut({ period }), machine.metricAborted({ period })],
    'Failed executions',
  );
