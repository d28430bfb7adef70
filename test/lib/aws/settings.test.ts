import { describe, expect, test } from '@jest/globals';
import { checkSettings, readSettings, SettingsError } from '../../../lib/settings.ts';

describe('Settings', () => {
  test('lists on the command line replace those of the table', () => {
    const { emailDomains, adminEmails } = readSettings({
      emailDomains: 'a.edu.my, b.edu.my',
      adminEmails: 'Ali@b.edu.my',
    });
    expect(emailDomains).toEqual(['a.edu.my', 'b.edu.my']);
    expect(adminEmails).toEqual(['ali@b.edu.my']);
  });

  test.each([
    [{ stage: 'test' }, 'The setting stage on the command line is wrong: must be one of dev, stg, prod.'],
    [{ 'daily-quota': '1' }, 'The setting daily-quota on the command line is wrong: cannot be given there.'],
    [{ dailyQuota: '0' }, 'The setting dailyQuota on the command line is wrong: cannot be given there.'],
    [{ signInPrefix: 750 }, 'The setting signInPrefix on the command line is wrong: must be given as -c name=value.'],
    [{ emailDomains: '' }, 'The setting emailDomains.0 of stage dev is wrong: '],
  ])('%j on the command line is refused in one sentence: %s', (context, sentence) => {
    expect(() => readSettings(context)).toThrow(SettingsError);
    expect(() => readSettings(context)).toThrow(sentence);
  });

  test('what CDK itself keeps in its context is no setting', () => {
    const own = ['@aws-cdk/core:target-partitions', 'aws:cdk:bundling-stacks', 'availability-zones:account=1:region=x'];
    expect(readSettings(Object.fromEntries(own.map((name) => [name, true]))).stage).toBe('dev');
  });

  test.each([
    [{ dataRegion: 'Singapore' }, 'dataRegion', 'an AWS region'],
    [{ emailDomains: ['@moe-dl.edu.my'] }, 'emailDomains.0', 'without @'],
    [{ emailDomains: [] }, 'emailDomains', 'at least one domain'],
    [{ adminEmails: ['admin@gmail.com'] }, 'adminEmails', 'in emailDomains'],
    [{ adminEmails: ['admin@evilmoe-dl.edu.my'] }, 'adminEmails', 'in emailDomains'],
    [{ googleClientId: 'abc' }, 'googleClientId', 'Google OAuth client id'],
    [{ signInPrefix: 'my-cognito' }, 'signInPrefix', 'without aws, amazon or cognito'],
    [{ dailyQuota: 0 }, 'dailyQuota', 'at least 1'],
    [
      { domain: { name: 'a.my', certificateArn: 'arn:aws:acm:ap-southeast-1:123456789012:certificate/x' } },
      'domain.certificateArn',
      'us-east-1',
    ],
    [{ models: { reasoning: 'anthropic.x' } }, 'models.reasoning', 'must have a price'],
    [{ dataRegion: undefined }, 'dataRegion', 'an AWS region'],
    [{ monthlyBudgetUsd: 0 }, 'monthlyBudgetUsd', 'an amount in USD above 0'],
    [{ dailyModelUsd: 'ten' }, 'dailyModelUsd', 'an amount in USD'],
    [{ alarmEmails: Array.from({ length: 11 }, (_, n) => `guru${n}@moe-dl.edu.my`) }, 'alarmEmails', 'at most 10'],
  ])('%j is refused in one sentence that names %s', (wrong, path, what) => {
    const check = () => checkSettings({ ...readSettings({}), ...wrong });
    expect(check).toThrow(SettingsError);
    expect(check).toThrow(`The setting ${path} of stage dev is wrong: `);
    expect(check).toThrow(what);
  });
});
