import { expect, test } from '@jest/globals';
import { listed } from '../../../shared/text/words.ts';

test.each([
  [['Etika', 'Nilai', 'Moral'], 'ms', 'Etika, Nilai dan Moral'],
  [['Matematik dan Statistik', 'Asas Pengaturcaraan'], 'ms', 'Matematik dan Statistik serta Asas Pengaturcaraan'],
  [['Etika', 'Bunyi dan Rentak', 'Nada dan Melodi'], 'ms', 'Etika, Bunyi dan Rentak serta Nada dan Melodi'],
  [['Hasil', 'Sand and Salt'], 'ms', 'Hasil dan Sand and Salt'],
  [['Etika dan Nilai', 'Moral'], 'en', 'Etika dan Nilai and Moral'],
])('%j is listed in %s', (parts, language, whole) => {
  expect(listed(parts, language)).toBe(whole);
});
