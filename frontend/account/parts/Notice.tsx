import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { noticeOf, noticeVersion, type Language } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { colours } from '../../app/theme.ts';
import { useSettings } from '../../app/useSettings.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Strong, Card, H3, pageWidth, Row, Small, PageHeading } from '../../ui/elements.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Table } from '../../ui/Table.tsx';
import { languageText, noticeText } from '../text.ts';

const key = 'notice-language';

/** The frame of the privacy notice in the reader's language, Malay at first. `takesFocus`: it shows in place of the page at this address. */
export function NoticeFrame({
  action,
  takesFocus = false,
  children,
}: {
  action?: ReactNode;
  takesFocus?: boolean;
  children: (language: Language) => ReactNode;
}) {
  const { controller } = useSettings();
  const [language, setLanguage] = useState<Language>(() => (sessionStorage.getItem(key) === 'en' ? 'en' : 'ms'));
  const other = language === 'ms' ? 'en' : 'ms';
  const turn = () => {
    sessionStorage.setItem(key, other);
    setLanguage(other);
  };
  return (
    <>
      <Box component="header" className="no-print" sx={{ bgcolor: colours.greenDeep, color: '#fff' }}>
        <Box sx={{ ...pageWidth, maxWidth: 800, display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
          <Logo />
          <Strong sx={{ mr: 'auto' }}>{productName}</Strong>
          {action}
        </Box>
        <div className="songket" />
      </Box>
      <Box component="main" sx={{ ...pageWidth, maxWidth: 800, minHeight: 'calc(100vh - 160px)', py: 4 }}>
        <div lang={language}>
          <PageHeading takesFocus={takesFocus}>{noticeOf(language, controller).title}</PageHeading>
          <Row sx={{ mt: 0.5, alignItems: 'center' }}>
            <Small>{noticeText[language].version(noticeVersion)}</Small>
            <Button className="no-print" size="small" variant="outlined" lang={other} onClick={turn}>
              {languageText[other]}
            </Button>
          </Row>
          {children(language)}
        </div>
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center', color: 'text.secondary', fontSize: '.875rem' }}>
        {commonText.version}
      </Box>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <H3 as="h2" sx={{ mb: 0.5 }}>
      {title}
    </H3>
    {children}
  </section>
);

/** The whole text of the notice and how long each kind of data is kept, in either language (PDPA 2010, s. 7(3)). */
export function NoticeText({ language }: { language: Language }) {
  const { intro, sections } = noticeOf(language, useSettings().controller);
  const { retention, columns } = noticeText[language];
  return (
    <Box sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      <p>{intro}</p>
      <Card sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, breakInside: 'auto' }}>
        {sections.map(({ title, paragraphs }) => (
          <Part key={title} title={title}>
            <Box sx={{ display: 'grid', gap: 1 }}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Box>
          </Part>
        ))}
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
      </Card>
    </Box>
  );
}
