import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { type FileKind, valentraFileName, valentraFiles } from '../../../shared/valentra/fileNames.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { fetchFile, saveBlob } from '../../api/client.ts';
import { isOfPaper } from '../../../shared/valentra/paper/papers.ts';
import { paperIn } from '../../../shared/valentra/board.ts';
import { chosenIn } from '../stages.ts';
import { notify } from '../../ui/Notices.tsx';

const kinds = Object.keys(valentraFiles) as FileKind[];

const callOf = (kind: FileKind) =>
  valentraApi[`download${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `download${Capitalize<FileKind>}`];

/** The files of a document that is made. */
export function Downloads({ session, stage }: { session: Session; stage: StageName }) {
  const download = useMutation({
    mutationFn: async (kind: FileKind) =>
      saveBlob(
        await fetchFile(callOf(kind), {
          params: { sessionId: session.id },
          query: { assessmentId: chosenIn(session) ?? undefined },
        }),
        valentraFileName(kind, session, paperIn(session)),
      ),
    onError: () => notify('error', 'Gagal memuat turun dokumen. Sila cuba lagi.'),
  });
  const paper = session.papers.length > 1 && isOfPaper(stage) ? paperIn(session) : undefined;
  return kinds
    .filter((kind) => valentraFiles[kind].stage === stage)
    .map((kind) => (
      <Button
        key={kind}
        data-stays
        size="small"
        startIcon={<DownloadIcon />}
        loading={download.isPending && download.variables === kind}
        disabled={download.isPending}
        onClick={() => download.mutate(kind)}
      >
        Muat Turun {valentraFiles[kind].label}
        {paper && `: ${paper.type}`}
      </Button>
    ));
}
