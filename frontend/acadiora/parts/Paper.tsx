import type { ReactNode } from 'react';
import { studyKindLabels } from '../../../shared/acadiora/criteria.ts';
import { countLabel, reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import { dateTimeLabel, warningLabel } from '../../../shared/text/labels.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import type { Warning } from '../../../shared/session.ts';
import { Findings, Stated } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Card } from '../../ui/layout.tsx';
import { PlaceQuote } from './PlaceQuote.tsx';

interface Known {
  label: string;
  value: ReactNode;
  evidence?: Citation | null;
  isWide?: boolean;
}

const knownOf = ({ metadata, documentName, round, reviewedAt }: Evaluation): Known[] => {
  const { title, author, year, documentType, studyKind, wordCount, evidence } = metadata;
  return [
    { label: labels.paperTitle, value: <Stated text={title} />, evidence: evidence.title, isWide: true },
    { label: labels.author, value: <Stated text={author} />, evidence: evidence.author },
    { label: labels.year, value: <Stated text={year} />, evidence: evidence.year },
    { label: labels.documentType, value: <Stated text={documentType} /> },
    { label: labels.studyKind, value: <Stated text={studyKind && studyKindLabels[studyKind]} /> },
    { label: labels.wordCount, value: countLabel(wordCount) },
    { label: labels.documentName, value: <bdi>{documentName}</bdi> },
    { label: labels.round, value: round },
    { label: labels.reviewedAt, value: <time dateTime={reviewedAt}>{dateTimeLabel(reviewedAt)}</time> },
  ];
};

/** The reviewed paper and the date of its review (spec 2 §3, metadata). */
export const Paper = ({ evaluation }: { evaluation: Evaluation }) => (
  <Card as="section" sx={{ mt: 2 }}>
    <h2 className="hidden-text">{labels.paper}</h2>
    <ShortFacts>
      {knownOf(evaluation).map(({ label, value, evidence, isWide = false }) => (
        <ShortFact key={label} label={label} isWide={isWide}>
          {isWide ? <strong>{value}</strong> : value}
          {evidence && <PlaceQuote evidence={evidence} />}
        </ShortFact>
      ))}
    </ShortFacts>
  </Card>
);

/** Warnings that code raised. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <Findings title={labels.warnings} heading="h2" items={warnings.map(warningLabel)} />
);
