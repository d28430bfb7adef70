import { describe, expect, test } from '@jest/globals';
import { reviewDocument } from '../../../shared/acadiora/word.ts';
import { completeParts } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import * as pedagona from '../../../shared/pedagona/word.ts';
import { disclaimerText } from '../../../shared/text/texts.ts';
import { moodleXml } from '../../../shared/valentra/moodle.ts';
import * as valentra from '../../../shared/valentra/word.ts';
import type { Block, WordDocument } from '../../../shared/word/blocks.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { inMarkdown } from '../../support/markdown.ts';
import { bareSession, session as review } from '../acadiora/fixtures.ts';
import { courses, dlo, merangkai, report, scripts } from '../pedagona/fixtures/chain.ts';
import { session as analysed } from '../pedagona/fixtures/session.ts';
import { exams, flag, flagged, info, jst, jsu, origin, pentaksiran, rubrik, withRows } from '../valentra/fixtures.ts';
import { part, unzip, wordLines } from './docx.ts';
import { plainText } from './plainText.ts';

/** What is done to what an artefact says before its file is made. */
type Change = <T>(value: T) => T;
const asItIs: Change = (value) => value;

const session = { ...analysed, coursesAnalysis: courses };
const context = { sessionName: session.sessionName, createdAt: session.createdAt, courses };
const warned = {
  jst: { ...jst, ...origin },
  jsu: { ...jsu, ...origin, raised: [4, 8] },
  pentaksiran: { ...pentaksiran, ...origin },
  rubrik: { ...withRows(rubrik, 'rubriks', () => ({ flags: [flag] })), ...origin },
};

/** Every file of the suite, by what its header begins with and by name. */
const files: Record<string, Record<string, (as: Change) => WordDocument>> = {
  PEDAGONA: {
    merungkai: (as) => pedagona.merungkaiDocument(as(analysed)),
    merangkai: (as) => pedagona.chainDocument('merangkai', as(merangkai), { ...context, dlo: as(dlo) }),
    scripts: (as) => pedagona.chainDocument('scripts', as(scripts), { ...context, dlo: null }),
    dlo: (as) => pedagona.chainDocument('dlo', as(dlo), { ...context, dlo: null }),
    report: (as) => pedagona.chainDocument('report', as(report), { ...context, dlo: null }),
    complete: (as) =>
      pedagona.completeDocument({
        session,
        merangkai: as(merangkai),
        scripts: as(scripts),
        dlo: as(dlo),
        report: as(report),
        parts: completeParts,
        at: new Date('2026-03-10T01:00:00Z'),
      }),
  },
  ACADIORA: {
    review: (as) => reviewDocument(as(review)),
    'review without findings': (as) => reviewDocument(as(bareSession)),
  },
  [info.code ?? '']: {
    JST: (as) => valentra.jstDocument(as(warned.jst)),
    JSU: (as) => valentra.jsuDocument(as(warned.jsu)),
    pentaksiran: (as) => valentra.pentaksiranDocument(as(warned.pentaksiran)),
    rubrik: (as) => valentra.rubrikDocument(as(warned.rubrik)),
    ...Object.fromEntries(
      Object.entries(exams).flatMap(([type, exam]) => [
        [`questions of ${type}`, (as: Change) => valentra.examQuestionsDocument(as(flagged(exam)))],
        [`answers of ${type}`, (as: Change) => valentra.examAnswersDocument(as(flagged(exam)))],
      ]),
    ),
  },
};
const all = Object.entries(files).flatMap(([header, own]) =>
  Object.entries(own).map(([name, make]) => [name, header, make] as const),
);
const linesOf = (name: string): string[] =>
  all.flatMap(([own, , make]) => (own === name ? plainText(make(asItIs)) : []));

/** Headings with nothing below them, and lists and tables with nothing in them. */
const emptyIn = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, index) => {
    const next = blocks[index + 1];
    if (block.kind === 'list') return block.items.length === 0;
    if (block.kind === 'table') return block.rows.length === 0;
    if (block.kind !== 'heading') return false;
    return next === undefined || next.kind === 'pageBreak' || (next.kind === 'heading' && next.level <= block.level);
  });

