import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { colours } from '../app/theme.ts';
import { Soft } from './elements.tsx';

const tabSx = {
  display: 'block',
  maxWidth: 340,
  minHeight: 48,
  px: 0.25,
  py: 1.5,
  font: 'inherit',
  lineHeight: 1.3,
  fontWeight: 600,
  color: colours.inkSoft,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  borderBottom: '3px solid transparent',
  '&[aria-selected=true]': { color: colours.ink, borderColor: colours.goldBright },
  '&&:focus-visible': { outlineOffset: -3 },
} as const;

const placeBy = (key: string, place: number, count: number): number | undefined =>
  ({ ArrowRight: (place + 1) % count, ArrowLeft: (place + count - 1) % count, Home: 0, End: count - 1 })[key];

/** Shows an element, or the one with this id: its tab is chosen, the folds around it and its own open, and its fold or heading takes the focus, else it itself. */
export function reveal(target: string | HTMLElement | null | undefined, block: ScrollLogicalPosition = 'start'): void {
  const found = typeof target === 'string' ? document.getElementById(target) : target;
  if (!found) return;
  const tab = found.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  flushSync(() => document.getElementById(tab ?? '')?.click());
  for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  found.querySelector('details')?.setAttribute('open', '');
  found.scrollIntoView({ block });
  const head = found.querySelector<HTMLElement>('summary, h1, h2, h3, h4') ?? found;
  if (head.matches('h1, h2, h3, h4')) head.tabIndex = -1;
  head.focus({ preventScroll: true });
}

/** The same of what a link names, once the browser has gone there: it takes the focus away. */
export const revealLinked = (id: string): void => void setTimeout(reveal, 0, id);

interface Named {
  label: string;
  /** On a wide screen below the label; such a panel has a heading of its own. */
  note?: string;
  panel: ReactNode;
}

/** The tab that is shown, at first the one that the address names under `param`, which it keeps there. */
function useChosen(count: number, param: string | undefined) {
  const [params, setParams] = useSearchParams();
  const [chosen, setShown] = useState(() => {
    const named = Number(params.get(param ?? '')) - 1;
    return Number.isInteger(named) && named >= 0 && named < count ? named : 0;
  });
  const setChosen = (place: number) => {
    setShown(place);
    if (param !== undefined)
      setParams(
        (before) => {
          before.set(param, String(place + 1));
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return [chosen, setChosen] as const;
}

/** Panels of which one shows at a time. Print shows all of them, each under its heading. */
export function Tabs({ label, tabs, param }: { label: string; tabs: readonly Named[]; param?: string }) {
  const [chosen, setChosen] = useChosen(tabs.length, param);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeBy(event.key, chosen, tabs.length);
    // With another key it is the browser's.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <Box
        role="tablist"
        aria-label={label}
        className="no-print"
        onKeyDown={onKeyDown}
        sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, borderBottom: `1px solid ${colours.line}` }}
      >
        {tabs.map((tab, place) => (
          <ButtonBase
            key={place}
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            sx={tabSx}
          >
            {tab.label}
            {tab.note !== undefined && (
              <Soft as="small" sx={{ display: { xs: 'none', sm: 'block' }, fontWeight: 500 }}>
                {tab.note}
              </Soft>
            )}
          </ButtonBase>
        ))}
      </Box>
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
