import { expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import { completeParts, findingLabel } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { confirmedLink } from '../../../shared/pedagona/labels/chainLabels.ts';
import { stageNames } from '../../../shared/pedagona/stages.ts';
import { chainDocument, completeDocument } from '../../../shared/pedagona/word.ts';
import { indonesianWords } from '../../../shared/text/indonesian.ts';
import { plainText } from '../../shared/word/plainText.ts';
import { layoutOf } from '../../eval/layouts.ts';
import { artefactIdOf, artefactOf, editPart, make, useOf } from '../../support/chain.ts';
import { analyse, finished } from '../../support/work.ts';
import { docxOfText } from '../../support/documents.ts';
import { withApp } from '../../support/hooks.ts';

/** What a strong model answered about two pairs of courses, kept word by word: all of a chain is made of it. */
const app = withApp({ env: { MODEL: 'recorded:test/eval/recordings/chain' } });

async function chainOf(names: readonly string[]) {
  const layouts = names.map(layoutOf);
  const token = await app.tokenFor(`rakaman.${layouts[0]?.truth.language}@moe-dl.edu.my`);
  const files = await Promise.all(layouts.map(({ document, truth }) => docxOfText(document, `${truth.code}.docx`)));
  const sessionId = await analyse(app, token, files);
  await finished(app, token, sessionId);
  await make(app, token, sessionId, ['merangkai', 'dlo', 'scripts', 'report']);
  const address = { token, params: { artefactId: artefactIdOf('merangkai', sessionId) } };
  const { courseComparison } = await artefactOf(app, token, 'merangkai', sessionId);
  const cited = courseComparison.links.findIndex(({ isSuggestion }) => !isSuggestion);
  const pointer = `/courseComparison/links/${cited}/confirmation`;
  await editPart(app, token, 'merangkai', sessionId, pointer, confirmedLink);
  const session = await app.call(pedagonaApi.getSession, { token, params: { sessionId } });
  const [merangkai, scripts, dlo, report] = await Promise.all([
    artefactOf(app, token, 'merangkai', sessionId),
    artefactOf(app, token, 'scripts', sessionId),
    artefactOf(app, token, 'dlo', sessionId),
    artefactOf(app, token, 'report', sessionId),
  ]);
  const alignment = alignmentOf({ courses: session.coursesAnalysis, dlo });
  const reasons = (await app.call(pedagonaApi.listVersions, address)).map(({ reason }) => reason);
  return { session, merangkai, scripts, dlo, report, alignment, reasons, use: await useOf(app, sessionId) };
}

test.each([
  {
    pair: 'Malay',
    layouts: ['teacherTrainingPlan', 'jadualEmpat'],
    // The document of PKKM3073 does not say which outcomes its assessments assess.
    gaps: ['3 pentaksiran tanpa CLO'],
    suggestions: 1,
    unconfirmed: ['Whitehurst, G. J. (1988). Accelerating language development through picture book reading.'],
  },
  {
    pair: 'English',
    layouts: ['outlineOfATechnologicalUniversity', 'tableFourEnglish'],
    gaps: [],
    suggestions: 0,
    unconfirmed: [],
  },
])('the recorded chain of a $pair pair', async ({ layouts, gaps, suggestions, unconfirmed }) => {
  const made = await chainOf(layouts);
  const { session, merangkai, dlo, report, alignment, reasons, use } = made;
  const { learningObjectives, activities, multimediaElements, assessmentMethods } = dlo;
  const { rubric } = merangkai.integratedAssessment;
  const rows = [learningObjectives, activities, multimediaElements, assessmentMethods, rubric].flat();
  expect(rows.filter(({ links }) => links.length === 0)).toEqual([]);
  expect(alignment.gaps.map(findingLabel)).toEqual(gaps);
  expect(alignment.doubles).toEqual([]);

  // What rows of both courses support is no suggestion, and what is known no unconfirmed source.
  expect(merangkai.courseComparison.links.filter(({ isSuggestion }) => isSuggestion)).toHaveLength(suggestions);
  expect(report.unconfirmedSources.map(({ source }) => source)).toEqual(unconfirmed);
  expect(report.evidenceBase.length).toBeGreaterThan(5);

  // What the lecturer confirms is in the file, and makes nothing older.
  expect(reasons).toEqual(['generated', 'edited']);
  expect(Object.values(session.origins).flatMap((origin) => origin?.changed ?? [])).toEqual([]);

  // In tokens, from the documents to the report.
  expect(use?.['pedagonaInputTokens']).toBeLessThan(60_000);
  expect(use?.['pedagonaOutputTokens']).toBeLessThan(25_000);

  // In Word: Malaysian Malay, and no mark of Markdown.
  const { sessionName, createdAt, coursesAnalysis: courses } = session;
  const lines = [
    completeDocument({ ...made, parts: completeParts, at: new Date(0) }),
    chainDocument('merangkai', merangkai, { sessionName, createdAt, courses, dlo }),
  ].flatMap(plainText);
  expect(lines.filter((line) => /[*|]|undefined|\[object/.test(line))).toEqual([]);
  expect(indonesianWords(lines.join(' '))).toEqual([]);
  expect(lines.filter((line) => line === confirmedLink)).toHaveLength(2);
  expect(lines.length).toBeGreaterThan(stageNames.length * 100);
});
