import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { ruleOf, sentenceOf } from '../../../../lambdas/platform/http/validationMessages.ts';
import { adminApi } from '../../../../shared/admin/api.ts';

test.each<[schema: z.ZodType, value: unknown, sentence: string]>([
  [adminApi.users.query, { page: '0' }, "Nilai 'page' tidak sah: mesti sekurang-kurangnya 1."],
  [adminApi.users.query, { page: 'x' }, "Nilai 'page' tidak sah: mesti nombor."],
  [adminApi.users.query, { limit: '1.5' }, "Nilai 'limit' tidak sah: mesti nombor bulat."],
  [adminApi.users.query, { limit: '101' }, "Nilai 'limit' tidak sah: tidak boleh melebihi 100."],
  [adminApi.users.query, { search: 'a'.repeat(201) }, "Nilai 'search' tidak sah: tidak boleh melebihi 200 aksara."],
  [
    adminApi.overview.query,
    { startDate: '2026-02-30' },
    "Nilai 'startDate' tidak sah: mesti tarikh yang wujud, dalam bentuk 2026-03-09.",
  ],
  [
    adminApi.userSessions.query,
    { module: 'lain' },
    "Nilai 'module' tidak sah: mesti salah satu daripada all, pedagona, acadiora, valentra.",
  ],
  [adminApi.searchUsers.body, {}, "Nilai 'query' tidak sah: wajib diisi."],
  [adminApi.searchUsers.body, { query: 7 }, "Nilai 'query' tidak sah: mesti teks."],
  [adminApi.searchUsers.body, [], 'Permintaan tidak sah: mesti objek JSON.'],
  [
    z.object({ files: z.array(z.string().min(1)).min(1) }),
    { files: [''] },
    "Nilai 'files.0' tidak sah: tidak boleh kosong.",
  ],
  [
    z.object({ files: z.array(z.string()).max(2) }),
    { files: ['a', 'b', 'c'] },
    "Nilai 'files' tidak sah: tidak boleh melebihi 2 item.",
  ],
  [z.object({ n: z.number().positive() }), { n: 0 }, "Nilai 'n' tidak sah: mesti lebih daripada 0."],
  [z.union([z.string(), z.number()]), true, 'Permintaan tidak sah: nilainya tidak betul.'],
  // The schema's own sentence where it has one.
  [z.object({ n: z.string('Sila masukkan nama') }), {}, 'Sila masukkan nama'],
  [z.object({ n: z.string().max(1, 'Nama terlalu panjang.') }), { n: 'ab' }, 'Nama terlalu panjang.'],
])('a request that is wrong is told which value, and what it must be: %# %j %s', (schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: ruleOf });
  expect(error && sentenceOf(error)).toBe(sentence);
});
