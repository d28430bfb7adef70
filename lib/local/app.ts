import { join, resolve } from 'node:path';
import { routeKeyOf } from '../../shared/contract.ts';
import { apiFunctions } from '../functions/api.ts';
import { mailtoOf } from '../controller.ts';
import type { FunctionDefinition } from '../functions/definition.ts';
import { stepFunctions } from '../functions/steps.ts';
import { definitions, type PipelineName } from '../pipelines/index.ts';
import { functionsOf } from '../pipelines/states.ts';
import { gatewayListener, type LambdaHandler } from './gateway/server.ts';
import type { StateMachineSource, Task } from './stepfunctions/engine.ts';
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { useClients } from '../../lambdas/platform/clients.ts';
import { originSecretHeader } from '../../lambdas/platform/http/originSecret.ts';
import { localPrefix } from '../../lambdas/platform/statistics/usage.ts';
import { moduleNames } from '../../shared/modules.ts';
import { contentSecurityPolicy, permissionsPolicy } from '../aws/headers.ts';
import { localBedrock, type Rules } from './bedrock/client.ts';
import { parseFaults } from './bedrock/faults.ts';
import { openAiBedrock } from './bedrock/openai.ts';
import { manualRules, recordedRules } from './bedrock/recordings.ts';
import { type LocalSettings, prepareDataFolder, processorOf, StartFault } from './settings.ts';
import { startDynamoDb } from './dynamodb/server.ts';
import { filesPath, serveFiles } from './gateway/files.ts';
import { listen, stopListening } from './loopback.ts';
import { answer } from './model/index.ts';
import { bucketName, clientId, issuer, tableName, userPoolId } from './names.ts';
import { pageSettings } from './pageSettings.ts';
import { bundleReader, wordThread } from './programs.ts';
import { localS3 } from './s3/client.ts';
import { openObjects } from './s3/objects.ts';
import { codeOf } from './textFiles.ts';
import { signInEndpoints, signInPath } from './signIn/endpoints.ts';
import { loadSigningKey } from './signIn/signIn.ts';
import { localUserPool, openUsers } from './signIn/users.ts';
import { type ExecutionRecord, openExecutions } from './stepfunctions/executions.ts';

/** The gateway's routes: the declared calls and the Lambda entries that answer them. Loaded after the environment is set. */
export async function apiRoutes(): Promise<Record<string, LambdaHandler>> {
  const routes: Record<string, LambdaHandler> = {};
  for (const [name, { calls }] of Object.entries(apiFunctions)) {
    const { handler } = (await import(`../../lambdas/${name}/routes.ts`)) as { handler: LambdaHandler };
    for (const call of Object.values(calls)) routes[routeKeyOf(call)] = handler;
  }
  return routes;
}

const pipelineNames = Object.keys(definitions) as PipelineName[];

export const stateMachineArn = (pipeline: PipelineName): string =>
  `arn:aws:states:ap-southeast-1:000000000000:stateMachine:${pipeline}`;

/** A step function of the table, loaded at its first call. */
function taskOf({ package: { entries }, handler }: FunctionDefinition): Task {
  const [entry = '', name = ''] = handler.split('.');
  const [, module, file] = (entries[entry] ?? '').split(/[/.]/);
  return async (input) => {
    const task = ((await import(`../../lambdas/${module}/${file}.ts`)) as Record<string, Task>)[name];
    if (task === undefined) throw new Error(`lambdas/${module}/${file}.ts does not export ${name}.`);
    return task(input);
  };
}

/** A state machine with the step function behind each of its task states. */
function stateMachineOf(pipeline: PipelineName): StateMachineSource {
  const definition = definitions[pipeline];
  const tasks = Object.entries(functionsOf(definition)).map(([state, called]) => {
    const found = stepFunctions[pipeline][called];
    if (found === undefined)
      throw new Error(`The pipeline ${pipeline} calls ${called}, which lib/functions does not have.`);
    return [state, taskOf(found)] as const;
  });
  return { definition, tasks: Object.fromEntries(tasks) };
}

