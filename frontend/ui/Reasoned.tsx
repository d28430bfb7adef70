import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { commonText } from '../text/ms.ts';
import { Row, Small } from './elements.tsx';
import { TextArea } from './fields.tsx';
import { NamedButton, ReasonButton } from './ReasonButton.tsx';

const quiet = { size: 'small', variant: 'outlined', className: 'no-print' } as const;

/** What is decided with a reason in a line, and taken back again. `of`: what it is about, for a screen reader. */
export function Reasoned({
  words,
  of,
  reason,
  faultOf,
  isSaving,
  onDecide,
}: {
  words: { begin: string; field: string; decide: string; decided: string; takeBack: string };
  of: string;
  /** Absent: not decided. */
  reason: string | undefined;
  /** Why it is not decided with what is typed; null: it is. */
  faultOf: (typed: string) => string | null;
  isSaving: boolean;
  /** Null: taken back. */
  onDecide: (reason: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  if (reason !== undefined)
    return (
      <Row sx={{ flex: '1 1 100%', alignItems: 'center' }}>
        <Small as="span">
          {words.decided}: {reason}
        </Small>
        <NamedButton {...quiet} text={words.takeBack} of={of} loading={isSaving} onClick={() => onDecide(null)} />
      </Row>
    );
  if (typed === null)
    return <NamedButton {...quiet} text={words.begin} of={of} loading={isSaving} onClick={() => setTyped('')} />;
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
          {...quiet}
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
