import { ModelAnswerError } from '../../../lambdas/platform/model/answer.ts';
import { say } from '../../../shared/text/said.ts';
import { lecturerFact } from '../../../shared/valentra/course/valueFacts.ts';
import { expect, test } from '@jest/globals';
import {
  type Documents,
  type ExamType,
  type RubrikCriterion,
  rubrikLevels,
  type StageName,
  type Working,
} from '../../../shared/valentra/schemas.ts';
import { jstProblems, jsuProblems } from '../../../lambdas/valentra/problems.ts';
import type { JstAnswer } from '../../../lambdas/valentra/prompts/jst.ts';
import { doubtsOf } from '../../../shared/valentra/held/doubts.ts';
import { figureFaults } from '../../../shared/valentra/held/figures.ts';
import { courseGround, rowGround, taskGround, workFaults } from '../../../shared/valentra/held/knownOfAssessment.ts';
import { askedFaults } from '../../../shared/valentra/held/levels.ts';
import { criterionFaults, jstRowFaults, unworkedIn } from '../../../shared/valentra/held/rows.ts';
import type { Chain } from '../../../shared/valentra/vetting/alignment.ts';
import { found } from '../../support/course.ts';
import { jstAssessment } from '../../shared/valentra/fixtures.ts';
import { choice, course, examSettings, jstRow, jsuRows, madeOf, parts, type Planned, rubric, task } from './held.ts';

/** One falsehood in the answers of a careful model. */
interface Plant {
  what: string;
  stage: StageName;
  /** Changes the answer of the first part that it is of: a test's row for 'U', a task's for 'T'. */
  bend: (answer: never) => unknown;
  /** Words that a document which does not print them is free of. */
  words?: string;
  kind?: 'struktur';
  /** Only who understands it finds it: the second look. */
  isForLook?: boolean;
}

const plant = (what: string, stage: StageName, bend: Plant['bend'], more: Partial<Plant> = {}): Plant => ({
  what,
  stage,
  bend,
  ...more,
});
type Jst = ReturnType<typeof jstRow>;
type Rows = ReturnType<typeof jsuRows>;
type Task = ReturnType<typeof task>;
type Rubric = ReturnType<typeof rubric>;
type Item = ReturnType<typeof choice>;
type Row = Rows[number];
const inRow =
  (change: (row: Row) => object, isMeant: (row: Row) => boolean = () => true) =>
  (rows: Rows) => {
    const place = rows.findIndex(isMeant);
    return rows.map((row, i) => (i === place ? { ...row, ...change(row) } : row));
  };
const inItem = (change: (item: Item) => object) => (item: Item) => ({ ...item, ...change(item) });
const inJsu = (what: string, ...of: Parameters<typeof inRow>) => plant(what, 'jsu', inRow(...of));
const inExam = (what: string, change: Parameters<typeof inItem>[0], more?: Partial<Plant>) =>
  plant(what, 'exam', inItem(change), more);
const question = (change: Partial<Task['question']>) => (answer: Task) => ({
  ...answer,
  question: { ...answer.question, ...change },
});
const stimulus = (change: Partial<Task['stimulus']>) => (answer: Task) => ({
  ...answer,
  stimulus: { ...answer.stimulus, ...change },
});
const levels = (change: object) => (answer: Rubric) => ({
  criteria: answer.criteria.map((one, i) => (i === 0 ? { ...one, levels: { ...one.levels, ...change } } : one)),
});

const days =
  '| Hari | Edaran | Ruangan |\n|---|---|---|\n| Khamis | 90.0% | Berita sukan |\n| Jumaat | 80.0% | Rencana agama |\n| Jumlah | 170.0% | |';
/** A table whose last column sums up the others. */
const sums =
  '| Kumpulan | Betul | Salah | Jumlah |\n|---|---|---|---|\n| Remaja | 60 | 40 | 100 |\n| Dewasa | 30 | 70 | 100 |';
/** An item whose stem has a table, with what its writer takes from it. */
const ofTable =
  (said: string, ...taken: object[]) =>
  ({ stem }: Item) => ({ stem: `${said} (data rekaan).\n\n${days}\n\n${stem}`, taken });
/** An item that is worked out by a formula of the notes. */
const byFormula =
  (formula: string, expression: string, result: string, ...values: [name: string, value: string][]) =>
  ({ stem }: Item) => ({
    stem: `${stem} ${values.map((pair) => pair.join(': ')).join(', ')} (data rekaan).`,
    cites: ['1:7'],
    answer: result,
    distractors: ['11', '12', '13'],
    working: [{ expression, result, formula, values: values.map((pair) => pair.join(' = ')) }],
  });
const ratio = 'edaran akhbar ÷ edaran pasaran × 100';

/** A criterion whose levels all say this. */
const criterion = (descriptor: string, figures: RubrikCriterion['figures']) => ({
  name: 'Mutu',
  hp: '',
  domains: [],
  figures,
  levels: Object.fromEntries(rubrikLevels.map((level) => [level, { descriptor }])) as Record<
    (typeof rubrikLevels)[number],
    { descriptor: string }
  >,
});

