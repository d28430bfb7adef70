import Box from '@mui/material/Box';
import { fallbackLabel } from '../../../shared/pedagona/resultLabels.ts';
import { colours } from '../../app/theme.ts';

/** Marks a text that code filled in because the document had none. */
export const FallbackMark = () => (
  <Box
    component="p"
    sx={{ mt: 0.5, px: 1, display: 'inline-block', borderRadius: 1, bgcolor: colours.goldPale, fontSize: '.85rem' }}
  >
    {fallbackLabel}
  </Box>
);
