// Loaded into a started house before its own program: writes a line for every call that the Lambdas' code makes of an AWS service, with what it
// would be billed by. The calls themselves go on as they were, save that the table is asked what each one consumed.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import * as imported from '@smithy/core/client';

const file = process.env['BENCH_CALLS_FILE'];
const required = createRequire(import.meta.url)('@smithy/core/client');

const sum = (values) => values.reduce((total, value) => total + value, 0);
const sizeOf = (body) => (typeof body === 'string' ? Buffer.byteLength(body) : (body?.byteLength ?? 0));

/** Writes of profiles, which are the rows that stand in the indexes too; the embedded table does not bill those. */
const isProfile = ({ Key, Item } = {}) => (Key ?? Item)?.SK === 'PROFILE';
const profileWrites = (command, input) =>
  command === 'TransactWriteCommand'
    ? 2 * input.TransactItems.filter(({ Put, Update }) => isProfile(Put ?? Update)).length
    : Number(/^(?:Put|Update)Command$/.test(command) && isProfile(input));

/** What one call is billed by, told from its request and its reply. */
const billed = {
  DynamoDB: (command, input, { ConsumedCapacity }) => ({
    units: sum([ConsumedCapacity ?? []].flat().map(({ CapacityUnits = 0 }) => CapacityUnits)),
    profileWrites: profileWrites(command, input),
  }),
  S3: (_, { Body }) => ({ bytes: sizeOf(Body) }),
  SFN: (_, __, { executionArn }) => ({ executionArn, endpoint: process.env['AWS_ENDPOINT_URL_SFN'] }),
  'Bedrock Runtime': (_, { modelId }, { usage }) => ({
    modelId,
    inputTokens: usage?.inputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  }),
};

function watch(Client) {
  const { send } = Client.prototype;
  Client.prototype.send = async function (command, ...rest) {
    const service = this.config.serviceId;
    const name = command.constructor.name;
    if (service === 'DynamoDB' && name.endsWith('Command') && !/Table/.test(name))
      command.input.ReturnConsumedCapacity = 'TOTAL';
    const reply = await send.call(this, command, ...rest);
    const line = { service, command: name, ...billed[service]?.(name, command.input, reply) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    return reply;
  };
}

if (isMainThread && file !== undefined) for (const Client of new Set([imported.Client, required.Client])) watch(Client);
