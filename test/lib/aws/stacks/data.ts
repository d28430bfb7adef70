import { describe, expect, test } from '@jest/globals';
import { recoveryDays } from '../../../../shared/account/retention.ts';
import { tableShape } from '../../../../lib/local/dynamodb/database.ts';
import {
  flat,
  functionsOf,
  listOf,
  onlyOf,
  type Resource,
  resourcesOf,
  statementsOf,
  templatesOf,
  withoutHash,
} from '../templates.ts';

const { data } = templatesOf('dev');
const only = (type: string, id = '') => onlyOf(data, type, id);
const bucket = only('AWS::S3::Bucket', 'StorageFiles');
const pool = only('AWS::Cognito::UserPool');

const stores = [
  ['AWS::DynamoDB::Table', ''],
  ['AWS::S3::Bucket', 'StorageFiles'],
  ['AWS::S3::Bucket', 'WebsitePage'],
  ['AWS::Cognito::UserPool', ''],
] as const;

test('Table, buckets and users are kept when their stack goes, and what can be protected is', () => {
  const prod = templatesOf('prod').data;
  const isKept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
  for (const [type, id] of stores) expect(onlyOf(prod, type, id)).toMatchObject(isKept);
  expect(onlyOf(prod, 'AWS::DynamoDB::Table').Properties).toMatchObject({ DeletionProtectionEnabled: true });
  expect(onlyOf(prod, 'AWS::Cognito::UserPool').Properties).toMatchObject({ DeletionProtection: 'ACTIVE' });
});

/** What must exist before a resource: what it refers to or names, and so on. */
function waitsFor(id: string, all: Record<string, Resource>, seen = new Set<string>()): Set<string> {
  const text = JSON.stringify(all[id]);
  for (const other of Object.keys(all))
    if (!seen.has(other) && other !== id && text.includes(`"${other}"`)) waitsFor(other, all, seen.add(other));
  return seen;
}

describe('A first deployment that fails', () => {
  // Of a stage for people, as OPERATIONS says: `-c protection=off`.
  const first = templatesOf('stg');

  test('can be rolled back: nothing is protected, and nothing is kept that was made in it', () => {
    for (const template of [first.edge, first.data, first.accessLog, first.app]) {
      const all = Object.values((template.toJSON() as { Resources: Record<string, Resource> }).Resources);
      for (const { DeletionPolicy = 'Delete' } of all)
        expect(DeletionPolicy).toMatch(/^(?:Delete|RetainExceptOnCreate)$/);
      expect(JSON.stringify(all)).not.toMatch(/"DeletionProtection(?:Enabled)?":(?:true|"ACTIVE")/);
    }
    expect(first.protectedStacks).toEqual([]);
    expect(templatesOf('prod').protectedStacks).toHaveLength(4);
  });

  test('leaves empty buckets: the scanner, which writes a file of its own, comes last', () => {
    const all = (first.data.toJSON() as { Resources: Record<string, Resource> }).Resources;
    const [scanner = ''] = Object.keys(resourcesOf(first.data, 'AWS::GuardDuty::MalwareProtectionPlan'));
    const before = waitsFor(scanner, all);
    const after = Object.keys(all).filter((id) => !before.has(id));
    expect(after.map(withoutHash)).toEqual(['StorageMalwareScanPlan']);
  });
});

test('The table is the one that a laptop makes, with time to live and point-in-time recovery', () => {
  const { Properties } = only('AWS::DynamoDB::Table');
  expect(Properties).toMatchObject({
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  });
  expect(Properties).toEqual(expect.objectContaining(tableShape));
});

const removed = (NoncurrentDays: number) => ({ NoncurrentVersionExpiration: { NoncurrentDays } });

describe('The file bucket', () => {
  test('answers scripts of the site only', () => {
    const { CorsRules } = bucket.Properties['CorsConfiguration'] as { CorsRules: [Record<string, unknown[]>] };
    const [{ AllowedMethods, AllowedOrigins = [] }, ...others] = CorsRules;
    expect([AllowedMethods, others]).toEqual([['PUT', 'GET'], []]);
    expect(AllowedOrigins.map(flat).join()).toMatch(/^https:\/\/<WebsiteDistribution\w+\.DomainName>$/);
  });

  test('deletes uploads after 7 days, exports after 30 and copies of own data after one, never texts or artefacts', () => {
    expect(bucket.Properties['LifecycleConfiguration']).toMatchObject({
      Rules: [
        { Prefix: 'uploads/', ExpirationInDays: 7 },
        { Prefix: 'uploads/', TagFilters: [{ Value: 'THREATS_FOUND' }], ExpirationInDays: 1, ...removed(1) },
        { Prefix: 'exports/', ExpirationInDays: 30, ...removed(1) },
        { Prefix: 'exports/own/', ExpirationInDays: 1 },
        removed(recoveryDays),
        { ExpiredObjectDeleteMarker: true },
      ],
    });
  });
});

test('Sign-in is through Google alone, both triggers checking the domain, for a public client with the code grant for eight hours', () => {
  expect(pool.Properties).toMatchObject({ AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } });
  expect(Object.keys(pool.Properties['LambdaConfig'] as object)).toEqual(['PreSignUp', 'PreTokenGeneration']);
  for (const { Properties } of Object.values(functionsOf(data)))
    expect(Properties['Environment']).toMatchObject({ Variables: { EMAIL_DOMAINS: 'moe-dl.edu.my' } });
  expect(only('AWS::Cognito::UserPoolIdentityProvider').Properties).toMatchObject({
    ProviderName: 'Google',
    AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name', picture: 'picture' },
  });
  expect(only('AWS::Cognito::UserPoolClient').Properties).toMatchObject({
    SupportedIdentityProviders: ['Google'],
    GenerateSecret: false,
    AllowedOAuthFlows: ['code'],
    // None that would let users change their own address.
    AllowedOAuthScopes: ['openid', 'email', 'profile'],
    ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    IdTokenValidity: 480,
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: 'ENABLED',
  });
});

describe('Uploads', () => {
  const scannerRole: unknown = expect.stringMatching(/^StorageMalwareScanRole/);

  test('are scanned by GuardDuty, which tags them; the rest of the bucket is not', () => {
    const plan = only('AWS::GuardDuty::MalwareProtectionPlan');
    expect(plan.Properties).toMatchObject({
      Role: { 'Fn::GetAtt': [scannerRole, 'Arn'] },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['uploads/'] } },
      Actions: { Tagging: { Status: 'ENABLED' } },
    });
    // GuardDuty tests the role at once: its permissions, which are in the role itself, must exist before.
    expect(plan.DependsOn).toEqual(expect.arrayContaining([scannerRole]));
  });

  test('can have their tags changed by nobody else, whatever other policies allow', () => {
    const { Properties } = only('AWS::S3::BucketPolicy', 'StorageFiles');
    const denial = statementsOf(Properties['PolicyDocument']).find(({ Condition }) =>
      flat(Condition).includes('ArnNotEquals'),
    );
    const isOther = { 'aws:PrincipalArn': { 'Fn::GetAtt': [scannerRole, 'Arn'] } };
    expect(denial).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' }, Condition: { ArnNotEquals: isOther } });
    expect(listOf(denial?.Action)).toEqual(
      expect.arrayContaining(
        ['DeleteObject', 'DeleteObjectVersion', 'PutObject', 'PutObjectVersion'].map((verb) => `s3:${verb}Tagging`),
      ),
    );
    expect(flat(denial?.Resource)).toMatch(/suite-pedagogi-dev-files-<AWS::AccountId>\/uploads\/\*$/);
  });
});
