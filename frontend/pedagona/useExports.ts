import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { CompletePart } from '../../shared/pedagona/alignmentLabels.ts';
import type { ExportItem } from '../../shared/pedagona/stages.ts';
import { call, fetchFile } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { useWork } from '../ui/work/useWork.ts';
import { exportText as text } from './text.ts';

/** The complete reports of a session: those built, the one being built, and their actions. */
export function useExports(merangkaiId: string) {
  const queries = useQueryClient();
  const notify = useNotice();
  const wanted = useRef<string | null>(null);
  const history = {
    queryKey: ['pedagona', 'exports', merangkaiId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(pedagonaApi.exportHistory, { params: { merangkaiId } }, { signal }),
  };
  const refresh = () => queries.fetchQuery({ ...history, staleTime: 0 });

  const download = useMutation({
    mutationFn: async ({ id, fileName }: ExportItem) => {
      saveBlob(await fetchFile(pedagonaApi.downloadExport, { params: { exportId: id } }), fileName);
      notify('success', text.success);
      await refresh();
    },
    onError: ({ message }) => notify('error', text.downloadFailed(message)),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: ExportItem) => {
      await call(pedagonaApi.deleteExport, { params: { exportId: id } });
      await refresh();
      notify('success', text.removed);
    },
    onError: ({ message }) => notify('error', text.failed(message)),
  });
  const work = useWork({
    queryKey: [...history.queryKey, 'work'],
    check: (signal) => history.queryFn({ signal }),
    onDone: (isHere) => {
      void refresh().then(({ exports }) => {
        const built = exports.find(({ id }) => id === wanted.current) ?? exports[0];
        if (isHere && built) download.mutate(built);
      });
    },
  });
  const create = async (parts: CompletePart[]) => {
    const options = { fallback: text.buildFailed };
    const answer = await call(pedagonaApi.exportComplete, { params: { merangkaiId }, body: { parts } }, options);
    wanted.current = answer.exportId;
    return answer;
  };
  return {
    query: useQuery(history),
    work,
    /** Whether a file of the list is being fetched or deleted. */
    isBusy: ({ id }: ExportItem) => [download, remove].some((one) => one.isPending && one.variables.id === id),
    download: download.mutate,
    remove: remove.mutate,
    create: (parts: CompletePart[]) => void work.run(() => create(parts)),
  };
}