const plants: Plant[] = [
  plant('SLT of 36 hours', 'jst', (row: Jst) => ({ ...row, description: 'Laporan ini memerlukan SLT 36 jam.' })),
  plant('a weight', 'jst', (row: Jst) => ({
    ...row,
    description: 'Tugasan ini menyumbang 40% daripada markah kursus.',
  })),
  plant('SLT in an objective', 'jst', (row: Jst) => ({ ...row, objective: 'Menyiapkan laporan dalam masa 48 jam.' })),
  plant('a PLO', 'jst', (row: Jst) => ({ ...row, hpAllocation: [{ hp: 'HP9', percent: 100 }] }), { words: 'HP9' }),
  plant('PLO by text', 'jst', (row: Jst) => ({ ...row, objective: 'Menunjukkan PLO12 dalam laporan.' })),
  plant('a CLO', 'jst', (row: Jst) => ({ ...row, clo: ['CLO1'] }), { words: '["Penilaian Maklumat"],"clo":["CLO1"]' }),
  plant('a topic', 'jst', (row: Jst) => ({ ...row, topics: ['Etika Kewartawanan'] })),
  plant('a level above', 'jst', (row: Jst) => ({ ...row, domains: { ...row.domains, cognitive: ['C6 Mencipta'] } })),
  plant('a domain', 'jst', (row: Jst) => ({ ...row, domains: { ...row.domains, psychomotor: ['P4'] } })),
  plant('a week', 'jst', (row: Jst) => ({ ...row, dueDate: 'Minggu 9' }), { words: 'Minggu 9' }),
  inJsu(
    'level above CLO1',
    () => ({ cognitiveLevel: 'C4', cognitiveDescription: 'Menganalisis istilah' }),
    ({ clo }) => clo === 'CLO1',
  ),
  inJsu(
    'level above CLO2',
    () => ({ cognitiveLevel: 'C6', cognitiveDescription: 'Mereka bentuk berita' }),
    ({ clo }) => clo === 'CLO2',
  ),
  inJsu(
    'a verb',
    ({ subtopic }) => ({ cognitiveDescription: `Menyenaraikan ${subtopic}` }),
    ({ cognitiveLevel }) => cognitiveLevel === 'C4',
  ),
  inJsu(
    'subtopic of another topic',
    () => ({ subtopic: 'Semiotik' }),
    ({ topic }) => topic === 'Penilaian Maklumat',
  ),
  inJsu(
    'subtopic of no topic',
    () => ({ subtopic: '5.4 Elektropneumatik' }),
    ({ topic }) => topic === 'Penilaian Maklumat',
  ),
  inJsu(
    'a description of another topic',
    () => ({ cognitiveDescription: 'Menerangkan kaedah semiotik dalam analisis teks' }),
    ({ topic }) => topic === 'Penilaian Maklumat',
  ),
  inJsu(
    'a description of another topic by most of its words',
    () => ({ cognitiveDescription: 'Menghuraikan cara bahan akhbar dipilih bagi kandungan' }),
    ({ topic }) => topic === 'Penilaian Maklumat',
  ),
  inJsu(
    'a CLO of no test',
    () => ({ clo: 'CLO9' }),
    ({ topic }) => topic === 'Konsep Literasi Media',
  ),
  inJsu('another topic', () => ({ topic: 'Undang-undang Siber' })),
  plant('missing rows', 'jsu', (rows: Rows) => rows.slice(2)),
  plant('SLT that nobody has confirmed', 'jst', (row: Jst) => ({
    ...row,
    description: 'The report takes 12 hours of student learning time.',
  })),
  plant('duration', 'pentaksiran', question({ description: 'Masa yang diberi ialah 3 jam.' })),
  plant('time of a work', 'jst', (row: Jst) => ({ ...row, description: 'Laporan tiga jam tentang berita daring.' })),
  plant('one name for two outcomes', 'jst', (row: Jst) => ({
    ...row,
    domains: { ...row.domains, outcomes: row.hpAllocation.map(({ hp }) => `${hp} Kemahiran digital`) },
  })),
  plant(
    'a study in an invented stimulus',
    'pentaksiran',
    stimulus({ content: 'Kajian Rahman dan Lim (2021) menunjukkan 71 peratus tertipu.' }),
  ),
  plant('a share that does not come out', 'pentaksiran', (answer: Task) => ({
    ...stimulus({ content: '18 daripada 40 berita (54%) adalah palsu.' })(answer),
    working: [{ expression: '18 / 40 * 100', result: '54', unit: '%' }],
  })),
  plant('a number of its stimulus', 'pentaksiran', (answer: Task) => ({
    ...question({ description: 'Bandingkan empat berita itu.' })(
      stimulus({ content: 'Penduduk menerima tiga berita yang bercanggah.' })(answer),
    ),
    figures: [{ quote: 'empat berita', source: 'tiga berita' }],
  })),
  plant('people of a group', 'pentaksiran', (answer: Task) => ({
    ...question({ description: 'Bekerja dalam kumpulan tujuh orang.' })(answer),
    figures: [{ quote: 'kumpulan tujuh orang', source: '' }],
  })),
  plant('more than its row has, without a list', 'pentaksiran', (answer: Task) => ({
    ...question({ statement: 'Analisis dua siri berita daring dan cadangkan kempen.' })(answer),
    figures: [],
  })),
  plant('a time that nobody states', 'pentaksiran', question({ description: 'Bentangkannya dalam masa 90 minit.' })),
  plant('pages', 'pentaksiran', question({ statement: 'Analisis satu siri berita daring dalam 10 halaman.' })),
  plant('level of a task', 'pentaksiran', question({ cognitive: ['C6 Mencipta'] })),
  plant('level of a task below', 'pentaksiran', question({ cognitive: ['C2 Memahami'] })),
  plant('domain of a task', 'pentaksiran', question({ cognitive: ['P4'] })),
  plant('weight of a task', 'pentaksiran', question({ description: 'Wajaran tugasan ini ialah 45%.' })),
  plant('source of a stimulus', 'pentaksiran', stimulus({ source: 'Laporan MCMC 2022' })),
  plant('a work beside the label of invention', 'pentaksiran', (answer: Task) => ({
    ...stimulus({ source: 'Laporan Tinjauan 2023, Persatuan Media Malaysia, dan situasi rekaan' })(answer),
    works: ['Laporan Tinjauan 2023, Persatuan Media Malaysia'],
  })),
  plant('a percentage of two amounts', 'pentaksiran', (answer: Task) => ({
    ...stimulus({ content: 'Jualan ialah RM120,000 dan kosnya RM46,800, iaitu 42% daripada jualan.' })(answer),
    working: [{ expression: '46800 / 120000 * 100', result: '42', unit: '%' }],
  })),
  plant(
    'a work in a stimulus',
    'pentaksiran',
    stimulus({ source: 'Artikel', content: 'Menurut Tanenbaum (2011), berita palsu merebak pantas.' }),
  ),
  plant(
    'pages of a rubric',
    'rubrik',
    levels({ amatCemerlang: 'Laporan melebihi 12 halaman dengan lima dakwaan disemak.' }),
  ),
  plant('more than its task has', 'rubrik', (answer: Rubric) => ({
    criteria: answer.criteria.map((one) => ({
      ...one,
      levels: { ...one.levels, amatCemerlang: 'Kesemua enam dakwaan disemak dengan dua sumber bagi setiap satu.' },
      figures: [{ quote: 'enam dakwaan', source: 'lima dakwaan' }],
    })),
  })),
  plant('what its task does not ask', 'rubrik', (answer: Rubric) => ({
    criteria: answer.criteria.map((one) => ({
      ...one,
      levels: { ...one.levels, amatCemerlang: 'Semua lima dakwaan disemak dengan sekurang-kurangnya sepuluh rujukan.' },
    })),
  })),
  plant(
    'more in a lower level than its task has',
    'rubrik',
    levels({ kepujian: 'Enam dakwaan disemak dengan satu sumber bagi setiap satu.' }),
  ),
  plant('words that its task does not have', 'rubrik', (answer: Rubric) => ({
    criteria: answer.criteria.map((one) => ({
      ...one,
      figures: [{ quote: 'lima dakwaan', source: 'lima dakwaan penting' }],
    })),
  })),
  plant(
    'grades alone',
    'rubrik',
    levels({ amatCemerlang: 'Hujah yang sangat jelas tentang berita.', cemerlang: 'Hujah yang jelas tentang berita.' }),
  ),
  plant('a criterion of the JST', 'rubrik', (answer: Rubric) => ({ criteria: answer.criteria.slice(1) })),
  inExam('an invented report', ({ stem }) => ({ stem: `Menurut Laporan MCMC 2022, 64% pengguna tertipu. ${stem}` })),
  inExam('an invented author', () => ({ explanation: 'Tanenbaum (2011) menyatakannya.' })),
  inExam('an invented report beside the making of clothes', ({ stem }) => ({
    stem: `Menurut Laporan MCMC 2022, rekaan fesyen berkembang. Data rekaan itu ada. ${stem}`,
  })),
  inExam('an invented report beside figures that are declared', ({ stem }) => ({
    stem: `Menurut Laporan MCMC 2022, 64% tertipu. Akhbar P ada 40 berita (data rekaan). ${stem}`,
  })),
  inExam('an invented report by its organisation', ({ stem }) => ({
    stem: `A DHL Supply Chain report (2022) found losses of 37%. ${stem}`,
  })),
  inExam('an invented survey by its year', ({ stem }) => ({ stem: `A 2021 survey by McKinsey found losses. ${stem}` })),
  ...['Malaysian Press Performance Review 2024', 'Kementerian Pelancongan, Seni dan Budaya'].map((work) =>
    inExam(`an invented source of a plain name: ${work}`, ({ stem }) => ({
      stem: `Menurut ${work}, edaran akhbar bertambah separuh. ${stem}`,
      works: [work],
    })),
  ),
  plant('a source of a plain name in a stimulus', 'pentaksiran', (answer: Task) => ({
    ...stimulus({ content: 'Dapatan MAH Guest Insight: penduduk menerima berita yang bercanggah.' })(answer),
    works: ['MAH Guest Insight'],
  })),
  ...['Half of', 'a quarter of'].map((result) =>
    plant(`a part in words that does not come out: ${result}`, 'pentaksiran', (answer: Task) => ({
      ...stimulus({ content: `24 of the 60 reports were late: ${result} them.` })(answer),
      working: [{ expression: '24 / 60', result: result.replace(/ of$/, '') }],
    })),
  ),
  inExam(
    'a cell that its table does not have so',
    ofTable('Edaran Jumaat ialah 85.0%', { name: 'Jumaat', column: 'Edaran', value: '85.0%' }),
  ),
  inExam(
    'the words of another row of its table',
    ofTable('Nyatakan ruangan Jumaat', { name: 'Jumaat', column: 'Ruangan', value: 'Berita sukan' }),
  ),
  inExam(
    'the highest of its table that is not',
    ofTable('Edaran tertinggi pada hari Jumaat', { name: 'Jumaat', column: 'Edaran', value: '80.0%', is: 'max' }),
  ),
  inExam(
    'a row that its table does not have',
    ofTable('Bandingkan dengan Danish', { name: 'Danish', column: 'Edaran', value: '70.0%' }),
  ),
  inExam('a sum of its table that does not come out', ({ stem }) => ({
    stem: `Edaran akhbar (data rekaan).\n\n${sums.replace('100 |', '110 |')}\n\n${stem}`,
  })),
  inExam('a sum beside its table that this does not come to', ({ stem }) => ({
    stem: `Sejumlah 250 pembaca ditemu bual (data rekaan).\n\n${sums}\n\n${stem}`,
    taken: [{ name: 'Jumlah', column: 'Jumlah', value: '250' }],
  })),
  plant(
    'a count in a scheme that its question does not have',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      stem: `${item.stem} Lima stesen dipilih (data rekaan).`,
      parts: item.parts.map((one) => ({ ...one, answer: `${one.answer} Di sini ada tiga stesen.` })),
      taken: [{ name: 'stesen', value: 'tiga' }],
    }),
    { kind: 'struktur' },
  ),
  plant(
    'a sum of a stimulus that does not come out',
    'pentaksiran',
    stimulus({ content: `Data rekaan.\n\n${sums.replace('100 |', '110 |')}` }),
  ),
  inExam(
    'a formula turned round, with a working that agrees',
    byFormula(ratio, '75 / 60 * 100', '125', ['edaran akhbar', '60'], ['edaran pasaran', '75']),
  ),
  inExam(
    'another formula than the one that it names',
    byFormula('C = B x log2(1 + SNR)', '2 * 4000 * 8', '64000', ['B', '4000'], ['SNR', '255'], ['C', '64000']),
  ),
  inExam(
    'values that their formula does not balance',
    byFormula('F1/A1 = F2/A2', '150 * 4', '600', ['F1', '150'], ['A1', '314'], ['A2', '7854'], ['F2', '600']),
  ),
  inExam(
    'a formula that the notes do not have',
    byFormula('luas ÷ jejari', '80 / 8', '10', ['luas', '80'], ['jejari', '8']),
  ),
  inExam(
    'more rows than its table has',
    ofTable('Jadual menunjukkan edaran bagi empat hari', { name: 'hari', value: 'empat hari' }),
  ),
  inExam('a figure put on a work that the notes have', ({ stem }) => ({
    stem,
    explanation: 'Kajian Rahim mendapati 37 orang tertipu.',
    works: ['Kajian Rahim'],
  })),
  inExam('an invented study', ({ stem }) => ({
    stem: `Kajian Universiti Selatan pada tahun 2020 mendapati 72% tertipu. ${stem}`,
  })),
  inExam('a verb above CLO1', ({ stem }) => ({ stem: `${stem} Nilaikan dan pertahankan pandangan anda.` })),
  inExam('a negative in small letters', () => ({ stem: 'Semua yang berikut ialah ciri media sosial kecuali' })),
  inExam('money that does not come out', () => ({ explanation: 'Kosnya 0.20 × RM50 = RM12 seunit.' })),
  inExam('a cite of another matter', () => ({
    cites: ['1:1', '1:2', '1:3'],
    stem: 'Terangkan pembiayaan media massa di negara jiran pada zaman penjajahan dahulu.',
    answer: 'Cukai tanah serta derma saudagar kaya',
  })),
  plant(
    'a number that nobody has',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      stem: `${item.stem} Purata 52 dan sampel 50 akhbar (data rekaan).`,
      parts: item.parts.map((one, i) =>
        i === 0 ? { ...one, answer: `${one.answer} z = (52 − 50) / 0.325 = 6.15` } : one,
      ),
    }),
    { kind: 'struktur' },
  ),
  inExam('a sum that does not come out', () => ({ explanation: 'Kadarnya 180 / 1,200 = 25%.' })),
  inExam('an invented link', ({ stem }) => ({ stem: `Rujuk https://berita.example/laporan. ${stem}` })),
  inExam('a cite that is not among its passages', () => ({ cites: ['1:99'] })),
  inExam('a cite of another fact', () => ({
    cites: ['1:3'],
    answer: 'Seni reka grafik',
    ground: 'Indeks literasi media sekolah luar bandar',
  })),
  inExam('a figure against its passage', () => ({
    cites: ['1:3', '1:1', '1:2'],
    answer: 'Indeks literasi media 0.191',
    ground: 'Indeks literasi media sekolah luar bandar ialah 0.127',
  })),
  inExam('a wrong key', () => ({
    cites: ['1:1', '1:2'],
    answer: 'Undang-undang penyiaran negara jiran',
    distractors: [
      'Keupayaan mencapai, menganalisis, menilai dan mencipta media',
      'Seni reka grafik komputer',
      'Perniagaan iklan luar',
    ],
    ground: 'keupayaan mencapai, menganalisis, menilai dan mencipta media',
  })),
  inExam('a ground that no passage has', () => ({
    cites: ['1:4'],
    answer: 'Umur dan minat',
    ground: 'Khalayak sasaran ditentukan oleh pendapatan',
  })),
  inExam('a key that another option beats by its ground', () => ({
    cites: ['1:4'],
    stem: 'Apakah yang menentukan khalayak sasaran?',
    answer: 'Bahasa penonton',
    distractors: ['Umur, minat dan latar budaya', 'Harga iklan', 'Waktu siaran'],
    ground: 'Khalayak sasaran ditentukan oleh umur, minat dan latar budaya penonton.',
  })),
  inExam('the ground of another matter', () => ({
    cites: ['1:1', '1:4'],
    stem: 'Apakah definisi literasi?',
    answer: 'Umur, minat dan latar budaya',
    ground: 'Khalayak sasaran ditentukan oleh umur, minat dan latar budaya penonton.',
  })),
  inExam('a number of another row than its ground', () => ({
    cites: ['1:2', '1:3'],
    stem: 'Kurun atau indeks media?',
    answer: 'Indeks media 17',
    ground: 'Indeks literasi media sekolah luar bandar ialah 0.127',
  })),
  plant(
    'a number of another row in a part',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      cites: ['1:2', '1:3'],
      parts: item.parts.map((one) => ({ ...one, answer: 'Indeks media 17', ground: 'luar bandar ialah 0.127' })),
    }),
    { kind: 'struktur' },
  ),
  inExam('a fact of another passage', () => ({
    cites: ['1:3'],
    answer: 'Penonton dan latar budaya',
    ground: 'latar budaya penonton',
  })),
  inExam('a share that nobody uses', ({ stem }) => ({ stem: `Kajian mendapati 64% pengguna tertipu. ${stem}` })),
  inExam('more time than the paper has', ({ stem }) => ({
    stem: `Anda diberi lima jam bagi soalan ini. ${stem}`,
    time: 'diberi lima jam',
  })),
  plant(
    'ticks of other marks',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      parts: item.parts.map((one) => ({ ...one, answer: `Definisi (1); ${one.answer} (9)` })),
    }),
    { kind: 'struktur' },
  ),
  plant(
    'a number of the notes that its passage does not have',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      cites: ['1:2'],
      stem: `${item.stem} Sampel 80 akhbar.`,
      parts: item.parts.map((one, i) => (i === 0 ? { ...one, answer: `${one.answer} 80 × 0.127 = 10.16` } : one)),
    }),
    { kind: 'struktur' },
  ),
  inExam('two keys', ({ answer, distractors }) => ({ distractors: [answer, ...distractors.slice(1)] })),
  inExam('all of the above', ({ distractors }) => ({ distractors: [...distractors.slice(1), 'Semua di atas'] })),
  inExam('a key against its working', ({ stem }) => ({
    stem: `${stem} Akhbar P menerbitkan 18 berita, 3 daripadanya palsu (data rekaan).`,
    answer: '12 berita',
    distractors: ['15 berita', '9 berita', '3 berita'],
    working: [{ expression: '18 - 3', result: '15', unit: 'berita' }],
  })),
  inExam('a working of numbers that the item does not have', ({ stem }) => ({
    stem: `${stem} Akhbar P menerbitkan 18 berita (data rekaan).`,
    answer: '25 berita',
    distractors: ['15 berita', '20 berita', '35 berita'],
    working: [{ expression: '18 + 94.6 - 87.6', result: '25', unit: 'berita' }],
  })),
  inExam('two options of one value', ({ stem }) => ({
    stem: `${stem} Separuh daripada 18 berita itu palsu (data rekaan).`,
    answer: '50%',
    distractors: ['0.5', '20%', '35%'],
    working: [{ expression: '9 / 18', result: '0.5', unit: '' }],
  })),
  inExam('a time that its paper does not give', ({ stem }) => ({
    stem: `Anda ada 20 minit bagi soalan ini. ${stem}`,
    time: 'Anda ada 20 minit bagi soalan ini',
  })),
  inExam('a table that the notes do not have', ({ stem }) => ({
    stem: `Rujuk Jadual 4 dalam nota.\n\n| Akhbar | Edaran |\n|---|---|\n| P | 20 |\n\n${stem}`,
  })),
  inExam('a table that is not there', ({ stem }) => ({
    stem: `Berdasarkan jadual berikut, ${stem}`,
    pointers: ['jadual berikut'],
  })),
  inExam('a figure that is not there', ({ stem }) => ({ stem: `Berdasarkan Rajah 1, ${stem}` })),
  plant(
    'a product in a scheme',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      parts: item.parts.map((one, i) =>
        i === 0 ? { ...one, answer: `${one.answer} 3 x 2 x 2 = 18 (1 markah)` } : one,
      ),
    }),
    { kind: 'struktur' },
  ),
  plant(
    'sums',
    'exam',
    (item: ReturnType<typeof parts>) => ({
      ...item,
      parts: item.parts.map((one) => ({ ...one, marks: one.marks + 3 })),
    }),
    { kind: 'struktur' },
  ),
  inExam(
    'a wrong key without passage',
    ({ answer, distractors }) => ({ answer: distractors[0], distractors: [answer, ...distractors.slice(1)] }),
    { isForLook: true },
  ),
  inExam(
    'two keys by their sense',
    ({ distractors }) => ({
      answer: 'Berita palsu',
      distractors: ['Khabar yang tidak benar', ...distractors.slice(1)],
    }),
    { isForLook: true },
  ),
  inExam('another matter', () => ({ stem: 'Huraikan proses fotosintesis pada tumbuhan hijau di tepi pantai?' })),
];

