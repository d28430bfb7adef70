import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { commonText } from '../../text/ms.ts';
import { Row, Small } from '../elements.tsx';
import { TextArea } from '../fields.tsx';
import { NamedButton, ReasonButton } from '../ReasonButton.tsx';

/** What is decided with a reason in a line, and taken back again. `of`: what it is about, for a screen reader. */
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
  const [typed, setTyped] = useState<string | null>(null);
  const decide = (decided: string | null) => {
    onDecide(decided).then(
      () => setTyped(null),
      // What is typed stays, to be sent again.
      () => undefined,
    );
  };
  const button = { size: 'small', className: 'no-print', variant, loading: isSaving } as const;
  if (reason !== undefined)
    return (
      <Row sx={{ flex: '1 1 100%', alignItems: 'center' }}>
        <Small as="span">
          {words.decided}: {reason}
        </Small>
        <NamedButton {...button} text={words.takeBack} of={of} onClick={() => decide(null)} />
      </Row>
    );
  if (typed === null) return <NamedButton {...button} text={words.begin} of={of} onClick={() => setTyped('')} />;
  return (
    <Box
      role="group"
      aria-label={`${words.begin}: ${of}`}
      className="no-print"
      sx={{ flex: '1 1 100%', display: 'grid', gap: 1 }}
    >
      <TextArea autoFocus label={words.field} value={typed} rows={1} maxLength={300} onChange={setTyped} />
      <Row>
        <ReasonButton
          size="small"
          variant="outlined"
          loading={isSaving}
          reason={faultOf(typed)}
          onClick={() => decide(typed)}
        >
          {words.decide}
        </ReasonButton>
        <Button size="small" onClick={() => setTyped(null)}>
          {commonText.cancel}
        </Button>
      </Row>
    </Box>
  );
}
