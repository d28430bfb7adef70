import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/**
 * Panels of which one shows at a time, the first to begin with; arrow keys, Home and End move between the tabs. On paper all of them stand
 * one after the other, each under its label.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly { label: string; panel: ReactNode }[] }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const choose = (place: number) => {
    setChosen(place);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const last = tabs.length - 1;
    if (key === 'ArrowRight') choose(chosen === last ? 0 : chosen + 1);
    if (key === 'ArrowLeft') choose(chosen === 0 ? last : chosen - 1);
    if (key === 'Home') choose(0);
    if (key === 'End') choose(last);
  };
  return (
    <>
      <Box
        ref={list}
        role="tablist"
        aria-label={label}
        className="no-print"
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 2, borderBottom: `2px solid ${colours.green}` }}
      >
        {tabs.map((tab, place) => (
          <Box
            component="button"
            type="button"
            key={tab.label}
            role="tab"
            id={`${id}-tab-${place}`}
            aria-selected={place === chosen}
            aria-controls={`${id}-panel-${place}`}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            sx={{
              minHeight: 44,
              flexGrow: { xs: 1, sm: 0 },
              px: { xs: 1, sm: 2 },
              font: 'inherit',
              fontSize: { xs: '.9rem', sm: '1rem' },
              fontWeight: 600,
              cursor: 'pointer',
              border: `1px solid ${colours.green}`,
              borderBottom: 0,
              borderRadius: '6px 6px 0 0',
              bgcolor: place === chosen ? colours.green : colours.sheet,
              color: place === chosen ? '#fff' : colours.green,
            }}
          >
            {tab.label}
          </Box>
        ))}
      </Box>
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
