import { describe, expect, test } from '@jest/globals';
import { flat, resourcesOf, settingsOf, templatesOf } from './house.ts';

const settings = { ...settingsOf('stg'), retention: { logDays: 60 as const, recoveryDays: 35 } };
const { app, data, edge, accessLog } = templatesOf(settings);
const stacks = { app, data, edge, accessLog };

/**
 * CDK's own, which hand values from region to region while a deployment runs: made after everything else, they take no log group of ours.
 * Their log holds names of stacks and exports only.
 */
const isBetweenRegions = (id: string): boolean => id.startsWith('CustomCrossRegionExport');

/** Types that bear no tags in CloudFormation, or that are no resource of their own. */
const untagged = new Set([
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::Budgets::Budget',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::IAM::Policy',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Logs::ResourcePolicy',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::Schedule',
  'Custom::CDKBucketDeployment',
  'Custom::CrossRegionExportReader',
  'Custom::CrossRegionExportWriter',
]);

interface Resource {
  Type: string;
  Properties?: { Tags?: unknown; UserPoolTags?: unknown };
}

/** As `{service: ..., stage: ...}`, whether a type takes its tags as a list or as a map. */
const tagsOf = ({ Properties: { Tags, UserPoolTags } = {} }: Resource): unknown => {
  const given = Tags ?? UserPoolTags;
  return Array.isArray(given)
    ? Object.fromEntries((given as { Key: string; Value: string }[]).map(({ Key, Value }) => [Key, Value]))
    : given;
};

describe.each(Object.entries(stacks))('In the stack %s', (_, template) => {
  test('every log forgets after the days of the setting', () => {
    for (const { Properties } of Object.values(resourcesOf(template, 'AWS::Logs::LogGroup')))
      expect(Properties['RetentionInDays']).toBe(60);
  });

  test('every function writes into such a log', () => {
    const logs = Object.keys(resourcesOf(template, 'AWS::Logs::LogGroup')).map((id) => `<${id}>`);
    for (const [id, { Properties }] of Object.entries(resourcesOf(template, 'AWS::Lambda::Function'))) {
      if (isBetweenRegions(id)) continue;
      const { LogGroup } = (Properties['LoggingConfig'] ?? {}) as { LogGroup?: unknown };
      expect([id, logs]).toEqual([id, expect.arrayContaining([flat(LogGroup)])]);
    }
  });

  test('every resource that takes tags says service and stage', () => {
    const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
    for (const [id, resource] of Object.entries(Resources)) {
      if (untagged.has(resource.Type) || isBetweenRegions(id)) continue;
      expect([id, tagsOf(resource)]).toEqual([
        id,
        expect.objectContaining({ service: 'suite-pedagogi', stage: 'stg' }),
      ]);
    }
  });

  test('every function and every state machine of ours is traced by X-Ray', () => {
    const ours = Object.entries(resourcesOf(template, 'AWS::Lambda::Function')).filter(
      ([id]) => !id.startsWith('Custom'),
    );
    for (const [id, { Properties }] of ours)
      expect([id, Properties['TracingConfig']]).toEqual([id, { Mode: 'Active' }]);
    for (const { Properties } of Object.values(resourcesOf(template, 'AWS::StepFunctions::StateMachine')))
      expect(Properties['TracingConfiguration']).toEqual({ Enabled: true });
  });
});

describe('The logs of the state machines', () => {
  test('hold no data of executions', () => {
    const machines = Object.values(resourcesOf(app, 'AWS::StepFunctions::StateMachine'));
    expect(machines.length).toBeGreaterThan(3);
    for (const { Properties } of machines)
      expect(Properties['LoggingConfiguration']).toMatchObject({ IncludeExecutionData: false });
  });
});
