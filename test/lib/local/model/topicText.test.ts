import { describe, expect, test } from '@jest/globals';
import { parted } from '../../../../lib/local/model/course/topics/topicText.ts';

const none: ReadonlySet<string> = new Set();

describe('A cell of the topics', () => {
  test.each([
    ['Sejarah seni persembahan di Alam<br>Melayu', 'Sejarah seni persembahan di Alam Melayu', []],
    ['Sejarah pendidikan guru di<br>Tanah Melayu', 'Sejarah pendidikan guru di Tanah Melayu', []],
    ['Amalan refleksi dalam kalangan<br>guru permulaan', 'Amalan refleksi dalam kalangan guru permulaan', []],
    ['Nombor nisbah<br>Definisi', 'Nombor nisbah', ['Definisi']],
    [
      'Pengenalan kepada sistem bilangan<br>Integer<br>Pecahan',
      'Pengenalan kepada sistem bilangan',
      ['Integer', 'Pecahan'],
    ],
    ['Pengenalan kepada sistem bilangan<br>• Integer', 'Pengenalan kepada sistem bilangan', ['• Integer']],
  ])('%s is the title %s with what follows %j', (cell, title, rest) => {
    expect(parted(cell, none)).toEqual({ title, rest });
  });
});
