import type { Template } from 'aws-cdk-lib/assertions';
import { bucketName, region, tableName, userPoolId } from '../../../lib/local/names.ts';
import { resourcesOf, rightsOf, settingsOf, templatesOf } from '../../lib/aws/house.ts';

/** A statement of a role's policy with the names that things have on this machine. */
export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** By operator and condition key. */
  conditions: Record<string, Record<string, string[]>>;
}

/** What AWS would hold of a function or a state machine. */
export interface Principal {
  statements: Statement[];
  /** Names of the settings it is given; none for a state machine. */
  settings: string[];
  /** Of a state machine: the function that stands for each name in its definition. */
  steps: Record<string, string>;
}

export const account = '000000000000';
export const tableArn = `arn:aws:dynamodb:${region}:${account}:table/${tableName}`;
export const userPoolArnOf = (id: string): string => `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`;
const functionArn = (name: string): string => `arn:aws:lambda:${region}:${account}:function:${name}`;

/** A logical id without the letters that the CDK adds to make it unique: `Apipedagona`, `PipelinespedagonaWrite`. */
const nameOf = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

interface Resource {
  Type: string;
  Properties: Value;
}
const all = (template: Template): Record<string, Resource> =>
  (template.toJSON() as { Resources: Record<string, Resource> }).Resources;

/** The local name of what a template refers to; `<Id.Attribute>` where this machine has no such thing. */
function referred(id: string, attribute: string, resources: Record<string, Resource>): string {
  const name = nameOf(id);
  const type = resources[id]?.Type;
  if (type === 'AWS::DynamoDB::Table') return attribute === 'Arn' ? tableArn : tableName;
  if (type === 'AWS::S3::Bucket' && id.startsWith('StorageFiles'))
    return attribute === 'Arn' ? `arn:aws:s3:::${bucketName}` : bucketName;
  if (type === 'AWS::Cognito::UserPool') return attribute === 'Arn' ? userPoolArnOf(userPoolId) : userPoolId;
  if (type === 'AWS::Lambda::Alias') {
    const { Name, FunctionName } = resources[id]?.Properties ?? {};
    return `${functionArn(nameOf((FunctionName as { Ref: string }).Ref))}:${String(Name)}`;
  }
  if (type === 'AWS::Lambda::Function') return attribute === 'Arn' ? functionArn(name) : name;
  if (type === 'AWS::StepFunctions::StateMachine') {
    const machine = name.replace(/^Pipelines/, '');
    return attribute === 'Name' ? machine : `arn:aws:states:${region}:${account}:stateMachine:${machine}`;
  }
  return `<${id}.${attribute}>`;
}

/** Resolves a template's values to what things are called on this machine. */
function resolver(resources: Record<string, Resource>, exports: Record<string, unknown>): (value: unknown) => string {
  const pseudo: Record<string, string> = {
    'AWS::Partition': 'aws',
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  const resolve = (value: unknown): string => {
    if (!isObject(value)) return String(value);
    if ('Ref' in value) return pseudo[String(value['Ref'])] ?? referred(String(value['Ref']), 'Ref', resources);
    if ('Fn::ImportValue' in value) return resolve(exports[String(value['Fn::ImportValue'])]);
    if ('Fn::GetAtt' in value) {
      const [id = '', attribute = ''] = value['Fn::GetAtt'] as string[];
      return referred(id, attribute, resources);
    }
    if ('Fn::Join' in value) {
      const [by, parts] = value['Fn::Join'] as [string, unknown[]];
      return parts.map(resolve).join(by);
    }
    throw new Error(`A policy says what is not understood here: ${JSON.stringify(value)}`);
  };
  // The bucket is named before it is made (`lib/aws/storage.ts`).
  return (value) => resolve(value).replaceAll(/suite-pedagogi-\w+-files-\d{12}/g, bucketName);
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

function statementOf(raw: Value, resolve: (value: unknown) => string): Statement {
  const conditions = Object.entries((raw['Condition'] ?? {}) as Record<string, Value>).map(([operator, keys]) => [
    operator,
    Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, listOf(values).map(resolve)])),
  ]);
  return {
    effect: raw['Effect'] as Statement['effect'],
    actions: listOf(raw['Action']).map(resolve),
    resources: listOf(raw['Resource']).map(resolve),
    conditions: Object.fromEntries(conditions) as Statement['conditions'],
  };
}

const statementsIn = (resource: Resource): Value[] =>
  (resource.Properties['PolicyDocument'] as { Statement: Value[] }).Statement;

const roleIn = (value: unknown): string => ((value as Value)['Fn::GetAtt'] as string[])[0] ?? '';

/** Every function and state machine of the dev stage by its name, with what it may do, and what the files' bucket refuses to all. */
export function principals(): { byName: Record<string, Principal>; bucket: Statement[] } {
  const { app, data } = templatesOf(settingsOf('dev'));
  const resources = { ...all(data), ...all(app) };
  const rights = { ...rightsOf(data), ...rightsOf(app) };
  const { Outputs = {} } = data.toJSON() as { Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }> };
  const exports = Object.fromEntries(Object.values(Outputs).map(({ Value, Export }) => [Export?.Name ?? '', Value]));
  const resolve = resolver(resources, exports);

  const byName = Object.entries(resources).flatMap(([id, { Type, Properties }]): [string, Principal][] => {
    const role = { 'AWS::Lambda::Function': 'Role', 'AWS::StepFunctions::StateMachine': 'RoleArn' }[Type];
    if (role === undefined || id.startsWith('Custom')) return [];
    const environment = (Properties['Environment'] as { Variables?: Value } | undefined)?.Variables ?? {};
    const statements = (rights[roleIn(Properties[role])] ?? []).map((raw) => statementOf({ ...raw }, resolve));
    const steps = Object.entries((Properties['DefinitionSubstitutions'] ?? {}) as Value);
    return [
      [
        nameOf(id),
        {
          statements,
          settings: Object.keys(environment),
          steps: Object.fromEntries(steps.map(([name, arn]) => [name, resolve(arn)])),
        },
      ],
    ];
  });
  const [bucketPolicy] = Object.entries(resourcesOf(data, 'AWS::S3::BucketPolicy')).filter(([id]) =>
    id.startsWith('StorageFiles'),
  );
  if (bucketPolicy === undefined) throw new Error('The files’ bucket has no policy');
  const bucket = statementsIn(bucketPolicy[1] as Resource & (typeof bucketPolicy)[1]).map((raw) =>
    statementOf(raw, resolve),
  );
  return { byName: Object.fromEntries(byName), bucket };
}
