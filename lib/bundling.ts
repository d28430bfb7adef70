import type { BuildOptions } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** CommonJS packages inside an ESM bundle look for `require`, which Node does not give to modules. */
const requireBanner =
  "import { createRequire as __createRequire } from 'node:module';" +
  'const require = __createRequire(import.meta.url);';

/** How server code becomes one ESM file with all its packages, for Lambda and for the reader on this machine. */
export const serverBundle = (target: 'node20' | 'node24') =>
  ({
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target,
    format: 'esm',
    // Starts a thread of its own from its files, so it lies beside the bundle as a package.
    external: ['tesseract.js'],
    mainFields: ['module', 'main'],
    banner: { js: requireBanner },
    legalComments: 'none',
    logLevel: 'warning',
  }) satisfies BuildOptions;
