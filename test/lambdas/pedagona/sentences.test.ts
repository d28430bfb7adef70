import { expect, test } from '@jest/globals';
import { hasFaulty, putSentences } from '../../../lambdas/pedagona/stages/sentences.ts';
import type { Version } from '../../../shared/artefact.ts';
import * as fixtures from '../../shared/pedagona/fixtures/chain.ts';

const doubted = 'Idea ini menurut Tanenbaum (2011) menghubungkan kedua-dua kursus.';
const merangkai = { ...fixtures.merangkai, combinedBigIdea: doubted };
const versions = (...reasons: Version['reason'][]) => reasons.map((reason, n) => ({ version: n + 1, reason }));
const contextWith = (artefacts: object) =>
  ({ artefacts, id: { name: 'dlo' }, job: { input: { run: '1' } }, services: { now: () => new Date(0) } }) as never;

test.each([
  ['a doubted sentence', 'dlo', [], versions('generated'), true],
  ['one that the lecturer has written', 'dlo', ['/combinedBigIdea'], versions('generated', 'edited'), false],
  ['one beside what the lecturer has written', 'dlo', ['/rubrics'], versions('generated', 'edited'), true],
  ['one that was asked for again before', 'dlo', [], versions('generated', 'rewritten', 'edited'), false],
  ['one that was made again since', 'dlo', [], versions('generated', 'rewritten', 'generated'), true],
  ['one that another stage asks about', 'merangkai', [], versions('generated'), false],
] as const)('what a stage asks for again: %s', async (_, stage, edited, kept, expected) => {
  const context = contextWith({ get: async () => ({ edited }), versions: async () => kept });
  expect(await hasFaulty(context, stage, { courses: [...fixtures.courses], merangkai })).toBe(expected);
});

test('a better sentence is put where it was asked for, and not over what the lecturer has written meanwhile', async () => {
  const better = { name: 'merangkai', at: '/combinedBigIdea', before: doubted, after: 'Idea ini.' };
  const put = async (current: object) => {
    const saved: unknown[] = [];
    const get = async (name: string) => ({ value: name === 'merangkai' ? current : [better], version: 1 });
    const save = async (_: string, { value }: { value: unknown }) => saved.push(value);
    await putSentences(contextWith({ get, save }));
    return saved;
  };
  expect(await put(merangkai)).toEqual([{ ...merangkai, combinedBigIdea: 'Idea ini.' }]);
  expect(await put({ ...merangkai, combinedBigIdea: 'Milik pensyarah.' })).toEqual([]);
});
