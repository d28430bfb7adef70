import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { H3, Row } from '../../ui/elements.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

/** The frame of a form that opens in a card: its fields two in a row, then what else there is. `reason`: why it cannot be sent now. */
export function SettingsForm({
  title,
  fields,
  submit,
  reason,
  onSubmit,
  onCancel,
  children,
}: {
  title: string;
  fields: ReactNode;
  submit: string;
  reason: string | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) onSubmit();
      }}
      sx={{ mt: 2, p: 2, display: 'grid', gap: 2, border: `2px solid ${colours.green}`, borderRadius: 1 }}
    >
      <H3 id={id}>{title}</H3>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{fields}</Box>
      {children}
      <Row>
        <ReasonButton type="submit" variant="contained" reason={reason}>
          {submit}
        </ReasonButton>
        <Button variant="outlined" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </Row>
    </Box>
  );
}
