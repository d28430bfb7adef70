import { expect, test } from '@jest/globals';
import { AppError, fullText } from '../../../shared/errors.ts';
import { unlessFull } from '../../../lib/local/fullDisk.ts';

const failing = (message: string, options?: object) =>
  unlessFull(() => Promise.reject(Object.assign(new Error(message), options)));

test.each([
  ['ENOSPC: no space left on device, write', { code: 'ENOSPC' }],
  ['EDQUOT: disk quota exceeded, open', { code: 'EDQUOT' }],
  ['IO error: /data/000012.log: No space left on device', {}],
  ['The data folder takes no more data', { cause: new Error('batch', { cause: new Error('ENOSPC: no space left') }) }],
])('%s: a user reads that the disk is full', async (message, options) => {
  const fault = await failing(message, options).catch((error: unknown) => error);
  expect(fault instanceof AppError && [fault.status, fault.message]).toEqual([507, fullText]);
});

test('any other fault stays what it is', async () => {
  await expect(failing('EACCES: permission denied', { code: 'EACCES' })).rejects.toMatchObject({ code: 'EACCES' });
});
