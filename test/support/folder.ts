import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** An empty folder for the tests of a file or block, gone after the last of them. */
export function withFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'suite-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
