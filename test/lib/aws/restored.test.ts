import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../../lib/settings.ts';
import { flat, onlyOf, resourcesOf, rightsOf, settingsOf, templatesOf } from './house.ts';

const restoredTable = 'suite-pedagogi-prod-restored';
const before = templatesOf(settingsOf('prod'));
const after = templatesOf(readSettings((key) => ({ stage: 'prod', restoredTable })[key]));

const tableNames = ({ app }: typeof before): Set<string> =>
  new Set(
    Object.values(resourcesOf(app, 'AWS::Lambda::Function')).flatMap(({ Properties }) => {
      const { Variables = {} } = (Properties['Environment'] ?? {}) as { Variables?: Record<string, unknown> };
      return 'TABLE_NAME' in Variables ? [flat(Variables['TABLE_NAME'])] : [];
    }),
  );
const roles = ({ app }: typeof before): string => JSON.stringify(rightsOf(app));

describe('A restored table', () => {
  test('is what every function is told to use, and may use', () => {
    expect(tableNames(before)).not.toContain(restoredTable);
    expect(tableNames(after)).toEqual(new Set([restoredTable]));
    expect(roles(before)).not.toContain(`:table/${restoredTable}`);
    expect(roles(after)).toContain(`:table/${restoredTable}`);
    expect(roles(after)).toContain(`:table/${restoredTable}/index/`);
  });

  test('leaves the former one where it is, with all that the running functions still know it by', () => {
    expect(onlyOf(after.data, 'AWS::DynamoDB::Table')).toEqual(onlyOf(before.data, 'AWS::DynamoDB::Table'));
    const exported = ({ data }: typeof before) =>
      Object.keys(data.findOutputs('*')).filter((name) => /^ExportsOutput.*StorageTable/.test(name));
    expect(exported(before).length).toBeGreaterThan(0);
    expect(exported(after)).toEqual(expect.arrayContaining(exported(before)));
  });
});
