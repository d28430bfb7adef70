import { describe, expect, test } from '@jest/globals';
import { checkSettings } from '../../../lib/settings.ts';
import { flat, onlyOf, resourcesOf, settingsOf, templatesOf } from './house.ts';

const { data } = templatesOf(settingsOf('dev'));
const only = (type: string, id = '') => onlyOf(data, type, id);

describe('The table', () => {
  const table = only('AWS::DynamoDB::Table');

  test('has the keys of the chart and two indexes', () => {
    expect(table.Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [{ IndexName: 'GSI1' }, { IndexName: 'GSI2' }],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
    expect(table.Properties['AttributeDefinitions']).toEqual(
      expect.arrayContaining([
        { AttributeName: 'PK', AttributeType: 'S' },
        { AttributeName: 'GSI1SK', AttributeType: 'N' },
        { AttributeName: 'GSI2SK', AttributeType: 'N' },
      ]),
    );
  });

  test('survives mistakes: point-in-time recovery, deletion protection, kept when the stack goes', () => {
    expect(table.Properties).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
    expect([table.DeletionPolicy, table.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
  });
});

describe('The file bucket', () => {
  const bucket = only('AWS::S3::Bucket', 'StorageFiles');

  test('is private, encrypted, versioned and kept when the stack goes', () => {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      VersioningConfiguration: { Status: 'Enabled' },
    });
    expect(JSON.stringify(bucket.Properties['BucketEncryption'])).toContain('AES256');
    expect([bucket.DeletionPolicy, bucket.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
  });

  test('refuses what is not TLS 1.2, and its policy allows nobody anything', () => {
    const { PolicyDocument } = only('AWS::S3::BucketPolicy', 'StorageFiles').Properties as {
      PolicyDocument: { Statement: { Effect: string; Condition: unknown }[] };
    };
    expect(PolicyDocument.Statement.map(({ Effect, Condition }) => [Effect, Condition])).toEqual([
      ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
      ['Deny', { NumericLessThan: { 's3:TlsVersion': 1.2 } }],
      // Tags are the scanner's: malwareScan.test.ts.
      ['Deny', { ArnNotEquals: expect.anything() }],
    ]);
  });

  test('takes scripts of the site only', () => {
    const { CorsRules } = bucket.Properties['CorsConfiguration'] as {
      CorsRules: { AllowedOrigins: unknown[]; AllowedMethods: string[] }[];
    };
    expect(CorsRules).toHaveLength(1);
    expect(CorsRules[0]?.AllowedMethods).toEqual(['POST', 'GET']);
    expect(CorsRules[0]?.AllowedOrigins.map(flat)).toEqual([
      expect.stringMatching(/^https:\/\/<WebsiteDistribution\w+\.DomainName>$/),
    ]);
  });

  test('forgets uploads after 7 days, exports after 30 and copies of own data after one, never texts or artefacts', () => {
    const { Rules } = bucket.Properties['LifecycleConfiguration'] as {
      Rules: { Id: string; Prefix?: string; ExpirationInDays?: number }[];
    };
    const expiring = Rules.flatMap(({ Id, Prefix, ExpirationInDays }) =>
      ExpirationInDays && Id !== 'infected' ? [[Prefix, ExpirationInDays]] : [],
    );
    expect(expiring).toEqual([
      ['uploads/', 7],
      ['exports/', 30],
      ['exports/own/', 1],
    ]);
  });

  test('keeps an earlier version for as long as a row can be brought back, but that of an export for a day', () => {
    const { Rules } = bucket.Properties['LifecycleConfiguration'] as {
      Rules: { Id: string; Prefix?: string; NoncurrentVersionExpiration?: { NoncurrentDays: number } }[];
    };
    const forgetting = Rules.flatMap(({ Id, Prefix = '', NoncurrentVersionExpiration: expiring }) =>
      expiring && Id !== 'infected' ? [[Prefix, expiring.NoncurrentDays]] : [],
    );
    expect(forgetting).toEqual([
      ['exports/', 1],
      ['', settingsOf('dev').retention.recoveryDays],
    ]);
  });
});

describe('Sign-in', () => {
  const pool = only('AWS::Cognito::UserPool');

  test('knows nobody but those who come through Google, and keeps them', () => {
    expect(pool.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
    });
    expect([pool.DeletionPolicy, pool.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
    expect(only('AWS::Cognito::UserPoolClient').Properties['SupportedIdentityProviders']).toEqual(['Google']);
  });

  test('asks both triggers about the domain', () => {
    expect(Object.keys(pool.Properties['LambdaConfig'] as object)).toEqual(['PreSignUp', 'PreTokenGeneration']);
    for (const { Properties } of Object.values(resourcesOf(data, 'AWS::Lambda::Function')).filter(
      ({ Properties: { Handler } }) => Handler === 'index.handler',
    ))
      expect(Properties['Environment']).toMatchObject({ Variables: { EMAIL_DOMAINS: 'moe-dl.edu.my' } });
  });

  test('copies the claims that requests are judged by', () => {
    expect(only('AWS::Cognito::UserPoolIdentityProvider').Properties).toMatchObject({
      ProviderName: 'Google',
      AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name', picture: 'picture' },
    });
  });

  test('gives a public client the code grant, eight hours, and no leave to change its own address', () => {
    const client = only('AWS::Cognito::UserPoolClient').Properties;
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      IdTokenValidity: 480,
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
    const [callback] = client['CallbackURLs'] as unknown[];
    const [logout] = client['LogoutURLs'] as unknown[];
    expect(flat(callback)).toMatch(/^https:\/\/<WebsiteDistribution\w+\.DomainName>\/api\/auth\/callback$/);
    expect(flat(logout)).toMatch(/^https:\/\/<WebsiteDistribution\w+\.DomainName>\/login$/);
  });
});

test('A stage with its own domain uses it everywhere and asks for TLS 1.2', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/x';
  const domain = { name: 'alat.moe.edu.my', certificateArn };
  const own = templatesOf(checkSettings({ ...settingsOf('prod'), domain }));
  expect(onlyOf(own.data, 'AWS::Cognito::UserPoolClient').Properties['CallbackURLs']).toEqual([
    'https://alat.moe.edu.my/api/auth/callback',
  ]);
  expect(onlyOf(own.data, 'AWS::CloudFront::Distribution').Properties['DistributionConfig']).toMatchObject({
    Aliases: ['alat.moe.edu.my'],
    ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
  });
  expect(onlyOf(own.app, 'AWS::Lambda::Function', 'Apiauth').Properties['Environment']).toMatchObject({
    Variables: { SITE_URL: 'https://alat.moe.edu.my' },
  });
});