describe.each(all)('the Word file %s', (_, header, make) => {
  const document = make(asItIs);

  test('holds what its model says, on A4 with its header, page numbers and what a reader should know', async () => {
    const parts = unzip(await renderWordBytes(document));
    const xml = part(parts, 'word/document.xml');
    expect(wordLines(xml)).toEqual(plainText(document));
    expect(wordLines(part(parts, 'word/header1.xml'))).toEqual([`${header} | ${document.title}`]);
    expect(part(parts, 'word/footer1.xml')).toMatch(/Muka surat .*PAGE.* daripada .*NUMPAGES/s);
    const isLandscape = document.sections[0]?.orientation === 'landscape';
    expect(xml).toContain(isLandscape ? 'w:w="16838" w:h="11906"' : 'w:w="11906" w:h="16838"');
    // Once. Papers of a course are vetted: what a reader should know stands on their form.
    const isPaper = header === info.code;
    const told = [...plainText(document), document.footerNote].filter((line) => line.includes(disclaimerText));
    expect(isPaper ? 1 : told.length).toBe(1);
  });

  test('never says undefined, null, NaN or an object, and has no heading, list or table without content', () => {
    expect(plainText(document).filter((line) => /undefined|null|NaN|\[object/.test(line))).toEqual([]);
    expect(document.sections.flatMap(({ blocks }) => emptyIn(blocks))).toEqual([]);
  });

  test('has no mark of Markdown left', () => {
    const lines = plainText(make(inMarkdown));
    expect([...new Set(lines.filter((line) => /[*|#`]|__|<br>/.test(line.replaceAll(/_{5,}/g, ''))))]).toEqual([]);
  });
});

test.each(Object.entries(exams))('no mark of Markdown is left in the LMS files of an exam of %s', (_, exam) => {
  const moodle = moodleXml(inMarkdown(exam), 'Semester 1');
  expect(moodle.replace(/&#\d+;/g, '').match(/[*|#`]|__/g)).toBeNull();
  expect(moodle).toContain('<li><strong>CLO1</strong> satu</li>');
});

/** The texts of an artefact by line, the numbers of lists left out. `told`: keys whose value is told otherwise: codes, dates, labels. */
function textsIn(value: unknown, told: RegExp): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.replace(/^\d\. /, ''))
      .filter((line) => line !== '' && line !== 'Tiada maklumat');
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (told.test(key) ? [] : textsIn(inner, told)));
}

const ofChain = /^(id|illustrations|dloId|merangkaiId|code|row|at|cloIds|language|state|duration)$/;
/** The paper's own words unfold on the page alone; a change names its criteria by their titles. */
const ofReview =
  /^(id|at|code|kind|style|language|criterion|source|status|reviewedAt|createdAt|progress|studyKind|quote|sections|cappedBy|illustrations|mainWeaknesses|field|state|criteria)$/;
/** The length and the kind of the test stand in the JSU and on the examination's cover, flags in the vetting form, passages in Semak Fakta. */
const ofDocument = /^(code|generatedDate|duration|assessmentType|state|at|kbatCompliance|flags|quote|place)$/;
const ofExam = /^(type|kind|code|assessmentType|state|look|flags)$/;

test.each<[names: string[], unknown, RegExp, atLeast: number]>([
  [['merungkai'], analysed.coursesAnalysis, ofChain, 50],
  [['merangkai'], merangkai, ofChain, 40],
  [['scripts'], scripts, ofChain, 20],
  [['dlo'], dlo, ofChain, 40],
  [['report'], report, ofChain, 15],
  [['complete'], { ...merangkai.integratedAssessment, scripts, dlo, report }, ofChain, 100],
  [['review'], review, ofReview, 200],
  [['JST'], warned.jst, ofDocument, 80],
  [['JSU'], warned.jsu, /^(code|generatedDate|kbatCompliance|state|at)$/, 60],
  // Pupils receive it: how it was made stands on the page.
  [['pentaksiran'], { ...warned.pentaksiran, engineNotice: null }, ofDocument, 40],
  [['rubrik'], warned.rubrik, ofDocument, 50],
  ...Object.entries(exams).map(([type, exam]): [string[], unknown, RegExp, number] => [
    [`questions of ${type}`, `answers of ${type}`],
    flagged(exam),
    ofExam,
    45,
  ]),
])('%j: no text of the artefact is missing', (names, artefact, told, atLeast) => {
  const said = names.flatMap(linesOf).join('\n');
  const texts = textsIn(artefact, told);
  expect(texts.length).toBeGreaterThan(atLeast);
  expect(texts.filter((text) => !said.includes(text))).toEqual([]);
});
