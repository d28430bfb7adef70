import Box from '@mui/material/Box';
import { notice, noticeVersion } from '../../../shared/account/notice.ts';
import { retentionTable } from '../../../shared/account/retention.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { noticeText } from '../text.ts';

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
    {notice.sections.map(({ title, paragraphs }) => (
      <Section key={title} title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
    ))}
    <Section title={noticeText.retention}>
      <Table
        label={noticeText.retention}
        stacks
        minWidth={0}
        columns={[
          { head: noticeText.columns.data, cell: ({ data }) => data },
          { head: noticeText.columns.kept, cell: ({ kept }) => kept },
        ]}
        rows={retentionTable}
      />
    </Section>
  </>
);
