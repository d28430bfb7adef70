import { useQueries, useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Bullets, LinkButton, Notice, P, Row, Fold, Section } from '../../ui/elements.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import {
  type CompletePart,
  completePartLabels,
  completeParts,
} from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { chainArtefacts, stageArtefactId, stageNames } from '../../../shared/pedagona/artefacts.ts';
import { frameState, isFrame } from '../../../shared/pedagona/frames.ts';
import { stepLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import type { ExportItem } from '../../../shared/pedagona/stages.ts';
import { workText } from '../../text/session.ts';
import { fileSize } from '../../text/size.ts';
import { Async } from '../../ui/Async.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { NamedButton, ReasonButton } from '../../ui/ReasonButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { backToList, OfSession } from '../../ui/session/sessionActions.tsx';
import { WorkState, useWork } from '../../ui/work/useWork.tsx';
import { hasRoom } from '../parts/Cards.tsx';
import { StepTracker, UpdateAll } from '../parts/Stages.tsx';
import { artefactQuery, type ArtefactOf, sessions } from '../queries.ts';
import { stageHref, type StepName } from '../steps.ts';
import { stageText } from '../text.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call, fetchFile, saveBlob } from '../../api/client.ts';
import { notify } from '../../ui/Notices.tsx';
import { queryClient, queryOf } from '../../api/queries.ts';

const title = 'Pusat Eksport';
const info = [
  'Fail eksport disimpan selama 30 hari, kemudian dipadam secara automatik.',
  'Format fail ialah Microsoft Word (.docx).',
  'Saiz sebenar setiap fail dinyatakan dalam Sejarah Eksport; biasanya bawah 2 MB.',
  'Kad kursus penuh dengan bukti ada dalam fail MERUNGKAI; laporan lengkap memuatkan ringkasannya.',
  'Setiap eksport mengandungi teks seperti yang dipaparkan pada masa fail itu disusun.',
];
const failed = (message: string) => `Ralat: ${message}`;

const time = (at: string) => <time dateTime={at}>{dateTimeLabel(at)}</time>;

const historyOf = (merangkaiId: string) =>
  queryOf(['pedagona', 'exports', merangkaiId], pedagonaApi.exportHistory, { params: { merangkaiId } });

/** What is done with a built file. */
function useFiles(refresh: () => Promise<unknown>) {
  const download = useMutation({
    mutationFn: async ({ id, fileName }: ExportItem) => {
      saveBlob(await fetchFile(pedagonaApi.downloadExport, { params: { exportId: id } }), fileName);
      notify('success', 'Laporan berjaya dimuat turun!');
      await refresh();
    },
    onError: ({ message }) => notify('error', `Ralat muat turun: ${message}`),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: ExportItem) => {
      await call(pedagonaApi.deleteExport, { params: { exportId: id } });
      await refresh();
      notify('success', 'Fail berjaya dipadam');
    },
    onError: ({ message }) => notify('error', failed(message)),
  });
  const askAndRemove = async (item: ExportItem) => {
    const text = `Adakah anda pasti mahu memadam fail ${item.fileName}?`;
    if (await confirmed({ text, confirm: 'Padam', isDangerous: true })) remove.mutate(item);
  };
  return {
    download: (item: ExportItem) => download.mutate(item),
    remove: (item: ExportItem) => void askAndRemove(item),
    isBusy: ({ id }: ExportItem) => [download, remove].some((one) => one.isPending && one.variables.id === id),
  };
}

/** The built files, the newest first. */
function History({ merangkaiId, files }: { merangkaiId: string; files: ReturnType<typeof useFiles> }) {
  const buttonsOf = (item: ExportItem) => (
    <Row className="no-print">
      <NamedButton
        text="Muat Turun"
        of={item.fileName}
        variant="outlined"
        loading={files.isBusy(item)}
        onClick={() => files.download(item)}
      />
      <NamedButton
        text="Padam"
        of={item.fileName}
        color="error"
        disabled={files.isBusy(item)}
        onClick={() => files.remove(item)}
      />
    </Row>
  );
  return (
    <Async
      query={useQuery(historyOf(merangkaiId))}
      empty={{
        when: ({ exports }) => exports.length === 0,
        title: 'Belum ada fail eksport',
        hint: 'Tekan Eksport Laporan Lengkap untuk menyusun fail yang pertama.',
      }}
    >
      {({ exports }) => (
        <Table
          label="Sejarah Eksport"
          stacks
          rows={exports}
          columns={[
            { head: 'Nama fail', cell: ({ fileName }) => <strong>{fileName}</strong> },
            { head: 'Tarikh', cell: ({ createdAt }) => time(createdAt) },
            { head: 'Saiz', cell: (item) => fileSize(item.fileSize) },
            { head: 'Bilangan Muat Turun', cell: ({ downloadCount }) => downloadCount },
            {
              head: 'Muat Turun Terakhir',
              cell: ({ lastDownloadedAt: at }) => (at === null ? 'Belum pernah' : time(at)),
            },
            { head: 'Tindakan', cell: buttonsOf },
          ]}
        />
      )}
    </Async>
  );
}

