// Loads two files of the platform otherwise than they are, so that one process can stand for many functions and small documents for
// large ones.
const scope = new URL('scope.ts', import.meta.url).href;

/** What a Lambda function keeps for its life is kept for each function apart. */
const once = `
import { running } from ${JSON.stringify(scope)};
export const once = (make) => {
  const made = new Map();
  return () => {
    const name = running() ?? '';
    if (!made.has(name)) made.set(name, make());
    return made.get(name);
  };
};`;

/** Rows above 2 kB go to the bucket: the documents of tests are small. */
const smallRows = (source) => {
  const made = source.replace(/\browBytes\s*=\s*[\d_e]+/, 'rowBytes = 2000');
  if (made === source)
    throw new Error('lambdas/platform/stages/artefacts.ts does not say any more how large a row may be');
  return made;
};

export async function load(url, context, next) {
  if (url.includes('/lambdas/platform/once.ts')) return { format: 'module', source: once, shortCircuit: true };
  const loaded = await next(url, context);
  if (!url.includes('/lambdas/platform/stages/artefacts.ts')) return loaded;
  return { ...loaded, source: smallRows(String(loaded.source)) };
}
