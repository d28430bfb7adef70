import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RowList } from '../../../shared/course/fields.ts';
import { lineExamples, rowsOfLines } from '../../../shared/course/lines.ts';
import { messageOf } from '../../api/client.ts';
import { reviewText as text } from '../../text/review.ts';
import { InlineForm } from '../edit/InlineForm.tsx';
import { useOpening } from '../edit/useOpening.ts';
import { TextArea } from '../fields.tsx';
import type { Change, Reviewing } from './useCourseChanges.ts';

/** Adds rows by typing or pasting them, one a line; each can be corrected afterwards. */
export function AddRows({ list, reviewing: { course, send } }: { list: RowList; reviewing: Reviewing }) {
  const { isOpen, button, open, close } = useOpening();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (!isOpen)
    return (
      <Box data-stop>
        <Button
          ref={button}
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          onClick={() => {
            setTyped('');
            open();
          }}
        >
          {text.add[list]}
        </Button>
      </Box>
    );
  const rows = rowsOfLines(list, typed, course);
  const save = async () => {
    if (rows.length === 0) return setError('Sila tulis sekurang-kurangnya satu baris.');
    // The server parses the values (shared/course/changeSchema.ts).
    const change = { do: 'add', rows: { list, values: rows } } as unknown as Change;
    try {
      await send(change, `${rows.length} baris ditambah.`);
      close();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <InlineForm
      label={text.add[list]}
      isDirty={typed !== ''}
      save={text.addSave(rows.length)}
      onSave={() => void save()}
      onClose={close}
    >
      <TextArea
        label={text.add[list]}
        hint={`Satu perkara pada setiap baris; boleh ditampal daripada dokumen. Contoh: ${lineExamples[list]}. Ctrl+Enter untuk simpan.`}
        value={typed}
        error={error}
        onChange={setTyped}
      />
    </InlineForm>
  );
}
