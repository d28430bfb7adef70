import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { modules } from '../../../shared/modules.ts';
import type { ShownSession } from '../../../shared/valentra/outdated.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { uploadText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { FileList } from '../../ui/FileList.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Steps } from '../../ui/session/Steps.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import Button from '@mui/material/Button';
import { forgetLists, keepSession, uploadDocuments } from '../queries.ts';
import { canReplaceDocument, readingFailure } from '../stages.ts';
import { stageCardText, uploadCardText as text, withReason } from '../text.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { Warnings } from './Notes.tsx';
import { NumberedCard } from './NumberedCard.tsx';
import { Folded } from './Shown.tsx';

/** Chooses, sends and hands over the one document. */
function UploadForm({ session }: { session: ShownSession }) {
  const notify = useNotice();
  const uploaded = useRef<ShownSession>(session);
  const documents = useDocuments({
    module: 'valentra',
    failed: (message) => withReason(text.failed, message),
    begin: async (sent) => {
      const { session: read, status } = await uploadDocuments(session.id, sent);
      uploaded.current = read;
      if (status === 'completed') notify('success', text.success);
      return { sessionId: read.id };
    },
    onBegun: (_, queries) => {
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
      {fault !== null && <Fault message={fault} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ReasonButton
          variant="contained"
          loading={isBusy}
          reason={isBusy || items.length > 0 ? null : text.choose}
          onClick={documents.start}
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

/** Reading that goes on after the upload's answer, or since before this page was opened, is told when it ends. */
function useReadingNews(session: Session): void {
  const notify = useNotice();
  const wasReading = useRef(false);
  const onLook = useEffectEvent(({ progress, courseInfo }: Session) => {
    if (wasReading.current && progress === null)
      notify(courseInfo === null ? 'error' : 'success', courseInfo === null ? text.failed : text.success);
    wasReading.current = progress !== null;
  });
  useEffect(() => onLook(session), [session]);
}

/** Card 1: the course document, and what was read of it (spec 2 §2). */
export function UploadCard({ session }: { session: ShownSession }) {
  useReadingNews(session);
  const { course, progress } = session;
  const isDone = course !== null;
  const failure = readingFailure(session);
  return (
    <NumberedCard
      number={1}
      title={text.title}
      isDone={isDone}
      state={isDone ? stageCardText.done : progress === null ? '' : text.sending}
    >
      {progress !== null && <Steps progress={progress} names={text.steps} />}
      {progress === null && !isDone && (
        <>
          <Box component="p" sx={{ mb: 2 }}>
            {text.intro}
          </Box>
          {failure !== null && (
            <Box sx={{ mb: 2 }}>
              <Fault message={withReason(text.failed, failure)} />
            </Box>
          )}
          <UploadForm session={session} />
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
          <UploadForm session={session} />
        </Box>
      )}
    </NumberedCard>
  );
}
