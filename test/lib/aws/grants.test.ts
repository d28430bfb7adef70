import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { modelGrants } from '../../../lib/aws/grants.ts';
import { flat, listOf, resourcesOf, rightsOf, settingsOf, type Statement, templatesOf } from './house.ts';

const { app, data, edge, accessLog } = templatesOf(settingsOf('dev'));

const rights = Object.assign({}, ...[app, data, edge, accessLog].map(rightsOf)) as Record<string, Statement[]>;

const readable = (resource: unknown): string =>
  flat(resource)
    .replace('arn:<AWS::Partition>:s3:::suite-pedagogi-dev-files-<AWS::AccountId>', 'files')
    .replace('arn:<AWS::Partition>:bedrock:', 'bedrock:')
    .replace(/^<[^>]*StorageTable\w+Arn\w+>(?=$|\/index\/)/, 'table')
    .replace(/^<(\w+?)[0-9A-F]{8}(?:\.Arn)?>$/, '$1');

function line({ Action, Resource, Condition }: Statement): string {
  const actions = listOf(Action).map((action) => flat(action).replace(/^(dynamodb|s3):/, ''));
  const partitions = /"dynamodb:LeadingKeys":(\[.*?\])/.exec(flat(Condition ?? ''))?.[1];
  const [, ifExists, prefixes] = /^{"StringLike(IfExists)?":{"s3:prefix":(.*)}}$/.exec(flat(Condition ?? '')) ?? [];
  return [
    ...actions,
    'on',
    ...listOf(Resource).map(readable),
    ...(partitions === undefined ? [] : ['in', partitions]),
    ...(prefixes === undefined
      ? []
      : [ifExists === undefined ? 'only below' : 'below', ...listOf(JSON.parse(prefixes)).map(String)]),
  ].join(' ');
}

/** Every function may write its own log and traces. */
const isUsual = (text: string): boolean =>
  /^logs:CreateLogStream logs:PutLogEvents on \w+Log$/.test(text) ||
  text === 'xray:PutTelemetryRecords xray:PutTraceSegments on *';

const linesOf = (name: string): string[] => {
  const found = Object.entries(rights).filter(([id]) => id.replace(/[0-9A-F]{8}$/, '') === `${name}Role`);
  expect(found).toHaveLength(1);
  return found.flatMap(([, statements]) => statements.map(line)).filter((text) => !isUsual(text));
};

const own = 'in ["USER#*"]';
const ownAndTotals = 'in ["USER#*","STATS"]';
const ended = 'in ["USER#*","STATS","ACTIVITY#*"]';
const everySession = 'in ["USER#*","STATS","SEARCH#*","ACTIVITY#*"]';

/** The configured model of a tier, by its inference profile, and nothing else of Bedrock. */
const modelNamed = (id: string): string[] => [
  `bedrock:InvokeModel on bedrock:ap-southeast-1:<AWS::AccountId>:inference-profile/global.${id}`,
  `bedrock:InvokeModel on bedrock:::foundation-model/${id} bedrock:ap-southeast-1::foundation-model/${id}`,
];
const reasoning = modelNamed('anthropic.claude-sonnet-5-5');
/** Both configured models, by their inference profiles, and nothing else of Bedrock. */
const bothModels = [
  'bedrock:InvokeModel on bedrock:ap-southeast-1:<AWS::AccountId>:inference-profile/global.anthropic.claude-haiku-5-5 bedrock:ap-southeast-1:<AWS::AccountId>:inference-profile/global.anthropic.claude-sonnet-5-5',
  'bedrock:InvokeModel on bedrock:::foundation-model/anthropic.claude-sonnet-5-5 bedrock:ap-southeast-1::foundation-model/anthropic.claude-sonnet-5-5',
  'bedrock:InvokeModel on bedrock:::foundation-model/anthropic.claude-haiku-5-5 bedrock:ap-southeast-1::foundation-model/anthropic.claude-haiku-5-5',
];

