import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { clientId, credentials, region } from '../../lib/local/names.ts';
import { defaultPrices } from '../../lib/settings.ts';
import { built, bytesAtStart, deployed } from '../support/bundles.ts';
import { median } from './figures.ts';
import { atMost, ratioOf, type Row, type Table } from './table.ts';

const runs = 7;
/** Bytes loaded at a start; readers bring a PDF engine and are excepted. */
const goal = 1_500_000;
const empty = 'empty handler (baseline)';

interface Bundle {
  names: string[];
  folder: string;
  /** Milliseconds of each start: a new Node until the handler is there. */
  starts: number[];
  /** Of these, milliseconds of the import alone. */
  imports: number[];
}

/** How long a new Node takes until it has loaded what each function is deployed as, beside one that has nothing to load. */
export async function imports(): Promise<Table> {
  const bundles = [emptyBundle(), ...deployedBundles()];
  try {
    // In turn, so that a machine that is busy for a while is so for all of them.
    for (let run = 0; run < runs; run++) for (const bundle of bundles) await startOf(bundle);
    const baseline = median(bundles[0]?.starts ?? []);
    return {
      title: 'imports: a new Node until the handler is there',
      columns: ['', 'start ms', 'ratio', 'import ms', 'kB at start', 'kB on demand', 'kB in all'],
      rows: bundles.map((bundle) => rowOf(bundle, baseline)),
      notes: [
        `Medians of ${runs} starts each, in turn with the others; Node ${process.versions.node} here, 24 on arm64 in AWS. kB of 1000.`,
        'At start: the handler and what it imports at once; the goal of 1,500 kB is for this column. It leaves out readers, which load their parser in a process of its own.',
        'On demand: loaded by the first run that needs it, so it is no part of a start and has no goal; a function that makes Word files (valentra, pedagonaBookkeeping) is above 1,500 kB in all with it.',
      ],
    };
  } finally {
    for (const { folder } of bundles) rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf({ names, folder, starts, imports: loading }: Bundle, baseline: number): Row {
  const atStart = bytesAtStart(join(folder, 'index.mjs'));
  const inAll = bytesIn(folder);
  const isReader = names.some((name) => name.endsWith('Reader'));
  const start = median(starts);
  return {
    cells: [
      label(names),
      start.toFixed(0),
      ratioOf(start, baseline),
      median(loading).toFixed(1),
      kilobytes(atStart),
      kilobytes(inAll - atStart),
      kilobytes(inAll),
    ],
    ...(isReader || names[0] === empty ? {} : { goal: atMost(Math.round(atStart / 1000), goal / 1000) }),
  };
}

const label = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

function emptyBundle(): Bundle {
  const folder = built({ entries: {} });
  writeFileSync(join(folder, 'index.mjs'), 'export const handler = async () => undefined;');
  return { names: [empty], folder, starts: [], imports: [] };
}

/** Functions that are deployed with the same package are one bundle. */
function deployedBundles(): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const [name, contents] of deployed) {
    const key = JSON.stringify(contents);
    const bundle = bundles.get(key) ?? { names: [], folder: built(contents), starts: [], imports: [] };
    bundle.names.push(name);
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}

const run = promisify(execFile);

async function startOf({ folder, starts, imports: loading }: Bundle): Promise<void> {
  const handler = JSON.stringify(pathToFileURL(join(folder, 'index.mjs')).href);
  const program = `const from = performance.now(); await import(${handler}); console.log(performance.now() - from); process.exit()`;
  const from = performance.now();
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { env: environment });
  starts.push(performance.now() - from);
  loading.push(Number(stdout));
}

const machine = (name: string): string => `arn:aws:states:${region}:000000000000:stateMachine:${name}`;

/** Settings of a deployed function, naming services that nobody calls while it is loaded. */
const environment: NodeJS.ProcessEnv = {
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
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
  MODEL_PRICES: JSON.stringify(defaultPrices),
  ...Object.fromEntries(
    ['PEDAGONA', 'ACADIORA', 'VALENTRA', 'ADMIN', 'ACCOUNT'].map((name) => [
      `${name}_STATE_MACHINE_ARN`,
      machine(name.toLowerCase()),
    ]),
  ),
};
