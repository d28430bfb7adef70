import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { modules } from '../../../shared/modules.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { Section } from '../../ui/Section.tsx';
import { useLatestSessions } from '../queries.ts';
import { PlainList, Small } from '../../ui/layout.tsx';
import { homeText } from '../text.ts';

/** The latest sessions of any module, each with its next step; nothing while there are none. */
export function Continue() {
  const latest = useLatestSessions();
  if (latest.length === 0) return null;
  return (
    <Section title={homeText.continue}>
      <PlainList>
        {latest.map(({ module, id, sessionName, createdAt, next, href }) => (
          <Box
            component="li"
            key={id}
            sx={{
              py: 1,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              justifyContent: 'space-between',
              alignItems: 'center',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>
                <bdi>{sessionName}</bdi>
              </strong>
              <Small as="div">
                {modules[module].title} · <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
              </Small>
            </Box>
            <Button component={Link} to={href} variant="outlined" aria-label={`${next}: ${sessionName}`}>
              {next}
            </Button>
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}
