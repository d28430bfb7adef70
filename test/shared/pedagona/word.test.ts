import { describe, expect, test } from '@jest/globals';
import { completeParts, scriptTypes } from '../../../shared/pedagona/labels/labels.ts';
import {
  chainDocument,
  completeDocument,
  type CompleteSource,
  merungkaiDocument,
  wordFileName,
} from '../../../shared/pedagona/word.ts';
import { dloScenes, scriptSteps } from '../../../shared/pedagona/word/chain.ts';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { signersOf } from '../../../shared/moderation/signatures.ts';
import { disclaimerText, localEngineText } from '../../../shared/text/texts.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { sentRow } from '../../support/sent.ts';
import { plainText } from '../word/plainText.ts';
import { part, unzip, wordLines } from '../word/docx.ts';
import { courses, dlo, merangkai, report, scripts } from './fixtures/chain.ts';
import { topic } from './fixtures/builders.ts';
import { session as analysed } from './fixtures/session.ts';

const session = { ...analysed, coursesAnalysis: courses };
const context = { sessionName: session.sessionName, createdAt: session.createdAt, courses, dlo };
const at = new Date('2026-03-10T01:00:00Z');
const source: CompleteSource = { session, merangkai, scripts, dlo, report, parts: completeParts, at };
const complete = completeDocument(source);
const early = completeDocument({ ...source, scripts: null, dlo: null, report: null });
const documents: [string, WordDocument][] = [
  ['Hasil Merungkai', merungkaiDocument(analysed)],
  ['Hasil Merangkai', chainDocument('merangkai', merangkai, context)],
  ['Skrip Pembelajaran', chainDocument('scripts', scripts, context)],
  ['Objek Pembelajaran Digital (DLO)', chainDocument('dlo', dlo, context)],
  ['Laporan Eksekutif', chainDocument('report', report, context)],
  ['Laporan Lengkap', complete],
];
const linesOf = (name: string): string[] => plainText(new Map(documents).get(name) ?? complete);

const headings = (document: WordDocument, ...levels: number[]): string[] =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'heading' && levels.includes(block.level) ? [block.text] : []));
describe.each(documents)('the file %s', (title, document) => {
  test('starts with its session and says how it was made and that it must be checked', () => {
    const lines = plainText(document);
    expect(lines.slice(0, 6)).toEqual([
      title,
      session.sessionName,
      'Nama Sesi',
      session.sessionName,
      'Tarikh Analisis',
      'Isnin, 9 Mac 2026 pada 12:05 PTG',
    ]);
    expect(lines).toEqual(expect.arrayContaining([localEngineText, disclaimerText]));
  });
});

test('sections of a script and activities of a DLO stand one after the other along their time', () => {
  expect(dloScenes(dlo).map(({ when }) => when)).toEqual(['0–30 minit', '30–90 minit', '90–105 minit']);
  const { steps, minutes } = scriptSteps(scriptTypes[0]!, scripts);
  expect(steps.map(({ when }) => when.replace(' minit', ''))).toEqual([
    '0–10',
    '10–25',
    '25–30',
    '30–50',
    'Merentas sesi',
    '50–57',
    '57–60',
  ]);
  expect(minutes).toBe(60);
});

/** The lines from the first that equals `from` up to the next that equals `to`. */
const between = (lines: readonly string[], from: string, to: string): string[] => {
  const start = lines.indexOf(from);
  return lines.slice(start, lines.indexOf(to, start + 1));
};
const merungkai = linesOf('Hasil Merungkai');

