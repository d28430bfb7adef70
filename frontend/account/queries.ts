import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi } from '../../shared/account/api.ts';
import type { OwnData } from '../../shared/account/api.ts';
import { call, CallError } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import { useWork } from '../ui/work/useWork.ts';
import { workText } from '../text/work.ts';
import { ownDataText as text } from './text.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(accountApi.account, {}, { signal }),
});

const ownDataQuery = queryOptions({
  queryKey: ['account', 'own-data'],
  queryFn: ({ signal }) => call(accountApi.exportState, {}, { signal }),
});

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Requests the archive; throws when its job could not be started. */
async function startArchive(): Promise<{ status: 'processing' | 'completed' }> {
  const { status, errorMessage } = await call(accountApi.exportData, {});
  if (status === 'failed') throw new Error(errorMessage ?? workText.unknown);
  return { status: status === 'completed' ? 'completed' : 'processing' };
}

/** The archive of the user's own data: status (`known`: from the account), request and download. */
export function useOwnData(known: OwnData) {
  const queries = useQueryClient();
  const notify = useNotice();
  const [isFetching, setFetching] = useState(false);
  const { data } = useQuery({ ...ownDataQuery, initialData: known });
  const refresh = () => queries.fetchQuery({ ...ownDataQuery, staleTime: 0 });
  const work = useWork({
    queryKey: ownDataQuery.queryKey,
    check: (signal) => call(accountApi.exportState, {}, { signal }),
    onDone: () => void refresh(),
    showsEarlierFailure: true,
  });

  /** The file's address is valid for minutes only, so it is fetched again. The browser downloads the file by itself. */
  const download = async (): Promise<void> => {
    setFetching(true);
    try {
      const { downloadUrl } = await refresh();
      if (downloadUrl === '') notify('error', text.expired);
      else window.location.assign(downloadUrl);
    } catch (reason) {
      notify('error', text.downloadFailed(messageOf(reason)));
    } finally {
      setFetching(false);
    }
  };

  /** Within an hour the server answers with the finished archive; it says when another may be requested. */
  const startOrStay: typeof startArchive = async () => {
    try {
      return await startArchive();
    } catch (reason) {
      if (!(reason instanceof CallError && reason.code === 'quota')) throw reason;
      notify('info', reason.message);
      return { status: 'completed' };
    }
  };
  return { data, work, isFetching, download, create: () => void work.run(startOrStay) };
}
