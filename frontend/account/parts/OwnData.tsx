import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OwnData } from '../../../shared/account/api.ts';
import { commonText } from '../../text/ms.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { fileSize } from '../../text/size.ts';
import { Fault } from '../../ui/Async.tsx';
import { Section } from '../../ui/Section.tsx';
import { WorkProgress } from '../../ui/work/WorkProgress.tsx';
import { accountQuery, useOwnData } from '../queries.ts';
import { ownDataText as text } from '../text.ts';

type Archive = ReturnType<typeof useOwnData>;

interface ReadyProps {
  data: OwnData;
  isFetching: boolean;
  onDownload: () => void;
  onCreate: () => void;
}

function Ready({ data, isFetching, onDownload, onCreate }: ReadyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <p role="status">
        <strong>{text.ready}</strong>{' '}
        {data.startedAt !== null && (
          <>
            {text.startedAt} <time dateTime={data.startedAt}>{dateTimeLabel(data.startedAt)}</time>.
          </>
        )}
      </p>
      {/* Not disabled while the address is fetched: a disabled button loses the focus. */}
      <Button variant="contained" aria-busy={isFetching} onClick={isFetching ? undefined : onDownload}>
        {text.download(data.bytes === null ? null : fileSize(data.bytes))}
      </Button>
      <Button variant="outlined" onClick={onCreate}>
        {text.renew}
      </Button>
    </Box>
  );
}

/** The actions that the status of the archive allows. */
function State({ of, onCreate }: { of: Archive; onCreate: () => void }) {
  const { data, work, isFetching, download } = of;
  if (work.isWaiting) return <WorkProgress work={work} working={text.working} />;
  if (work.failure !== null)
    return (
      <Fault title={text.failed} message={work.failure}>
        <Button variant="outlined" color="error" onClick={onCreate}>
          {commonText.retry}
        </Button>
      </Fault>
    );
  if (data.status === 'completed')
    return <Ready data={data} isFetching={isFetching} onDownload={() => void download()} onCreate={onCreate} />;
  return (
    <Button variant="contained" onClick={onCreate}>
      {text.create}
    </Button>
  );
}

/** The archive of the user's own data (PDPA 2010, s. 30): request it, wait for it, download it within a day, or request it again. */
export function OwnDataSection({ known }: { known: OwnData }) {
  const archive = useOwnData(known);
  const place = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const isReady = archive.data.status === 'completed';
  const wasReady = useRef(isReady);
  const isGone = archive.data.status === 'none';
  useEffect(() => {
    if (wasReady.current && isGone) {
      // The number of sessions on this page may be out of date as well.
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true });
      // The pressed button is removed together with the archive, so the focus moves.
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }
    wasReady.current = isReady;
  }, [isReady, isGone, queries]);
  // The pressed button is replaced by another, so the focus moves here.
  const create = () => {
    place.current?.focus();
    archive.create();
  };
  return (
    <Section title={text.title}>
      <p>{text.contents}</p>
      <Box component="p" sx={{ mt: 1, mb: 2 }}>
        {text.life}
      </Box>
      <Box ref={place} role="group" aria-label={text.title} tabIndex={-1}>
        <State of={archive} onCreate={create} />
      </Box>
    </Section>
  );
}
