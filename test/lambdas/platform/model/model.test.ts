import {
  type BedrockRuntimeClient,
  ThrottlingException,
  type TokenUsage,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import { expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import { failureOf } from '../../../../lambdas/platform/jobs/failure.ts';
import { readAnswer } from '../../../../lambdas/platform/model/answer.ts';
import { log } from '../../../../lambdas/platform/log/logger.ts';
import { ask, type Attempt, type ModelServices, patiently } from '../../../../lambdas/platform/model/ask.ts';
import type { Heard } from '../../../../lambdas/platform/model/stream.ts';
import { capabilitiesOf, converseRequest, toolNameOf } from '../../../../lambdas/platform/model/strategies.ts';
import type { Check, Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { usdOf } from '../../../../lambdas/platform/statistics/usage.ts';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../../../lib/local/bedrock/faults.ts';
import type { ConverseLike } from '../../../../lib/local/bedrock/request.ts';
import { isRepair } from '../../../support/writer.ts';

/** A model id for each way to be asked. */
const modelIds = {
  tool: 'global.anthropic.claude-sonnet-5-5',
  words: 'meta.llama4-maverick-17b-instruct-v1:0',
} as const;
const ways = Object.keys(modelIds) as (keyof typeof modelIds)[];

/** A name that begins another, a dated one, one of a family, a profile in the account, and none that is known. */
test.each([
  ['anthropic.claude-sonnet-5', true, { effort: true, thinks: false }],
  ['global.anthropic.claude-sonnet-4-5-20250929-v1:0', true, { caching: true, effort: false }],
  ['anthropic.claude-opus-4-7', true, { caching: false }],
  ['arn:aws:bedrock:ap-southeast-1:1:inference-profile/global.anthropic.claude-sonnet-5-5', true, { thinks: true }],
  ['model.yang.belum.ada', false, { caching: false, effort: false }],
])('what may be sent to %s: a tool: %s', (modelId, tools, rest) => {
  expect(capabilitiesOf(modelId)).toMatchObject({ tools, ...rest });
});

/** A prompt small enough to see through. */
const small: Prompt<z.ZodObject<{ tajuk: z.ZodString; kredit: z.ZodNumber }>> = {
  id: 'uji.kecil',
  version: 3,
  tier: 'extraction',
  instructions: 'Rekodkan tajuk dan kredit.',
  schema: z.object({ tajuk: z.string(), kredit: z.number().min(0) }),
  maxOutputTokens: 500,
};
const good = { tajuk: 'Geometri', kredit: 3 };
const question = { stable: 'dokumen', request: 'Rekodkan.' };

const point = { cachePoint: { type: 'default' } };
const properties = { tajuk: { type: 'string' }, kredit: { type: 'number', minimum: 0 } };
const json = { type: 'object', properties, required: ['tajuk', 'kredit'] };
const toolSpec = { name: 'rekod_uji_kecil', description: expect.any(String), inputSchema: { json } };
// It thinks unless it is told not to, and is told so where facts are read.
const byTool = {
  inferenceConfig: { maxTokens: 500 },
  outputConfig: { effort: 'low' },
  additionalModelRequestFields: { thinking: { type: 'between_tools' } },
  toolConfig: { tools: [{ toolSpec }], toolChoice: { auto: {} } },
};
const inWords = { inferenceConfig: { maxTokens: 500 } };

test.each([
  ['tool', 'Rekodkan jawapan dengan memanggil alat rekod_uji_kecil sekali. Jangan jawab dengan teks.', [point], byTool],
  ['words', expect.stringContaining('{\ntajuk: string\nkredit: number\n}'), [], inWords],
] as const)('the request of a prompt by %s is this and nothing more', (way, rule, cached, more) => {
  const modelId = modelIds[way];
  const request = converseRequest(modelId, capabilitiesOf(modelId), small, question);
  const [told] = request.system ?? [];
  expect(told?.text?.split('\n\n')).toEqual([small.instructions, rule]);
  expect(request).toEqual({
    modelId,
    system: [told, ...cached],
    messages: [{ role: 'user', content: [{ text: 'dokumen' }, ...cached, { text: 'Rekodkan.' }] }],
    requestMetadata: { promptId: 'uji.kecil', promptVersion: '3' },
    ...more,
  });
});

test('the request of a compact prompt says its fields in the system text, and its tool takes any object', () => {
  const compact = { ...small, isCompact: true };
  const { system, toolConfig } = converseRequest(modelIds.tool, capabilitiesOf(modelIds.tool), compact, question);
  expect(system?.[0]?.text).toContain('{\ntajuk: string\nkredit: number\n}');
  expect(toolConfig?.tools?.[0]?.toolSpec?.inputSchema?.json).toEqual({ type: 'object' });
});

test('the request of a prompt leaves room to think beside the answer where judgement is asked, and caches nothing that nobody reads again', () => {
  const judging: Prompt<z.ZodType> = { ...small, tier: 'reasoning', isCached: false };
  const request = converseRequest(modelIds.tool, capabilitiesOf(modelIds.tool), judging, question);
  expect(request.inferenceConfig?.maxTokens).toBe(12_500);
  expect([request.outputConfig?.effort, request.additionalModelRequestFields]).toEqual(['medium', undefined]);
  expect(JSON.stringify(request)).not.toContain('cachePoint');
});

const busy = () => new ThrottlingException({ message: 'busy', $metadata: {} });
const refusal = (message: string) => new ValidationException({ message, $metadata: {} });

/** The fields that a call asks for by its tool. */
const fieldsAsked = (call: ConverseLike | undefined) =>
  call?.body.toolConfig?.tools[0]?.toolSpec?.inputSchema.json['required'];

/** What the first call of a model with these faults is metered at. */
async function firstUse(faults: string): Promise<Attempt | undefined> {
  const { asked, attempts } = await model({ faults, patienceMs: 1_000 });
  await asked(small, question).catch(() => undefined);
  return attempts[0];
}

test.each(ways)('a model asked by %s is asked again for the faulty fields alone, and keeps the others', async (way) => {
  const { asked, seen, attempts } = await model({
    modelId: modelIds[way],
    rules: async (request) => ({ value: isRepair(request) ? { kredit: 3 } : { ...good, kredit: 'tiga' } }),
  });
  expect(await asked(small, question)).toEqual({ value: good, notice: null });
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['unusable', 'repaired']);
  const [first, second] = seen.map(({ body }) => body);
  const wish = JSON.stringify(second?.messages);
  expect(wish).toMatch(/kredit: mesti nombor.+Rekodkan medan ini sahaja.+: kredit\./);
  expect([first, second].map((body) => body?.messages.length)).toEqual([1, 1]);
  expect(fieldsAsked(seen[1])).toEqual(way === 'words' ? undefined : ['kredit']);
});

test('for faulty fields by a tool that prompts share is the first call’s, and its cache is read', async () => {
  const { asked, seen } = await model({
    rules: async (request) => ({ value: isRepair(request) ? { kredit: 3 } : { ...good, kredit: 'tiga' } }),
  });
  expect((await asked({ ...small, tool: 'kongsi' }, question)).value).toEqual(good);
  const [first, second] = seen.map(({ body }) => body);
  const names = [first, second].map((body) => body?.toolConfig?.tools[0]?.toolSpec?.name);
  expect(names).toEqual(['rekod_kongsi', 'rekod_kongsi']);
  expect(JSON.stringify(second)).toContain('cachePoint');
});

const rows = z.object({
  nama: z.string(),
  baris: z.array(z.object({ aras: z.enum(['C1', 'C2']), berat: z.number().max(100), kod: z.string() })),
});
const table: Prompt<typeof rows> = { ...small, schema: rows };
const row = { aras: 'C1', berat: 40, kod: 'a' };
const bad = { nama: 'x', baris: [row, { ...row, aras: 'C7' }, { ...row, berat: 400, kod: ['b', 7] }] };
const right = { nama: 'x', baris: [row, { ...row, aras: 'C2' }, { ...row, kod: 'c' }] };
test.each<[string, unknown, unknown]>([
  ['by their paths', { 'baris.1.aras': 'C2', 'baris.2.berat': '40%', 'baris.2.kod': 'c' }, right],
  ['in full, is taken at its word', { ...right, nama: 'y' }, { ...right, nama: 'y' }],
  ['only in part', { 'baris.1.aras': 'C2' }, null],
  ['with another fault', { 'baris.1.aras': 'C9', 'baris.2.berat': 40, 'baris.2.kod': 'c' }, null],
])('takes the faulty fields %s', async (_, repair, expected) => {
  const { asked, seen } = await model({ rules: async (request) => ({ value: isRepair(request) ? repair : bad }) });
  const answer = await asked(table, question).catch((error: unknown) => error);
  expect(answer).toMatchObject(expected === null ? { fault: 'invalid' } : { value: expected });
  expect(fieldsAsked(seen[1])).toEqual(['baris.1.aras', 'baris.2.berat', 'baris.2.kod']);
});

const asMany: Check<z.output<typeof rows>> = ({ baris }) =>
  baris.slice(1).map((_, i) => ({ at: [['baris', i + 1]], message: 'Tiada dalam kursus.', mayLeaveOut: true }));
test.each([
  ['places are faulty', 'X', () => []],
  ['rows may be left out', 'C1', asMany],
])('asks for whole fields when very many %s', async (_, aras, check) => {
  const many = { nama: 'x', baris: Array.from({ length: 30 }, () => ({ ...row, aras })) };
  const rules: Rules = async (request) => ({ value: isRepair(request) ? { baris: [row] } : many });
  const { asked, seen } = await model({ rules });
  expect(await asked(table, question, check)).toEqual({ value: { nama: 'x', baris: [row] }, notice: null });
  expect(fieldsAsked(seen[1])).toEqual(['baris']);
  expect(JSON.stringify(seen[1]?.body.messages)).not.toContain('Beri null');
});

const activity = { nama: 'Peta', minit: 20, huraian: 'x'.repeat(4_000) };
const activities = z.object({
  tajuk: z.string(),
  aktiviti: z.array(z.object({ nama: z.string(), minit: z.int(), huraian: z.string() })),
});
const written: Prompt<typeof activities> = { ...small, tier: 'reasoning', schema: activities };
const stable = `Dokumen ${'y'.repeat(30_000)}`;
const wrong = { nama: 'Silap', minit: 20, huraian: '' };
const sums: Check<z.output<typeof activities>> = ({ aktiviti: [first, second] }) => [
  ...(first?.minit === 20 && first.nama === 'Peta'
    ? [{ at: [['aktiviti', 0, 'minit']], message: 'Jumlah 40, bukan 50.' }]
    : []),
  ...(second ? [] : [{ at: [['aktiviti', 1]], message: 'Tiada aktiviti kedua.' }]),
];
const outside: typeof sums = ({ aktiviti }) =>
  aktiviti.flatMap(({ nama }, i) =>
    nama === 'Silap' ? [{ at: [['aktiviti', i]], message: 'Tiada dalam kursus.', mayLeaveOut: true }] : [],
  );
const long = { ...activity, minit: 30 };
test.each<[string, unknown[], typeof sums, unknown, string, boolean]>([
  [
    'a value of the wrong form, from the row alone',
    [{ ...activity, minit: 'lama' }],
    () => [],
    { 'aktiviti.0.minit': 30 },
    'mesti nombor',
    false,
  ],
  [
    'a sum that does not add up, from the rows alone',
    [activity, activity],
    sums,
    { 'aktiviti.0.minit': 30 },
    'Jumlah 40, bukan 50.',
    false,
  ],
  [
    'rows that may be left out',
    [wrong, activity, wrong],
    outside,
    { 'aktiviti.0': null, 'aktiviti.2': null },
    'Beri null untuk membuangnya.',
    false,
  ],
  [
    'an entry that is missing, with the documents',
    [long],
    sums,
    { 'aktiviti.1': activity },
    'Tiada aktiviti kedua.',
    true,
  ],
])('asks once, cheaply, for %s', async (_, aktiviti, check, repair, told, withSource) => {
  const answer = { tajuk: 'Sungai', aktiviti };
  const { asked, seen, attempts } = await model({
    rules: async (request) => ({ value: isRepair(request) ? repair : answer }),
  });
  const { value, notice } = await asked(written, { stable, request: 'Tulis.' }, check);
  expect([value.tajuk, check(value), notice, attempts.at(-1)?.outcome]).toEqual(['Sungai', [], null, 'repaired']);
  const sent = JSON.stringify(seen[1]?.body);
  expect([sent.includes(told), sent.includes('Dokumen yyy')]).toEqual([true, withSource]);
  expect(sent.length).toBeLessThan(withSource ? 40_000 : 4_000);
});

const notThree = ({ kredit }: typeof good) =>
  kredit === 3 ? [{ at: [['kredit']], message: 'Kredit 3, bukan 4.' }] : [];
test.each<[string, () => Promise<{ value: unknown }>, string[]]>([
  ['brings nothing', async () => ({ value: {} }), []],
  ['brings the same', async () => ({ value: { kredit: 3 } }), []],
  ['fails', async () => Promise.reject(new Error('busy')), ['A repair failed']],
])('keeps an answer that fits and tells what is wrong with it, when its repair %s', async (_, repair, logged) => {
  const warned = jest.spyOn(log, 'warn').mockReturnValue();
  const { asked, attempts } = await model({
    rules: async (request) => (isRepair(request) ? repair() : { value: good }),
  });
  expect(await asked(small, question, notThree)).toEqual({ value: good, notice: 'Kredit 3, bukan 4.' });
  expect(attempts).toHaveLength(2);
  expect(warned.mock.calls.map(([message]) => message)).toEqual(logged);
  warned.mockRestore();
  const quietly = (answer: typeof good) => notThree(answer).map((problem) => ({ ...problem, isQuiet: true }));
  expect((await asked(small, question, quietly)).notice).toBeNull();
});

test('asks for a repair again while the model is busy: the answer that it mends is paid for', async () => {
  const busyOnce = [true];
  const { asked, attempts } = await model({
    rules: async (request) => {
      if (!isRepair(request)) return { value: good };
      if (busyOnce.pop()) throw busy();
      return { value: { kredit: 4 } };
    },
  });
  expect(await asked(small, question, notThree)).toEqual({ value: { ...good, kredit: 4 }, notice: null });
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['answered', 'failed', 'repaired']);
});

test.each([
  [4_999, 1],
  [5_000, 2],
  [Infinity, 8],
])('waits for a busy model while its step goes on: until %d ms it is asked %d times', async (until, calls) => {
  const send = jest.fn(async () => Promise.reject(busy()));
  const services = { until, now: () => new Date(0), pause: async () => undefined } as unknown as ModelServices;
  await expect(patiently(services, send)).rejects.toThrow('busy');
  expect(send).toHaveBeenCalledTimes(calls);
});

test('gives up after one repair, and names the fault by paths and the library’s sentences, without text of the document', async () => {
  const secret = { tajuk: { RAHSIA: 1 }, kredit: 'RAHSIA' };
  const { asked, attempts } = await model({ rules: async () => ({ value: secret }) });
  const error = { name: 'ModelAnswerError', fault: 'invalid', message: expect.not.stringContaining('RAHSIA') };
  await expect(asked(small, question)).rejects.toMatchObject(error);
  expect(attempts.length).toBe(2);
});

// What a service answers passes through: the state machine waits for it.
test.each<[string, object, number]>([
  ['cutoff', { name: 'ModelAnswerError', fault: 'cut_off' }, 2],
  ['malformed', { name: 'ModelAnswerError', fault: 'malformed' }, 2],
  ['refusal', { name: 'ModelAnswerError', fault: 'refused' }, 1],
  ...(['', 'mid-'] as const).flatMap((when): [string, object, number][] => [
    [`${when}throttle`, { name: 'ThrottlingException' }, 1],
    [`${when}unavailable`, { name: 'ServiceUnavailableException' }, 1],
    [`${when}internal`, { name: 'InternalServerException' }, 1],
    [`${when}modelerror`, { name: 'ModelErrorException' }, 1],
    [`${when}streamerror`, { name: 'ModelStreamErrorException' }, 1],
    [`${when}disconnect`, { name: 'TimeoutError' }, 1],
  ]),
])('%s is the fault %j after %i calls', async (faults, fault, calls) => {
  const { asked, attempts } = await model({ faults });
  await expect(asked(small, question)).rejects.toMatchObject(fault);
  expect(attempts.length).toBe(calls);
});

test('asks for a cut-off answer again with more room, within what the model can give', async () => {
  const roomOf = ({ seen }: Awaited<ReturnType<typeof model>>) =>
    seen.map(({ body }) => body.inferenceConfig?.maxTokens);
  const cut = await model({ faults: 'cutoff:1' });
  expect((await cut.asked(small, question)).value).toEqual(good);
  // What the model may think comes on top, where it cannot be told not to.
  expect(roomOf(cut)).toEqual([500, 16_000]);
  const limited = await model({ faults: 'cutoff', modelId: modelIds.words });
  const asking = limited.asked({ ...small, maxOutputTokens: 12_000 }, question);
  await expect(asking).rejects.toMatchObject({ fault: 'cut_off' });
  expect(roomOf(limited)).toEqual([8_000]);
});

test('tells of a list that had to be cut, after what the engine says', async () => {
  const schema = z.object({ senarai: z.array(z.string()).max(2), nama: z.string() });
  const value = { senarai: ['a', 'b', 'c'], nama: 'x' };
  const { asked } = await model({ rules: async () => ({ value, notice: 'Enjin.' }) });
  expect(await asked({ ...small, schema }, question)).toEqual({
    value: { senarai: ['a', 'b'], nama: 'x' },
    notice: 'Enjin. Jawapan AI memberikan 3 butiran dalam satu senarai; 2 yang pertama disimpan.',
  });
});

test('meters every attempt with its prompt, version, model, tokens and time', async () => {
  const { asked, attempts } = await model({ faults: 'invalid:1', times: [1000, 1250, 2000, 2400] });
  await asked(small, question);
  const first = { promptId: 'uji.kecil', promptVersion: 3, tier: 'extraction', modelId: modelIds.tool };
  expect(attempts).toMatchObject([
    { ...first, outcome: 'unusable', calls: 1, milliseconds: 250 },
    { outcome: 'repaired', milliseconds: 400 },
  ]);
});

test.each(['hang', 'mid-hang'])('%s: asks once more after the silence, and then names the cause', async (fault) => {
  const once = await model({ faults: `${fault}:1`, patienceMs: 1_000 });
  expect((await once.asked(small, question)).value).toEqual(good);
  expect(once.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'answered']);
  const always = await model({ faults: fault, patienceMs: 20 });
  const error = await always.asked(small, question).catch((caught: Error) => caught);
  expect(always.attempts.length).toBe(2);
  expect(failureOf({ Error: (error as Error).name, Cause: '' })).toMatchObject({ reason: 'silent' });
});

