import { disclaimerText, doubtText, inventedText, localEngineText } from '../../text/texts.ts';
import { levelNames, levelNamesEnglish } from '../counting/levels.ts';
import { lotsText } from '../counting/compliance.ts';
import { raisedLabel } from '../labels.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../terms/mqf.ts';
import type { Cover } from '../course/courseView.ts';

const disclaimer =
  'AI output is a first guide only, may be inaccurate, and must be checked and confirmed by the lecturer before use.';

/** The lines of vetting forms. */
const checks: Readonly<Record<string, string>> = {
  'Fakta kursus disahkan': 'Course facts confirmed',
  'SLT sama dengan dokumen kursus': 'SLT as in the course document',
  'Wajaran berjumlah 100%': 'Weights total 100%',
  'Setiap CLO ditaksir': 'Each CLO is assessed',
  'Setiap CLO ujian disoal': 'Each CLO of the test is asked',
  'Agihan markah CLO dan HP seperti dirancang': 'Marks of outcomes as planned',
  'Agihan HP atau PLO dinyatakan': 'Shares of outcomes (PLO) are stated',
  'Setiap topik ujian disoal': 'Each topic of the test is asked',
  'Setiap tugasan mempunyai soalan dan rubrik': 'Each task has questions and a rubric',
  'Setiap HP atau PLO mempunyai kriteria': 'Each outcome (PLO) has a criterion',
  'Kertas sepadan dengan JSU': 'The paper agrees with the test specification',
  'Bentuk kertas seperti dalam dokumen kursus': 'Form of the paper as in the course document',
  'Aras kognitif seperti yang dijanjikan': 'Cognitive levels as promised',
  'Jumlah markah dan skema sepadan': 'Marks and scheme agree',
  'Item dan kriteria tidak bercacat': 'Items and criteria without faults',
  'Bahasa baku dan jelas': 'Language correct and clear',
  'Kunci jawapan disahkan': 'Answer keys confirmed',
  'Isi soalan menguji topik dan CLO yang dilabelkan': 'Items test the topic and CLO of their labels',
  'Isi sesuai dengan kursus dan pelajar': 'Content suits course and students',
};

