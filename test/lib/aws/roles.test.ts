import { describe, expect, test } from '@jest/globals';
import { flat, resourcesOf, settingsOf, templatesOf } from './house.ts';

const { app, data } = templatesOf(settingsOf('prod'));

/** IAM's limit for the inline policies of a role together, in characters without spaces. */
const mostCharacters = 10_240;
/** As much as any name takes that a template only refers to, such as a function's alias or an execution. */
const longestName = 'x'.repeat(180);

/** The document as it is sent, but for names, which count as long ones. */
const lengthOf = (document: unknown): number =>
  JSON.stringify(document, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (['Ref', 'Fn::GetAtt', 'Fn::ImportValue'].some((way) => way in value)) return longestName;
    return 'Fn::Join' in value
      ? flat(value).replaceAll(/<[^>]*>/g, (name) => (name.startsWith('<AWS::') ? name : longestName))
      : value;
  }).length;

const roles = { ...resourcesOf(data, 'AWS::IAM::Role'), ...resourcesOf(app, 'AWS::IAM::Role') };

/** Of every function and state machine of ours: its role. */
const holders = [app, data].flatMap((template) =>
  (
    [
      ['AWS::Lambda::Function', 'Role'],
      ['AWS::StepFunctions::StateMachine', 'RoleArn'],
    ] as const
  ).flatMap(([type, property]) =>
    Object.entries(resourcesOf(template, type))
      .filter(([id]) => !id.startsWith('Custom'))
      .map(([id, { Properties }]) => [id, /^<(\w+)\.Arn>$/.exec(flat(Properties[property]))?.[1] ?? ''] as const),
  ),
);

interface Inline {
  PolicyName: string;
  PolicyDocument: { Statement: unknown[] };
}
const inlineOf = (role: string): Inline[] => (roles[role]?.Properties['Policies'] ?? []) as Inline[];

describe('The role of every function and state machine', () => {
  test('holds its rights itself, so that nothing that waits for it starts without them', () => {
    expect(holders.length).toBeGreaterThan(40);
    for (const [id, role] of holders) {
      expect([id, inlineOf(role).map(({ PolicyName }) => PolicyName)]).toEqual([id, ['rights']]);
      // Traces, and for functions their own log, are the least.
      expect(flat(inlineOf(role))).toContain('xray:PutTraceSegments');
    }
  });

  test('has no policy beside it', () => {
    const own = new Set(holders.map(([, role]) => role));
    for (const template of [app, data])
      for (const { Properties } of Object.values(resourcesOf(template, 'AWS::IAM::Policy')))
        expect((Properties['Roles'] as { Ref: string }[]).filter(({ Ref }) => own.has(Ref))).toEqual([]);
  });

  test('says less than IAM takes', () => {
    const lengths = holders.map(([, role]) =>
      inlineOf(role).reduce((sum, { PolicyDocument }) => sum + lengthOf(PolicyDocument), 0),
    );
    expect(Math.min(...lengths)).toBeGreaterThan(300);
    expect(Math.max(...lengths)).toBeLessThan(mostCharacters);
  });
});
