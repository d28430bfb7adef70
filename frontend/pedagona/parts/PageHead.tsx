import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Row } from '../../ui/elements.tsx';

/** The heading and what is said beside it; on a phone below it. */
export const HeadRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: { xs: 1.5, sm: 3 },
      '& > h1': { flexBasis: { xs: '100%', sm: 'auto' } },
    }}
  >
    {children}
  </Box>
);

/** The buttons of a page; on a phone the `further` ones are shown on demand, so that the content begins on the first screen. */
export function ActionRow({ children, further }: { children?: ReactNode; further: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row className="no-print" sx={{ mt: 1 }}>
      {children}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        sx={{ display: { sm: 'none' } }}
        onClick={() => setOpen(!isOpen)}
      >
        Tindakan lain
      </Button>
      <Box sx={{ display: { xs: isOpen ? 'contents' : 'none', sm: 'contents' } }}>{further}</Box>
    </Row>
  );
}

/** The sections of a long page with links to them, read from the page when it is opened. */
export function Contents() {
  const [sections, setSections] = useState<{ id: string; title: string }[]>([]);
  const read = () =>
    setSections(
      [...document.querySelectorAll('main section[id]')].map((section) => ({
        id: section.id,
        title: section.querySelector('h2')?.textContent ?? '',
      })),
    );
  return (
    <Box component="nav" aria-label="Kandungan" className="no-print">
      <details onToggle={read}>
        <summary>Kandungan</summary>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </Box>
  );
}
