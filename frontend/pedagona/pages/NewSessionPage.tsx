import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { modules } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { commonText, uploadText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { Card } from '../../ui/Card.tsx';
import { FileList } from '../../ui/FileList.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { maxNameLength, nameLength } from '../formFault.ts';
import { newText } from '../newText.ts';
import { useNewSession } from '../useNewSession.ts';

const { accept, maxFiles } = modules.pedagona;

function WhatComes() {
  return (
    <Box component="aside" sx={{ p: 2.5, borderRadius: 1, bgcolor: colours.greenPale, alignSelf: 'start' }}>
      <Box component="h2" sx={{ typography: 'h3' }}>
        {newText.infoTitle}
      </Box>
      <Box component="ul" sx={{ mt: 1, pl: 2.5 }}>
        {newText.info.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Spec 1 §2, §5, New session. */
export default function NewSessionPage() {
  const form = useNewSession();
  return (
    <>
      <PageHeading>{newText.title}</PageHeading>
      <Box component="p" sx={{ mt: 1, mb: 3 }}>
        {newText.intro}
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
              label={newText.name}
              placeholder={newText.namePlaceholder}
              value={form.name}
              hint={newText.nameLength(nameLength(form.name), maxNameLength)}
              disabled={form.isBusy}
              error={form.nameError}
              onChange={form.setName}
            />
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
                {newText.documents}
              </Box>
              <FilePicker
                accept={accept}
                count={form.items.length}
                max={maxFiles}
                disabled={form.isBusy}
                onChosen={form.choose}
              />
              <FileList items={form.items} onRemove={form.remove} onRetry={form.retry} />
            </Box>
            {form.fault !== null && <Fault message={form.fault} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ReasonButton type="submit" variant="contained" size="large" reason={form.reason} loading={form.isBusy}>
                {newText.submit(form.items.length)}
              </ReasonButton>
              {form.isUploading && (
                <Button variant="outlined" size="large" onClick={form.cancel}>
                  {uploadText.cancel}
                </Button>
              )}
              {!form.isBusy && (
                <Button component={Link} to={paths.pedagona.href()} size="large">
                  {commonText.cancel}
                </Button>
              )}
              <Box role="status" sx={{ alignSelf: 'center' }}>
                {form.isBusy && !form.isUploading ? newText.starting : ''}
              </Box>
            </Box>
          </Card>
        </form>
        <WhatComes />
      </Box>
      {form.dialog}
    </>
  );
}
