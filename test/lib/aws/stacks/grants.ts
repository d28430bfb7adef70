import { describe, expect, test } from '@jest/globals';
import { moduleNames } from '../../../../shared/modules.ts';
import { App, Stack } from 'aws-cdk-lib';
import { modelGrants } from '../../../../lib/aws/grants.ts';
import {
  flat,
  functionsOf,
  listOf,
  resourcesOf,
  rightsOf,
  type Statement,
  templatesOf,
  withoutHash,
} from '../templates.ts';

const { app, data, edge, accessLog } = templatesOf('dev');
const stacks = [app, data, edge, accessLog];

/** The statements of every role of ours, by the role's name. CDK's own functions, which run during deployments, are CDK's matter. */
const rights = Object.fromEntries(
  stacks
    .flatMap((template) => Object.entries(rightsOf(template)))
    .filter(([id]) => !/^(?:Custom|PageRole)/.test(id))
    .map(([id, statements]) => [withoutHash(id).replace(/Role$/, ''), statements]),
);

const actionsOf = ({ Action }: Statement): string[] => listOf(Action).map(flat);
const resourcesIn = ({ Resource }: Statement): string[] => listOf(Resource).map(flat);
const conditionOf = ({ Condition }: Statement): string => flat(Condition ?? '');

const bucket = 'arn:<AWS::Partition>:s3:::suite-pedagogi-dev-files-<AWS::AccountId>';

