import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Page } from '../../../lib/aws/page.ts';
import { type StageName, stageNames } from '../../../lib/settings.ts';
import { settingsOf, templatesOf } from './house.ts';

const controller = { name: 'Institut Cuba', email: 'privasi@moe-dl.edu.my' };
const googleClientId = '123456789012-abc.apps.googleusercontent.com';

interface Rules {
  Parameters: Record<string, { Default?: string; AllowedValues?: string[] }>;
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

describe("With the stand-in for Google's client", () => {
  test.each(['stg', 'prod'] as const)(
    '%s is synthesised, and its deployment refused in one sentence before anything is made',
    (stage) => {
      const { edge, data } = templatesOf(settingsOf(stage));
      for (const template of [edge, data])
        expect(refusalsOf(template)).toEqual([
          expect.stringMatching(
            new RegExp(
              `^The Google client id of stage ${stage} is a stand-in [^.]+lib/settings\\.ts, or give it with -c googleClientId=\\.$`,
            ),
          ),
        ]);
    },
  );

  test('dev is deployed', () => {
    const { edge, data } = templatesOf(settingsOf('dev'));
    expect([edge, data].flatMap(refusalsOf)).toEqual([]);
  });
});

test('With a client of its own a stage is deployed', () => {
  const house = templatesOf({ ...settingsOf('prod'), googleClientId });
  expect([house.edge, house.data, house.accessLog, house.app].flatMap(refusalsOf)).toEqual([]);
});

/** What is said at synthesis of the page of a stage that was not built: `warning: ...` or `error: ...`. */
function saidWithoutPage(stage: StageName, bundled: string[]): string[] {
  const stack = new Stack(new App({ context: { 'aws:cdk:bundling-stacks': bundled } }), 'App');
  const distribution = Distribution.fromDistributionAttributes(stack, 'Site', {
    distributionId: 'x',
    domainName: 'x.my',
  });
  const page = new Page(stack, 'Page', {
    settings: { ...settingsOf(stage), controller },
    distribution,
    folder: '/nowhere',
  });
  return page.node.metadata.map(({ type, data }) => `${type.replace('aws:cdk:', '')}: ${String(data)}`);
}
const missing = 'There is no built page in /nowhere: ';

describe('Without a built page', () => {
  test.each(['stg', 'prod'] as const)('%s is refused by a sentence that says how to build it', (stage) => {
    expect(saidWithoutPage(stage, ['**'])).toEqual([
      `error: ${missing}run \`npm run build\` before stage ${stage} is deployed.`,
    ]);
  });

  test('dev is warned, for it may be deployed to try out its API', () => {
    expect(saidWithoutPage('dev', ['**'])).toEqual([expect.stringContaining(`warning: ${missing}`)]);
  });

  test.each(stageNames)('%s can be listed and destroyed', (stage) => {
    expect(saidWithoutPage(stage, [])).toEqual([expect.stringContaining(`warning: ${missing}`)]);
  });
});
