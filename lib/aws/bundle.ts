import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root, serverBundle } from '../bundling.ts';
import type { Package } from '../functions/definition.ts';

/**
 * A function's code as ESM bundles with all their packages, built by esbuild on this machine (no Docker). The AWS SDK is bundled too: the
 * runtime's own copy is another version and slower to load.
 */
export function bundle(contents: Package): Code {
  return Code.fromAsset(root, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never pulled: the local bundling below always succeeds.
      image: DockerImage.fromRegistry('none'),
      // CDK distinguishes packages of one source folder by this alone.
      command: [JSON.stringify(contents)],
      local: {
        tryBundle(outputDirectory) {
          buildPackage(contents, outputDirectory);
          return true;
        },
      },
    },
  });
}

/** Writes `<name>.mjs` for every entry, the folders and the binary into the output directory. */
export function buildPackage({ entries, folders = [], native }: Package, outputDirectory: string): void {
  buildSync({
    ...serverBundle('node24'),
    // What is imported on demand (the layout of Word files) becomes a file of its own, so that a cold start does not load it.
    splitting: true,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir: outputDirectory,
  });
  for (const folder of folders) cpSync(join(root, folder), join(outputDirectory, folder), { recursive: true });
  if (native !== undefined) {
    const [path, from] = binaryOf(native);
    cpSync(from, join(outputDirectory, path), { recursive: true });
  }
}

/** The path of the package that holds another's binary for Graviton, and the folder where it lies, taken from the registry once. */
function binaryOf(name: string): [path: string, folder: string] {
  const { version } = manifestSchema.parse(
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')),
  );
  const path = join('node_modules', `${name}-linux-arm64-gnu`);
  const folder = join(root, 'dist/native', version);
  if (!existsSync(join(folder, path))) {
    const target = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...target, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return [path, join(folder, path)];
}

const manifestSchema = z.object({ version: z.string() });