describe('A function may do this and nothing else:', () => {
  test.each([
    [
      'Apiauth',
      [`ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table in ["USER#*","STATS","SEARCH#*"]`],
    ],
    [
      'Apiaccount',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table in ["USER#*","STATS","SEARCH#*"]`,
        'GetObject on files/exports/own/*',
        'states:StartExecution on Pipelinesaccount',
        expect.stringMatching(/^states:DescribeExecution on \S+:execution:<Pipelinesaccount\w{8}\.Name>:\*$/),
      ],
    ],
    [
      'PipelinesaccountExport',
      [
        `GetItem Query UpdateItem on table ${own}`,
        'GetObject on files/uploads/*',
        'GetObjectTagging on files/uploads/*',
        'GetObject on files/artefacts/* files/texts/*',
        'DeleteObject PutObject on files/exports/own/*',
        'ListBucket on files below uploads/* texts/* artefacts/* exports/own/*',
      ],
    ],
    ['PipelinesaccountFail', [`UpdateItem on table ${own}`]],
    [
      'PipelinesaccountRemove',
      [
        `DeleteItem GetItem PutItem Query UpdateItem on table ${everySession}`,
        'Query on table/index/GSI1',
        'DeleteObject on files/artefacts/* files/exports/own/* files/exports/sessions/* files/texts/* files/uploads/*',
        'ListBucket on files only below uploads/* texts/* artefacts/* exports/sessions/* exports/own/*',
      ],
    ],
    [
      'PipelinesaccountPerson',
      [expect.stringMatching(/^cognito-idp:AdminDeleteUser cognito-idp:ListUsers on <[^>]*IdentityPool\w+Arn\w+>$/)],
    ],
    ['Apistatistics', [`GetItem Query on table ${own}`]],
    ['Apiuploads', [`PutItem Query on table ${own}`, 'PutObject on files/uploads/*']],
    [
      'Apipedagona',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table ${everySession}`,
        'DeleteObject GetObject PutObject on files/artefacts/* files/uploads/*',
        'DeleteObject on files/exports/own/* files/texts/*',
        'DeleteObject GetObject on files/exports/sessions/*',
        'ListBucket on files below uploads/* texts/* artefacts/* exports/sessions/* exports/own/*',
        'states:StartExecution on Pipelinespedagona',
        'states:DescribeExecution on arn:<AWS::Partition>:states:ap-southeast-1:<AWS::AccountId>:execution:<Pipelinespedagona0BB5B94F.Name>:*',
      ],
    ],
    [
      'PipelinespedagonaReader',
      [
        `GetItem UpdateItem on table ${own}`,
        // Only of clean ones: malwareScan.test.ts.
        'GetObject on files/uploads/*',
        'DeleteObject GetObjectTagging on files/uploads/*',
        'DeleteObject PutObject on files/texts/*',
        'ListBucket on files below uploads/* texts/*',
      ],
    ],
    [
      'PipelinespedagonaAnalyse',
      [
        `ConditionCheckItem GetItem PutItem UpdateItem on table ${ownAndTotals}`,
        'GetObject on files/texts/*',
        'DeleteObject GetObject PutObject on files/artefacts/*',
        ...reasoning,
      ],
    ],
    [
      'PipelinespedagonaFinish',
      [`DeleteItem GetItem PutItem Query UpdateItem on table ${everySession}`, 'GetObject on files/artefacts/*'],
    ],
    ['PipelinespedagonaFail', [`GetItem PutItem UpdateItem on table ${ended}`]],
    [
      'PipelinespedagonaWrite',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table ${ownAndTotals}`,
        'GetObject on files/texts/*',
        'DeleteObject GetObject PutObject on files/artefacts/*',
        ...reasoning,
      ],
    ],
    [
      'PipelinespedagonaRegenerate',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table ${ownAndTotals}`,
        'DeleteObject GetObject PutObject on files/artefacts/*',
        ...reasoning,
      ],
    ],
    [
      'PipelinespedagonaFinishWork',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem UpdateItem on table ${ownAndTotals}`,
        'DeleteObject GetObject PutObject on files/artefacts/*',
      ],
    ],
    ['PipelinespedagonaFailWork', [`GetItem UpdateItem on table ${ownAndTotals}`]],
    [
      'PipelinespedagonaExport',
      [
        `GetItem PutItem Query UpdateItem on table ${ownAndTotals}`,
        'GetObject on files/artefacts/*',
        'DeleteObject PutObject on files/exports/sessions/*',
      ],
    ],
    [
      'Apiacadiora',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem on table ${everySession}`,
        'DeleteObject GetObject PutObject on files/uploads/*',
        'DeleteObject on files/exports/own/* files/texts/*',
        'DeleteObject GetObject on files/artefacts/*',
        'ListBucket on files below uploads/* texts/* artefacts/* exports/own/* exports/sessions/*',
        'states:StartExecution on Pipelinesacadiora',
        expect.stringMatching(
          /^states:DescribeExecution on arn:<AWS::Partition>:states:ap-southeast-1:<AWS::AccountId>:execution:<Pipelinesacadiora\w{8}\.Name>:\*$/,
        ),
      ],
    ],
    [
      'PipelinesacadioraReader',
      [
        `GetItem UpdateItem on table ${own}`,
        // Only of clean ones: malwareScan.test.ts.
        'GetObject on files/uploads/*',
        'DeleteObject GetObjectTagging on files/uploads/*',
        'DeleteObject PutObject on files/texts/*',
        'ListBucket on files below uploads/* texts/*',
      ],
    ],
    [
      'PipelinesacadioraPlan',
      [
        `ConditionCheckItem GetItem PutItem UpdateItem on table ${own}`,
        'GetObject on files/texts/*',
        'DeleteObject GetObject PutObject on files/artefacts/*',
      ],
    ],
    [
      'PipelinesacadioraReview',
      [
        `ConditionCheckItem GetItem PutItem UpdateItem on table ${ownAndTotals}`,
        'GetObject on files/texts/*',
        'DeleteObject GetObject PutObject on files/artefacts/*',
        ...bothModels,
      ],
    ],
    [
      'PipelinesacadioraFinish',
      [
        `ConditionCheckItem DeleteItem GetItem PutItem UpdateItem on table ${everySession}`,
        'GetObject on files/texts/*',
        'DeleteObject GetObject PutObject on files/artefacts/*',
      ],
    ],
    ['PipelinesacadioraFail', [`GetItem PutItem UpdateItem on table ${ended}`]],
    [
      'Apiadmin',
      [
        `BatchGetItem GetItem Query on table ${everySession}`,
        'Query on table/index/GSI1 table/index/GSI2',
        'PutItem on table in ["AUDIT#*"]',
        'GetObject on files/exports/admin/*',
        'ListBucket on files below exports/admin/*',
        'states:StartExecution on Pipelinesadmin',
        expect.stringMatching(/^states:DescribeExecution on \S+:execution:<Pipelinesadmin\w{8}\.Name>:\*$/),
      ],
    ],
    [
      'PipelinesadminExport',
      [
        `BatchGetItem GetItem Query on table ${ownAndTotals}`,
        'Query on table/index/GSI1',
        'PutObject on files/exports/admin/*',
      ],
    ],
    [
      'PipelinesadminRecount',
      [
        `GetItem Query on table ${ownAndTotals}`,
        'Query on table/index/GSI1 table/index/GSI2',
        'GetObject PutObject on files/exports/admin/*',
        'ListBucket on files below exports/admin/*',
      ],
    ],
    [
      'PipelinesvalentraWrite',
      [
        `ConditionCheckItem GetItem PutItem UpdateItem on table ${ownAndTotals}`,
        'DeleteObject GetObject PutObject on files/artefacts/*',
        ...reasoning,
      ],
    ],
    ['IdentityPreSignUp', []],
    ['IdentityPreTokenGeneration', []],
  ])('%s', (name, lines) => {
    expect(linesOf(name)).toEqual(lines);
  });

  test.each([
    ['pedagona', ['Analyse', 'Export', 'Fail', 'FailWork', 'Finish', 'FinishWork', 'Reader', 'Regenerate', 'Write']],
    ['acadiora', ['Fail', 'Finish', 'Plan', 'Reader', 'Review']],
    ['admin', ['Export', 'Recount']],
    ['account', ['Export', 'Fail', 'Person', 'Remove']],
  ])(
    'the state machine %s calls what is live of its own functions, and beyond that only logs and traces',
    (name, steps) => {
      const lines = linesOf(`Pipelines${name}`);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toBe(`lambda:InvokeFunction on ${steps.map((step) => `Pipelines${name}${step}Live`).join(' ')}`);
      expect(lines[0]).toMatch(/^(?:(?:logs|xray):\w+ )+on \*$/);
    },
  );
});

