import { levelNames, levelNamesEnglish } from '../counting/levels.ts';
import { findingKinds, findingNames } from '../schemas.ts';

/** What code finds of a document, in the English of its file. What a second reader writes is in the paper's language already. */

const kinds: Readonly<Record<(typeof findingKinds)[number], string>> = {
  wrong_scheme: 'The marking scheme may be wrong',
  giveaway: 'The answer is easily guessed',
  off_topic: 'Not about this topic or CLO',
  unanswerable: 'Cannot be answered from this question',
  marks_scheme: 'Marks do not match the scheme',
  duplicate: 'Like another question',
  invented_source: 'A source or data made up without saying so',
  unsupported_cite: 'The cited passage does not support the answer',
  above_clo: 'Level above that of the CLO',
  two_right: 'Options that mean the same or overlap',
  negative: 'A negative that is not emphasised',
  answer_length: 'Length of the answer out of proportion to its marks',
  indonesian: 'Not Malaysian Malay',
};

const levels = Object.keys(levelNames).map((code) => [code, levelNames[code] ?? '', levelNamesEnglish[code] ?? '']);
const units: Readonly<Record<string, string>> = {
  jam: 'hours',
  minit: 'minutes',
  orang: 'people',
  halaman: 'pages',
  'patah perkataan': 'words',
  soalan: 'questions',
  markah: 'marks',
  item: 'items',
};

