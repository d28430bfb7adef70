import { describe, expect, test } from '@jest/globals';
import { flat, listOf, onlyOf, resourcesOf, rightsOf, settingsOf, templatesOf } from './house.ts';

const settings = settingsOf('prod');
const { app, data } = templatesOf(settings);
const dev = templatesOf(settingsOf('dev')).app;

interface Raw {
  UpdatePolicy?: {
    CodeDeployLambdaAliasUpdate: { ApplicationName: { Ref: string }; DeploymentGroupName: { Ref: string } };
  };
  DependsOn?: string[];
}
/** The resources of a type with all that is said about them. */
const rawOf = (template: typeof app, type: string): Record<string, Raw> => template.findResources(type);
const ids = (template: typeof app, type: string): string[] => Object.keys(rawOf(template, type));

/** Our functions; CDK's own do not come and go with our code. */
const functions = ids(app, 'AWS::Lambda::Function').filter((id) => !id.startsWith('Custom'));
const aliases = resourcesOf(app, 'AWS::Lambda::Alias');
const groups = resourcesOf(app, 'AWS::CodeDeploy::DeploymentGroup');

const aliasOf = (functionId: string): string => {
  const found = Object.entries(aliases).filter(
    ([, { Properties }]) => flat(Properties['FunctionName']) === `<${functionId}>`,
  );
  expect(found).toHaveLength(1);
  return found[0]?.[0] ?? '';
};
/** The deployment group that moves an alias. */
const groupOf = (alias: string): string => {
  const update = rawOf(app, 'AWS::Lambda::Alias')[alias]?.UpdatePolicy?.CodeDeployLambdaAliasUpdate;
  expect([update?.ApplicationName.Ref]).toEqual(ids(app, 'AWS::CodeDeploy::Application'));
  return update?.DeploymentGroupName.Ref ?? '';
};

describe('Every function of the API, of the pipelines and of events', () => {
  test('has an alias `live` on its newest version', () => {
    expect(functions.length).toBeGreaterThan(30);
    for (const id of functions) {
      const { Name, FunctionVersion } = aliases[aliasOf(id)]?.Properties ?? {};
      expect(Name).toBe('live');
      const version = /^<(\w+)\.Version>$/.exec(flat(FunctionVersion))?.[1] ?? '';
      expect(flat(resourcesOf(app, 'AWS::Lambda::Version')[version]?.Properties['FunctionName'])).toBe(`<${id}>`);
    }
  });

  test('has a deployment group of its own in the one application, which moves that alias', () => {
    expect(ids(app, 'AWS::CodeDeploy::Application')).toHaveLength(1);
    const moving = functions.map((id) => groupOf(aliasOf(id)));
    expect(new Set(moving)).toEqual(new Set(Object.keys(groups)));
    expect(moving).toHaveLength(Object.keys(groups).length);
  });

  test('gets a tenth of the calls for five minutes, a step for thirty, and goes back on its own alarm', () => {
    for (const id of functions) {
      const group = groups[groupOf(aliasOf(id))]?.Properties ?? {};
      const minutes = id.startsWith('Pipelines') ? 30 : 5;
      expect(group).toMatchObject({
        DeploymentConfigName: `CodeDeployDefault.LambdaCanary10Percent${minutes}Minutes`,
        DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
        },
        AlarmConfiguration: { Enabled: true },
      });
      const { Alarms } = group['AlarmConfiguration'] as { Alarms: { Name: { Ref: string } }[] };
      const watched = Alarms.map(({ Name }) => JSON.stringify(rawOf(app, 'AWS::CloudWatch::Alarm')[Name.Ref]));
      expect(watched.some((alarm) => alarm.includes(`"Ref":"${id}"`) && alarm.includes('"Errors"'))).toBe(true);
      // A function of the API answers its faults: those show in the calls.
      expect(watched.some((alarm) => alarm.includes('"5xx"'))).toBe(id.startsWith('Api'));
    }
  });

  test('has run once by the time it is judged, even where a run takes longest', () => {
    const longest = Math.max(
      ...functions.map((id) => Number(resourcesOf(app, 'AWS::Lambda::Function')[id]?.Properties['Timeout'])),
    );
    expect(2 * longest).toBeLessThanOrEqual(30 * 60);
  });

  test('is called by its alias alone', () => {
    const text = (type: string): string =>
      Object.values(resourcesOf(app, type))
        .map(({ Properties }) => JSON.stringify(Properties))
        .join('\n');
    const integrations = Object.values(resourcesOf(app, 'AWS::ApiGatewayV2::Integration'));
    const permissions = Object.values(resourcesOf(app, 'AWS::Lambda::Permission'));
    const live = Object.keys(aliases).map((id) => `<${id}>`);
    for (const { Properties } of integrations) expect(live).toContain(flat(Properties['IntegrationUri']));
    for (const { Properties } of permissions) expect(live).toContain(flat(Properties['FunctionName']));
    const called = Object.values(resourcesOf(app, 'AWS::StepFunctions::StateMachine')).flatMap(({ Properties }) =>
      Object.values(Properties['DefinitionSubstitutions'] as Record<string, unknown>).map(flat),
    );
    expect(called.length).toBeGreaterThan(20);
    for (const arn of called) expect(live).toContain(arn);
    const callers =
      JSON.stringify(rightsOf(app)) + text('AWS::ApiGatewayV2::Integration') + text('AWS::Lambda::Permission');
    for (const id of functions) expect(callers).not.toContain(`{"Fn::GetAtt":["${id}","Arn"]}`);
  });
});