describe('the merungkai file', () => {
  test('names documents that could not be read, and why', () => {
    const row = merungkai.indexOf('rosak.xlsx');
    expect(merungkai.slice(row, row + 4)).toEqual([
      'rosak.xlsx',
      '-',
      'Gagal dibaca',
      'Fail ini rosak. Sila muat naik semula.',
    ]);
  });

  test('marks what code filled in and says what was not found', () => {
    const outcome = between(merungkai, 'HPK2', 'Pentaksiran');
    expect(outcome.filter((line) => line === '-')).toHaveLength(4);
    const suggested = merungkai.slice(merungkai.indexOf('Huraian Setiap CLO'));
    const bare = between(suggested, 'HPK2', 'Pembangunan Pembelajaran (KPPB)');
    expect(bare.filter((line) => line === 'Cadangan umum; tiada dalam dokumen')).toHaveLength(2);
    expect(bare.filter((line) => line === '-')).toHaveLength(3);
    expect(bare).toContain('Mengapakah HPK2 penting dalam pembelajaran kursus ini?');
    expect(bare).not.toContain('Tiada maklumat');
  });

  test('marks values where they stand and says why once, at the end', () => {
    const doubt = { at: [], quote: '', place: 'Muka surat 2', note: 'Baris ini memberi 2 jam.' };
    const first = courses[0]!;
    const topics = ['topic_1', 'topic_2'].map((id) => ({ ...topic('Teori', []), id, hours: 3 }));
    const facts = {
      'methods.1': { ...doubt, note: '', place: '', state: 'lecturer' as const },
      'topic_1.hours': { ...doubt, state: 'unconfirmed' as const },
      'topic_2.hours': { ...doubt, state: 'unconfirmed' as const },
      topic_1: { ...doubt, state: 'found' as const },
    };
    const course = { ...first, methods: ['Kuliah', 'Amali'], topics, facts };
    const lines = plainText(merungkaiDocument({ ...session, coursesAnalysis: [course] }));
    expect(lines).toContain('Kuliah; Amali (disahkan pensyarah)');
    expect(lines.filter((line) => line === '3 jam (belum disahkan) [1]')).toHaveLength(2);
    expect(lines).toContain('Teori');
    expect(lines.filter((line) => line.includes('Baris ini memberi 2 jam.'))).toEqual([lines.at(-1)]);
  });

  test('says once how many and how long an assessment is, and in which semester and programme the course is', () => {
    const first = courses[0]!;
    const one = first.assessments[0]!;
    const assessments = [
      { ...one, type: 'Laporan (3 laporan)', count: 3 },
      { ...one, type: 'Ujian', count: 2, duration: '2 jam' },
    ];
    const place = { semester: 'Semester 5', programme: 'PISMP', institution: 'IPG Kampus Pinang' };
    const course = { ...first, assessments, ...place };
    const lines = plainText(merungkaiDocument({ ...session, coursesAnalysis: [course] }));
    expect(lines).toEqual(expect.arrayContaining(['Laporan (3 laporan)', 'Ujian (2, 2 jam)', 'Semester 5']));
    expect(plainText(chainDocument('dlo', dlo, { ...context, courses: [course] }))).toContain(
      'EDUP3033 Psikologi Perkembangan, PISMP, IPG Kampus Pinang',
    );
    const read = linesOf('Objek Pembelajaran Digital (DLO)');
    expect(read.indexOf('Rangsangan 1: Rekod pemerhatian')).toBeLessThan(read.indexOf('Aktiviti'));
  });

  test('leaves out a row or column in which the document says nothing', () => {
    const short = plainText(merungkaiDocument(session));
    expect(short).toEqual(expect.arrayContaining(['HPP (MQF 2.0)', 'Wajaran (%)', 'Topik']));
    for (const label of ['Kemahiran Insaniah', 'Pengetahuan', 'SLT (jam)', 'Penerangan', 'Minggu', 'Subtopik'])
      expect(short).not.toContain(label);
  });

  test('gives the KPPB model with the labels of its own parts only', () => {
    const learning = between(merungkai, 'Pembangunan Pembelajaran (KPPB)', 'Kod Kursus');
    expect(learning).toEqual(
      expect.arrayContaining(['3E', 'Rangsangan', 'Penglibatan (Engagement)', 'Perluasan (Extension)']),
    );
    expect(learning).not.toContain('Kaitkan (Relate)');
  });
});

test('the merangkai file tells a link whose rows are cited from a suggestion, and calls neither confirmed', () => {
  const lines = linesOf('Hasil Merangkai');
  expect(lines.filter((line) => line.startsWith('Kedua-dua hujung dipetik'))).toHaveLength(1);
  expect(between(lines, 'Asas', 'Pentaksiran Interdisiplin').slice(1)).toEqual([
    'Pemerhatian murid menjadi asas reka bentuk bahan digital.',
    'EDUP3033 HPK2 [1]',
    'EDUP3063 CLO1 [2]',
    'Murid menilai bahan rakan.',
    'Cadangan; belum dipetik daripada dua kursus',
  ]);
  for (const name of ['Hasil Merangkai', 'Laporan Lengkap'])
    expect(linesOf(name).filter((line) => line.includes('EDUP3063, Muka surat 1: “keperluan murid”'))).toHaveLength(1);
});

const { createdAt: when } = session;
const round = { version: 2, note: '', sentAt: when, outcome: 'accepted' as const, endedAt: when };
const accepted = (artefact: string): Sent =>
  sentRow({ artefact, role: 'pengesah', state: 'accepted', readerName: `Pengesah ${artefact}`, rounds: [round] });
const sent = [accepted('report'), accepted('course#0')];
const signatures = signersOf(sent, 'report', 2);