const items = (write: (plan: Planned) => object) => (_: string, data: Record<string, unknown>) => ({
  items: (data['pelan'] as Planned[]).map(write),
});

/** The documents of a careful model, one after the other. */
async function careful() {
  const jst = await madeOf('jst', (_, data) => jstRow(data));
  const before: Partial<Documents> = { jst: jst.value as Documents['jst'] };
  const jsuFor = (settings: object) => madeOf('jsu', (_, data) => ({ rows: jsuRows(data) }), before, settings);
  const jsu = await jsuFor({});
  const pentaksiran = await madeOf('pentaksiran', task, before);
  Object.assign(before, { jsu: jsu.value, pentaksiran: pentaksiran.value });
  const rubrik = await madeOf('rubrik', (_, data) => rubric(data), before);
  // A paper is planned from the JSU that was made for its type.
  const paperOf = async (type: ExamType, write: (plan: Planned) => object) => {
    const own = { ...before, jsu: (await jsuFor(examSettings(type))).value as Documents['jsu'] };
    return { ...(await madeOf('exam', items(write), own, examSettings(type))), before: own };
  };
  const exam = await paperOf('aneka-pilihan', choice);
  const struktur = await paperOf('struktur', parts);
  return { jst, jsu, pentaksiran, rubrik, exam, struktur, before };
}
const made = careful();

