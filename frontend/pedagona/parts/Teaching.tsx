import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { type Teaching, teachingModes } from '../../../shared/pedagona/schemas.ts';
import { call } from '../../api/client.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal, ask } from '../../ui/Modal.tsx';
import { SelectField, TextArea } from '../../ui/fields.tsx';
import { stageDependents } from '../queries.ts';
import { teachingText as text } from '../text.ts';
import { queryClient } from '../../api/queries.ts';

const choicesOf = <V extends string>(values: readonly V[]) =>
  values.map((value) => ({ value, label: value.replace(/^./, (first) => first.toUpperCase()) }));

interface Asked {
  sessionId: string;
  teaching: Teaching;
  confirm: string;
}

function TeachingForm({ sessionId, teaching, confirm, onEnd }: Asked & { onEnd: (isAnswered: boolean) => void }) {
  const { groupSize, time, ...others } = teaching;
  const [typed, setTyped] = useState({ ...others, groupSize: String(groupSize ?? ''), time: String(time) });
  const save = async (): Promise<void> => {
    const size = typed.groupSize.trim();
    const body = { ...typed, groupSize: size === '' ? null : Number(size), time: Number(typed.time) };
    if (![body.groupSize ?? 1, body.time].every((number) => Number.isInteger(number) && number > 0))
      throw new Error('Bilangan pelajar 1 hingga 500 atau kosong; masa 1 hingga 600. Gunakan nombor bulat.');
    await call(pedagonaApi.changeTeaching, { params: { sessionId }, body });
    await Promise.all(stageDependents.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: save, onSuccess: () => onEnd(true) });
  const field = (key: 'programme' | 'groupSize' | 'time') => ({
    label: text[key],
    value: typed[key],
    rows: 1,
    ...(key === 'programme' ? {} : { inputMode: 'numeric' as const }),
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  });
  return (
    <Modal
      title="Empat soalan sebelum menulis"
      width={520}
      onCancel={() => onEnd(false)}
      isBusy={isPending}
      onSubmit={mutate}
      actions={
        <Button type="submit" variant="contained" loading={isPending}>
          {confirm}
        </Button>
      }
    >
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
        <p>
          Jawapan ini dibawa ke setiap peringkat: merangkai, skrip, DLO dan laporan. Nilai awal datang daripada dokumen
          kursus.
        </p>
        <TextArea {...field('programme')} />
        <TextArea {...field('groupSize')} placeholder="Belum diketahui" />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <TextArea {...field('time')} />
          <SelectField
            label={text.unit}
            value={typed.unit}
            choices={choicesOf(['minggu', 'minit'] as const)}
            onChange={(unit: Teaching['unit']) => setTyped({ ...typed, unit })}
          />
        </Box>
        <SelectField
          label={text.mode}
          value={typed.mode}
          choices={choicesOf(teachingModes)}
          onChange={(mode) => setTyped({ ...typed, mode })}
        />
        {error !== null && <Fault message={error.message} />}
      </Box>
    </Modal>
  );
}

/** Answers whether the questions were answered, and so whether to go on. */
export const askTeaching = (asked: Asked): Promise<boolean> =>
  ask((onEnd) => <TeachingForm {...asked} onEnd={onEnd} />);
