import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountApi, type OwnData } from '../../../shared/account/api.ts';
import { ownDataHours, ownDataPauseHours } from '../../../shared/account/retention.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { call, CallError } from '../../api/client.ts';
import { commonText } from '../../text/ms.ts';
import { fileSize } from '../../text/size.ts';
import { workText } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { notify } from '../../ui/Notices.tsx';
import { P, Section } from '../../ui/elements.tsx';
import { useWork } from '../../ui/work/useWork.ts';
import { WorkProgress } from '../../ui/work/WorkProgress.tsx';
import { queryClient } from '../../api/queries.ts';

const ownDataQuery = queryOptions({
  queryKey: ['account', 'own-data'],
  queryFn: ({ signal }) => call(accountApi.exportState, {}, { signal }),
});

const refresh = () => queryClient.fetchQuery({ ...ownDataQuery, staleTime: 0 });

/** Within an hour the server answers with the finished archive; it says when another may be requested. */
const start = async (): Promise<{ status: 'processing' | 'completed' }> => {
  try {
    const { status, errorMessage } = await call(accountApi.exportData, {});
    if (status === 'failed') throw new Error(errorMessage ?? workText.unknown);
    return { status: status === 'completed' ? 'completed' : 'processing' };
  } catch (reason) {
    if (!(reason instanceof CallError && reason.code === 'quota')) throw reason;
    notify('info', reason.message);
    return { status: 'completed' };
  }
};

/** The state of the archive and the actions that it allows. */
function Archive({ data }: { data: OwnData }) {
  const work = useWork({
    queryKey: ownDataQuery.queryKey,
    check: (signal) => call(accountApi.exportState, {}, { signal }),
    onDone: () => void refresh(),
    showsEarlierFailure: true,
  });
  /** The file's address is valid for minutes only, so it is fetched again. The browser downloads the file by itself. */
  const download = useMutation({
    mutationFn: refresh,
    onSuccess: ({ downloadUrl }) => {
      if (downloadUrl === '') notify('error', 'Salinan ini tidak lagi boleh dimuat turun. Minta salinan baharu.');
      else window.location.assign(downloadUrl);
    },
    onError: ({ message }) => notify('error', `Fail tidak dapat dimuat turun. ${message}`),
  });
  const create = () => void work.run(start);
  if (work.isWaiting) return <WorkProgress work={work} working="Menyediakan salinan data anda" />;
  if (work.failure !== null)
    return (
      <Fault title="Salinan data anda tidak dapat disediakan" message={work.failure}>
        <Button variant="outlined" color="error" onClick={create}>
          {commonText.retry}
        </Button>
      </Fault>
    );
  if (data.status !== 'completed')
    return (
      <Button variant="contained" onClick={create}>
        Muat turun data saya
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <p role="status">
        <strong>Salinan data anda sudah sedia.</strong>{' '}
        {data.startedAt !== null && (
          <>
            Diminta pada <time dateTime={data.startedAt}>{dateTimeLabel(data.startedAt)}</time>.
          </>
        )}
      </p>
      {/* Not disabled while the address is fetched: a disabled button loses the focus. */}
      <Button
        variant="contained"
        aria-busy={download.isPending}
        onClick={download.isPending ? undefined : () => download.mutate()}
      >
        Muat turun fail ZIP{data.bytes !== null && ` (${fileSize(data.bytes)})`}
      </Button>
      <Button variant="outlined" onClick={create}>
        Sediakan salinan baharu
      </Button>
    </Box>
  );
}

/** The archive of the user's own data (PDPA 2010, s. 30): request it, wait for it, download it within a day, or request it again. */
export function OwnDataSection({ known }: { known: OwnData }) {
  const { data } = useQuery({ ...ownDataQuery, initialData: known });
  const { status } = data;
  const before = useRef(status);
  useEffect(() => {
    // The number of sessions on this page may be out of date as well.
    if (before.current === 'completed' && status === 'none')
      void queryClient.invalidateQueries({ queryKey: ['account'], exact: true });
    before.current = status;
  }, [status]);
  return (
    <Section title="Data saya">
      <p>
        Satu fail ZIP yang mengandungi profil dan angka penggunaan anda, semua sesi dengan hasilnya, dokumen yang masih
        disimpan dan teks yang dibaca daripadanya. Fail eksport Word tidak disertakan; muat turun fail itu pada halaman
        sesi.
      </p>
      <P sx={{ mt: 1, mb: 2 }}>
        Salinan ini boleh dimuat turun selama {ownDataHours} jam selepas siap, atau sehingga anda memadam mana-mana
        sesi. Salinan baharu boleh diminta {ownDataPauseHours} jam selepas permintaan terakhir, atau sebaik sahaja sesi
        dipadam.
      </P>
      <Archive data={data} />
    </Section>
  );
}
