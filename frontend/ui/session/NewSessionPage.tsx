import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { colours } from '../../app/theme.ts';
import { commonText, uploadText } from '../../text/ms.ts';
import { newSessionText as common } from '../../text/newSession.ts';
import { Fault } from '../Async.tsx';
import { Card } from '../Card.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { TextInput } from '../TextInput.tsx';
import { linksOf, type AnalysisModule } from './analysisModule.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { formFault, maxNameLength, nameFault, nameLength } from './sessionName.ts';
import { useDocuments, type UploadedDocument } from './useDocuments.ts';

interface FormText {
  title: string;
  intro: string;
  namePlaceholder: string;
  /** The legend of the selection, and the allowed files. */
  documents: string;
  limits: string;
  /** The message when nothing is chosen. */
  noDocuments: string;
  submit: (count: number) => string;
  failed: (message: string) => string;
  /** What the analysis produces. */
  infoTitle: string;
  info: readonly string[];
}

interface Options {
  module: AnalysisModule<never>['name'];
  text: FormText;
  /** Starts the analysis. @throws with the sentence to be shown */
  begin: (sessionName: string, documents: UploadedDocument[]) => Promise<{ sessionId: string }>;
  forgetLists: (queries: QueryClient) => unknown;
}

/** The form: a name, a selection, and the start of the analysis. */
function useForm({ module, text, begin, forgetLists }: Options) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const documents = useDocuments({
    module,
    failed: text.failed,
    begin: (uploaded) => begin(name.trim(), uploaded),
    onBegun: (sessionId, queries) => {
      void forgetLists(queries);
      void navigate(linksOf(module).processing(sessionId));
    },
  });
  const missing = formFault(name, documents.items.length, text.noDocuments);
  return {
    documents,
    name,
    setName: (typed: string) => {
      setName(typed);
      setNameError(null);
    },
    // An empty name is an error after submitting; a name that is too long is an error at once.
    nameError: nameError ?? (nameLength(name) === 0 ? null : nameFault(name)),
    /** Why the form cannot be sent, or null. */
    reason: documents.isBusy ? null : missing,
    submit: () => {
      if (documents.isBusy) return;
      if (nameFault(name) !== null) setNameError(nameFault(name));
      else if (missing !== null) documents.setFault(missing);
      else documents.start();
    },
  };
}

/** The form of a new session (spec 1 §2, §5; spec 2 §2, §5). `children`: information beside the form. */
export function NewSessionPage({ children, ...options }: Options & { children?: ReactNode }) {
  const { module, text } = options;
  const { documents, name, setName, nameError, reason, submit } = useForm(options);
  const { isBusy, isUploading, fault } = documents;
  return (
    <>
      <PageHeading>{text.title}</PageHeading>
      <Box component="p" sx={{ mt: 1, mb: 3 }}>
        {text.intro}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Card sx={{ display: 'grid', gap: 2.5 }}>
            <TextInput
              label={common.name}
              placeholder={text.namePlaceholder}
              value={name}
              hint={common.nameLength(nameLength(name), maxNameLength)}
              disabled={isBusy}
              error={nameError}
              onChange={setName}
            />
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
                {text.documents}
              </Box>
              <DocumentFields module={module} documents={documents} limits={text.limits} />
            </Box>
            {fault !== null && <Fault message={fault} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ReasonButton type="submit" variant="contained" size="large" reason={reason} loading={isBusy}>
                {text.submit(documents.items.length)}
              </ReasonButton>
              {isUploading && (
                <Button variant="outlined" size="large" onClick={documents.cancel}>
                  {uploadText.cancel}
                </Button>
              )}
              {!isBusy && (
                <Button component={Link} to={linksOf(module).list} size="large">
                  {commonText.cancel}
                </Button>
              )}
              <Box role="status" sx={{ alignSelf: 'center' }}>
                {isBusy && !isUploading ? common.starting : ''}
              </Box>
            </Box>
          </Card>
        </form>
        <Box component="aside" sx={{ p: 2.5, borderRadius: 1, bgcolor: colours.greenPale, alignSelf: 'start' }}>
          <Box component="h2" sx={{ typography: 'h3' }}>
            {text.infoTitle}
          </Box>
          <Box component="ul" sx={{ mt: 1, pl: 2.5 }}>
            {text.info.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          {children}
        </Box>
      </Box>
      {documents.dialog}
    </>
  );
}
