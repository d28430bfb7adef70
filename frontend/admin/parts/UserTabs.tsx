import Box from '@mui/material/Box';
import type { UserDetail } from '../../../shared/admin/schemas.ts';
import { aiBand, aiBandLabels, gradeBand } from '../../../shared/bands.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Empty } from '../../ui/Async.tsx';
import { BandBadge } from '../../ui/BandBadge.tsx';
import { NotFound } from '../../ui/Facts.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { shortId } from '../labels.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { userText as text } from '../text.ts';

type Activity = UserDetail['recentActivity']['pedagona'][number];
type Course = UserDetail['courses'][number];
type Manuscript = UserDetail['manuscripts'][number];

const Day = ({ at }: { at: string }) => <time dateTime={at}>{dateLabel(at)}</time>;

const activityColumns = [
  { head: text.sessionName, cell: ({ sessionName }: Activity) => <bdi>{sessionName}</bdi> },
  { head: text.date, cell: ({ createdAt }: Activity) => <Day at={createdAt} /> },
  { head: text.status, cell: ({ status }: Activity) => <StatusBadge status={status} showsUnknown /> },
];

/** At most three sessions a module (spec 1 §9). */
const Recent = ({ activity }: { activity: UserDetail['recentActivity'] }) =>
  moduleNames.map((module) => (
    <Box component="section" key={module} sx={{ mt: 2 }}>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {modules[module].title}
      </Box>
      {activity[module].length === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 1 }}>{text.recentEmpty}</Box>
      ) : (
        <Table
          label={text.recent(modules[module].title)}
          columns={activityColumns}
          rows={activity[module].slice(0, 3)}
          stacks
        />
      )}
    </Box>
  ));

const courseColumns = [
  { head: text.courseCode, cell: ({ courseCode }: Course) => courseCode ?? <NotFound /> },
  { head: text.courseName, cell: ({ courseName }: Course) => courseName ?? <NotFound /> },
  { head: text.source, cell: ({ source }: Course) => <code title={source}>{shortId(source)}</code> },
];

const manuscriptColumns = [
  { head: text.manuscriptTitle, cell: ({ title }: Manuscript) => <bdi>{title ?? notFoundText}</bdi> },
  { head: text.documentType, cell: ({ documentType }: Manuscript) => documentType },
  { head: text.date, cell: ({ createdAt }: Manuscript) => <Day at={createdAt} /> },
  { head: text.grade, cell: ({ grade }: Manuscript) => <BandBadge band={gradeBand(grade)}>{grade}</BandBadge> },
  { head: text.score, cell: ({ score }: Manuscript) => score },
  {
    head: text.aiPercentage,
    cell: ({ aiPercentage }: Manuscript) =>
      aiPercentage === null ? (
        text.notMeasured
      ) : (
        <BandBadge band={aiBand(aiPercentage)}>
          {aiPercentage}%<span className="hidden-text">, {aiBandLabels[aiBand(aiPercentage)]}</span>
        </BandBadge>
      ),
  },
];

/** Recent activity, courses, manuscripts, and links to them from the tab of all sessions (spec 1 §2, Admin user detail). */
export const UserTabs = ({ detail }: { detail: UserDetail }) => (
  <Tabs
    label={text.tabs.label}
    tabs={[
      { label: text.tabs.overview, panel: <Recent activity={detail.recentActivity} /> },
      {
        label: text.tabs.courses,
        panel:
          detail.courses.length === 0 ? (
            <Empty title={text.coursesEmpty} />
          ) : (
            <Table label={text.tabs.courses} columns={courseColumns} rows={detail.courses} stacks />
          ),
      },
      {
        label: text.tabs.manuscripts,
        panel:
          detail.manuscripts.length === 0 ? (
            <Empty title={text.manuscriptsEmpty} />
          ) : (
            <Table label={text.tabs.manuscripts} columns={manuscriptColumns} rows={detail.manuscripts} stacks />
          ),
      },
      { label: text.tabs.all, panel: <Empty title={text.chooseModule} /> },
    ]}
  />
);
