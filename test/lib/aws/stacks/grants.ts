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

const all = 'ConditionCheck Delete Get Put Query Update';
const own = 'USER';
const totals = 'USER STATS';
const session = 'USER STATS SEARCH ACTIVITY';
const open = `${session} CONTROL`;
const change = 'Delete Get Put';
const sonnet = 'bedrock:InvokeModelWithResponseStream claude-sonnet-5-5';
const haiku = 'bedrock:InvokeModelWithResponseStream claude-haiku-5-5';
const query = (index: string): string => `dynamodb:Query on ${index}`;
const runs = (pipeline: string): string[] => [
  `states:StartExecution ${pipeline}`,
  `states:DescribeExecution ${pipeline}`,
];
const reader = [
  `rows Get Update: ${own}`,
  'uploads: Get if clean',
  'uploads: Delete GetTagging',
  'texts: Delete Put',
  'list: texts uploads',
];
const model = [`rows Get Put Query Update: ${totals}`, 'texts: Get', `artefacts: ${change}`];
/** What each module does with its sessions. */
const sessionsOf = (module: string): string[] => [
  `rows ${all}: ${open}`,
  `uploads: ${change}`,
  'exports/own: Delete',
  'texts: Delete Get Put',
  'list: artefacts exports/own exports/sessions texts uploads',
  ...runs(module),
];
const bookkeeping = [`rows ${all}: ${open}`, 'texts: Get', `artefacts: ${change}`];

/** What each function may do besides writing its log and traces. */
const table: Record<string, string[]> = {
  IdentitypreSignUp: [],
  IdentitypreTokenGeneration: [],
  Apiauth: [`rows ${all}: USER STATS SEARCH`],
  Apiaccount: [`rows ${all}: USER STATS SEARCH`, 'exports/own: Get', 'list: exports/own', ...runs('account')],
  Apistatistics: [`rows Get Query: ${own}`],
  Apiuploads: [`rows Put Query: ${own}`, 'uploads: Put'],
  Apiadmin: [
    `rows Get Query: ${open}`,
    query('GSI1'),
    query('GSI2'),
    'rows Put: AUDIT CONTROL',
    'exports/admin: Get',
    'list: exports/admin',
    ...runs('admin'),
  ],
  Apipedagona: [...sessionsOf('pedagona'), `artefacts: ${change}`, 'exports/sessions: Delete Get'],
  Apiacadiora: [...sessionsOf('acadiora'), 'artefacts: Delete Get'],
  Apivalentra: [...sessionsOf('valentra'), `artefacts: ${change}`],
  SweeperFunction: [
    'rows Delete Get Put Update: USER STATS ACTIVITY',
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    'sqs:SendMessage',
  ],
  PipelinesReader: reader,
  PipelinespedagonaModel: [...model, haiku, sonnet],
  PipelinespedagonaBookkeeping: [...bookkeeping, 'exports/sessions: Delete Put'],
  PipelinesacadioraModel: [...model, haiku, sonnet],
  PipelinesacadioraBookkeeping: bookkeeping,
  PipelinesacadioraLookUp: ['rows Get Put Query Update: USER LOOKUP', 'texts: Get', `artefacts: ${change}`],
  PipelinesvalentraModel: [...model, haiku, sonnet],
  PipelinesvalentraBookkeeping: bookkeeping.map((grant) => (grant === 'texts: Get' ? 'texts: Get Put' : grant)),
  PipelinesadminExport: [`rows Get Query: ${totals}`, query('GSI1'), 'exports/admin: Put'],
  PipelinesadminRecount: [
    `rows Get Query: ${totals}`,
    query('GSI1'),
    query('GSI2'),
    'exports/admin: Get Put',
    'list: exports/admin',
  ],
  PipelinesaccountExport: [
    `rows Get Query: ${own}`,
    'uploads: Get if clean',
    'uploads: GetTagging',
    'artefacts: Get',
    'texts: Get',
    'exports/own: Delete Put',
    'list: artefacts exports/own texts uploads',
  ],
  PipelinesaccountRemove: [
    `rows Delete Get Put Query Update: ${session}`,
    ...['artefacts', 'exports/own', 'exports/sessions', 'texts', 'uploads'].map((prefix) => `${prefix}: Delete`),
    'list only: artefacts exports/own exports/sessions texts uploads',
  ],
  PipelinesaccountPerson: ['cognito-idp:AdminDeleteUser', 'cognito-idp:ListUsers'],
};

const functionNames = [app, data].flatMap((template) => Object.keys(functionsOf(template)).map(withoutHash));

describe('A function may do exactly this:', () => {
  test.each(Object.keys(table))('%s', (name) => {
    expect(mayDo(name).toSorted()).toEqual(table[name]?.toSorted());
  });

  test('no function is missing from the table', () => {
    expect(Object.keys(table).toSorted()).toEqual(functionNames.toSorted());
  });
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
