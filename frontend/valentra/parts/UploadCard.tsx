import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { modules } from '../../../shared/modules.ts';
import type { ShownSession } from '../../../shared/valentra/outdated.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import type { BatchItem } from '../../api/uploadBatch.ts';
import { uploadText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { FileList } from '../../ui/FileList.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Steps } from '../../ui/session/Steps.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import Button from '@mui/material/Button';
import { fateOf } from '../fate.ts';
import { forgetLists, keepSession, sessionQuery, uploadDocuments } from '../queries.ts';
import { canReplaceDocument, readingFailure } from '../stages.ts';
import { stageCardText, uploadCardText as text, uploadFailure } from '../text.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { Warnings } from './Notes.tsx';
import { NumberedCard } from './NumberedCard.tsx';
import { Folded } from './Shown.tsx';

const isUsable = ({ state }: BatchItem) => state !== 'refused';
const filesOf = (items: readonly BatchItem[]) => items.map(({ file }) => file);

interface FormProps {
  session: ShownSession;
  /** What the card says of the last failure already. */
  said: string | null;
  onStart: () => void;
}

/** Chooses, sends and hands over the one document. */
function UploadForm({ session, said, onStart }: FormProps) {
  const notify = useNotice();
  const queries = useQueryClient();
  const uploaded = useRef<ShownSession>(session);
  const documents = useDocuments({
    module: 'valentra',
    failed: (message, items) => uploadFailure(message, filesOf(items)),
    fateOf: (message, [item]) => {
      // As it stands after the failure, which `begin` has fetched.
      const { documents: kept = [] } = queries.getQueryData(sessionQuery(session.id).queryKey) ?? {};
      return item === undefined ? null : fateOf(message, item.file, kept);
    },
    begin: async (sent) => {
      const { session: read, status } = await uploadDocuments(session.id, sent).catch(async (reason: unknown) => {
        // The session has failed too: its badge and its reason show so without a reload.
        await queries.invalidateQueries(sessionQuery(session.id));
        void forgetLists(queries);
        throw reason;
      });
      uploaded.current = read;
      if (status === 'completed') notify('success', text.success);
      return { sessionId: read.id };
    },
    onBegun: () => {
      keepSession(queries, uploaded.current);
      void forgetLists(queries);
    },
  });
  const { items, fault, isBusy, isUploading } = documents;
  const { accept, maxFiles } = modules.valentra;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FilePicker
        accept={accept}
        limits={text.limits}
        count={items.length}
        max={maxFiles}
        disabled={isBusy}
        onChosen={documents.choose}
      />
      {items.length > 0 && <FileList items={items} onRemove={documents.remove} onRetry={documents.retry} />}
      {fault !== null && fault !== said && <Fault message={fault} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ReasonButton
          variant="contained"
          loading={isBusy}
          reason={isBusy || items.some(isUsable) ? null : items.length > 0 ? text.chooseOther : text.choose}
          onClick={() => {
            onStart();
            documents.start();
          }}
        >
          {text.submit}
        </ReasonButton>
        {isUploading && (
          <Button variant="outlined" onClick={documents.cancel}>
            {uploadText.cancel}
          </Button>
        )}
        <Box role="status">{isBusy && !isUploading ? `${text.sending}...` : ''}</Box>
      </Box>
      {documents.dialog}
    </Box>
  );
}

/** Why the reading of a session's document failed, in words; null when it did not. */
function failureOf(session: Session): string | null {
  const failure = readingFailure(session);
  return failure === null ? null : uploadFailure(failure, session.documents);
}

/** Reading that goes on after the upload's answer, or since before this page was opened, is told when it ends. */
function useReadingNews(session: Session): void {
  const notify = useNotice();
  const wasReading = useRef(false);
  const onLook = useEffectEvent((now: Session) => {
    const { progress, courseInfo } = now;
    if (wasReading.current && progress === null)
      notify(
        courseInfo === null ? 'error' : 'success',
        courseInfo === null ? (failureOf(now) ?? text.failed) : text.success,
      );
    wasReading.current = progress !== null;
  });
  useEffect(() => onLook(session), [session]);
}

/** Card 1: the course document, and what was read of it (spec 2 §2). */
export function UploadCard({ session }: { session: ShownSession }) {
  useReadingNews(session);
  const { course, progress } = session;
  const isDone = course !== null;
  const failure = failureOf(session);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button closes while its file is sent and read, or goes: the focus stays here, whatever comes of it.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <NumberedCard
      number={1}
      title={text.title}
      isDone={isDone}
      state={isDone ? stageCardText.done : progress === null ? '' : text.sending}
    >
      <Box ref={place} role="group" aria-label={text.title} tabIndex={-1}>
        {progress !== null && <Steps progress={progress} names={text.steps} />}
        {progress === null && !isDone && (
          <>
            <Box component="p" sx={{ mb: 2 }}>
              {text.intro}
            </Box>
            {failure !== null && (
              <Box sx={{ mb: 2 }}>
                <Fault message={failure} />
              </Box>
            )}
            <UploadForm session={session} said={failure} onStart={keepFocus} />
          </>
        )}
        {course !== null && (
          <>
            <Warnings warnings={course.warnings} />
            <Folded title={text.facts} isOpen={!session.jstGenerated}>
              <CourseFacts course={course} />
            </Folded>
          </>
        )}
        {isDone && canReplaceDocument(session) && (
          <Box
            component="details"
            className="no-print"
            sx={{ mt: 2, '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600 } }}
          >
            <summary>{text.again}</summary>
            <UploadForm session={session} said={null} onStart={keepFocus} />
          </Box>
        )}
      </Box>
    </NumberedCard>
  );
}
