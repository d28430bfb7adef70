import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** What a field inside the frame is tied to: its label by `id`, note and error by `describedBy`. */
export interface FieldIds {
  id: string;
  describedBy: string;
}

/** A field's label above it, which stays when the field is filled, and below it a note and what is wrong; both are read with the field. */
export function FieldFrame({
  label,
  note,
  error = null,
  children,
}: {
  label: string;
  note?: string | undefined;
  error?: string | null | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      {children({ id, describedBy: `${id}-note ${id}-error` })}
      <Box id={`${id}-note`} sx={{ color: 'text.secondary', fontSize: '.9rem' }}>
        {note}
      </Box>
      <Box id={`${id}-error`} aria-live="polite" sx={{ color: 'error.main', fontSize: '.9rem' }}>
        {error}
      </Box>
    </div>
  );
}
