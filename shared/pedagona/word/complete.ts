import { cell, factTable, heading, paragraph, recordTable, tableOfContents } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import type { Alignment } from '../alignmentTypes.ts';
import { alignmentLabels, completeLabels as labels, partTitle, stepLabels } from '../labels.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import type { Session } from '../schemas.ts';
import type { Dlo, Merangkai, Report, Scripts } from '../stages.ts';
import { alignmentBlocks } from './alignment.ts';
import { dloSections } from './dlo.ts';
import { merangkaiBlocks } from './merangkai.ts';
import { courseBlocks, summaryBlocks } from './merungkai.ts';
import { disclaimerNote, joinSections, noticeBlocks, pedagonaDocument, sessionFacts } from './parts.ts';
import { reportBlocks } from './report.ts';
import { scriptsSections } from './scripts.ts';

/** What the complete report is made of; null stands for a stage that is not there yet. */
export interface CompleteSource {
  session: Session;
  merangkai: Merangkai | null;
  scripts: Scripts | null;
  dlo: Dlo | null;
  report: Report | null;
  alignment: Alignment;
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
  const parts = reportParts(source);
  const title: Section = { orientation: 'portrait', blocks: titleBlocks(source, parts) };
  const contents: Section = { orientation: 'portrait', blocks: [tableOfContents(labels.contents, 2)] };
  return pedagonaDocument(
    labels.title,
    source.session.sessionName,
    joinSections([title, contents, ...parts.flatMap((part, index) => partSections(part, index + 1))]),
  );
}

const titleBlocks = ({ session, at }: CompleteSource, parts: readonly Part[]): Block[] => [
  factTable([
    ...sessionFacts({ ...session, courses: session.coursesAnalysis }),
    [labels.exportedAt, dateTimeLabel(at)],
  ]),
  recordTable(parts, [
    [60, labels.parts, ({ name }, index) => partTitle(index + 1, name)],
    [
      40,
      labels.partStatus,
      ({ sections }) => (sections === null ? cell(labels.notGenerated, { style: 'warning' }) : labels.generated),
    ],
  ]),
  disclaimerNote,
];

function reportParts({ session, merangkai, scripts, dlo, report, alignment }: CompleteSource): Part[] {
  return [
    { name: stepLabels.merungkai, sections: merungkaiSections(session) },
    {
      name: stepLabels.merangkai,
      sections: merangkai && withNotice(merangkai, [portrait(merangkaiBlocks(merangkai))]),
    },
    { name: stepLabels.scripts, sections: scripts && withNotice(scripts, scriptsSections(scripts)) },
    { name: stepLabels.dlo, sections: dlo && withNotice(dlo, dloSections(dlo)) },
    { name: stepLabels.report, sections: report && withNotice(report, [portrait(reportBlocks(report))]) },
    { name: alignmentLabels.title, sections: [{ orientation: 'landscape', blocks: alignmentBlocks(alignment) }] },
  ];
}

const portrait = (blocks: readonly Block[]): Section => ({ orientation: 'portrait', blocks });

const merungkaiSections = (session: Session): Section[] => [
  portrait(summaryBlocks(session)),
  ...session.coursesAnalysis.map((course) => portrait(courseBlocks(course))),
];

const withNotice = (
  { engineNotice }: { engineNotice: string | null },
  [first, ...rest]: readonly Section[],
): Section[] => [portrait([...noticeBlocks(engineNotice), ...(first?.blocks ?? [])]), ...rest];

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
