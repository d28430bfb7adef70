import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  reviewLabels,
  absenceLabel,
  absentLabel,
  againstLabel,
  criterionTitle,
  opinionLabels,
  priorityLabels,
  reviewLabels as labels,
  sourceLabels,
  unplacedLabel,
} from '../../../shared/acadiora/labels.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { sessionText } from '../../text/session.ts';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { Quote, P, Row } from '../../ui/elements.tsx';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import type { Opinion, Overall, Remark } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';
import { RichLine, RichText } from '../../ui/artefact/Texts.tsx';
import { pressed, sessions, useMark } from '../queries.ts';

/** Paper has no room for what unfolds on screen: the place alone. */
export const Printed = styled('span')({
  display: 'none',
  '@media print': { display: 'inline', fontSize: '.8125rem', fontStyle: 'italic', marginRight: 8 },
});

/** The quote from the paper, folded at first, and the way to its place. */
export function PlaceQuote({ evidence, summary }: { evidence: Citation; summary?: string }) {
  const named = sessionText.evidence(evidence.place || reviewLabels.quote);
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Quote summary={summary ?? named}>{placedQuote(evidence)}</Quote>
        <DocumentPlace at={evidence.at} label={named} />
      </Box>
      <Printed>{summary ?? (evidence.place || placedQuote(evidence))}</Printed>
    </>
  );
}

const Toggle = styled('button')({
  font: 'inherit',
  fontSize: '.875rem',
  minHeight: 32,
  padding: '2px 12px',
  cursor: 'pointer',
  color: colours.green,
  background: colours.sheet,
  border: `1px solid ${colours.green}`,
  borderRadius: 4,
  '&[aria-pressed=true]': { color: '#fff', background: colours.green, fontWeight: 700 },
  // `aria-pressed` already says it to screen readers, so the alternative text of the tick is empty where the browser supports one.
  '&[aria-pressed=true]::before': { content: ['"✓ "', '"✓ " / ""'] },
});

const opinions: readonly Opinion[] = ['agree', 'disagree'];

/** 'Setuju' and 'Tidak setuju': one of them or none; a second press removes the opinion. Print shows only the chosen one. */
function OpinionButtons({ remark: { id, text: about } }: { remark: Remark }) {
  const { sessionId = '' } = useParams();
  const { data: present = null } = useQuery({
    ...sessions.sessionQuery(sessionId),
    select: ({ opinions: given }) => given[id] ?? null,
  });
  const { mutate } = useMark(sessionId);
  return (
    <>
      <Row
        role="group"
        aria-label={`Pendapat anda tentang: ${about}`}
        className="no-print"
        sx={{ gap: 0.75, ml: { sm: 'auto' } }}
      >
        {opinions.map((opinion) => (
          <Toggle
            key={opinion}
            type="button"
            aria-pressed={present === opinion}
            onClick={() => mutate({ remarkId: id, opinion: pressed(present, opinion) })}
          >
            {opinionLabels[opinion]}
          </Toggle>
        ))}
      </Row>
      {present !== null && (
        <Box sx={{ display: 'none', fontSize: '.8125rem', '@media print': { display: 'block' } }}>
          {labels.opinion}: {opinionLabels[present]}
        </Box>
      )}
    </>
  );
}

const Tag = styled('span')({
  display: 'inline-block',
  padding: '0 8px',
  fontSize: '.8125rem',
  border: '1px solid #8b8471',
  borderRadius: 4,
  color: colours.inkSoft,
  '&[data-weight=counted]': { borderColor: colours.green, color: colours.green, background: colours.greenPale },
  '&[data-weight="1"]': { borderColor: colours.red, color: colours.red, background: colours.redPale, fontWeight: 700 },
  // In one line with the words before it, which is also how a printed page is read out.
  '@media print': { display: 'inline', padding: 0, border: 0, '&::after': { content: '" · "' } },
});

/** The places a remark refers to; something missing was expected at the first. `before`: names the version that has these places. */
export function RemarkPlaces({
  remark: { evidence, against, isAbsence },
  before,
}: {
  remark: Remark;
  before?: string;
}) {
  const source = use(DocumentSource);
  const head = isAbsence ? absenceLabel : before;
  return (
    // The text of an earlier version is not the one that is shown.
    <DocumentSource value={before === undefined ? source : null}>
      {evidence === null ? (
        <P sx={{ fontStyle: 'italic', color: isAbsence ? 'text.secondary' : 'error.main' }}>
          {isAbsence ? absentLabel : unplacedLabel}
        </P>
      ) : (
        <PlaceQuote
          evidence={evidence}
          {...(head === undefined ? {} : { summary: [head, evidence.place].filter(Boolean).join(': ') })}
        />
      )}
      {against && (
        <>
          <Box className="no-print">
            <Quote summary={['Berbanding dengan', against.place].filter(Boolean).join(': ')}>
              {placedQuote(against)}
            </Quote>
          </Box>
          <Printed>{againstLabel(against)}</Printed>
        </>
      )}
    </DocumentSource>
  );
}

type Shown = Remark & Partial<Pick<Overall['criticalImprovements'][number], 'criterion' | 'rewrite'>>;

const Rewrite = ({ rewrite: { before, isInsertion, after } }: { rewrite: NonNullable<Shown['rewrite']> }) => (
  <Box sx={{ mt: 0.5, pl: 1.5, borderLeft: `3px solid ${colours.gold}`, maxWidth: '80ch' }}>
    <strong>{labels.before}:</strong> {placedQuote(before)}
    <Box sx={{ mt: 0.5 }}>
      <strong>{isInsertion ? labels.inserted : labels.after}:</strong> <RichText text={after} />
    </Box>
  </Box>
);

function RemarkItem({ remark, hasPriority }: { remark: Shown; hasPriority: boolean }) {
  const { source, priority, criterion, rewrite } = remark;
  return (
    <Box
      component="li"
      sx={{
        '& + &': { mt: 2 },
        '&::marker': { fontWeight: 700, color: colours.gold },
        '@media print': { '& + &': { mt: 0.75 } },
      }}
    >
      <P sx={{ fontWeight: 600, maxWidth: '75ch', '@media print': { fontWeight: 400 } }}>
        <RichLine text={remark.text} />
      </P>
      <Row sx={{ gap: 0.75, mt: 0.5, alignItems: 'center' }}>
        {criterion !== undefined && <Tag>{criterionTitle(criterion)}</Tag>}
        <Tag data-weight={source}>{sourceLabels[source]}</Tag>
        {hasPriority && <Tag data-weight={priority}>{priorityLabels[priority]}</Tag>}
        <OpinionButtons remark={remark} />
      </Row>
      <RemarkPlaces remark={remark} />
      {rewrite && <Rewrite rewrite={rewrite} />}
    </Box>
  );
}

export const Remarks = ({ remarks, hasPriority = true }: { remarks: readonly Shown[]; hasPriority?: boolean }) =>
  remarks.length === 0 ? (
    <p>{labels.empty}</p>
  ) : (
    <Box component="ol" sx={{ pl: 3 }}>
      {remarks.map((remark) => (
        <RemarkItem key={remark.id} remark={remark} hasPriority={hasPriority} />
      ))}
    </Box>
  );
