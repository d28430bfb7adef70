import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Row } from '../../ui/layout.tsx';
import { warningLabel, dateLabel } from '../../../shared/text/labels.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { commonLabels } from '../../../shared/valentra/labels.ts';
import type { Session, UsableCourse } from '../../../shared/valentra/schemas.ts';
import type { BatchItem } from '../../api/uploadBatch.ts';
import { uploadText } from '../../text/ms.ts';
import { Fold, Findings } from '../../ui/artefact/Texts.tsx';
import { Fault, Async } from '../../ui/Async.tsx';
import { ReviewBar } from '../../ui/course/ReviewBar.tsx';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields } from '../../ui/session/DocumentFields.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import { ProgressSteps } from '../../ui/work/ProgressSteps.tsx';
import { keepSession, sessions, uploadDocuments, usableCourses, takeCourse } from '../queries.ts';
import { canReplaceDocument, readingFailure, stateAfterFailure } from '../stages.ts';
import {
  notesText,
  stageCardText,
  uploadCardText as text,
  uploadFailure,
  otherCourseText as otherText,
} from '../text.ts';
import { NotesForm } from './NotesForm.tsx';
import { NumberedCard } from './NumberedCard.tsx';
import { courseTitle } from '../../../shared/course/rules.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { Modal } from '../../ui/Modal.tsx';
import { fetched } from '../../ui/fetched.ts';

const isUsable = ({ state }: BatchItem) => state !== 'refused';
const filesOf = (items: readonly BatchItem[]) => items.map(({ file }) => file);

interface FormProps {
  session: Session;
  /** A failure that the card already shows. */
  said: string | null;
}

/** Chooses and sends the one document. */
function UploadForm({ session, said }: FormProps) {
  const notify = useNotice();
  const queries = useQueryClient();
  const uploaded = useRef<Session>(session);
  const documents = useDocuments({
    module: 'valentra',
    failed: (message, items) => uploadFailure(message, filesOf(items)),
    stateAfterFailure: (message, [item]) => {
      // `begin` has fetched the session after the failure.
      const { documents: kept = [] } = queries.getQueryData(sessions.sessionQuery(session.id).queryKey) ?? {};
      return item === undefined ? null : stateAfterFailure(message, item.file, kept);
    },
    begin: async (sent) => {
      const { session: read, status } = await uploadDocuments(session.id, sent).catch(async (reason: unknown) => {
        // The session has failed too, so its badge must change.
        await queries.invalidateQueries(sessions.sessionQuery(session.id));
        void sessions.forgetLists(queries);
        throw reason;
      });
      uploaded.current = read;
      if (status === 'completed') notify('success', text.success);
      return { sessionId: read.id };
    },
    onBegun: () => {
      keepSession(queries, uploaded.current);
      void sessions.forgetLists(queries);
    },
  });
  const { items, fault, isBusy, isUploading } = documents;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DocumentFields module="valentra" documents={documents} limits={text.limits} />
      {fault !== null && fault !== said && <Fault message={fault} />}
      <Row sx={{ alignItems: 'center' }}>
        <ReasonButton
          variant="contained"
          loading={isBusy}
          reason={isBusy || items.some(isUsable) ? null : items.length > 0 ? text.chooseOther : text.choose}
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
      </Row>
      <OtherCourse sessionId={session.id} />
      {documents.dialog}
    </Box>
  );
}

const FactsOnPage = fetched(async () => (await import('../../ui/course/ReviewPanel.tsx')).FactsOnPage);

/** Why the reading of a session's document failed, in words; null when it did not. */
function failureOf(session: Session): string | null {
  const failure = readingFailure(session);
  return failure === null ? null : uploadFailure(failure, session.documents);
}

/** Notifies when the reading of a document ends that continued after the upload's answer or started before this page was opened. */
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

/** Card 1: the course document, and the facts read from it (spec 2 §2). */
export function UploadCard({ session }: { session: Session }) {
  useReadingNews(session);
  const queries = useQueryClient();
  const { course, progress } = session;
  const isDone = course !== null;
  const source = {
    declared: valentraApi.getDocument,
    sessionId: session.id,
    n: 0,
  };
  const changing = {
    changes: valentraApi.changeCourse,
    sessionId: session.id,
    n: 0,
    reread: () => queries.invalidateQueries(sessions.sessionQuery(session.id)),
  };
  const failure = failureOf(session);
  return (
    <NumberedCard
      number={1}
      title={text.title}
      isDone={isDone}
      state={isDone ? stageCardText.done : progress === null ? '' : text.sending}
    >
      {progress !== null && <ProgressSteps progress={progress} names={text.steps} />}
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
          <UploadForm session={session} said={failure} />
        </>
      )}
      {course !== null && (
        <>
          <Findings title={commonLabels.warnings} items={course.warnings.map(warningLabel)} />
          <DocumentSource value={source}>
            <ReviewBar course={course} changing={changing} />
            <Fold title={text.facts} isOpen={!session.jstGenerated}>
              <Suspense fallback={null}>
                <FactsOnPage course={course} changing={changing} />
              </Suspense>
            </Fold>
          </DocumentSource>
          <Fold title={notesText.title}>
            <NotesForm key={session.documents.map(({ name }) => name).join()} session={session} />
          </Fold>
        </>
      )}
      {isDone && canReplaceDocument(session) && (
        <Box
          component="details"
          className="no-print"
          sx={{ mt: 2, '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600 } }}
        >
          <summary>{text.again}</summary>
          <UploadForm session={session} said={null} />
        </Box>
      )}
    </NumberedCard>
  );
}

/** Begins the session with a course that PEDAGONA has read, instead of an upload. */
function OtherCourse({ sessionId }: { sessionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
        {otherText.open}
      </Button>
      {isOpen && <Choice sessionId={sessionId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Choice({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const notify = useNotice();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: (course: UsableCourse) => takeCourse(sessionId, course),
    onSuccess: ({ session, status }) => {
      keepSession(queries, session);
      void sessions.forgetLists(queries);
      if (status === 'completed') notify('success', text.success);
      onClose();
    },
  });
  return (
    <Modal title={otherText.title} width={640} onCancel={onClose}>
      {taking.error !== null && <Fault message={taking.error.message} />}
      <Box sx={{ mt: 2, overflowY: 'auto', maxHeight: '55vh' }}>
        <Async
          query={useQuery(usableCourses)}
          empty={{ when: (courses) => courses.length === 0, title: otherText.none, hint: otherText.noneHint }}
        >
          {(courses) =>
            courses.map((course) => (
              <CourseRow
                key={`${course.session}-${course.n}`}
                course={course}
                isBusy={taking.isPending}
                onChoose={() => taking.mutate(course)}
              />
            ))
          }
        </Async>
      </Box>
    </Modal>
  );
}

function CourseRow({ course, isBusy, onChoose }: { course: UsableCourse; isBusy: boolean; onChoose: () => void }) {
  const title = courseTitle(course, notFoundText);
  return (
    <Row sx={{ alignItems: 'center', py: 1, borderTop: `1px solid ${colours.line}` }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{title}</strong>
        <Box sx={{ color: 'otherText.secondary', fontSize: '.875rem' }}>
          <bdi>{course.sessionName}</bdi>, {dateLabel(course.createdAt)}
        </Box>
      </Box>
      <Button
        variant="contained"
        size="small"
        loading={isBusy}
        aria-label={`${otherText.use}: ${title}`}
        onClick={onChoose}
      >
        {otherText.use}
      </Button>
    </Row>
  );
}
