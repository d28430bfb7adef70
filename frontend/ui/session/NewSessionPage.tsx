import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxNameLength, nameFault } from '../../../shared/sessionName.ts';
import { colours } from '../../app/theme.ts';
import { commonText, uploadText } from '../../text/ms.ts';
import { sessionText } from '../../text/session.ts';
import { LinkButton, Bullets, P, Card, H3, Row, PageHeading } from '../elements.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { TextInput } from '../fields.tsx';
import { DocumentFields, useDocuments } from './DocumentFields.tsx';
import type { AnalysedModule } from './queries.ts';
import { linksOf } from '../../app/paths.ts';

/** The form of a new session (spec 1 §2, §5; spec 2 §2, §5). `children`: information beside the form. */
export function NewSessionPage({
  module: { name: module, queries },
  text,
  children,
}: {
  module: AnalysedModule;
  text: Record<'title' | 'intro' | 'namePlaceholder' | 'documents' | 'limits' | 'noDocuments' | 'infoTitle', string> & {
    submit: (count: number) => string;
    failed: (message: string) => string;
    info: readonly string[];
  };
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const documents = useDocuments({
    module,
    failed: text.failed,
    begin: async (uploaded) => {
      const { sessionId } = await queries.analyze(name.trim(), uploaded);
      void queries.forgetLists();
      void navigate(linksOf(module).processing(sessionId));
    },
  });
  const missing = nameFault(name) ?? (documents.items.length === 0 ? text.noDocuments : null);
  const { isBusy, isUploading } = documents;
  return (
    <>
      <PageHeading>{text.title}</PageHeading>
      <P sx={{ mt: 1, mb: 3 }}>{text.intro}</P>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            documents.start();
          }}
        >
          <Card sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput
              label="Nama Sesi"
              placeholder={text.namePlaceholder}
              value={name}
              hint={`${name.trim().length}/${maxNameLength} aksara`}
              disabled={isBusy}
              // The button says that a name is missing.
              error={name.trim() === '' ? null : nameFault(name)}
              onChange={setName}
            />
            <fieldset>
              <Box component="legend" sx={{ mb: 1, fontWeight: 600 }}>
                {text.documents}
              </Box>
              <DocumentFields module={module} documents={documents} limits={text.limits} />
            </fieldset>
            <Row>
              <ReasonButton
                type="submit"
                variant="contained"
                size="large"
                reason={isBusy ? null : missing}
                loading={isBusy}
              >
                {text.submit(documents.items.length)}
              </ReasonButton>
              {isUploading && (
                <Button variant="outlined" size="large" onClick={documents.cancel}>
                  {uploadText.cancel}
                </Button>
              )}
              {!isBusy && (
                <LinkButton variant="text" to={linksOf(module).list} size="large">
                  {commonText.cancel}
                </LinkButton>
              )}
              <Box role="status" sx={{ alignSelf: 'center' }}>
                {isBusy && !isUploading ? sessionText.starting : ''}
              </Box>
            </Row>
          </Card>
        </form>
        <Box component="aside" sx={{ p: 2.5, borderRadius: 1, bgcolor: colours.greenPale, alignSelf: 'start' }}>
          <H3 as="h2" sx={{ mb: 1 }}>
            {text.infoTitle}
          </H3>
          <Bullets items={text.info} />
          {children}
        </Box>
      </Box>
    </>
  );
}
