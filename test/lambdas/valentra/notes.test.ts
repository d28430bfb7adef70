import { expect, test } from '@jest/globals';
import {
  besideSubtopic,
  blocksFor,
  extractsFor,
  mentionedIn,
  nameOf,
  withPlaces,
} from '../../../lambdas/valentra/notes.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { documentOf } from '../../support/blocks.ts';
import { changed, courseDocument, writer } from '../../support/writer.ts';
import { held, madeAt } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

const said = 'Literasi media ialah keupayaan mencapai, menilai dan mencipta media.';
const notes = (text = said) =>
  documentOf(`--- muka surat 1 ---\nSejarah seni bina gotik di Eropah.\n${text}\nFonologi ialah ilmu bunyi.`);

interface Told {
  number: number;
  topic: string;
  petikan: string[];
}

/** A model that rests each question on all it is given, on a passage of another topic and on one that nobody has. */
const citing = () =>
  writer(
    changed('exam.aneka-pilihan', ({ items }, { data }) => {
      const rows = data('pelan') as Told[];
      const cites = (number: number) => rows.find((row) => row.number === number)?.petikan ?? [];
      return { items: items.map((item) => ({ ...item, cites: [...cites(item.number), '1:3', '1:99'] })) };
    }),
  );

test('the notes of a session are given to the writer by topic, and each question shows what it rests on', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'rubrik');
  await lecturer.exam(sessionId);
  const { session, status } = await lecturer.notes(sessionId, notes());
  expect([status, session.status, session.documents.map(({ name }) => name)]).toEqual([
    'completed',
    'completed',
    ['kursus.pdf', 'nota.pdf'],
  ]);
  expect(session.origins.exam?.changed).toEqual([expect.objectContaining({ source: 'bahan', how: 'added' })]);
  await pipeline.useModel('', citing());
  const { exam } = await lecturer.exam(sessionId);
  const ofNotes = exam?.questions.map(({ sources }) => sources.filter(({ n }) => n > 0));
  expect(ofNotes).toEqual(
    ofNotes?.map(() => [
      { n: 1, at: '2', quote: said, place: 'Muka surat 1' },
      { n: 1, at: '3', quote: 'Fonologi ialah ilmu bunyi.', place: 'Muka surat 1' },
    ]),
  );
  expect((await lecturer.get(sessionId)).origins.exam?.changed).toEqual([]);
  const { session: bare } = await lecturer.withoutNotes(sessionId);
  expect(bare.documents.map(({ name }) => name)).toEqual(['kursus.pdf']);
  expect(bare.origins.exam?.changed).toEqual([expect.objectContaining({ source: 'bahan' })]);
});

test('other notes take the place of those before; those that cannot be read leave them, with the reason', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'jst');
  await lecturer.notes(sessionId, notes());
  await lecturer.notes(sessionId, notes('Nota lain.'), 'lain.pdf');
  await expect(lecturer.notes(sessionId, null, 'rosak.pdf')).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining('rosak.pdf: '),
  });
  const session = await lecturer.get(sessionId);
  expect([session.documents.map(({ name }) => name), session.status, session.jstGenerated]).toEqual([
    ['kursus.pdf', 'lain.pdf'],
    'jst_completed',
    true,
  ]);
});

test('notes stay with a session whose course document is replaced, wait for what is being made, and leave it in sight while they are read', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'ready');
  await lecturer.notes(sessionId, notes());
  const { session } = await lecturer.upload(sessionId, await lecturer.handIn(courseDocument(), 'baharu.pdf'));
  expect(session.documents.map(({ name }) => name)).toEqual(['baharu.pdf', 'nota.pdf']);
  const { begun, open } = held(pipeline, 'WritePart');
  const making = lecturer.jst(sessionId);
  await begun;
  await expect(lecturer.notes(sessionId, notes(), 'lagi.pdf')).rejects.toMatchObject({ code: 'conflict' });
  open();
  await making;
  const plan = held(pipeline, 'Plan');
  const reading = lecturer.notes(sessionId, notes(), 'lagi.pdf');
  await plan.begun;
  const { course, jstGenerated, progress } = await lecturer.get(sessionId);
  expect([course === null, jstGenerated, progress === null]).toEqual([false, true, false]);
  plan.open();
  await reading;
});

