import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { Row, Small } from '../elements.tsx';
import { TextArea } from '../fields.tsx';
import { NamedButton, ReasonButton } from '../ReasonButton.tsx';

/** A decision that needs a reason of one line and can be taken back. `of`: what it is about, for a screen reader. */
export function Reasoned({
  words,
  of,
  reason,
  faultOf,
  isSaving,
  variant = 'outlined',
  onDecide,
}: {
  words: { begin: string; field: string; decide: string; decided: string; takeBack: string };
  of: string;
  /** Absent: not decided. */
  reason: string | undefined;
  /** Why it is not decided with what is typed; null: it is. */
  faultOf: (typed: string) => string | null;
  isSaving: boolean;
  variant?: 'outlined' | 'text';
  /** Null: taken back. Rejects where it was not kept, and says so. */
  onDecide: (reason: string | null) => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(false);
  const decide = (decided: string | null) =>
    onDecide(decided).then(
      () => setOpen(false),
      // What is typed stays, to be sent again.
      () => undefined,
    );
  const button = { size: 'small', className: 'no-print', variant, loading: isSaving } as const;
  if (reason !== undefined)
    return (
      <Row sx={{ flex: '1 1 100%', alignItems: 'center' }}>
        <Small as="span">
          {words.decided}: {reason}
        </Small>
        <NamedButton {...button} text={words.takeBack} of={of} onClick={() => void decide(null)} />
      </Row>
    );
  if (!isOpen) return <NamedButton {...button} data-opens text={words.begin} of={of} onClick={() => setOpen(true)} />;
  return (
    <Box
      role="group"
      aria-label={`${words.begin}: ${of}`}
      sx={{ flex: '1 1 100%' }}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <Reply
        autoFocus
        label={words.field}
        button={words.decide}
        maxLength={300}
        reasonOf={faultOf}
        onSend={decide}
        onCancel={() => setOpen(false)}
      />
    </Box>
  );
}

/** One text, at first `initial`, and what sends it; `reasonOf`: why it cannot be sent as it stands, null: it can. */
export function Reply({
  label,
  button,
  initial = '',
  reasonOf,
  variant = 'outlined',
  onSend,
  onCancel,
  ...area
}: {
  label: string;
  initial?: string;
  button: string;
  maxLength?: number;
  autoFocus?: boolean;
  variant?: 'outlined' | 'contained';
  reasonOf: (text: string) => string | null;
  onSend: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}) {
  const [text, setText] = useState(initial);
  const { mutate, isPending } = useMutation({ mutationFn: () => onSend(text) });
  return (
    <Box
      className="no-print"
      sx={{ flex: '1 1 320px', display: 'grid', gap: 0.5, justifyItems: 'start', '& > div': { width: '100%' } }}
    >
      <TextArea label={label} value={text} rows={1} maxLength={1000} onChange={setText} {...area} />
      <Row>
        <ReasonButton
          isTold
          size="small"
          variant={variant}
          loading={isPending}
          reason={reasonOf(text)}
          onClick={() => mutate()}
        >
          {button}
        </ReasonButton>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {commonText.cancel}
          </Button>
        )}
      </Row>
    </Box>
  );
}
