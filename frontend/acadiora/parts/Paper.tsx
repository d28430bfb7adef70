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
} from '../../../shared/acadiora/labels.ts';
import type { Evaluation, Fallen, Session } from '../../../shared/acadiora/schemas.ts';
import { Listed, RichLine } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Card, Fact, Section, H3, NotFound, Subheading, Fold } from '../../ui/elements.tsx';
import { PlaceQuote } from './Remarks.tsx';
import { factGroups, paperFacts } from '../../../shared/acadiora/factGroups.ts';
import type { Facts as CountedThings } from '../../../shared/acadiora/facts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { acadiora } from '../queries.ts';

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
