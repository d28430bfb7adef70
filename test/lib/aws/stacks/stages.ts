import { describe, expect, test } from '@jest/globals';
import type { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { buildStacks } from '../../../../lib/aws/stacks.ts';
import {
  cdkApp,
  flat,
  onlyOf,
  rightsOf,
  settingsOf,
  type Templates,
  templatesOf,
  withoutHash,
} from '../templates.ts';

const stacksOf = ({ edge, data, accessLog, app }: Templates): Template[] => [edge, data, accessLog, app];

// What they find in a stage without an acknowledged reason fails every suite that asks for its templates.
test("AwsSolutions' rules and the template validator stop a synthesis that breaks them", () => {
  const app = cdkApp();
  const { data } = buildStacks(app, settingsOf('dev'), '/nowhere');
  expect(new Bucket(data, 'Naked').node.path).toBe('suite-pedagogi-dev-data/Naked');
  expect(() => app.synth()).toThrow(/AwsSolutions-S10/);
});

// An export that another stack imports cannot be removed or renamed: setting a domain later would stop every deployment.
test.each(['dev', 'stg', 'prod'] as const)('No stack of %s holds another by an export', (stage) => {
  for (const template of stacksOf(templatesOf(stage)))
    expect(JSON.stringify(template)).not.toMatch(/"(?:Export|Fn::ImportValue)":/);
});

interface Rules {
  Parameters: Record<string, { AllowedValues?: string[] }>;
  Rules: Record<
    string,
    { Assertions: { Assert: { 'Fn::Equals': [{ Ref: string }, string] }; AssertDescription: string }[] }
  >;
}

/** The sentences with which CloudFormation refuses a template of ours, whatever its parameters are. */
function refusalsOf(template: Template): string[] {
  const { Rules: rules = {}, Parameters: parameters = {} } = template.toJSON() as Partial<Rules>;
  return Object.values(rules).flatMap(({ Assertions }) =>
    Assertions.flatMap(({ Assert, AssertDescription }) => {
      const [given, wanted] = Assert['Fn::Equals'] ?? [];
      const taken = parameters[given?.Ref ?? '']?.AllowedValues ?? [];
      return taken.length > 0 && !taken.includes(wanted ?? '') ? [AssertDescription] : [];
    }),
  );
}

describe('A deployment', () => {
  test('of a stage for people is refused before anything is created, in a sentence for each thing that it lacks', () => {
    expect(refusalsOf(templatesOf('prod').edge)).toEqual([
      expect.stringMatching(/^The Google client id of stage prod is a stand-in .* -c googleClientId=\.$/),
      expect.stringMatching(/^The controller of stage prod is a stand-in .* lib\/settings\.ts\.$/),
      expect.stringMatching(/^The administrator admin@moe-dl\.edu\.my of stage prod is a stand-in in a real domain/),
      expect.stringMatching(/^There is no built page for stage prod: run npm run build before it is deployed\.$/),
    ]);
  });

  test.each(['dev', 'stg'] as const)('of %s is not, for dev may lack them and stg lacks nothing', (stage) => {
    expect(stacksOf(templatesOf(stage)).flatMap(refusalsOf)).toEqual([]);
  });

  test('prints where it is, and what is to be done by hand', () => {
    const { data, app } = templatesOf('prod');
    const told = [data, app]
      .flatMap((stack) => Object.entries(stack.findOutputs('*')))
      .map(([name, output]) => [name, flat((output as { Value: unknown }).Value)]);
    expect(Object.fromEntries(told)).toMatchObject({
      SiteUrl: expect.stringMatching(/^https:\/\/<.*Distribution.*DomainName>$/),
      GoogleRedirectUri: expect.stringMatching(/\.auth\.ap-southeast-1\.amazoncognito\.com\/oauth2\/idpresponse$/),
      DashboardUrl: expect.stringMatching(/^https:\/\/ap-southeast-1\..*#dashboards\/dashboard\/suite-pedagogi-prod$/),
      DnsTarget: expect.stringMatching(/^<.*Distribution.*DomainName>$/),
      Models: Object.values(settingsOf('prod').models).join(' '),
    });
  });

  test.each([
    ['dev', ''],
    ['stg', '11111111-2222-3333-4444-555555555555'],
  ] as const)(
    'of %s carries no secret, only a reference to it, to the version "%s" after a rotation',
    (stage, version) => {
      const { Properties } = onlyOf(templatesOf(stage).data, 'AWS::Cognito::UserPoolIdentityProvider');
      const secret = `{{resolve:secretsmanager:suite-pedagogi/${stage}/google:SecretString:::${version}}}`;
      expect(flat(Properties['ProviderDetails'])).toContain(secret);
    },
  );

  test.each([
    ['prod', ''],
    [
      'stg',
      '{{resolve:secretsmanager:suite-pedagogi/stg/openalex:SecretString:::66666666-7777-8888-9999-000000000000}}',
    ],
  ] as const)('of %s gives the function that looks references up this key: "%s"', (stage, key) => {
    const { Properties } = onlyOf(templatesOf(stage).app, 'AWS::Lambda::Function', 'PipelinesacadioraLookUp');
    const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
    expect(flat(Variables['OPENALEX_KEY'])).toBe(key);
    expect(Variables['REFERENCE_MAILTO']).toBe(stage === 'prod' ? '' : 'privasi@moe-dl.edu.my');
  });
});

test('Only a stage with a sender may send e-mails, from that address, in the modules whose documents are sent', () => {
  const sendersIn = (stage: 'dev' | 'stg') =>
    Object.entries(rightsOf(templatesOf(stage).app)).flatMap(([id, statements]) =>
      statements.flatMap(({ Action, Condition }) =>
        flat(Action).includes('ses:SendEmail') ? [[withoutHash(id), flat(Condition)]] : [],
      ),
    );
  const from = '{"StringEquals":{"ses:FromAddress":"suite@moe-dl.edu.my"}}';
  expect(sendersIn('dev')).toEqual([]);
  expect(sendersIn('stg')).toEqual([
    ['ApipedagonaRole', from],
    ['ApivalentraRole', from],
  ]);
});

test('A stage with its own domain uses it everywhere and asks for TLS 1.2', () => {
  const { data, app } = templatesOf('stg');
  expect(onlyOf(data, 'AWS::Cognito::UserPoolClient').Properties['CallbackURLs']).toEqual([
    'https://alat.moe.edu.my/api/auth/callback',
  ]);
  expect(onlyOf(data, 'AWS::CloudFront::Distribution').Properties['DistributionConfig']).toMatchObject({
    Aliases: ['alat.moe.edu.my'],
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
  });
  expect(onlyOf(app, 'AWS::Lambda::Function', 'Apiauth').Properties['Environment']).toMatchObject({
    Variables: { SITE_URL: 'https://alat.moe.edu.my' },
  });
});
