import { describe, expect, test } from '@jest/globals';
import { decide, type Need } from '../../support/enforced/decide.ts';
import type { Statement } from '../../support/enforced/policies.ts';

const table = 'arn:aws:dynamodb:ap-southeast-1:000000000000:table/suite';
const partitions = 'dynamodb:LeadingKeys';
const verdict = 's3:ExistingObjectTag/GuardDutyMalwareScanStatus';

const statement = (given: Partial<Statement>): Statement => ({
  effect: 'Allow',
  actions: ['dynamodb:GetItem', 'dynamodb:Query'],
  resources: [table],
  conditions: {},
  ...given,
});
const need = (given: Partial<Need>): Need => ({ action: 'dynamodb:GetItem', resource: table, context: {}, ...given });

const plain = statement({});
const ownRows = statement({ conditions: { 'ForAllValues:StringLike': { [partitions]: ['USER#*', 'STATS'] } } });
const cleanUploads = statement({
  actions: ['s3:GetObject'],
  resources: ['arn:aws:s3:::files/uploads/*'],
  conditions: { StringEquals: { [verdict]: ['NO_THREATS_FOUND'] } },
});
const upload = { action: 's3:GetObject', resource: 'arn:aws:s3:::files/uploads/guru/1' };
const denied = statement({ effect: 'Deny' });
const deniedForOthers = statement({
  effect: 'Deny',
  conditions: { ArnNotEquals: { 'aws:PrincipalArn': ['arn:aws:iam::000000000000:role/scanner'] } },
});
const by = (role: string) => ({ 'aws:PrincipalArn': [`arn:aws:iam::000000000000:role/${role}`] });

describe('As IAM decides,', () => {
  test.each<[string, Statement[], Partial<Need>, boolean]>([
    ['an action on its resource is allowed', [plain], {}, true],
    ['names of actions are compared without regard to case', [plain], { action: 'DynamoDB:getitem' }, true],
    ['nothing is allowed without a statement', [], {}, false],
    ['an action that no statement names is not', [plain], { action: 'dynamodb:PutItem' }, false],
    ['nor one that merely begins alike', [plain], { action: 'dynamodb:GetItems' }, false],
    ['another resource is not', [plain], { resource: `${table}-restored` }, false],
    ['nor an index of the table', [plain], { resource: `${table}/index/GSI1` }, false],
    [
      'a wildcard takes any letters',
      [statement({ resources: [`${table}/index/*`] })],
      { resource: `${table}/index/GSI1` },
      true,
    ],
    ['a dot is a dot', [statement({ resources: ['arn:aws:s3:::a.b'] })], { resource: 'arn:aws:s3:::aXb' }, false],
    ['rows of a partition in the condition are', [ownRows], { context: { [partitions]: ['USER#guru'] } }, true],
    ['rows of several such partitions are', [ownRows], { context: { [partitions]: ['USER#guru', 'STATS'] } }, true],
    ['rows of a foreign partition are not', [ownRows], { context: { [partitions]: ['AUDIT#2026'] } }, false],
    ['nor when only one of them is foreign', [ownRows], { context: { [partitions]: ['USER#guru', 'AUDIT#1'] } }, false],
    ['ForAllValues holds of a request without the key', [ownRows], {}, true],
    ['an object with the tag is', [cleanUploads], { ...upload, context: { [verdict]: ['NO_THREATS_FOUND'] } }, true],
    [
      'one with another value of it is not',
      [cleanUploads],
      { ...upload, context: { [verdict]: ['THREATS_FOUND'] } },
      false,
    ],
    ['one without the tag is not', [cleanUploads], upload, false],
    [
      'StringEquals knows no wildcard',
      [statement({ conditions: { StringEquals: { k: ['a*'] } } })],
      { context: { k: ['ab'] } },
      false,
    ],
    ['IfExists holds without the key', [statement({ conditions: { StringEqualsIfExists: { k: ['a'] } } })], {}, true],
    [
      'all conditions must hold',
      [statement({ conditions: { StringEquals: { k: ['a'] }, StringLike: { m: ['b*'] } } })],
      { context: { k: ['a'], m: ['c'] } },
      false,
    ],
    ['one statement that allows is enough', [ownRows, plain], { context: { [partitions]: ['AUDIT#1'] } }, true],
    ['an explicit denial wins', [plain, denied], {}, false],
    ['wherever it stands', [denied, plain], {}, false],
    [
      'a denial of something else does not',
      [plain, statement({ effect: 'Deny', actions: ['dynamodb:PutItem'] })],
      {},
      true,
    ],
    ['a denial alone allows nothing', [statement({ effect: 'Deny', actions: ['dynamodb:PutItem'] })], {}, false],
    ['a denial for all but one holds for others', [plain, deniedForOthers], { context: by('reader') }, false],
    ['and not for that one', [plain, deniedForOthers], { context: by('scanner') }, true],
    ['and holds of a request without the key', [plain, deniedForOthers], {}, false],
  ])('%s', (_, statements, given, isAllowed) => {
    expect(decide(statements, need(given)) !== null).toBe(isAllowed);
  });

  test('what allowed it is named with the value that the request fell under', () => {
    expect(decide([ownRows], need({ context: { [partitions]: ['USER#guru'] } }))).toEqual({
      allowedBy: [{ action: 'dynamodb:GetItem', resource: table, value: 'USER#*' }],
    });
  });

  test('an operator that is not known here is a fault, never a guess', () => {
    const unknown = statement({ conditions: { IpAddress: { 'aws:SourceIp': ['10.0.0.0/8'] } } });
    expect(() => decide([unknown], need({}))).toThrow('The condition IpAddress is not understood here');
  });
});