/** The English of what the files say in Malay, by the Malay text. Texts that are not here stay as they are. */
const english: Readonly<Record<string, string>> = {
  'JADUAL SPESIFIKASI TUGASAN': 'TASK SPECIFICATION TABLE',
  'JADUAL SPESIFIKASI UJIAN': 'TEST SPECIFICATION TABLE',
  'SOALAN PENTAKSIRAN BERTERUSAN': 'CONTINUOUS ASSESSMENT TASKS',
  'RUBRIK PENTAKSIRAN': 'ASSESSMENT RUBRIC',
  'KERTAS SOALAN': 'QUESTION PAPER',
  'SKEMA JAWAPAN': 'MARKING SCHEME',
  Institusi: 'Institution',
  'Fakulti / Jabatan': 'Faculty / Department',
  'Kod Kursus': 'Course Code',
  'Nama Kursus': 'Course Name',
  'Nilai Kredit': 'Credit Value',
  Tempoh: 'Duration',
  'Jenis Pentaksiran': 'Type of Assessment',
  Pentaksiran: 'Assessment',
  'Hasil Pembelajaran Kursus (CLO)': 'Course Learning Outcomes (CLO)',
  Pernyataan: 'Statement',
  'HP (MQF 2.0)': 'Outcomes (MQF 2.0)',
  Topik: 'Topic',
  Subtopik: 'Subtopic',
  'Objektif Pentaksiran Berterusan': 'Objectives of Continuous Assessment',
  Objektif: 'Objective',
  'Wajaran (%)': 'Weight (%)',
  Tugasan: 'Task',
  'Kod Tugasan': 'Task Code',
  Markah: 'Marks',
  Jumlah: 'Total',
  'Bil.': 'No.',
  Perkara: 'Item',
  'Perkara untuk disemak': 'To Be Checked',
  Makluman: 'Notice',
  Tiada: 'None',
  Kod: 'Code',
  'SLT (jam)': 'SLT (hours)',
  'Cadangan Jenis Soalan': 'Suggested Question Type',
  'Agihan HP': 'Share of Outcomes',
  Kriteria: 'Criteria',
  'Ringkasan Tugasan': 'Summary of Tasks',
  'Jadual Spesifikasi': 'Specification Table',
  'Jumlah Pentaksiran': 'Number of Assessments',
  'Jumlah Tugasan': 'Number of Tasks',
  'Jumlah Wajaran': 'Total Weight',
  'Tarikh Dijana': 'Date Generated',
  'Perincian Pentaksiran': 'Details of Assessments',
  Penerangan: 'Description',
  'Tempoh dan Tarikh': 'Duration and Dates',
  Ujian: 'Test',
  'Jadual Item': 'Table of Items',
  Kandungan: 'Content',
  'No. Soalan': 'Question',
  'TSLT (jam)': 'TSLT (hours)',
  'TSLT ialah jam pembelajaran topik dalam dokumen kursus, bukan masa kertas ini.':
    'TSLT: hours of learning of the topic in the course document, not the time of this paper.',
  'Aras Kognitif': 'Cognitive Level',
  'Huraian Aras': 'Description of Level',
  'Jenis Soalan': 'Question Type',
  Aras: 'Level',
  'Peratus Markah': 'Share of Marks',
  'Ringkasan LOTS dan HOTS': 'Summary of LOTS and HOTS',
  'Taburan Item mengikut Topik dan Aras Kognitif': 'Items by Topic and Cognitive Level',
  'Jumlah Soalan': 'Number of Questions',
  'Jumlah Markah': 'Total Marks',
  'Jumlah Kertas': 'Paper Total',
  Pematuhan: 'Compliance',
  'Mematuhi Standard MQA (HOTS ≥ 40%)': 'Meets the MQA standard (HOTS ≥ 40%)',
  [lotsText]: 'HOTS ≥ 40% does not apply: the CLOs of this paper are below C3',
  'Tidak Mematuhi Standard MQA (HOTS perlu ≥ 40%)': 'Does not meet the MQA standard (HOTS must be ≥ 40%)',
  'Idea Besar (Big Idea)': 'Big Idea',
  'Soalan Penting (Essential Question)': 'Essential Question',
  Rangsangan: 'Stimulus',
  Soalan: 'Questions',
  'Hasil Pembelajaran': 'Learning Outcomes',
  'Jumlah Rubrik': 'Number of Rubrics',
  'HP Terlibat': 'Outcomes Involved',
  'HP belum dipilih': 'No outcome chosen yet',
  'Jumlah Kriteria': 'Total Criteria',
  'Setiap HP mempunyai kriteria': 'Each outcome has a criterion',
  'Setiap kriteria mempunyai lima aras': 'Each criterion has five levels',
  Ya: 'Yes',
  Tidak: 'No',
  'Aneka Pilihan': 'Multiple Choice',
  Struktur: 'Structured',
  Berstruktur: 'Structured',
  Esei: 'Essay',
  'Betul atau Salah': 'True or False',
  Betul: 'True',
  Salah: 'False',
  'Esei Pendek': 'Short Essay',
  'Campuran (beberapa bahagian)': 'Mixed (several sections)',
  'Bilangan Soalan': 'Number of Questions',
  Masa: 'Time',
  'Peratus HOTS': 'HOTS Percentage',
  'Kunci Jawapan': 'Answer Key',
  Jawapan: 'Answer',
  Huraian: 'Explanation',
  'Contoh Jawapan': 'Sample Answer',
  'Skema Pemarkahan': 'Marking Scheme',
  'Isi Jawapan': 'Point',
  Bahagian: 'Part',
  Arahan: 'Instructions',
  'Jawab SEMUA soalan.': 'Answer ALL questions.',
  'Jawab soalan ini.': 'Answer this question.',
  Kunci: 'Key',
  'KERTAS SOALAN TAMAT': 'END OF PAPER',
  'Senarai Rumus': 'List of Formulas',
  'Senarai rumus ada di akhir kertas ini.': 'A list of formulas stands at the end of this paper.',
  'Untuk Kegunaan Pemeriksa': 'For Examiners',
  'Markah Diperoleh': 'Marks Obtained',
  'Nama Pelajar': 'Name',
  'No. Pelajar': 'Student No.',
  Kumpulan: 'Group',
  'Huraian Jawapan': 'Explanation of Answers',
  'CLO, Topik dan Aras': 'CLO, Topic and Level',
  'Setiap soalan diikuti oleh empat pilihan jawapan, iaitu A, B, C dan D. Pilih satu jawapan yang paling tepat.':
    'Each question is followed by four options, A, B, C and D. Choose the one best answer.',
  'Tulis jawapan dalam ruang yang disediakan.': 'Write your answers in the spaces provided.',
  'Tulis jawapan dalam buku jawapan yang disediakan.': 'Write your answers in the answer book provided.',
  'Bulatkan Betul atau Salah bagi setiap pernyataan.': 'Circle True or False for each statement.',
  [localEngineText]: 'Local mode: made by an engine of rules, not by an AI model',
  Tarikh: 'Date',
  'HOTS ≥ 40% mengikut aras JSU, belum disemak': 'HOTS ≥ 40% by the levels of the JSU, not yet vetted',
  'HOTS ≥ 40% mengikut aras JSU, diterima oleh pensyarah':
    'HOTS ≥ 40% by the levels of the JSU, accepted by the lecturer',
  'Muka surat ': 'Page ',
  ' daripada ': ' of ',
  [`Penafian: ${disclaimerText}`]: disclaimer,
  Draf: 'Draft',
  RANGKA: 'OUTLINE',
  'RANGKA: belum boleh digunakan. Lengkapkan dahulu bahagian yang bertanda dalam':
    'OUTLINE: not to be used yet. First complete the marked parts of',
  [raisedLabel]: 'Levels changed so that each level of the CLOs is tested and HOTS reach 40%',
  Disemak: 'Reviewed',
  Sah: 'Approved',
  'Amat Cemerlang': 'Outstanding',
  Cemerlang: 'Excellent',
  Kepujian: 'Credit',
  Sederhana: 'Average',
  Lemah: 'Weak',
  Kognitif: 'Cognitive',
  Afektif: 'Affective',
  Psikomotor: 'Psychomotor',
  Kemahiran: 'Skills',
  'Jenis Rangsangan': 'Type of stimulus',
  Sumber: 'Source',
  'Tarikh Mula': 'Start',
  'Tarikh Hantar': 'Due',
  anggaran: 'estimate',
  cadangan: 'suggestion',
  'belum disahkan': 'unconfirmed',
  [doubtText]: 'to be checked',
  [inventedText]: 'invented example',
  'Tidak ditemui dalam dokumen': 'Not found in the document',
  Semakan: 'Vetting',
  Dapatan: 'Finding',
  'Status Semakan': 'Vetting Status',
  'Belum disemak': 'Not yet vetted',
  'Disemak oleh model (AI), belum oleh orang': 'Read by the model (AI), not yet by a person',
  'Ya, disemak oleh pensyarah': 'Yes, vetted by the lecturer',
  'Diterima oleh pensyarah': 'Accepted by the lecturer',
  Pengesahan: 'Confirmation',
  'Disediakan oleh': 'Prepared by',
  'Disemak oleh': 'Vetted by',
  'Disahkan oleh': 'Approved by',
  Tandatangan: 'Signature',
  'Nama dan Jawatan': 'Name and Position',
  ...checks,
};