/** The steps that still hold texts which the lecturer has to write. */
function useFrames(sessionId: string, checks: StageChecks): StepName[] {
  const { data: session } = useQuery(sessions.sessionQuery(sessionId));
  const made = stageNames.filter((stage) => checks[stage]);
  const found = useQueries({ queries: made.map((stage) => artefactQuery(stage, stageArtefactId(stage, sessionId))) });
  return [
    ...(session?.coursesAnalysis.some(isFrame) ? (['merungkai'] as const) : []),
    ...made.filter((_, place) => found[place]?.data && isFrame(found[place].data)),
  ];
}

function Exports({ merangkai }: { merangkai: ArtefactOf<'merangkai'> }) {
  const { id: merangkaiId, sessionId, sessionName, checks, origins } = merangkai;
  const params = { merangkaiId };
  const [parts, setParts] = useState<CompletePart[]>([...completeParts]);
  const frames = useFrames(sessionId, checks);
  const history = historyOf(merangkaiId);
  const refresh = () => queryClient.fetchQuery({ ...history, staleTime: 0 });
  const files = useFiles(refresh);
  const { run, ...work } = useWork({
    queryKey: [...history.queryKey, 'work'],
    check: (signal) => call(pedagonaApi.exportHistory, { params }, { signal }),
    onDone: (isHere) => {
      void refresh().then(({ exports: [built] }) => {
        if (isHere && built) files.download(built);
      });
    },
  });
  const create = () => {
    const fallback = 'Ralat semasa menjana dokumen';
    void run(() => call(pedagonaApi.exportComplete, { params, body: { parts } }, { fallback }));
  };
  const none = parts.length === 0 ? 'Pilih sekurang-kurangnya satu bahagian.' : null;
  return (
    <>
      <PageBar
        back={backToList('pedagona')}
        title={title}
        name={sessionName}
        onRename={(name) => sessions.rename(sessionId, name)}
        primary={
          <ReasonButton variant="contained" reason={work.isWaiting ? workText.busy : none} onClick={create}>
            Eksport Laporan Lengkap
          </ReasonButton>
        }
        more={<LinkButton to={stageHref.merangkai(merangkaiId)}>{stageText.merangkai.view}</LinkButton>}
      />
      <StepTracker at={[null, sessionId, checks, origins]} />
      <UpdateAll sessionId={sessionId} origins={origins} />
      {frames.length > 0 && (
        <Notice label={frameState}>
          {frames.map((stage) => stepLabels[stage]).join(', ')}. Fail memuatkannya dengan tempat yang masih kosong.
        </Notice>
      )}
      <P sx={{ my: 1 }}>
        Laporan lengkap sesi ini dalam satu fail Word: analisis, merangkai, skrip, DLO dan laporan eksekutif.
      </P>
      <fieldset>
        <legend>Bahagian yang dieksport</legend>
        {completeParts.map((part) => (
          <Checkbox key={part} label={completePartLabels[part]} value={part} chosen={parts} onChange={setParts} />
        ))}
      </fieldset>
      <Fold title="Maklumat Eksport" heading="h2" isOpen={hasRoom()}>
        <Bullets items={info} />
      </Fold>
      <Section title="Sejarah Eksport">
        {/* Where the new file will stand, so that nothing moves when it is there. */}
        <WorkState work={work} working="Laporan lengkap sedang disusun" failed={failed} onRetry={create} />
        <History merangkaiId={merangkaiId} files={files} />
      </Section>
    </>
  );
}

/** Spec 1 §2, Export center. */
export default function ExportPage() {
  const { merangkaiId = '' } = useParams();
  return (
    <OfSession
      module="pedagona"
      query={useQuery(artefactQuery('merangkai', merangkaiId))}
      heading={title}
      missing={chainArtefacts.merangkai.missing}
      height={220}
    >
      {(merangkai) => <Exports merangkai={merangkai} />}
    </OfSession>
  );
}
