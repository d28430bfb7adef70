import { region } from '../../../lib/local/names.ts';
import type { Need } from './decide.ts';
import { account, userPoolArnOf } from './policies.ts';

/** A request of the SDK as it goes over the wire. */
export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

type Item = Record<string, { S?: string }>;
interface Write {
  TableName: string;
  Key?: Item;
  Item?: Item;
}

const tableArnOf = (name: string): string => `arn:aws:dynamodb:${region}:${account}:table/${name}`;
const partitionOf = (item: Item | undefined): string => item?.['PK']?.S ?? '';

const rowNeed = (action: string, table: string, partitions: readonly string[]): Need => ({
  action: `dynamodb:${action}`,
  resource: tableArnOf(table),
  context: { 'dynamodb:LeadingKeys': partitions },
});

interface QueryBody {
  TableName: string;
  IndexName?: string;
  KeyConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues: Item;
}

/** A query's leading key is the partition of what it reads: of the table, or of the index. */
function queryNeed(body: QueryBody): Need {
  const index = body.IndexName;
  const attribute = `${index ?? ''}PK`;
  const equals = [...body.KeyConditionExpression.matchAll(/(#?\w+) = (:\w+)/g)];
  const [, , value = ''] =
    equals.find(([, name = '']) => (body.ExpressionAttributeNames?.[name] ?? name) === attribute) ?? [];
  const key = body.ExpressionAttributeValues[value]?.S;
  if (key === undefined) throw new Error(`No partition is named by ${body.KeyConditionExpression}`);
  const need = rowNeed('Query', body.TableName, [key]);
  return index === undefined ? need : { ...need, resource: `${need.resource}/index/${index}` };
}

type Transaction = { TransactItems: Record<string, Write>[] };
type Batch = { RequestItems: Record<string, { Keys: Item[] }> };

/** The leave for each item of a transaction is that of the write alone. */
const itemActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const operationOf = ({ headers }: Request): string => String(headers['x-amz-target']).split('.')[1] ?? '';

function dynamoDb(request: Request): Need[] {
  const operation = operationOf(request);
  const body: unknown = JSON.parse(request.body);
  if (operation === 'Query') return [queryNeed(body as QueryBody)];
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
    return (body as Transaction).TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, write]) =>
        rowNeed(itemActions[kind] ?? kind, write.TableName, [partitionOf(write.Key ?? write.Item)]),
      ),
    );
  if (operation === 'BatchGetItem')
    return Object.entries((body as Batch).RequestItems).map(([table, { Keys }]) =>
      rowNeed(operation, table, [...new Set(Keys.map(partitionOf))]),
    );
  const { TableName, Key, Item } = body as Write;
  const item = Key ?? Item;
  return [rowNeed(operation, TableName, item === undefined ? [] : [partitionOf(item)])];
}

const fromXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const objectActions: Record<string, string> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

function s3({ method, url, headers, body }: Request): Need[] {
  const { pathname, searchParams: query } = new URL(url, 'http://s3');
  const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const bucketArn = `arn:aws:s3:::${bucket}`;
  const tls = { 'aws:SecureTransport': ['true'], 's3:TlsVersion': ['1.3'] };
  const object = (action: string, of: string): Need => ({
    action: `s3:${action}`,
    resource: `${bucketArn}/${of}`,
    // What is handed in here is clean, and has been scanned when it is read.
    context: { ...tls, 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': ['NO_THREATS_FOUND'] },
  });
  if (key === '') {
    if (method === 'POST' && query.has('delete'))
      return [...body.matchAll(/<Key>(.*?)<\/Key>/gs)].map(([, of = '']) => object('DeleteObject', fromXml(of)));
    const prefix = query.get('prefix');
    const action = query.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket';
    return [
      { action, resource: bucketArn, context: { ...tls, ...(prefix === null ? {} : { 's3:prefix': [prefix] }) } },
    ];
  }
  const action = objectActions[method] ?? method;
  if (query.has('tagging')) return [object(`${action}Tagging`, key)];
  const tags = headers['x-amz-tagging'] === undefined ? [] : [object('PutObjectTagging', key)];
  return [object(query.has('versionId') ? `${action}Version` : action, key), ...tags];
}

function stepFunctions(request: Request): Need[] {
  const body = JSON.parse(request.body) as { stateMachineArn?: string; executionArn?: string };
  const resource = body.executionArn ?? body.stateMachineArn ?? '*';
  return [{ action: `states:${operationOf(request)}`, resource, context: {} }];
}

const modelArn = (inRegion: string, of: string): string => `arn:aws:bedrock:${inRegion}::foundation-model/${of}`;
const modelNeed = (resource: string, context = {}): Need => ({ action: 'bedrock:InvokeModel', resource, context });

/** A model by its profile needs leave for the profile, and through it for the model wherever the profile may send the call. */
function bedrock({ url }: Request): Need[] {
  const id = decodeURIComponent(/^\/model\/([^/]+)\/converse/.exec(url)?.[1] ?? '');
  const [, geography, foundation = ''] = /^(global|us|eu|apac|jp|au)\.(.*)$/.exec(id) ?? [];
  if (geography === undefined) return [modelNeed(modelArn(region, id))];
  const profile = `arn:aws:bedrock:${region}:${account}:inference-profile/${id}`;
  const through = { 'bedrock:InferenceProfileArn': [profile] };
  const regions = [region, geography === 'global' ? '' : 'ap-southeast-2'];
  return [modelNeed(profile), ...regions.map((inRegion) => modelNeed(modelArn(inRegion, foundation), through))];
}

function userPool(request: Request): Need[] {
  const { UserPoolId } = JSON.parse(request.body) as { UserPoolId: string };
  return [{ action: `cognito-idp:${operationOf(request)}`, resource: userPoolArnOf(UserPoolId), context: {} }];
}

/** By the SDK's endpoint setting: `AWS_ENDPOINT_URL_<service>`. */
export const needsOf: Record<string, (request: Request) => Need[]> = {
  DYNAMODB: dynamoDb,
  S3: s3,
  SFN: stepFunctions,
  BEDROCK_RUNTIME: bedrock,
  COGNITO_IDENTITY_PROVIDER: userPool,
};
