import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ModuleName } from '../../../shared/modules.ts';
import { modules } from '../../../shared/modules.ts';
import { newSessionText as text } from '../../text/newSession.ts';
import { commonText, uploadText } from '../../text/ms.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { Fault } from '../Async.tsx';
import { Card } from '../Card.tsx';
import { FileList } from '../FileList.tsx';
import { FilePicker } from '../FilePicker.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { TextInput } from '../TextInput.tsx';
import { maxNameLength, nameLength } from './formFault.ts';
import type { NewSession } from './useNewSession.ts';

interface Words {
  title: string;
  intro: string;
  namePlaceholder: string;
  documents: string;
  submit: (count: number) => string;
}

/** The selection with its picker; `limits`: what may be chosen, in words. */
export function DocumentFields({
  module,
  form,
  limits,
}: {
  module: ModuleName;
  form: Pick<NewSession, 'items' | 'isBusy' | 'choose' | 'remove' | 'retry'>;
  limits: string;
}) {
  const { accept, maxFiles } = modules[module];
  return (
    <>
      <FilePicker
        accept={accept}
        limits={limits}
        count={form.items.length}
        max={maxFiles}
        disabled={form.isBusy}
        onChosen={form.choose}
      />
      <FileList items={form.items} onRemove={form.remove} onRetry={form.retry} />
    </>
  );
}

/** What will come of the analysis, beside the form. */
export const Aside = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="aside" sx={{ p: 2.5, borderRadius: 1, bgcolor: colours.greenPale, alignSelf: 'start' }}>
    <Box component="h2" sx={{ typography: 'h3' }}>
      {title}
    </Box>
    {children}
  </Box>
);

/** Spec 1 §2, §5, New session; spec 2 §2, §5, ACADIORA new session. */
export function NewSessionForm({
  module,
  form,
  words,
  limits,
  aside,
}: {
  module: ModuleName;
  form: NewSession;
  words: Words;
  limits: string;
  aside: ReactNode;
}) {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <Box component="p" sx={{ mt: 1, mb: 3 }}>
        {words.intro}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Card sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput
              label={text.name}
              placeholder={words.namePlaceholder}
              value={form.name}
              hint={text.nameLength(nameLength(form.name), maxNameLength)}
              disabled={form.isBusy}
              error={form.nameError}
              onChange={form.setName}
            />
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
                {words.documents}
              </Box>
              <DocumentFields module={module} form={form} limits={limits} />
            </Box>
            {form.fault !== null && <Fault message={form.fault} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ReasonButton type="submit" variant="contained" size="large" reason={form.reason} loading={form.isBusy}>
                {words.submit(form.items.length)}
              </ReasonButton>
              {form.isUploading && (
                <Button variant="outlined" size="large" onClick={form.cancel}>
                  {uploadText.cancel}
                </Button>
              )}
              {!form.isBusy && (
                <Button component={Link} to={paths[module].href()} size="large">
                  {commonText.cancel}
                </Button>
              )}
              <Box role="status" sx={{ alignSelf: 'center' }}>
                {form.isBusy && !form.isUploading ? text.starting : ''}
              </Box>
            </Box>
          </Card>
        </form>
        {aside}
      </Box>
      {form.dialog}
    </>
  );
}
