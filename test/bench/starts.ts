import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { clientId, region } from '../../lib/local/names.ts';
import { definitions } from '../../lib/pipelines/index.ts';
import { built, bytesAtStart, deployed } from '../support/bundles.ts';
import { median, timed } from './figures.ts';
import { atMost, ratioOf, type Row, type Table } from './table.ts';

const runs = 7;
/** kB loaded at a start; readers bring a PDF engine and are excepted. */
const goal = 1500;
const empty = 'empty handler (baseline)';

interface Bundle {
  names: string[];
  folder: string;
  /** Milliseconds of each start: a new Node until the handler is there. */
  times: number[];
}

/** How long a new Node takes until it has loaded what each function is deployed as, beside one that has nothing to load. */
export async function starts(): Promise<Table> {
  const bundles = [emptyBundle(), ...deployedBundles()];
  try {
    // In turn, so that a machine that is busy for a while is so for all of them.
    for (let run = 0; run < runs; run++) for (const bundle of bundles) await startOf(bundle);
    const baseline = median(bundles[0]?.times ?? []);
    return {
      title: 'starts: a new Node until the handler is there',
      columns: ['', 'start ms', 'ratio', 'kB at start'],
      rows: bundles.map((bundle) => rowOf(bundle, baseline)),
      notes: [
        `Medians of ${runs} starts each, in turn with the others; Node ${process.versions.node} here, 24 on arm64 in AWS. kB of 1000.`,
        'At start: the handler and what it imports at once. The goal leaves out readers, which load their parser in a process of its own.',
      ],
    };
  } finally {
    for (const { folder } of bundles) rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf({ names, folder, times }: Bundle, baseline: number): Row {
  const kilobytes = Math.round(bytesAtStart(join(folder, 'index.mjs')) / 1000);
  const isReader = names.some((name) => name.endsWith('Reader'));
  const start = median(times);
  return {
    cells: [label(names), start.toFixed(0), ratioOf(start, baseline), String(kilobytes)],
    ...(isReader || names[0] === empty ? {} : { goal: atMost(kilobytes, goal) }),
  };
}

const label = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

function emptyBundle(): Bundle {
  const folder = built({ entries: {} });
  writeFileSync(join(folder, 'index.mjs'), 'export const handler = async () => undefined;');
  return { names: [empty], folder, times: [] };
}

/** Functions that are deployed with the same package are one bundle. */
function deployedBundles(): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const [name, contents] of deployed) {
    const key = JSON.stringify(contents);
    const bundle = bundles.get(key) ?? { names: [], folder: built(contents), times: [] };
    bundle.names.push(name);
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}

const run = promisify(execFile);

async function startOf({ folder, times }: Bundle): Promise<void> {
  const handler = JSON.stringify(pathToFileURL(join(folder, 'index.mjs')).href);
  const program = `await import(${handler}); process.exit()`;
  const options = { env: environment };
  times.push(await timed(() => run(process.execPath, ['--input-type=module', '--eval', program], options)));
}

/** Settings of a deployed function, naming services that nobody calls while it is loaded. */
const environment: NodeJS.ProcessEnv = {
  AWS_REGION: region,
  TABLE_NAME: 'table',
  BUCKET_NAME: 'bucket',
  EMAIL_DOMAINS: 'moe-dl.edu.my',
  ADMIN_EMAILS: 'admin@moe-dl.edu.my',
  ISSUER: 'https://issuer.invalid',
  JWKS_URI: 'https://issuer.invalid/.well-known/jwks.json',
  AUTH_BASE_URL: 'https://issuer.invalid',
  CLIENT_ID: clientId,
  USER_POOL_ID: `${region}_pool`,
  SITE_URL: 'https://site.invalid',
  ORIGIN_SECRET: 'a secret of the front door',
  MODEL_REASONING: 'reasoning',
  MODEL_EXTRACTION: 'extraction',
  BEDROCK_REGION: region,
  DAILY_QUOTA: '20',
  ...Object.fromEntries(
    Object.keys(definitions).map((name) => [
      `${name.toUpperCase()}_STATE_MACHINE_ARN`,
      `arn:aws:states:${region}:000000000000:stateMachine:${name}`,
    ]),
  ),
};
