import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import {
  absenceLabel,
  absentLabel,
  againstLabel,
  criterionTitle,
  priorityLabels,
  referenceStateLabels,
  reviewLabels as labels,
  revisionLabels,
  sourceLabels,
  unplacedLabel,
} from '../../../shared/acadiora/labels.ts';
import { doiUrl } from '../../../shared/acadiora/factGroups.ts';
import type { ReviewItem, ShownRemark } from '../../../shared/acadiora/review.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import type { Evidence, Own, Part, Tool } from '../../../shared/word/blocks.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { colours } from '../../app/theme.ts';
import { Changed } from '../../ui/artefact/Changed.tsx';
import { RichLine, RichText } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { P, Row, Small } from '../../ui/elements.tsx';
import { notify } from '../../ui/Notices.tsx';
import { Reasoned } from '../../ui/edit/Reasoned.tsx';
import { sessions } from '../queries.ts';

/** A place of the paper by its name, or by its words; beside the page it opens with the quote. `head`: what stands there, if it is not the evidence itself. */
export function Place({ evidence, head }: { evidence: Citation; head?: string | undefined }) {
  const { place, at, quote } = evidence;
  const name = place || placedQuote(evidence);
  return (
    <>
      {head !== undefined && `${head}: `}
      <DocumentPlace at={at} label={name} name={name} lines={[`“${quote}”`]} />
    </>
  );
}

/** Each has a dot before it but the first. */
const Notes = styled(Small)({
  '@media print': { display: 'inline' },
  '& > * + *::before': { content: '" · "' },
  '& [data-weight="1"]': { color: colours.red, fontWeight: 650 },
});

const Rewrite = ({ rewrite: { before, isInsertion, after } }: { rewrite: NonNullable<ShownRemark['rewrite']> }) => (
  <Box component="details" sx={{ fontSize: 'small', '& > summary': { minHeight: 28, color: colours.green } }}>
    <summary>{isInsertion ? labels.inserted : labels.after}</summary>
    <Box sx={{ mt: 0.5, pl: 1.5, borderLeft: `3px solid ${colours.goldBright}`, maxWidth: '80ch' }}>
      <P sx={{ mb: 0.5 }}>
        <strong>{labels.before}:</strong> {placedQuote(before)}
      </P>
      {isInsertion || before.at.length > 1 || before.quote.endsWith('…') ? (
        <RichText text={after} />
      ) : (
        <Changed before={before.quote} after={after} />
      )}
    </Box>
  </Box>
);

/** Where a remark stands, who says it and how urgent it is. */
function RemarkNotes({ remark, hasPriority, isEarlier }: Extract<ReviewItem, { kind: 'remark' }>) {
  const { evidence, against, isAbsence, source, priority, criterion } = remark;
  const head = isAbsence ? absenceLabel : isEarlier ? revisionLabels.before : undefined;
  return (
    <Notes>
      {criterion !== undefined && <span>{criterionTitle(criterion)}</span>}
      <span>{sourceLabels[source]}</span>
      {hasPriority && <span data-weight={priority}>{priorityLabels[priority]}</span>}
      <span>
        {evidence === null ? (
          <em>{isAbsence ? absentLabel : unplacedLabel}</em>
        ) : (
          <Place evidence={evidence} head={head} />
        )}
      </span>
      {against && (
        <span>
          <Place evidence={against} head={againstLabel} />
        </span>
      )}
    </Notes>
  );
}

/** Its words, and what they stand on. The text of an earlier version is not the one that can be opened. */
function RemarkItem(item: Extract<ReviewItem, { kind: 'remark' }>) {
  const { remark, hasPriority, isEarlier } = item;
  const { text, criterion, rewrite, disagreed, reason } = remark;
  const address = use(DocumentSource);
  // A strength has neither, and no answer.
  const isAnswered = !isEarlier && (hasPriority || criterion !== undefined);
  return (
    <DocumentSource value={isEarlier ? null : address}>
      <P
        sx={{
          fontWeight: 600,
          lineHeight: 1.4,
          maxWidth: '75ch',
          '@media print': { display: 'inline', fontWeight: 400 },
        }}
      >
        <RichLine text={text} />
      </P>
      {reason && (
        <P sx={{ fontSize: 'small', maxWidth: '80ch' }}>
          {labels.reason}: <RichLine text={reason} />
        </P>
      )}
      <Row
        data-stop
        sx={{
          alignItems: 'center',
          columnGap: 1.25,
          // On a line of its own; its text, not its room, stands where the line begins.
          '& > :first-child': { flexBasis: '100%' },
          '& > .MuiButton-text': { minHeight: 36, ml: -1.25 },
          '@media print': { display: 'inline' },
        }}
      >
        <RemarkNotes {...item} />
        {isAnswered && address ? (
          <Answer remark={remark} sessionId={address.sessionId} />
        ) : (
          disagreed && (
            <Small>
              {labels.disagreed}: {disagreed}
            </Small>
          )
        )}
      </Row>
      {rewrite && <Rewrite rewrite={rewrite} />}
    </DocumentSource>
  );
}

const answering = {
  begin: 'Tidak setuju',
  field: 'Sebab tidak setuju',
  decide: 'Simpan sebab ini',
  decided: labels.disagreed,
  takeBack: 'Tarik balik',
};

/** The author does not agree with a remark: the reason stands beside it, here and in the file. */
function Answer({ remark: { id, text, disagreed }, sessionId }: { remark: ShownRemark; sessionId: string }) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (reason: string | null) =>
      call(acadioraApi.answer, { params: { sessionId }, body: { remark: id, reason } }),
    onError: ({ message }) => notify('error', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessions.keys.session(sessionId) }),
  });
  return (
    <Reasoned
      variant="text"
      words={answering}
      of={text}
      reason={disagreed}
      faultOf={(typed) => (typed.trim() === '' ? 'Nyatakan sebabnya.' : null)}
      isSaving={isPending}
      onDecide={mutateAsync}
    />
  );
}

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
      return <Place evidence={item.citation} />;
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
