import Box from '@mui/material/Box';
import { courseTitle } from '../../../shared/course/rules.ts';
import { statusLabel } from '../../../shared/valentra/labels.ts';
import { currentStep, progressPercent } from '../../../shared/valentra/workflow.ts';
import type { SessionSummary } from '../../../shared/valentra/schemas.ts';
import { nextOfAssessment } from '../../app/next.ts';
import { paths } from '../../app/paths.ts';
import { StatusBadge } from '../../ui/Badge.tsx';
import { Bar } from '../../ui/Tiles.tsx';
import { isWaiting, needsOwner, useSent } from '../../ui/moderation/received.tsx';
import { SessionCard, SessionsPage as Page } from '../../ui/session/SessionsPage.tsx';
import { waitText } from '../../text/session.ts';
import { listText, noCourseText } from '../text.ts';
import { LinkButton, Strong } from '../../ui/elements.tsx';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { call } from '../../api/client.ts';
import { nameFault } from '../../../shared/session/sessionName.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal, ask } from '../../ui/Modal.tsx';
import { NameInput } from '../../ui/fields.tsx';
import { isSummaryRunning, keepSession, sessions } from '../queries.ts';

/** A session in the list with the share of its six checks (spec 2 §2, §4). */
function ListedSession({ session, menu }: { session: SessionSummary; menu: ReactNode }) {
  const { id: sessionId, sessionName, status, errorMessage, place } = session;
  const href = paths.valentraSession.href({ sessionId });
  const percent = progressPercent(session);
  const sent = useSent(sessionId);
  const isWhole = currentStep(session) === 'completed';
  const own = isWhole && sent.some(isWaiting) ? undefined : nextOfAssessment(session);
  const next = sent.some(needsOwner) ? 'Jawab rakan, kemudian hantar semula' : own;
  const title = session.courseInfo === null ? '' : courseTitle(session.courseInfo, '');
  return (
    <SessionCard
      session={session}
      badge={<StatusBadge status={status} label={statusLabel(status)} />}
      about={title === '' ? noCourseText(session) : <bdi>{title}</bdi>}
      next={isSummaryRunning(session) ? undefined : next}
      href={href}
      menu={menu}
      buttons={<LinkButton to={href}>Buka Sesi</LinkButton>}
    >
      {errorMessage !== null && <Box sx={{ color: 'error.main' }}>{errorMessage}</Box>}
      {place !== undefined && <Box sx={{ color: 'text.secondary' }}>{waitText.inLine(place)}</Box>}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: 1 }}>
          <Bar value={percent} aria-label={`Kemajuan sesi ${sessionName}`} />
        </Box>
        <Strong sx={{ flex: 'none', minWidth: '3.2em', textAlign: 'right', fontSize: 'small' }}>{percent}%</Strong>
      </Box>
    </SessionCard>
  );
}

/** Asks for the new session's name and opens the session (spec 2 §2, §5). A failure shows inside, since the page behind is inert. */
function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const creation = useMutation({
    mutationFn: () =>
      call(valentraApi.createSession, { body: { sessionName: name.trim() } }, { fallback: listText.createFailed }),
    onSuccess: ({ session }) => {
      keepSession(session);
      void navigate(paths.valentraSession.href({ sessionId: session.id }));
    },
  });
  const canCreate = nameFault(name) === null && !creation.isPending;
  return (
    <Modal
      title={listText.create}
      isBusy={creation.isPending}
      onSubmit={() => canCreate && creation.mutate()}
      onCancel={onClose}
      actions={
        <Button type="submit" variant="contained" disabled={!canCreate} loading={creation.isPending}>
          Cipta
        </Button>
      }
    >
      <Box sx={{ mt: 2 }}>
        <NameInput
          autoFocus
          placeholder="Contoh: Pentaksiran Semester 1 2026"
          hint="Nama diperlukan untuk mencipta sesi."
          value={name}
          disabled={creation.isPending}
          onChange={setName}
        />
        {creation.error !== null && (
          <Fault title={listText.createFailed} message={creation.error.message} sx={{ mt: 2 }} />
        )}
      </Box>
    </Modal>
  );
}

/** Spec 2 §2, VALENTRA session list. */
export default function SessionsPage() {
  return (
    <Page
      text={listText}
      sessions={sessions}
      create={() => void ask<void>((close) => <CreateDialog onClose={close} />)}
      removeFailed={() => 'Gagal memadam sesi. Sila cuba lagi.'}
    >
      {(session, menu) => <ListedSession session={session} menu={menu} />}
    </Page>
  );
}
