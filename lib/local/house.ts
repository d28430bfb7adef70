import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { contentSecurityPolicy, permissionsPolicy } from '../aws/headers.ts';
import { originSecretHeader } from '../../lambdas/platform/http/originSecret.ts';
import { moduleNames } from '../../shared/modules.ts';
import { startBedrock, parseFaults } from './bedrock/server.ts';
import { startDynamoDb } from './dynamodb/server.ts';
import { gatewayListener } from './gateway/server.ts';
import { apiRoutes, pipelines, stateMachineArn } from './entries.ts';
import { listen, stopListening } from './loopback.ts';
import { answer } from './model/index.ts';
import { bucketName, clientId, credentials, region, tableName, userPoolId } from './names.ts';
import { pageSettings } from './pageSettings.ts';
import { isPortTaken, onPort, rememberedPorts, rememberPorts } from './ports.ts';
import { fillDemo } from './demo/index.ts';
import { bundleReader } from './reader.ts';
import { startS3 } from './s3/server.ts';
import { assertWritable, type LocalSettings, StartFault } from './settings.ts';
import { startStepFunctions, type StatusChange, type Task } from './stepfunctions/server.ts';
import { ensureTable } from './tables.ts';

export interface House {
  /** Where the page is: `http://localhost:3000`. */
  url: string;
  /** Ends all services; unfinished executions go on at the next start. */
  close(): Promise<void>;
}

export interface HouseOptions {
  /** Fills a fresh data folder with an invented college. */
  isDemo?: boolean;
  /** Stands between the services and the Lambdas that they call; absent: nothing does. */
  between?: Between;
}

/** Gives what is to be called in place of the house's own. */
export interface Between {
  routes: (own: Routes) => Routes;
  pipelines: (own: Pipelines) => Pipelines;
  sweeper: (own: Task) => Task;
}
type Routes = Awaited<ReturnType<typeof apiRoutes>>;
type Pipelines = Awaited<ReturnType<typeof pipelines>>;

const nothing: Between = { routes: (own) => own, pipelines: (own) => own, sweeper: (own) => own };

/**
 * The whole suite on this machine: embedded services on loopback ports, the Lambdas' own entries behind a gateway, the built page.
 * Sets the environment the Lambdas read, as the stacks of `lib/aws` do, and the SDK's endpoints, which is all that differs.
 * @param page builds the page, or names where it is; asked for once nothing stands in the way of the start
 * @throws {StartFault} with one sentence for whoever started it
 */
export async function startHouse(
  settings: LocalSettings,
  page: () => Promise<string>,
  options: HouseOptions = {},
): Promise<House> {
  const dataDir = settings.DATA_DIR;
  const { between = nothing } = options;
  assertWritable(dataDir);
  const front = createServer();
  const port = await listen(front, settings.PORT).catch((error: unknown) => {
    throw isPortTaken(error) ? new StartFault(`Port ${settings.PORT} is in use. Choose another with PORT.`) : error;
  });
  const url = `http://localhost:${port}`;
  // Real Bedrock is called with what the person brought, which the lines below replace for the house.
  const ownEnvironment = { ...process.env };
  const originSecret = randomBytes(24).toString('hex');
  setEnvironment({
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    TABLE_NAME: tableName,
    BUCKET_NAME: bucketName,
    EMAIL_DOMAINS: settings.EMAIL_DOMAINS,
    ADMIN_EMAILS: settings.ADMIN_EMAILS,
    CLIENT_ID: clientId,
    SITE_URL: url,
    ORIGIN_SECRET: originSecret,
    PEDAGONA_STATE_MACHINE_ARN: stateMachineArn('pedagona'),
    ACADIORA_STATE_MACHINE_ARN: stateMachineArn('acadiora'),
    VALENTRA_STATE_MACHINE_ARN: stateMachineArn('valentra'),
    ADMIN_STATE_MACHINE_ARN: stateMachineArn('admin'),
    ACCOUNT_STATE_MACHINE_ARN: stateMachineArn('account'),
    USER_POOL_ID: userPoolId,
    MODEL_REASONING: settings.MODEL_REASONING,
    MODEL_EXTRACTION: settings.MODEL_EXTRACTION,
    MODEL_PRICES: settings.MODEL_PRICES,
    DAILY_QUOTA: String(settings.DAILY_QUOTA),
    READER_PROGRAM: await bundleReader(),
    POWERTOOLS_SERVICE_NAME: 'suite',
    POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'WARN',
  });

  const wished = await rememberedPorts(dataDir, port);
  const database = await startDynamoDb({ dataDir: join(dataDir, 'dynamodb') }).catch((error: unknown) => {
    throw isLocked(error)
      ? new StartFault(`The data folder ${dataDir} is in use by another start. Choose another with DATA_DIR.`)
      : error;
  });
  const files = await onPort(wished.files, (at) =>
    startS3({
      dataDir: join(dataDir, 's3'),
      port: at,
      credentials,
      corsOrigins: [url],
      scan: { prefix: 'uploads/', delayMs: settings.SCAN_DELAY_MS },
    }),
  );
  const model =
    settings.MODEL === 'bedrock'
      ? await startForward(ownEnvironment)
      : await startBedrock({ rules: answer, faults: parseFaults(settings.MODEL_FAULTS) });
  setEnvironment({
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_S3: files.endpoint,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
  });
  await ensureTable(tableName, new DynamoDBClient({}));
  await ensureBucket();
  if (options.isDemo === true) await fillDemo(settings, new DynamoDBClient({}), new Date());

  const identity = await onPort(wished.identity, (at) => startLocalIdentity(settings, url, at));
  setEnvironment({
    ISSUER: identity.issuer,
    JWKS_URI: identity.jwksUri,
    AUTH_BASE_URL: identity.authBaseUrl,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.authBaseUrl,
  });
  await rememberPorts(dataDir, { identity: identity.port, files: files.port, table: database.port });

  // Last, since unfinished executions go on as soon as it is up.
  const machines = await startStepFunctions({
    dataDir: join(dataDir, 'stepfunctions'),
    stateMachines: between.pipelines(await pipelines()),
    onEnded: onEnded(between.sweeper((await import('../../lambdas/sweeper/entry.ts')).handler)),
    ...(settings.RETRY_DELAY_MS === undefined ? {} : { retryDelayMs: settings.RETRY_DELAY_MS }),
  });
  setEnvironment({ AWS_ENDPOINT_URL_SFN: machines.endpoint });

  front.on(
    'request',
    gatewayListener({
      routes: between.routes(await apiRoutes()),
      originHeaders: { [originSecretHeader]: originSecret },
      page: {
        folder: await page(),
        settings: pageSettings(settings),
        headers: securityHeaders(`${files.endpoint}/${bucketName}`),
      },
    }),
  );
  return { url, close: () => closeAll(front, [machines, identity, model, files, database]) };
}

