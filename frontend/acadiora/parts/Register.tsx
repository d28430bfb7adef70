import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import {
  correctableGroups,
  correctionsOf,
  type Draft,
  draftOf,
  noCorrections,
  type ReadRow,
} from '../../../shared/acadiora/correcting.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import { registerLabels as labels, registerStateLabels } from '../../../shared/acadiora/registerGroups.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { isSame } from '../../../shared/values/pick.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { colours } from '../../app/theme.ts';
import { Fault } from '../../ui/Async.tsx';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Fold, P, Row, Small, Span, unseen } from '../../ui/elements.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { useLeaveWarning } from '../../ui/frame/useLeaveWarning.ts';
import { sessions } from '../queries.ts';
import { analysisText } from '../text.ts';
import { Place } from './items.tsx';

/** What the author has written of each row and not saved; another review begins with what it was told. */
function useDraft({ corrections, reviewedAt }: Evaluation) {
  const before = useMemo(() => draftOf(corrections ?? noCorrections), [corrections]);
  const [edited, setEdited] = useState({ of: reviewedAt, draft: before });
  const draft = edited.of === reviewedAt ? edited.draft : before;
  const setDraft = (own: Draft) => setEdited({ of: reviewedAt, draft: own });
  const set = (id: string, own: Draft[string] | undefined) => {
    const { [id]: _, ...others } = draft;
    setDraft(own === undefined ? others : { ...others, [id]: own });
  };
  return { before, draft, set, reset: () => setDraft(before), isChanged: !isSame(draft, before) };
}

type Drafted = ReturnType<typeof useDraft>;

/** What a row says in one of its columns: as the review uses it, as it was read, or as the author writes it. */
function fieldColumn({ draft, before, set }: Drafted, opened: string, label: string, place: number): Column<ReadRow> {
  return {
    head: label,
    cell: ({ id, cells }) => {
      const { field = null, read = '', text: used = read } = cells[place] ?? {};
      const own = draft[id];
      // What was set before is shown as the review uses it.
      const isSaved = own !== undefined && own === before[id] && opened !== id;
      const text = isSaved ? used : ((field === null ? undefined : own?.[field]) ?? read);
      if (opened !== id || field === null)
        return (
          <Span sx={own === null ? { textDecoration: 'line-through', color: colours.inkSoft } : {}}>
            <RichLine text={text} />
          </Span>
        );
      return (
        <Box sx={{ '& label': unseen }}>
          <TextArea label={label} rows={1} value={text} onChange={(typed) => set(id, { ...own, [field]: typed })} />
        </Box>
      );
    },
  };
}

const placeColumn = ({ draft }: Drafted): Column<ReadRow> => ({
  head: labels.place,
  cell: ({ id, evidence, state }) => {
    const own = draft[id];
    const isRead = state === 'found' || state === 'unconfirmed' ? state : 'found';
    const now = own === undefined ? isRead : own === null ? 'removed' : 'lecturer';
    return (
      <>
        {evidence && <Place evidence={evidence} />}{' '}
        {now !== 'found' && <Badge tone={now === 'unconfirmed' ? 'orange' : 'blue'}>{registerStateLabels[now]}</Badge>}
      </>
    );
  },
});

const actionColumn = ({ draft, set }: Drafted, setOpened: (id: string) => void): Column<ReadRow> => ({
  head: labels.actions,
  cell: ({ id, cells, isKept = false }) => (
    <Row className="no-print" sx={{ flexWrap: 'nowrap', my: '-6px' }}>
      {draft[id] !== null && cells.some(({ field }) => field !== null) && (
        <Button size="small" onClick={() => setOpened(id)}>
          {labels.correct}
        </Button>
      )}
      {id in draft ? (
        <Button size="small" onClick={() => set(id, undefined)}>
          {labels.undo}
        </Button>
      ) : (
        !isKept && (
          <Button size="small" onClick={() => set(id, null)}>
            {labels.remove}
          </Button>
        )
      )}
    </Row>
  ),
});

/**
 * What was read from the paper, row by row. The author sets or removes a row, and a new review replaces this one on the same page, so that the
 * author goes on at the same place. `reason`: why nothing can be saved now.
 */
export function Register({
  sessionId,
  evaluation,
  reason,
}: {
  sessionId: string;
  evaluation: Evaluation;
  reason: string | null;
}) {
  const groups = correctableGroups(evaluation);
  const drafted = useDraft(evaluation);
  const [opened, setOpened] = useState('');
  const all = groups.flatMap(({ rows }) => rows);
  const corrections = correctionsOf(drafted.draft, all);
  const save = useMutation({
    mutationFn: (body: Corrections) =>
      call(acadioraApi.correct, { params: { sessionId }, body }, { fallback: analysisText.failed }),
    onSuccess() {
      setOpened('');
      void sessions.forgetLists();
      return queryClient.invalidateQueries({ queryKey: sessions.keys.session(sessionId) });
    },
  });
  const isFollowing = save.isSuccess && reason !== null;
  const isChanged = !isFollowing && drafted.isChanged;
  useLeaveWarning(isChanged && !save.isPending, labels.unsaved);
  const columnsOf = (first: ReadRow): Column<ReadRow>[] => [
    ...first.cells.map(({ label }, place) => fieldColumn(drafted, opened, label, place)),
    placeColumn(drafted),
    isFollowing ? { head: labels.actions, cell: () => null } : actionColumn(drafted, setOpened),
  ];
  return (
    <Box id="bacaan" sx={{ '@media print': { '& :is(th, td):last-child': { display: 'none' } } }}>
      <P className="no-print" sx={{ my: 1.5 }}>
        {labels.intro}
      </P>
      {evaluation.register.length === 0 && <Small>{labels.empty}</Small>}
      {groups.map(({ title, rows }) => (
        <Fold key={title} title={`${title} (${rows.length})`} heading="h2">
          <Table label={title} stacks="screen" columns={columnsOf(rows[0]!)} rows={rows} />
        </Fold>
      ))}
      {isChanged && (
        <Row className="no-print" sx={saveSx}>
          <ReasonButton
            variant="contained"
            reason={corrections === null ? labels.invalid : reason}
            loading={save.isPending}
            onClick={() => corrections && save.mutate(corrections)}
          >
            {labels.save}
          </ReasonButton>
          <Button onClick={drafted.reset}>{labels.cancel}</Button>
          <Small>{labels.follows}</Small>
          {save.error !== null && <Fault message={save.error.message} />}
        </Row>
      )}
    </Box>
  );
}

const saveSx = {
  position: 'sticky',
  zIndex: 6,
  bottom: 0,
  mt: 2,
  p: 1.5,
  alignItems: 'center',
  bgcolor: colours.goldPale,
};
