import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
});

test('the lock file names every optional package of every package, on which npm ci insists', async () => {
  const { packages } = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
