import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { bloomFlags, spokenBy, taskFlags } from '../../../../shared/valentra/counting/levelVerbs.ts';
import { type CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import { pentaksiran } from '../fixtures.ts';

/** Lines of `levelVerbs.txt`: a stem with the levels of its verbs; then texts of an item, its level and how it is flagged; '#' before why. */
const [spoken = [], flagged = []] = readFileSync(new URL('levelVerbs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((part) =>
    part
      .split('\n')
      .slice(1)
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(' | ')),
  );

test.each(spoken)('the stem "%s" speaks for the levels "%s"', (stem = '', levels = '') => {
  expect(
    spokenBy(stem)
      .flatMap((one) => one.levels)
      .join(' '),
  ).toBe(levels);
});

test.each(flagged)('of the verbs of "%s" at %s it is flagged "%s"', (texts = '', level = '', message = '') => {
  const [flag] = bloomFlags(texts.split(' / '), level as CognitiveLevel);
  expect(flag !== undefined).toBe(message !== '');
  expect(flag?.message ?? '').toContain(message);
});

test.each([
  ['Senaraikan tiga jenis media.', ['C4 Menganalisis', 'C5 Menilai'], ['bloom_mismatch']],
  ['Bandingkan tiga jenis media.', ['C4 Menganalisis', 'C5 Menilai'], []],
  ['Senaraikan tiga jenis media.', [], []],
])('a task that asks "%s" at %j is flagged %j', (statement, cognitive, codes) => {
  const [task] = pentaksiran.tasks;
  if (task === undefined) throw new Error('There should be a task');
  const domains = { ...task.question.domains, cognitive };
  const flags = taskFlags({ ...task, question: { ...task.question, statement, description: '', domains } });
  expect(flags.map(({ code }) => code)).toEqual(codes);
});