/** One statement in the words of the table below; `?` where it is none of those. */
function wordsOf(statement: Statement): string[] {
  const actions = actionsOf(statement);
  const resources = resourcesIn(statement);
  const condition = conditionOf(statement);
  switch (actions[0]?.split(':')[0]) {
    case 'dynamodb': {
      const [, index] = /:table\/<TableName>(\/index\/.*)?$/.exec(resources[0] ?? '') ?? ['', '?'];
      if (index !== undefined) return resources.map((resource) => `${actions.join()} on ${resource.split('/').at(-1)}`);
      const partitions = [...condition.matchAll(/[[,]"([A-Z]+)(?:#\*)?"/g)].map(([, name]) => name);
      return [
        `rows ${actions.map((action) => action.replace(/^dynamodb:|Item$/g, '')).join(' ')}: ${partitions.join(' ')}`,
      ];
    }
    case 's3': {
      const prefixes = /^{"StringLike(?<ifExists>IfExists)?":{"s3:prefix":(?<list>.*)}}$/.exec(condition)?.groups;
      if (prefixes !== undefined && actions.join() === 's3:ListBucket' && resources.join() === bucket) {
        const listed = (listOf(JSON.parse(prefixes['list'] ?? '')) as string[]).map((prefix) =>
          prefix.replace('/*', ''),
        );
        return [`${prefixes['ifExists'] ? 'list' : 'list only'}: ${listed.toSorted().join(' ')}`];
      }
      const isClean = condition.endsWith('"s3:ExistingObjectTag/GuardDutyMalwareScanStatus":"NO_THREATS_FOUND"}}');
      const verbs = actions.map((action) => action.replace(/^s3:|Object(?=$|Tag)/g, '')).join(' ');
      return resources.map(
        (resource) => `${resource.replace(`${bucket}/`, '').replace('/*', '')}: ${verbs}${isClean ? ' if clean' : ''}`,
      );
    }
    case 'bedrock':
      return resources.map((resource) => `${actions.join()} ${/anthropic\.([\w.-]+)$/.exec(resource)?.[1]}`);
    case 'states':
      return resources.map((resource) => `${actions.join()} ${/<Pipelines([a-z]+)/.exec(resource)?.[1]}`);
    case 'cognito-idp':
      return resources[0]?.endsWith(':userpool/<UserPoolId>') ? actions : ['?'];
    case 'sqs':
      return resources[0]?.includes('SweeperDeadLetters') ? actions : ['?'];
    default:
      return ['?'];
  }
}

/** Every function may write its own log and traces. */
const isUsual = (statement: Statement): boolean =>
  /^(?:logs:CreateLogStream logs:PutLogEvents <Log\w{8}\.Arn>|xray:PutTelemetryRecords xray:PutTraceSegments \*)$/.test(
    [...actionsOf(statement), ...resourcesIn(statement)].join(' '),
  );

const mayDo = (name: string): string[] => [
  ...new Set((rights[name] ?? []).filter((statement) => !isUsual(statement)).flatMap(wordsOf)),
];

const functionNames = [app, data].flatMap((template) => Object.keys(functionsOf(template)).map(withoutHash));

/** The functions that have a right of these words. */
const whoMay = (right: RegExp): string[] =>
  functionNames.filter((name) => mayDo(name).some((words) => right.test(words))).toSorted();

const calls = moduleNames.map((name) => `Api${name}`);
const models = moduleNames.map((name) => `Pipelines${name}Model`);
const bookkeeping = moduleNames.map((name) => `Pipelines${name}Bookkeeping`);

test.each<[what: string, right: RegExp, functions: string[]]>([
  ['do anything without a condition', /^\?/, []],
  ['reach rows of other kinds', /^rows .*: .*\b(?!USER|STATS|SEARCH|ACTIVITY|CONTROL|AUDIT|LOOKUP)[A-Z]/, []],
  ['look through everybody’s rows', /^dynamodb:Query/, ['Apiadmin', 'PipelinesadminExport', 'PipelinesadminRecount']],
  ['write what administrators did', /^rows .*: .*AUDIT/, ['Apiadmin']],
  ['keep works that were looked up', /^rows .*: .*LOOKUP/, ['PipelinesacadioraLookUp']],
  ['ask a model', /^bedrock:/, models],
  ['remove a person', /^cognito-idp:/, ['PipelinesaccountPerson']],
  ['start executions', /^states:StartExecution/, ['Apiaccount', 'Apiadmin', ...calls]],
  // Its first bytes, to refuse at once what is no document.
  ['read an upload that is not scanned', /^uploads: (?!Get if clean).*\bGet\b/, calls],
  ['read a scanned upload', /^uploads: Get if clean/, ['PipelinesReader', 'PipelinesaccountExport']],
  [
    'read results',
    /^artefacts: .*Get/,
    [...calls, ...models, ...bookkeeping, 'PipelinesacadioraLookUp', 'PipelinesaccountExport'],
  ],
  ['read an archive of own data', /^exports\/own: .*Get/, ['Apiaccount']],
  ['read a spreadsheet of administrators', /^exports\/admin: .*Get/, ['Apiadmin', 'PipelinesadminRecount']],
])('No function may %s but these', (_, right, functions) => {
  expect(whoMay(right)).toEqual(functions.toSorted());
});

test.each(['Apiadmin', 'Apistatistics', 'PipelinesadminExport', 'PipelinesadminRecount', 'PipelinesaccountExport'])(
  '%s changes no row of a user',
  (name) => {
    expect(mayDo(name).filter((words) => /^rows .*(?:Put|Update|Delete).*: .*USER/.test(words))).toEqual([]);
  },
);

test('Each function starts the state machine of its own module, and the triggers of the sign-in may nothing', () => {
  const started = functionNames.flatMap((name) =>
    mayDo(name).flatMap((words) => (words.startsWith('states:Start') ? [`${name} ${words.split(' ')[1]}`] : [])),
  );
  expect(started.filter((one) => !/^Api(\w+) \1$/.test(one))).toEqual([]);
  expect([...mayDo('IdentitypreSignUp'), ...mayDo('IdentitypreTokenGeneration')]).toEqual([]);
});

test('A state machine may call its own functions, and otherwise only deliver logs and traces', () => {
  const machines = Object.keys(resourcesOf(app, 'AWS::StepFunctions::StateMachine')).map(withoutHash);
  expect(machines.length).toBeGreaterThan(3);
  for (const machine of machines) {
    const [usual, call, ...more] = (rights[machine] ?? []).toSorted((a) => (flat(a.Resource) === '*' ? -1 : 1));
    expect([machine, more, call && actionsOf(call)]).toEqual([machine, [], ['lambda:InvokeFunction']]);
    expect(usual && actionsOf(usual).filter((action) => !/^(?:logs|xray):/.test(action))).toEqual([]);
    const called =
      call && resourcesIn(call).map((arn) => arn.replace(/^<(\w+?)(?:Live)?[0-9A-F]{8}(?:\.Arn)?>$/, '$1'));
    // Modules share one reader.
    const shared = moduleNames.some((name) => machine === `Pipelines${name}`) ? ['PipelinesReader'] : [];
    const named = functionNames.filter((name) => name.startsWith(machine));
    expect(called?.toSorted()).toEqual([...named, ...shared].toSorted());
  }
});

/** Every action of the roles that are no function's. The validator does not notice a misspelt action; this list does. */
const allowed: Record<string, string> = {
  events: 'DeleteRule DescribeRule ListTargetsByRule PutRule PutTargets RemoveTargets',
  lambda: 'InvokeFunction',
  logs: `CreateLogDelivery DeleteLogDelivery DescribeLogGroups DescribeResourcePolicies GetLogDelivery
    ListLogDeliveries PutResourcePolicy UpdateLogDelivery`,
  s3: `GetBucketNotification GetObject GetObjectTagging GetObjectVersion GetObjectVersionTagging
    ListBucket PutBucketNotification PutObject PutObjectTagging PutObjectVersionTagging`,
  states: 'StartExecution',
  xray: 'GetSamplingRules GetSamplingTargets PutTelemetryRecords PutTraceSegments',
};

describe('All roles', () => {
  test('that are no function’s have exactly the allowed actions, each spelt as AWS knows it', () => {
    const others = Object.entries(rights).flatMap(([role, statements]) =>
      functionNames.includes(role) ? [] : statements,
    );
    const actions = new Set(others.flatMap(actionsOf));
    const known = Object.entries(allowed).flatMap(([service, names]) =>
      names.split(/\s+/).map((name) => `${service}:${name}`),
    );
    expect([...actions].toSorted()).toEqual(known.toSorted());
  });

  test('have no policy that AWS manages, and * as resource for traces and log delivery only', () => {
    const roles = [app, data]
      .flatMap((template) => Object.entries(resourcesOf(template, 'AWS::IAM::Role')))
      .filter(([id]) => !/^(?:Custom|PageRole)/.test(id));
    expect(roles.filter(([, { Properties }]) => Properties['ManagedPolicyArns'])).toEqual([]);
    const wide = Object.values(rights).flatMap((statements) =>
      statements.filter((statement) => resourcesIn(statement).includes('*')).flatMap(actionsOf),
    );
    expect(wide.filter((action) => !/^(?:xray|logs):/.test(action))).toEqual([]);
  });

  test('of functions and state machines have one inline policy, so that nothing starts before its rights exist', () => {
    const attached = [app, data]
      .flatMap((template) => Object.values(resourcesOf(template, 'AWS::IAM::Policy')))
      .flatMap(({ Properties }) => listOf(Properties['Roles']).map(flat));
    const roles = Object.keys(resourcesOf(app, 'AWS::IAM::Role'));
    const holders = roles.filter((id) => /^(?:Api|Pipelines|Sweeper)/.test(id));
    expect(holders.length).toBeGreaterThan(20);
    expect(holders.filter((id) => attached.includes(`<${id}>`))).toEqual([]);
  });

  test('stay below the 10,240 characters that IAM takes, with names as long as they get', () => {
    const lengths = Object.values(rights).map(
      (statements) =>
        flat({ statements }).replaceAll(/{"(?:Ref|Fn::\w+)":(?:"[^"]*"|\["\w+","\w+"\])}/g, 'x'.repeat(180)).length,
    );
    expect(Math.max(...lengths)).toBeLessThan(10_240);
  });
});

test('A model may be called in its own region, or in others through its profile only', () => {
  const stack = new Stack(new App(), 'models', { env: { region: 'ap-southeast-5' } });
  const profile =
    'arn:<AWS::Partition>:bedrock:ap-southeast-1:<AWS::AccountId>:inference-profile/global.anthropic.claude-x';
  const said = modelGrants(stack, 'global.anthropic.claude-x', 'ap-southeast-1').map(({ statement }) => {
    const { Resource, Condition } = stack.resolve(statement.toStatementJson()) as Statement;
    const equal = (Condition as { StringEquals?: object } | undefined)?.StringEquals ?? {};
    return [listOf(Resource).map((one) => flat(one)), Object.entries(equal).map(([key, arn]) => [key, flat(arn)])];
  });
  expect(said).toEqual([
    [[profile], []],
    [
      [
        'arn:<AWS::Partition>:bedrock:ap-southeast-1::foundation-model/anthropic.claude-x',
        'arn:<AWS::Partition>:bedrock:::foundation-model/anthropic.claude-x',
      ],
      [['bedrock:InferenceProfileArn', profile]],
    ],
  ]);
});