test('A careful model is asked for nothing once more, and nothing of it is marked or changed', async () => {
  const { jst, jsu, pentaksiran, rubrik, exam, struktur } = await made;
  const all = Object.entries({ jst, jsu, pentaksiran, rubrik, exam, struktur });
  expect(JSON.stringify(struktur.value).match(/"truth":"Salah"/g)).toHaveLength(10);
  expect(all.map(([name, { asked, marks }]) => [name, asked, marks])).toEqual(all.map(([name]) => [name, [], 0]));
});

const misnumbered = (write: (plan: Planned) => object, upTo: number) =>
  items((plan) => ({ ...write(plan), number: plan.number + (plan.number <= upTo ? 50 : 0) }));

test('An item that was not asked for has no marks to come to', async () => {
  const { before } = (await made).struktur;
  const { asked } = await madeOf('exam', misnumbered(parts, 1), before, examSettings('struktur'));
  expect(asked.join(' ')).not.toContain('Infinity');
});

test('Items none of which is one that was asked for fail in the call that wrote them: another attempt asks anew', async () => {
  const { before } = (await made).exam;
  const making = madeOf('exam', misnumbered(choice, 5), before, examSettings('aneka-pilihan'));
  await expect(making).rejects.toThrow(ModelAnswerError);
});

test.each<[string, (answer: Task) => Task]>([
  ...[
    'Fictional situation for the purpose of assessment',
    'Imaginary case written for this assessment',
    'Situasi dan data rekaan untuk tujuan pentaksiran',
    'Data rekaan',
    'Situation created for assessment purposes',
  ].map((source): [string, (answer: Task) => Task] => [
    `that its stimulus is made up: ${source}`,
    stimulus({ source, content: 'Larutan 1% digunakan di 12 buah kedai.' }),
  ]),
  ['the weeks of a part', question({ description: 'Kerja lapangan berlangsung selama 5 minggu.' })],
  [
    'a total and a sum that are wrong and to be found',
    (answer) => ({
      ...stimulus({ content: `Data rekaan. Kira: 5 + 3 = 9.\n\n${sums.replace('100 |', '110 |')}` })(answer),
      hasDeliberateError: true,
    }),
  ],
  [
    'a person of its case',
    (answer) => ({
      ...stimulus({ content: 'Encik Rosli menerima berita yang bercanggah tentang banjir.' })(answer),
      essentialQuestion: 'Apakah yang patut Encik Rosli lakukan?',
    }),
  ],
  [
    'a share that was put right since it was worked out',
    (answer) => ({
      ...stimulus({ content: '18 daripada 40 berita (45%) adalah palsu.' })(answer),
      working: [{ expression: '18 / 40 * 100', result: '54', unit: '%' }],
    }),
  ],
  [
    'a part of its stimulus in words',
    (answer) => ({
      ...stimulus({ content: '30 of the 60 reports were late: half of them.' })(answer),
      working: [{ expression: '30 / 60 * 100', result: 'half' }],
    }),
  ],
  ['figures of its matter', question({ description: 'Larutan yang digunakan ialah 1 - 4 %.' })],
  [
    'the hours and pages of a case, and the notes as its source',
    stimulus({ source: 'Nota kuliah Topik 2', content: 'Meja berita bekerja 8 jam setiap syif bagi 30 halaman.' }),
  ],
  ['fewer of the things of its row', question({ description: 'Bentangkan tiga dakwaan.' })],
])('A task may say %s', async (_, bent) => {
  const { before } = await made;
  expect(await madeOf('pentaksiran', () => bent(task()), before)).toMatchObject({ asked: [], marks: 0 });
});

test('What document and rows state of a work in weeks, in all and each, is known of it; another figure is not', () => {
  const [first] = course.read.assessments;
  const row = jstAssessment({
    code: 'T1',
    type: 'Laporan',
    assessmentId: first?.id ?? '',
    startDate: 'Minggu 3',
    dueDate: 'Minggu 6',
    slt: 12,
    facts: Object.fromEntries(['slt', 'dueDate'].map((field) => [field, found(field)])),
  });
  const counted = { ...course.read, assessments: course.read.assessments.map((one) => ({ ...one, count: 4 })) };
  const ground = taskGround(row, { ...course, read: counted });
  const domains = { ...row.domains, cognitive: [] };
  const reasonsOf = (text: string, matter: string[] | null = []) =>
    jstRowFaults({ ...row, matter: matter ?? undefined, description: text, domains }, ground, course).map(
      ({ text: said }) => said,
    );
  expect(
    reasonsOf('Empat tugasan, 3 jam setiap satu, dalam 3 atau 4 minggu; SLT 12 jam. Bentangkannya 30 minit.'),
  ).toEqual(['30 minit']);
  expect(reasonsOf('SLT tugasan ini 15 jam dalam 9 minggu.')).toEqual(['15 jam', '9 minggu']);
  // Hours of the matter, and those of the work.
  const matter = ['Imbangan bendalir 24 jam', 'had 48 jam'];
  expect(reasonsOf('Imbangan bendalir 24 jam dan had 48 jam bagi makanan tersaji.', matter)).toEqual([]);
  expect(reasonsOf(`${row.type} selama 20 jam.`)).toEqual(['20 jam']);
  // An older row has no such list: a time that may be of a part is its own.
  expect(reasonsOf('Bentangkannya 30 minit, selepas 20 jam.', null)).toEqual(['20 jam']);
  // In a rubric they are, listed or not.
  const ofRubric = (figures: RubrikCriterion['figures']) =>
    criterionFaults(
      criterion('Laporan dihantar dalam tempoh 48 jam.', figures),
      ground,
      { clo: [], told: [] },
      course.clos,
    );
  expect([ofRubric(undefined).length, ofRubric([]).length]).toEqual([5, 5]);
  // Where nothing is stated any time is its writer's own.
  const unstated = { ...row, slt: null, matter: [], description: 'Ia memakan 17 jam.', facts: {} };
  const bare = rowGround(unstated, course);
  expect(jstRowFaults(unstated, bare, course).map(({ text }) => text)).toContain('17 jam');
});

