import FileIcon from '@mui/icons-material/DescriptionOutlined';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { uploadUses, type UploadUse } from '../../../shared/modules.ts';
import { endingOf } from '../../../shared/uploads/rules.ts';
import type { BatchItem } from '../../api/uploadBatch.ts';
import { colours } from '../../app/theme.ts';
import { commonText, uploadText } from '../../text/ms.ts';
import { fileSize } from '../../text/size.ts';
import { Fault } from '../Async.tsx';
import { Bar } from '../Tiles.tsx';
import { PlainList, Small } from '../elements.tsx';
import type { Documents } from './useDocuments.ts';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A drop area, a button that does the same, and the chosen files (spec 1 §2). `limits`: the allowed files, in words. */
export function DocumentFields({
  module,
  documents: { items, isBusy, fault, choose, remove, retry },
  limits,
}: {
  module: UploadUse;
  documents: Documents;
  limits: string;
}) {
  const { accept, maxFiles } = uploadUses[module];
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <>
      <Box
        onDragOver={(event) => {
          if (isBusy || !carriesFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          setOver(false);
          if (!isBusy) choose([...event.dataTransfer.files]);
        }}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          p: 3,
          textAlign: 'center',
          border: `2px dashed ${isOver ? colours.green : '#a79f8b'}`,
          borderRadius: 1,
          bgcolor: isOver ? colours.greenPale : 'transparent',
        }}
      >
        <span>Seret dan lepaskan dokumen di sini, atau</span>
        <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
          {uploadText.choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple={maxFiles > 1}
          aria-label={uploadText.choose}
          accept={accept.map((ending) => `.${ending}`).join(',')}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            // Cleared so that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <small>{limits}</small>
        <strong role="status">
          {items.length}/{maxFiles} dokumen
        </strong>
      </Box>
      {items.length > 0 && (
        <PlainList sx={{ mt: 2 }}>
          {items.map((item) => (
            <Row key={item.key} item={item} onRemove={() => remove(item.key)} onRetry={() => retry(item.key)} />
          ))}
        </PlainList>
      )}
      {fault !== null && <Fault message={fault} sx={{ mt: 2 }} />}
    </>
  );
}

function Row({ item, onRemove, onRetry }: { item: BatchItem; onRemove: () => void; onRetry: () => void }) {
  const { file, state, share, error } = item;
  const Icon = endingOf(file.name).startsWith('xls') ? SheetIcon : FileIcon;
  const percent = Math.round(share * 100);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: `1px solid ${colours.line}` }}
    >
      <Icon sx={{ color: colours.gold }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          <bdi>{file.name}</bdi>
        </Box>
        <Small as="div">
          {fileSize(file.size)}
          {state === 'sending' && `, memuat naik ${percent}%`}
          {state === 'sent' && ', sudah dimuat naik'}
          {state === 'refused' && ', tidak dapat digunakan'}
        </Small>
        {state === 'sending' && <Bar value={percent} aria-label={`Kemajuan muat naik ${file.name}`} />}
        {error !== null && (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Box>
        )}
      </Box>
      {state === 'failed' && (
        <Button variant="outlined" size="small" aria-label={`Cuba semula muat naik ${file.name}`} onClick={onRetry}>
          {commonText.retry}
        </Button>
      )}
      {state !== 'sending' && (
        <Button color="error" size="small" aria-label={`Buang ${file.name}`} onClick={onRemove}>
          Buang
        </Button>
      )}
    </Box>
  );
}