const malayLevels = Object.values(levelNames).join('|');
const outcomes = Object.fromEntries(
  Object.entries(mqfOutcomes).map(([code, name]) => [name, mqfOutcomesEnglish[code] ?? name]),
);

const oneOf = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');
/** Before a colon, at the end of a line, in brackets at the end. */
const heads = `${raisedLabel}|Jumlah Kertas|Kognitif|Afektif|Psikomotor|Kemahiran|Hasil Pembelajaran|Jenis Rangsangan|Sumber|Tempoh|Tarikh Mula|Tarikh Hantar|Tarikh`;
const rubricLevels = 'Amat Cemerlang|Cemerlang|Kepujian|Sederhana|Lemah';

const monthsIn = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString(language, { month: 'long' }));
const englishMonths = monthsIn('en');
const months = Object.fromEntries(monthsIn('ms-MY').map((name, month) => [name, englishMonths[month] ?? name]));

const numberWords = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'];

const plural = (word: string, count: string): string => (count === '1' ? word : `${word}s`);

/** What stands within longer texts, and its English where that is not the one of the list. */
const phrases: readonly (readonly [pattern: RegExp, inEnglish?: (text: string, count?: string) => string])[] = [
  [
    new RegExp(`\\b([CAP][1-7])[ \\n](?:${malayLevels})\\b`, 'g'),
    (text, code = '') => `${code}${text.charAt(code.length)}${levelNamesEnglish[code] ?? ''}`,
  ],
  [new RegExp(`(?<=\\bHP\\d{1,2} )(?:${oneOf(outcomes)})`, 'g'), (text) => outcomes[text] ?? text],
  [new RegExp(`^(?:(?:${heads})(?=: )|(?:${rubricLevels})(?=\\n))`, 'gm')],
  [new RegExp(`^(?:${oneOf(checks)})(?= \\()`)],
  [/(?<=\()(?:anggaran|cadangan|belum disahkan)(?=\)\.?$)/gm],
  // The unit alone: a paper in both languages gives its figures once.
  [/(?<=(?:^|[(,]\s?)([\d.]+)\s)markah(?=[),]|$)/gm, (_, count = '') => plural('mark', count)],
  [/^KERTAS SOALAN(?=: )|^SKEMA JAWAPAN(?=: )/],
  [/^(\d+) perkara untuk disemak$/, (_, count = '') => `${count} ${plural('item', count)} to be checked`],
  [/(?<=\(\d+ )daripada(?= \d+ soalan,)/g, () => 'of'],
  [
    /(?<=(?:^|\()(?:\d+ daripada(?: \/ of)? |\d+ of )?(\d+) )(?:item(?=\n)|soalan(?=,))/g,
    (text, count = '') => plural(text === 'item' ? 'item' : 'question', count),
  ],
  // In the file for Moodle.
  [/(?<=<text>)Soalan(?= \d\d )/g, () => 'Question'],
  [/(?<=<p>)(?:Jumlah|Contoh Jawapan|Skema Pemarkahan)(?=:)/g],
  [/(?<=<p>)Bahagian(?= \([a-z]\) )/g, () => 'Part'],
  [new RegExp(`(?<=(?:^|, )\\d{1,2} )(?:${oneOf(months)})(?= \\d{4}$)`), (text) => months[text] ?? text],
  [
    /Jawapan AI memberikan \d+ butiran dalam satu senarai; (\d+) yang pertama disimpan\./,
    (_, count = '') => `The AI gave more entries of one list than it may have; the first ${count} are kept.`,
  ],
  [
    /^Kertas ini mengandungi (\d+) soalan\.$/,
    (_, count = '') => `This paper has ${count} ${plural('question', count)}.`,
  ],
  [
    /^Setiap soalan menyumbang (\d+\/\d+) daripada markahnya kepada jumlah kertas\.$/,
    (_, part) => `Each question adds ${part} of its marks to the total of the paper.`,
  ],
  [
    /^Jawab mana-mana [A-Z]* ?\((\d+)\) soalan\.$/,
    (_, count = '') =>
      `Answer any ${[numberWords[Number(count) - 1], `(${count})`].join(' ').trim()} ${plural('question', count)}.`,
  ],
  [
    /(?<=^|, )(?:Tugasan|Soalan|Bahagian|Jumlah|Rubrik)(?=:? T?(?:\d|[A-Z]\b)| \(\d)/gm,
    (text) => ({ Tugasan: 'Task', Soalan: 'Question', Bahagian: 'Section', Rubrik: 'Rubric' })[text] ?? 'Total',
  ],
  [/(?<=^(?:Bahagian|Section) .*: )(?:Objektif|Berstruktur|Esei|Betul atau Salah)(?= \(\d)/],
  [/^Dicadangkan tetapi tidak dipilih(?=: )/, () => 'Suggested and not chosen'],
  [/^Kursus(?=: \d)/, () => 'Course'],
  // A place of the notes in the words of a model.
  [/\bBahagian(?= ["“])/g, () => 'Section'],
  [
    /(?<=^|: |\(|\b(?:excerpt|passage|note|notes|extract) )(?:Minggu|Muka surat)(?= \d)/gm,
    (text) => (text === 'Minggu' ? 'Week' : 'Page'),
  ],
  [/(?<=(?:^|: )[\d.]+ )(?:jam|minit)\b/gm, (text) => (text === 'jam' ? 'hours' : 'minutes')],
];

/** 'C3 Applying' of a model is our 'C3 Apply': a level has one name in a file. */
const levelActs = new RegExp(
  `\\b([CAP][1-7]) (?:${Object.values(levelNamesEnglish)
    .map((name) => name.replace(/e$/, ''))
    .join('|')})ing\\b`,
  'g',
);

/** A text of ours in the language of a paper; both: Malay first. */
export function inLanguage(written: string, language: Cover['language']): string {
  if (language === 'ms' || language === 'id') return written;
  const text = written.replace(levelActs, (found, code: string) => `${code} ${levelNamesEnglish[code] ?? found}`);
  const joined = (malay: string, other: string): string =>
    language === 'en' || malay === other ? other : `${malay} / ${other}`;
  if (english[text] !== undefined) return joined(text, english[text]);
  return phrases.reduce(
    (said, [pattern, inEnglish = (found) => english[found] ?? found]) =>
      said.replace(pattern, (found: string, count: unknown) => joined(found, inEnglish(found, String(count)))),
    text,
  );
}

const checkLine = new RegExp(`^(?:${oneOf(checks)})(?= \\(|$)`);

/** A text of the vetting form: lines that are labels of ours in the language of the paper. */
export const formInLanguage = (text: string, language: Cover['language']): string =>
  text
    .split('\n')
    .map((line) =>
      english[line] !== undefined || checkLine.test(line) || /^\d+ perkara untuk disemak$/.test(line)
        ? inLanguage(line, language)
        : line,
    )
    .join('\n');
