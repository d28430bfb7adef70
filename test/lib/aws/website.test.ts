import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { pageSettingsSchema } from '../../../shared/pageSettings.ts';
import { recordFields } from '../../../lib/aws/accessLog.ts';
import { pagePathCode } from '../../../lib/aws/website.ts';
import { flat, onlyOf, resourcesOf, settingsOf, templatesOf } from './house.ts';

const house = templatesOf(settingsOf('dev'));
const { data, edge, app, accessLog } = house;

interface Behaviour {
  PathPattern?: string;
  AllowedMethods?: string[];
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  TargetOriginId: string;
  FunctionAssociations?: unknown[];
}
interface Origin {
  Id: string;
  S3OriginConfig?: unknown;
  OriginAccessControlId?: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}
const config = onlyOf(data, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'] as {
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: Origin[];
  CustomErrorResponses?: unknown;
  WebACLId: unknown;
};
const originOf = ({ TargetOriginId }: Behaviour) => config.Origins.find(({ Id }) => Id === TargetOriginId);

describe('CloudFront', () => {
  test('passes calls on uncached, with every method and all but the host header', () => {
    expect(config.CacheBehaviors).toMatchObject([
      {
        PathPattern: '/api/*',
        AllowedMethods: expect.arrayContaining(['POST', 'DELETE', 'PUT']),
        // Amazon's own CachingDisabled and AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      },
    ]);
  });

  test('shows the API a secret that nobody else has', () => {
    const [call] = config.CacheBehaviors;
    const headers = call && originOf(call)?.OriginCustomHeaders;
    expect(headers?.map(({ HeaderName, HeaderValue }) => [HeaderName, flat(HeaderValue)])).toEqual([
      [
        'x-origin-secret',
        expect.stringMatching(/^\{\{resolve:secretsmanager:<WebsiteOriginSecret\w+>:SecretString:::\}\}$/),
      ],
    ]);
  });

  test('reads the page from a private bucket that answers no one else', () => {
    expect(originOf(config.DefaultCacheBehavior)?.OriginAccessControlId).toBeDefined();
    const policies = Object.values(resourcesOf(data, 'AWS::S3::BucketPolicy'))
      .map(
        ({ Properties }) =>
          Properties['PolicyDocument'] as { Statement: { Effect: string; Principal: unknown; Condition: unknown }[] },
      )
      .flatMap(({ Statement }) => Statement.filter(({ Effect }) => Effect === 'Allow'));
    expect(policies).toHaveLength(1);
    expect(policies[0]?.Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(flat(policies[0]?.Condition)).toMatch(/AWS:SourceArn.*WebsiteDistribution/);
  });

  test('changes paths of the page only, and has no error page that would turn 404s of calls into HTML', () => {
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
    expect(config.CacheBehaviors[0]?.FunctionAssociations).toBeUndefined();
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  test('stands behind the firewall', () => {
    expect(config.WebACLId).toBeDefined();
    edge.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    const rules = onlyOf(edge, 'AWS::WAFv2::WebACL').Properties['Rules'] as {
      Name: string;
      VisibilityConfig: { SampledRequestsEnabled: boolean };
    }[];
    expect(rules.map(({ Name }) => Name)).toEqual([
      'RatePerAddress',
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    expect(rules.filter(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled)).toEqual([]);
  });

  test('is logged without query strings, cookies and referrers', () => {
    expect(recordFields).toContain('cs-uri-stem');
    expect(recordFields.filter((field) => /query|cookie|referer/i.test(field))).toEqual([]);
    accessLog.hasResourceProperties('AWS::Logs::Delivery', { RecordFields: recordFields });
    accessLog.hasResourceProperties('AWS::Logs::DeliverySource', { LogType: 'ACCESS_LOGS' });
  });
});

const rewrite = (uri: string): string =>
  (runInNewContext(`${pagePathCode}; handler({ request: { uri } })`, { uri }) as { uri: string }).uri;

describe('A path of the page', () => {
  test.each(['/', '/login', '/pedagona/results/01J9ZK3V5W8Q2R4T6Y8A0B1C2D', '/admin/users/a.b/'])(
    '%s is the one document',
    (uri) => {
      expect(rewrite(uri)).toBe('/index.html');
    },
  );

  test.each(['/assets/main-ABC.js', '/settings.json', '/robots.txt'])('%s is a file', (uri) => {
    expect(rewrite(uri)).toBe(uri);
  });
});

describe('The security headers', () => {
  const { SecurityHeadersConfig: security } = onlyOf(data, 'AWS::CloudFront::ResponseHeadersPolicy').Properties[
    'ResponseHeadersPolicyConfig'
  ] as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
  };
  const policy = flat(security['ContentSecurityPolicy']?.['ContentSecurityPolicy']);

  test('allow scripts of the site and connections to the site and the one bucket', () => {
    const bucket = 'https://s3.ap-southeast-1.<AWS::URLSuffix>/suite-pedagogi-dev-files-<AWS::AccountId>';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https://*.googleusercontent.com",
      "font-src 'self'",
      `connect-src 'self' ${bucket} ${bucket}/`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ]);
  });

  test('keep browsers on HTTPS and tell other sites nothing', () => {
    expect(security['StrictTransportSecurity']).toMatchObject({ AccessControlMaxAgeSec: 63072000 });
    expect(security['ReferrerPolicy']).toMatchObject({ ReferrerPolicy: 'no-referrer' });
    expect(security['ContentTypeOptions']).toBeDefined();
  });
});

describe('The page', () => {
  const deployments = Object.values(resourcesOf(app, 'Custom::CDKBucketDeployment')).map(
    ({ Properties }) => Properties,
  );

  test('is kept for ever where names carry a hash, asked for anew otherwise', () => {
    expect(deployments).toMatchObject([
      {
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      { Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' }, DistributionPaths: ['/*'] },
    ]);
  });

  test('finds its settings beside it, in the form it expects', () => {
    const { directory } = house;
    const manifest = JSON.parse(readFileSync(join(directory, 'suite-pedagogi-dev-app.assets.json'), 'utf8')) as {
      files: Record<string, { source: { path: string } }>;
    };
    const settings = Object.values(manifest.files).flatMap(({ source }) => {
      try {
        return [readFileSync(join(directory, source.path, 'settings.json'), 'utf8')];
      } catch {
        return [];
      }
    });
    expect(settings.map((text) => pageSettingsSchema.parse(JSON.parse(text)))).toEqual([
      {
        domain: 'moe-dl.edu.my',
        version: '1.0',
        controller: {
          name: 'Institut Contoh',
          email: 'privasi@suite.example',
          dataPlace: { ms: 'Singapura (ap-southeast-1)', en: 'Singapore (ap-southeast-1)' },
          modelPlace: {
            ms: 'Amazon Bedrock di Singapura (ap-southeast-1) serta, bergantung pada kapasiti, di rantau AWS lain di seluruh dunia',
            en: 'Amazon Bedrock in Singapore (ap-southeast-1) and, depending on capacity, in other AWS Regions anywhere in the world',
          },
          account: { ms: 'akaun Google pendidikan anda', en: 'your education Google account' },
          records: expect.anything(),
          abroad: expect.anything(),
          processors: expect.anything(),
          correction: expect.anything(),
        },
      },
    ]);
  });

  test('that is not built yet leaves the deployed one alone', () => {
    const without = templatesOf(settingsOf('dev'), '/nowhere');
    expect(resourcesOf(without.app, 'Custom::CDKBucketDeployment')).toEqual({});
  });
});
