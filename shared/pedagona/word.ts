import type { Doubt } from '../claims/doubt.ts';
import { courseTitle } from '../course/rules.ts';
import { waitingIn } from '../course/review.ts';
import { modules } from '../modules.ts';
import type { Sent } from '../moderation/schemas.ts';
import { type Signature, signersOf } from '../moderation/signatures.ts';
import { dateTimeLabel } from '../text/labels.ts';
import { disclaimerText, notFoundText, toCheckText } from '../text/texts.ts';
import { recordOf } from '../values/pick.ts';
import { factTable, heading, note, pageBreak, paragraph, portrait, tableOfContents } from '../word/blocks.ts';
import type { Block, WordDocument } from '../word/blocks.ts';
import { doubtBlocks } from '../word/doubtList.ts';
import { fileNamePart, fileTimestamp } from '../word/fileName.ts';
import { marked, type Unsure } from '../word/marks.ts';
import { signatureBlocks } from '../word/signatures.ts';
import { type AlignmentSource, alignmentOf } from './alignment.ts';
import { type StageName, stageNames } from './artefacts.ts';
import { resultTotals } from './courses.ts';
import {
  alignmentLabels,
  chainLabels,
  type CompletePart,
  completePartLabels,
  completeParts,
  resultLabels as labels,
  stageTitles,
} from './labels/labels.ts';
import type { CourseAnalysis, Session, SessionSummary } from './schemas.ts';
import type { Artefacts, Chain } from './stages.ts';
import { alignmentBlocks } from './word/alignment.ts';
import { stageBlocks } from './word/chain.ts';
import { courseBlocks, documentTable } from './word/merungkai.ts';
import { listOf, noticeBlocks } from './word/parts.ts';

/** PEDAGONA's Word files: the documents, each with the content and order of its page, and their names. */

/** The session that a file of the chain belongs to, as far as it is made. */
interface ChainContext extends AlignmentSource {
  sessionName: string;
  /** When the session was made, ISO. */
  createdAt: string;
}

/** A PEDAGONA file: its header names the product; its evidence is numbered. */
const pedagonaDocument = (title: string, subtitle: string, blocks: readonly Block[]): WordDocument => ({
  title,
  subtitle,
  header: modules.pedagona.title,
  notesTitle: labels.notes,
  footerNote: '',
  sections: [portrait(blocks)],
});

const placedTitle = (course: CourseAnalysis): string =>
  [courseTitle(course, notFoundText), course.programme, course.institution].filter((each) => each !== '').join(', ');

const sessionFacts = ({ sessionName, createdAt, courses }: Omit<ChainContext, 'dlo'>) =>
  [
    [labels.sessionName, sessionName],
    [labels.createdAt, dateTimeLabel(createdAt)],
    [chainLabels.courses, listOf(courses.map(placedTitle))],
  ] as const;

const disclaimerNote = note('info', labels.disclaimer, [disclaimerText]);

/**
 * The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. `courseDoubts`: of
 * what is suggested for each course; `sent`: to colleagues, who sign what they have accepted.
 */
export function merungkaiDocument(
  session: Session & {
    courseDoubts?: readonly (readonly Doubt[])[];
    courseVersions?: readonly number[];
    sent?: readonly Sent[];
  },
): WordDocument {
  const totals = resultTotals(session);
  return pedagonaDocument(stageTitles.merungkai, session.sessionName, [
    factTable([
      [labels.sessionName, session.sessionName],
      [labels.createdAt, dateTimeLabel(session.createdAt)],
      [labels.coursesCount, String(totals.courses)],
      [labels.documentsCount, String(totals.documents)],
      [labels.closCount, String(totals.clos)],
    ]),
    documentTable(session),
    disclaimerNote,
    ...session.coursesAnalysis.flatMap((course, place) => {
      const doubts = session.courseDoubts?.[place] ?? [];
      const blocks = courseBlocks(course);
      const signers = signersOf(session.sent, `course#${place}`, session.courseVersions?.[place]);
      return [
        ...marked(blocks, { doubts }),
        ...doubtBlocks(blocks, doubts),
        ...(signers.length === 0 ? [] : signatureBlocks(signers)),
      ];
    }),
  ]);
}

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
  const { session, dlo, parts, doubts = {} } = source;
  const courses = session.coursesAnalysis;
  const toCheck: Block[] = [];
  const withMarks = (part: CompletePart, shown: readonly Block[], unsure: Unsure): Block[] => {
    if (parts.includes(part)) toCheck.push(...doubtBlocks(shown, unsure.doubts, completePartLabels[part]));
    return marked(shown, unsure);
  };
  /** Null: not generated yet, and the report says so. */
  const blocks: Record<CompletePart, readonly Block[] | null> = {
    merungkai: courses.flatMap((course, place) =>
      withMarks('merungkai', courseBlocks(course, true), { doubts: doubts.courses?.[place] ?? [] }),
    ),
    ...recordOf(stageNames, (stage) => {
      const { [stage]: artefact } = source;
      if (artefact === null) return null;
      return withMarks(stage, stageBlocks<StageName>(stage, artefact, courses), {
        ...artefact,
        doubts: doubts[stage] ?? [],
      });
    }),
    alignment: alignmentBlocks(alignmentOf({ courses, dlo })),
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
  const marks = parts.flatMap((part) => {
    if (part === 'merungkai') return (doubts.courses ?? []).flat();
    return part === 'alignment' ? [] : (doubts[part] ?? []);
  }).length;
  return [
    'Draf untuk disemak',
    waiting === 0 ? 'tiada fakta kursus menunggu semakan' : `${waiting} fakta kursus menunggu semakan`,
    ...(marks === 0 ? [] : [toCheckText(marks)]),
  ].join('; ');
}

/** What the engines of all parts say, each once: one may begin another, which says more. */
function noticesOf(source: CompleteSource): string[] {
  const made = [...source.session.coursesAnalysis, ...stageNames.map((stage) => source[stage])];
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

/** The kinds of Word files that PEDAGONA makes, and how their names start (spec 1 §7). */
const filePrefixes = {
  merungkai: 'MERUNGKAI',
  results: 'PEDAGONA_KmR',
  merangkai: 'MERANGKAI',
  scripts: 'SKRIP_PEMBELAJARAN',
  dlo: 'DLO',
  report: 'LAPORAN_EKSEKUTIF',
  complete: 'LAPORAN_LENGKAP',
} as const;
export type WordFileKind = keyof typeof filePrefixes;

/** A session or an artefact as its page has it; `dloTitle` names the file of a DLO. */
type WordFileSubject = Pick<SessionSummary, 'sessionName'> & { id: string; dloTitle?: string };

/**
 * `MERUNGKAI_<session name>_<YYYYMMDD_HHmmss>.doc`; a DLO's file is named by 30 characters of its title, a report's .doc by its id (spec 1 §7). The id's first
 * 8 characters stand in for a name without a safe character. `.doc` and `.docx` name the same bytes (design §9).
 */
export function wordFileName(kind: WordFileKind, subject: WordFileSubject, at: Date, ending: 'doc' | 'docx'): string {
  const { id, sessionName, dloTitle = '' } = subject;
  const isById = kind === 'report' && ending === 'doc';
  const named = kind === 'dlo' ? fileNamePart(dloTitle, 30) : fileNamePart(isById ? id : sessionName);
  const name = named || id.slice(0, 8);
  return `${filePrefixes[kind]}_${name}_${fileTimestamp(at)}.${ending}`;
}
