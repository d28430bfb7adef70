import { beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf, manualRules, recordedRules } from '../../../../lib/local/bedrock/recordings.ts';
import type { ConverseLike } from '../../../../lib/local/bedrock/request.ts';
import { withFolder } from '../../../support/folder.ts';
import { waitFor } from '../../../support/wait.ts';

const folders = withFolder();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(folders, 'model-'));
});

const schema = { type: 'object', properties: { tajuk: { type: 'string' } } };
const requestOf = (text: string, promptId = 'uji.kecil'): ConverseLike => ({
  modelId: 'global.anthropic.claude-sonnet-5-5',
  body: {
    system: [{ text: 'Rekodkan tajuk.' }],
    messages: [{ role: 'user', content: [{ text }] }],
    toolConfig: { tools: [{ toolSpec: { name: 'rekod', inputSchema: { json: schema } } }] },
    requestMetadata: { promptId, promptVersion: '3' },
  },
});
const about = (name: string, text: string): string => `<dokumen nama="${name}">\n${text}\n</dokumen>`;

/** Answers the n-th request by hand, in two goes as an editor may. */
async function answerByHand(n: string, value: unknown): Promise<string> {
  const file = (suffix: string): string => join(folder, `${n}-uji.kecil${suffix}`);
  const asked = await waitFor('the request', () => readFile(file('.md'), 'utf8').catch(() => null));
  const json = JSON.stringify(value);
  await writeFile(file('.answer.json'), json.slice(0, 3));
  await writeFile(file('.answer.json'), json);
  return asked;
}

test('A request is written for people, answered by hand, kept, and played back', async () => {
  const manual = manualRules(folder);
  const first = manual(requestOf(about('a.pdf', 'Geometri')));
  const asked = await answerByHand('001', { tajuk: 'Geometri' });
  expect(await first).toEqual({ value: { tajuk: 'Geometri' } });
  for (const part of ['# uji.kecil, version 3', 'Rekodkan tajuk.', 'Geometri', '"tajuk"', '001-uji.kecil.answer.json'])
    expect(asked).toContain(part);
  // The same text, laid out otherwise, is not asked for again, also by another start.
  const same = requestOf(about('a.pdf', '  Geometri\n'));
  expect(await manual(same)).toEqual({ value: { tajuk: 'Geometri' } });
  expect(await manualRules(folder)(same)).toEqual({ value: { tajuk: 'Geometri' } });
  expect((await readdir(folder)).filter((name) => name.endsWith('.md'))).toEqual(['001-uji.kecil.md']);
  expect(await recordedRules(join(folder, 'recordings'))(same)).toEqual({ value: { tajuk: 'Geometri' } });
});

test('A request that nobody answers yet is one that the model is too busy for; its repetition waits for the same file', async () => {
  const manual = manualRules(folder, 20);
  await expect(manual(requestOf('x'))).rejects.toMatchObject({ name: 'ThrottlingException' });
  await answerByHand('001', { tajuk: 'x' });
  expect(await manual(requestOf('x'))).toEqual({ value: { tajuk: 'x' } });
});

test('A recording answers its own text, else the same prompt about documents of the same names, and says so', async () => {
  const keep = (name: string, request: ConverseLike, answer: unknown): Promise<void> =>
    writeFile(join(folder, `${name}.json`), JSON.stringify({ ...identityOf(request), answer }));
  await keep('satu', requestOf(about('a.pdf', 'lama')), 1);
  await keep('dua', requestOf(about('b.pdf', 'lama')), 2);
  await keep('tiga', requestOf(about('b.pdf', 'lain')), 3);
  await keep('empat', requestOf('tanpa dokumen'), 4);
  const play = recordedRules(folder);
  expect(await play(requestOf(about('b.pdf', 'lain')))).toEqual({ value: 3 });
  expect(await play(requestOf(about('a.pdf', 'baharu')))).toEqual({ value: 1, notice: expect.any(String) });
  for (const unknown of [
    requestOf(about('b.pdf', 'baharu')),
    requestOf('lain tanpa dokumen'),
    requestOf(about('a.pdf', 'lama'), 'uji.lain'),
  ])
    await expect(play(unknown)).rejects.toThrow(identityOf(unknown).match);
});
