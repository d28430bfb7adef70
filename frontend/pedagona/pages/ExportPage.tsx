import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { dateTimeLabel } from '../../../shared/pedagona/labels.ts';
import type { ExportItem } from '../../../shared/pedagona/stages.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { fileSize } from '../../text/size.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { useConfirm } from '../../ui/Confirm.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { merangkaiQuery } from '../chainQueries.ts';
import type { MerangkaiReply } from '../chainQueries.ts';
import { exportText as text, stageText, workText } from '../chainText.ts';
import { BackToList } from '../parts/ChainFrame.tsx';
import { Section } from '../parts/Sections.tsx';
import { WorkProgress } from '../parts/StageAction.tsx';
import { StepTracker } from '../parts/StepTracker.tsx';
import { useExports } from '../useExports.ts';

/** Format, usual size and life of the files (spec 1 §9). */
const Information = () => (
  <Box
    component="aside"
    aria-label={text.infoTitle}
    sx={{ mt: 2, p: 2, borderLeft: `4px solid ${colours.gold}`, borderRadius: 1, bgcolor: colours.goldPale }}
  >
    <Box component="h2" sx={{ typography: 'h3' }}>
      {text.infoTitle}
    </Box>
    <Box component="ul" sx={{ pl: 2.5, mt: 0.5 }}>
      {text.info.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </Box>
);

interface RowActions {
  busyId: string | null;
  onDownload: (item: ExportItem) => void;
  onDelete: (item: ExportItem) => void;
}

const historyColumns = ({ busyId, onDownload, onDelete }: RowActions) => [
  { head: text.columns.fileName, cell: ({ fileName }: ExportItem) => <strong>{fileName}</strong> },
  {
    head: text.columns.createdAt,
    cell: ({ createdAt }: ExportItem) => <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>,
  },
  { head: text.columns.size, cell: (item: ExportItem) => fileSize(item.fileSize) },
  { head: text.columns.downloads, cell: ({ downloadCount }: ExportItem) => downloadCount },
  {
    head: text.columns.lastDownload,
    cell: ({ lastDownloadedAt }: ExportItem) =>
      lastDownloadedAt === null ? text.never : dateTimeLabel(lastDownloadedAt),
  },
  {
    head: text.columns.actions,
    cell: (item: ExportItem) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={busyId === item.id}
          aria-label={text.downloadNamed(item.fileName)}
          onClick={() => onDownload(item)}
        >
          {text.download}
        </Button>
        <Button
          color="error"
          disabled={busyId === item.id}
          aria-label={text.removeNamed(item.fileName)}
          onClick={() => onDelete(item)}
        >
          {text.remove}
        </Button>
      </Box>
    ),
  },
];

function Exports({ merangkai: { id, sessionId, sessionName, checks } }: { merangkai: MerangkaiReply }) {
  const { query, work, busyId, download, remove, create } = useExports(id);
  const { dialog, ask } = useConfirm();
  const build = async () => {
    if (await ask({ text: text.confirm, confirm: text.confirmButton })) create();
  };
  const drop = async (item: ExportItem) => {
    const question = { text: text.confirmRemove(item.fileName), confirm: text.remove, isDangerous: true };
    if (await ask(question)) await remove(item);
  };
  return (
    <>
      <PageHeading title={`${text.title}: ${sessionName}`}>{text.title}</PageHeading>
      <Box component="p" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sessionName}
      </Box>
      <p>{text.intro}</p>
      <StepTracker current={null} sessionId={sessionId} checks={checks} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BackToList />
        <Button component={Link} to={paths.pedagonaMerangkai.href({ merangkaiId: id })} variant="outlined">
          {stageText.merangkai.view}
        </Button>
        <ReasonButton variant="contained" reason={work.isWaiting ? workText.busy : null} onClick={() => void build()}>
          {text.create}
        </ReasonButton>
      </Box>
      <Box sx={{ mt: 2 }}>
        {work.isWaiting && <WorkProgress work={work} working={text.working} />}
        {work.failure !== null && (
          <Fault message={text.failed(work.failure)}>
            <Button variant="outlined" color="error" onClick={create}>
              {commonText.retry}
            </Button>
          </Fault>
        )}
      </Box>
      <Section title={text.history}>
        <Async
          query={query}
          empty={{ when: ({ exports }) => exports.length === 0, title: text.empty, hint: text.emptyHint }}
        >
          {({ exports }) => (
            <Table
              label={text.history}
              columns={historyColumns({
                busyId,
                onDownload: (item) => void download(item),
                onDelete: (item) => void drop(item),
              })}
              rows={exports}
            />
          )}
        </Async>
      </Section>
      <Information />
      {dialog}
    </>
  );
}

/** Spec 1 §2, Export center. */
export default function ExportPage() {
  const { merangkaiId = '' } = useParams();
  return (
    <Async
      query={useQuery(merangkaiQuery(merangkaiId))}
      waiting={<CardPlaceholders count={2} height={220} />}
      heading={text.title}
      missing={{ message: stageText.merangkai.missing, action: <BackToList /> }}
    >
      {(merangkai) => <Exports merangkai={merangkai} />}
    </Async>
  );
}
