import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { ExportItem } from '../../shared/pedagona/stages.ts';
import { call, fetchFile } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { exportText as text } from './chainText.ts';
import { keys } from './queries.ts';
import { useWork } from '../ui/work/useWork.ts';

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** The complete reports of a session: those built, the one being built, and what can be done with them. */
export function useExports(merangkaiId: string) {
  const queries = useQueryClient();
  const notify = useNotice();
  const [busyId, setBusyId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const queryKey = keys.exports(merangkaiId);
  const history = (signal?: AbortSignal) =>
    call(pedagonaApi.exportHistory, { params: { merangkaiId } }, signal ? { signal } : {});
  const query = useQuery({ queryKey, queryFn: ({ signal }) => history(signal) });
  const refresh = () => queries.fetchQuery({ queryKey, queryFn: ({ signal }) => history(signal), staleTime: 0 });

  const download = async ({ id, fileName }: Pick<ExportItem, 'id' | 'fileName'>): Promise<void> => {
    setBusyId(id);
    try {
      saveBlob(await fetchFile(pedagonaApi.downloadExport, { params: { exportId: id } }), fileName);
      notify('success', text.success);
      await refresh();
    } catch (reason) {
      notify('error', text.downloadFailed(messageOf(reason)));
    } finally {
      setBusyId(null);
    }
  };
  const remove = async ({ id }: Pick<ExportItem, 'id'>): Promise<void> => {
    setBusyId(id);
    try {
      await call(pedagonaApi.deleteExport, { params: { exportId: id } });
      await refresh();
      notify('success', text.removed);
    } catch (reason) {
      notify('error', text.failed(messageOf(reason)));
    } finally {
      setBusyId(null);
    }
  };

  const work = useWork({
    queryKey: [...queryKey, 'work'],
    check: history,
    onDone: (isHere) => {
      void refresh().then(({ exports }) => {
        const built = exports.find(({ id }) => id === wanted.current) ?? exports[0];
        if (isHere && built) void download(built);
      });
    },
  });
  return {
    query,
    work,
    busyId,
    download,
    remove,
    create: () =>
      void work.run(async () => {
        const answer = await call(
          pedagonaApi.exportComplete,
          { params: { merangkaiId } },
          { fallback: text.buildFailed },
        );
        wanted.current = answer.exportId;
        return answer;
      }),
  };
}
