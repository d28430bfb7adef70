import { expect, test } from '@jest/globals';
import { changedSources } from '../../../../lambdas/platform/stages/origin.ts';
import type { Version } from '../../../../shared/session/artefact.ts';

/** What is told of a source with these versions ('edited a z': why, and its two texts) to what was made from its first. */
async function told(steps: readonly string[]) {
  const all = steps.map((step, n) => {
    const [reason, idea, text] = step.split(' ') as [Version['reason'], string, string];
    const value = { idea, rubrics: [{ courseCode: 'EDUP3033', assessmentType: 'Kuiz', text }] };
    return { version: n + 1, reason, pointer: '', value };
  });
  const now = all.at(-1);
  // As in storage, the present version is not among those of before.
  const get = async (_: string, __: unknown, version: number) =>
    all.slice(0, -1).find((each) => each.version === version) ?? null;
  const artefacts = { get, versions: async () => all } as never;
  const changed = await changedSources(artefacts, { base: { dlo: 1 } }, new Map([['dlo', now as never]]));
  return changed.flatMap(({ how, changes }) => [how, ...changes.map(({ before, after }) => `${before} > ${after}`)]);
}

const made = 'generated a x';

test.each<[string, string[], string[]]>([
  ['edited', ['edited a z'], ['edited', 'x > z']],
  ['edited and put back', ['edited c x', 'edited a x'], []],
  ['made again, then edited', ['generated d x', 'edited d y'], ['remade']],
])('what is told of a source that was %s', async (_, steps, expected) => {
  expect((await told([made, ...steps])).toSorted()).toEqual(expected.toSorted());
});
