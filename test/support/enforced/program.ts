import { existsSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GetObjectTaggingCommand, S3Client, type Tag } from '@aws-sdk/client-s3';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { bucketName, credentials, region } from '../../../lib/local/names.ts';
import { localSettings } from '../../../lib/local/settings.ts';
import { decide, type Need } from './decide.ts';
import { startGuard } from './guard.ts';
import { needsOf } from './needs.ts';
import { principals, type Statement } from './policies.ts';
import { recorder } from './record.ts';
import { nameRequests, running, within } from './scope.ts';
import { namedPipelines, namedRoutes } from './wiring.ts';

/** The house as `npm start` runs it, with every function held to what its role in AWS allows. The files of `house.ts` lie in this folder. */
const folder = process.env['ENFORCED_FOLDER'] ?? '';
const { byName, bucket } = principals();
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

/** Asks the bucket itself; an object that is not there has no tags. */
function tagsIn(endpoint: string): (objectArn: string) => Promise<Record<string, string[]>> {
  const client = new S3Client({ region, credentials, endpoint, forcePathStyle: true });
  return async (objectArn) => {
    const Key = objectArn.slice(`arn:aws:s3:::${bucketName}/`.length);
    const { TagSet: tags = [] } = await client
      .send(new GetObjectTaggingCommand({ Bucket: bucketName, Key }))
      .catch((): { TagSet?: Tag[] } => ({}));
    return Object.fromEntries(tags.map(({ Key: tag, Value }) => [`s3:ExistingObjectTag/${tag}`, [Value ?? '']]));
  };
}

async function runAs<T>(name: string, run: () => Promise<T>): Promise<T> {
  record({ name });
  while (existsSync(join(folder, `${name}.held`))) await pause(20);
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
        namedPipelines(machines, (machine, step, run) => {
          const name = `Pipelines${machine}`;
          const resource = byName[name]?.steps[step] ?? step;
          check(name, { action: 'lambda:InvokeFunction', resource, context: {} });
          return runAs(/:function:([^:]+)/.exec(resource)?.[1] ?? step, run);
        }),
      sweeper: (sweep) => (event) => runAs('SweeperFunction', () => sweep(event)),
    },
  });
  const prefix = 'AWS_ENDPOINT_URL_';
  const endpoints = { dynamodb: process.env[`${prefix}DYNAMODB`], sfn: process.env[`${prefix}SFN`] };
  writeFileSync(join(folder, 'written.json'), JSON.stringify({ principals: byName, endpoints }));
  const tagsOf = tagsIn(process.env[`${prefix}S3`] ?? '');
  const guards = await Promise.all(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith(prefix))
      .map(async ([name, endpoint = '']) => {
        const guard = await startGuard({ service: name.slice(prefix.length), endpoint, statementsOf, record, tagsOf });
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
