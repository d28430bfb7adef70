import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode, use } from 'react';
import {
  absenceLabel,
  absentLabel,
  againstLabel,
  criterionTitle,
  percentLabel,
  priorityLabels,
  reviewLabels as labels,
  revisionLabels,
  scoreBand,
  scoreBandLabels,
  sourceLabels,
  unplacedLabel,
} from '../../../shared/acadiora/labels.ts';
import { doiUrl } from '../../../shared/acadiora/referenceBlocks.ts';
import { referenceStateLabels } from '../../../shared/acadiora/referenceLabels.ts';
import type { ReviewItem, ShownRemark } from '../../../shared/acadiora/review.ts';
import type { Remark } from '../../../shared/acadiora/schemas.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { differenceOf } from '../../../shared/text/difference.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import type { Evidence, Own, Part, Tool } from '../../../shared/word/blocks.ts';
import { colours, sizes } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { RichLine, RichText } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { P, Quote, Row, Span } from '../../ui/elements.tsx';

/** Paper has no room for what unfolds on screen: the place alone. */
const Printed = styled('span')({
  display: 'none',
  '@media print': { display: 'inline', fontSize: sizes.small, fontStyle: 'italic', margin: '0 8px 0 4px' },
});

/** The quote from the paper, folded at first, and the way to its place. `head`: what stands there, if it is not the evidence itself. */
export function PlaceQuote({ evidence, head }: { evidence: Citation; head?: string | undefined }) {
  const { place, at } = evidence;
  const named = sessionText.evidence(place || 'Petikan');
  const under = (shown: string): string => [head, shown].filter(Boolean).join(': ');
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Quote summary={head === undefined ? named : under(place)}>{placedQuote(evidence)}</Quote>
        <DocumentPlace at={at} label={named} />
      </Box>
      <Printed>{under(place || placedQuote(evidence))}</Printed>
    </>
  );
}

const Tag = styled('span')({
  display: 'inline-block',
  padding: '0 8px',
  fontSize: sizes.small,
  border: `1px solid ${colours.edge}`,
  borderRadius: 4,
  color: colours.inkSoft,
  '&[data-weight=counted]': { borderColor: colours.green, color: colours.green, background: colours.greenPale },
  '&[data-weight="1"]': { borderColor: colours.red, color: colours.red, background: colours.redPale, fontWeight: 700 },
  // In one line with the words before it, which is also how a printed page is read out.
  '@media print': { display: 'inline', padding: 0, border: 0, '&::after': { content: '" · "' } },
});

/** The places a remark refers to; something missing was expected at the first. */
function RemarkPlaces({ remark: { evidence, against, isAbsence }, isEarlier }: { remark: Remark; isEarlier: boolean }) {
  const head = isEarlier ? revisionLabels.before : undefined;
  const source = use(DocumentSource);
  return (
    // The text of an earlier version is not the one that is shown.
    <DocumentSource value={isEarlier ? null : source}>
      {evidence === null ? (
        <P sx={{ fontStyle: 'italic', color: isAbsence ? 'text.secondary' : 'error.main' }}>
          {isAbsence ? absentLabel : unplacedLabel}
        </P>
      ) : (
        <PlaceQuote evidence={evidence} head={isAbsence ? absenceLabel : head} />
      )}
      {against && <PlaceQuote evidence={against} head={againstLabel} />}
    </DocumentSource>
  );
}

/** What would be struck out and what put in its place; of long texts the new one alone. */
function Changed({ before, after }: { before: string; after: string }) {
  const stretches = differenceOf(before, after);
  if (stretches === null) return <RichText text={after} />;
  return stretches.map(({ text, of }, index) => {
    const Drawn = drawn[of];
    return <Drawn key={index}>{text}</Drawn>;
  });
}
const Removed = styled('del')({ color: colours.red });
const Added = styled('ins')({ color: colours.green, fontWeight: 600 });
const drawn = { both: Fragment, removed: Removed, added: Added } as const;

const Rewrite = ({ rewrite: { before, isInsertion, after } }: { rewrite: NonNullable<ShownRemark['rewrite']> }) => (
  <Box sx={{ mt: 0.5, pl: 1.5, borderLeft: `3px solid ${colours.gold}`, maxWidth: '80ch' }}>
    <P>
      <strong>{labels.before}:</strong> {placedQuote(before)}
    </P>
    <strong>{isInsertion ? labels.inserted : labels.after}:</strong>{' '}
    {isInsertion || before.at.length > 1 || before.quote.endsWith('…') ? (
      <RichText text={after} />
    ) : (
      <Changed before={before.quote} after={after} />
    )}
  </Box>
);

function RemarkItem({ remark, hasPriority, isEarlier }: Extract<ReviewItem, { kind: 'remark' }>) {
  const { source, priority, criterion, rewrite } = remark;
  return (
    <>
      <P sx={{ fontWeight: 600, maxWidth: '75ch', '@media print': { fontWeight: 400 } }}>
        <RichLine text={remark.text} />
      </P>
      <Row sx={{ gap: 0.75, mt: 0.5, alignItems: 'center' }}>
        {criterion !== undefined && <Tag>{criterionTitle(criterion)}</Tag>}
        <Tag data-weight={source}>{sourceLabels[source]}</Tag>
        {hasPriority && <Tag data-weight={priority}>{priorityLabels[priority]}</Tag>}
      </Row>
      <RemarkPlaces remark={remark} isEarlier={isEarlier} />
      {rewrite && <Rewrite rewrite={rewrite} />}
    </>
  );
}

export const ScoreBadge = ({ percentage }: { percentage: number }) => (
  <Span sx={{ whiteSpace: 'nowrap' }}>
    {percentLabel(percentage)} <Badge tone={scoreBand(percentage)}>{scoreBandLabels[scoreBand(percentage)]}</Badge>
  </Span>
);

const referenceTones = {
  found: 'green',
  differs: 'yellow',
  notFound: 'blue',
  retracted: 'red',
  unchecked: 'orange',
} as const;

/** Draws what a review has and texts do not (`ArtefactBlock`). */
export function drawnItem(block: Part | Tool | Evidence | Own): ReactNode {
  if (block.kind !== 'own') return null;
  const item = block.what as ReviewItem;
  switch (item.kind) {
    case 'place':
      return <PlaceQuote evidence={item.citation} />;
    case 'doi':
      return (
        <Link href={doiUrl(item.doi)} target="_blank" rel="noreferrer">
          {item.doi}
        </Link>
      );
    case 'referenceState':
      return <Badge tone={referenceTones[item.state]}>{referenceStateLabels[item.state]}</Badge>;
    default:
      return <RemarkItem {...item} />;
  }
}
