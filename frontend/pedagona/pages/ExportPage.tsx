import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { dateTimeLabel } from '../../../shared/pedagona/result-labels.ts';
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
import { Fact, Facts } from '../../ui/Facts.tsx';
import { merangkaiQuery } from '../chainQueries.ts';
import type { MerangkaiReply } from '../chainQueries.ts';
import { exportText as text, stageText } from '../chainText.ts';
import { BackToList } from '../parts/ChainFrame.tsx';
import { Section } from '../../ui/Section.tsx';
import { WorkProgress } from '../../ui/work/WorkProgress.tsx';
import { workText } from '../../text/work.ts';
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

/** One built report: what is known of it and what can be done with it. */
function ExportCard({
  item,
  isBusy,
  onDownload,
  onDelete,
}: {
  item: ExportItem;
  isBusy: boolean;
  onDownload: () => void;
  onDelete: () => void;
}) {
  const { fileName, createdAt, downloadCount, lastDownloadedAt } = item;
  return (
    <Box component="li" sx={{ py: 2, borderTop: `1px solid ${colours.line}` }}>
      <Box component="h3" sx={{ typography: 'h4', overflowWrap: 'anywhere' }}>
        {fileName}
      </Box>
      <Facts>
        <Fact label={text.facts.createdAt}>
          <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
        </Fact>
        <Fact label={text.facts.size}>{fileSize(item.fileSize)}</Fact>
        <Fact label={text.facts.downloads}>{downloadCount}</Fact>
        <Fact label={text.facts.lastDownload}>
          {lastDownloadedAt === null ? (
            text.never
          ) : (
            <time dateTime={lastDownloadedAt}>{dateTimeLabel(lastDownloadedAt)}</time>
          )}
        </Fact>
      </Facts>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" loading={isBusy} aria-label={text.downloadNamed(fileName)} onClick={onDownload}>
          {text.download}
        </Button>
        <Button color="error" disabled={isBusy} aria-label={text.removeNamed(fileName)} onClick={onDelete}>
          {text.remove}
        </Button>
      </Box>
    </Box>
  );
}

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
        <bdi>{sessionName}</bdi>
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
            <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
              {exports.map((item) => (
                <ExportCard
                  key={item.id}
                  item={item}
                  isBusy={busyId === item.id}
                  onDownload={() => void download(item)}
                  onDelete={() => void drop(item)}
                />
              ))}
            </Box>
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
