import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

const sectionId = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** A part of a page under its own heading. `note`: text before the content. */
export const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card as="section" id={sectionId(title)} sx={{ mt: 2, breakInside: 'auto' }}>
    <Box component="h2" sx={{ typography: 'h2', mb: 1 }}>
      {title}
    </Box>
    {note !== undefined && (
      <Box component="p" sx={{ mb: 1, color: 'text.secondary' }}>
        {note}
      </Box>
    )}
    {children}
  </Card>
);
