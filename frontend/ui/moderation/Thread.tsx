import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Badge } from '../Badge.tsx';
import { changeLabel, roundName, stateLabel } from './state.tsx';
import { PlaceButton } from './place.tsx';
import { Reply } from '../edit/Reasoned.tsx';
import { PlainList, Row, Small } from '../elements.tsx';
import { Checkbox } from '../fields.tsx';
import { NamedButton } from '../ReasonButton.tsx';
import { isUnanswered, returnedBecause } from '../../../shared/moderation/deciding.ts';

/** What is finished, folded below what is not. */
const Earlier = ({ of = 'Pusingan', count, children }: { of?: string; count: number; children: ReactNode }) =>
  count > 0 && (
    <details>
      <summary>
        <Small as="span">
          {of} sebelumnya ({count})
        </Small>
      </summary>
      {children}
    </details>
  );

type Told = Pick<Sent, 'rounds' | 'role' | 'comments'>;

/** What was sent the last time and what came of it, folded the rounds before; why it was given back stands with that. */
export function Rounds({ sent: { rounds, role, comments } }: { sent: Told }) {
  const lines = rounds.map(({ sentAt, note, outcome, endedAt }, n) => {
    const reasons = comments.filter(({ item, round }) => item === returnedBecause && round === n + 1);
    return (
      <Small as="div" key={sentAt} sx={{ overflowWrap: 'anywhere' }}>
        {role !== 'salinan' && <strong>{roundName(role, n + 1)}, </strong>}dihantar {dateTimeLabel(sentAt)}
        {note !== '' && `: “${note}”`}
        {outcome !== null && ` · ${stateLabel({ role, state: outcome })} ${dateTimeLabel(endedAt ?? sentAt)}`}
        {reasons.map(({ text }) => `: “${text}”`)}
      </Small>
    );
  });
  return (
    <>
      {lines.at(-1)}
      <Earlier count={lines.length - 1}>{lines.slice(0, -1)}</Earlier>
    </>
  );
}

type Comment = Sent['comments'][number];

type Edit = Pick<Comment, 'text' | 'isChange'>;

function EditedComment({
  text,
  isChange,
  item,
  onEdit,
  onCancel,
}: Comment & { onEdit: (said: Edit) => Promise<unknown>; onCancel: () => void }) {
  const [chosen, setChosen] = useState<readonly 'change'[]>(isChange ? ['change'] : []);
  return (
    <>
      <Checkbox label={changeLabel} value="change" chosen={chosen} onChange={setChosen} />
      <Reply
        autoFocus
        initial={text}
        label={`Sunting komen: ${item}`}
        button="Simpan"
        reasonOf={(typed) => (typed.trim() === '' ? 'Tulis komen dahulu.' : null)}
        onSend={(typed) => onEdit({ text: typed, isChange: chosen.length > 0 })}
        onCancel={onCancel}
      />
    </>
  );
}

/** What may still become of a colleague's own comment. */
export interface Own {
  /** A call runs: nothing else is begun. */
  isBusy: boolean;
  onEdit: (comment: string, said: Edit) => Promise<unknown>;
  onRetract: (comment: Comment) => unknown;
  /** Says again that something is to be changed, which was answered. */
  onAsk: (comment: Comment) => void;
}

/** What has become of a change that was asked for. */
const changeStates = {
  open: ['yellow', 'Perlu diubah', colours.goldBright],
  answered: ['blue', 'Dijawab pemilik', colours.line],
  settled: ['green', 'Selesai', colours.okBar],
} as const;

/** Why it was given back comes first, then what is not answered. */
const rank = (one: Comment): number =>
  Number(isUnanswered(one)) + Number(isUnanswered(one) && one.item === returnedBecause);

