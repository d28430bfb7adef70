import { expect, test } from '@jest/globals';
import { extractsFor, mentionedIn, placedFor, withPlaces } from '../../../lambdas/valentra/notes.ts';
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

const block = (n: number, text: string) => ({ n, kind: 'paragraph' as const, text });

test('a question is given the blocks that hold most of its words, those under its heading first, up to a limit', () => {
  const document = {
    kind: 'docx' as const,
    notices: [],
    pages: 1,
    blocks: [
      { n: 1, kind: 'heading' as const, level: 1, text: 'Sorting algorithms' },
      block(2, 'Each pass swaps neighbours.'),
      { n: 3, kind: 'heading' as const, level: 1, text: 'Trees' },
      block(4, 'A root has children.'),
      ...Array.from({ length: 9 }, (_, i) => block(5 + i, `Sorting ${'x'.repeat(600)}`)),
    ],
  };
  const found = extractsFor({ topic: 'Sorting', subtopic: 'Bubble sort', cognitiveDescription: '' }, null, [document]);
  expect(found.map(({ at }) => at)).toEqual(['2', '5', '6', '7', '8']);
  const trees = { title: 'Trees', subtopics: ['Sorting trees'] };
  const nested = {
    ...document,
    blocks: [
      ...document.blocks.slice(0, 2),
      { n: 3, kind: 'heading' as const, level: 2, text: 'Example 1.1' },
      block(4, 'First 3 and 2 are swapped.'),
      { n: 5, kind: 'heading' as const, level: 1, text: '2 Sorting trees' },
      block(6, 'Sorting a tree, bubble by bubble.'),
      { n: 7, kind: 'heading' as const, level: 1, text: 'References' },
      block(8, 'Sorting, by A. Author, 2015.'),
    ],
  };
  const asked = { topic: 'Sorting algorithms', subtopic: 'Bubble sort', cognitiveDescription: '' };
  const own = extractsFor(asked, null, [nested], [trees]);
  expect(own.map(({ at }) => at)).toEqual(['2', '4']);
  expect(placedFor(asked, [nested], [trees]).map(({ name, heading: of }) => [name, of])).toEqual([
    ['1:2', ''],
    ['1:4', ''],
    ['1:6', '2 Sorting trees'],
    ['1:8', 'References'],
  ]);
  expect(found.every(({ place, at }) => at !== '2' || place === 'Bahagian "Sorting algorithms"')).toBe(true);
});

test.each([
  ['ISU DAN ETIKA DI ERA IT', '', 'Isu etika timbul apabila data disalin.'],
  ['ISU DAN ETIKA DI ERA IT', 'Hak cipta perisian', 'Perisian dilindungi oleh hak cipta.'],
  ['Rangkaian', 'TCP/IP', 'TCP memecahkan data.'],
])('a topic in capitals is found by its long words, an abbreviation by itself: %s, %s', (topic, subtopic, text) => {
  const document = { kind: 'docx' as const, notices: [], pages: 1, blocks: [block(1, text)] };
  expect(extractsFor({ topic, subtopic, cognitiveDescription: '' }, null, [document])).toHaveLength(1);
});

const heading = (n: number, text: string) => ({ n, kind: 'heading' as const, level: 2, text });
const long = (n: number, text: string) => ({ n, kind: 'paragraph' as const, text: `${text} ${'x'.repeat(700)}` });

test('what stands under the heading of a subtopic comes before what repeats the name of its topic', () => {
  const blocks = [
    heading(1, 'Tujuan pengalamatan rangkaian'),
    ...[2, 3, 4, 5].map((n) => long(n, 'Pengalamatan rangkaian komputer menghubungkan rangkaian.')),
    heading(6, 'Topeng subnet IP'),
    long(7, 'Bit 1 menanda bahagian hos.'),
    long(8, 'Paket IP mempunyai kepala.'),
  ];
  const row = { topic: 'Pengalamatan rangkaian komputer', subtopic: 'Topeng IP', cognitiveDescription: '' };
  const found = extractsFor(row, null, [{ kind: 'docx', notices: [], pages: 1, blocks }]);
  expect(found.map(({ at }) => at)).toEqual(['2', '3', '7', '8']);
});

test('all that stands under the heading of a topic is of it, in whatever words and under whatever heading of its number; a running foot is not', () => {
  const blocks = [
    heading(1, 'SSD2103 Fertility and Mortality'),
    heading(2, 'Topic 5: Fertility'),
    heading(3, '5.1 Measures of death'),
    block(4, 'GRR counts daughters only.'),
    heading(5, 'Bongaarts'),
    block(6, 'Fecundity is a capacity.'),
    block(7, 'SSD2103 Fertility and Mortality | 1'),
    heading(8, 'Topic 6: Mortality'),
    block(9, 'Omran told three ages.'),
    heading(10, 'Worked example 6.1'),
    block(11, 'It comes to 6.2.'),
  ];
  const of = (topic: string, other: string) =>
    extractsFor(
      { topic, subtopic: 'Determinants and net rates', cognitiveDescription: '' },
      null,
      [{ kind: 'docx', notices: [], pages: 1, blocks }],
      [{ title: other, subtopics: ['Measures of death'] }],
    ).map(({ at }) => at);
  expect([of('Fertility', 'Mortality'), of('Mortality', 'Fertility')]).toEqual([
    ['4', '6'],
    ['9', '11'],
  ]);
});

test("A model's name of a passage is told as its place; a ratio and an unknown name stay", () => {
  const sources = [{ n: 1, at: '22', place: 'Bahagian "Trees"' }];
  expect(
    withPlaces(
      {
        reason:
          '1:22 tepat. Petikan 1:22 dan (1:22) menyatakan nisbah 1:22; nota 2:3. Ada dalam 1:22, menurut 1:22, dan baris 1:22 berkata lain; see excerpt 1:22.',
        cites: ['1:22'],
      },
      sources,
      '',
    ),
  ).toEqual({
    reason:
      'Bahagian "Trees" tepat. Petikan Bahagian "Trees" dan (Bahagian "Trees") menyatakan nisbah 1:22; nota 2:3. Ada dalam Bahagian "Trees", menurut Bahagian "Trees", dan baris Bahagian "Trees" berkata lain; see excerpt Bahagian "Trees".',
    cites: ['1:22'],
  });
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
  const blocks = [heading(1, 'Stok'), block(2, 'Paras par ialah had stok.')];
  const own = [{ kind: 'docx' as const, notices: [], pages: 1, blocks }];
  const named = mentionedIn({ reason: 'Namakan petikan 1:2, bukan petikan 1:9; nisbahnya 1:1.' }, own);
  expect(named.map(({ at }) => at)).toEqual(['2']);
});