/** Sentences as code writes them, longer ones before those that they hold. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s,(])Soalan (?=\d)/gu, 'Question '],
  [/^Bahagian (?=[A-Z]: )/gmu, 'Section '],
  [/(\S+) jam dalam JST, (\S+) jam dalam dokumen\./gu, '$1 jam in the JST, $2 jam in the document.'],
  [/SLT tidak dinyatakan dalam dokumen; isi dalam JST\./gu, 'the document does not state its SLT; fill it in the JST.'],
  [/^(\d+) nilai belum disahkan oleh dokumen\./gmu, '$1 values are not confirmed by the document.'],
  [/^(\d+) perkara lain menunggu di Semak Fakta\./gmu, '$1 other items wait in Semak Fakta.'],
  [/^Berbeza daripada JSU: /gmu, 'Other than the JSU: '],
  [/(?<=^Other than the JSU: )kertas ini (?=\d)/gmu, 'this paper '],
  [/^Garis panduan kursus: (.+); kertas ini: (.+)\.$/gmu, 'Course guide: $1; this paper: $2.'],
  [/Soalan ini hampir sama dengan soalan (\d+)\./gu, 'This question is much like question $1.'],
  [/ tidak ditaksir dalam mana-mana tugasan atau ujian\./gu, ' is assessed by no task or test.'],
  [
    / ditaksir melalui ujian dalam JST tetapi tiada soalan dalam JSU\./gu,
    ' is assessed by this test in the JST, but by no question of the JSU.',
  ],
  [/^Tidak: lihat dapatan /gmu, 'No: see the findings of '],
  [/^Disenaraikan: (?=\d)/gmu, 'Listed: '],
  [/^Diterima: /gmu, 'Accepted: '],
  [/ Ayat: (?=“)/gu, ' Sentence: '],
  [
    /Semakan kedua tanpa melihat skema memilih (.+?), tetapi kunci jawapan ialah ([A-D])\./gu,
    'The second look, without the scheme, chose $1, but the key is $2.',
  ],
  [
    /Semakan kedua mendapati soalan ini pada aras (C\d) \((.+?)\), bukan (C\d)\./gu,
    'The second look found this question at level $1 ($2), not $3.',
  ],
  [
    /Lebih daripada satu pilihan boleh dipertahankan: ([A-D, ]+) dan ([A-D])\./gu,
    'More than one option can be defended: $1 and $2.',
  ],
  [/Soalan ini belum melalui semakan kedua pada versi ini\./gu, 'This version of the question has had no second look.'],
  [
    /Isi atau aras soalan ini belum dinilai oleh semakan kedua\./gu,
    'Content or level of this question has not been judged by a second look.',
  ],
  [/Yang diketahui(?: bagi (.+?))? ialah (.+?), bukan ([^\n]+?)\.(?=\s|$)/gu, 'What is known is $2, not $3.'],
  [
    /(\S[^\n.]*?) di luar dokumen: tiada dalam rujukan kursus atau nota\./gu,
    '$1 is outside the document: neither in the references of the course nor in the notes.',
  ],
  [
    / tiada dalam fakta kursus yang disahkan atau bahan yang digunakan\./gu,
    ' is neither among the confirmed facts of the course nor in the material.',
  ],
  [/ tiada dalam (?:fakta kursus|bahan yang digunakan)\./gu, ' is not among the facts of the course.'],
  [/ tiada dalam rujukan kursus atau nota\./gu, ' is neither in the references of the course nor in the notes.'],
  [
    / tiada dalam soalan atau petikan yang dinamakan\./gu,
    ' is neither in the question nor in the passages that it names.',
  ],
  [/ tiada dalam soalan ini\./gu, ' is not in this question.'],
  [/Kiraan ini sepatutnya /gu, 'It should come to '],
  [/(Tugasan|Dokumen) menyatakan (".+?"), bukan (".+?")\./gu, '$1: says $2, not $3.'],
  [/(Tugasan|Dokumen) tidak menyatakan bilangan (\d+)\./gu, '$1: has no number $2.'],
  [/(Tugasan|Dokumen) tidak menyatakan (".+?")\./gu, '$1: does not say $2.'],
  [/Soalan tidak menyatakan (.+?) bagi (".+?")\./gu, 'The question does not say $1 of $2.'],
  [/\bTugasan: (?=says|has|does)/gu, 'The task '],
  [/\bDokumen: (?=says|has|does)/gu, 'The document '],
  [/Aras (\w\d) (melebihi|lebih rendah daripada) aras (\w\d) bagi ([\w, ]+)\./gu, 'Level $1 $2 level $3 of $4.'],
  [/(?<=Level \w\d )melebihi/gu, 'is above'],
  [/(?<=Level \w\d )lebih rendah daripada/gu, 'is below'],
  [/Kata kerja (".+?") lazimnya aras (.+?), bukan (.+?)\./gu, 'The verb $1 usually is of level $2, not $3.'],
  [
    /Kata tugas (".+?") menuntut aras (C\d), melebihi aras (C\d)(?: bagi (\w+)| soalan ini)\./gu,
    'The verb $1 asks for level $2, above level $3.',
  ],
  [
    /Kata tugas (".+?") lazimnya menguji aras (.+?), tetapi soalan ini ditetapkan pada aras (.+?)\./gu,
    'The verb $1 usually tests level $2, but this question is set at level $3.',
  ],
  [/Subtopik ini milik topik (".+?"), bukan (".+?")\./gu, 'This subtopic belongs to topic $1, not $2.'],
  [/Jadual: jumlah (.+?) ialah (.+?), bukan (.+?)\.(?=\s|$)/gu, 'Table: $1 comes to $2, not $3.'],
  [/Jadual: (.+?), bukan (.+?)\.(?=\s|$)/gu, 'Table: $1, not $2.'],
  [/Jadual memberi (.+?) bagi (".+?"), (.+?); bukan (.+?)\.(?=\s|$)/gu, 'The table gives $1 for $2, $3; not $4.'],
  [/Kertas ini selama (\d+) minit, bukan (.+?)\.(?=\s|$)/gu, 'This paper takes $1 minit, not $2.'],
  [
    /HOTS dalam (?:JSU|soalan ujian) (.+?) markah, kurang daripada (\d+%)\./gu,
    'HOTS carry $1 of the marks, less than $2.',
  ],
  [/Topik (".+") tiada soalan dalam JSU\./gu, 'Topic $1: no question in the test specification.'],
  [/^Tidak disoal: (.+) \((\d+ soalan) bagi (\d+) topik\)\.$/gmu, 'Not asked: $1 ($2 for $3 topics).'],
  [/(\w+): (.+?) markah kertas, (.+?) dalam (dokumen|JST)\./gu, '$1: $2 of the marks of the paper, $3 in the $4.'],
  [/ in the dokumen\./gu, ' in the document.'],
  [
    /(?<=: )soalan pilihan mestilah sama (markah|CLO|aras), bukan (.+?)(?:; calon boleh mengelak salah satu)?\.$/gmu,
    'questions of a choice must have the same $1, not $2.',
  ],
  [/must have the same markah/gu, 'must have the same marks'],
  [/must have the same aras/gu, 'must have the same level'],
];

/** A line of the form at the end of an English file. */
export function foundInEnglish(line: string): string {
  const named = findingKinds.reduce((text, kind) => text.replace(`${findingNames[kind]}: `, `${kinds[kind]}: `), line);
  const said = sentences.reduce((text, [form, english]) => text.replace(form, english), named);
  if (said === line) return line;
  const counted = said.replace(
    new RegExp(`(?<=\\d )(?:${Object.keys(units).join('|')})(?![\\p{L}])`, 'gu'),
    (unit, at: number) => {
      const many = units[unit] ?? unit;
      const isOne = /(?<![\d.,])1 $/u.test(said.slice(0, at));
      return isOne ? (many === 'people' ? 'person' : many.replace(/s$/u, '')) : many;
    },
  );
  return levels.reduce(
    (text, [code = '', malay = '', english = '']) =>
      text
        .replaceAll(`${code} ${malay}`, `${code} ${english}`)
        .replaceAll(`${code} (${malay})`, `${code} (${english})`),
    counted,
  );
}