test('What a row of the JST counts is what the document counts, by the words that its writer names', () => {
  const read = course.read.assessments.find(({ type }) => type === 'Laporan Analisis Media');
  const stated = jstAssessment({ code: 'T1', type: read?.type ?? '', assessmentId: read?.id ?? '' });
  const reasonsOf = (description: string, source: string) => {
    const figures = [{ quote: '8 halaman', source }];
    const row = { ...stated, description, objective: '', criteria: [], figures };
    return jstRowFaults(row, rowGround(row, course), course).map(({ reason }) => reason.ms);
  };
  expect(reasonsOf('Laporan 5 halaman.', '')).toEqual([]);
  expect(reasonsOf('Laporan 8 halaman.', 'sepanjang 5 halaman')).toContain(
    'Dokumen menyatakan "sepanjang 5 halaman", bukan "8 halaman".',
  );
  expect(reasonsOf('Dua laporan.', '')).toEqual([]);
  expect(reasonsOf('Tulis dua siri berita.', '')).toEqual(['Dokumen menyatakan "satu siri", bukan "dua siri".']);
  expect(reasonsOf('Laporan dengan 7 temu bual.', '')).toEqual(['Dokumen tidak menyatakan bilangan 7.']);
  // Its weeks and shares are shown to its writer, too.
  const shown = { week: '7-9', cloShares: { CLO1: 15 } };
  const planned = { ...course, assessments: course.assessments.map((one) => ({ ...one, ...shown })) };
  const sources = ['7-9', 'CLO1: 15', '7-10'].map((source) => ({
    quote: source === 'CLO1: 15' ? '15 laporan' : '9 kali',
    source,
  }));
  const weekly = {
    ...stated,
    description: 'Diserahkan 9 kali sebagai 15 laporan.',
    objective: '',
    criteria: [],
    figures: sources,
  };
  expect(jstRowFaults(weekly, rowGround(weekly, planned), planned).map(({ reason }) => reason.ms)).toEqual([
    'Dokumen tidak menyatakan "7-10".',
  ]);
  // So are the marks of its outcomes, and what its sessions come to.
  const told = (quote: string, source: string) => {
    const said = {
      duration: '2 sesi × 2 jam',
      description: `Ia dinilai: ${quote}.`,
      objective: '',
      criteria: [],
      matter: [],
      facts: { duration: lecturerFact },
    };
    const own = { ...stated, ...said, cloShares: { CLO2: 45, CLO3: 15 }, figures: [{ quote, source }] };
    return jstRowFaults(own, rowGround(own, course), course).map(({ reason }) => reason.ms);
  };
  expect(told('dua sesi, iaitu 4 jam semuanya', '2 sesi × 2 jam')).toEqual([]);
  expect(told('45 markah bagi CLO2 dan 15 markah bagi CLO3', 'satu siri')).toEqual([]);
  expect(told('dua sesi, iaitu 5 jam semuanya', '2 sesi × 2 jam')).not.toEqual([]);
  // What its row says in no field of its own is the document's, too.
  const quote = `${stated.type} | 20 | 9 – 13 | Take-home, group of 4 | 50`;
  const ofGroup = (said: string) => {
    const figures = [{ quote: said, source: 'Take-home, group of 4' }];
    const row = { ...stated, fact: found(quote), description: `In ${said}.`, objective: '', criteria: [], figures };
    return jstRowFaults(row, rowGround(row, course), course).map(({ reason }) => reason.ms);
  };
  expect(ofGroup('groups of four')).toEqual([]);
  expect(ofGroup('teams, each with five members').join(' ')).toMatch(/4 orang, bukan five members/u);
  expect(ofGroup('groups of five').join(' ')).toMatch(/4.*bukan groups of five.*"Take-home, group of 4", bukan/u);
  // Marks in brackets are said, too.
  const description = 'Bahagian A (50 markah).';
  const assessments = course.read.assessments.map((one) => ({ ...one, description }));
  const marked = { ...course, read: { ...course.read, assessments } };
  const row = { ...stated, description, objective: '', criteria: [], figures: [] };
  expect(jstRowFaults(row, rowGround(row, marked), marked)).toEqual([]);
});

test.each([
  ['its own tolerance', 'Bacaan berada dalam lingkungan 5 % daripada nilai sebenar.', 0],
  ['no weight', 'Bahagian ini menyumbang 45 % daripada markah.', 2],
])('A rubric sets %s', async (_, cemerlang, marks) => {
  const { before } = await made;
  const bent = levels({ cemerlang });
  expect((await madeOf('rubrik', (_part, data) => bent(rubric(data)), before)).marks).toBe(marks);
});

test.each<[string, (item: Item) => object]>([
  [
    'the cells of its table as they are',
    ofTable(
      'Edaran Khamis tertinggi dan Jumaat 80.0%',
      { name: 'khamis', column: 'edaran', value: '90', is: 'max' },
      { name: 'Edaran', column: 'Jumaat', value: '80.0%', is: 'min' },
      { name: 'Purata', column: 'Edaran', value: '85.0%' },
      { name: 'Jumaat', column: 'Ruangan', value: 'Rencana tentang agama' },
    ),
  ],
  [
    'what its formula comes to',
    byFormula(ratio, '60 / 75 * 100', '80', ['edaran akhbar', '60'], ['edaran pasaran', '75'], ['indeks', '80']),
  ],
  [
    'values that balance, one of them rounded',
    byFormula(
      'F1/A1 = F2/A2',
      '150 * 7854 / 314',
      '3750',
      ['F1', '150'],
      ['A1', '314'],
      ['A2', '7854'],
      ['F2', '3750'],
    ),
  ],
  [
    'a source that is declared invented, and one that the notes have',
    ({ stem }) => ({
      stem: `Menurut Siaran Delima (data rekaan), edaran bertambah. Kajian Rahim menyebutnya. ${stem}`,
      works: ['Siaran Delima', 'kajian Rahim'],
    }),
  ],
  [
    'a count of its own beside a work',
    () => ({ explanation: 'Huraikan kajian Rahim dengan 8 contoh.', works: ['kajian Rahim'] }),
  ],
  [
    'more things to be named than its table has',
    ofTable('Berdasarkan jadual berikut, cadangkan lima hari edaran', {
      name: 'Jumaat',
      column: 'Edaran',
      value: '80',
    }),
  ],
  [
    'a number that another sentence names as it asks for it',
    ({ stem }) => ({
      stem: `Encik Ali bekerja selama 22 hari (data rekaan). Hitung gaji bagi bilangan hari bekerja itu. ${stem}`,
      taken: [{ name: 'bilangan hari bekerja', value: '22 hari' }],
    }),
  ],
  [
    'a total that is wrong and to be found',
    ({ stem }) => ({
      stem: `Kesan yang tidak kena dalam jadual ini (data rekaan).\n\n${sums.replace('100 |', '110 |')}\n\n${stem}`,
      hasDeliberateError: true,
    }),
  ],
  [
    'a percentage behind the label of its situation',
    ({ stem }) => ({ stem: `Sebuah akhbar (data rekaan) bersaing. Penanda arasnya ialah 17.5%. ${stem}` }),
  ],
  ['a slip that is to be found', ({ stem }) => ({ stem: `${stem} Kiraan pelajar: 18 / 6 = 12.` })],
  [
    'the slip behind a wrong option',
    ({ distractors }) => ({
      distractors: ['12 unit', ...distractors.slice(1)],
      explanation: 'Nilai 12 unit didapati jika 18 / 6 = 12.',
    }),
  ],
  [
    'figures that follow from its own',
    ({ stem }) => ({
      cites: ['1:1'],
      stem: `${stem} Kedai P menjual 250 unit pada RM50 dan kosnya 20%; 240 unit sampai (data rekaan).`,
      answer: '96%, RM2,500',
      explanation: '0.20 × RM50 = RM10; 250 × RM10 = RM2,500; 240 ÷ 250 = 96%.',
    }),
  ],
  [
    'the circle with any π',
    ({ stem }) => ({
      stem: `${stem} Garis pusat bulatan ialah 63 mm dan jejari cakera ialah 14 mm (data rekaan).`,
      answer: '3117.2 mm²',
      distractors: ['197.9 mm²', '12468.9 mm²', '98.9 mm²'],
      explanation: '3.1416 × 63² / 4 = 3117.2 dan 22/7 × 14² = 616.',
      working: [{ expression: '3.1416 * 63^2 / 4', result: '3117.2', unit: 'mm²' }],
    }),
  ],
  [
    'the way to its number',
    ({ stem }) => ({
      stem: `${stem} Akhbar P menerbitkan 18 berita, 15 daripadanya benar (data rekaan).`,
      answer: '83.3%',
      distractors: ['16.7%', '45.5%', '54.5%'],
      working: [
        { expression: '15 / 18', result: '0.8333', unit: '' },
        { expression: '0.8333 * 100', result: '83.3', unit: '%' },
      ],
    }),
  ],
  [
    'a quantity in its unit without a prefix',
    ({ stem }) => ({
      stem: `${stem} 4000 bit dihantar pada 2 Mbps sejauh 400 km dengan 2 x 10^8 m/s (data rekaan).`,
      answer: '2 ms',
      distractors: ['1 ms', '3 ms', '5 ms'],
      working: [
        { expression: '400000 / (2 * 10^8) * 1000', result: '2', unit: 'ms' },
        { expression: '4000 / 2000000 * 1000', result: '2', unit: 'ms' },
      ],
    }),
  ],
  [
    'a length in another unit, whatever it cites',
    ({ stem }) => ({
      stem: `${stem} Kertas setebal 250 mm dibaca selama 60 s (data rekaan).`,
      cites: ['1:1'],
      answer: '0.25 m dalam 60 s',
      distractors: ['0.5 m dalam 60 s', '0.75 m dalam 60 s', '0.9 m dalam 60 s'],
      working: [{ expression: '0.250', result: '0.25', unit: 'm' }],
    }),
  ],
  [
    'a passage that was sent for its neighbours',
    () => ({ cites: ['1:4'], answer: 'Umur dan minat', ground: 'umur, minat dan latar budaya penonton' }),
  ],
  [
    'the sentence that its answer rests on in words of its own',
    ({ stem }) => ({
      stem: `${stem} Apakah yang menentukan khalayak?`,
      cites: ['1:4'],
      answer: 'Usia serta minat',
      ground: 'Khalayak sasaran ditentukan oleh umur, minat dan latar budaya penonton.',
    }),
  ],
  [
    'its topic in the words of its passage alone',
    () => ({
      stem: 'Apakah kebolehan orang yang celik?',
      cites: ['1:1'],
      answer: 'Mencapai dan menilai',
      ground: 'keupayaan mencapai, menganalisis, menilai dan mencipta media',
    }),
  ],
  [
    'what it works out in words that another passage has',
    ({ stem }) => ({
      stem: `${stem} Kertas setebal 250 mm dibaca selama 60 s (data rekaan).`,
      cites: ['1:1'],
      answer: '0.25 m penonton',
      distractors: ['0.5 m penonton', '0.75 m penonton', '0.9 m penonton'],
      working: [{ expression: '0.250', result: '0.25', unit: 'm' }],
    }),
  ],
  [
    'the time that its paper has',
    ({ stem }) => ({ stem: `Kertas ini 120 minit. ${stem}`, time: 'Kertas ini 120 minit' }),
  ],
  [
    'the time that its paper has, and of that its own part',
    ({ stem }) => ({
      stem: `Kertas ini 120 minit; ambil 6 minit di sini. ${stem}`,
      time: 'Kertas ini 120 minit; ambil 6 minit di sini',
    }),
  ],
  [
    'a percentage of its stem as a part of one',
    ({ stem }) => ({
      stem: `${stem} Daripada 400 berita, 48.5 % palsu (data rekaan).`,
      answer: '194',
      distractors: ['195', '196', '197'],
      working: [{ expression: '400 * 0.485', result: '194', unit: '' }],
    }),
  ],
  [
    'a number that its working gives, not its ground',
    ({ stem }) => ({
      stem: `${stem} Kurun ke-17 ada berapa tahun kali 6 (data rekaan)?`,
      cites: ['1:2'],
      answer: 'Bermula 600 tahun akhbar',
      ground: 'Sejarah media massa bermula dengan akhbar bercetak pada kurun ke-17',
      working: [{ expression: '6 * 100', result: '600', unit: 'tahun' }],
    }),
  ],
])('An item may show %s', async (_, change) => {
  const { before } = (await made).exam;
  const write = (plan: Planned) => (plan.number === 1 ? inItem(change)(choice(plan)) : choice(plan));
  expect(await madeOf('exam', items(write), before, examSettings('aneka-pilihan'))).toMatchObject({
    asked: [],
    marks: 0,
  });
});

