import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root, serverBundle } from '../bundling.ts';

export { root };

/** What the package of a function contains. */
export interface Package {
  /** File in the package (without `.mjs`) to source file from the root. */
  entries: Readonly<Record<string, string>>;
  /** Folders below the root that are copied as they are. */
  folders?: readonly string[];
}

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

/** Writes `<name>.mjs` for every entry, and the folders, into the output directory. */
export function buildPackage({ entries, folders = [] }: Package, outputDirectory: string): void {
  buildSync({
    ...serverBundle('node24'),
    // What is imported on demand (the layout of Word files) becomes a file of its own, so that a cold start does not load it.
    splitting: true,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir: outputDirectory,
  });
  for (const folder of folders) cpSync(join(root, folder), join(outputDirectory, folder), { recursive: true });
}
