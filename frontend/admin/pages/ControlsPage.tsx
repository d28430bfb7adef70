import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminApi } from '../../../shared/admin/api.ts';
import type { Controls } from '../../../shared/controls.ts';
import { type ModuleName, moduleNames, modules } from '../../../shared/modules.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Async } from '../../ui/Async.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Today } from '../parts/Today.tsx';
import { controlsQuery, useControls } from '../queries.ts';
import { adminText, controlsText as text } from '../text.ts';

/** What is typed: numbers as text, empty for none. */
interface Draft {
  userDaily: string;
  dailyUsd: string;
  modules: Record<ModuleName, { isOff: boolean; atOnce: string }>;
}

const perModule = <T,>(of: (module: ModuleName) => T) =>
  Object.fromEntries(moduleNames.map((module) => [module, of(module)])) as Record<ModuleName, T>;

const draftOf = ({ userDaily, dailyUsd, modules: each }: Controls): Draft => ({
  userDaily: String(userDaily ?? ''),
  dailyUsd: String(dailyUsd ?? ''),
  modules: perModule((module) => ({ ...each[module], atOnce: String(each[module].atOnce) })),
});

/** A number between two others, null for a field left empty, undefined for anything else. */
function numberOf(typed: string, most: number, isWhole = true): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = Number(typed);
  return value >= 1 && value <= most && (Number.isInteger(value) || !isWhole) ? value : undefined;
}

/** What is to be saved; undefined where a field is faulty. The server holds the same bounds (`shared/controls.ts`). */
const controlsOf = (draft: Draft) => ({
  userDaily: numberOf(draft.userDaily, 1000),
  dailyUsd: numberOf(draft.dailyUsd, 100_000, false),
  modules: perModule((module) => ({
    isOff: draft.modules[module].isOff,
    atOnce: numberOf(draft.modules[module].atOnce, 200) ?? undefined,
  })),
});

const isGood = (controls: ReturnType<typeof controlsOf>): controls is Controls =>
  controls.userDaily !== undefined &&
  controls.dailyUsd !== undefined &&
  moduleNames.every((module) => controls.modules[module].atOnce !== undefined);

const faultAt = (value: unknown, message: string) => (value === undefined ? message : null);

function Form({ controls }: { controls: Controls }) {
  const notify = useNotice();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(controls));
  const [isSaving, setSaving] = useState(false);
  const wanted = controlsOf(draft);
  const change = (module: ModuleName, by: Partial<Draft['modules'][ModuleName]>): void =>
    setDraft({ ...draft, modules: { ...draft.modules, [module]: { ...draft.modules[module], ...by } } });
  const save = async (): Promise<void> => {
    if (!isGood(wanted)) return void notify('error', text.faulty);
    setSaving(true);
    try {
      queries.setQueryData(controlsQuery.queryKey, await call(adminApi.setControls, { body: wanted }));
      notify('success', text.saved);
    } catch (reason) {
      notify('error', text.failed(reason instanceof Error ? reason.message : String(reason)));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Section title={text.caps}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput
            label={text.userDaily}
            hint={text.userDailyHint}
            placeholder={text.asDeployed}
            value={draft.userDaily}
            onChange={(userDaily) => setDraft({ ...draft, userDaily })}
            disabled={isSaving}
            error={faultAt(wanted.userDaily, text.whole(1, 1000))}
          />
          <TextInput
            label={text.dailyUsd}
            hint={text.dailyUsdHint}
            placeholder={text.noLimit}
            value={draft.dailyUsd}
            onChange={(dailyUsd) => setDraft({ ...draft, dailyUsd })}
            disabled={isSaving}
            error={faultAt(wanted.dailyUsd, text.amount)}
          />
        </Box>
      </Section>
      {moduleNames.map((module) => (
        <Section key={module} title={modules[module].title}>
          <FormControlLabel
            sx={{ minHeight: 44 }}
            control={
              <Switch
                checked={!draft.modules[module].isOff}
                onChange={({ target }) => change(module, { isOff: !target.checked })}
              />
            }
            label={draft.modules[module].isOff ? text.off : text.on}
          />
          <Box sx={{ maxWidth: 420 }}>
            <TextInput
              label={text.atOnce}
              hint={text.atOnceHint}
              placeholder=""
              value={draft.modules[module].atOnce}
              onChange={(atOnce) => change(module, { atOnce })}
              disabled={isSaving}
              error={faultAt(wanted.modules[module].atOnce, text.whole(1, 200))}
            />
          </Box>
        </Section>
      ))}
      <Button type="submit" variant="contained" loading={isSaving} sx={{ mt: 2 }}>
        {text.save}
      </Button>
    </Box>
  );
}

/** Beyond the spec: daily caps, and each module's switch and jobs at once. They hold from the next request on, without a deployment. */
export default function ControlsPage() {
  const query = useControls();
  return (
    <>
      <Button component={Link} to={paths.admin.href()} sx={{ mb: 1, px: 0 }}>
        ← {adminText.title}
      </Button>
      <PageHeading>{text.title}</PageHeading>
      <Box component="p" sx={{ mt: 1 }}>
        {text.intro}
      </Box>
      <Today />
      <Async query={query} waiting={<CardPlaceholders count={4} height={200} />}>
        {(controls) => <Form controls={controls} />}
      </Async>
    </>
  );
}
