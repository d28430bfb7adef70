import { expect, test } from '@jest/globals';
import { reviewDocument } from '../../../shared/acadiora/word.ts';
import { completeParts } from '../../../shared/pedagona/alignmentLabels.ts';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import { completeDocument, merungkaiDocument } from '../../../shared/pedagona/word.ts';
import { giftText } from '../../../shared/valentra/lms/gift.ts';
import { moodleXml } from '../../../shared/valentra/lms/moodle.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  rubrikDocument,
} from '../../../shared/valentra/word.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';
import { plainText } from '../word/plainText.ts';
import { inMarkdown } from '../../support/markdown.ts';
import { session as review } from '../acadiora/fixtures.ts';
import { courses, dlo, merangkai, report, scripts } from '../pedagona/fixtures/chain.ts';
import { session as analysed } from '../pedagona/fixtures/session.ts';
import { exams, jst, jsu, pentaksiran, rubrik } from '../valentra/fixtures.ts';

const marked = inMarkdown(merangkai);
const files: Record<string, WordDocument> = {
  merungkai: merungkaiDocument(inMarkdown(analysed)),
  complete: completeDocument({
    session: { ...analysed, coursesAnalysis: courses },
    merangkai: marked,
    scripts: inMarkdown(scripts),
    dlo: inMarkdown(dlo),
    report: inMarkdown(report),
    alignment: alignmentOf({ courses, merangkai: marked, dlo }),
    parts: completeParts,
    at: new Date('2026-03-10T01:00:00Z'),
  }),
  review: reviewDocument(inMarkdown(review)),
  jst: jstDocument(inMarkdown(jst)),
  jsu: jsuDocument(inMarkdown(jsu)),
  pentaksiran: pentaksiranDocument(inMarkdown(pentaksiran)),
  rubrik: rubrikDocument(inMarkdown(rubrik)),
  ...Object.fromEntries(
    Object.entries(exams).flatMap(([type, exam]) => [
      [`questions of ${type}`, examQuestionsDocument(inMarkdown(exam))],
      [`answers of ${type}`, examAnswersDocument(inMarkdown(exam))],
    ]),
  ),
};

test.each(Object.entries(files))('no mark of Markdown is left in the Word file %s', (_, document) => {
  const lines = plainText(document);
  expect([...new Set(lines.filter((line) => /[*|#`]|__|<br>/.test(line)))]).toEqual([]);
});

test.each(Object.entries(exams))('no mark of Markdown is left in the LMS files of an exam of %s', (_, exam) => {
  const moodle = moodleXml(inMarkdown(exam), 'Semester 1');
  expect(moodle.replace(/&#\d+;/g, '').match(/[*|#`]|__/g)).toBeNull();
  expect(moodle).toContain('<li><strong>CLO1</strong> satu</li>');
  const gift = giftText(inMarkdown(exam), 'Semester 1');
  expect(gift.replace(/####/g, '').match(/[*|#`]|__/g)).toBeNull();
});
