import { expect, test } from '@jest/globals';
import { hasFaulty, putSentences } from '../../../lambdas/pedagona/stages/sentences.ts';
import { AbandonedError } from '../../../lambdas/platform/jobs/failure.ts';
import { ConditionFailed } from '../../../lambdas/platform/storage/table.ts';
import type { Version } from '../../../shared/session/artefact.ts';
import { confirmedLink } from '../../../shared/pedagona/labels/chainLabels.ts';
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

const { courseComparison } = fixtures.merangkai;
const withLink = (confirmation: '' | typeof confirmedLink) => ({
  ...fixtures.merangkai,
  courseComparison: {
    ...courseComparison,
    links: courseComparison.links.map((link) => ({ ...link, text: doubted, confirmation })),
  },
});

test.each([
  ['open', withLink(''), true],
  ['confirmed', withLink(confirmedLink), false],
])('a doubted sentence of a link that is %s', async (_, linked, expected) => {
  const context = contextWith({ get: async () => ({ edited: [] }), versions: async () => versions('generated') });
  expect(await hasFaulty(context, 'dlo', { courses: [...fixtures.courses], merangkai: linked })).toBe(expected);
});

const better = (at: string) => ({ name: 'merangkai', at, before: doubted, after: 'Idea ini.' });
const refusing =
  (...refused: boolean[]) =>
  async () => {
    throw new ConditionFailed(refused);
  };

/** What is saved when these changes are put into this. */
async function put(current: object | null, at = '/combinedBigIdea', refuse = async () => {}) {
  const saved: unknown[] = [];
  const get = async (name: string) => {
    if (name !== 'merangkai') return { value: [better(at)], version: 1 };
    return current && { value: current, version: 1 };
  };
  const save = async (_: string, { value }: { value: unknown }) => {
    await refuse();
    saved.push(value);
  };
  await putSentences(contextWith({ get, save }));
  return saved;
}

test('a better sentence is put where it was asked for, and not over what the lecturer has written or confirmed meanwhile', async () => {
  const linkAt = '/courseComparison/links/0/text';
  expect(await put(merangkai)).toEqual([{ ...merangkai, combinedBigIdea: 'Idea ini.' }]);
  expect(await put({ ...merangkai, combinedBigIdea: 'Milik pensyarah.' })).toEqual([]);
  expect(await put(withLink(''), linkAt)).toHaveLength(1);
  expect(await put(withLink(confirmedLink), linkAt)).toEqual([]);
});

test('a stage that is made is not lost to a sentence that cannot be put, unless its job was given up', async () => {
  expect(await put(null)).toEqual([]);
  expect(await put(merangkai, '/combinedBigIdea', refusing(false, true))).toEqual([]);
  await expect(put(merangkai, '/combinedBigIdea', refusing(true))).rejects.toThrow(AbandonedError);
});
