import { describe, expect, test } from '@jest/globals';
import { figure } from '../../../lib/aws/figures.ts';
import { pipelines } from '../../../lib/aws/steps/index.ts';
import { apiFunctions, triggers } from '../../../lib/aws/entries.ts';
import { type Fact, facts } from '../../../shared/metrics.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { flat, onlyOf, resourcesOf, settingsOf, statementsOf, templatesOf } from './house.ts';

const settings = settingsOf('prod');
const { app, edge } = templatesOf(settings);

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions: { Name: string; Value: unknown }[];
}
interface Stat {
  Metric: Metric;
  Period: number;
  Stat: string;
}
interface AlarmProperties extends Partial<Metric> {
  AlarmDescription: string;
  Threshold: number;
  Period?: number;
  Statistic?: string;
  ExtendedStatistic?: string;
  Metrics?: { Expression?: string; MetricStat?: Stat }[];
  AlarmActions: unknown[];
  TreatMissingData: string;
  EvaluationPeriods: number;
}

const alarms = Object.fromEntries(
  Object.entries(resourcesOf(app, 'AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => [
    id.replace(/^MonitoringAlarms/, '').replace(/[0-9A-F]{8}$/, ''),
    Properties as unknown as AlarmProperties,
  ]),
);
const alarm = (name: string): AlarmProperties => {
  const found = alarms[name];
  if (found === undefined) throw new Error(`There is no alarm ${name}`);
  return found;
};

/** The figures an alarm looks at. */
function statsOf({ Namespace, MetricName, Dimensions = [], Metrics = [], ...rest }: AlarmProperties): Stat[] {
  if (Namespace === undefined || MetricName === undefined) return Metrics.flatMap(({ MetricStat }) => MetricStat ?? []);
  const Stat = rest.Statistic ?? rest.ExtendedStatistic ?? '';
  return [{ Metric: { Namespace, MetricName, Dimensions }, Period: rest.Period ?? 0, Stat }];
}
const textOf = ({ Metric, Period, Stat }: Stat): string =>
  `${Metric.MetricName} ${Stat} of ${Period} s by ${Metric.Dimensions.map(({ Name, Value }) => `${Name}=${flat(Value).replace(/[0-9A-F]{8}(?=[.>])/, '')}`).join(' ')}`;
const lookingAt = (name: string): string[] => statsOf(alarm(name)).map(textOf);
const expressionOf = (name: string): string =>
  (alarm(name).Metrics ?? []).flatMap(({ Expression }) => Expression ?? [])[0] ?? '';

const stepNames = Object.entries(pipelines).flatMap(([pipeline, steps]) =>
  Object.keys(steps).map((step) => `${pipeline}${step}`),
);
const functionNames = [...Object.keys(apiFunctions), ...stepNames, 'sweeper', ...triggers.map(({ name }) => name)];

/** The widgets of the dashboard, as CloudWatch is told. */
const widgets = (
  JSON.parse(
    flat(onlyOf(app, 'AWS::CloudWatch::Dashboard').Properties['DashboardBody']).replaceAll(/<\w[\w.:]*>/g, 'x'),
  ) as {
    widgets: {
      type: string;
      properties: { title?: string; markdown?: string; alarms?: string[]; metrics?: unknown[][] };
    }[];
  }
).widgets;

describe('Every alarm', () => {
  test('says what it means and, in one sentence, what to look at first', () => {
    expect(Object.keys(alarms).length).toBeGreaterThan(40);
    for (const { AlarmDescription } of Object.values(alarms))
      expect(AlarmDescription).toMatch(/^[A-Z][^.]+\. Look first at [^.]+\.$/);
  });

  test('writes to the operators, and takes silence for good news', () => {
    const [topic] = Object.keys(resourcesOf(app, 'AWS::SNS::Topic'));
    for (const { AlarmActions, TreatMissingData } of Object.values(alarms))
      expect([AlarmActions, TreatMissingData]).toEqual([[{ Ref: topic }], 'notBreaching']);
    const addresses = Object.values(resourcesOf(app, 'AWS::SNS::Subscription')).map(
      ({ Properties }) => Properties['Endpoint'],
    );
    expect(addresses).toEqual(settings.alarmEmails);
  });

  test('adds up no more figures than CloudWatch takes, over no more than a day', () => {
    for (const properties of Object.values(alarms)) {
      const stats = statsOf(properties);
      expect(stats.length).toBeLessThanOrEqual(10);
      for (const { Period } of stats) expect(Period * properties.EvaluationPeriods).toBeLessThanOrEqual(86_400);
    }
  });
});

