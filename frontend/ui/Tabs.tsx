import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';

const listSx = {
  mt: 1,
  borderBottom: `1px solid ${colours.line}`,
  '& .MuiTabs-indicator': { height: 3, bgcolor: colours.goldBright },
  '& .MuiTabs-list': { gap: 2 },
} as const;

const tabSx = {
  minWidth: 0,
  maxWidth: 340,
  px: 0.25,
  fontSize: 'text',
  lineHeight: 1.3,
  fontWeight: 600,
  color: colours.inkSoft,
  opacity: 1,
  '&.Mui-selected': { color: colours.ink },
  // Inside the list, which would cut it off.
  '&&.Mui-focusVisible': { outlineOffset: -3 },
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
        variant="scrollable"
        scrollButtons={false}
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
