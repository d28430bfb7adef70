import { factTable, note, type Block, type WordDocument } from '../word/blocks.ts';
import { fileNamePart } from '../word/fileName.ts';
import { reviewLabels as labels, sessionStatusLabels } from './labels.ts';
import type { Evaluation, Session } from './schemas.ts';
import { detailBlocks, factBlocks, paperBlock } from './word/details.ts';
import { aiBlocks, fallenBlocks, revisionBlocks } from './word/judgement.ts';
import { leadingBlocks, leftOutBlocks, overallBlocks, scoreBlocks, warningBlocks } from './word/overview.ts';
import { acadioraDocument, type Opinions } from './word/parts.ts';

/** The whole review as a document, the reader's own opinions with it. A session without a review yet gives its status. */
export const reviewDocument = (session: Session): WordDocument =>
  acadioraDocument(
    session.sessionName,
    session.evaluation === null ? [statusTable(session)] : reviewBlocks(session.evaluation, session.opinions),
  );

/** `Ulasan_<session name>` without an ending; `Ulasan` when the name has no character that is safe in a file name. */
export const reviewFileName = (sessionName: string): string =>
  ['Ulasan', fileNamePart(sessionName)].filter((part) => part !== '').join('_');

/** One page says it all; what it rests on follows. */
const reviewBlocks = (evaluation: Evaluation, opinions: Opinions): Block[] => [
  ...(evaluation.engineNotice === null ? [] : [note('info', labels.notice, [evaluation.engineNotice])]),
  ...warningBlocks(evaluation.warnings),
  ...leadingBlocks(evaluation.overall),
  ...scoreBlocks(evaluation.evaluation, evaluation.overall),
  ...leftOutBlocks(evaluation),
  ...overallBlocks(evaluation.overall, opinions),
  paperBlock(evaluation),
  ...detailBlocks(evaluation.evaluation, opinions),
  ...fallenBlocks(evaluation),
  ...factBlocks(evaluation.facts),
  ...aiBlocks(evaluation.aiDetection),
  ...revisionBlocks(evaluation),
];

const statusTable = ({ documentName, status, errorMessage }: Session): Block =>
  factTable([
    [labels.documentName, documentName],
    [
      labels.status,
      errorMessage === null ? sessionStatusLabels[status] : `${sessionStatusLabels[status]}: ${errorMessage}`,
    ],
  ]);
