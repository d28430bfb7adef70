import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPackage } from '../../lib/aws/bundle.ts';
import { apiFunctions, sweeper, triggers } from '../../lib/functions/api.ts';
import type { FunctionDefinition, Package } from '../../lib/functions/definition.ts';
import { stepFunctions } from '../../lib/functions/steps.ts';

/** A function that is deployed: its name, its package and the export that Lambda calls. */
type Deployed = readonly [name: string, contents: Package, exported: string];

const definitions = Object.entries({ ...triggers, sweeper }).concat(
  Object.entries(stepFunctions).flatMap(([pipeline, steps]) =>
    Object.entries(steps).map(([name, step]) => [`${pipeline}${name}`, step] as [string, FunctionDefinition]),
  ),
);

export const deployed: readonly Deployed[] = [
  ...Object.keys(apiFunctions).map(
    (name) => [name, { entries: { index: `lambdas/${name}/routes.ts` } }, 'handler'] as const,
  ),
  ...definitions.map(([name, made]) => [name, made.package, made.handler.replace('index.', '')] as const),
];

const folders = new Map<string, string>();

/** Builds a package into a folder, once: many functions share one. Its binary is this machine's. @returns the folder */
export function built({ native, ...contents }: Package): string {
  const key = JSON.stringify(contents);
  const known = folders.get(key);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const binaries = native === undefined ? [] : [dirname(join('node_modules', native))];
  buildPackage({ ...contents, folders: [...(contents.folders ?? []), ...binaries] }, folder);
  folders.set(key, folder);
  return folder;
}

/** Bytes of a file and of all it imports when it is loaded; what is imported on demand does not count. */
export function bytesAtStart(file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:\bfrom|\bimport)"(\.\/[^"]+\.mjs)"/g)].map(([, path]) => path ?? '');
  return imported.reduce((sum, path) => sum + bytesAtStart(join(dirname(file), path), seen), statSync(file).size);
}