test('gives up what is still written when the step must end, and asks nothing after it', async () => {
  const { asked, attempts } = await model({ faults: 'mid-hang', times: [0, 100, 200], until: 100 });
  const error = await asked(small, question).catch((caught: Error) => caught);
  expect(failureOf({ Error: (error as Error).name, Cause: '' })).toMatchObject({ reason: 'busy' });
  const late = await model({ times: [100], until: 100 });
  await expect(late.asked(small, question)).rejects.toMatchObject({ name: 'ModelSlowError' });
  expect([attempts.length, late.seen.length]).toEqual([1, 0]);
});

test('meters by the characters where an answer did not come to its end', async () => {
  expect(await firstUse('throttle')).toMatchObject({ inputTokens: 0, outputTokens: 0 });
  // Nothing came, so that only what was sent is counted.
  const sent = await firstUse('hang:1');
  expect(sent).toMatchObject({ outputTokens: 0, isEstimated: true });
  const half = { inputTokens: sent?.inputTokens, outputTokens: Math.ceil(JSON.stringify(good).length / 8) };
  for (const faults of ['mid-hang:1', 'mid-disconnect', 'mid-throttle'])
    expect(await firstUse(faults)).toMatchObject({ ...half, isEstimated: true });
});

test('leaves out what the model refuses by name, from then on, and goes on', async () => {
  const refusing: Rules = async ({ body }) => {
    if (body.outputConfig?.effort !== undefined) throw refusal('output_config.effort: Extra inputs are not permitted');
    if (JSON.stringify(body).includes('cachePoint')) throw refusal('cachePoint is not supported for this model');
    return { value: good };
  };
  const modelId = 'anthropic.claude-sonnet-5-uji';
  const { asked, attempts } = await model({ rules: refusing, modelId });
  expect((await asked(small, question)).value).toEqual(good);
  expect((await asked(small, question)).value).toEqual(good);
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'answered', 'answered']);
  const other = await model({ rules: () => Promise.reject(refusal('Bad')) });
  await expect(other.asked(small, question)).rejects.toMatchObject({ name: 'ValidationException' });
});

