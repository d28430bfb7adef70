import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameFault } from '../../../shared/session/sessionName.ts';
import { colours, radius } from '../../app/theme.ts';
import { Bullets, Card, Columns, H3, Row, Soft } from '../elements.tsx';
import { Form, NameInput } from '../fields.tsx';
import { PageBar } from '../frame/PageBar.tsx';
import { DocumentFields, StartButton, useDocuments } from './DocumentFields.tsx';
import type { AnalysedModule } from './queries.ts';
import { backToList } from './sessionActions.tsx';
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
  return (
    <>
      <PageBar back={backToList(module)} title={text.title} />
      <Soft sx={{ mb: 2 }}>{text.intro}</Soft>
      <Columns widths="2fr 1fr" sx={{ rowGap: 2 }}>
        <Form>
          <Card sx={{ display: 'grid', gap: 2.5 }}>
            <NameInput placeholder={text.namePlaceholder} value={name} disabled={documents.isBusy} onChange={setName} />
            <fieldset>
              <Box component="legend" sx={{ mb: 1, fontWeight: 600 }}>
                {text.documents}
              </Box>
              <DocumentFields module={module} documents={documents} limits={text.limits} />
            </fieldset>
            <Row>
              <StartButton type="submit" documents={documents} missing={missing}>
                {text.submit(documents.items.length)}
              </StartButton>
            </Row>
          </Card>
        </Form>
        <Box
          component="aside"
          sx={{ p: 2.5, borderRadius: radius.card, bgcolor: colours.greenPale, alignSelf: 'start' }}
        >
          <H3 as="h2" sx={{ mb: 1 }}>
            {text.infoTitle}
          </H3>
          <Bullets items={text.info} />
          {children}
        </Box>
      </Columns>
    </>
  );
}
