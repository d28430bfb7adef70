import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { usersText as text } from '../text.ts';
import { searchLength } from '../useUserSearch.ts';

export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <Box role="search" sx={{ flex: '1 1 280px', maxWidth: 480 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {text.searchLabel}
      </Box>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        size="small"
        value={value}
        placeholder={text.searchPlaceholder}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={<SearchIcon aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
        slotProps={{ input: { maxLength: searchLength, autoComplete: 'off' } }}
        sx={{ minHeight: 44 }}
      />
    </Box>
  );
}