test("A step of a scheme that its working comes to is none of the item's unknown numbers", async () => {
  const { before } = (await made).struktur;
  const scheme = 'Nisbah: 15 / 18. Hasilnya 0.833. Peratusnya 0.833 × 100 = 83.3%.';
  const write = (plan: Planned) => ({
    ...parts(plan),
    stem: `${parts(plan).stem} Akhbar P menerbitkan 18 berita, 15 daripadanya benar (data rekaan).`,
    parts: parts(plan).parts.map((one) => ({
      ...one,
      answer: `${one.answer} ${scheme}`,
      working: [{ expression: '15 / 18', result: '0.833', unit: '' }],
    })),
  });
  const first = (plan: Planned) => (plan.number === 1 ? write(plan) : parts(plan));
  expect(await madeOf('exam', items(first), before, examSettings('struktur'))).toMatchObject({ asked: [], marks: 0 });
});

/** A list that has numbers of its own. */
const ofHours = '2-5 jam, 6 kes; 6-9 jam, 27 kes; 10-13 jam, 15 kes; 14-17 jam, 7 kes';
test.each<[string, RubrikCriterion['figures'], string[]]>([
  ['Disemak dengan sepuluh rujukan.', [], ['Tugasan tidak menyatakan bilangan 10.']],
  [
    'Disemak dengan sepuluh rujukan.',
    [{ quote: 'sepuluh rujukan', source: '' }],
    ['Tugasan tidak menyatakan "sepuluh rujukan".'],
  ],
  [
    'Rehat sekurang-kurangnya 2 minit antara ujian.',
    [{ quote: 'sekurang-kurangnya 2 minit', source: '' }],
    ['Tugasan tidak menyatakan "sekurang-kurangnya 2 minit".'],
  ],
  ['Disokong dua sumber.', [{ quote: 'dua sumber', source: '' }], []],
  ['Rujukan mengikut gaya APA edisi ke-7.', [], []],
  ['Rujukan mengikut gaya APA edisi ke-7.', [{ quote: 'APA edisi ke-7', source: '' }], []],
  ['Melukis segi tiga dan segi empat dengan tepat.', [], []],
  ['Menggunakan Microsoft 365 dan HTML5 dengan cekap.', [], []],
  ['Bekerja secara berpasangan.', [{ quote: 'secara berpasangan', source: 'dua orang sekumpulan' }], []],
  [
    'Melukis dengan perisian Tableau.',
    [{ quote: 'perisian Tableau', source: 'GeoGebra' }],
    ['Tugasan menyatakan "GeoGebra", bukan "perisian Tableau".'],
  ],
  ['Membanding tiga alat.', [{ quote: 'tiga alat', source: 'pensel | jangka lukis | pembaris' }], []],
  ['Membanding ketiga-tiga alat.', [{ quote: 'ketiga-tiga alat', source: 'pensel, jangka dan pembaris' }], []],
  ['Keempat-empat langkah.', [{ quote: 'Keempat-empat langkah', source: 'jujukan A+ B+ B− A−' }], []],
  [
    'Kelima-lima langkah.',
    [{ quote: 'Kelima-lima langkah', source: 'jujukan A+ B+ B− A−' }],
    ['Tugasan menyatakan "jujukan A+ B+ B− A−", bukan "Kelima-lima langkah".'],
  ],
  ['Menjawab empat soalan.', [{ quote: 'empat soalan', source: 'apa, siapa, bila dan mengapa' }], []],
  ['Keempat-empat selang.', [{ quote: 'Keempat-empat selang', source: ofHours }], []],
  [
    'Ketiga-tiga selang.',
    [{ quote: 'Ketiga-tiga selang', source: ofHours }],
    [`Tugasan menyatakan "${ofHours}", bukan "Ketiga-tiga selang".`],
  ],
  ['Merekod sumbangan kelima-lima ahli.', [], ['Tugasan tidak menyatakan bilangan 5.']],
  ['Bekerja tiga orang.', [], ['Tugasan menyatakan "dua orang", bukan "tiga orang".']],
  [
    'Merujuk Encik Rosli bin Ahmad.',
    [{ quote: 'Merujuk Encik Rosli bin Ahmad', source: '' }],
    ['Nama Encik Rosli bin Ahmad tiada dalam bahan yang digunakan.'],
  ],
])('Of the levels of a rubric what they count is held: %s', (descriptor, figures, expected) => {
  const faults = criterionFaults(
    criterion(descriptor, figures),
    taskGround(jstAssessment({ code: 'T1', type: 'Laporan' }), course),
    {
      clo: [],
      told: [
        'Tulis laporan dengan GeoGebra, dua orang sekumpulan.',
        'pensel | jangka lukis | pembaris',
        'pensel, jangka dan pembaris',
        '5. Rekodkan sumbangan setiap ahli.',
        'Pasang litar mengikut jujukan A+ B+ B− A−.',
        'Laporan menjawab apa, siapa, bila dan mengapa.',
        ofHours,
      ],
    },
    course.clos,
  );
  expect([...new Set(faults.map(({ reason }) => reason.ms))]).toEqual(expected);
});

