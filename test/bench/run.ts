import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { api } from './api.ts';
import { bytes } from './bytes.ts';
import { depth } from './depth.ts';
import { readers } from './readers.ts';
import { memory } from './memory.ts';
import { isMissed, render, type Table } from './table.ts';

/**
 * `npm run bench -- [TOPIC ...] [--check]`: measures and prints a table a topic. Absolute figures depend on the machine and on what else
 * it does; the ratios are to a baseline of the same run. With --check the exit code is 1 when a goal is missed.
 */
const topics: Record<string, () => Promise<Table>> = { depth, readers, api, bytes, memory };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in topics));
  if (unknown !== undefined) throw new Error(`No topic ${unknown}; there are ${Object.keys(topics).join(', ')}.`);

  console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the start`);
  const chosen = Object.entries(topics).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  let missed = 0;
  for (const [, measure] of chosen) {
    const table = await measure();
    console.log(`\n${render(table)}`);
    missed += table.rows.filter(isMissed).length;
  }
  console.log(`\n${missed} goals not met`);
  if (values.check && missed > 0) process.exitCode = 1;
}

await main();
