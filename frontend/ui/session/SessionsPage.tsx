import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState, type ReactNode } from 'react';
import { Row, H3, Small, Card, StretchedLink, PlainList, Strong } from '../elements.tsx';
import type { Listed } from '../../../shared/moderation/schemas.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { sampleText, waitText, sessionListText } from '../../text/session.ts';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { radius } from '../../app/theme.ts';
import { Async, CardPlaceholders, Empty } from '../Async.tsx';
import { Badge } from '../Badge.tsx';
import { MoreMenu } from '../frame/MoreMenu.tsx';
import { attentionTitle, isWaiting, needsOwner, SentBadge, useSent } from '../moderation/received.tsx';
import { PageBar, toHome } from '../frame/PageBar.tsx';
import type { AnalysedModule, AnalysedSession, sessionQueries } from './queries.ts';
import { opened } from '../fetched.tsx';
import { SampleButton } from './sessionActions.tsx';

interface SessionCardProps {
  session: Pick<AnalysedSession, 'id' | 'sessionName' | 'createdAt' | 'isSample' | 'copiedFrom'>;
  badge: ReactNode;
  /** What it is about, before the time. */
  about: ReactNode;
  /** What is to be done next, where the buttons do not say so. */
  next?: string | undefined;
  href: string;
  /** What every session has behind the dots, after `more`. */
  menu: ReactNode;
  buttons: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

/** A session with its state and what to do next; what is seldom done is behind the dots. The name's link covers the card. */
export function SessionCard({
  session: { id, sessionName, createdAt, isSample, copiedFrom },
  badge,
  about,
  next,
  href,
  menu,
  buttons,
  more,
  children,
}: SessionCardProps) {
  return (
    <Card className="session-card">
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
        <Row
          sx={{
            justifyContent: { xs: 'space-between', md: 'start' },
            gap: '4px 12px',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'start',
          }}
        >
          {/* A long badge stands below it on a phone. */}
          <H3 sx={{ typography: 'h4', minWidth: 0, flex: { xs: '1 1 180px', md: '0 1 auto' } }}>
            <StretchedLink to={href}>
              <bdi>{sessionName}</bdi>
            </StretchedLink>
          </H3>
          <SentBadge sent={useSent(id)} />
          {isSample === true ? <Badge tone="orange">{sampleText.badge}</Badge> : badge}
        </Row>
        <Small as="div">
          {/* A sample's is when it was opened. */}
          {isSample !== true && <time dateTime={createdAt}>{`${dateTimeLabel(createdAt)} · `}</time>}
          {about}
          {copiedFrom !== undefined && (
            <>
              {' '}
              · Salinan daripada <bdi>{copiedFrom}</bdi>
            </>
          )}
          {next !== undefined && <Strong> · Seterusnya: {next}</Strong>}
        </Small>
        {children}
      </Box>
      <Row className="session-actions no-print">
        {buttons}
        <MoreMenu label={`Tindakan lain: ${sessionName}`}>
          {more}
          {menu}
        </MoreMenu>
      </Row>
    </Card>
  );
}

/** Why an analysis failed, or its progress; nothing when it is completed. */
export function AnalysisState({
  module: { text },
  session: { status, progress, errorMessage },
}: {
  module: AnalysedModule;
  session: Pick<AnalysedSession, 'status' | 'progress' | 'errorMessage'>;
}) {
  if (status === 'failed')
    return <Box sx={{ color: 'error.main', fontSize: 'small' }}>{errorMessage ?? text.failed}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
      {text.steps[progress.step]}
      {progress.total > 0 && `: ${waitText.stepOf(progress.done, progress.total)}`}
      {progress.place !== undefined && `. ${waitText.inLine(progress.place)}`}
    </Box>
  );
}

/** Fewer sessions are seen at a glance. */
const searchedFrom = 5;

interface Named {
  id: string;
  sessionName: string;
  createdAt: string;
  status: string;
  isSample?: boolean | undefined;
}

/** The states by which lists are filtered; in VALENTRA a document that is made is on the way to a finished session. What colleagues were sent tells two. */
const states = {
  all: 'Semua',
  completed: 'Selesai',
  processing: 'Memproses',
  failed: 'Gagal',
  begun: 'Belum selesai',
  attention: attentionTitle,
  waiting: 'Menunggu rakan',
};
type State = keyof typeof states;
const stateOf = ({ status }: Named): State =>
  status.startsWith('processing') ? 'processing' : status === 'completed' || status === 'failed' ? status : 'begun';

const isIn = (state: State, session: Named, sent: readonly Listed[]): boolean => {
  const isTold = { attention: needsOwner, waiting: isWaiting }[state as string];
  if (isTold !== undefined) return sent.some((one) => one.sessionId === session.id && isTold(one));
  return state === 'all' || stateOf(session) === state;
};

const orders = {
  newest: ['Terbaru dahulu', (a: Named, b: Named) => b.createdAt.localeCompare(a.createdAt)],
  oldest: ['Terlama dahulu', (a: Named, b: Named) => a.createdAt.localeCompare(b.createdAt)],
  name: ['Nama A-Z', (a: Named, b: Named) => a.sessionName.localeCompare(b.sessionName, 'ms')],
} as const;
type Order = keyof typeof orders;

const asListed = { sought: '', state: 'all' as State, order: 'newest' as Order };
type Wanted = typeof asListed;

/** Of all that a card shows, such as the code of a course. */
const isSought = (session: Named, { sought, state }: Wanted, sent: readonly Listed[]) =>
  isIn(state, session, sent) && JSON.stringify(session).toLowerCase().includes(sought.trim().toLowerCase());

