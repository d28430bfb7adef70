import { afterEach, expect, test } from '@jest/globals';
import * as z from 'zod';
import { failureOf, type FailureReason } from '../../../../lambdas/platform/jobs/failure.ts';
import { faultOf } from '../../../../lambdas/platform/log/logger.ts';
import { ask, type Attempt } from '../../../../lambdas/platform/model/ask.ts';
import type { Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { type OpenAiServer, openAiBedrock } from '../../../../lib/local/bedrock/openai.ts';
import { answer } from '../../../../lib/local/model/index.ts';
import { useOf } from '../../../support/chain.ts';
import { course, docxOf } from '../../../support/documents.ts';
import { chat, type ChatReply, type ChatRequest, startOpenAiServer } from '../../../support/openAiServer.ts';
import { startTestApp } from '../../../support/testApp.ts';
import { waitFor } from '../../../support/wait.ts';
import { analyse, finished } from '../../../support/work.ts';

const schema = z.object({ tajuk: z.string().describe('Seperti tertulis.'), kredit: z.number() });
const prompt: Prompt<typeof schema> = {
  id: 'uji.pelayan',
  version: 1,
  tier: 'extraction',
  instructions: 'Rekodkan tajuk dan kredit.',
  schema,
  maxOutputTokens: 500,
};
const good = { tajuk: 'Geometri', kredit: 3 };

const started: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

let names = 0;
/** A server of these replies, and what comes of asking it. Each has a model of another name, for refusals are remembered by it. */
async function serverOf(reply: Parameters<typeof startOpenAiServer>[0], more: Partial<OpenAiServer> = {}) {
  const server = await startOpenAiServer(reply);
  started.push(server);
  const attempts: Attempt[] = [];
  const id = `local.server.qwen-${++names}`;
  const asked = (stable = 'dokumen', patienceMs = 60_000) =>
    ask(
      {
        client: openAiBedrock({ url: server.url, model: 'qwen', key: '', ...more }),
        modelIds: { reasoning: id, extraction: id },
        meter: async (attempt) => void attempts.push(attempt),
        now: () => new Date(),
        patienceMs,
      },
      prompt,
      { stable, request: 'Rekodkan.' },
    );
  return { ...server, asked, attempts };
}

const refuse = (message: string, status = 400): ChatReply => ({ status, body: { error: { message } } });

test('A server is asked in the form of OpenAI, held to the JSON schema, and metered by what it counts', async () => {
  const { asked, requests, keys, attempts } = await serverOf(() => chat(JSON.stringify(good)), { key: 'kunci' });
  expect(await asked()).toEqual({ value: good, notice: null });
  expect(keys).toEqual(['Bearer kunci']);
  expect(requests).toEqual([
    {
      model: 'qwen',
      messages: [
        { role: 'system', content: expect.stringContaining('// Seperti tertulis.\ntajuk: string') },
        { role: 'user', content: 'dokumen\n\nRekodkan.' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 500,
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'rekod_uji_pelayan',
          schema: expect.objectContaining({ type: 'object', required: ['tajuk', 'kredit'] }),
        },
      },
    },
  ]);
  expect(attempts).toMatchObject([{ outcome: 'answered', inputTokens: 60, cacheReadTokens: 40, outputTokens: 20 }]);
});

/** A piece of the call of a tool. */
const call = (piece: object) => ({ choices: [{ delta: { tool_calls: [{ index: 0, function: piece }] } }] });
const formOf = (request: ChatRequest) => ['response_format', 'tools'].find((field) => field in request) ?? 'words';

test('A server that takes no schema is offered a tool, and one that takes none is asked in words, from then on', async () => {
  const { asked, requests } = await serverOf(({ response_format: format, tools }) => {
    if (format) return refuse('This response_format type is unavailable now');
    if (tools) return requests.length < 3 ? byTool : refuse('qwen does not support tools');
    return chat(`Berikut jawapannya:\n${JSON.stringify(good)}`);
  });
  const byTool: ChatReply = {
    events: [
      { choices: [{ delta: { reasoning: 'Cari tajuk.' } }] },
      call({ name: 'rekod_uji_pelayan', arguments: '{"tajuk":"Geo' }),
      call({ arguments: 'metri","kredit":3}' }),
      { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
    ],
  };
  for (const _ of ['by tool', 'in words', 'in words']) expect((await asked()).value).toEqual(good);
  expect(requests.map(formOf)).toEqual(['response_format', 'tools', 'tools', 'words', 'words']);
  expect(requests[1]?.tools?.[0]?.function.parameters).toMatchObject({ required: ['tajuk', 'kredit'] });
});

test.each<[string, ChatReply, string, FailureReason]>([
  ['busy', refuse('slow down', 429), 'ThrottlingException', 'busy'],
  ['loading its model', { status: 503, body: 'Loading model' }, 'ServiceUnavailableException', 'busy'],
  ['broken', { status: 500, body: { error: 'llama runner has terminated' } }, 'InternalServerException', 'busy'],
  ['cut off from us', { events: [{ choices: [{ delta: { content: '{' } }] }], breaks: true }, 'TimeoutError', 'busy'],
  ['at an end before its answer', { events: [] }, 'TimeoutError', 'busy'],
  ['failing amid its answer', { events: [{ error: { message: 'CUDA' } }] }, 'ModelStreamErrorException', 'busy'],
  ['not ours to ask', refuse('Incorrect API key', 401), 'AccessDeniedException', 'ours'],
  [
    'without the model',
    refuse('model "qwen" not found, try pulling it first', 404),
    'ResourceNotFoundException',
    'ours',
  ],
  ['refusing', chat('Maaf.', { finish: 'content_filter' }), 'ModelAnswerError', 'refused'],
  [
    'refusing in so many words',
    { events: [{ choices: [{ delta: { refusal: 'No' }, finish_reason: 'stop' }] }] },
    'ModelAnswerError',
    'refused',
  ],
  ['cutting its answers off', chat('{"tajuk', { finish: 'length' }), 'ModelAnswerError', 'cutOff'],
  ['talking', chat('Baiklah!'), 'ModelAnswerError', 'noAnswer'],
  [
    'too small (vLLM)',
    refuse("This model's maximum context length is 256 tokens. However, you requested 990"),
    'ModelAnswerError',
    'document',
  ],
  [
    'too small (llama.cpp)',
    refuse('the request exceeds the available context size', 500),
    'ModelAnswerError',
    'document',
  ],
  [
    'leaving out the beginning unsaid (Ollama)',
    chat(JSON.stringify(good), { prompt: 10 }),
    'ModelAnswerError',
    'document',
  ],
])('Of a server that is %s the reader hears why', async (_, reply, name, reason) => {
  const { asked } = await serverOf(() => reply);
  const error = await asked().then(() => null, faultOf);
  expect(error?.name).toBe(name);
  expect(failureOf({ Error: name, Cause: error?.message ?? '' }).reason).toBe(reason);
});

test('Of a server that is not there the reader hears that the model cannot be reached', async () => {
  const { asked, stop } = await serverOf(() => null);
  await stop();
  await expect(asked()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('A context that is known is not exceeded: the answer has what is left of it, and what leaves too little is not sent', async () => {
  const { asked, requests } = await serverOf(() => chat(JSON.stringify(good), { prompt: 2000 }), { context: 4096 });
  await asked('x'.repeat(1000));
  await expect(asked('x'.repeat(13_000))).rejects.toThrow('fault=too_long');
  expect(requests).toHaveLength(1);
});

test('What a server says of its context and of the name of a field is used at once', async () => {
  const { asked, requests, attempts } = await serverOf(({ max_tokens: most }) => {
    if (requests.length === 1)
      return refuse("This model's maximum context length is 1350 tokens. However, you requested 1600");
    return most === undefined
      ? chat(JSON.stringify(good))
      : refuse("Use 'max_completion_tokens' instead of 'max_tokens'.");
  });
  expect((await asked()).value).toEqual(good);
  expect(requests[2]?.['max_completion_tokens']).toBeLessThan(1350);
  expect([requests.length, attempts.length]).toEqual([3, 1]);
});

test('A server that is given up on is hung up on, so that it stops', async () => {
  const { asked, left } = await serverOf(() => null);
  await expect(asked('dokumen', 1000)).rejects.toMatchObject({ name: 'ModelSilentError' });
  await waitFor('both calls', async () => left() === 2);
});

test('A course is analysed by a server from beginning to end, at no cost on this machine', async () => {
  // What the embedded model would say, told by this protocol.
  const server = await startOpenAiServer(async ({ messages: [, ...messages], response_format: format }) => {
    const promptId = format?.json_schema.name === 'rekod_course_facts' ? 'course.facts' : 'pedagona.merungkai';
    const turns = messages.map(({ content }) => ({ role: 'user' as const, content: [{ text: content }] }));
    const { value } = await answer({ modelId: '', body: { messages: turns, requestMetadata: { promptId } } });
    return chat(JSON.stringify(value), { prompt: 20_000 });
  });
  const app = await startTestApp({ env: { MODEL: 'openai', MODEL_URL: server.url, MODEL_NAME: 'qwen3:8b' } });
  started.push(app, server);
  const token = await app.newTeacher();
  const sessionId = await analyse(app, token, [await docxOf(course, 'kursus.docx')]);
  const { coursesAnalysis } = await finished(app, token, sessionId);
  expect(coursesAnalysis).toHaveLength(1);
  const use = await useOf(app, sessionId);
  expect(use?.['pedagonaCalls']).toBe(server.requests.length);
  expect([use?.['pedagonaMicroUsd'], use?.['pedagonaUnpricedCalls']]).toEqual([0, 0]);
  expect(use?.['pedagonaInputTokens']).toBe(20_000 * server.requests.length);
});