const endpointSchema = z.object({ endpoint: z.string() });

/** The process that carries Converse requests to Bedrock (`MODEL=bedrock`). */
async function startForward(env: NodeJS.ProcessEnv): Promise<{ endpoint: string; close(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('./bedrock/forward.ts', import.meta.url)), {
    env,
    execArgv: ['--import', 'tsx'],
  });
  const [message] = (await once(child, 'message')) as [unknown];
  return {
    endpoint: endpointSchema.parse(message).endpoint,
    async close() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

const setEnvironment = (values: Record<string, string>): void => {
  Object.assign(process.env, values);
};

/** The events that the rule of `lib/aws/sweeper.ts` lets through. */
const onEnded =
  (sweeper: Task) =>
  async (event: StatusChange): Promise<void> => {
    const { status, stateMachineArn: arn } = event.detail;
    if (status !== 'SUCCEEDED' && moduleNames.some((name) => stateMachineArn(name) === arn)) await sweeper(event);
  };

const isLocked = (error: unknown): boolean =>
  /lock/i.test(error instanceof Error ? `${error.message} ${String(error.cause)}` : '');

async function ensureBucket(): Promise<void> {
  try {
    await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: bucketName }));
  } catch (error) {
    if (!(error instanceof Error && /BucketAlready/.test(error.name))) throw error;
  }
}

/** oidc-provider warns of Node 20 when it is loaded; what we use of it is proven there by tests, and a warning would worry a newcomer. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

async function startLocalIdentity(settings: LocalSettings, url: string, port: number) {
  const [preSignUp, preTokenGeneration] = await Promise.all([
    import('../../lambdas/auth/preSignUp.ts'),
    import('../../lambdas/auth/preTokenGeneration.ts'),
  ]);
  const { startIdentity } = await quietly(() => import('./identity/server.ts'));
  return startIdentity({
    dataDir: join(settings.DATA_DIR, 'identity'),
    port,
    siteUrl: url,
    clientId,
    redirectUris: [`${url}/api/auth/callback`],
    logoutUris: [`${url}/login`],
    triggers: { preSignUp: preSignUp.handler, preTokenGeneration: preTokenGeneration.handler },
  });
}

/** CloudFront's headers, less what makes no sense without TLS. */
const securityHeaders = (filesUrl: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(filesUrl).replace(/; upgrade-insecure-requests/, ''),
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

async function closeAll(front: Server, services: { close(): Promise<void> }[]): Promise<void> {
  await stopListening(front);
  for (const service of services) await service.close();
}
