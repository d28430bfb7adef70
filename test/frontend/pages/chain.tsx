import { alignmentLabels } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { teachingOf } from '../../../shared/pedagona/courses.ts';
import { describe, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DloPage, MerangkaiPage, ReportPage, ScriptsPage } from '../../../frontend/pedagona/pages/StagePages.tsx';
import { stepsSeenFrom } from '../../../frontend/pedagona/steps.ts';
import { Swatch } from '../../../frontend/ui/pictures.tsx';
import AlignmentView from '../../../frontend/pedagona/parts/AlignmentView.tsx';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import { confirmedLink } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { SharedClaim, StageName } from '../../../shared/pedagona/stages.ts';
import { noStages, type StageChecks } from '../../../shared/pedagona/schemas.ts';
import { chainDocument } from '../../../shared/pedagona/word.ts';
import { alignmentBlocks } from '../../../shared/pedagona/word/alignment.ts';
import { localEngineText } from '../../../shared/text/texts.ts';
import { landscape } from '../../../shared/word/blocks.ts';
import { courses, dlo, merangkai, report, scripts } from '../../shared/pedagona/fixtures/chain.ts';
import { session as analysed } from '../../shared/pedagona/fixtures/session.ts';
import { editableAt } from '../../../shared/pedagona/editable.ts';
import { inMarkdown, markdownMarks } from '../../support/markdown.ts';
import { editLabels, editableParts, linesOfFile, pageMarkup, textOf } from '../pageMarkup.tsx';

const teaching = teachingOf(courses);
const session = {
  ...analysed,
  coursesAnalysis: courses,
  courseVersions: courses.map(() => 1),
  courseDoubts: [],
  origins: {},
  teaching,
};
const context = { sessionName: session.sessionName, createdAt: session.createdAt, courses, dlo };

/** The fields of a GET's answer beside the artefact. */
const around = (checks: StageChecks) => ({
  sessionId: session.id,
  sessionName: session.sessionName,
  sessionCreatedAt: session.createdAt,
  checks,
  version: 1,
  origins: {},
  doubts: [],
});
const linked: StageChecks = { ...noStages, merangkai: true, merangkaiId: merangkai.id };
const withDlo: StageChecks = { ...linked, dlo: true, dloId: dlo.id };
const whole: StageChecks = { ...withDlo, scripts: true, scriptsId: scripts.id, report: true, reportId: report.id };

const stageOf = (name: StageName, Page: ComponentType, artefact: Parameters<typeof chainDocument>[1]) => ({
  name,
  Page,
  artefact,
  document: chainDocument(name, artefact, context),
});
type Stage = ReturnType<typeof stageOf>;
const ofMerangkai = stageOf('merangkai', MerangkaiPage, merangkai);
const stages = [
  ofMerangkai,
  stageOf('dlo', DloPage, dlo),
  stageOf('scripts', ScriptsPage, scripts),
  stageOf('report', ReportPage, report),
];

const routeOf = ({ name, artefact }: Stage) => ({
  pattern: `/pedagona/${name}/:${name}Id`,
  address: `/pedagona/${name}/${artefact.id}`,
});

const markupOf = (stage: Stage, checks: StageChecks): string =>
  pageMarkup(stage.Page, routeOf(stage), [
    [['pedagona', 'session', session.id], session],
    [['pedagona', 'artefact', stage.artefact.id], { ...stage.artefact, ...around(checks) }],
  ]);

describe.each(stages)('the page of $name', (stage) => {
  test('says everything that its Word file says', () => {
    const screen = textOf(markupOf(stage, whole));
    // Columns that share a cell of the file have their names in it, and what a note is about its number.
    const all = linesOfFile(stage.document, (line) => line.split(/(?<=^[^:]{3,30}): | \[\d+\]$/));
    // The alignment, which ends the file of merangkai, is fetched later; its own test is below. A report is signed on paper.
    const end = all.findIndex((line) => line === alignmentLabels.title || line === 'Pengesahan');
    const lines = end < 0 ? all : all.slice(0, end);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !screen.includes(line))).toEqual([]);
  });

  test('offers every text that can be edited, each under a name of its own', () => {
    const labels = editLabels(markupOf(stage, whole));
    expect(labels).toHaveLength(
      editableParts((at) => editableAt(stage.name, stage.artefact, at), stage.artefact).length,
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('marks its own step as active, and shows no mark of Markdown', () => {
    const markup = markupOf({ ...stage, artefact: inMarkdown(stage.artefact) }, whole);
    expect(markup).toMatch(/aria-current="step"[^>]*href="[^"]*|href="[^"]*"[^>]*aria-current="step"/);
    expect(markup.match(/<li [^>]*data-named="true"/g)).toEqual(['<li data-state="active" data-named="true"']);
    expect(textOf(markup)).toContain('Sedang Aktif');
    expect(textOf(markup)).toContain('KKK4123');
    expect(textOf(markup)).not.toMatch(markdownMarks);
  });
});

