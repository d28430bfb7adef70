import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { sessionText } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { LinkButton, Card, PageHeading } from '../../ui/elements.tsx';
import { NewSessionPage as NewPage } from '../../ui/session/NewSessionPage.tsx';
import { ProcessingPage as WaitingPage } from '../../ui/session/ProcessingPage.tsx';
import { SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { pedagona, sessions } from '../queries.ts';
import { listText } from '../text.ts';

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

function Counters() {
  const { data, error } = useQuery({
    queryKey: ['pedagona', 'stats'],
    queryFn: ({ signal }) => call(statisticsApi.moduleStats, { params: { module: 'pedagona' } }, { signal }),
  });
  return (
    <Box sx={{ mt: 3 }}>
      {error && !data ? (
        <Fault message="Kiraan sesi tidak dapat dimuatkan." />
      ) : (
        <Tiles labels={listText.counters} values={data ?? null} />
      )}
    </Box>
  );
}

/** Spec 1 §2, PEDAGONA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.pedagonaNew.href()} height={196} above={<Counters />}>
    {(session, onDelete) => <SessionCard session={session} onDelete={onDelete} />}
  </ListPage>
);

/** Spec 1 §2, §5, New session. */
export const NewSessionPage = () => (
  <NewPage
    module="pedagona"
    text={newSessionText}
    forgetLists={sessions.forgetLists}
    begin={(sessionName, documents) =>
      call(pedagonaApi.analyze, { body: { sessionName, documents } }, { fallback: 'Upload failed' })
    }
  />
);

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const resultsAfter = 2000;

const completed = ({ coursesCount }: { coursesCount: number }, results: string) => (
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
