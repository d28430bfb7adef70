import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listen, stopListening } from '../../../lib/local/loopback.ts';
import { onPort, rememberedPorts, rememberPorts } from '../../../lib/local/ports.ts';
import { assertWritable, localSettings } from '../../../lib/local/settings.ts';
import { startHouse } from '../../support/house.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a start that cannot succeed says why in one sentence', () => {
  test('when the port is in use', async () => {
    const server = createServer();
    const port = await listen(server, 0);
    await expect(startHouse({ env: { PORT: String(port) } })).rejects.toThrow(
      new RegExp(`ended with 1 before it was ready:\\s*Port ${port} is in use\\. Choose another with PORT\\.\\s*$`),
    );
    await stopListening(server);
  });

  test('when a setting is wrong', () => {
    expect(() => localSettings({ PORT: 'tiga' })).toThrow(/^The setting PORT is wrong: .+\.$/);
    expect(() => localSettings({ MODEL: 'lain' })).toThrow(/^The setting MODEL is wrong: .+\.$/);
    expect(() => localSettings({ DAILY_QUOTA: '0' })).toThrow(/^The setting DAILY_QUOTA is wrong: .+\.$/);
  });

  test('when the data folder cannot be made', async () => {
    const file = join(folder, 'fail');
    await writeFile(file, '');
    expect(() => assertWritable(join(file, 'data'))).toThrow(
      `The data folder ${join(file, 'data')} cannot be written. Choose another with DATA_DIR.`,
    );
  });
});

describe('ports', () => {
  test('follow the site’s the first time, and are remembered', async () => {
    expect(await rememberedPorts(folder, 3000)).toEqual({ identity: 3001, files: 3002, table: 0 });
    await rememberPorts(folder, { identity: 4001, files: 4002, table: 4003 });
    expect(await rememberedPorts(folder, 3000)).toEqual({ identity: 4001, files: 4002, table: 4003 });
    await writeFile(join(folder, 'ports.json'), '{"identity":');
    expect(await rememberedPorts(folder, 65_535)).toEqual({ identity: 0, files: 0, table: 0 });
  });

  test('that are taken give way to a free one', async () => {
    const server = createServer();
    const taken = await listen(server, 0);
    const other = createServer();
    const got = await onPort(taken, (port) => listen(other, port));
    expect(got).not.toBe(taken);
    await Promise.all([stopListening(server), stopListening(other)]);
  });
});
