import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { isMissing, openFiles } from '../../../../lambdas/platform/storage/files.ts';
import { withStorage } from '../../../support/hooks.ts';

const storage = withStorage();

test('an object that is absent has no size, and its reading says that it is missing', async () => {
  expect(await storage.files.sizeOf('uploads/guru/tiada')).toBeNull();
  const fault: unknown = await storage.files.get('uploads/guru/tiada').catch((error: unknown) => error);
  expect(isMissing(fault)).toBe(true);
});

test.each(['AccessDenied', 'Forbidden'])('a refusal (%s) is a fault, not an absent object', async (name) => {
  const client = new S3Client({ region: 'ap-southeast-1' });
  client.middlewareStack.add(
    () => async () => {
      throw new S3ServiceException({ name, message: 'no', $fault: 'client', $metadata: { httpStatusCode: 403 } });
    },
    { step: 'initialize' },
  );
  await expect(openFiles('berkas', client).sizeOf('uploads/guru/x')).rejects.toMatchObject({ name });
});
