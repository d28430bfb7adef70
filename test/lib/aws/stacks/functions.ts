import { describe, expect, test } from '@jest/globals';
import { apiFunctions } from '../../../../lib/functions/api.ts';
import { moduleNames } from '../../../../shared/modules.ts';
import { allCalls } from '../../../support/calls.ts';
import { flat, functionsOf, onlyOf, resourcesOf, templatesOf, withoutHash } from '../templates.ts';

const { app, data } = templatesOf('dev');
const functions = Object.entries(functionsOf(app));

const routes = Object.values(resourcesOf(app, 'AWS::ApiGatewayV2::Route')).map(({ Properties }) => Properties);
const [open, closed] = [true, false].map((isOpen) =>
  routes.filter(({ AuthorizationType }) => (AuthorizationType === 'NONE') === isOpen),
);

describe('The gateway', () => {
  test('has one route for the declared calls of a path, to the live version of the function of its module', () => {
    const integrations = resourcesOf(app, 'AWS::ApiGatewayV2::Integration');
    const built = routes.map(({ RouteKey, Target }) => {
      const { Properties } = integrations[/<(\w+)>/.exec(flat(Target))?.[1] ?? ''] ?? {};
      return `${String(RouteKey)} ${withoutHash(flat(Properties?.['IntegrationUri']).slice(1, -1))}`;
    });
    const declared = allCalls.map(([name, { method, path }]) => {
      const isAlone = allCalls.every(([other, call]) => other === name || call.path !== path);
      return `${isAlone ? method : 'ANY'} /api${path} Api${name.split('.')[0]}Live`;
    });
    expect(built.toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  test('lets the two calls of the sign-in through and asks all others for a token of this pool and client', () => {
    const keys = open?.map(({ RouteKey }) => RouteKey).toSorted();
    expect(keys).toEqual(['GET /api/auth/callback', 'GET /api/auth/google']);
    const [Ref] = Object.keys(resourcesOf(app, 'AWS::ApiGatewayV2::Authorizer'));
    const { Properties } = onlyOf(app, 'AWS::ApiGatewayV2::Authorizer');
    for (const route of closed ?? []) expect(route).toMatchObject({ AuthorizationType: 'JWT', AuthorizerId: { Ref } });
    const { Issuer, Audience } = Properties['JwtConfiguration'] as { Issuer: unknown; Audience: unknown[] };
    expect(flat(Issuer)).toMatch(/^https:\/\/cognito-idp\.ap-southeast-1\.amazonaws\.com\/<UserPoolId>$/);
    expect(Audience.map(flat)).toEqual(['<ClientId>']);
  });

  test('logs neither query strings nor headers, and limits the calls a second', () => {
    const { AccessLogSettings, DefaultRouteSettings } = onlyOf(data, 'AWS::ApiGatewayV2::Stage').Properties;
    const { Format } = AccessLogSettings as { Format: string };
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/query|header|path|authorizer\.claims/i);
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 });
  });
});

const reservedOf = (stage: 'dev' | 'prod'): Record<string, number> =>
  Object.fromEntries(
    Object.entries(functionsOf(templatesOf(stage).app)).flatMap(([id, { Properties }]) => {
      const reserved = Properties['ReservedConcurrentExecutions'] as number | undefined;
      return reserved === undefined ? [] : [[withoutHash(id), reserved]];
    }),
  );

test('Executions are set aside for what answers calls and for what asks models, as the settings say, and 100 of 1,000 are left', () => {
  expect(reservedOf('dev')).toEqual({});
  const reserved = reservedOf('prod');
  expect(reserved).toEqual({
    ...Object.fromEntries(Object.keys(apiFunctions).map((name) => [`Api${name}`, 60])),
    ...Object.fromEntries(moduleNames.map((name) => [`Pipelines${name}Model`, 120])),
  });
  expect(Object.values(reserved).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(900);
});

test.each([
  ['ORIGIN_SECRET', Object.keys(apiFunctions).map((name) => `Api${name}`)],
  ['PEDAGONA_STATE_MACHINE_ARN', ['Apipedagona']],
  ['MAIL_FROM', ['Apipedagona', 'Apivalentra']],
  ['REFERENCE_CHECK', ['Apiacadiora']],
  ['REFERENCE_MAILTO', ['PipelinesacadioraLookUp']],
  ['OPENALEX_KEY', ['PipelinesacadioraLookUp']],
  ['MODEL_REASONING', moduleNames.map((name) => `Pipelines${name}Model`)],
])('Only the functions that use %s are told it', (variable, users) => {
  const told = functions.filter(([, { Properties }]) => flat(Properties['Environment']).includes(`"${variable}":`));
  expect(told.map(([id]) => withoutHash(id)).toSorted()).toEqual(users.toSorted());
});

test('Every function is called by its alias, and its former versions stay: a rollback moves the alias back', () => {
  const aliases = resourcesOf(app, 'AWS::Lambda::Alias');
  const aliased = Object.values(aliases).map(({ Properties }) => flat(Properties['FunctionName']).slice(1, -1));
  expect(aliased.toSorted()).toEqual(functions.map(([id]) => id).toSorted());
  for (const version of Object.values(resourcesOf(app, 'AWS::Lambda::Version')))
    expect([version.DeletionPolicy, version.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);

  const live = Object.keys(aliases).map((id) => `<${id}>`);
  const permissions = Object.values(resourcesOf(app, 'AWS::Lambda::Permission'));
  expect(permissions.length).toBeGreaterThanOrEqual(Object.keys(apiFunctions).length);
  for (const { Properties } of permissions) expect(live).toContain(flat(Properties['FunctionName']));
});

describe('The stack of the code', () => {
  test('has at most three fifths of the 500 resources that CloudFormation takes', () => {
    const { Resources } = templatesOf('prod').app.toJSON() as { Resources: object };
    expect(Object.keys(Resources).length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(app.toJSON()).length).toBeLessThan(900_000);
  });

  test('copies the page after everything that it calls is deployed', () => {
    const copies = Object.values(resourcesOf(app, 'Custom::CDKBucketDeployment'));
    const called = [
      ...Object.keys(resourcesOf(app, 'AWS::ApiGatewayV2::Route')),
      ...Object.keys(resourcesOf(app, 'AWS::Lambda::Alias')).filter((id) => id.startsWith('Api')),
      ...Object.keys(resourcesOf(app, 'AWS::StepFunctions::StateMachine')),
    ];
    expect(copies).toHaveLength(2);
    for (const { DependsOn } of copies) expect(DependsOn).toEqual(expect.arrayContaining(called));
  });
});
