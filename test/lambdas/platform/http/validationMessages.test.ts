import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { ruleOf, sentenceOf } from '../../../../lambdas/platform/http/validationMessages.ts';
import { adminApi } from '../../../../shared/admin/api.ts';

const { query } = adminApi.users;
const word = adminApi.searchUsers.body;
const list = z.object({ f: z.array(z.string().min(1)).min(1).max(2) });
const ofN = (n: z.ZodType) => z.object({ n });

test.each<[schema: z.ZodType, value: unknown, sentence: string]>([
  [query, { page: '0' }, "Nilai 'page' tidak sah: mesti sekurang-kurangnya 1."],
  [query, { page: 'x' }, "Nilai 'page' tidak sah: mesti nombor."],
  [query, { limit: '1.5' }, "Nilai 'limit' tidak sah: mesti nombor bulat."],
  [query, { search: 'a'.repeat(201) }, "Nilai 'search' tidak sah: tidak boleh melebihi 200 aksara."],
  [ofN(z.iso.date()), { n: '2026-02-30' }, "Nilai 'n' tidak sah: mesti tarikh yang wujud, dalam bentuk 2026-03-09."],
  [ofN(z.enum(['a', 'b'])), { n: 'c' }, "Nilai 'n' tidak sah: mesti salah satu daripada a, b."],
  [ofN(z.number().positive()), { n: 0 }, "Nilai 'n' tidak sah: mesti lebih daripada 0."],
  [word, {}, "Nilai 'query' tidak sah: wajib diisi."],
  [word, { query: 7 }, "Nilai 'query' tidak sah: mesti teks."],
  [word, [], 'Permintaan tidak sah: mesti objek JSON.'],
  [list, { f: [''] }, "Nilai 'f.0' tidak sah: tidak boleh kosong."],
  [list, { f: ['a', 'b', 'c'] }, "Nilai 'f' tidak sah: tidak boleh melebihi 2 item."],
  [z.union([z.string(), z.number()]), true, 'Permintaan tidak sah: nilainya tidak betul.'],
  // The schema's own sentence where it has one.
  [ofN(z.string('Sila masukkan nama')), {}, 'Sila masukkan nama'],
  [ofN(z.string().max(1, 'Nama terlalu panjang.')), { n: 'ab' }, 'Nama terlalu panjang.'],
])('a request that is wrong is told which value, and what it must be: %# %j %s', (schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: ruleOf });
  expect(error && sentenceOf(error)).toBe(sentence);
});
