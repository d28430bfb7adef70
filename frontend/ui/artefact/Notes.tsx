import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../app/theme.ts';

/** Something the user must see, in gold; it is never folded. */
export const Attention = ({
  title,
  heading = 'strong',
  role,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3' | 'strong';
  role?: 'note';
  children: ReactNode;
}) => (
  <Box
    role={role}
    sx={{
      my: 2,
      p: 1.5,
      borderLeft: `4px solid ${colours.gold}`,
      borderRadius: 1,
      bgcolor: colours.goldPale,
      overflowWrap: 'anywhere',
    }}
  >
    <Box component={heading} sx={heading === 'strong' ? {} : { typography: 'h3' }}>
      {title}
    </Box>
    {children}
  </Box>
);

/** Warnings that code raised, under their title; nothing when there are none. */
export const Findings = ({
  title,
  heading = 'strong',
  items,
}: {
  title: string;
  heading?: 'h2' | 'h3' | 'strong';
  items: readonly ReactNode[];
}) =>
  items.length > 0 && (
    <Attention title={title} heading={heading}>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Box>
    </Attention>
  );

/** A sentence to read first, after its `label`. */
export const Notice = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Box component="p" role="note" sx={{ my: 2, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
    {label !== undefined && <strong>{label}:</strong>} {children}
  </Box>
);
