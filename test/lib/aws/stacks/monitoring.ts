import { describe, expect, test } from '@jest/globals';
import { type Fact, facts } from '../../../../shared/metrics.ts';
import { logDays } from '../../../../shared/account/retention.ts';
import { moduleNames } from '../../../../shared/modules.ts';
import { flat, functionsOf, onlyOf, resourcesOf, settingsOf, templatesOf, withoutHash } from '../templates.ts';

const settings = settingsOf('prod');
const prod = templatesOf('prod');
const { app, data, accessLog, edge } = prod;
const silent = templatesOf('stg');

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}
interface Alarm extends Partial<Metric> {
  AlarmDescription: string;
  Metrics?: { MetricStat?: { Metric: Metric } }[];
  AlarmActions: unknown[];
  TreatMissingData: string;
}

const alarms = Object.fromEntries(
  Object.entries(resourcesOf(app, 'AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => [
    withoutHash(id).replace(/^Alarms/, ''),
    Properties as unknown as Alarm,
  ]),
);

/** The figures that an alarm uses. */
const metricsOf = ({ Namespace, MetricName, Dimensions = [], Metrics = [] }: Alarm): Metric[] =>
  Namespace === undefined || MetricName === undefined
    ? Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
    : [{ Namespace, MetricName, Dimensions }];

/** The failures that an alarm counts, by the values of their dimensions. */
const failures = (name: string): string[] =>
  metricsOf(alarms[name] as Alarm).flatMap(({ MetricName, Dimensions = [] }) =>
    MetricName === 'Failures' ? [Dimensions.map(({ Value }) => flat(Value)).join(' ')] : [],
  );

describe('The alarms', () => {
  test('of failures tell lost jobs, faults of the service and unreadable documents apart', () => {
    expect(failures('JobsLost')).toEqual(moduleNames.map((name) => `${name} interrupted suite-pedagogi`));
    expect(failures('ServiceFailures')).toEqual(['service suite-pedagogi']);
    expect(failures('DocumentFailures')).toEqual(['document suite-pedagogi']);
  });

  test('say what they mean and what to look at first, e-mail the operators, and are silent without data', () => {
    const [topic] = Object.keys(resourcesOf(app, 'AWS::SNS::Topic'));
    for (const { AlarmDescription, AlarmActions, TreatMissingData } of Object.values(alarms)) {
      expect(AlarmDescription).toMatch(/^[A-Z][^.]+\. Look first at [^.]+\.$/);
      expect([AlarmActions, TreatMissingData]).toEqual([[{ Ref: topic }], 'notBreaching']);
    }
    const subscriptions = Object.values(resourcesOf(app, 'AWS::SNS::Subscription'));
    expect(subscriptions.map(({ Properties }) => Properties['Endpoint'])).toEqual(settings.alarmEmails);
    expect(resourcesOf(silent.app, 'AWS::SNS::Subscription')).toEqual({});
  });
});

test('prod alone is watched from outside: its page, and its sign-in through the API', () => {
  const checks = Object.values(resourcesOf(accessLog, 'AWS::Route53::HealthCheck'));
  expect(checks.map(({ Properties }) => Properties['HealthCheckConfig'])).toMatchObject([
    { Type: 'HTTPS_STR_MATCH', ResourcePath: '/', SearchString: 'id="root"' },
    { Type: 'HTTPS', ResourcePath: '/api/auth/google' },
  ]);
  const [topic] = Object.keys(resourcesOf(accessLog, 'AWS::SNS::Topic'));
  for (const { Properties } of Object.values(resourcesOf(accessLog, 'AWS::CloudWatch::Alarm')))
    expect(Properties['AlarmActions']).toEqual([{ Ref: topic }]);
  expect(resourcesOf(silent.accessLog, 'AWS::Route53::HealthCheck')).toEqual({});
});

/** A figure by the names of its dimensions. */
const named = (name: unknown, dimensions: unknown[]) =>
  `${String(name)} ${dimensions.map(String).toSorted().join(' ')}`;
const isName = (part: unknown, i: number): boolean => typeof part === 'string' && i % 2 === 0;

