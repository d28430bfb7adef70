import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { checkReadiness } from '../../../../lib/aws/readiness.ts';
import { buildStacks } from '../../../../lib/aws/stacks.ts';
import type { Settings } from '../../../../lib/settings.ts';
import {
  cdkApp,
  complete,
  flat,
  onlyOf,
  pageFolder,
  type Resource,
  resourcesOf,
  rightsOf,
  settingsOf,
  synthesize,
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
test.each(['dev', 'stg', 'prod'] as const)(
  'No stack of %s holds another by an export, and few ask for outputs',
  (stage) => {
    const text = stacksOf(templatesOf(stage))
      .map((template) => JSON.stringify(template))
      .join('');
    expect(text).not.toMatch(/"(?:Export|Fn::ImportValue)":/);
    // Each is a call of DescribeStacks.
    expect(text.split('"Fn::GetStackOutput":').length - 1).toBeLessThanOrEqual(5);
  },
);

test('The app stack comes after the data stack, which has written all that it reads', () => {
  const { data, app, directory } = templatesOf('dev');
  const parameters = Object.values(resourcesOf(data, 'AWS::SSM::Parameter'));
  const written = parameters.map(({ Properties }) => flat(Properties['Name'])).toSorted();
  const { BootstrapVersion: _, ...read } = app.findParameters('*') as Record<string, { Default: string }>;
  expect(
    Object.values(read)
      .map(({ Default }) => Default)
      .toSorted(),
  ).toEqual(written);
  const { artifacts } = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { dependencies?: string[] }>;
  };
  expect(artifacts['suite-pedagogi-dev-app']?.dependencies).toContain('suite-pedagogi-dev-data');
});

/** Properties that CloudFormation changes in place. */
const inPlace = /^(?:DistributionConfig|CallbackURLs|LogoutURLs|DeletionProtection(?:Enabled)?)$/;
const lasting = ({ Type, Properties }: Resource) => [
  Type,
  Object.entries(Properties).filter(([name]) => !inPlace.test(name)),
];

/** The resources of which other stacks know something, without what CloudFormation changes in place. */
function usedByOthers(template: Template): [id: string, lasting: unknown][] {
  const known = JSON.stringify([template.findOutputs('*'), template.findResources('AWS::SSM::Parameter')]);
  return Object.entries(resourcesIn(template)).flatMap(([id, resource]) =>
    resource.Type !== 'AWS::SSM::Parameter' && known.includes(`"${id}"`) ? [[id, lasting(resource)]] : [],
  );
}
const resourcesIn = (template: Template) => (template.toJSON() as { Resources: Record<string, Resource> }).Resources;

describe('Changed settings', () => {
  const changes: Partial<Settings> = { domain: complete.domain, signInPrefix: 'lain', protection: 'on' };
  const before = templatesOf('dev');
  const after = synthesize({ ...settingsOf('dev'), ...changes }, pageFolder(), true);

  test.each([
    ['to', before, after],
    ['back from', after, before],
  ] as const)(
    '%s an own domain, another prefix and protection delete or replace nothing that another stack uses',
    (_, from, to) => {
      for (const stack of ['edge', 'data'] as const) {
        const used = usedByOthers(from[stack]);
        expect(used.length).toBeGreaterThanOrEqual({ edge: 1, data: 7 }[stack]);
        const stands = Object.entries(resourcesIn(to[stack])).map(([id, resource]) => [id, lasting(resource)]);
        expect(stands).toEqual(expect.arrayContaining(used));
      }
    },
  );

  test('of the prefix reach the functions: another address is another template', () => {
    expect(onlyOf(after.data, 'AWS::Cognito::UserPoolDomain').Properties['Domain']).toBe('lain');
    const { Environment } = onlyOf(after.app, 'AWS::Lambda::Function', 'Apiauth').Properties;
    const Variables = { AUTH_BASE_URL: 'https://lain.auth.ap-southeast-1.amazoncognito.com' };
    expect(Environment).toMatchObject({ Variables });
  });
});

interface Rules {
  Parameters: Record<string, { AllowedValues?: string[] }>;
  Rules: Record<string, { Assertions: Assertion[] }>;
}
interface Assertion {
  Assert: { 'Fn::Equals': [{ Ref: string }, string] };
  AssertDescription: string;
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
    ]);
  });

  test('without a built page is refused', () => {
    const stack = new Stack(new App(), 'edge');
    checkReadiness(stack, { ...settingsOf('stg'), ...complete }, '/nowhere');
    expect(refusalsOf(Template.fromStack(stack))).toEqual([
      'There is no built page for stage stg: run npm run build before it is deployed.',
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
    ['stg', complete.googleSecretVersion],
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
    ['stg', `{{resolve:secretsmanager:suite-pedagogi/stg/openalex:SecretString:::${complete.openAlexSecretVersion}}}`],
  ] as const)('of %s gives the function that looks references up this key: "%s"', (stage, key) => {
    const { Properties } = onlyOf(templatesOf(stage).app, 'AWS::Lambda::Function', 'PipelinesacadioraLookUp');
    const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
    expect(flat(Variables['OPENALEX_KEY'])).toBe(key);
    expect(Variables['REFERENCE_MAILTO']).toBe(stage === 'prod' ? '' : 'privasi@moe-dl.edu.my');
  });
});

const sendersIn = (stage: 'dev' | 'stg') =>
  Object.entries(rightsOf(templatesOf(stage).app)).flatMap(([id, statements]) =>
    statements.flatMap(({ Action, Condition }) =>
      flat(Action).includes('ses:SendEmail') ? [[withoutHash(id), flat(Condition)]] : [],
    ),
  );

test('Only a stage with a sender may send e-mails, from that address, in the modules whose documents are sent', () => {
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
  expect(flat(onlyOf(app, 'AWS::Lambda::Function', 'Apiauth').Properties['Environment'])).toContain('SiteHost');
  expect(onlyOf(data, 'AWS::SSM::Parameter', 'PublishedSiteHost').Properties['Value']).toBe('alat.moe.edu.my');
});
