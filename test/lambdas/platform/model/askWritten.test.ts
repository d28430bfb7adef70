import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { ThrottlingException } from '@aws-sdk/client-bedrock-runtime';
import { expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import { askWritten, faultySentences, type HoldInRow, textsIn } from '../../../../lambdas/platform/model/askWritten.ts';
import type { ModelServices } from '../../../../lambdas/platform/model/ask.ts';
import type { Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { held } from '../../../../shared/claims/held.ts';
import { knownOfFieldwork } from '../../../shared/claims/course.ts';
import { indonesianWords } from '../../../../shared/text/indonesian.ts';
import { localBedrock } from '../../../../lib/local/bedrock/client.ts';
import { messageText } from '../../../../lib/local/bedrock/request.ts';

const alike = 'Murid akan membaca satu halaman bersama guru kelasnya hari ini';
const quoted = 'Kaedah sedutan madu tanpa memecahkan pot telur koloni itu';

test.each([
  ['good Malay is left alone', ['Pelajar memilih sumber kerana isinya. Mereka menyemaknya.'], []],
  ['an Indonesian word', ['Pelajar memilih sumber. Ia kuat karena isinya.'], ['Ia kuat karena isinya.']],
  ['a word that the documents themselves use', ['Buku Panduan Dosen dibaca dahulu.'], []],
  ['a long sentence said again elsewhere', [`${alike}.`, `${alike}!`], [`${alike}!`]],
  ['words of the documents said again', [`${quoted}.`, `${quoted}.`], []],
  ['a long name, which is no sentence, said again', [alike, alike], []],
  ['short sentences said again', ['Bincangkan berdua.', 'Bincangkan berdua.'], []],
])('what is written again: %s', (_, texts, expected) => {
  const faulty = faultySentences(textsIn({ texts }), `Panduan dosen. ${quoted}.`);
  expect(faulty.map(({ sentence }) => sentence)).toEqual(expected);
});

test('a name that another field repeats or quotes is not written again, nor is a phrase declared as invented', () => {
  const name = 'Petang panas di padang: siapakah yang karena itu berhutang tenaga hari ini?';
  const answer = {
    activities: [{ activityName: name, description: `Buka "${name}" dahulu.` }],
    answerKey: [{ activity: name, answer: `${alike}.` }],
    illustrations: [`${alike}.`],
  };
  expect(faultySentences(textsIn(answer), '').map(({ sentence }) => sentence)).toEqual([`Buka "${name}" dahulu.`]);
  const again = { ...answer, answerKey: [{ ...answer.answerKey[0], note: `${alike}.` }] };
  expect(faultySentences(textsIn(again), '')).toHaveLength(2);
});

const prompt: Prompt<z.ZodObject<{ texts: z.ZodArray<z.ZodString> }>> = {
  id: 'uji.tulis',
  version: 1,
  tier: 'reasoning',
  instructions: 'Tulis.',
  schema: z.object({ texts: z.array(z.string()) }),
  maxOutputTokens: 500,
};

const modelId = 'anthropic.claude-haiku-4-5-20251001-v1:0';
const servicesOf = (client: ModelServices['client']): ModelServices => ({
  client,
  modelIds: { reasoning: modelId, extraction: modelId },
  meter: async () => undefined,
  now: () => new Date(0),
  pause: async () => undefined,
});

const input = { stable: 'Data', request: 'Tulis.' };

/** What comes of these texts when the rewriting brings this; and the prompts of the calls. */
async function written(texts: string[], rewriting: () => string, holding?: HoldInRow) {
  const calls: string[] = [];
  const requests: string[] = [];
  const client = localBedrock(async (request) => {
    const { body } = request;
    requests.push(messageText(request));
    calls.push(body.requestMetadata?.['promptId'] ?? '');
    return { value: calls.length === 1 ? { texts } : { ayat: [{ n: 0, baharu: rewriting() }] } };
  });
  const hold = holding && (() => holding);
  const { value, notice } = await askWritten(servicesOf(client), prompt, input, undefined, hold);
  return { texts: value.texts, notice, calls, requests };
}

test.each([
  ['nothing is asked again of good Malay', 'Ia kuat kerana isinya.', '', 'Ia kuat kerana isinya.', false, 1],
  ['the sentence alone is replaced', 'Ya. Ia karena isi. Itu.', 'Ia kerana isi.', 'Ya. Ia kerana isi. Itu.', false, 2],
  ['a changed figure is refused', 'Ia 35% karena isi.', 'Ia 40% kerana isi.', 'Ia 35% karena isi.', true, 2],
])('%s', async (_, text, rewriting, expected, isTold, calls) => {
  const result = await written([text, 'Lain.'], () => rewriting);
  expect(result.texts).toEqual([expected, 'Lain.']);
  expect(result.notice?.includes('karena') ?? false).toBe(isTold);
  expect(result.calls).toHaveLength(calls);
});

const hold: HoldInRow = (sentence) => held(sentence, knownOfFieldwork);
const doubted = 'Survey Project bernilai 30% dan dihantar pada minggu 10 dengan 3 peta.';
test.each([
  ['the known value', 'Survey Project bernilai 20% dan dihantar pada minggu 10 dengan 3 peta.', true],
  ['the claim left out', 'Survey Project dihantar pada minggu 10 dengan 3 peta.', true],
  ['another false value', 'Survey Project bernilai 25% dan dihantar pada minggu 10 dengan 3 peta.', false],
  ['a true claim changed', 'Survey Project bernilai 20% dan dihantar pada minggu 11 dengan 3 peta.', false],
  ['a number left out', 'Survey Project bernilai 20% dan dihantar pada minggu 10 dengan peta.', false],
  ['nothing', '', false],
])('a doubted sentence is asked for with what is known: %s', async (_, by, isTaken) => {
  const { texts, requests, calls } = await written([doubted, `Survey Project (30%)`], () => by, hold);
  expect(texts).toEqual([isTaken ? by : doubted, 'Survey Project (30%)']);
  // The row of a list has checks of its own.
  expect(requests[1]).not.toContain('"ayat":"Survey Project (30%)"');
  expect(requests[1]).toContain('Yang diketahui bagi Survey Project ialah 20%, bukan 30%.');
  expect(requests[1]).toContain('"diketahui":"GEO2113, Survey Project: 20%, 20 jam, minggu 10, C4"');
  expect(calls).toHaveLength(2);
});

test('a sentence that is mended in part is kept', async () => {
  const sentence = 'Survey Project bernilai 30% dan dihantar pada minggu 12 dengan 3 peta.';
  const by = sentence.replace('30%', '20%');
  expect((await written([sentence], () => by, hold)).texts).toEqual([by]);
});

test('a rewriting of a repeated sentence sees the text that it repeats', async () => {
  const texts = [`Ini dahulu. ${alike}.`, `Kemudian ini. ${alike}.`];
  const { requests } = await written(texts, () => 'Ayat lain.');
  expect(requests[1]).toContain(`"teks":"Kemudian ini. ${alike}."`);
  expect(requests[1]).toContain(`"teksLain":"Ini dahulu. ${alike}."`);
});

test('a request shows a text once with all its sentences, and what is known near each', async () => {
  const { requests } = await written([`${doubted} Ia karena isi.`], () => doubted, hold);
  const [, shown = ''] = /<data nama="ayat">\n(.*)/.exec(requests[1] ?? '') ?? [];
  const first = { n: 0, diketahui: expect.stringContaining('Survey Project: 20%') };
  const ayat = [first, { n: 1, ayat: 'Ia karena isi.' }];
  expect(JSON.parse(shown)).toMatchObject([{ teks: `${doubted} Ia karena isi.`, ayat }]);
});

const threeTexts = ({ texts }: { texts: string[] }) =>
  texts.length === 2 ? [{ at: [['texts']], message: 'Tiga teks diperlukan.' }] : [];

test('faulty fields and sentences are asked for side by side, and a sentence is put where its field has moved', async () => {
  const asked: string[] = [];
  const both = new EventEmitter();
  const isBoth = once(both, 'asked');
  const client = localBedrock(async ({ body }) => {
    const id = body.requestMetadata?.['promptId'] ?? '';
    asked.push(id);
    if (asked.length === 1) return { value: { texts: ['Kosong', 'Ia karena isi.'] } };
    // Neither is answered before both are asked.
    if (asked.length === 3) both.emit('asked');
    await isBoth;
    if (id === prompt.id) return { value: { texts: ['Satu.', 'Dua.', 'Ia karena isi.'] } };
    return { value: { ayat: [{ n: 0, baharu: 'Ia kerana isi.' }] } };
  });
  const { value } = await askWritten(servicesOf(client), prompt, input, threeTexts);
  expect(value.texts).toEqual(['Satu.', 'Dua.', 'Ia kerana isi.']);
});

const failing = () => {
  throw new Error('hold');
};

test('a check of sentences that fails while faulty fields are asked for again is thrown by the request alone', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const answers = ['Satu. Dua.', 'Satu. Dua. Tiga.'].map((texts) => texts.split(' '));
  const client = localBedrock(async () => {
    await setTimeout(20);
    return { value: { texts: answers.shift() } };
  });
  const asked = askWritten(servicesOf(client), prompt, input, threeTexts, failing);
  await expect(asked).rejects.toThrow('hold');
  process.off('unhandledRejection', unhandled);
  expect(answers).toEqual([]);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a busy model is waited for: what was written is neither lost nor asked for again', async () => {
  let left = 3;
  const result = await written(['Ia karena isi.'], () => {
    if (left-- > 0) throw new ThrottlingException({ message: 'busy', $metadata: {} });
    return 'Ia kerana isi.';
  });
  expect(result.texts).toEqual(['Ia kerana isi.']);
  expect(result.calls).toHaveLength(5);
});

test('a rewriting that fails costs nothing of what was written', async () => {
  const result = await written(['Ia karena isi.'], () => {
    throw new Error('busy');
  });
  expect(result).toMatchObject({ texts: ['Ia karena isi.'], notice: expect.stringContaining('karena') });
});

test.each([
  ['Mahasiswa bisa belajar karena kualitas tinggi', ['bisa', 'karena', 'kualitas']],
  ['Karena karena KARENA', ['karena']],
  ['Pelajar boleh belajar kerana kualiti tinggi', []],
  ['Universiti dan bisabah, constructor toString', []],
  ['', []],
])('the Indonesian words in %j are %j', (text, words) => {
  expect(indonesianWords(text)).toEqual(words);
});
