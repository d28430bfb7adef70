import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sessionText } from '../../text/session.ts';
import { Card, PageHeading } from '../../ui/layout.tsx';
import { ProcessingPage as Page } from '../../ui/session/ProcessingPage.tsx';
import { pedagona } from '../queries.ts';
import { analysisText as text } from '../text.ts';

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const resultsAfter = 2000;

const completed = ({ coursesCount }: { coursesCount: number }, results: string) => (
  <Box role="status">
    <PageHeading>{text.completed}</PageHeading>
    <Card sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <strong>{text.courses(coursesCount)}</strong>
      <p>{text.openingResults}</p>
      <Button component={Link} to={results} variant="contained" replace>
        {sessionText.view}
      </Button>
    </Card>
  </Box>
);

/** Spec 1 §2, §4, Processing. */
export default function ProcessingPage() {
  return <Page module={pedagona} resultsAfter={resultsAfter} completed={completed} />;
}
