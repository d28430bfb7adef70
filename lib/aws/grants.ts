import { Arn, ArnFormat, type Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { scanTag } from '../../lambdas/documents/scan.ts';

/** What a function may be allowed to do on the table. There is no Scan among them, on purpose (design §5). */
type RowVerb = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';
/** Partitions: users' own rows, totals, search rows, activity rows, what administrators set (`lambdas/platform/storage/keys.ts`). */
export type Partition = 'USER#*' | 'STATS' | 'SEARCH#*' | 'ACTIVITY#*' | 'CONTROL';
/** Prefixes of files (`lambdas/platform/storage/keys.ts`). */
type FilePrefix = 'uploads' | 'texts' | 'artefacts' | 'exports/sessions' | 'exports/admin' | 'exports/own';
/** `GetClean`: to read a file that the malware scanner found clean, and to read its verdict. */
type FileVerb = 'GetObject' | 'GetClean' | 'PutObject' | 'DeleteObject';

/** What one function may do with rows and files; everything else is denied. */
export interface DataGrants {
  rows: readonly RowVerb[];
  partitions: readonly Partition[];
  /** May read users by join number (1) or by total sessions (2). */
  indexes?: readonly ('GSI1' | 'GSI2')[];
  /** May add rows there, but neither read nor change them. */
  notes?: readonly ('AUDIT#*' | 'CONTROL')[];
  files?: Partial<Record<FilePrefix, readonly FileVerb[]>>;
  /**
   * May list the objects of `files` by prefix. Without it S3 answers 403 instead of 404 for an object that is absent; that check of S3 has
   * no prefix, hence `IfExists` for functions that read objects. A listing of the whole bucket has no prefix either, so these functions can
   * list all names (ids, no words), but not read what is behind them.
   */
  listFiles?: true;
  /** May list objects there as well: removing a session looks for files of any module. */
  looksBelow?: readonly FilePrefix[];
}

/** A statement; `because` says why its resources need a wildcard. */
export interface Grant {
  statement: PolicyStatement;
  because?: string;
}

/** The statements of `grants` on the table and the bucket. */
export function dataGrants(
  grants: DataGrants,
  { table, bucketArn }: { table: ITable; bucketArn: string },
): readonly Grant[] {
  const rows = new PolicyStatement({
    actions: grants.rows.map((verb) => `dynamodb:${verb}`),
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': grants.partitions } },
  });
  const indexes = grants.indexes
    ? [
        {
          statement: new PolicyStatement({
            actions: ['dynamodb:Query'],
            resources: grants.indexes.map((index) => `${table.tableArn}/index/${index}`),
          }),
        },
      ]
    : [];
  const notes = grants.notes
    ? [
        {
          statement: new PolicyStatement({
            actions: ['dynamodb:PutItem'],
            resources: [table.tableArn],
            conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': grants.notes } },
          }),
        },
      ]
    : [];
  const files = Object.entries(grants.files ?? {}).flatMap(([prefix, verbs]) =>
    fileStatements(`${bucketArn}/${prefix}/*`, verbs).map((statement) => ({
      statement,
      because: `Objects are named by owner and session; this function may use those below ${prefix}/ only.`,
    })),
  );
  const listed = [...Object.keys(grants.files ?? {}), ...(grants.looksBelow ?? [])];
  const reads = Object.values(grants.files ?? {}).some(
    (verbs) => verbs.includes('GetObject') || verbs.includes('GetClean'),
  );
  const list = grants.listFiles ? [{ statement: listStatement(bucketArn, listed, reads) }] : [];
  return [{ statement: rows }, ...indexes, ...notes, ...files, ...list];
}

const listStatement = (bucketArn: string, prefixes: readonly string[], reads: boolean): PolicyStatement =>
  new PolicyStatement({
    actions: ['s3:ListBucket'],
    resources: [bucketArn],
    conditions: {
      [reads ? 'StringLikeIfExists' : 'StringLike']: { 's3:prefix': prefixes.map((prefix) => `${prefix}/*`) },
    },
  });

function fileStatements(resource: string, verbs: readonly FileVerb[]): PolicyStatement[] {
  const resources = [resource];
  const plain = verbs.flatMap((verb) => (verb === 'GetClean' ? ['GetObjectTagging'] : [verb]));
  const clean = new PolicyStatement({
    actions: ['s3:GetObject'],
    resources,
    conditions: { StringEquals: { [`s3:ExistingObjectTag/${scanTag}`]: 'NO_THREATS_FOUND' } },
  });
  return [
    ...(verbs.includes('GetClean') ? [clean] : []),
    new PolicyStatement({ actions: plain.map((verb) => `s3:${verb}`), resources }),
  ];
}

/** Permission to find and delete users of one user pool. Cognito deletes by user name, which only its list contains. */
export const peopleGrants = (userPoolArn: string): readonly Grant[] => [
  {
    statement: new PolicyStatement({
      actions: ['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'],
      resources: [userPoolArn],
    }),
  },
];

const geographies = /^(?:us|eu|apac|jp|au)\./;

/**
 * Permission to call exactly one model. A cross-region inference profile forwards the call to the foundation model in other regions: those
 * are allowed only for calls through that profile.
 * @param modelId a foundation model (`anthropic...`), or a profile (`global.anthropic...`, `apac.anthropic...`)
 */
export function modelGrants(stack: Stack, modelId: string, region: string): readonly Grant[] {
  const isGlobal = modelId.startsWith('global.');
  const isProfile = isGlobal || geographies.test(modelId);
  const model = (inRegion: string, id: string): string =>
    Arn.format(
      {
        service: 'bedrock',
        region: inRegion,
        account: '',
        resource: 'foundation-model',
        resourceName: id,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      },
      stack,
    );
  const actions = ['bedrock:InvokeModel'];
  if (!isProfile) return [{ statement: new PolicyStatement({ actions, resources: [model(region, modelId)] }) }];

  const profile = stack.formatArn({
    service: 'bedrock',
    region,
    resource: 'inference-profile',
    resourceName: modelId,
  });
  const foundation = modelId.slice(modelId.indexOf('.') + 1);
  return [
    { statement: new PolicyStatement({ actions, resources: [profile] }) },
    {
      statement: new PolicyStatement({
        actions,
        resources: isGlobal ? [model(region, foundation), model('', foundation)] : [model('*', foundation)],
        conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
      }),
      because: 'The inference profile chooses the region of each call within its geography.',
    },
  ];
}
