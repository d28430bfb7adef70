/**
 * The English of what code tells a lecturer of a document, by the Malay sentence; `{}`: a value, in English `{1}`, `{2}` by its place. Most
 * are flags, warnings and gaps.
 */
export const englishMessages: Readonly<Record<string, string>> = {
  'Jumlah wajaran pentaksiran ialah {}, bukan 100%. Sila semak dokumen kursus.':
    'The weights total {1}, not 100%. Please check the course document.',
  'Wajaran tidak dinyatakan dalam dokumen kursus bagi: {}.': 'The course document states no weight for: {1}.',
  'Berbeza daripada JSU: kertas ini {} item, {} markah, HOTS {}%; JSU {} item, {} markah, HOTS {}%. Jana semula JSU untuk jenis dan bilangan soalan ini supaya sepadan.':
    'Differs from the JSU: this paper has {1} items, {2} marks, HOTS {3}%; the JSU {4} items, {5} marks, HOTS {6}%. Make the JSU again for this type and number of questions so that they agree.',
  'Berbeza daripada JSU: kertas ini {} item, {} markah, HOTS {}%; JSU {} item, {} markah, HOTS {}%.':
    'Differs from the JSU: this paper has {1} items, {2} marks, HOTS {3}%; the JSU {4} items, {5} marks, HOTS {6}%.',
  'Aras soalan {} berlainan daripada aras topiknya dalam JSU, supaya setiap aras JSU diuji dan HOTS mencapai 40%.':
    'Questions {1} are at other levels than their topics have in the JSU, so that each level of the JSU is tested and HOTS reach 40%.',
  '{} daripada {} soalan tidak dapat ditulis daripada bahan yang ada. Muat naik bahan kuliah, atau kurangkan bilangan soalan.':
    '{1} of {2} questions could not be written from the material. Upload lecture notes, or ask for fewer questions.',
  'RANGKA: belum boleh digunakan. Lengkapkan dahulu bahagian yang bertanda dalam':
    'OUTLINE: not to be used yet. First complete the marked parts of',
  'Masih rangka: lengkapkan setiap bahagian yang bertanda, kemudian semak.':
    'Still an outline: complete each marked part, then check it.',
  'Bahagian ini masih kosong: {}.': 'Still empty: {1}.',
  'Pilihan {} dan {} sama.': 'Options {1} and {2} are the same.',
  'Jawapan betul ({}) jauh lebih panjang daripada pilihan lain dan mudah diteka.':
    'The right answer ({1}) is much longer than the other options and easy to guess.',
  'Pilihan jawapan berupa nombor tetapi tidak disusun mengikut nilainya.':
    'The options are numbers but not in order of their values.',
  'Soalan ini hampir sama dengan soalan {}.': 'This question is almost the same as question {1}.',
  'Perkataan ini bukan bahasa Melayu Malaysia: {}.': 'These words are not Malaysian Malay: {1}.',
  'Semakan kedua mendapati soalan ini pada aras {} ({}), bukan {}.':
    'The second look finds this question at level {1}, not {3}.',
  'Semakan kedua tanpa melihat skema memilih {}, tetapi kunci jawapan ialah {}.':
    'The second look, without the scheme, chose {1}, but the key is {2}.',
  'Lebih daripada satu pilihan boleh dipertahankan: {}.': 'More than one option can be defended: {1}.',
  'Kata tugas "{}" lazimnya menguji aras {} ({}), tetapi soalan ini ditetapkan pada aras {} ({}).':
    'The verb "{1}" usually tests level {2}, but this question is set at level {4}.',
  'Jumlah markah kriteria ialah {}, bukan {}.': 'The marks of the criteria total {1}, not {2}.',
  'JST menamakan kriteria "{}", tetapi rubrik ini tidak.':
    'The JST names the criterion "{1}", but this rubric does not.',
  'JST tidak memperuntukkan sebarang HP atau PLO bagi tugasan ini, maka kriteria tidak dapat dipadankan.':
    'The JST gives this task no outcome, so that its criteria cannot be matched.',
  'Kriteria "{}" tiada deskriptor bagi aras {}.': 'The criterion "{1}" has no descriptor for: {2}.',
  'Kriteria "{}" menyatakan perkara yang sama, atau berbeza pada kata gred sahaja, bagi aras {}.':
    'The criterion "{1}" says the same, or differs in its grades alone, for: {2}.',
  'Pilihan {} merangkumi atau menolak pilihan lain.': 'Option {1} covers or rules out the others.',
  'Tulis "{}" dengan huruf besar.': 'Print "{1}" in capitals.',
  'Petikan yang dinamakan memuatkan pilihan "{}", bukan jawapan ini.':
    'The passage that is named has the option "{1}", not this answer.',
  'Petikan yang dinamakan tidak menyebut {}.': 'The passage that is named does not say {1}.',
  'Petikan yang dinamakan tidak memuatkan jawapan ini.': 'The passage that is named does not have this answer.',
  'SLT tidak dinyatakan dalam dokumen; isi dalam JST.': 'The document states no SLT; fill it in in the JST.',
  '{} tiada dalam fakta kursus yang disahkan atau bahan yang digunakan.':
    '{1} is not in the facts of the course or its material.',
  'Aras {} tiada dalam fakta kursus.': 'Level {1} is not in the facts of the course.',
  '{} tiada dalam fakta kursus.': '{1} is not in the facts of the course.',
  'Nama {} tiada dalam bahan yang digunakan.': 'The name {1} is not in the material.',
  '{} di luar dokumen: tiada dalam rujukan kursus atau nota.':
    '{1} is not in the references of the course or the notes.',
  '{} tiada dalam bahan yang digunakan.': '{1} is not in the material.',
  '{} tiada dalam soalan ini.': '{1} is not in this question.',
  'Yang diketahui bagi {} ialah {}, bukan {}.': 'What is known of {1} is {2}, not {3}.',
  'Yang diketahui ialah {}, bukan {}.': 'What is known is {1}, not {2}.',
  'Kata tugas "{}" menuntut aras {}, melebihi aras {} bagi {}.': 'The verb "{1}" asks for {2}, above {3} of {4}.',
  '{} tiada dalam soalan, petikan atau nota.': '{1} is not in the question, its passages or the notes.',
  'Masa kertas ini {}.': 'The time of this paper is {1}.',
  'Kiraan ini sepatutnya {}.': 'This sum should be {1}.',
  'Kiraan "{}" memberi {}, iaitu pilihan {}, bukan kunci {}.': 'The sum "{1}" gives {2}, option {3}, not the key {4}.',
  'Kiraan "{}" memberi {}, bukan kunci {}.': 'The sum "{1}" gives {2}, not the key {3}.',
  'Kiraan "{}" memberi {}, yang tiada dalam skema.': 'The sum "{1}" gives {2}, which the scheme does not have.',
  'Pilihan {} sama dengan hasil kiraan.': 'Options {1} equal the result of the sum.',
  'Rangsangan menyatakan "{}".': 'The stimulus says "{1}".',
  'Aras {} lebih rendah daripada aras {} bagi {}.': 'Level {1} is below level {2} of {3}.',
  'Aras {} melebihi aras {} bagi {}.': 'Level {1} is above level {2} of {3}.',
  '{} tidak mempunyai aras dalam domain {}.': '{1} has no level in the domain of {2}.',
  'Kata kerja "{}" lazimnya aras {}, bukan {}.': 'The verb "{1}" is usually of {2}, not {3}.',
  'Subtopik ini milik topik "{}", bukan "{}".': 'This subtopic belongs to "{1}", not "{2}".',
  '{} bukan CLO topik "{}" dalam ujian ini; guna {}.': '{1} is no CLO of "{2}" in this test; use {3}.',
  '{} baris ini belum ditulis.': '{1} of this row is not written yet.',
  'Sumber ini tiada dalam rujukan kursus atau nota. Jika rekaan, nyatakan "Situasi rekaan" ("Fictional situation").':
    'This source is not in the references or the notes. If it is fictional, say so.',
  '{} tidak ditaksir dalam mana-mana tugasan atau ujian.': '{1} is assessed in no task or test.',
  '{} ditaksir melalui ujian dalam JST tetapi tiada soalan dalam JSU.':
    '{1} is assessed by a test in the JST but has no question in the JSU.',
  '{} ditaksir melalui tugasan dalam JST tetapi tiada soalan pentaksiran berterusan.':
    '{1} is assessed by a task in the JST that is not written.',
  '{} ada dalam JSU tetapi tiada soalan ujian yang menaksirnya.':
    '{1} is in the JSU but no question of the test assesses it.',
  'Aras {} ada dalam JSU tetapi tiada soalan ujian pada aras itu.':
    'Level {1} is in the JSU but the test has no question at it.',
  'Soalan ini belum melalui semakan kedua pada versi ini.': 'This question had no second look as it now is.',
  'Isi atau aras soalan ini belum dinilai oleh semakan kedua.':
    'The second look has not judged the content or the level of this question.',
  'Dibuat daripada {} yang telah berubah.': 'Made from what has changed since: {1}.',
  'Diterima: {}': 'Accepted: {1}',
  'Disenaraikan: {}': 'Listed: {1}',
  'Topik "{}" tiada soalan dalam JSU.': 'The topic "{1}" has no question in the JSU.',
  'Topik "{}" ada dalam JSU tetapi tiada soalan ujian.':
    'The topic "{1}" is in the JSU but has no question in the test.',
  'Tugasan {} tiada soalan pentaksiran berterusan.': 'Task {1} is not written.',
  'Tugasan {} tiada rubrik.': 'Task {1} has no rubric.',
  '{} diperuntukkan dalam tugasan {} tetapi tiada kriteria rubrik.':
    '{1} has a share of task {2} but no criterion in its rubric.',
  '{} tidak diperuntukkan dalam mana-mana tugasan atau ujian.': '{1} has a share of no task or test.',
  '{} tidak dikaitkan dengan mana-mana CLO.': '{1} is tied to no CLO.',
  'Tiada topik kursus yang dikaitkan dengan {}.': 'No topic of the course is tied to {1}.',
  '{} nilai belum disahkan oleh dokumen.': 'Values that the document does not bear out: {1}.',
  'Setiap CLO ujian disoal ({})': 'Each CLO of the tests is asked about ({1})',
  '{} markah kertas, {} dalam dokumen.': '{1} of the marks, {2} in the document.',
  'agihan HP berjumlah {}%; diagih semula supaya 100%.': 'the shares total {1}%; they were made 100%.',
  'HOTS dalam JSU {} markah, kurang daripada 40%.': 'HOTS have {1} of the marks of the JSU, less than 40%.',
  'HOTS dalam soalan ujian {} markah, kurang daripada 40%.': 'HOTS have {1} of the marks of the test, less than 40%.',
  'SLT tiada dalam JST, {} jam dalam dokumen.': 'No SLT in the JST, {1} hours in the document.',
  '{} jam dalam JST, {} jam dalam dokumen.': '{1} hours in the JST, {2} hours in the document.',
  'Skema yang ditulis berjumlah {} markah. Markahnya diagih semula supaya berjumlah {} seperti yang dirancang; sila semak skema ini.':
    'The scheme as written totals {1} marks. They were shared out again to total {2} as planned; please check this scheme.',
  'Aras diubah supaya setiap aras CLO diuji dan HOTS mencapai 40%:':
    'Levels changed so that each level of the CLOs is tested and HOTS reach 40%:',
  'Skema jawapan mungkin salah:': 'The scheme may be wrong:',
  'Jawapan mudah diteka:': 'The answer is easy to guess:',
  'Bukan tentang topik atau CLO ini:': 'Not about this topic or CLO:',
  'Tidak dapat dijawab daripada soalan ini:': 'Cannot be answered from this question:',
  'Markah tidak setimpal dengan skema:': 'Marks do not fit the scheme:',
  'Serupa dengan soalan lain:': 'Like another question:',
  'Sumber atau data rekaan yang tidak dinyatakan:': 'An invented source or figure that is not declared:',
  'Petikan nota tidak menyokong jawapan:': 'The cited passage does not support the answer:',
  'Aras melebihi CLO:': 'The level is above the CLO:',
  'Lebih daripada satu pilihan betul:': 'More than one option is right:',
  'Kata negatif tidak ditonjolkan:': 'The negative is not emphasised:',
  'Panjang jawapan tidak setimpal dengan markah:': 'The length of the answer does not fit the marks:',
  'Bukan bahasa Melayu Malaysia:': 'Not Malaysian Malay:',
};
