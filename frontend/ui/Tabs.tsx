import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { Soft } from './elements.tsx';

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
  alignItems: 'start',
  textAlign: 'left',
  opacity: 1,
  '&.Mui-selected': { color: colours.ink },
  // Inside the list, which would cut it off.
  '&&.Mui-focusVisible': { outlineOffset: -3 },
} as const;

interface Named {
  label: string;
  /** On a wide screen below the label; such a panel has a heading of its own. */
  note?: string;
  panel: ReactNode;
}

/** Panels of which one shows at a time, at first the one at `first`. Print shows all of them, each under its heading. */
export function Tabs({ label, tabs, first = 0 }: { label: string; tabs: readonly Named[]; first?: number }) {
  const [chosen, setChosen] = useState(first);
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
            key={place}
            label={
              tab.note === undefined ? (
                tab.label
              ) : (
                <>
                  {tab.label}
                  <Soft as="small" sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 500 }}>
                    {tab.note}
                  </Soft>
                </>
              )
            }
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            sx={tabSx}
          />
        ))}
      </MuiTabs>
      {tabs.map((tab, place) => (
        <Box
          key={place}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          sx={{ display: place === chosen ? 'block' : 'none', '@media print': { display: 'block' } }}
        >
          {tab.note === undefined && (
            <Box component="h2" sx={{ display: 'none', '@media print': { display: 'block', typography: 'h2', mt: 3 } }}>
              {tab.label}
            </Box>
          )}
          {tab.panel}
        </Box>
      ))}
    </>
  );
}
