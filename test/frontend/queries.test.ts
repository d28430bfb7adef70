import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { AppError } from '../../shared/errors.ts';
import { newQueryClient } from '../../frontend/api/queries.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const broken = () => Promise.reject(new AppError('invalid', 'Tiada sambungan'));

describe('offline', () => {
  test('a change fails at once instead of being sent later', async () => {
    const change = new MutationObserver(newQueryClient(), { mutationFn: broken });
    await expect(change.mutate()).rejects.toThrow('Tiada sambungan');
  });

  test('a query fails at once as well', async () => {
    const query = newQueryClient().fetchQuery({ queryKey: ['sesi'], queryFn: broken });
    await expect(query).rejects.toThrow('Tiada sambungan');
  });
});
