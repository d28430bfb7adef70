import { describe, expect, test } from '@jest/globals';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { buildHouse } from '../../../lib/aws/house.ts';
import { stageNames } from '../../../lib/settings.ts';
import { cdkApp, settingsOf } from './house.ts';

describe("AwsSolutions' rules and the template validator", () => {
  test.each(stageNames)('find nothing in %s that is not explained', (stage) => {
    const app = cdkApp();
    buildHouse(app, settingsOf(stage), '/nowhere');
    expect(() => app.synth()).not.toThrow();
  });

  test('stop a synthesis that breaks them', () => {
    const app = cdkApp();
    const { data } = buildHouse(app, settingsOf('dev'), '/nowhere');
    expect(new Bucket(data, 'Naked').node.path).toBe('suite-pedagogi-dev-data/Naked');
    expect(() => app.synth()).toThrow(/AwsSolutions-S10/);
  });
});
