import { describe, expect, test } from '@jest/globals';
import type { Template } from 'aws-cdk-lib/assertions';
import type { Settings } from '../../../lib/settings.ts';
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

/** What a stage for people lacks, and the one sentence that says so. */
const lacks: [what: string, lacking: Partial<Settings>, page: string | undefined, sentence: RegExp][] = [
  [
    "a client of Google's",
    { controller },
    undefined,
    /^The Google client id of stage (?:stg|prod) is a stand-in [^.]+lib\/settings\.ts, or give it with -c googleClientId=\.$/,
  ],
  [
    'a controller',
    { googleClientId },
    undefined,
    /^The controller of stage (?:stg|prod) is a stand-in [^.]+lib\/settings\.ts\.$/,
  ],
  [
    "a controller's own name",
    { googleClientId, controller: { ...controller, name: 'Institut Contoh' } },
    undefined,
    /^The controller of stage (?:stg|prod) is a stand-in [^.]+lib\/settings\.ts\.$/,
  ],
  [
    'a built page',
    { controller, googleClientId },
    '/nowhere',
    /^There is no built page for stage (?:stg|prod): run npm run build before it is deployed\.$/,
  ],
];

describe.each(lacks)('Without %s', (_, given, page, sentence) => {
  test.each(['stg', 'prod'] as const)(
    '%s is synthesised, and its deployment refused in one sentence before anything is made',
    (stage) => {
      const { edge, data } = templatesOf({ ...settingsOf(stage), ...given }, page);
      for (const template of [edge, data]) expect(refusalsOf(template)).toEqual([expect.stringMatching(sentence)]);
    },
  );

  test('dev is deployed', () => {
    const { edge, data, accessLog, app } = templatesOf({ ...settingsOf('dev'), ...given }, page);
    expect([edge, data, accessLog, app].flatMap(refusalsOf)).toEqual([]);
  });
});

test('A stage that lacks nothing is deployed', () => {
  const house = templatesOf({ ...settingsOf('prod'), googleClientId, controller });
  expect([house.edge, house.data, house.accessLog, house.app].flatMap(refusalsOf)).toEqual([]);
});
