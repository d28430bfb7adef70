import { factTable, heading, landscape, paragraph, portrait, tableOfContents } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import type { Doubt } from '../../claims/doubt.ts';
import { doubtBlocks, marked, type Unsure } from '../../word/marks.ts';
import { alignmentOf } from '../alignment.ts';
import { alignmentLabels, type CompletePart, completePartLabels, completeParts, stageTitles } from '../labels.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import type { Session } from '../schemas.ts';
import type { Artefacts, Chain, StageName } from '../stages.ts';
import { alignmentBlocks } from './alignment.ts';
import { stageSections } from './chain.ts';
import { unquotedCourseBlocks } from './merungkai.ts';
import { type ChainContext, disclaimerNote, noticeBlocks, pedagonaDocument, sessionFacts } from './parts.ts';

/** The page of a stage as a document: its session, how it was made, the disclaimer, then all that it shows (spec 1 §2). */
export function chainDocument<N extends StageName>(
  stage: N,
  artefact: Artefacts[N] & Unsure,
  context: ChainContext,
): WordDocument {
  const opening = [factTable(sessionFacts(context)), ...noticeBlocks(artefact.engineNotice), disclaimerNote];
  const sections = markedSections(stageSections[stage](artefact), artefact);
  // The two types of scripts each start on a new page.
  const [first, ...more] = stage === 'scripts' ? [portrait([]), ...sections] : sections;
  const alignment = [heading(1, alignmentLabels.title), ...alignmentBlocks(alignmentOf(context))];
  const shown = [
    portrait([...opening, ...(first?.blocks ?? [])]),
    ...more,
    ...(stage === 'merangkai' ? [landscape(alignment)] : []),
  ];
  return pedagonaDocument(stageTitles[stage], context.sessionName, endedBy(doubtsIn(sections, artefact), shown));
}

const markedSections = (sections: readonly Section[], unsure: Unsure): Section[] =>
  sections.map((section) => ({ ...section, blocks: marked(section.blocks, unsure) }));

const doubtsIn = (sections: readonly Section[], { doubts }: Unsure): Block[] =>
  doubtBlocks(
    sections.flatMap(({ blocks }) => blocks),
    doubts,
  );

/** With these blocks on the last page. */
const endedBy = (end: readonly Block[], sections: readonly Section[]): Section[] =>
  sections.map((section, index) =>
    index === sections.length - 1 ? { ...section, blocks: [...section.blocks, ...end] } : section,
  );

/** What the complete report is made of. */
export interface CompleteSource extends Chain {
  session: Session;
  /** The doubts of each artefact, and of each course's suggestions. */
  doubts?: Partial<Record<StageName, readonly Doubt[]>> & { courses?: readonly (readonly Doubt[])[] };
  /** Those that the lecturer has chosen. */
  parts: readonly CompletePart[];
  /** When the export is made. */
  at: Date;
}

/**
 * The whole chain of a session as one report: title page, contents, then the five steps and the alignment, each a part that starts on a
 * new page. Wide tables stand on pages laid across.
 */
export function completeDocument(source: CompleteSource): WordDocument {
  const { session, merangkai, scripts, dlo, report, parts, doubts = {} } = source;
  const toCheck: Block[] = [];
  const withMarks = (stage: StageName, sections: readonly Section[]): Section[] => {
    const unsure = { ...source[stage], doubts: doubts[stage] ?? [] };
    const list = parts.includes(stage) ? doubtsIn(sections, unsure) : [];
    if (list.length > 0) toCheck.push(heading(1, completePartLabels[stage]), ...list);
    return markedSections(sections, unsure);
  };
  /** Null: not generated yet, and the report says so. */
  const sections: Record<CompletePart, readonly Section[] | null> = {
    merungkai: [portrait(session.coursesAnalysis.flatMap(unquotedCourseBlocks))],
    merangkai: merangkai && withMarks('merangkai', stageSections.merangkai(merangkai, true)),
    scripts: scripts && withMarks('scripts', stageSections.scripts(scripts)),
    dlo: dlo && withMarks('dlo', stageSections.dlo(dlo)),
    report: report && withMarks('report', stageSections.report(report)),
    alignment: [landscape(alignmentBlocks(alignmentOf({ courses: session.coursesAnalysis, dlo })))],
  };
  const shown = completeParts
    .filter((part) => parts.includes(part))
    .flatMap((part, index) => partSections(`Bahagian ${index + 1}: ${completePartLabels[part]}`, sections[part]));
  const title = portrait([...titleBlocks(source), tableOfContents('Kandungan')]);
  const last = toCheck.length === 0 ? [] : partSections('Perkara untuk disemak', [portrait(toCheck)]);
  return pedagonaDocument('Laporan Lengkap', session.sessionName, [title, ...shown, ...last]);
}

const titleBlocks = (source: CompleteSource): Block[] => [
  factTable([
    ...sessionFacts({ ...source.session, courses: source.session.coursesAnalysis }),
    ['Tarikh Eksport', dateTimeLabel(source.at)],
  ]),
  ...noticeBlocks(noticesOf(source).join(' ') || null),
  disclaimerNote,
];

/** What the engines of all parts say, each once: one may begin another, which says more. */
function noticesOf({ session, merangkai, scripts, dlo, report }: CompleteSource): string[] {
  const made = [...session.coursesAnalysis, merangkai, scripts, dlo, report];
  const notices = [...new Set(made.flatMap((one) => one?.engineNotice ?? []))];
  return notices.filter((one) => !notices.some((other) => other !== one && other.startsWith(one)));
}

/** The part under its own heading, the headings within it one level lower. */
function partSections(name: string, sections: readonly Section[] | null): Section[] {
  const title = heading(1, name);
  if (sections === null) return [portrait([title, paragraph('Belum dijana')])];
  return sections.map(({ orientation, blocks }, index) => ({
    orientation,
    blocks: [...(index === 0 ? [title] : []), ...blocks.map(lowered)],
  }));
}

const lowered = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, level: levelBelow[block.level] } : block;
const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
