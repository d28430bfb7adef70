import { expect, test } from '@jest/globals';
import { readTable, type TableRow } from '../../../shared/document/table.ts';
import { tableOf } from '../../support/blocks.ts';

/** 'H a ; b' a head, 'CLO1> label=value ; value' a row; a text merged from above ends with ^. */
function said({ cells, own, columns, key, isHeader, isSum, isCaption }: TableRow): string {
  const marks = [isHeader && 'H ', isSum && 'S ', isCaption && 'C ', key !== undefined && `${key}> `];
  const texts = cells.flatMap((cell, place) =>
    cell === '' ? [] : [`${columns[place] === '' ? '' : `${columns[place]}=`}${cell}${own[place] === true ? '' : '^'}`],
  );
  return marks.filter(Boolean).join('') + texts.join(' ; ');
}

test.each([
  [
    'a head of two rows, a break, a sum',
    `| Minggu | Topik | HPK | Bersemuka |<| Jumlah SLT |
     |^|^|^| K | T |^|
     | 1-2 | Konsep | HPK1 | 4 | 2 | 11 |
     | 8 | Cuti pertengahan semester |<|<|<|<|
     | Jumlah |<|<| 24 | 11 | 120 |`,
    [
      'H Minggu ; Topik ; HPK ; Bersemuka ; Jumlah SLT',
      'H Minggu^ ; Topik^ ; HPK^ ; K ; T ; Jumlah SLT^',
      'Minggu=1-2 ; Topik=Konsep ; HPK=HPK1 ; Bersemuka › K=4 ; Bersemuka › T=2 ; Jumlah SLT=11',
      'Minggu=8 ; Topik=Cuti pertengahan semester',
      'S Minggu=Jumlah ; Bersemuka › K=24 ; Bersemuka › T=11 ; Jumlah SLT=120',
    ],
  ],
  [
    'labels beside their values, twice in a row and under a merged label',
    `| Fakulti: | Pendidikan | Muka surat: | 1 daripada 2 |
     | Kod kursus: | PKBK3082 | Jam kredit: | 2 |
     | 5 | Semester dan tahun | Semester | 5 |
     |^|^| Tahun | 3 |`,
    [
      'Fakulti: ; Fakulti:=Pendidikan ; Muka surat: ; Muka surat:=1 daripada 2',
      'Kod kursus: ; Kod kursus:=PKBK3082 ; Jam kredit: ; Jam kredit:=2',
      '5 ; Semester dan tahun ; Semester ; Semester=5',
      '5^ ; Semester dan tahun^ ; Tahun ; Tahun=3',
    ],
  ],
  [
    'a head in the midst, a merged component, a caption',
    `| Komponen | Jenis | HPK | Peratus (%) |
     | Berterusan 60% | Ujian | HPK1 | 15 |
     |^| Tugasan | HPK2 | 45 |
     | PENTAKSIRAN AKHIR (40%) |<|<|<|
     | Komponen | Jenis | HPK | Wajaran |
     | Akhir | Peperiksaan | HPK1, HPK3 | 40 |
     | JUMLAH | | | 100 |`,
    [
      'H Komponen ; Jenis ; HPK ; Peratus (%)',
      'Komponen=Berterusan 60% ; Jenis=Ujian ; HPK=HPK1 ; Peratus (%)=15',
      'Komponen=Berterusan 60%^ ; Jenis=Tugasan ; HPK=HPK2 ; Peratus (%)=45',
      'C Komponen=PENTAKSIRAN AKHIR (40%)',
      'H Komponen ; Jenis ; HPK ; Wajaran',
      'Komponen=Akhir ; Jenis=Peperiksaan ; HPK=HPK1, HPK3 ; Wajaran=40',
      'S Komponen=JUMLAH ; Wajaran=100',
    ],
  ],
  [
    'a matrix of ticks',
    `| HPK | Hasil Pembelajaran Program |<| KI |
     |^| HP1 | HP2 |^|
     | HPK 1 | | √ | KB |`,
    [
      'H HPK ; Hasil Pembelajaran Program ; KI',
      'H HPK^ ; HP1 ; HP2 ; KI^',
      'HPK1> HPK=HPK 1 ; Hasil Pembelajaran Program › HP2=√ ; KI=KB',
    ],
  ],
  [
    'outcomes one under the other, each as labels and values',
    `| CLO | CLO1 |
     | Pernyataan | Menghuraikan prinsip |
     | HP | HP3, HP6 |
     | CLO | CLO2 |
     | Domain | Kognitif |`,
    [
      'CLO1> CLO ; CLO=CLO1',
      'CLO1> Pernyataan ; Pernyataan=Menghuraikan prinsip',
      'CLO1> HP ; HP=HP3, HP6',
      'CLO2> CLO ; CLO=CLO2',
      'CLO2> Domain ; Domain=Kognitif',
    ],
  ],
  [
    'numbers as keys under a head of outcomes',
    `| CPMK | Deskripsi | CPL |
     | 1 | Menguraikan teori | CPL2 |`,
    ['H CPMK ; Deskripsi ; CPL', '1> CPMK=1 ; Deskripsi=Menguraikan teori ; CPL=CPL2'],
  ],
  [
    'a head in words that no lexicon knows',
    `| Perkara | Butir lanjut | Kadar |
     | Kuiz | Bertulis | 10 |`,
    ['H Perkara ; Butir lanjut ; Kadar', 'Perkara=Kuiz ; Butir lanjut=Bertulis ; Kadar=10'],
  ],
])('reads %s', (_, text, rows) => {
  expect(readTable(tableOf(text)).map(said)).toEqual(rows);
});

test('a row that only goes on with a sentence of the row above is no caption', () => {
  const rows = readTable(
    tableOf(`
     | CLO | Pernyataan | Aras |
     | CLO1 | Melukis potret dengan teknik | P4 |
     | | mengikut kadar wajah sebenar. | |
     | CLO2 | Menilai karya rakan. | C5 |`),
  );
  expect(rows.map(said)).toContain(
    'CLO1> CLO=CLO1 ; Pernyataan=Melukis potret dengan teknik\nmengikut kadar wajah sebenar. ; Aras=P4',
  );
});
