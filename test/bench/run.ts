import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isMissed, render, type Table } from './table.ts';

/**
 * `npm run bench -- [TOPIC ...]`: measures and prints a table a topic; the exit code is 1 when a goal is missed. Absolute figures depend on the
 * machine and on what else it does; the ratios are to a baseline of the same run.
 */
const topics: Record<string, () => Promise<Table>> = {
  depth: async () => (await import('./depth.ts')).depth(),
  readers: async () => (await import('./readers.ts')).readers(),
  paint: async () => (await import('./paint.ts')).paint(),
  reads: async () => (await import('./reads.ts')).reads(),
  limits: async () => (await import('./limits.ts')).limits(),
};

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !Object.hasOwn(topics, name));
  if (unknown !== undefined) {
    console.error(`No topic ${unknown}; there are ${Object.keys(topics).join(', ')}.`);
    process.exitCode = 1;
    return;
  }

  console.log(`Node ${process.versions.node}, ${cpus().length} cores`);
  const chosen = Object.entries(topics).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  let missed = 0;
  for (const [, measure] of chosen) {
    const before = loadavg()[0] ?? 0;
    const table = await measure();
    console.log(`\n${render(table)}\n  Load of the machine before: ${before.toFixed(1)}.`);
    missed += table.rows.filter(isMissed).length;
  }
  console.log(`\n${missed} goals not met`);
  if (missed > 0) process.exitCode = 1;
}

await main();
