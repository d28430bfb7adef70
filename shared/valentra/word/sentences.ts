/** Sentences of code, and their English. */
const sentences: readonly (readonly [said: RegExp, inEnglish: string])[] = [
  [/^Yang diketahui(?: bagi .+?)? ialah (.+), bukan (.+)\.$/, '$1 is known, not $2.'],
  [/^Nama (.+) tiada dalam bahan yang digunakan\.$/, 'The name $1 is in none of the material.'],
  [/^(.+) tiada dalam fakta kursus.*$/, '$1 is in no confirmed fact of the course.'],
  [/^(.+) di luar dokumen: .+$/, '$1 is in no reference of the course and not in the notes.'],
  [/^(.+) tiada dalam soalan.*$/, '$1 is not in the question.'],
  [/^Kiraan ini sepatutnya (.+)$/, 'This should be $1'],
  [/^Kiraan (".+") memberi ([\d.]+).*$/, '$1 comes to $2.'],
  [/^Aras (\w\d) melebihi aras (\w\d) bagi (.+)$/, 'Level $1 is above level $2 of $3'],
  [/^Aras (\w\d) lebih rendah daripada aras (\w\d) bagi (.+)$/, 'Level $1 is below level $2 of $3'],
  [/^Kata (?:kerja|tugas) (".+?") (?:lazimnya|menuntut) aras (C\d).+$/, 'The verb $1 is usually of level $2.'],
  [/^Tugasan menyatakan (".+")\.$/, 'The task says $1.'],
  [/^Tugasan tidak menyatakan (?:bilangan )?(.+)\.$/, 'The task does not say $1.'],
  [/^Dokumen menyatakan (".+")\.$/, 'The document says $1.'],
  [/^Dokumen tidak menyatakan (?:bilangan )?(.+)\.$/, 'The document does not say $1.'],
  [/^Subtopik ini milik topik (".+"), bukan (".+")\.$/, 'This subtopic is of $1, not of $2.'],
  [/^(\w+): (\S+) jam dalam JST, (\S+) jam dalam dokumen\.$/, '$1: $2 hours in the JST, $3 in the document.'],
  [/^(\w+): SLT tidak dinyatakan dalam dokumen; .+$/, '$1: the document states no SLT.'],
  [/^(\w+): (\S+) jam \(belum disahkan\)\.$/, '$1: $2 hours, unconfirmed.'],
  [
    /^(\w+): dinilai daripada (\d+) markah, (\S+) markah.* dalam dokumen\.$/,
    '$1: out of $2 marks, $3 in the document.',
  ],
  [/^(\d+) perkara lain menunggu di Semak Fakta\.$/, 'Other facts of the course to be settled: $1.'],
  [/^(\d+) nilai belum disahkan oleh dokumen\.$/, 'Values that the document does not confirm: $1.'],
  [/^Topik (".+") tiada soalan dalam JSU\.$/, 'No question of the JSU is about $1.'],
  [/^(CLO\d+): (\S+) markah kertas, (\S+) dalam dokumen\.$/, '$1: $2 of the marks, $3 in the document.'],
  [/^Bahagian (\(\w\)) (\d+) markah, tetapi skemanya menanda (\d+)\.$/, 'Part $1 has $2 marks, its scheme $3.'],
  [/^Berbeza daripada JSU: kertas ini (\d+) item, (\d+) markah.+$/, 'This paper: $1 items, $2 marks; the JSU differs.'],
  [/^Kertas ini selama (.+), bukan (.+)\.$/, 'This paper lasts $1, not $2.'],
  [/^Nama ini juga diberi kepada (\w+)\.$/, 'This name is given to $1, too.'],
  [
    /^(CLO\d+) bukan CLO topik (".+") dalam ujian ini; guna (.+)\.$/,
    '$1 is no CLO of the topic $2 in this test; use $3.',
  ],
  [/^Kata-kata bukti (".+") tiada dalam petikan yang dinamakan\.$/, 'The words $1 are not in the cited passages.'],
  [
    /^(?:Kata-kata bukti|Petikan.+) memuatkan pilihan (".+"), bukan.+$/,
    'What is cited has option $1, not this answer.',
  ],
  [/^Kata-kata bukti (".+") tidak memuatkan jawapan (".+")\.$/, 'The words $1 do not have the answer $2.'],
  [/^Kata-kata bukti menyebut (.+), jawapan menyebut (.+)\.$/, 'The words given as ground say $1, the answer $2.'],
  [/^Kata-kata bukti bukan tentang yang ditanya: (".+")\.$/, 'The words given as ground are of another matter: $1.'],
  [/^Dibuat daripada .+ yang telah berubah\.$/, 'What it was made from has changed.'],
  [/^Garis panduan kursus: (.+) \(belum disahkan\)\.$/, 'Course outline: $1, unconfirmed.'],
  [/^Garis panduan kursus: (.+); kertas ini: ([^.]+)\.?$/, 'Course outline: $1; this paper: $2.'],
  [/^Soalan pilihan tidak disokong: .+$/, 'A choice of questions is not supported: every question is answered.'],
  [
    /^(\w+): topik (".+") tiada dalam kursus dan tidak dimasukkan; .+$/i,
    '$1: the course has no topic $2; it was left out.',
  ],
  [
    /^(\w+): (\w+) (?:tiada dalam kursus|bukan HP pentaksiran ini) dan tidak dimasukkan.*$/,
    '$1: $2 is not of it and was left out.',
  ],
  [/^(\w+): agihan HP berjumlah (\d+)%.+$/, '$1: shares came to $2% and were set to 100%.'],
  [/^(\w+): kriteria penilaian belum ditulis\.$/, '$1: its criteria are not written yet.'],
  [/^Topik (".+") memerlukan (\d+) baris\.$/, 'The topic $1 needs $2 rows.'],
  [/^Topik (".+") tiada dalam agihan; .+$/, 'The topic $1 is not of this test.'],
  [
    /^Aras soalan ([\d, ]+) berlainan daripada .+$/,
    'The levels of questions $1 differ from those of the JSU, so that each level is tested.',
  ],
  [/^(\d+) daripada (\d+) soalan tidak dapat ditulis.+$/, '$1 of $2 questions could not be written from the material.'],
  [/^Muat naik bahan kuliah, atau kurangkan bilangan soalan\.$/, 'Add notes, or ask for fewer questions.'],
  [/^Jumlah wajaran pentaksiran ialah (\S+)%, bukan 100%\.$/, 'The weights come to $1%, not 100%.'],
  [/^Sila semak dokumen kursus\.$/, 'Check the course document.'],
  [/^Wajaran tidak dinyatakan dalam dokumen kursus bagi: (.+)\.$/, 'The course document gives no weight of: $1.'],
];
const units = {
  jam: 'hours',
  minit: 'minutes',
  halaman: 'pages',
  markah: 'marks',
  minggu: 'weeks',
  soalan: 'questions',
  bahagian: 'sections',
  daripada: 'of',
};
const unitForm = new RegExp(`(?<=\\d )(?:${Object.keys(units).join('|')})\\b`, 'g');

export function sentenceIn(message: string): string | undefined {
  const [said, inEnglish = ''] = sentences.find(([form]) => form.test(message)) ?? [];
  return said && message.replace(said, inEnglish).replace(unitForm, (unit) => units[unit as keyof typeof units]);
}

/** Several of them, one behind the other; undefined where one is of nobody's. */
export function sentencesIn(text: string): string | undefined {
  const said = text.split(/(?<=\.)\s+(?=[\p{Lu}\d])/u).map((one) => sentenceIn(one));
  return said.includes(undefined) ? undefined : said.join(' ');
}
