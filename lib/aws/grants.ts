import { Arn, ArnFormat, type Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/** The verbs a function may be given on the table. There is no Scan among them, on purpose (design §4). */
export type RowVerb = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
/** Partitions: a user's own rows, the totals, the words of the user search. */
export type Partition = 'USER#*' | 'STATS' | 'SEARCH#*';
export type FilePrefix = 'uploads' | 'texts' | 'artefacts' | 'exports';
export type FileVerb = 'GetObject' | 'PutObject' | 'DeleteObject';

/** What one function may do with the house's data; what is not named here it cannot do. */
export interface DataGrants {
  rows: readonly RowVerb[];
  partitions: readonly Partition[];
  files?: Partial<Record<FilePrefix, readonly FileVerb[]>>;
  /** To find a session's objects by prefix; also makes S3 answer 404, not 403, for an object that is absent. */
  listFiles?: boolean;
}

/** The statements for a function's grants on the table and the bucket. */
export function dataStatements(
  grants: DataGrants,
  { table, bucket }: { table: ITable; bucket: IBucket },
): PolicyStatement[] {
  const rows = new PolicyStatement({
    actions: grants.rows.map((verb) => `dynamodb:${verb}`),
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': grants.partitions } },
  });
  const files = Object.entries(grants.files ?? {}).map(
    ([prefix, verbs]) =>
      new PolicyStatement({
        actions: verbs.map((verb) => `s3:${verb}`),
        resources: [bucket.arnForObjects(`${prefix}/*`)],
      }),
  );
  const list = grants.listFiles
    ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] })]
    : [];
  return [rows, ...files, ...list];
}

const geographies = /^(?:us|eu|apac|jp|au)\./;

/**
 * Leave to call exactly one model. A cross-region inference profile passes the call on to the foundation model in other regions: those
 * are allowed only when the call comes through that profile.
 * @param modelId a foundation model (`anthropic...`), or a profile (`global.anthropic...`, `apac.anthropic...`)
 */
export function modelStatements(stack: Stack, modelId: string, region: string): PolicyStatement[] {
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
  if (!isProfile) return [new PolicyStatement({ actions, resources: [model(region, modelId)] })];

  const profile = stack.formatArn({
    service: 'bedrock',
    region,
    resource: 'inference-profile',
    resourceName: modelId,
  });
  const foundation = modelId.slice(modelId.indexOf('.') + 1);
  return [
    new PolicyStatement({ actions, resources: [profile] }),
    new PolicyStatement({
      actions,
      resources: isGlobal ? [model(region, foundation), model('', foundation)] : [model('*', foundation)],
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    }),
  ];
}