const outcomes = [
  ['CLO3', 'Menyediakan kad resipi standard dan hamparan kos menu mengikut prosedur.', 'P4', 'PLO3'],
  ['CLO4', 'Menunjukkan tanggungjawab dan kerja berpasukan dalam projek pengekosan menu.', 'A3', 'PLO5'],
].map(([code = '', statement = '', level = '', hp = '']) => ({
  code,
  alternateCode: '',
  statement,
  domains: [level],
  hp: [hp],
  fact: null,
}));
test.each([
  ['Tanggungjawab individu', 'PLO3', 'P4', ['hp', 'domains']],
  ['Tanggungjawab individu', 'PLO5', 'A3', []],
  ['Tanggungjawab individu', 'PLO5', 'P4', ['domains']],
  ['Ketepatan hamparan kos menu', 'PLO3', 'P4', []],
  ['Persembahan laporan', 'PLO5', 'A3', []],
  ['Persembahan laporan', 'PLO9', 'P4', []],
])('A criterion has the programme outcome and levels of its outcome: %s, %s, %s', (name, hp, level, expected) => {
  const faults = criterionFaults(
    { ...criterion('Semuanya tepat.', []), name, hp, domains: [level] },
    taskGround(jstAssessment({ code: 'T1', type: 'Projek' }), course),
    { clo: ['CLO3', 'CLO4'], told: [] },
    outcomes,
  );
  expect(faults.map(({ at }) => at[0])).toEqual(expected);
});

test.each([
  ['RM46,800 - RM42,000', 0],
  ['RM46,800 dan RM42,000', 0],
  ['RM46,800 - RM40,000', 10],
  ['kos RM46,800', 10],
])('What follows from two figures of the task is known in its rubric: RM4,800 by %s', (source, count) => {
  const faults = criterionFaults(
    criterion('Kos berlebihan RM4,800 ditunjukkan.', [{ quote: 'RM4,800', source }]),
    taskGround(jstAssessment({ code: 'T1', type: 'Projek' }), course),
    { clo: [], told: ['Jualan RM120,000, kos RM46,800 dan kos standard RM42,000.'] },
    course.clos,
  );
  expect(faults).toHaveLength(count);
});

const groups = '| Kumpulan | Murid |\n| --- | --- |\n| Kumpulan A | 24 |\n| Kumpulan B | 80 |\n| Jumlah | 104 |';
const trial = 'Kelas A membaca 18 berita daripada 30 berita. Kelas B membaca 45 berita.';
const paper = 'Jawab 10 soalan dalam 60 minit.';
test.each([
  ['5 soalan dalam 60 minit', '10 soalan dalam 60 minit', 1],
  ['10 soalan dalam 1 jam', '10 soalan dalam 60 minit', 0],
  ['24 daripada 80 murid', 'Kumpulan A | 24', 1],
  ['24 daripada 104 murid', 'Kumpulan A | 24', 0],
  ['18 daripada 30 berita', '18 berita', 0],
  ['18 daripada 45 berita', '18 berita', 1],
])('A quote has no figure that its source does not have with it: %s of %s', (quote, source, faults) => {
  const followed = { name: say`Tugasan`, told: [groups, trial, paper] };
  expect(figureFaults([], quote, [{ quote, source }], followed)).toHaveLength(faults);
});

test.each([
  ['Tanenbaum (2011)', 0],
  ['Tanenbaum, 2011', 0],
  ['Computer Networks (Tanenbaum, 2011)', 0],
  ['Tanenbaum (2015)', 1],
  ['Stallings, 2011', 1],
  ['Computer Networks Survey', 1],
])('A work is known by its author and year: %s', (work, faults) => {
  const ground = courseGround(course, ['Tanenbaum, A. S. (2011). Computer Networks. Boston: Pearson.']);
  expect(workFaults([], `Menurut ${work}, protokol itu ada.`, [work], ground)).toHaveLength(faults);
});

test.each([
  ['Empat dakwaan', '', []],
  ['Empat dakwaan', 'lima dakwaan', []],
  ['Enam dakwaan', '', ['Tugasan tidak menyatakan "Enam dakwaan".']],
  ['Enam dakwaan', 'lima dakwaan', ['Tugasan menyatakan "lima dakwaan", bukan "Enam dakwaan".']],
])('A lower level of a rubric asks for fewer or for what its task says: %s of %s', (quote, source, expected) => {
  const figures = [
    { quote: 'Lima dakwaan', source: 'lima dakwaan' },
    { quote, source },
  ];
  const of = criterion('Lima dakwaan disemak.', figures);
  const faults = criterionFaults(
    { ...of, levels: { ...of.levels, kepujian: { descriptor: `${quote} disemak.` } } },
    taskGround(jstAssessment({ code: 'T1', type: 'Laporan' }), course),
    { clo: [], told: ['Semak lima dakwaan.'] },
    course.clos,
  );
  expect(faults.map(({ reason }) => reason.ms)).toEqual(expected);
});

test('A figure of the notes is known of a task, and one that is doubted in the JST and kept is not known of its rubric', async () => {
  const { before } = await made;
  const noted = 'Sasaran program ialah sekurang-kurangnya 95% ketepatan.';
  const bent = question({ description: 'Hantar laporan dengan 95% ketepatan.' })(task());
  const pentaksiran = (await madeOf('pentaksiran', () => bent, before)).value;
  const jst = before.jst && {
    ...before.jst,
    assessments: before.jst.assessments.map((row) => ({
      ...row,
      description: `${row.description} Panjangnya 20 halaman.`,
    })),
  };
  const longer = levels({ amatCemerlang: 'Laporan sepanjang 20 halaman dengan lima dakwaan disemak.' });
  const rubrik = (await madeOf('rubrik', (_, data) => longer(rubric(data)), before)).value;
  const chain = { course, jsu: null, exam: null, jst, pentaksiran, rubrik } as Chain;
  const textsOf = (stage: StageName, notes: string[]) => [
    ...new Set(doubtsOf(stage, chain, notes).map(({ text }) => text)),
  ];
  expect([textsOf('pentaksiran', []), textsOf('pentaksiran', [noted])]).toEqual([['95%'], []]);
  expect([textsOf('jst', []), textsOf('rubrik', [])]).toEqual([['20 halaman'], ['20 halaman']]);
});

test('A level that is too many may be left out of its list', () => {
  const stated = jstAssessment({ code: 'U1', type: course.read.assessments.at(-1)?.type ?? '', clo: ['CLO2'] });
  const row = { ...stated, description: '', objective: '', domains: { ...stated.domains, cognitive: ['C4', 'C6'] } };
  const answer = { ...jstRow({ pentaksiran: { type: '', clo: ['CLO2'] } }), domains: row.domains } as JstAnswer;
  const problems = jstProblems(answer, row, [], course).filter(({ at }) => at[0]?.[0] === 'domains');
  expect(problems).toMatchObject([{ at: [['domains', 'cognitive', 1]], mayLeaveOut: true }]);
});

test('A topic that the course does not have is asked for again where its row still names it, and the notice says so', () => {
  const row = {
    ...jstAssessment({ code: 'U1', type: course.read.assessments.at(-1)?.type ?? '', clo: ['CLO2'] }),
    description: 'Menganalisis Etika Penyiaran Radio.',
    objective: '',
  };
  const answer = { ...jstRow({ pentaksiran: { type: '', clo: ['CLO2'] } }), topics: ['Etika Penyiaran Radio'] };
  const problems = jstProblems(answer, row, [], course);
  expect(problems.filter(({ message }) => message.includes('Etika Penyiaran Radio'))).toMatchObject([
    { at: [['topics', 0]], message: expect.stringContaining('masih disebut dalam Penerangan') },
    { at: [['description']], isQuiet: true },
  ]);
});

const unworked = (content: string, working?: Working[]) =>
  unworkedIn({ stimulus: { ...task().stimulus, content }, ...(working && { working }) });
test('A percentage that a stimulus tells beside its table, or of two amounts, is worked out or asked for; any other is data', () => {
  const told = '65% daripada semua kesilapan ialah transformasi dan kemahiran.';
  const table = '| Peringkat | Bilangan |\n| --- | --- |\n| Transformasi | 10 |\n| Kemahiran | 9 |\n| Jumlah | 32 |';
  expect(unworked(`${table}\n\n${told}`)).toEqual(['65%']);
  expect(unworked(`${table}\n\n${told}`, [{ expression: '19 / 32 * 100', result: '65', unit: '%' }])).toEqual([]);
  expect(unworked(told)).toEqual([]);
  expect(unworked('Kosnya RM46,800 daripada RM120,000, iaitu 42%.')).toEqual(['42%']);
  expect(unworked('Standardnya 35%, iaitu RM42,000.')).toEqual([]);
});