test('counts to the token what a model reports, and prices it: caches, thinking, and prompts beyond a step', async () => {
  const usage = { inputTokens: 7, outputTokens: 900, cacheReadInputTokens: 90_000, cacheWriteInputTokens: 11_000 };
  const send = async () => ({ stream: answering(good, usage) });
  const { asked, attempts } = await model({ client: { send } as unknown as BedrockRuntimeClient });
  await asked(small, question);
  const use = attempts[0]!;
  expect(use).toMatchObject({ inputTokens: 7, cacheReadTokens: 90_000, cacheWriteTokens: 11_000, outputTokens: 900 });
  const price = { input: 1, output: 10, cacheRead: 0.1 };
  const usd = 0.000_001 * (7 + 9_000 + 13_750 + 9_000);
  expect(usdOf('m', use, { m: price })).toBeCloseTo(usd, 12);
  expect(usdOf('m', use, { m: { ...price, long: { above: 100_000, times: 5 } } })).toBeCloseTo(5 * usd, 12);
  expect(usdOf('m', use, { m: { ...price, long: { above: 101_007, times: 5 } } })).toBeCloseTo(usd, 12);
  expect(usdOf('n', use, { m: price })).toBeNull();
  expect(usdOf('local.m', use, {})).toBe(0);
});