test.each([
  ['a report', chainDocument('report', { ...report, version: 2 }, { ...context, sent }), ['Pengesah report']],
  ['a report that has changed since', chainDocument('report', { ...report, version: 3 }, { ...context, sent }), []],
  ['an export of it', completeDocument({ ...source, parts: ['report'], signatures }), ['Pengesah report']],
  ['an export of more', completeDocument({ ...source, signatures }), []],
  ['a course', merungkaiDocument({ ...analysed, sent, courseVersions: [2] }), ['Pengesah course#0']],
])('the signatures of %s name who has accepted that and nobody else', (_, document, names) => {
  expect(plainText(document).filter((line) => line.startsWith('Pengesah '))).toEqual(names);
});

describe('the complete report', () => {
  const parts = [
    'Bahagian 1: Laporan',
    'Bahagian 2: Merungkai',
    'Bahagian 3: Merangkai',
    'Bahagian 4: Skrip Pembelajaran',
    'Bahagian 5: DLO',
    'Bahagian 6: Penjajaran CLO, HP, Pentaksiran dan Aktiviti',
  ];

  test('holds the parts that were chosen, numbered anew, and says no text of a course three times', () => {
    const some = completeDocument({ ...source, parts: ['dlo', 'merungkai'] });
    expect(headings(some, 1)).toEqual(['Bahagian 1: Merungkai', 'Bahagian 2: DLO']);
    const { title, ...one } = completeDocument({ ...source, parts: ['dlo'] });
    expect([title, ...headings({ title, ...one }, 1)]).toEqual(['DLO', 'DLO']);
    const statements = courses.flatMap(({ clos }) => clos.map(({ cloStatement }) => cloStatement));
    const lines = linesOf('Laporan Lengkap').join('\n');
    expect(statements.filter((statement) => lines.split(statement).length > 3)).toEqual([]);
  });

  test('says of the courses what their own file says, but for the quotations', () => {
    const title = `EDUP3033 ${analysed.coursesAnalysis[0]?.courseName}`;
    const from = (all: string[]) => all.slice(all.lastIndexOf(title), all.indexOf('Nota Bukti'));
    const own = from(linesOf('Hasil Merungkai')).filter(
      (line) => !line.includes('“') && line !== 'Makluman' && line !== localEngineText,
    );
    expect(from(plainText(completeDocument({ ...source, session: analysed, parts: ['merungkai'] })))).toEqual(own);
  });

  test('says which parts are not generated yet', () => {
    expect(headings(early, 1)).toEqual(parts);
    const lines = plainText(early);
    const unmade = parts.filter((name) => lines[lines.lastIndexOf(name) + 1] === 'Belum dijana');
    expect(unmade).toEqual([parts[0], ...parts.slice(3, 5)]);
  });

  test('lists its parts and their sections with their pages, which Word shows without asking', async () => {
    const xml = part(unzip(await renderWordBytes(complete)), 'word/document.xml');
    const contents = /<w:sdt>.*?<\/w:sdt>/s.exec(xml)?.[0] ?? '';
    const listed = wordLines(contents.replace('<w:sdt>', '<w:body>').replace('</w:sdt>', '</w:body>'));
    const entries = listed.map((line) => /^(.*?)(\d{1,2})$/.exec(line) ?? []);
    expect(entries.map(([, text]) => text)).toEqual(expect.arrayContaining(headings(complete, 1, 2)));
    const pages = entries.map(([, , page]) => Number(page));
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    // After the cover and the contents.
    expect(pages[0]).toBe(3);
    expect(contents).not.toContain('w:dirty="true"');
  });
});

test.each([
  ['merungkai', 'docx', {}, 'MERUNGKAI_Set_1'],
  ['results', 'doc', {}, 'PEDAGONA_KmR_Set_1'],
  ['report', 'doc', {}, 'LAPORAN_EKSEKUTIF_dlo_01JD3Q8Y6V9XK2M4N7P0R5T8WA'],
  ['report', 'docx', {}, 'LAPORAN_EKSEKUTIF_Set_1'],
  ['complete', 'docx', {}, 'LAPORAN_LENGKAP_Set_1'],
  ['dlo', 'doc', {}, 'DLO_Memerhati_murid_mereka_bentuk'],
  ['dlo', 'doc', { dloTitle: 'Pempolimerisasianmikrogelombangan' }, 'DLO_Pempolimerisasianmikrogelomban'],
  ['dlo', 'doc', { dloTitle: '?' }, 'DLO_dlo_01JD'],
] as const)('the file of %s as .%s of %j is %s', (kind, ending, changes, expected) => {
  const subject = { id: 'dlo_01JD3Q8Y6V9XK2M4N7P0R5T8WA', sessionName: 'Set 1', dloTitle: dlo.dloTitle, ...changes };
  expect(wordFileName(kind, subject, at, ending)).toBe(`${expected}_20260310_090000.${ending}`);
});
