import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { RowList } from '../../../shared/course/fields.ts';
import { lineExamples, rowsOfLines } from '../../../shared/course/lines.ts';
import { messageOf } from '../../api/client.ts';
import { commonText } from '../../text/ms.ts';
import { reviewText as text } from '../../text/review.ts';
import { editorText } from '../edit/text.ts';
import { useOpening } from '../edit/useOpening.ts';
import { TextArea } from '../TextInput.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import type { Changing, Reviewing } from './reviewing.ts';

/** Adds rows by typing or pasting them, one a line; each can be corrected afterwards. */
export function AddRows({ list, reviewing: { course, send } }: { list: RowList; reviewing: Reviewing }) {
  const { isOpen, button, open, close } = useOpening();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const { dialog } = useLeaveWarning(isOpen && typed !== '', editorText);
  const start = () => {
    setTyped('');
    open();
  };
  if (!isOpen)
    return (
      <Box data-stop>
        <Button ref={button} variant="outlined" size="small" sx={{ mt: 1 }} onClick={start}>
          {text.add[list]}
        </Button>
      </Box>
    );
  const rows = rowsOfLines(list, typed, course);
  const save = async () => {
    if (rows.length === 0) return setError(text.addEmpty);
    // The server parses the values (shared/course/changeSchema.ts).
    const change = { do: 'add', rows: { list, values: rows } } as unknown as Changing;
    try {
      await send(change, text.added(rows.length));
      close();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <Box
      data-stop
      role="group"
      data-unsaved={typed !== '' || undefined}
      aria-label={text.add[list]}
      sx={{ mt: 1, display: 'grid', gap: 1 }}
    >
      <TextArea
        label={text.add[list]}
        hint={text.addNote(lineExamples[list])}
        value={typed}
        error={error}
        ref={field}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void save()}>
          {text.addSave(rows.length)}
        </Button>
        <Button variant="outlined" onClick={close}>
          {commonText.cancel}
        </Button>
      </Box>
      {dialog}
    </Box>
  );
}
