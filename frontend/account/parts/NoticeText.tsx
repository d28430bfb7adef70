import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Language } from '../../../shared/account/notice.ts';
import { noticeOf, noticeVersion } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { useSettings } from '../../app/useSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Table } from '../../ui/Table.tsx';
import { languageText, noticeText } from '../text.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Box component="h2" sx={{ typography: 'h3', mb: 0.5 }}>
      {title}
    </Box>
    {children}
  </section>
);

interface InLanguage {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Switches to the other language. The button stays in place and keeps the focus. */
function LanguageButton({ language, onLanguage }: InLanguage) {
  const other = language === 'ms' ? 'en' : 'ms';
  return (
    <Button className="no-print" size="small" variant="outlined" lang={other} onClick={() => onLanguage(other)}>
      {languageText[other]}
    </Button>
  );
}

/** How long each kind of data is kept. */
const Retention = ({ language }: { language: Language }) => {
  const { retention, columns } = noticeText[language];
  return (
    <Part title={retention}>
      <Table
        label={retention}
        minWidth={0}
        columns={[
          { head: columns.data, cell: ({ data }) => data },
          { head: columns.kept, cell: ({ kept }) => kept },
        ]}
        rows={language === 'ms' ? retentionTable : retentionTable.map(({ en }) => en)}
      />
    </Part>
  );
};

/** The notice's title, version and language. `takesFocus`: it shows in place of the page at this address. */
export function NoticeHead({ takesFocus = false, language, onLanguage }: InLanguage & { takesFocus?: boolean }) {
  return (
    <Box lang={language}>
      <PageHeading takesFocus={takesFocus}>{noticeOf(language, useSettings().controller).title}</PageHeading>
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box component="p" sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
          {noticeText[language].version(noticeVersion)}
        </Box>
        <LanguageButton language={language} onLanguage={onLanguage} />
      </Box>
    </Box>
  );
}

/** The whole text of the notice with its retention table, in either language (PDPA 2010, s. 7(3)). */
export function NoticeText({ language }: Pick<InLanguage, 'language'>) {
  const { intro, sections } = noticeOf(language, useSettings().controller);
  return (
    <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
      <Box component="p" sx={{ mt: 1.5 }}>
        {intro}
      </Box>
      <Card sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, breakInside: 'auto' }}>
        {sections.map((section) => (
          <Part key={section.title} title={section.title}>
            <Box sx={{ display: 'grid', gap: 1 }}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Box>
          </Part>
        ))}
        <Retention language={language} />
      </Card>
    </Box>
  );
}
