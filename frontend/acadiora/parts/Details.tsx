import Box from '@mui/material/Box';
import { Fragment } from 'react';
import {
  countLabel,
  reviewLabels as labels,
  factLabels,
  sectionKindLabels,
  fallenLabels,
  fallenNote,
  leftOutLabel,
  extraTexts,
  levelLabel,
  numberedTitle,
  percentLabel,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { Evaluation, Fallen, Session, Criteria } from '../../../shared/acadiora/schemas.ts';
import { Listed, RichLine, RichText, Stated } from '../../ui/artefact/Texts.tsx';
import {
  ShortFact,
  ShortFacts,
  Card,
  Fact,
  Section,
  H3,
  NotFound,
  Subheading,
  Fold,
  Span,
  P,
  Folds,
} from '../../ui/elements.tsx';
import { PlaceQuote, Remarks } from './Remarks.tsx';
import { factGroups, paperFacts } from '../../../shared/acadiora/factGroups.ts';
import type { Facts as CountedThings } from '../../../shared/acadiora/facts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { acadiora } from '../queries.ts';
import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { Badge } from '../../ui/Badge.tsx';

export const Paper = ({ evaluation }: { evaluation: Evaluation }) => (
  <Card as="section" sx={{ mt: 2 }}>
    <h2 className="hidden-text">{labels.paper}</h2>
    <ShortFacts>
      {paperFacts(evaluation).map(({ label, found: [known] }) => (
        <ShortFact key={label} label={label} isWide={label === labels.paperTitle}>
          <Box component="bdi" sx={{ fontWeight: label === labels.paperTitle ? 700 : 400 }}>
            {known ? <RichLine text={known.text} /> : <NotFound />}
          </Box>
          {known?.evidence && <PlaceQuote evidence={known.evidence} />}
        </ShortFact>
      ))}
    </ShortFacts>
  </Card>
);

const sectionColumns: readonly Column<CountedThings['sections'][number]>[] = [
  { head: factLabels.section, cell: ({ kind }) => sectionKindLabels[kind] },
  {
    head: factLabels.heading,
    // The dash marks it as a part of the row above.
    cell: ({ heading, level }) => (heading.trim() === '' ? '–' : `${'– '.repeat(level - 1)}${heading}`),
  },
  { head: factLabels.place, cell: ({ place }) => place },
  { head: factLabels.words, cell: ({ words }) => countLabel(words) },
];

/** What code counted in the paper (design law 5), labelled as counted. */
export const CountedFacts = ({ facts }: { facts: CountedThings }) => (
  <Section title={factLabels.title} note="Dikira oleh sistem daripada teks kertas; bukan penilaian AI.">
    {factGroups(facts).map(({ title, facts: group }) => (
      <Fragment key={title}>
        {title !== '' && <Subheading>{title}</Subheading>}
        <dl>
          {group.map(({ label, found, none }, index) => (
            <Fact key={index} label={label}>
              <Listed
                none={none}
                parts={found.map(({ text: shown, evidence }, at) => (
                  <div key={at}>
                    {shown}
                    {evidence && <PlaceQuote evidence={evidence} />}
                  </div>
                ))}
              />
            </Fact>
          ))}
        </dl>
      </Fragment>
    ))}
    {facts.sections.length > 0 && (
      <>
        <Subheading>{factLabels.sections}</Subheading>
        <Table label={factLabels.sections} columns={sectionColumns} rows={facts.sections} />
      </>
    )}
  </Section>
);

/** What of a review could not be made, with the true cause, and a button that makes that alone. */
export function LeftOut({ session, leftOut }: { session: Session; leftOut: Evaluation['leftOut'] }) {
  if (leftOut.length === 0 || session.status === 'processing') return null;
  return (
    <Card as="section" sx={{ mt: 2 }}>
      <H3 as="h2">{labels.leftOut}</H3>
      <ul>
        {leftOut.map(({ part, reason }) => (
          <li key={part}>
            <strong>{leftOutLabel(part)}:</strong> {reason}
          </li>
        ))}
      </ul>
      <RetryButton className="no-print" module={acadiora} sessionId={session.id}>
        Nilai bahagian ini
      </RetryButton>
    </Card>
  );
}

const columns: readonly Column<Fallen>[] = [
  { head: labels.comments, cell: ({ remark }) => <RichLine text={remark.text} /> },
  { head: labels.reason, cell: ({ verdict }) => fallenLabels[verdict] },
  {
    head: labels.quote,
    cell: ({ reason, evidence }) => (
      <>
        {reason}
        {evidence && <PlaceQuote evidence={evidence} />}
      </>
    ),
  },
];

/** The remarks that fell when they were held against the whole paper. */
export const FallenLog = ({ fallen }: { fallen: readonly Fallen[] }) =>
  fallen.length > 0 && (
    <Fold title={`${labels.fallen} (${fallen.length})`} heading="h2">
      <p>{fallenNote}</p>
      <Table stacks label={labels.fallen} columns={columns} rows={fallen} />
    </Fold>
  );

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
