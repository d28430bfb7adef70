import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { AppError } from '../../shared/errors.ts';
import { newQueryClient } from '../../frontend/api/queries.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const broken = () => Promise.reject(new AppError('invalid', 'Tiada sambungan'));

describe('without a line', () => {
  test('a change fails at once instead of waiting for the line and happening then', async () => {
    const change = new MutationObserver(newQueryClient(), { mutationFn: broken });
    await expect(change.mutate()).rejects.toThrow('Tiada sambungan');
  });

  test('a look fails at once as well', async () => {
    const look = newQueryClient().fetchQuery({ queryKey: ['sesi'], queryFn: broken });
    await expect(look).rejects.toThrow('Tiada sambungan');
  });
});
