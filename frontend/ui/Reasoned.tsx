import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { commonText } from '../text/ms.ts';
import { Row, Small } from './elements.tsx';
import { TextArea } from './fields.tsx';
import { NamedButton, ReasonButton } from './ReasonButton.tsx';

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
  /** Null: taken back. */
  onDecide: (reason: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = { size: 'small', className: 'no-print', variant, loading: isSaving } as const;
  if (reason !== undefined)
    return (
      <Row sx={{ flex: '1 1 100%', alignItems: 'center' }}>
        <Small as="span">
          {words.decided}: {reason}
        </Small>
        <NamedButton {...button} text={words.takeBack} of={of} onClick={() => onDecide(null)} />
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
          reason={faultOf(typed)}
          onClick={() => {
            onDecide(typed);
            setTyped(null);
          }}
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
