import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { bucketName } from '../../../lib/local/names.ts';
import { localSettings } from '../../../lib/local/settings.ts';
import { decide, type Need } from './decide.ts';
import { startGuard } from './guard.ts';
import { needsOf } from './needs.ts';
import { functionArn, principals, type Statement } from './policies.ts';
import { recorder } from './record.ts';
import { nameRequests, running, within } from './scope.ts';
import { namedPipelines, namedRoutes } from './wiring.ts';

/** The house as `npm start` runs it, with every function held to what its role in AWS allows. The files of `house.ts` lie in this folder. */
const folder = process.env['ENFORCED_FOLDER'] ?? '';
const { byName, bucket } = principals();
writeFileSync(join(folder, 'principals.json'), JSON.stringify(byName));
const record = recorder(join(folder, 'record.jsonl'));

const statementsOf = (name: string): Statement[] | undefined => {
  const principal = byName[name];
  return principal && [...principal.statements, ...bucket];
};

/** Records whether the principal may do this; used where no request goes out that could be refused. */
function check(name: string, need: Need): boolean {
  const decision = decide(statementsOf(name) ?? [], need);
  if (decision !== null) record({ name, uses: decision.allowedBy });
  else record({ name, denied: { action: need.action, resource: need.resource, keys: [] } });
  return decision !== null;
}

/** An address that a function has signed is good for as much as the function may do itself. */
function checkSigned(name: string, { headers, body }: APIGatewayProxyStructuredResultV2): void {
  const text = `${String(headers?.['location'] ?? '')} ${body ?? ''}`;
  for (const [, path = ''] of text.matchAll(
    new RegExp(`https?://[^/\\s"]+(/${bucketName}/[^?"\\s]+\\?[^"\\s]*X-Amz-Signature=)`, 'g'),
  ))
    for (const need of needsOf['S3']?.({ method: 'GET', url: path, headers: {}, body: '' }) ?? []) check(name, need);
  for (const [, key = ''] of text.matchAll(/"fields":\{[^}]*?"key":"([^"]+)"/g))
    check(name, { action: 's3:PutObject', resource: `arn:aws:s3:::${bucketName}/${key}`, context: {} });
}

async function runAs<T>(name: string, run: () => Promise<T>): Promise<T> {
  record({ name });
  return within(name, run);
}

/** A function finds the settings in its environment that it is given, and no other of the house's. */
function keepSettingsApart(): void {
  const known = new Set(Object.values(byName).flatMap(({ settings }) => settings));
  process.env = new Proxy(
    { ...process.env },
    {
      get(env, setting: string) {
        const name = running();
        if (name === undefined || !known.has(setting) || byName[name]?.settings.includes(setting)) return env[setting];
        record({ name, unset: setting });
        return undefined;
      },
    },
  );
}

async function main(): Promise<void> {
  register('./hooks.mjs', import.meta.url);
  nameRequests();
  keepSettingsApart();
  const settings = localSettings(process.env);
  // Loaded after the hooks.
  const { startHouse } = await import('../../../lib/local/house.ts');
  const house = await startHouse(settings, async () => process.env['PAGE_DIR'] ?? '', {
    between: {
      routes: (routes) =>
        namedRoutes(routes, (name, run) =>
          runAs(name, async () => {
            const reply = await run();
            checkSigned(name, reply as APIGatewayProxyStructuredResultV2);
            return reply;
          }),
        ),
      pipelines: (machines) =>
        namedPipelines(machines, (machine) => (name, run) => {
          check(`Pipelines${machine}`, { action: 'lambda:InvokeFunction', resource: functionArn(name), context: {} });
          return runAs(name, run);
        }),
      sweeper: (sweep) => (event) => runAs('SweeperFunction', () => sweep(event)),
    },
  });
  writeFileSync(join(folder, 'services.json'), JSON.stringify({ sfn: process.env['AWS_ENDPOINT_URL_SFN'] }));
  const prefix = 'AWS_ENDPOINT_URL_';
  const guards = await Promise.all(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith(prefix))
      .map(async ([name, endpoint = '']) => {
        const guard = await startGuard({ service: name.slice(prefix.length), endpoint, statementsOf, record });
        process.env[name] = guard.endpoint;
        return guard;
      }),
  );
  console.log(`Sedia di ${house.url}`);
  process.once('SIGTERM', () => {
    void house.close().then(async () => {
      for (const guard of guards) await guard.close();
      process.exit(0);
    });
  });
}

await main();
