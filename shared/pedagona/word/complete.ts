import { factTable, heading, landscape, paragraph, portrait, tableOfContents } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import { alignmentOf } from '../alignment.ts';
import {
  alignmentLabels,
  type CompletePart,
  completeLabels as labels,
  completePartLabels,
  completeParts,
  partTitle,
  stageTitles,
} from '../labels.ts';
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
  artefact: Artefacts[N],
  context: ChainContext,
): WordDocument {
  const opening = [factTable(sessionFacts(context)), ...noticeBlocks(artefact.engineNotice), disclaimerNote];
  const sections = stageSections[stage](artefact);
  // The two types of scripts each start on a new page.
  const [first, ...more] = stage === 'scripts' ? [portrait([]), ...sections] : sections;
  const alignment = [heading(1, alignmentLabels.title), ...alignmentBlocks(alignmentOf(context))];
  return pedagonaDocument(stageTitles[stage], context.sessionName, [
    portrait([...opening, ...(first?.blocks ?? [])]),
    ...more,
    ...(stage === 'merangkai' ? [landscape(alignment)] : []),
  ]);
}

/** What the complete report is made of. */
export interface CompleteSource extends Chain {
  session: Session;
  /** Those that the lecturer has chosen. */
  parts: readonly CompletePart[];
  /** When the export is made. */
  at: Date;
}

interface Part {
  name: string;
  /** Null: not generated yet, and the report says so. */
  sections: readonly Section[] | null;
}

/**
 * The whole chain of a session as one report: title page, contents, then the five steps and the alignment, each a part that starts on a
 * new page. Wide tables stand on pages laid across.
 */
export function completeDocument(source: CompleteSource): WordDocument {
  const title = portrait([...titleBlocks(source), tableOfContents(labels.contents)]);
  const sections = reportParts(source).flatMap((part, index) => partSections(part, index + 1));
  return pedagonaDocument(labels.title, source.session.sessionName, [title, ...sections]);
}

const titleBlocks = ({ session, at, ...made }: CompleteSource): Block[] => [
  factTable([
    ...sessionFacts({ ...session, courses: session.coursesAnalysis }),
    [labels.exportedAt, dateTimeLabel(at)],
  ]),
  ...noticeBlocks(noticesOf({ session, ...made }).join(' ') || null),
  disclaimerNote,
];

/** What the engines of all parts say, each once: one may begin another, which says more. */
function noticesOf({ session, merangkai, scripts, dlo, report }: Omit<CompleteSource, 'at'>): string[] {
  const made = [...session.coursesAnalysis, merangkai, scripts, dlo, report];
  const all = made.flatMap((one) => one?.engineNotice ?? []);
  const notices = [...new Set(all)];
  return notices.filter((one) => !notices.some((other) => other !== one && other.startsWith(one)));
}

function reportParts({ session, merangkai, scripts, dlo, report, parts }: CompleteSource): Part[] {
  const sections: Record<CompletePart, Part['sections']> = {
    merungkai: [portrait(session.coursesAnalysis.flatMap(unquotedCourseBlocks))],
    merangkai: merangkai && stageSections.merangkai(merangkai, true),
    scripts: scripts && stageSections.scripts(scripts),
    dlo: dlo && stageSections.dlo(dlo),
    report: report && stageSections.report(report),
    alignment: [landscape(alignmentBlocks(alignmentOf({ courses: session.coursesAnalysis, dlo })))],
  };
  return completeParts
    .filter((part) => parts.includes(part))
    .map((part) => ({ name: completePartLabels[part], sections: sections[part] }));
}

/** The part under its own heading, the headings within it one level lower. */
function partSections({ name, sections }: Part, number: number): Section[] {
  const title = heading(1, partTitle(number, name));
  if (sections === null) return [portrait([title, paragraph(labels.notGenerated)])];
  return sections.map(({ orientation, blocks }, index) => ({
    orientation,
    blocks: [...(index === 0 ? [title] : []), ...blocks.map(lowered)],
  }));
}

const lowered = (block: Block): Block => {
  if (block.kind !== 'heading') return block;
  return { ...block, level: levelBelow[block.level] };
};
const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