describe('No role', () => {
  // What the scanner's role may do is AWS's own list: malwareScan.test.ts.
  const ours = Object.entries(rights).filter(([id]) => !/^(?:Custom|StorageMalwareScan)/.test(id));
  const actions = ours.flatMap(([, statements]) => statements.flatMap(({ Action }) => listOf(Action).map(flat)));

  test('of ours has an action with a wildcard', () => {
    expect(actions.length).toBeGreaterThan(50);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  });

  test('scans a table, or changes policies, passwords or keys', () => {
    const forbidden = /Scan|^iam:|^sts:|^kms:|^cognito|PutBucket|^dynamodb:(Create|Delete|Update)Table/;
    // Whoever removes an account has the sign-in forget its person.
    const removal = ['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'];
    expect(actions.filter((action) => forbidden.test(action)).toSorted()).toEqual(removal.toSorted());
  });

  test('of ours takes a policy that AWS manages', () => {
    const roles = [app, data].flatMap((template) => Object.entries(resourcesOf(template, 'AWS::IAM::Role')));
    const managed = roles.filter(([id, { Properties }]) => !id.startsWith('Custom') && Properties['ManagedPolicyArns']);
    expect(managed).toEqual([]);
  });
});

describe('Leave to call a model', () => {
  const stack = new Stack(new App(), 'models', { env: { region: 'ap-southeast-5' } });
  const resources = (modelId: string) =>
    modelGrants(stack, modelId, 'ap-southeast-1').map(
      ({ statement }) => stack.resolve(statement.toStatementJson()) as Statement,
    );

  test('a model by its own id is that model in that region', () => {
    expect(resources('anthropic.claude-x').map(line)).toEqual([
      'bedrock:InvokeModel on bedrock:ap-southeast-1::foundation-model/anthropic.claude-x',
    ]);
  });

  test('a profile of a geography reaches its model in other regions through that profile only', () => {
    const [profile, model] = resources('apac.anthropic.claude-x');
    expect(profile && line(profile)).toMatch(/inference-profile\/apac\.anthropic\.claude-x$/);
    expect(model && line(model)).toBe('bedrock:InvokeModel on bedrock:*::foundation-model/anthropic.claude-x');
    expect(flat(model?.Condition)).toMatch(/InferenceProfileArn.*inference-profile\/apac\.anthropic\.claude-x/);
  });
});
