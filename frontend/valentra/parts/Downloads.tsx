import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Row } from '../../ui/elements.tsx';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { valentraFileName, type FileKind } from '../../../shared/valentra/fileNames.ts';
import { downloadLabels } from '../../../shared/valentra/labels.ts';
import { isGenerated } from '../../../shared/valentra/rules.ts';
import { stageNames, type Session, type StageName } from '../../../shared/valentra/schemas.ts';
import { fetchFile, saveBlob } from '../../api/client.ts';
import { notify } from '../../ui/Notices.tsx';

/** The files of each stage (spec 2 §7). */
const filesOf: Record<StageName, readonly FileKind[]> = {
  jst: ['jst'],
  jsu: ['jsu'],
  pentaksiran: ['pentaksiran'],
  rubrik: ['rubrik'],
  exam: ['examQuestions', 'examAnswers', 'examMoodle', 'examGift'],
};

const downloadCalls = {
  jst: valentraApi.downloadJst,
  jsu: valentraApi.downloadJsu,
  pentaksiran: valentraApi.downloadPentaksiran,
  rubrik: valentraApi.downloadRubrik,
  examQuestions: valentraApi.downloadExamQuestions,
  examAnswers: valentraApi.downloadExamAnswers,
  examMoodle: valentraApi.downloadExamMoodle,
  examGift: valentraApi.downloadExamGift,
} satisfies Record<FileKind, unknown>;

export function Downloads({ session, stage }: { session: Session; stage: StageName }) {
  const download = useMutation({
    mutationFn: async (kind: FileKind) =>
      saveBlob(
        await fetchFile(downloadCalls[kind], { params: { sessionId: session.id } }),
        valentraFileName(kind, session),
      ),
    onError: () => notify('error', 'Gagal memuat turun dokumen. Sila cuba lagi.'),
  });
  return filesOf[stage].map((kind) => (
    <Button
      key={kind}
      variant="outlined"
      loading={download.isPending && download.variables === kind}
      disabled={download.isPending}
      onClick={() => download.mutate(kind)}
    >
      {downloadLabels[kind]}
    </Button>
  ));
}

export const AllDownloads = ({ session }: { session: Session }) => (
  <Row>
    {stageNames
      .filter((stage) => isGenerated(session, stage))
      .map((stage) => (
        <Downloads key={stage} session={session} stage={stage} />
      ))}
  </Row>
);