/** A colleague's comment while it is not answered: the owner's field for that, or what its writer may still do with it. */
function Unanswered({
  comment,
  isSettled,
  isOfRound,
  own,
  onAnswer,
  onEdit,
}: {
  comment: Comment;
  isSettled: boolean;
  /** It was said in the present round, and is not being edited. */
  isOfRound: boolean;
  own: Own | undefined;
  onAnswer: Answering | undefined;
  onEdit: () => void;
}) {
  const { item, text, isChange } = comment;
  if (onAnswer)
    return (
      <Reply
        label={`${isChange ? 'Jawapan' : 'Jawapan (pilihan)'}: ${item}`}
        button="Jawab"
        reasonOf={(said) => (said.trim() === '' ? 'Tulis jawapan dahulu.' : null)}
        onSend={(said) => onAnswer(comment, said)}
      />
    );
  if (isSettled) return null;
  return (
    <Row sx={{ alignItems: 'center' }}>
      {isChange && <Small as="span">Belum dijawab</Small>}
      {own && isOfRound && (
        <Row className="no-print">
          <NamedButton text="Sunting" of={text} disabled={own.isBusy} onClick={onEdit} />
          <NamedButton
            text="Tarik balik komen"
            of={text}
            disabled={own.isBusy}
            onClick={() => own.onRetract(comment)}
          />
        </Row>
      )}
    </Row>
  );
}

type Answering = (comment: Comment, answer: string) => Promise<unknown>;

interface OfThread {
  sent: Told & Pick<Sent, 'readerName'>;
  /** Whether the document is on the page, so that a comment leads to its part. */
  isBeside?: boolean;
  onAnswer?: Answering;
  own?: Own | undefined;
}

/** A comment, what has become of it, and its answer. */
function Said({ comment, sent: { rounds, role }, isBeside = true, onAnswer, own }: OfThread & { comment: Comment }) {
  const [isEdited, setEdited] = useState(false);
  const { at, item, text, isChange, round, answer } = comment;
  /** What was said up to there was met: the colleague has accepted since. */
  const isSettled = round <= rounds.findLastIndex(({ outcome }) => outcome === 'accepted') + 1;
  const [tone, state, bar] = changeStates[isSettled ? 'settled' : answer === null ? 'open' : 'answered'];
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: `3px solid ${bar}`, overflowWrap: 'anywhere' }}>
      <Row sx={{ alignItems: 'center' }}>
        {at === '' || !isBeside ? <strong>{item}</strong> : <PlaceButton of={comment}>{item}</PlaceButton>}
        {isChange && <Badge tone={tone}>{state}</Badge>}
        <Small as="span">{roundName(role, round)}</Small>
      </Row>
      {own && isEdited ? (
        <EditedComment
          {...comment}
          onEdit={async (said) => (await own.onEdit(comment.id, said)) !== null && setEdited(false)}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <Box>{text}</Box>
      )}
      {answer === null ? (
        <Unanswered
          comment={comment}
          isSettled={isSettled}
          isOfRound={round === rounds.length && !isEdited}
          own={own}
          onAnswer={onAnswer}
          onEdit={() => setEdited(true)}
        />
      ) : (
        <Row sx={{ alignItems: 'center' }}>
          <Small as="span">Jawapan pemilik: {answer}</Small>
          {own && isChange && !isSettled && (
            <NamedButton className="no-print" text="Belum selesai" of={text} onClick={() => own.onAsk(comment)} />
          )}
        </Row>
      )}
    </Box>
  );
}

/** The comments of a colleague with the owner's answers: why it was given back, then open ones first. `onAnswer`: of the owner; `own`: of the colleague, in this round. */
export function Thread(props: OfThread) {
  const { comments, readerName, rounds } = props.sent;
  const sorted = comments.toSorted((a, b) => rank(b) - rank(a));
  /** What was said in the last round that has ended is read beside the answers, until the next one ends. */
  const newest = rounds.length - Number(rounds.at(-1)?.outcome === null);
  const isNew = (one: Comment) => one.round >= newest || isUnanswered(one);
  const [shown, earlier] = [sorted.filter(isNew), sorted.filter((one) => !isNew(one))];
  const list = (some: readonly Comment[]) => (
    <PlainList aria-label={`Komen ${readerName}`} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {some.map((comment) => (
        <Said key={comment.id} comment={comment} {...props} />
      ))}
    </PlainList>
  );
  return (
    <>
      {list(shown)}
      <Earlier of="Komen pusingan" count={earlier.length}>
        {list(earlier)}
      </Earlier>
    </>
  );
}
