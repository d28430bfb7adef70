import { expect, test } from '@jest/globals';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { ordinalSchema } from '../../shared/session/session.ts';

test('The place of a course in an address is written in decimal digits', () => {
  expect(['0', 12, '100'].map((place) => ordinalSchema.parse(place))).toEqual([0, 12, 100]);
  for (const place of ['', ' 1', '1e1', '0x1', '-0', '1.0', '101', null])
    expect(ordinalSchema.safeParse(place).success).toBe(false);
});

test.each([[undefined], [null], [[]], ['kertas.pdf']])(
  'Documents that are %j are named as missing in words of the module',
  (documents) => {
    const { error } = acadioraApi.analyze.body.safeParse({ sessionName: 'Artikel', documents });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Sila pilih fail dokumen']);
  },
);
