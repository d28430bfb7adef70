import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { colours } from '../app/theme.ts';
import { uploadText } from '../text/ms.ts';

/** Whether a drag carries files; dragged text is ignored. */
const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A drop area with a button that does the same by keyboard, touch and mouse. */
export function FilePicker({
  accept,
  limits,
  count,
  max,
  disabled,
  onChosen,
}: {
  /** File extensions without the dot. */
  accept: readonly string[];
  /** The allowed files, in words. */
  limits: string;
  count: number;
  max: number;
  disabled: boolean;
  onChosen: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        if (disabled || !carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!disabled) onChosen([...event.dataTransfer.files]);
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
      <span>{uploadText.drop}</span>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {uploadText.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        aria-label={uploadText.choose}
        accept={accept.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])]);
          // Cleared so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <small>{limits}</small>
      <strong role="status">{uploadText.counter(count, max)}</strong>
    </Box>
  );
}
