import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { notice, noticeVersion } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Table } from '../../ui/Table.tsx';
import { noticeText } from '../text.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Box component="h2" sx={{ typography: 'h3', mb: 0.5 }}>
      {title}
    </Box>
    {children}
  </section>
);

/** The privacy notice with its retention table, as everybody reads it. `takesFocus`: it stands in place of what was asked for. */
export const NoticeText = ({ takesFocus = false }: { takesFocus?: boolean }) => (
  <>
    <PageHeading takesFocus={takesFocus}>{notice.title}</PageHeading>
    <Box component="p" sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
      {noticeText.version(noticeVersion)}
    </Box>
    <Box component="p" sx={{ mt: 1.5 }}>
      {notice.intro}
    </Box>
    <Card sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, breakInside: 'auto' }}>
      {notice.sections.map(({ title, paragraphs }) => (
        <Part key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      ))}
      <Part title={noticeText.retention}>
        <Table
          label={noticeText.retention}
          minWidth={0}
          columns={[
            { head: noticeText.columns.data, cell: ({ data }) => data },
            { head: noticeText.columns.kept, cell: ({ kept }) => kept },
          ]}
          rows={retentionTable}
        />
      </Part>
    </Card>
  </>
);
