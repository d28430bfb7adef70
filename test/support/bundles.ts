import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPackage } from '../../lib/aws/bundle.ts';
import type { Package } from '../../lib/functions/definition.ts';

/** Builds a package into a folder. Its binary is this machine's. @returns the folder */
export function built({ native, ...contents }: Package): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const binaries = native === undefined ? [] : [dirname(join('node_modules', native))];
  buildPackage({ ...contents, folders: [...(contents.folders ?? []), ...binaries] }, folder);
  return folder;
}
