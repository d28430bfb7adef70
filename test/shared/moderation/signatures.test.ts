import { expect, test } from '@jest/globals';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { orderFault } from '../../../shared/moderation/order.ts';
import { lapsedText, endingText } from '../../../shared/moderation/signatures.ts';
import { faultsOf } from '../../../shared/moderation/deciding.ts';
import { sentRow } from '../../support/sent.ts';

const signed = (readerName: string, state: Sent['state']): Sent => sentRow({ readerName, state });

test('before a document changes, it is said what will end, and nobody is to be sent anything yet: for nobody, nothing', () => {
  const asked = [signed('Siti', 'accepted'), signed('Badrul', 'waiting')];
  const told = endingText('JST', asked, 'Sah');
  for (const one of ['JST', 'Sah', 'Siti (Penyemak)', 'Badrul (Penyemak)']) expect(told).toContain(one);
  expect(endingText('JST', asked)).not.toContain('Sah');
  expect(told).toContain('Siti (Penyemak) akan tamat');
  expect(told).not.toMatch(/berkuat kuasa|Hantar semula/);
  expect([endingText('JST', []), endingText('JST', [], 'Sah')]).toEqual(['', expect.stringContaining('Sah')]);
});

/** Sent at version 1, then at version 2, with what came of each. */
const ofRounds = (readerName: string, role: 'penyemak' | 'pengesah', ...outcomes: ('accepted' | 'returned' | null)[]) =>
  sentRow({
    readerName,
    role,
    state: outcomes.at(-1) ?? 'waiting',
    rounds: outcomes.map((outcome, n) => ({ version: n + 1, note: '', sentAt: '', outcome, endedAt: null })),
  });

test.each<[string, Sent[], boolean, RegExp | null]>([
  ['nobody has checked', [], false, null],
  ['somebody has only read', [ofRounds('Siti', 'penyemak', 'returned')], false, null],
  ['nobody has checked, where two people are needed', [], true, /dua orang.*kepada penyemak dahulu/],
  ['its penyemak has accepted', [ofRounds('Siti', 'penyemak', 'accepted', 'accepted')], true, null],
  ['was accepted before it changed', [ofRounds('Siti', 'penyemak', 'accepted')], false, /semula kepada Siti dahulu/],
  ['its penyemak has again', [ofRounds('Siti', 'penyemak', 'accepted', null)], false, /Tunggu Siti/],
  [
    'was given back the second time',
    [ofRounds('Siti', 'penyemak', 'accepted', 'returned')],
    false,
    /semula kepada Siti/,
  ],
  [
    'was accepted by one who has left, where two people are needed',
    [{ ...ofRounds('Siti', 'penyemak', 'accepted'), readerEmail: '' }],
    true,
    /kepada penyemak dahulu/,
  ],
  ['was accepted by one who has left', [{ ...ofRounds('Siti', 'penyemak', 'accepted'), readerEmail: '' }], false, null],
  [
    'was accepted by one who has left and one who has not',
    [{ ...ofRounds('Siti', 'penyemak', 'accepted'), readerEmail: '' }, ofRounds('Lim', 'penyemak', 'accepted')],
    false,
    /semula kepada Lim dahulu/,
  ],
])('a version that %s goes to a pengesah in turn', (_, sent, isOfTwo, fault) => {
  const said = orderFault([...sent, ofRounds('Badrul', 'pengesah', 'accepted')], 2, isOfTwo);
  expect(said ?? '').toMatch(fault ?? /^$/);
});

test('after a document has changed it is said who knows, and whom to send it again, in turn', () => {
  const [checks, approves] = [ofRounds('Siti', 'penyemak', 'accepted'), ofRounds('Badrul', 'pengesah', 'accepted')];
  expect(lapsedText([approves, checks])).toMatch(
    /tidak lagi berkuat kuasa\. Rakan diberitahu melalui loceng\. Hantar semula kepada Siti, kemudian Badrul\.$/,
  );
  expect(lapsedText([ofRounds('Siti', 'penyemak', null)])).toMatch(
    /^Siti \(Penyemak\) menyemak versi lama, dan dimaklumkan/,
  );
  expect(lapsedText([{ ...checks, readerEmail: '' }])).not.toContain('loceng');
});

test.each([
  [true, null, false],
  [true, 'Sudah.', true],
  [false, null, true],
])('a comment that asks for a change (%s) and is answered %s: sent again %s', (isChange, answer, isSent) => {
  const comment = { id: 'a', at: '', item: '', text: 'Baik.', isChange, round: 1, on: '', answer };
  const { send, accept } = faultsOf(sentRow({ comments: [comment] }));
  expect([send === null, accept === null]).toEqual([isSent, isSent]);
});
