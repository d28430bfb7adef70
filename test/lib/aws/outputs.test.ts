import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../../lib/settings.ts';
import { flat, onlyOf, settingsOf, templatesOf } from './house.ts';

const prod = templatesOf(settingsOf('prod'));

describe('What a deployment tells its operator', () => {
  const told = Object.fromEntries(
    [prod.data, prod.app]
      .flatMap((stack) => Object.entries(stack.findOutputs('*')))
      .map(([name, output]) => [name, flat((output as { Value: unknown }).Value)]),
  );

  test.each([
    ['SiteUrl', /^https:\/\/<.*Distribution.*DomainName>$/],
    ['GoogleRedirectUri', /^https:\/\/.*\.auth\.ap-southeast-1\.amazoncognito\.com\/oauth2\/idpresponse$/],
    ['UserPoolId', /^<.*Pool.*>$/],
    ['TableName', /^<.*Table.*>$/],
    ['FilesBucket', /^<.*Files.*>$/],
    ['PageBucket', /^suite-pedagogi-prod-page-/],
    ['OriginSecretArn', /^<.*OriginSecret.*>$/],
    ['DashboardUrl', /^https:\/\/ap-southeast-1\..*#dashboards\/dashboard\/suite-pedagogi-prod$/],
    ['AccountMachineArn', /^<Pipelinesaccount.*>$/],
  ])('is %s', (name, value) => {
    expect(told[name]).toMatch(value);
  });

  test('names a dashboard that there is', () => {
    expect(onlyOf(prod.app, 'AWS::CloudWatch::Dashboard').Properties['DashboardName']).toBe('suite-pedagogi-prod');
  });
});

const google = ({ data }: typeof prod) =>
  flat(onlyOf(data, 'AWS::Cognito::UserPoolIdentityProvider').Properties['ProviderDetails']);
const edge = ({ data }: typeof prod) => flat(onlyOf(data, 'AWS::CloudFront::Distribution').Properties);
const environments = ({ app }: typeof prod) => JSON.stringify(app.toJSON());

describe('A rotated secret', () => {
  const version = '11111111-2222-3333-4444-555555555555';
  const rotated = templatesOf(
    readSettings((key) => ({ stage: 'prod', googleSecretVersion: version, originSecretVersion: version })[key]),
  );
  test.each([
    ["Google's", google],
    ["CloudFront's", edge],
    ["the functions'", environments],
  ])('is looked up anew in %s place, for the template names its version', (_, placeOf) => {
    expect(placeOf(prod)).not.toContain(version);
    expect(placeOf(rotated)).toContain(version);
  });
});
