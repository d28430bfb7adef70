import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import {
  extraTexts,
  levelLabel,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { Criteria } from '../../../shared/acadiora/schemas.ts';
import { RichText, Listed, Stated } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Span, P, Fact, Fold, Folds, Subheading } from '../../ui/elements.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { Remarks } from './Remarks.tsx';

type Entry = Criteria[CriterionKey];

const rubricColumns: readonly Column<Entry['items'][number]>[] = [
  { head: labels.item, cell: ({ label }) => label },
  { head: labels.level, cell: ({ level }) => <strong>{levelLabel(level)}</strong> },
  {
    head: labels.reason,
    cell: ({ reason, cappedBy }) => (
      <>
        {reason.trim() === '' && cappedBy === null ? '–' : <RichText text={reason} />}
        {cappedBy !== null && (
          <P sx={{ fontStyle: 'italic', color: 'error.main' }}>
            {labels.cappedBy}: {cappedBy}
          </P>
        )}
      </>
    ),
  },
];

function EntryBody({ title, entry }: { title: string; entry: Entry }) {
  const extras = extraTexts(entry);
  return (
    <>
      {entry.comments.map((comment, index) => (
        <RichText key={index} text={comment} />
      ))}
      {entry.items.length > 0 && (
        <>
          <Subheading>{labels.rubric}</Subheading>
          <Table stacks label={`${labels.rubric}: ${title}`} columns={rubricColumns} rows={entry.items} />
        </>
      )}
      {(['strengths', 'weaknesses', 'improvements'] as const).map((kind) => (
        <div key={kind}>
          <Subheading>{labels[kind]}</Subheading>
          <Remarks remarks={entry[kind]} hasPriority={kind !== 'strengths'} />
        </div>
      ))}
      {extras.length > 0 && (
        <>
          <Subheading>{labels.extras}</Subheading>
          <dl>
            {extras.map(({ label, texts }) => (
              <Fact key={label} label={label}>
                <Listed parts={texts.map((one) => (texts.length > 1 ? one : <Stated key={one} text={one} />))} />
              </Fact>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function CriterionSection({ title, entry }: { title: string; entry: Entry }) {
  const { score, maxScore, percentage, strengths, weaknesses, improvements } = entry;
  const band = scoreBand(percentage);
  return (
    <Fold
      title={title}
      heading="h2"
      glance={
        <>
          <span>
            {labels.score}: {scoreLabel(score, maxScore)}
            {maxScore > 0 && (
              <>
                {' '}
                ({percentLabel(percentage)},{' '}
                <Span sx={{ whiteSpace: 'nowrap' }}>
                  <Badge tone={band}>{scoreBandLabels[band]}</Badge>)
                </Span>
              </>
            )}
          </span>
          <span className="no-print">
            {strengths.length} kekuatan, {weaknesses.length} kelemahan, {improvements.length} penambahbaikan
          </span>
        </>
      }
    >
      <EntryBody title={title} entry={entry} />
    </Fold>
  );
}

/** The second tab: every criterion under the number of its main criterion (spec 2 §2, §3). */
export const CriteriaDetails = ({ evaluation }: { evaluation: Criteria }) => (
  <Folds open="Buka semua kriteria" close="Tutup semua kriteria">
    {criterionKeys.map((key) => (
      <CriterionSection key={key} title={numberedTitle(key)} entry={evaluation[key]} />
    ))}
  </Folds>
);
