import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { adminApi } from '../../../shared/admin/api.ts';
import type { Controls } from '../../../shared/controls.ts';
import { AppError } from '../../../shared/errors.ts';
import { type ModuleName, moduleNames, modules, perModule } from '../../../shared/modules.ts';
import { call } from '../../api/client.ts';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { notify } from '../../ui/Notices.tsx';
import { Section } from '../../ui/elements.tsx';
import { Form, SelectField, TextInput } from '../../ui/fields.tsx';
import { toAdmin, Today } from '../parts/elements.tsx';
import { queryClient, queryOf } from '../../api/queries.ts';

/** Not fetched again while it is being edited. */
const controlsQuery = {
  ...queryOf(['admin', 'controls'], adminApi.controls, {}),
  refetchOnWindowFocus: false,
};

/** The numbers that are typed: two caps, which may be empty, and how many jobs of each module run at once. */
type Field = 'userDaily' | 'dailyUsd' | ModuleName;

const caps = [
  {
    field: 'userDaily',
    label: 'Penjanaan sehari bagi setiap pengguna',
    hint: '1 hingga 1000. Biarkan kosong untuk had asal sistem.',
  },
  {
    field: 'dailyUsd',
    label: 'Anggaran kos AI sehari untuk semua pengguna (USD)',
    hint: 'Penjanaan baharu ditolak sehingga esok apabila had ini dicapai. Biarkan kosong untuk had asal sistem.',
  },
] as const;

/** From 1; the server holds the same bounds (`shared/controls.ts`). */
const most: Record<Field, number> = { userDaily: 1000, dailyUsd: 100_000, ...perModule(() => 200) };

const isOptional = (field: Field): boolean => field === 'userDaily' || field === 'dailyUsd';

/** What is typed; null: nothing. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

function faultOf(field: Field, typed: string): string | null {
  const value = numberOf(typed);
  const isMoney = field === 'dailyUsd';
  const isFine =
    value === null ? isOptional(field) : value >= 1 && value <= most[field] && (isMoney || value % 1 === 0);
  return isFine ? null : `Masukkan ${isMoney ? 'jumlah dalam USD' : 'nombor bulat'}, 1 hingga ${most[field]}.`;
}

/** The controls as they are saved now. */
function useSaving() {
  return useMutation({
    mutationFn: (body: Controls) => call(adminApi.setControls, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(controlsQuery.queryKey, saved);
      notify('success', 'Kawalan telah disimpan dan berkuat kuasa sekarang.');
    },
    onError: async (fault) => {
      notify('error', `Kawalan gagal disimpan: ${fault.message}`);
      // What was typed stays; saved again, it replaces what the message names.
      if (fault instanceof AppError && fault.code === 'conflict') await queryClient.refetchQueries(controlsQuery);
    },
  });
}

interface ModuleProps extends Omit<ComponentProps<typeof TextInput>, 'label' | 'hint'> {
  module: ModuleName;
  isOff: boolean;
  set: (isOff: boolean) => void;
}

const ModuleFields = ({ module, isOff, set, ...atOnce }: ModuleProps) => (
  <Section title={modules[module].title}>
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Switch checked={!isOff} onChange={({ target }) => set(!target.checked)} />}
      label={isOff ? 'Ditutup: hasil yang sedia ada masih boleh dibaca' : 'Dibuka: pengguna boleh menjana hasil baharu'}
    />
    <Box sx={{ maxWidth: 420 }}>
      <TextInput label="Kerja AI serentak" hint="1 hingga 200. Kerja yang lain menunggu giliran." {...atOnce} />
    </Box>
  </Section>
);

const approverChoices = [
  { value: '1', label: 'Satu orang: pemilik sendiri atau seorang rakan' },
  { value: '2', label: 'Dua orang: penyemak dan pengesah yang berlainan, bukan pemilik' },
] as const;

const asTyped = ({ userDaily, dailyUsd, modules: each }: Controls): Record<Field, string> => ({
  userDaily: String(userDaily ?? ''),
  dailyUsd: String(dailyUsd ?? ''),
  ...perModule((module) => String(each[module].atOnce)),
});

function Fields({ controls }: { controls: Controls }) {
  const [typed, setTyped] = useState(() => asTyped(controls));
  const [people, setPeople] = useState<'1' | '2'>(controls.approvers > 1 ? '2' : '1');
  const [isOff, setOff] = useState(() => perModule((module) => controls.modules[module].isOff));
  const saving = useSaving();
  const save = () =>
    saving.mutate({
      version: controls.version,
      userDaily: numberOf(typed.userDaily),
      dailyUsd: numberOf(typed.dailyUsd),
      approvers: Number(people),
      modules: perModule((module) => ({ isOff: isOff[module], atOnce: Number(typed[module]) })),
    });
  const isFaulty = (Object.keys(typed) as Field[]).some((field) => faultOf(field, typed[field]) !== null);
  const propsOf = (field: Field) => ({
    value: typed[field],
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
    disabled: saving.isPending,
    error: faultOf(field, typed[field]),
    required: !isOptional(field),
    inputMode: field === 'dailyUsd' ? ('decimal' as const) : ('numeric' as const),
  });
  return (
    <Form
      onSubmit={(form) => {
        if (!isFaulty) return save();
        notify('error', 'Betulkan medan yang bertanda dahulu.');
        form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      }}
    >
      <Section title="Had Harian">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {caps.map(({ field, ...texts }) => (
            <TextInput key={field} placeholder="Had asal" {...texts} {...propsOf(field)} />
          ))}
        </Box>
      </Section>
      <Section title="Pengesahan Dokumen" note="Dokumen yang sudah Sah kekal Sah.">
        <SelectField
          label="Siapa yang boleh mengesahkan"
          value={people}
          choices={approverChoices}
          onChange={setPeople}
        />
      </Section>
      {moduleNames.map((module) => (
        <ModuleFields
          key={module}
          module={module}
          isOff={isOff[module]}
          set={(to) => setOff({ ...isOff, [module]: to })}
          {...propsOf(module)}
        />
      ))}
      <Button type="submit" variant="contained" loading={saving.isPending} sx={{ mt: 2 }}>
        Simpan kawalan
      </Button>
    </Form>
  );
}

/** Beyond the spec: daily caps, and each module's switch and jobs at once. They hold from the next request on, without a deployment. */
export default function ControlsPage() {
  return (
    <>
      <PageBar back={toAdmin} title="Kawalan Penggunaan" />
      <p>
        Tetapan ini berkuat kuasa serta-merta untuk semua pengguna. Setiap perubahan direkodkan bersama nama pentadbir.
      </p>
      <Today />
      <Async query={useQuery(controlsQuery)} waiting={<CardPlaceholders count={4} height={200} />}>
        {(controls) => <Fields controls={controls} />}
      </Async>
    </>
  );
}
