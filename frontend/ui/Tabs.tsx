import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';

const listSx = {
  mt: 2,
  minHeight: 0,
  borderBottom: `2px solid ${colours.green}`,
  '& .MuiTabs-list': { flexWrap: 'wrap', gap: 0.5 },
  // Otherwise the focus ring of a tab is cut off.
  '&, & .MuiTabs-scroller': { overflow: 'visible !important' },
  '& .MuiTabs-indicator': { display: 'none' },
} as const;

const tabSx = {
  minHeight: 44,
  minWidth: 0,
  maxWidth: 'none',
  flexGrow: { xs: 1, sm: 0 },
  px: { xs: 1, sm: 2 },
  py: 0,
  fontSize: { xs: '.9rem', sm: '1rem' },
  border: `1px solid ${colours.green}`,
  borderBottom: 0,
  borderRadius: '6px 6px 0 0',
  bgcolor: colours.sheet,
  color: colours.green,
  opacity: 1,
  '&.Mui-selected': { bgcolor: colours.green, color: '#fff' },
} as const;

/** Panels of which one shows at a time, the first at first. Print shows all of them, each under its label. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly { label: string; panel: ReactNode }[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  return (
    <>
      <MuiTabs
        value={chosen}
        onChange={(_, place: number) => setChosen(place)}
        selectionFollowsFocus
        aria-label={label}
        className="no-print"
        sx={listSx}
      >
        {tabs.map((tab, place) => (
          <Tab
            key={tab.label}
            label={tab.label}
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            sx={tabSx}
          />
        ))}
      </MuiTabs>
      {tabs.map((tab, place) => (
        <Box
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          sx={{ display: place === chosen ? 'block' : 'none', '@media print': { display: 'block' } }}
        >
          <Box component="h2" sx={{ display: 'none', '@media print': { display: 'block', typography: 'h2', mt: 3 } }}>
            {tab.label}
          </Box>
          {tab.panel}
        </Box>
      ))}
    </>
  );
}