/** Which sessions are shown, and in which order. States that no session has are not offered. */
function Finder({
  all,
  sent,
  wanted,
  onChange,
}: {
  all: readonly Named[];
  sent: readonly Listed[];
  wanted: Wanted;
  onChange: (to: Partial<Wanted>) => void;
}) {
  // As the counters above the list, without the sample.
  const own = all.filter(({ isSample }) => isSample !== true);
  const countIn = (state: State) => own.filter((one) => isIn(state, one, sent)).length;
  return (
    <Row className="no-print" sx={{ mb: 1.5, alignItems: 'center' }}>
      <OutlinedInput
        type="search"
        size="small"
        value={wanted.sought}
        placeholder="Cari sesi atau dokumen"
        inputProps={{ 'aria-label': 'Cari sesi atau dokumen' }}
        startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        sx={{ flex: '1 1 260px', maxWidth: 568, minHeight: 44 }}
        onChange={({ target }) => onChange({ sought: target.value })}
      />
      <Row role="group" aria-label="Keadaan sesi" sx={{ gap: 0.75 }}>
        {(Object.keys(states) as State[]).map((state) =>
          countIn(state) === 0 ? null : (
            <Button
              key={state}
              size="small"
              aria-pressed={wanted.state === state}
              variant={wanted.state === state ? 'contained' : 'outlined'}
              sx={{ borderRadius: radius.chip }}
              onClick={() => onChange({ state })}
            >
              {states[state]} {countIn(state)}
            </Button>
          ),
        )}
      </Row>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': 'Susunan' }}
        sx={{ ml: { md: 'auto' }, fontSize: 'small' }}
        value={wanted.order}
        onChange={({ target }) => onChange({ order: target.value as Order })}
      >
        {Object.entries(orders).map(([order, [label]]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Row>
  );
}

interface SessionsPageProps<Session> {
  text: Record<'title' | 'intro' | 'create' | 'empty' | 'emptyHint', string>;
  sessions: Pick<ReturnType<typeof sessionQueries<Session, object>>, 'listQuery' | 'openSample' | 'deleteSession'>;
  /** The address of the new-session form, or a function that opens it. */
  create: string | (() => void);
  /** The message when a session could not be deleted, where the spec has one for the module. */
  removeFailed?: (message: string) => string;
  above?: ReactNode;
  /** `menu`: what can be done with every session. */
  children: (session: Session, menu: ReactNode) => ReactNode;
}

/** The sessions of a module page by page, and which of them are wanted: those may be on a page that is not fetched yet. */
function useWanted<Session>({ listQuery }: SessionsPageProps<Session>['sessions']) {
  const query = useInfiniteQuery(listQuery());
  const sent = useSent();
  const [wanted, setWanted] = useState(asListed);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isWhole = wanted.sought.trim() !== '' || wanted.state !== 'all' || wanted.order !== 'newest';
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isWhole, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { query, sent, wanted, setWanted };
}

/** The sessions that are wanted, of those that are fetched. */
function Found<Session extends Named>({
  all,
  of: { query, sent, wanted, setWanted },
  children,
}: {
  all: readonly Session[];
  of: ReturnType<typeof useWanted<Session>>;
  children: (session: Session) => ReactNode;
}) {
  const shown = all.filter((one) => isSought(one, wanted, sent)).toSorted(orders[wanted.order][1]);
  return (
    <>
      {(all.length >= searchedFrom || query.hasNextPage) && (
        <Finder all={all} sent={sent} wanted={wanted} onChange={(to) => setWanted({ ...wanted, ...to })} />
      )}
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {shown.map((session) => (
          <li key={session.id}>{children(session)}</li>
        ))}
      </PlainList>
      {shown.length === 0 && !query.hasNextPage && <Empty title="Tiada sesi yang sepadan" />}
      {query.hasNextPage && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Papar lagi
          </Button>
        </Box>
      )}
    </>
  );
}

/** A module's list of sessions, with the back target of spec 2 §2; each session can be deleted after a confirmation (spec 1 §2, spec 2 §2, §5). */
export function SessionsPage<Session extends Named>({
  text,
  sessions,
  create,
  removeFailed,
  above,
  children,
}: SessionsPageProps<Session>) {
  const found = useWanted(sessions);
  const { query } = found;
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) === true;
  const remove = async (session: Session) =>
    (await opened(() => import('./sessionMenu.ts'))).askAndRemove(sessions.deleteSession, session, removeFailed);
  const menuOf = (session: Session) => (
    <Button color="error" aria-label={`Padam sesi ${session.sessionName}`} onClick={() => void remove(session)}>
      {sessionListText.remove}
    </Button>
  );
  return (
    <>
      <PageBar
        back={{ ...toHome, to: paths.dashboard.href() }}
        title={text.title}
        primary={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            {...(typeof create === 'string' ? { component: Link, to: create } : { onClick: create })}
          >
            {text.create}
          </Button>
        }
      />
      <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Small>{text.intro}</Small>
        {/* Its place stays where the list, once fetched, has the button. */}
        <SampleButton size="small" open={sessions.openSample} sx={isEmpty ? { visibility: 'hidden' } : {}} />
      </Row>
      {above}
      <Box component="section" aria-label="Senarai sesi" sx={{ mt: 2 }}>
        <h2 className="hidden-text">Senarai sesi</h2>
        <Async
          query={query}
          waiting={<CardPlaceholders count={3} height={106} />}
          empty={{
            when: () => isEmpty,
            title: text.empty,
            hint: text.emptyHint,
            action: <SampleButton open={sessions.openSample} />,
          }}
        >
          {({ pages }) => (
            <Found all={pages.flatMap(({ items }) => items)} of={found}>
              {(session) => children(session, menuOf(session))}
            </Found>
          )}
        </Async>
      </Box>
    </>
  );
}
