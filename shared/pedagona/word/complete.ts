import { factTable, heading, pageBreak, paragraph, tableOfContents } from '../../word/blocks.ts';
import type { Block, WordDocument } from '../../word/blocks.ts';
import type { Doubt } from '../../claims/doubt.ts';
import { doubtBlocks } from '../../word/doubtList.ts';
import { marked, type Unsure } from '../../word/marks.ts';
import { alignmentOf } from '../alignment.ts';
import {
  alignmentLabels,
  type CompletePart,
  completePartLabels,
  completeParts,
  stageTitles,
} from '../labels/labels.ts';
import { waitingIn } from '../../course/review.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import type { Session } from '../schemas.ts';
import { type StageName, stageNames } from '../artefacts.ts';
import type { Artefacts, Chain } from '../stages.ts';
import { toCheckText } from '../../text/texts.ts';
import type { Sent } from '../../moderation/schemas.ts';
import { type Signature, signersOf } from '../../moderation/signatures.ts';
import { alignmentBlocks } from './alignment.ts';
import { stageBlocks } from './chain.ts';
import { courseBlocks } from './merungkaiDocument.ts';
import { signatureBlocks } from '../../word/signatures.ts';
import { type ChainContext, disclaimerNote, noticeBlocks, pedagonaDocument, sessionFacts } from './parts.ts';

/** The page of a stage as a document: its session, how it was made, the disclaimer, then all that it shows (spec 1 §2). */
export function chainDocument<N extends StageName>(
  stage: N,
  artefact: Artefacts[N] & Unsure & { version?: number },
  context: ChainContext & { sent?: readonly Sent[] },
): WordDocument {
  const alignment = [heading(1, alignmentLabels.title), ...alignmentBlocks(alignmentOf(context)).map(lowered)];
  const blocks = stageBlocks<StageName>(stage, artefact, context.courses);
  return pedagonaDocument(stageTitles[stage], context.sessionName, [
    factTable(sessionFacts(context)),
    ...noticeBlocks(artefact.engineNotice),
    disclaimerNote,
    ...marked(blocks, artefact),
    ...(stage === 'merangkai' ? alignment : []),
    ...doubtBlocks(blocks, artefact.doubts),
    // The report alone is handed in, too.
    ...(stage === 'report' ? signatureBlocks(signersOf(context.sent, stage, artefact.version), 1) : []),
  ]);
}

/** What the complete report is made of. */
export interface CompleteSource extends Chain {
  session: Session;
  /** Of the report. */
  signatures?: readonly Signature[];
  /** The doubts of each artefact, and of each course's suggestions. */
  doubts?: Partial<Record<StageName, readonly Doubt[]>> & { courses?: readonly (readonly Doubt[])[] };
  /** Those that the lecturer has chosen. */
  parts: readonly CompletePart[];
  /** When the export is made. */
  at: Date;
}

/** The whole chain of a session as one report: a cover to sign, contents, then its parts, the report first. */
export function completeDocument(source: CompleteSource): WordDocument {
  const { session, merangkai, scripts, dlo, report, parts, doubts = {} } = source;
  const toCheck: Block[] = [];
  const withMarks = (part: CompletePart, shown: readonly Block[], unsure: Unsure): Block[] => {
    if (parts.includes(part)) toCheck.push(...doubtBlocks(shown, unsure.doubts, completePartLabels[part]));
    return marked(shown, unsure);
  };
  /** Null: not generated yet, and the report says so. */
  const blocks: Record<CompletePart, readonly Block[] | null> = {
    merungkai: session.coursesAnalysis.flatMap((course, place) =>
      withMarks('merungkai', courseBlocks(course, true), { doubts: doubts.courses?.[place] ?? [] }),
    ),
    merangkai:
      merangkai &&
      withMarks('merangkai', stageBlocks('merangkai', merangkai, session.coursesAnalysis), {
        doubts: doubts.merangkai ?? [],
      }),
    scripts:
      scripts &&
      withMarks('scripts', stageBlocks('scripts', scripts), {
        ...scripts,
        doubts: doubts.scripts ?? [],
      }),
    dlo: dlo && withMarks('dlo', stageBlocks('dlo', dlo), { ...dlo, doubts: doubts.dlo ?? [] }),
    report: report && withMarks('report', stageBlocks('report', report), { doubts: doubts.report ?? [] }),
    alignment: alignmentBlocks(alignmentOf({ courses: session.coursesAnalysis, dlo })),
  };
  const chosen = completeParts.filter((part) => parts.includes(part));
  const [only, ...more] = chosen;
  const isOne = only !== undefined && more.length === 0;
  const shown = chosen.flatMap((part, index) => {
    const label = completePartLabels[part];
    return partBlocks(isOne ? label : `Bahagian ${index + 1}: ${label}`, blocks[part]);
  });
  return pedagonaDocument(isOne ? completePartLabels[only] : 'Laporan Lengkap', session.sessionName, [
    ...coverBlocks(source),
    pageBreak,
    tableOfContents('Kandungan'),
    pageBreak,
    ...shown,
    ...(toCheck.length === 0 ? [] : partBlocks('Perkara untuk disemak', toCheck)),
  ]);
}

const coverBlocks = (source: CompleteSource): Block[] => [
  factTable([
    ...sessionFacts({ ...source.session, courses: source.session.coursesAnalysis }),
    ['Tarikh Eksport', dateTimeLabel(source.at)],
    ['Status', stateOf(source)],
  ]),
  ...noticeBlocks(noticesOf(source).join(' ') || null),
  disclaimerNote,
  // What nobody was sent has nobody's name.
  ...signatureBlocks(source.parts.every((part) => part === 'report') ? source.signatures : []).map(lowered),
];

/** A draft until it is signed; how many facts nobody has confirmed, and how many marks its parts have. */
function stateOf({ session: { coursesAnalysis }, doubts = {}, parts }: CompleteSource): string {
  const waiting = coursesAnalysis.reduce((total, course) => total + waitingIn(course), 0);
  const marks = [
    ...(parts.includes('merungkai') ? (doubts.courses ?? []) : []),
    ...stageNames.flatMap((stage) => (parts.includes(stage) ? [doubts[stage] ?? []] : [])),
  ].flat().length;
  return [
    'Draf untuk disemak',
    waiting === 0 ? 'tiada fakta kursus menunggu semakan' : `${waiting} fakta kursus menunggu semakan`,
    ...(marks === 0 ? [] : [toCheckText(marks)]),
  ].join('; ');
}

/** What the engines of all parts say, each once: one may begin another, which says more. */
function noticesOf({ session, merangkai, scripts, dlo, report }: CompleteSource): string[] {
  const made = [...session.coursesAnalysis, merangkai, scripts, dlo, report];
  const notices = [...new Set(made.flatMap((one) => one?.engineNotice ?? []))];
  return notices.filter((one) => !notices.some((other) => other !== one && other.startsWith(one)));
}

/** The part under its own heading, the headings within it one level lower. */
const partBlocks = (name: string, blocks: readonly Block[] | null): Block[] => [
  heading(1, name),
  ...(blocks === null ? [paragraph('Belum dijana')] : blocks.map(lowered)),
];

const lowered = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, level: levelBelow[block.level] } : block;
const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;
