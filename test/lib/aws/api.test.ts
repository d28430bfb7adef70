import { describe, expect, test } from '@jest/globals';
import { apiFunctions } from '../../../lib/aws/entries.ts';
import { pipelines } from '../../../lib/aws/steps/index.ts';
import { pick } from '../../../lib/aws/variables.ts';
import type { Call } from '../../../shared/contract.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { allCalls } from '../../support/calls.ts';
import { flat, onlyOf, resourcesOf, settingsOf, templatesOf } from './house.ts';

const { app, data } = templatesOf(settingsOf('dev'));

interface Route {
  RouteKey: string;
  AuthorizationType: string;
  AuthorizerId?: { Ref: string };
  Target: unknown;
}
const routes = Object.values(resourcesOf(app, 'AWS::ApiGatewayV2::Route')).map(
  ({ Properties }) => Properties as unknown as Route,
);

/** Every declared call with the function that answers it. */
const declared = allCalls.map(([name, call]): [string, Call] => [name.split('.')[0] ?? '', call]);

const built = Object.values(apiFunctions);
const steps = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline));

describe('The gateway', () => {
  test('has one route for every declared call, and no other', () => {
    const keys = declared.map(([, { method, path }]) => `${method} /api${path}`);
    expect(keys.length).toBeGreaterThan(40);
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(keys.toSorted());
  });

  test('lets public calls through and asks all others for a token', () => {
    const publicKeys = routes
      .filter(({ AuthorizationType }) => AuthorizationType === 'NONE')
      .map(({ RouteKey }) => RouteKey);
    expect(publicKeys.toSorted()).toEqual(['GET /api/auth/callback', 'GET /api/auth/google']);
    const authorizers = Object.keys(resourcesOf(app, 'AWS::ApiGatewayV2::Authorizer'));
    expect(authorizers).toHaveLength(1);
    for (const { AuthorizationType, AuthorizerId } of routes.filter(({ RouteKey }) => !publicKeys.includes(RouteKey)))
      expect({ AuthorizationType, AuthorizerId }).toEqual({
        AuthorizationType: 'JWT',
        AuthorizerId: { Ref: authorizers[0] },
      });
  });

  test('takes tokens of this user pool, made for this client', () => {
    const authorizer = onlyOf(app, 'AWS::ApiGatewayV2::Authorizer');
    const { Issuer, Audience } = authorizer.Properties['JwtConfiguration'] as { Issuer: unknown; Audience: unknown[] };
    expect(flat(Issuer)).toMatch(/^https:\/\/cognito-idp\.ap-southeast-1\.amazonaws\.com\/<.*IdentityPool\w+>$/);
    expect(Audience.map(flat)).toEqual([expect.stringMatching(/IdentityClient/)]);
    expect(authorizer.Properties['IdentitySource']).toEqual(['$request.header.Authorization']);
  });

  test('sends each call to the function of its module', () => {
    const integrations = resourcesOf(app, 'AWS::ApiGatewayV2::Integration');
    for (const [name, { method, path }] of declared) {
      const route = routes.find(({ RouteKey }) => RouteKey === `${method} /api${path}`);
      const integration = integrations[/<(\w+)>/.exec(flat(route?.Target))?.[1] ?? ''];
      expect(flat(integration?.Properties['IntegrationUri'])).toMatch(new RegExp(`^<Api${name}Live[0-9A-F]{8}>$`));
      expect(integration?.Properties['PayloadFormatVersion']).toBe('2.0');
    }
  });

  test('logs neither query strings nor headers', () => {
    const stage = onlyOf(data, 'AWS::ApiGatewayV2::Stage');
    const { Format } = stage.Properties['AccessLogSettings'] as { Format: string };
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/query|header|path|authorizer\.claims/i);
  });

  test('bounds what the whole API takes in a second', () => {
    const stage = onlyOf(data, 'AWS::ApiGatewayV2::Stage');
    expect(stage.Properties['DefaultRouteSettings']).toMatchObject({
      ThrottlingRateLimit: 2000,
      ThrottlingBurstLimit: 4000,
    });
  });
});

/** The settings a function is given, but for those of its log. */
const variablesOf = (id: string): string[] => {
  const { Environment } = onlyOf(app, 'AWS::Lambda::Function', id).Properties;
  const { Variables } = Environment as { Variables: Record<string, unknown> };
  return Object.keys(Variables)
    .filter((variable) => !variable.startsWith('POWERTOOLS_'))
    .toSorted();
};

describe('The functions', () => {
  const functions = Object.entries(resourcesOf(app, 'AWS::Lambda::Function')).filter(
    ([id]) => !id.startsWith('Custom'),
  );

  test('run on Node 24 and arm64, traced, with a log of their own', () => {
    // Beside those of calls and steps there is the sweeper.
    expect(functions).toHaveLength(built.length + steps.length + 1);
    expect(functions.length).toBeGreaterThan(20);
    for (const [, { Properties }] of functions)
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: { Ref: expect.any(String) } },
      });
  });

  test('of one package each share it, and different packages are different', () => {
    const keys = functions.map(([, { Properties }]) => (Properties['Code'] as { S3Key: string }).S3Key);
    const packages = [
      ...built.map(({ entry }) => entry),
      ...steps.map((step) => step.package.entries['index']),
      'lambdas/platform/sweeper.ts',
    ];
    expect(keys).toHaveLength(packages.length);
    expect(new Set(keys).size).toBe(new Set(packages).size);
  });

  test('answer before the gateway gives up', () => {
    const timeouts = functions
      .filter(([id]) => id.startsWith('Api'))
      .map(([, { Properties }]) => Properties['Timeout']);
    expect(timeouts).toEqual(built.map(() => 29));
  });

  test('know only the settings they need', () => {
    const storage = ['BUCKET_NAME', 'TABLE_NAME'];
    const model = ['BEDROCK_REGION', 'MODEL_EXTRACTION', 'MODEL_PRICES', 'MODEL_REASONING'];
    expect(variablesOf('PipelinespedagonaReader')).toEqual(storage);
    expect(variablesOf('PipelinespedagonaAnalyse')).toEqual([...storage, ...model].toSorted());
    expect(variablesOf('PipelinesacadioraPlan')).toEqual(storage);
    expect(variablesOf('PipelinesacadioraFinish')).toEqual(storage);
    expect(variablesOf('PipelinesacadioraReview')).toEqual([...storage, ...model].toSorted());
    expect(variablesOf('Apiacadiora')).toEqual(expect.arrayContaining(['ACADIORA_STATE_MACHINE_ARN', 'DAILY_QUOTA']));
    expect(variablesOf('Apiacadiora')).not.toContain('PEDAGONA_STATE_MACHINE_ARN');
    expect(variablesOf('Apistatistics')).not.toContain('BUCKET_NAME');
    expect(variablesOf('Apiauth')).toEqual(expect.arrayContaining(['AUTH_BASE_URL', 'SITE_URL', 'CLIENT_ID']));
    expect(() => pick(['DAILY_QUOTA'], {})).toThrow('DAILY_QUOTA has no value');
  });

  test('have no secret in the template, only references to it', () => {
    const text = JSON.stringify(app.toJSON()) + JSON.stringify(data.toJSON());
    expect(text).toContain('{{resolve:secretsmanager:suite-pedagogi/dev/google:SecretString:::}}');
    expect(text).not.toMatch(/GOCSPX|AKIA|BEGIN [A-Z ]*PRIVATE KEY/);
  });

  test('there is a line for every module of the suite', () => {
    expect(Object.keys(apiFunctions)).toEqual(expect.arrayContaining([...moduleNames]));
  });
});