test('The writer of a task is told no level above its outcomes, though the JST keeps one', async () => {
  const { before } = await made;
  const assessments = before.jst?.assessments.map((row) => ({
    ...row,
    domains: { ...row.domains, cognitive: ['C6 Mencipta'], psychomotor: ['P4'] },
  }));
  const told: unknown[] = [];
  const answers = (_: string, data: Record<string, unknown>) => {
    told.push((data['rancangan'] as { levels: string[] }).levels);
    return task();
  };
  await madeOf('pentaksiran', answers, { ...before, jst: { ...before.jst, assessments } as Documents['jst'] });
  expect(told[0]).toEqual(['C4']);
});

test('What the document says of an assessment is not said twice, nor is a level', async () => {
  const said = 'Pelajar menulis laporan 5 halaman: analisis satu siri berita daring sepanjang semester.';
  const { document } = await madeOf('jst', (_, data) => {
    const row = jstRow(data);
    const { cognitive } = row.domains;
    return {
      ...row,
      description: said.replace('5 halaman', 'lima halaman'),
      domains: { ...row.domains, cognitive: [...cognitive, ...cognitive.map((level) => `${level} Tahap`)] },
    };
  });
  expect(document).toContain(`"description":"${said.replace('5 halaman', 'lima halaman')}"`);
  expect(document).not.toMatch(/"cognitive":\["(C\d)","\1"/);
  // Nearly all of it in other words: the writer's stand alone.
  const again = await madeOf('jst', (_, data) => ({
    ...jstRow(data),
    description: 'Laporan satu siri berita daring, 5 halaman.',
  }));
  expect(again.document).toContain('"description":"Laporan satu siri berita daring, 5 halaman."');
  // A number that it leaves out is not lost.
  const shorter = await madeOf('jst', (_, data) => ({
    ...jstRow(data),
    description: 'Analisis satu siri berita daring.',
  }));
  expect(shorter.document).toContain('sepanjang 5 halaman.\\n\\nAnalisis satu siri berita daring."');
});

test('A subtopic that was suggested and that no question has is named', async () => {
  const { before } = await made;
  const few = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  const { document } = await madeOf('jsu', (_, data) => ({ rows: jsuRows(data) }), before, few);
  expect(document).toMatch(/"unasked":\[".+"\]/);
});

const plain = (_: string, data: Record<string, unknown>) => ({
  rows: jsuRows(data).map((row) => ({
    ...row,
    cognitiveLevel: 'C2',
    cognitiveDescription: `Menerangkan ${row.subtopic}`,
  })),
});

test('HOTS that nobody writes again are there, and each verb of another level is told', async () => {
  const { before } = await made;
  const few = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  const { value, document } = await madeOf('jsu', plain, before, few);
  expect(document).toContain('"kbatCompliance":"YES"');
  const chain = { course, exam: null, ...before, jsu: value } as Chain;
  const { raised, questions } = value as Documents['jsu'];
  expect(raised).not.toEqual([]);
  const told = doubtsOf('jsu', chain, []).filter(({ text }) => text === 'Menerangkan');
  expect(told).toHaveLength(questions.filter(({ questionType }) => questionType === 'HOTS').length);
});

test('A row of an unknown topic is asked for as a whole', () => {
  const row = {
    topic: 'Siber',
    subtopic: 'Siber',
    clo: 'CLO2',
    cognitiveLevel: 'C4',
    cognitiveDescription: '',
  } as const;
  expect(jsuProblems([row], new Map(), [], course)).toMatchObject([{ at: [['rows', 0]] }]);
});

test('The verb of an outcome is one of its level', () => {
  const [clo] = course.clos.filter(({ domains }) => domains.includes('C4'));
  const topic = course.topics[0]?.title ?? '';
  const row = {
    topic,
    subtopic: topic,
    clo: clo?.code ?? '',
    cognitiveLevel: 'C4',
    cognitiveDescription: 'Interpret it',
  } as const;
  const place = { title: topic, clo: [row.clo], asked: [row.clo], subtopics: [], hours: null };
  const askedWith = (statement: string) =>
    jsuProblems([row], new Map(), [place], { ...course, clos: course.clos.map((one) => ({ ...one, statement })) })
      .length;
  expect([askedWith('Interpret the data of a market.'), askedWith('Analyse the data.')]).toEqual([0, 1]);
  const verbsIn = (statement: string, asked = 'Cadangkan satu strategi.', level: 'C1' | 'C2' | 'C4' = 'C4') =>
    askedFaults([], asked, { ...row, cognitiveLevel: level }, [{ ...clo!, domains: ['C4'], statement }]).length;
  expect([verbsIn('Menganalisis kesilapan dan mencadangkan pengajaran.'), verbsIn('Menganalisis.')]).toEqual([0, 1]);
  // What is asked above the level of its own item: C4 of one that is recalled, C3 never.
  expect(
    (['C1', 'C2', 'C4'] as const).map((level) =>
      verbsIn('Menilai.', 'Berdasarkan data, **analisis** kesannya.', level),
    ),
  ).toEqual([1, 1, 0]);
  expect(verbsIn('Menilai.', 'Kira jumlahnya.', 'C1')).toBe(0);
});

const isFirst = (part: string): boolean => part === 'row-0';

const remark = (row: string, words: string) => ({ row, words, reason: 'Lain daripada asalnya.' });

test('What a second reader finds in rows, tasks and rubrics is told where it stands, and only where it still stands', async () => {
  const { jst, rubrik, before } = await made;
  const look = [
    remark('T1', 'Hujah dengan bukti'),
    remark('T1', 'semuanya wajib'),
    remark('T1', 'Dakwaan disalin'),
    remark('T1', 'cadangkan kempen'),
    remark('T1', 'berita yang bercanggah'),
    remark('T9', 'satu laporan'),
  ];
  const bent = { jst: { ...(jst.value as object), look }, rubrik: { ...(rubrik.value as object), look } };
  const chain = { course, jsu: null, exam: null, ...before, ...bent } as Chain;
  const places = (['jst', 'pentaksiran', 'rubrik'] as const).flatMap((stage) =>
    doubtsOf(stage, chain, []).map(({ at }) => at),
  );
  expect(places).toEqual([
    '/assessments/0/criteria',
    '/tasks/0/question/statement',
    '/tasks/0/stimulus/content',
    '/rubriks/0/criteria/0/levels/lemah/descriptor',
  ]);
});

/** What becomes of a falsehood: whether it is asked for once more, and whether it is marked, or not printed, where the model keeps to it. */
async function fateOf({ stage, kind, bend, words }: Plant) {
  const { before: documents, ...honest } = await made;
  const base = honest[kind ?? stage];
  const before = 'before' in base ? base.before : documents;
  const bent = bend as (answer: unknown) => unknown;
  const answers = (part: string, data: Record<string, unknown>): unknown => {
    const of = (answer: unknown): unknown => (isFirst(part) ? bent(answer) : answer);
    if (stage === 'jst') return of(jstRow(data));
    if (stage === 'jsu') return { rows: bent(jsuRows(data)) };
    if (stage === 'pentaksiran') return of(task());
    if (stage === 'rubrik') return of(rubric(data));
    const write = kind === 'struktur' ? parts : choice;
    const lowest = (data['pelan'] as Planned[]).find(({ cognitiveLevel }) => ['C1', 'C2'].includes(cognitiveLevel));
    return items((plan) => (plan === lowest && part === 'batch-0' ? (bent(write(plan)) as object) : write(plan)))(
      part,
      data,
    );
  };
  const settings = stage === 'exam' ? examSettings(kind ?? 'aneka-pilihan') : {};
  const result = await madeOf(stage, answers, before, settings);
  const isPrinted = words === undefined || result.document.includes(words);
  const { asked, marks } = result;
  return { isAsked: asked.length > 0, isMarked: marks > base.marks || !isPrinted };
}

test('Of 107 planted falsehoods code alone marks all but those that must be understood, and asks for nearly all of them again', async () => {
  expect(plants).toHaveLength(107);
  const fates: [string, Awaited<ReturnType<typeof fateOf>>][] = [];
  for (const each of plants) fates.push([each.what, await fateOf(each)]);
  const forLook = plants.filter(({ isForLook }) => isForLook).map(({ what }) => what);
  expect(fates.filter(([, { isMarked }]) => !isMarked).map(([what]) => what)).toEqual(forLook);
  // What code decides by itself is not asked for.
  const decided = ['a CLO', 'a week'];
  expect(fates.filter(([what, { isAsked }]) => !isAsked && !forLook.includes(what)).map(([what]) => what)).toEqual(
    decided,
  );
});