/** The events of an answer by the tool, after some thought. */
async function* answering(value: unknown, usage: Omit<TokenUsage, 'totalTokens'>): AsyncGenerator<object> {
  yield { contentBlockDelta: { contentBlockIndex: 0, delta: { reasoningContent: { text: 'Hmm.' } } } };
  yield { contentBlockStart: { contentBlockIndex: 1, start: { toolUse: { name: toolNameOf(small) } } } };
  yield { contentBlockDelta: { contentBlockIndex: 1, delta: { toolUse: { input: JSON.stringify(value) } } } };
  yield { messageStop: { stopReason: 'tool_use' } };
  yield { metadata: { usage } };
}

const tool = (name: string) => ({ tool: name, text: JSON.stringify(good) });
const fenced = `Ini:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\nSiap.`;
const read = { value: good };
const fault = (name: string, detail: unknown = expect.any(String)) => ({ fault: name, detail });

test.each<[string, string, Heard['blocks'], object]>([
  ['the tool’s input', 'tool_use', [tool('rekod')], read],
  ['the tool’s input after some words', 'tool_use', [{ text: 'Baik.' }, tool('rekod')], read],
  ['a tool called with nothing', 'tool_use', [{ tool: 'rekod', text: '' }], { value: {} }],
  ['a tool’s input that breaks off', 'tool_use', [{ tool: 'rekod', text: '{"tajuk": "Geo' }], fault('malformed')],
  ['JSON alone', 'end_turn', [{ text: JSON.stringify(good) }], read],
  ['JSON in a fence amid prose', 'end_turn', [{ text: fenced }], read],
  ['JSON over two blocks', 'end_turn', [{ text: '{"tajuk":"Geometri",' }, { text: '"kredit":3}' }], read],
  ['another tool', 'tool_use', [tool('lain')], fault('malformed')],
  ['nothing', 'end_turn', [], fault('malformed', 'empty answer')],
  ['prose', 'end_turn', [{ text: 'Maaf.' }], fault('malformed', 'no JSON in the answer')],
  ['broken JSON', 'end_turn', [{ text: '{"tajuk": "Geo' }], fault('malformed')],
  ['a whole answer that was cut off all the same', 'max_tokens', [tool('rekod')], fault('cut_off')],
  ['too much asked', 'model_context_window_exceeded', [], fault('too_long')],
  ['a guardrail', 'guardrail_intervened', [tool('rekod')], fault('refused')],
  ['a malformed tool use', 'malformed_tool_use', [], fault('malformed')],
])('reading an answer: %s', (_, stopReason, blocks, expected) => {
  expect(readAnswer({ stopReason, blocks, characters: 0 }, 'rekod')).toEqual(expected);
});

