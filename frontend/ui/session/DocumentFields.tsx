import { useEffect, useState, type ChangeEvent, type MouseEvent } from 'react';
import { type UploadUse, uploadUses } from '../../../shared/modules.ts';
import { messageOf } from '../../api/client.ts';
import { useStored } from '../../app/sharedState.ts';
import { UploadBatch, type BatchItem } from '../../api/uploadBatch.ts';
import { token } from '../../auth/token.ts';
import { notify } from '../Notices.tsx';
import { useLeaveWarning } from '../frame/useLeaveWarning.ts';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { colours, focusRing } from '../../app/theme.ts';
import { fileSize } from '../../text/size.ts';
import { Fault } from '../Async.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { Bar } from '../Tiles.tsx';
import { noTouch, PlainList, Small, Span } from '../elements.tsx';

interface Options {
  module: UploadUse;
  /** The sentence under the form when sending or starting failed. */
  failed: (message: string, items: readonly BatchItem[]) => string;
  /** The work reads the files at once, so after a failure they are sent again; else they stay sent and are used again. */
  isReading?: boolean;
  /** Starts the work on the uploaded documents. @throws with the sentence to be shown */
  begin: (documents: { uploadId: string }[]) => Promise<void>;
}

export type Documents = ReturnType<typeof useDocuments>;

/** Uploads documents and starts the work on them. After a failure they are kept, and the same button continues. */
export function useDocuments({ module, failed, isReading = false, begin }: Options) {
  const [batch] = useState(() => new UploadBatch(module));
  const items = useStored(batch.state);
  const [isRunning, setRunning] = useState(false);
  /** Why something was refused, in the spec's words, and what became of the other files that were chosen with it. */
  const [{ fault = null, others = '' }, setRefusal] = useState<{ fault?: string | null; others?: string }>({});
  const isUploading = items.some(({ state }) => state === 'sending');
  const isBusy = isRunning || isUploading;
  useLeaveWarning(isBusy, 'Muat naik belum selesai. Tinggalkan halaman ini?');
  useEffect(() => () => batch.cancel(), [batch]);

  /** Uploads the files that are not uploaded yet and starts the work. */
  const start = async () => {
    if (token.read() === null) {
      notify('error', 'Sila log masuk semula');
      // Without the token the guard leads to the sign-in page, where the notice still shows.
      token.drop();
      return;
    }
    setRefusal({});
    setRunning(true);
    try {
      if (!(await batch.send())) return;
      await begin(batch.items.flatMap(({ uploadId }) => (uploadId === null ? [] : [{ uploadId }])));
    } catch (reason) {
      setRefusal({ fault: failed(messageOf(reason), batch.items) });
      if (isReading) batch.sendAgain();
    } finally {
      setRunning(false);
    }
  };

  return {
    items,
    fault,
    others,
    isBusy,
    isUploading,
    choose: (files: File[]) => {
      if (files.length === 0) return;
      const kept = batch.items.length > 0 ? '; fail yang dipilih sebelumnya kekal' : '';
      const all = `Kesemua ${files.length} fail dalam pilihan ini tidak ditambah${kept}.`;
      setRefusal({ fault: batch.add(files), ...(files.length > 1 && { others: all }) });
    },
    remove: (file: File) => {
      batch.remove(file);
      setRefusal({});
    },
    cancel: () => batch.cancel(),
    start: () => void start(),
  };
}

/** The button that sends the files and starts the work on them, the one that stops sending, and what is waited for. `missing`: why not yet. `canCancel`: false where another button stops sending. */
export function StartButton({
  documents: { isBusy, isUploading, start, cancel },
  missing,
  starting = 'Memulakan analisis...',
  canCancel = true,
  ...button
}: ButtonProps & { documents: Documents; missing: string | null; starting?: string; canCancel?: boolean }) {
  return (
    <>
      <ReasonButton
        variant="contained"
        loading={isBusy}
        reason={isBusy ? null : missing}
        isTold
        onClick={start}
        {...button}
      />
      {canCancel && isUploading && (
        <Button variant="outlined" onClick={cancel}>
          Batal muat naik
        </Button>
      )}
      <Box role="status" sx={{ alignSelf: 'center' }}>
        {isBusy && !isUploading ? starting : ''}
      </Box>
    </>
  );
}

const chooseText = 'Pilih dokumen';

const dropSx = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  p: 3,
  textAlign: 'center',
  borderRadius: 1,
  '&:hover': { borderColor: colours.green },
  '&:focus-within': focusRing,
} as const;

const fileSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: `1px solid ${colours.line}`,
} as const;

/** A chosen file and how far it was sent. */
const ChosenFile = ({
  item: { file, state, share, error },
  remove,
}: Pick<Documents, 'remove'> & { item: Documents['items'][number] }) => (
  <Box component="li" sx={fileSx}>
    <FileIcon sx={{ color: colours.gold }} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>
        <bdi>{file.name}</bdi>
      </Box>
      <Small as="div">
        {fileSize(file.size)}
        {state === 'sending' && `, memuat naik ${Math.round(share * 100)}%`}
        {state === 'sent' && ', sudah dimuat naik'}
      </Small>
      {state === 'sending' && <Bar value={100 * share} aria-label={`Kemajuan muat naik ${file.name}`} />}
      {error !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
    {state !== 'sending' && (
      <Button color="error" size="small" aria-label={`Buang ${file.name}`} onClick={() => remove(file)}>
        Buang
      </Button>
    )}
  </Box>
);

/** A drop area, which is the file picker itself, and the chosen files (spec 1 §2). `limits`: the allowed files, in words. */
export function DocumentFields(props: { module: UploadUse; documents: Documents; limits: string }) {
  const { items, isBusy, fault, others, choose, remove } = props.documents;
  const { accept, maxFiles } = uploadUses[props.module];
  const [isOver, setOver] = useState(false);
  return (
    <>
      <Box
        sx={{
          ...dropSx,
          border: `2px dashed ${isOver ? colours.green : colours.edge}`,
          bgcolor: isOver ? colours.greenPale : 'transparent',
        }}
      >
        <Span sx={noTouch}>Seret dan lepaskan dokumen di sini, atau</Span>
        <Button component="span" variant="outlined" disabled={isBusy} aria-hidden tabIndex={-1}>
          {chooseText}
        </Button>
        <Box
          component="input"
          type="file"
          aria-disabled={isBusy}
          multiple={maxFiles > 1}
          aria-label={chooseText}
          accept={accept.map((ending) => `.${ending}`).join(',')}
          onDragEnter={() => setOver(!isBusy)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          // Disabled it would let the browser open a dropped file and leave the upload.
          onClick={(event: MouseEvent) => isBusy && event.preventDefault()}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            if (!isBusy) choose([...(target.files ?? [])]);
            // Cleared so that the same file can be chosen again after it was removed.
            target.value = '';
          }}
          sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        />
        <small>{props.limits}</small>
        <strong role="status">
          {items.length}/{maxFiles} dokumen
        </strong>
      </Box>
      {items.length > 0 && (
        <PlainList sx={{ mt: 2 }}>
          {items.map((item) => (
            <ChosenFile key={item.file.name} item={item} remove={remove} />
          ))}
        </PlainList>
      )}
      {fault !== null && (
        <Fault message={fault} sx={{ mt: 2 }}>
          {others && <p>{others}</p>}
        </Fault>
      )}
    </>
  );
}