describe('The dashboard', () => {
  const { DashboardBody } = onlyOf(app, 'AWS::CloudWatch::Dashboard').Properties;
  const { widgets } = JSON.parse(flat(DashboardBody).replaceAll(/<\w[\w.:]*>/g, 'x')) as {
    widgets: { properties: { title?: string; alarms?: string[]; metrics?: unknown[][] } }[];
  };
  const own = widgets
    .flatMap(({ properties }) => properties.metrics ?? [])
    .filter(([namespace]) => namespace === 'suite-pedagogi/prod');

  test('and the alarms use figures by dimensions that the functions write, and leave none out', () => {
    const watched = Object.values(alarms)
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace === 'suite-pedagogi/prod')
      .map(({ MetricName, Dimensions = [] }) =>
        named(
          MetricName,
          Dimensions.map(({ Name }) => Name),
        ),
      );
    const shown = own.map(([, name, ...rest]) => named(name, rest.filter(isName)));
    const written = Object.values(facts).flatMap(({ figures, dimensions }: Fact) =>
      Object.keys(figures).flatMap((name) => dimensions.map((set) => named(name, ['service', ...set]))),
    );
    expect(written).toEqual(expect.arrayContaining([...watched, ...shown]));
    const all = Object.values(facts).flatMap(({ figures }: Fact) => Object.keys(figures));
    expect(new Set(own.map(([, name]) => name))).toEqual(new Set(all));
  });
});

test("A job whose execution died is reported by Step Functions' own events, for the modules' state machines alone", () => {
  const { EventPattern } = onlyOf(app, 'AWS::Events::Rule', 'SweeperDied').Properties as {
    EventPattern: { detail: { stateMachineArn: unknown[] } };
  };
  expect(EventPattern).toMatchObject({
    source: ['aws.states'],
    'detail-type': ['Step Functions Execution Status Change'],
    detail: { status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
  });
  expect(EventPattern.detail.stateMachineArn.map((arn) => withoutHash(flat(arn).slice(1, -1)))).toEqual(
    moduleNames.map((name) => `Pipelines${name}`),
  );
});

test('The counters are recounted every night by Malaysian time, in a run of its own name', () => {
  const { Properties } = onlyOf(app, 'AWS::Scheduler::Schedule');
  const { Arn, Input } = Properties['Target'] as { Arn: unknown; Input: string };
  expect(Properties).toMatchObject({
    ScheduleExpression: 'cron(30 3 * * ? *)',
    ScheduleExpressionTimezone: 'Asia/Kuala_Lumpur',
  });
  expect(flat(Arn)).toMatch(/^<Pipelinesadmin\w+>$/);
  expect(JSON.parse(Input)).toEqual({ job: 'reconcile', run: '<aws.scheduler.execution-id>' });
});

describe('The logs', () => {
  test('of a stack are one group, which outlives it and keeps lines for as long as the notice says; functions write there', () => {
    for (const template of [edge, app, data, accessLog]) {
      const { Properties, DeletionPolicy } = onlyOf(template, 'AWS::Logs::LogGroup');
      expect([Properties['RetentionInDays'], DeletionPolicy]).toEqual([logDays, 'RetainExceptOnCreate']);
      const [group] = Object.keys(resourcesOf(template, 'AWS::Logs::LogGroup'));
      for (const handler of Object.values(functionsOf(template)))
        expect(handler.Properties['LoggingConfig']).toEqual({ LogGroup: { Ref: group } });
    }
  });

  test('of the firewall hold what it blocked, without queries, tokens and cookies', () => {
    expect(onlyOf(edge, 'AWS::WAFv2::LoggingConfiguration').Properties).toMatchObject({
      LoggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      },
      RedactedFields: [
        { QueryString: {} },
        ...['authorization', 'cookie', 'referer'].map((Name) => ({ SingleHeader: { Name } })),
      ],
    });
  });

  test('of state machines hold no data of executions, which X-Ray traces', () => {
    const machines = Object.values(resourcesOf(app, 'AWS::StepFunctions::StateMachine'));
    expect(machines.length).toBeGreaterThan(3);
    for (const { Properties } of machines)
      expect(Properties).toMatchObject({
        StateMachineType: 'STANDARD',
        TracingConfiguration: { Enabled: true },
        LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
      });
  });
});