interface ModelOptions {
  faults?: string;
  rules?: Rules;
  modelId?: string;
  /** Readings of the clock, in milliseconds. */
  times?: number[];
  patienceMs?: number;
  until?: number;
  client?: BedrockRuntimeClient;
}

/** A model that answers by these rules, asked as the pipeline's steps ask it. */
async function model({
  faults = '',
  rules = async () => ({ value: good }),
  modelId = modelIds.tool,
  times = [],
  patienceMs = 60_000,
  until,
  client: given,
}: ModelOptions) {
  const seen: ConverseLike[] = [];
  const attempts: Attempt[] = [];
  const client =
    given ??
    localBedrock((request) => {
      seen.push(request);
      return rules(request);
    }, parseFaults(faults));
  const services = {
    client,
    modelIds: { reasoning: modelId, extraction: modelId },
    now: () => new Date(times.shift() ?? 0),
    patienceMs,
    ...(until === undefined ? {} : { until }),
    pause: async () => undefined,
    meter: async (attempt: Attempt) => void attempts.push(attempt),
  };
  return {
    seen,
    attempts,
    asked: <S extends z.ZodType>(
      prompt: Prompt<S>,
      input: { stable: string; request: string },
      check?: Check<z.output<S>>,
    ) => ask(services, prompt, input, check),
  };
}
