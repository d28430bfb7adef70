import { expect, test } from '@jest/globals';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { endingText } from '../../../shared/moderation/signatures.ts';
import { sentRow } from '../../support/sent.ts';

const signed = (readerName: string, state: Sent['state']): Sent => sentRow({ readerName, state });

test('before a document changes, it is said what will end, and nobody is to be sent anything yet: for nobody, nothing', () => {
  const asked = [signed('Siti', 'accepted'), signed('Badrul', 'waiting')];
  const told = endingText('JST', asked, true);
  for (const one of ['JST', 'Sah', 'Siti (Penyemak)', 'Badrul (Penyemak)']) expect(told).toContain(one);
  expect(endingText('JST', asked)).not.toContain('Sah');
  expect(told).toContain('Siti (Penyemak) akan tamat');
  expect(told).not.toMatch(/berkuat kuasa|Hantar semula/);
  expect([endingText('JST', []), endingText('JST', [], true)]).toEqual(['', expect.stringContaining('Sah')]);
});