test('notes that come while the course document is read are refused with the cause', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'ready');
  const { begun, open } = held(pipeline, 'Plan');
  const reading = lecturer.upload(sessionId, await lecturer.handIn(courseDocument(), 'baharu.pdf'));
  await begun;
  await expect(lecturer.notes(sessionId, notes())).rejects.toMatchObject({ code: 'conflict' });
  await expect(lecturer.withoutNotes(sessionId)).rejects.toMatchObject({ code: 'conflict' });
  open();
  await reading;
});

/** A document of these lines: '## ' before a heading of the second level, '{600}' for so many letters. */
const docOf = (...lines: string[]): SourceDocument => ({
  kind: 'docx',
  notices: [],
  pages: 1,
  blocks: lines.map((line, i) => {
    const [, signs = '', text = ''] = /^(#*) ?(.*)$/u.exec(line) ?? [];
    if (signs !== '') return { n: i + 1, kind: 'heading', level: signs.length, text };
    return { n: i + 1, kind: 'paragraph', text: text.replace(/\{(\d+)\}/u, (_, count) => 'x'.repeat(Number(count))) };
  }),
});
const placesOf = (
  topic: string,
  subtopic: string,
  document: SourceDocument,
  ...others: { title: string; subtopics: string[] }[]
) =>
  extractsFor({ topic, subtopic, cognitiveDescription: '' }, null, [document], others)
    .map(({ at }) => at)
    .join(' ');

test('a question is given the blocks that hold most of its words, those under its heading first, up to a limit', () => {
  const opening = ['# Sorting algorithms', 'Each pass swaps neighbours.'];
  const many = docOf(...opening, '# Trees', 'A root has children.', ...Array<string>(9).fill('Sorting {600}'));
  expect(placesOf('Sorting', 'Bubble sort', many)).toBe('2 5 6 7 8');
  const nested = docOf(
    ...opening,
    '## Example 1.1',
    'First 3 and 2 are swapped.',
    '# 2 Sorting trees',
    'Sorting a tree, bubble by bubble.',
    '# References',
    'Sorting, by A. Author, 2015.',
  );
  const trees = { title: 'Trees', subtopics: ['Sorting trees'] };
  expect(placesOf('Sorting algorithms', 'Bubble sort', nested, trees)).toBe('2 4');
  const asked = { topic: 'Sorting algorithms', subtopic: 'Bubble sort', cognitiveDescription: '' };
  const [first] = extractsFor(asked, null, [nested], [trees]);
  expect(first?.place).toBe('Bahagian "Sorting algorithms"');
  const placed = blocksFor(asked, [nested], [trees]).map((one) => `${nameOf(one)} ${one.heading}`.trim());
  expect(placed).toEqual(['1:2', '1:4', '1:6 2 Sorting trees', '1:8 References']);
});

test.each([
  ['ISU DAN ETIKA DI ERA IT', '', 'Isu etika timbul apabila data disalin.'],
  ['ISU DAN ETIKA DI ERA IT', 'Hak cipta perisian', 'Perisian dilindungi oleh hak cipta.'],
  ['Rangkaian', 'TCP/IP', 'TCP memecahkan data.'],
])('a topic in capitals is found by its long words, an abbreviation by itself: %s, %s', (topic, subtopic, text) => {
  expect(placesOf(topic, subtopic, docOf(text))).toBe('1');
});

test('what stands under the heading of a subtopic comes before what repeats the name of its topic', () => {
  const document = docOf(
    '## Tujuan pengalamatan rangkaian',
    ...Array<string>(4).fill('Pengalamatan rangkaian komputer menghubungkan rangkaian. {700}'),
    '## Topeng subnet IP',
    'Bit 1 menanda bahagian hos. {700}',
    'Paket IP mempunyai kepala. {700}',
  );
  expect(placesOf('Pengalamatan rangkaian komputer', 'Topeng IP', document)).toBe('2 3 7 8');
});

test('beside its own subtopic a row has those of its topic and of others, where a heading of the notes names it', () => {
  const document = docOf(
    '# Topic 2: Hydrostatics',
    'Fluids at rest.',
    '## 2.1 Pressure at a depth',
    'P = ρgh.',
    '## 2.2 Manometers',
    'A piezometer is an open tube.',
  );
  const topics = [{ title: 'Hydrostatics', subtopics: ['2.1 Pressure at a depth', '2.2 Manometers', '2.3 Gates'] }];
  const of = (subtopic: string) =>
    besideSubtopic({ topic: 'Hydrostatics', subtopic, cognitiveDescription: '' }, [document], topics).map((one) =>
      `${one.at} ${one.heading}`.trim(),
    );
  expect(of('2.2 Manometers')).toEqual(['2', '4 2.1 Pressure at a depth', '6']);
  expect(of('2.3 Gates')).toEqual([]);
});

test('all that stands under the heading of a topic is of it, in whatever words and under whatever heading of its number; a running foot is not', () => {
  const document = docOf(
    '## SSD2103 Fertility and Mortality',
    '## Topic 5: Fertility',
    '## 5.1 Measures of death',
    'GRR counts daughters only.',
    '## Bongaarts',
    'Fecundity is a capacity.',
    'SSD2103 Fertility and Mortality | 1',
    '## Topic 6: Mortality',
    'Omran told three ages.',
    '## Worked example 6.1',
    'It comes to 6.2.',
  );
  const of = (topic: string, title: string) =>
    placesOf(topic, 'Determinants and net rates', document, { title, subtopics: ['Measures of death'] });
  expect([of('Fertility', 'Mortality'), of('Mortality', 'Fertility')]).toEqual(['4 6', '9 11']);
});

const saying = (name: string) =>
  `${name} tepat. Petikan ${name} dan (${name}) menyatakan nisbah 1:22; nota 2:3. Ada dalam ${name}, dan baris ${name} berkata lain; see excerpt ${name}.`;
test("A model's name of a passage is told as its place; a ratio and an unknown name stay", () => {
  const sources = [{ n: 1, at: '22', place: 'Bahagian "Trees"' }];
  const cites = ['1:22'];
  const told = { reason: saying('Bahagian "Trees"'), cites };
  expect(withPlaces({ reason: saying('1:22'), cites }, sources, '')).toEqual(told);
  const two = ['Cohort studies begin with persons.', 'Their main threat is loss.'].map((text, i) => ({
    n: 1,
    at: `3${i}`,
    place: 'Bahagian "Designs"',
    text,
  }));
  expect(withPlaces({ reason: 'See (1:30) and (1:31).' }, two, '').reason).toBe(
    'See (Bahagian "Designs" (“Cohort studies begin with persons …”)) and (Bahagian "Designs" (“Their main threat is loss …”)).',
  );
  const placeless = two.map((source) => ({ ...source, place: '' }));
  expect(withPlaces({ reason: 'See (1:30).' }, placeless, '').reason).toBe(
    'See (dokumen kursus (“Cohort studies begin with persons …”)).',
  );
  const ratio = { reason: 'Nisbah itu menjadi 1:22; jadi 1:22 tepat.' };
  expect(withPlaces(ratio, sources, 'Campurkan asid dengan 1:22 air.')).toEqual(ratio);
  const mixed = { stem: 'Campurkan asid dengan 1:22 air.' };
  expect(withPlaces(mixed, sources)).toEqual(mixed);
});

test('Passages of the notes that an answer names are found, though nothing cites them; a ratio is none', () => {
  const own = docOf('## Stok', 'Paras par ialah had stok.');
  const named = mentionedIn({ reason: 'Namakan petikan 1:2, bukan petikan 1:9; nisbahnya 1:1.' }, [own]);
  expect(named.map(({ at }) => at)).toEqual(['2']);
});