/** The state machines that are deployed, by their ARNs. */
export const pipelines = (): Record<string, StateMachineSource> =>
  Object.fromEntries(pipelineNames.map((name) => [stateMachineArn(name), stateMachineOf(name)]));

export interface App {
  /** Where the page is: `http://localhost:3000`. */
  url: string;
  /** Ends all services; unfinished executions go on at the next start. */
  close(): Promise<void>;
}

/** What the Lambdas read, as the stacks of `lib/aws` set it. */
const environmentOf = (settings: LocalSettings, { url, originSecret }: { url: string; originSecret: string }) => ({
  TABLE_NAME: tableName,
  BUCKET_NAME: bucketName,
  EMAIL_DOMAINS: settings.EMAIL_DOMAINS,
  ADMIN_EMAILS: settings.ADMIN_EMAILS,
  CLIENT_ID: clientId,
  SITE_URL: url,
  ORIGIN_SECRET: originSecret,
  ISSUER: issuer,
  JWKS_URI: `${url + signInPath}/.well-known/jwks.json`,
  AUTH_BASE_URL: url + signInPath,
  ...Object.fromEntries(
    pipelineNames.map((name) => [`${name.toUpperCase()}_STATE_MACHINE_ARN`, stateMachineArn(name)]),
  ),
  USER_POOL_ID: userPoolId,
  MODEL_REASONING: modelIdOf(settings, settings.MODEL_REASONING),
  MODEL_EXTRACTION: modelIdOf(settings, settings.MODEL_EXTRACTION),
  ...(settings.MODEL === 'openai' ? { MODEL_PATIENCE_MS: String(serverPatienceMs) } : {}),
  DAILY_QUOTA: String(settings.DAILY_QUOTA),
  DAILY_USD: String(settings.DAILY_USD),
  // Nobody gets e-mails from this machine.
  MAIL_FROM: '',
  REFERENCE_CHECK: settings.REFERENCE_CHECK,
  REFERENCE_MAILTO: mailtoOf({ name: settings.CONTROLLER_NAME, email: settings.CONTROLLER_EMAIL }),
  OPENALEX_KEY: settings.OPENALEX_KEY,
  POWERTOOLS_SERVICE_NAME: 'suite',
  POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'WARN',
});

/** The table of this folder. @throws {StartFault} */
const tableIn = (dataDir: string) =>
  startDynamoDb(join(dataDir, 'dynamodb')).catch((error: unknown) => {
    throw new StartFault(
      isLocked(error)
        ? `The data folder ${dataDir} is in use by another start. Choose another with DATA_DIR.`
        : `The table in ${join(dataDir, 'dynamodb')} cannot be opened (${errorText(error)}). Free some space, or move the folder ${dataDir} away.`,
    );
  });

const listenOn = (front: Server, port: number): Promise<number> =>
  listen(front, port).catch((error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE' ? new StartFault(`Port ${port} is in use. Choose another with PORT.`) : error;
  });

/**
 * The whole suite on this machine: the Lambdas' own entries behind a gateway, the built page, and clients of AWS that are answered here.
 * Sets the environment that the Lambdas read.
 * @param page builds the page, or names where it is; called once everything else is ready
 * @throws {StartFault} with one sentence for whoever started it
 */
