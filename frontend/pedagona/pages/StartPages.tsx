import { ProcessingPage as WaitingPage } from '../../ui/session/AnalysisPages.tsx';
import type { StatusReply } from '../../ui/session/queries.ts';
import { Card, LinkButton, PageHeading } from '../../ui/elements.tsx';
import Box from '@mui/material/Box';
import { sessionText } from '../../text/session.ts';
import { NewSessionPage as NewPage } from '../../ui/session/NewSessionPage.tsx';
import { pedagona } from '../queries.ts';

const newSessionText = {
  title: 'Sesi Baharu',
  intro: 'Muat naik 1 hingga 4 dokumen maklumat kursus. AI akan menganalisis setiap kursus.',
  namePlaceholder: 'Contoh: Semester 1 2026 - EDUP3033 Psikologi Pembelajaran',
  documents: 'Dokumen maklumat kursus',
  limits: 'PDF, Word atau Excel, maksimum 20MB per fail',
  noDocuments: 'Sila muat naik sekurang-kurangnya 1 dokumen',
  infoTitle: 'AI akan menghasilkan',
  info: [
    'Kod dan nama kursus',
    '3 hingga 5 hasil pembelajaran kursus (CLO / HPK) dengan domain dan aras',
    'Kemahiran insaniah HP1 hingga HP11',
    'Pengetahuan, konsep mikro dan konsep makro',
    'The Big Idea dan Essential Questions',
    'Senarai pentaksiran dengan wajaran',
    'Pembangunan pembelajaran mengikut model KPPB',
  ],
  submit: (count: number) => `Jana Merungkai (${count} dokumen)`,
  failed: (message: string) => `Ralat: ${message}`,
};

/** Spec 1 §2, §5, New session. */
export const NewSessionPage = () => <NewPage module={pedagona} text={newSessionText} />;

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const resultsAfter = 2000;

const completed = ({ coursesCount }: StatusReply, results: string) => (
  <Box role="status">
    <PageHeading>Analisis Selesai!</PageHeading>
    <Card sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <strong>{coursesCount} kursus dianalisis.</strong>
      <p>Membuka halaman hasil...</p>
      <LinkButton to={results} variant="contained" replace>
        {sessionText.view}
      </LinkButton>
    </Card>
  </Box>
);

/** Spec 1 §2, §4, Processing. */
export const ProcessingPage = () => <WaitingPage module={pedagona} resultsAfter={resultsAfter} completed={completed} />;
