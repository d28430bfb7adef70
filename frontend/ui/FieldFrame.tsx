import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

/** The ids for the field inside the frame: `id` for its label, `describedBy` for note and error. */
interface FieldIds {
  id: string;
  describedBy: string;
}

/** A label above a field, and a note and an error below it, which screen readers read with the field. */
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
