import { Stack, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { Construct } from 'constructs';
import { scanTag } from '../../lambdas/documents/malwareScan.ts';
import type { DataGrants, FileVerb } from '../functions/definition.ts';

/** A statement; `because` says why its resources need a wildcard. */
export interface Grant {
  statement: PolicyStatement;
  because?: string | undefined;
}

export const grant = (
  actions: string[],
  resources: string[],
  { because, ...conditions }: { because?: string; conditions?: Record<string, object> } = {},
): Grant => ({ statement: new PolicyStatement({ actions, resources, ...conditions }), because });

/**
 * A role with one inline policy and none attached: CloudFormation counts one resource in place of two (of 500 in a stack), and whatever
 * depends on the role depends on its rights too. What the CDK adds by itself (traces, a dead-letter queue) lands here as well. IAM accepts
 * 10,240 characters of inline policy.
 */
export class OwnRole extends Role {
  readonly #rights: PolicyDocument;

  /** @param service that assumes the role: `lambda`, `states`, `codedeploy` */
  constructor(scope: Construct, id: string, service: string) {
    const rights = new PolicyDocument();
    super(scope, id, { assumedBy: new ServicePrincipal(`${service}.amazonaws.com`), inlinePolicies: { rights } });
    this.#rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }

  /** Adds grants, and tells cdk-nag the reasons for their wildcards. */
  allow(grants: readonly Grant[]): void {
    for (const { statement, because } of grants) {
      this.addToPolicy(statement);
      if (because === undefined) continue;
      for (const resource of statement.resources) {
        const id = `AwsSolutions-IAM5[Resource::${flattenCfnReference(Stack.of(this).resolve(resource))}]`;
        Validations.of(this).acknowledge({ id, reason: because });
      }
    }
  }
}

/** The statements of `grants` on the table and the bucket. */
export function dataGrants(
  { rows, partitions, indexes, notes, files = {}, listFiles, looksBelow = [] }: DataGrants,
  { table, bucketArn }: { table: ITable; bucketArn: string },
): readonly Grant[] {
  const inTable = (verbs: readonly string[], keys: readonly string[]): Grant =>
    grant(
      verbs.map((verb) => `dynamodb:${verb}`),
      [table.tableArn],
      { conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } } },
    );
  const arns = (indexes ?? []).map((index) => `${table.tableArn}/index/${index}`);
  const reads = Object.values(files).some((verbs) => verbs.includes('GetObject') || verbs.includes('GetClean'));
  const listed = [...Object.keys(files), ...looksBelow].map((prefix) => `${prefix}/*`);
  return [
    inTable(rows, partitions),
    ...(indexes ? [grant(['dynamodb:Query'], arns)] : []),
    ...(notes ? [inTable(['PutItem'], notes)] : []),
    ...Object.entries(files).flatMap(([prefix, verbs]) => fileGrants(bucketArn, prefix, verbs)),
    ...(listFiles
      ? [
          grant(['s3:ListBucket'], [bucketArn], {
            conditions: { [reads ? 'StringLikeIfExists' : 'StringLike']: { 's3:prefix': listed } },
          }),
        ]
      : []),
  ];
}

function fileGrants(bucketArn: string, prefix: string, verbs: readonly FileVerb[]): Grant[] {
  const objects = [`${bucketArn}/${prefix}/*`];
  const because = `Objects are named by owner and session; this function may use those below ${prefix}/ only.`;
  const plain = verbs.map((verb) => `s3:${verb === 'GetClean' ? 'GetObjectTagging' : verb}`);
  const isClean = { StringEquals: { [`s3:ExistingObjectTag/${scanTag}`]: 'NO_THREATS_FOUND' } };
  return [
    ...(verbs.includes('GetClean') ? [grant(['s3:GetObject'], objects, { because, conditions: isClean })] : []),
    grant(plain, objects, { because }),
  ];
}

/** Permission to find and delete users of one user pool. Cognito deletes by user name, which only its list contains. */
export const peopleGrants = (userPoolArn: string): readonly Grant[] => [
  grant(['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'], [userPoolArn]),
];

/**
 * Permission to call exactly one model. A global inference profile forwards the call to the foundation model in other regions: those are
 * allowed only for calls through that profile.
 * @param modelId a global profile (`global.anthropic...`)
 */
export function modelGrants(stack: Stack, modelId: string, region: string): readonly Grant[] {
  const model = (inRegion: string): string =>
    stack.formatArn({
      service: 'bedrock',
      region: inRegion,
      account: '',
      resource: 'foundation-model',
      resourceName: modelId.replace('global.', ''),
    });
  const actions = ['bedrock:InvokeModelWithResponseStream'];
  const profile = stack.formatArn({ service: 'bedrock', region, resource: 'inference-profile', resourceName: modelId });
  return [
    grant(actions, [profile]),
    grant(actions, [model(region), model('')], {
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    }),
  ];
}