export async function startApp(settings: LocalSettings, page: () => Promise<string>): Promise<App> {
  const dataDir = settings.DATA_DIR;
  prepareDataFolder(dataDir);
  let open!: (listener: RequestListener) => void;
  const opened = new Promise<RequestListener>((done) => {
    open = done;
  });
  // Who comes before all is ready waits for it.
  const front = createServer((...call) => void opened.then((listener) => listener(...call)));
  const url = `http://localhost:${await listenOn(front, settings.PORT)}`;
  const originSecret = randomBytes(24).toString('hex');
  Object.assign(process.env, environmentOf(settings, { url, originSecret }), {
    READER_PROGRAM: process.env['READER_PROGRAM'] ?? (await bundleReader()),
  });
  const database = await tableIn(dataDir);
  const { table } = database;
  const store = await openObjects(join(dataDir, 's3'));
  const files = localS3(store, url + filesPath, settings.SCAN_DELAY_MS);
  const users = openUsers(join(dataDir, 'signIn'));
  useClients({ table, files, users: localUserPool(users), model: modelClient(settings), word: wordThread() });

  // Last of the services, since unfinished executions go on as soon as it is open.
  const { handler: sweeper } = await import('../../lambdas/sweeper/entry.ts');
  const executions = await openExecutions({
    dataDir: join(dataDir, 'stepfunctions'),
    stateMachines: pipelines(),
    retryDelayMs: settings.RETRY_DELAY_MS,
    onEnded: async (closed) => {
      if (isModuleFailure(closed)) await sweeper({ detail: closed });
      const { job, sub } = inputSchema.parse(JSON.parse(closed.input));
      // What is kept of a user's jobs goes with the account; AWS keeps ids for 90 days.
      if (job === 'removal' && closed.status === 'SUCCEEDED')
        await executions.forget((input) => inputSchema.parse(input).sub === sub);
    },
  });
  useClients({ executions: executions.client });

  const signIn = signInEndpoints({ siteUrl: url, users, key: await loadSigningKey(join(dataDir, 'signIn')) });
  open(
    gatewayListener({
      routes: await apiRoutes(),
      originHeaders: { [originSecretHeader]: originSecret },
      others: {
        [signInPath]: signIn,
        [filesPath]: (request, response) => serveFiles({ store, client: files }, request, response),
      },
      page: { folder: await page(), settings: pageSettings(settings), headers: securityHeaders(url) },
    }),
  );
  return {
    url,
    async close() {
      await stopListening(front);
      for (const service of [executions, database]) await service.close();
    },
  };
}

/** A server reads a long prompt, or loads its model, before it says a word. */
const serverPatienceMs = 600_000;

/** A model as it is metered: what answers on this machine costs nothing. */
function modelIdOf(settings: LocalSettings, id: string): string {
  return (
    (processorOf(settings) === null ? localPrefix : '') +
    (settings.MODEL === 'openai' ? `server.${settings.MODEL_NAME}` : id)
  );
}

/** Bedrock with this machine's own credentials, or what answers in its place. */
export function modelClient(settings: LocalSettings): BedrockRuntimeClient {
  const { MODEL, MODEL_FAULTS, BEDROCK_REGION } = settings;
  if (MODEL === 'bedrock') return new BedrockRuntimeClient({ maxAttempts: 1, region: BEDROCK_REGION });
  if (MODEL === 'openai') {
    const { MODEL_URL: url, MODEL_NAME: model, MODEL_KEY: key, MODEL_CONTEXT: context } = settings;
    return openAiBedrock({ url, model, key, context });
  }
  return localBedrock(rulesOf(settings), parseFaults(MODEL_FAULTS));
}

function rulesOf({ MODEL, DATA_DIR }: LocalSettings): Rules {
  if (MODEL === 'manual') return manualRules(join(DATA_DIR, 'model'));
  const [, folder] = MODEL.split(/^recorded:/);
  return folder === undefined ? answer : recordedRules(resolve(folder));
}

const inputSchema = z.looseObject({ job: z.string().optional(), sub: z.string().optional() });

/** The events that the rule of `lib/aws/upkeep.ts` lets through. */
const isModuleFailure = ({ status, stateMachineArn: arn }: ExecutionRecord): boolean =>
  status !== 'SUCCEEDED' && moduleNames.some((name) => stateMachineArn(name) === arn);

/** LevelDB says the cause beside the error. */
const errorText = (error: unknown): string => (error instanceof Error ? `${error.message} ${String(error.cause)}` : '');
const isLocked = (error: unknown): boolean => /lock/i.test(errorText(error));

/** CloudFront's headers, less what makes no sense without TLS. */
const securityHeaders = (filesUrl: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(filesUrl).replace(/; upgrade-insecure-requests/, ''),
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
});