describe('The topic of the operators', () => {
  const [topic] = Object.keys(resourcesOf(app, 'AWS::SNS::Topic'));
  const { PolicyDocument, Topics } = onlyOf(app, 'AWS::SNS::TopicPolicy').Properties;

  test("takes letters from the account's alarms, for a policy of its own takes the place of the one that SNS would give it", () => {
    expect(Topics).toEqual([{ Ref: topic }]);
    const allowed = statementsOf(PolicyDocument).filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: { Ref: topic },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
    const { ArnLike = {} } = (allowed[0]?.Condition ?? {}) as { ArnLike?: Record<string, unknown> };
    expect(flat(ArnLike['aws:SourceArn'])).toBe(
      'arn:<AWS::Partition>:cloudwatch:ap-southeast-1:<AWS::AccountId>:alarm:*',
    );
  });

  test('refuses what does not come by TLS', () => {
    expect(statementsOf(PolicyDocument).filter(({ Effect }) => Effect === 'Deny')).toMatchObject([
      { Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ]);
  });
});

const endsOf = (name: string, ends: readonly string[]): string[] =>
  ends.map((metric) => `${metric} Sum of 300 s by StateMachineArn=<Pipelines${name}>`);

describe('An alarm goes off', () => {
  test.each(moduleNames)('when a job of %s died, and not when it told its owner why it failed', (name) => {
    expect(lookingAt(`${name}Lost`)).toEqual([
      ...endsOf(name, ['ExecutionsTimedOut', 'ExecutionsAborted']),
      `Failures Sum of 300 s by module=${name} reason=stopped service=suite-pedagogi`,
    ]);
    expect(alarm(`${name}Lost`).Threshold).toBe(1);
  });

  test.each(['admin', 'account'])('when an execution of %s fails, times out or is aborted', (name) => {
    expect(lookingAt(`${name}Lost`)).toEqual(
      endsOf(name, ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted']),
    );
    expect(alarm(`${name}Lost`).Threshold).toBe(1);
  });

  test('when a third of the executions of the modules fail within an hour, whosever the fault', () => {
    expect(statsOf(alarm('ManyFail')).map(textOf)).toEqual(
      ['ExecutionsFailed', 'ExecutionsSucceeded'].flatMap((metric) =>
        moduleNames.map((name) => `${metric} Sum of 3600 s by StateMachineArn=<Pipelines${name}>`),
      ),
    );
    const expressions = (alarm('ManyFail').Metrics ?? []).flatMap(({ Expression }) => Expression ?? []);
    expect(expressions).toContain('IF(failed >= 10, 100 * failed / SUM([failed, succeeded]), 0)');
    expect(alarm('ManyFail').Threshold).toBe(33);
  });

  test.each(Object.keys(apiFunctions))('when the function %s of the API fails three times', (name) => {
    expect(lookingAt(`${name}Errors`)).toEqual([
      `Errors Sum of 300 s by FunctionName=<Api${name}> Resource=<Api${name}>:live`,
    ]);
    expect(alarm(`${name}Errors`).Threshold).toBe(3);
  });

  describe.each(stepNames)('for the step %s', (name) => {
    const stats = statsOf(alarm(`${name}Errors`));
    const of = (metric: string): Record<string, string>[] =>
      stats
        .filter(({ Metric }) => Metric.MetricName === metric)
        .map(({ Metric }) => Object.fromEntries(Metric.Dimensions.map(({ Name, Value }) => [Name, flat(Value)])));

    test('when half of the runs of the version that comes in fail, or half of all, from the third on', () => {
      expect([expressionOf(`${name}Errors`), alarm(`${name}Errors`).Threshold]).toEqual([
        'MAX([IF(newErrors >= 3, 100 * newErrors / newRuns, 0), IF(errors >= 3, 100 * errors / runs, 0)])',
        50,
      ]);
    });

    test.each(['Errors', 'Invocations'])(
      'by the %s of its alias, which Lambda tells apart by version while there are two',
      (metric) => {
        const live = {
          FunctionName: expect.stringMatching(new RegExp(`^<Pipelines${name}[0-9A-F]{8}>$`)),
          Resource: expect.stringMatching(new RegExp(`^<Pipelines${name}[0-9A-F]{8}>:live$`)),
        };
        const version = new RegExp(`^<Pipelines${name}CurrentVersion\\w+\\.Version>$`);
        expect(of(metric)).toEqual([{ ...live, ExecutedVersion: expect.stringMatching(version) }, live]);
      },
    );
  });

  test.each(triggers.map(({ name }) => name))('when half of the sign-ins end in %s', (name) => {
    expect(statsOf(alarm(`${name}Errors`)).map(({ Metric }) => Metric.MetricName)).toEqual(['Errors', 'Invocations']);
    expect(flat(statsOf(alarm(`${name}Errors`))[0]?.Metric.Dimensions[0]?.Value)).toContain(name);
  });

  test('when any function is refused a run', () => {
    const groups = Object.entries(alarms).filter(([name]) => name.startsWith('FunctionThrottles'));
    const watched = groups.flatMap(([, properties]) => statsOf(properties));
    expect(watched.map(({ Metric }) => Metric.MetricName)).toEqual(functionNames.map(() => 'Throttles'));
    expect(new Set(watched.map(textOf)).size).toBe(functionNames.length);
    const named = groups.map(([, { AlarmDescription }]) => AlarmDescription).join(' ');
    for (const name of functionNames) expect(named).toMatch(new RegExp(`\\b${name}\\b`));
  });

  test('when the sweeper fails three times, or an event could not be dealt with', () => {
    expect(lookingAt('sweeperErrors')).toEqual([
      'Errors Sum of 300 s by FunctionName=<SweeperFunction> Resource=<SweeperFunction>:live',
    ]);
    expect(lookingAt('DeadLetters')).toEqual([
      'ApproximateNumberOfMessagesVisible Maximum of 300 s by QueueName=<SweeperDeadLetters.QueueName>',
    ]);
    expect(alarm('DeadLetters').Threshold).toBe(1);
  });

  test('when the table refuses reads or writes', () => {
    expect(statsOf(alarm('TableThrottles')).map(({ Metric }) => Metric.MetricName)).toEqual([
      'ReadThrottleEvents',
      'WriteThrottleEvents',
    ]);
  });

  test('when one call in a hundred fails on the server, or one in twenty is slow', () => {
    expect(expressionOf('ApiErrors')).toBe('IF(calls >= 20, 100 * faults / calls, 0)');
    expect(statsOf(alarm('ApiErrors')).map(({ Metric }) => Metric.MetricName)).toEqual(['5xx', 'Count']);
    expect(alarm('ApiErrors').Threshold).toBe(1);
    expect(statsOf(alarm('ApiSlow')).map(({ Metric, Stat }) => `${Metric.MetricName} ${Stat}`)).toEqual([
      'Latency p95',
    ]);
  });

  test('when the models cost more on a day than the setting allows', () => {
    expect(lookingAt('ModelSpend')).toEqual(['ModelCostUsd Sum of 86400 s by service=suite-pedagogi']);
    expect(alarm('ModelSpend').Threshold).toBe(settings.dailyModelUsd);
  });

  test('when unusually many starts are refused, or uploads with malware come', () => {
    expect(lookingAt('QuotaRefusals')).toEqual([
      'QuotaRefusals Sum of 3600 s by limit=daily service=suite-pedagogi',
      'QuotaRefusals Sum of 3600 s by limit=active service=suite-pedagogi',
    ]);
    expect(alarm('QuotaRefusals').Threshold).toBe(settings.quotaRefusalsPerHour);
    expect(lookingAt('MalwareUploads')).toEqual(['MalwareUploads Sum of 3600 s by service=suite-pedagogi']);
  });

  test('when sessions and stages fail through no fault of their documents, though their executions end well', () => {
    const expressions = (alarm('WorkFails').Metrics ?? []).flatMap(({ Expression }) => Expression ?? []);
    expect(expressions).toContain('IF(failed >= 5, 100 * failed / SUM([failed, completed]), 0)');
    expect(lookingAt('WorkFails')).toEqual([
      'Failures Sum of 900 s by blame=service service=suite-pedagogi',
      ...moduleNames.flatMap((module) =>
        ['SessionSeconds', 'StageSeconds'].map(
          (name) => `${name} SampleCount of 900 s by module=${module} service=suite-pedagogi`,
        ),
      ),
    ]);
  });
});

describe('What is drawn and watched', () => {
  const drawn = widgets.flatMap(({ properties }) => properties.metrics ?? []);
  const own = drawn.filter(([namespace]) => namespace === 'suite-pedagogi/prod');

  test('of our own is written by the functions, by these very dimensions', () => {
    const watched = Object.values(alarms)
      .flatMap(statsOf)
      .map(({ Metric }) => Metric)
      .filter(({ Namespace }) => Namespace === 'suite-pedagogi/prod')
      .map(({ MetricName, Dimensions }) => [MetricName, Dimensions.map(({ Name }) => Name)] as const);
    const shown = own.map(([, name, ...rest]) => {
      const dimensions = rest.filter((part): part is string => typeof part === 'string').filter((_, i) => i % 2 === 0);
      return [String(name), dimensions] as const;
    });
    const written = Object.values(facts).flatMap(({ figures, dimensions }: Fact) =>
      Object.keys(figures).flatMap((name) =>
        dimensions.map((set) => `${name} ${['service', ...set].toSorted().join(' ')}`),
      ),
    );
    expect(watched.length).toBeGreaterThan(5);
    expect(shown.length).toBeGreaterThan(40);
    for (const [name, dimensions] of [...watched, ...shown])
      expect(written).toContain(`${name} ${[...dimensions].toSorted().join(' ')}`);
  });

  test('leaves out no figure that the functions write', () => {
    const names = new Set(own.map(([, name]) => name));
    for (const { figures } of Object.values(facts))
      for (const name of Object.keys(figures)) expect(names).toContain(name);
  });

  test('is refused at synthesis when nothing is counted by its dimensions', () => {
    expect(() => figure(settings, 'failure', 'Failures', {}, { statistic: 'Sum' })).toThrow(
      'Failures is not counted by the service alone',
    );
    expect(() => figure(settings, 'modelUse', 'ModelCostUsd', { tier: 'reasoning' }, { statistic: 'Sum' })).toThrow(
      'ModelCostUsd is not counted by tier',
    );
  });
});

describe('The dashboard', () => {
  test('is one a stage, with every alarm on top and a row for each concern', () => {
    expect(onlyOf(app, 'AWS::CloudWatch::Dashboard').Properties['DashboardName']).toBe('suite-pedagogi-prod');
    const [first] = widgets;
    expect([first?.type, first?.properties.alarms?.length]).toEqual(['alarm', Object.keys(alarms).length]);
    const rows = widgets.flatMap(({ properties }) => properties.markdown ?? []);
    expect(rows).toEqual([
      '## Calls',
      '## Jobs (executions of the pipelines)',
      '## Sessions and stages',
      '## Models (estimated; an alarm goes off at USD 150 a day)',
      '## Refused',
      '## Functions',
      '## Table and dead letters',
    ]);
  });

  test('shows every function', () => {
    const shown = JSON.stringify(widgets.find(({ properties }) => properties.title === 'Throttles'));
    for (const name of functionNames) expect(shown).toContain(`"label":"${name}"`);
  });
});

describe('The functions', () => {
  test('write their figures into the namespace of their stage, and need no leave to write metrics', () => {
    for (const [id, { Properties }] of Object.entries(resourcesOf(app, 'AWS::Lambda::Function'))) {
      if (id.startsWith('Custom')) continue;
      const { Variables } = Properties['Environment'] as { Variables: Record<string, string> };
      expect(Variables['POWERTOOLS_METRICS_NAMESPACE']).toBe('suite-pedagogi/prod');
    }
    expect(JSON.stringify(app.toJSON())).not.toContain('PutMetricData');
  });
});

const budgetNameWith = (changed: Partial<typeof settings>): unknown => {
  const { Properties } = onlyOf(templatesOf({ ...settings, ...changed }).edge, 'AWS::Budgets::Budget');
  return (Properties['Budget'] as Record<string, unknown>)['BudgetName'];
};

describe('The budget', () => {
  const { Budget, NotificationsWithSubscribers } = onlyOf(edge, 'AWS::Budgets::Budget').Properties as {
    Budget: Record<string, unknown>;
    NotificationsWithSubscribers: { Notification: Record<string, unknown>; Subscribers: Record<string, string>[] }[];
  };

  test('is the monthly one of the settings', () => {
    expect(Budget).toEqual({
      BudgetName: expect.stringMatching(/^suite-pedagogi-prod-[0-9a-f]{8}$/),
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: settings.monthlyBudgetUsd, Unit: 'USD' },
    });
  });

  test('tells the operators at 80 %, at 100 % and when 100 % is foreseen', () => {
    expect(
      NotificationsWithSubscribers.map(({ Notification }) => [
        Notification['NotificationType'],
        Notification['Threshold'],
      ]),
    ).toEqual([
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    for (const { Subscribers } of NotificationsWithSubscribers)
      expect(Subscribers.map(({ Address }) => Address)).toEqual(settings.alarmEmails);
  });

  test('bears another name when others are told, for it is made anew then beside the old one, and the same when only its amount changes', () => {
    expect(budgetNameWith({ alarmEmails: ['lain@moe-dl.edu.my'] })).not.toBe(Budget['BudgetName']);
    expect(budgetNameWith({ monthlyBudgetUsd: 1 })).toBe(Budget['BudgetName']);
  });

  test('tells nobody where there is nobody to tell', () => {
    const silent = templatesOf({ ...settings, alarmEmails: [] });
    expect(onlyOf(silent.edge, 'AWS::Budgets::Budget').Properties).not.toHaveProperty('NotificationsWithSubscribers');
    expect(resourcesOf(silent.app, 'AWS::SNS::Subscription')).toEqual({});
  });
});