describe('CodeDeploy', () => {
  const roles = Object.entries(resourcesOf(app, 'AWS::IAM::Role')).filter(([id]) => id.startsWith('RolloutRole'));

  test('may move the aliases of this stack and ask after alarms, nothing else', () => {
    for (const [id, { Properties }] of roles) {
      expect(
        (rightsOf(app)[id] ?? []).map(({ Action, Resource }) => [listOf(Action).map(flat), flat(Resource)]),
      ).toEqual([
        [
          ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
          'arn:<AWS::Partition>:lambda:ap-southeast-1:<AWS::AccountId>:function:suite-pedagogi-prod-app-*',
        ],
        [['cloudwatch:DescribeAlarms'], '*'],
      ]);
      expect(Properties).not.toHaveProperty('ManagedPolicyArns');
      expect(JSON.stringify(Properties['AssumeRolePolicyDocument'])).toContain('"codedeploy.amazonaws.com"');
    }
  });

  test('shares its calls out among roles, for Lambda takes only some a second of each', () => {
    const users = Object.values(groups).map(({ Properties }) => flat(Properties['ServiceRoleArn']));
    for (const [id] of roles)
      expect(users.filter((role) => role === `<${id}.Arn>`).length).toBeLessThanOrEqual(users.length / 3 + 1);
    expect(new Set(users)).toEqual(new Set(roles.map(([id]) => `<${id}.Arn>`)));
  });

  test('makes ten groups of a kind side by side, and no more', () => {
    const after = Object.entries(rawOf(app, 'AWS::CodeDeploy::DeploymentGroup')).map(
      ([id, { DependsOn = [] }]) => [id, DependsOn.filter((other) => other in groups)] as const,
    );
    const [first, later] = [0, 1].map((n) => after.filter(([, others]) => others.length === n).length);
    expect(first).toBeLessThanOrEqual(2 * 10);
    expect(later).toBe(after.length - Number(first));
  });
});

describe('The order of a deployment', () => {
  test('the page comes after all that it calls is live', () => {
    const copies = Object.values(rawOf(app, 'Custom::CDKBucketDeployment'));
    expect(copies).toHaveLength(2);
    const called = Object.keys(aliases).filter((id) => !id.startsWith('Sweeper'));
    const steps = called.concat(ids(app, 'AWS::StepFunctions::StateMachine'), ids(app, 'AWS::ApiGatewayV2::Route'));
    for (const { DependsOn } of copies) expect(DependsOn).toEqual(expect.arrayContaining(steps));
  });
});

describe('The triggers of the sign-in', () => {
  test('have no gradual rollout, for they refuse by failing', () => {
    expect(ids(data, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([]);
    const { LambdaConfig } = onlyOf(data, 'AWS::Cognito::UserPool').Properties as {
      LambdaConfig: Record<string, unknown>;
    };
    expect(flat(LambdaConfig['PreSignUp'])).toMatch(/^<IdentityPreSignUp[0-9A-F]{8}\.Arn>$/);
  });
});

describe('The setting `rollout`', () => {
  test('allAtOnce, as in dev, moves all calls at once and asks no alarm, so that a remedy can come in while one is on', () => {
    const { Properties } = Object.values(resourcesOf(dev, 'AWS::CodeDeploy::DeploymentGroup'))[0] ?? { Properties: {} };
    expect(Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce',
      AlarmConfiguration: { Enabled: false },
      AutoRollbackConfiguration: { Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST'] },
    });
  });
});

describe('The stack of the code', () => {
  test('stays under what CloudFormation takes by what one module more needs', () => {
    const { Resources } = app.toJSON() as { Resources: Record<string, unknown> };
    const count = Object.keys(Resources).length;
    console.info(`The stack of the code has ${count} resources of 500`);
    // A module of a dozen routes and five steps, as ACADIORA's first version, is some 70.
    expect(count).toBeLessThanOrEqual(500 - 70);
    expect(JSON.stringify(app.toJSON()).length).toBeLessThan(900_000);
  });
});