const states = (...args: Parameters<typeof stepsSeenFrom>) => stepsSeenFrom(...args).map(({ state }) => state);

test('the step tracker shows what exists as done, what its sources have outrun as open, and the rest as closed', () => {
  expect(states('scripts', '1', whole)).toEqual(['done', 'done', 'active', 'done', 'done']);
  const changed = [{ source: 'course#0', name: '', how: 'much' as const, version: 2, changes: [] }];
  const outdated = { dlo: { sources: [], changed, edited: [], isComparable: false } };
  expect(states('scripts', '1', whole, outdated)).toEqual(['done', 'done', 'active', 'open', 'done']);
  const withoutScripts = { ...whole, scripts: false, scriptsId: null };
  expect(states('report', '1', withoutScripts)).toEqual(['done', 'done', 'closed', 'done', 'active']);
  expect(states('merungkai', '1', noStages)).toEqual(['active', 'closed', 'closed', 'closed', 'closed']);
});

test.each([true, false])('the alignment view says what the export says (DLO there: %s)', (hasDlo) => {
  const checks = hasDlo ? withDlo : linked;
  const View: ComponentType = () => <AlignmentView session={session} checks={checks} />;
  const screen = textOf(
    pageMarkup(View, routeOf(ofMerangkai), [
      [['pedagona', 'session', session.id], session],
      [['pedagona', 'artefact', dlo.id], { ...dlo, ...around(checks) }],
    ]),
  );
  const blocks = alignmentBlocks(alignmentOf({ courses, dlo: hasDlo ? dlo : null }));
  const lines = linesOfFile({ title: '', header: '', footerNote: '', sections: [landscape(blocks)] });
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !screen.includes(line))).toEqual([]);
});

const withLinks = (confirmation: SharedClaim['confirmation']) => {
  const links = merangkai.courseComparison.links.map((link) => ({ ...link, confirmation }));
  const artefact = { ...merangkai, courseComparison: { ...merangkai.courseComparison, links } };
  return markupOf({ ...ofMerangkai, artefact }, whole);
};
const confirmable = (markup: string) => [...markup.matchAll(/aria-label="(Sahkan: [^"]*)"/g)].map(([, name]) => name);

test('the courses are drawn with a line for each link that is cited, and its rows stand side by side', () => {
  const markup = markupOf(ofMerangkai, linked);
  const { evidence } = merangkai.courseComparison.links[0] ?? { evidence: [] };
  expect(markup.match(/<path data-shown/g)).toHaveLength(1);
  expect(markup.match(/<blockquote/g)).toHaveLength(evidence.length);
  expect(textOf(markup)).toContain('Kaitan: 1 cadangan tanpa petikan; 1 dengan petikan, belum disahkan.');
});

test('a disabled button of the bar shows on a phone as well', () => {
  const shown = markupOf(ofMerangkai, linked);
  expect(shown).toMatch(/aria-disabled="true"[^>]*>Jana Skrip Pembelajaran/);
  expect(shown).not.toMatch(/\[aria-disabled\][^{}]*\{[^}]*display:none/);
});

test('a link whose ends are cited is confirmed by one button, and says so then', () => {
  // The second link is a suggestion, which nobody confirms.
  expect(confirmable(withLinks(''))).toHaveLength(1);
  expect(confirmable(withLinks(confirmedLink))).toEqual([]);
  expect(textOf(withLinks(confirmedLink)).split(`${confirmedLink} `)).toHaveLength(2);
});

test('seven parts of a whole are told apart by their colours', () => {
  const looks = [0, 1, 2, 3, 4, 5, 6].map((place) => renderToStaticMarkup(<Swatch place={place} />));
  expect(new Set(looks).size).toBe(7);
});

const isToldAsFrame = (combinedBigIdea: string, engineNotice: string | null): boolean => {
  const artefact = { ...merangkai, combinedBigIdea, engineNotice };
  return textOf(markupOf({ ...ofMerangkai, artefact }, linked)).includes('Rangka, belum lengkap');
};

test('a stage that rules have made is told as a frame until its texts are written; words of a model are not', () => {
  const frame = 'Bunyi dan huruf: lengkapkan gagasan.';
  expect(isToldAsFrame(frame, localEngineText)).toBe(true);
  expect(isToldAsFrame('Bunyi mendahului huruf.', localEngineText)).toBe(false);
  expect(isToldAsFrame(frame, null)).toBe(false);
});
