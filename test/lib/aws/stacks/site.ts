import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { accessLogFields } from '../../../../lib/aws/site/edge.ts';
import { pagePathCode } from '../../../../lib/aws/site/website.ts';
import { pageSettingsSchema } from '../../../../shared/pageSettings.ts';
import { flat, onlyOf, resourcesOf, templatesOf } from '../templates.ts';

const { data, edge, app, accessLog, directory } = templatesOf('dev');

interface Behaviour {
  TargetOriginId: string;
  FunctionAssociations?: unknown[];
}
interface Origin {
  Id: string;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}
const config = onlyOf(data, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'] as {
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: [Behaviour];
  Origins: Origin[];
  CustomErrorResponses?: unknown;
  WebACLId: unknown;
};
const originOf = ({ TargetOriginId }: Behaviour) => config.Origins.find(({ Id }) => Id === TargetOriginId);

describe('CloudFront', () => {
  const [calls] = config.CacheBehaviors;

  test('passes calls on uncached, with every method, all but the host header, and the secret', () => {
    expect(config.CacheBehaviors).toMatchObject([
      {
        PathPattern: '/api/*',
        AllowedMethods: expect.arrayContaining(['POST', 'DELETE', 'PUT']),
        // Amazon's own CachingDisabled and AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      },
    ]);
    const [header, ...more] = originOf(calls)?.OriginCustomHeaders ?? [];
    expect([header?.HeaderName, more]).toEqual(['x-origin-secret', []]);
    expect(flat(header?.HeaderValue)).toMatch(
      /^\{\{resolve:secretsmanager:<WebsiteOriginSecret\w+>:SecretString:::\}\}$/,
    );
  });

  test('rewrites paths of the page only, without an error page that would turn 404s of calls into HTML, behind a firewall that keeps no samples', () => {
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
    expect([calls.FunctionAssociations, config.CustomErrorResponses]).toEqual([undefined, undefined]);
    expect(config.WebACLId).toBeDefined();
    const rules = onlyOf(edge, 'AWS::WAFv2::WebACL').Properties['Rules'] as { Name: string }[];
    const text = JSON.stringify(rules);
    expect(text).toContain('"ActionToUse":{"Count":{}},"Name":"Log4JRCE_BODY"');
    expect(text).not.toContain('"SampledRequestsEnabled":true');
    const names = rules.map(({ Name }) => Name.replace(/^AWSManagedRules|RuleSet$/g, '')).join(' ');
    expect(names).toMatch(/^RatePerUser RatePerVisitor RatePerAddress AmazonIpReputationList KnownBadInputs/);
  });

  test('is logged without query strings, cookies and referrers', () => {
    expect(accessLogFields).toContain('cs-uri-stem');
    expect(accessLogFields.filter((field) => /query|cookie|referer/i.test(field))).toEqual([]);
    accessLog.hasResourceProperties('AWS::Logs::Delivery', { RecordFields: accessLogFields });
  });
});

const rewritten = (uri: string): string =>
  (runInNewContext(`${pagePathCode}; handler({ request: { uri } })`, { uri }) as { uri: string }).uri;

test.each([
  ['/', '/index.html'],
  ['/login', '/index.html'],
  ['/pedagona/results/01J9ZK3V5W8Q2R4T6Y8A0B1C2D', '/index.html'],
  ['/admin/users/a.b/', '/index.html'],
  ['/assets/main-ABC.js', '/assets/main-ABC.js'],
  ['/settings.json', '/settings.json'],
])('CloudFront serves the path %s with %s', (path, file) => {
  expect(rewritten(path)).toBe(file);
});

test('The security headers allow scripts of the site, and connections to the site and the file bucket only', () => {
  const { SecurityHeadersConfig: headers } = onlyOf(data, 'AWS::CloudFront::ResponseHeadersPolicy').Properties[
    'ResponseHeadersPolicyConfig'
  ] as { SecurityHeadersConfig: Record<string, Record<string, unknown>> };
  const bucket = 'https://s3.ap-southeast-1.<AWS::URLSuffix>/suite-pedagogi-dev-files-<AWS::AccountId>';
  const policy = flat(headers['ContentSecurityPolicy']?.['ContentSecurityPolicy']).split('; ');
  const own = [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' ${bucket} ${bucket}/`,
    "frame-ancestors 'none'",
  ];
  expect(policy).toEqual(expect.arrayContaining(own));
  expect(policy.filter((rule) => /unsafe|\*(?!\.googleusercontent\.com$)/.test(rule))).toEqual([]);
  expect(headers).toMatchObject({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, Preload: false },
    ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
    ContentTypeOptions: { Override: true },
  });
});

const cached = (rule: string) => ({ SystemMetadata: { 'cache-control': rule } });

describe('The page', () => {
  test('is cached forever where names contain a hash, and checked at each load otherwise', () => {
    const copies = Object.values(resourcesOf(app, 'Custom::CDKBucketDeployment')).map(({ Properties }) => Properties);
    expect(copies).toMatchObject([
      { Include: ['assets/*'], Prune: false, ...cached('public, max-age=31536000, immutable') },
      { Exclude: ['assets/*'], DistributionPaths: ['/*'], ...cached('no-cache') },
    ]);
  });

  test('finds the settings of its stage beside it', () => {
    const { files } = JSON.parse(readFileSync(join(directory, 'suite-pedagogi-dev-app.assets.json'), 'utf8')) as {
      files: Record<string, { source: { path: string } }>;
    };
    const found = Object.values(files)
      .map(({ source }) => join(directory, source.path, 'settings.json'))
      .filter((path) => existsSync(path));
    const [settings, ...others] = found.map((path) => pageSettingsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
    const controller = { name: 'Institut Contoh', email: 'privasi@suite.example' };
    expect([settings, others]).toMatchObject([{ domain: 'moe-dl.edu.my', controller }, []]);
  });
});
