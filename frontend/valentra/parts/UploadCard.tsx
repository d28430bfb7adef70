import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Session, UsableCourse } from '../../../shared/valentra/schemas.ts';
import { Bullets, P, Row, Small, Fold, Findings } from '../../ui/elements.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton, NamedButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields, StartButton, useDocuments } from '../../ui/session/DocumentFields.tsx';
import { canReplaceDocument, keepSession, sessions, uploadFault, uploadNotes } from '../queries.ts';
import Button from '@mui/material/Button';
import { dateLabel } from '../../../shared/text/labels.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { toCheckText } from '../../../shared/valentra/labels.ts';
import { call } from '../../api/client.ts';
import { Fault, Async } from '../../ui/Async.tsx';
import { ReviewBar, OtherCourses } from '../../ui/course/ReviewBar.tsx';
import { ProgressSteps } from '../../ui/work/useWork.tsx';
import { notesFailed, busyText, uploadCardText as text, uploadFailure, withReason } from '../text.ts';
import { runningIn } from '../../../shared/valentra/workflow.ts';
import { NumberedCard } from './StageCard.tsx';
import { courseTitle, findingsOf } from '../../../shared/course/rules.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import { colours } from '../../app/theme.ts';
import { Modal, ask } from '../../ui/Modal.tsx';
import { queryClient, queryOf } from '../../api/queries.ts';

function NotesForm({ session }: { session: Session }) {
  const documents = useDocuments({
    module: 'bahan',
    failed: (message) => withReason(notesFailed, message),
    isReading: true,
    begin: async (sent) => {
      const { session: read, status } = await uploadNotes(session.id, sent);
      if (status === 'completed') notify('success', 'Bahan kuliah berjaya dimuat naik dan dibaca!');
      keepSession(read);
    },
  });
  const { items, isBusy } = documents;
  const names = session.documents.slice(1).map(({ name }) => <bdi key={name}>{name}</bdi>);
  const missing = items.length === 0 ? 'Pilih bahan kuliah dahulu.' : null;
  const busy = runningIn(session).length > 0 ? busyText : null;
  const removal = useMutation({
    mutationFn: () => uploadNotes(session.id, []),
    onSuccess: ({ session: read }) => {
      notify('success', 'Semua bahan kuliah telah dibuang.');
      keepSession(read);
    },
    onError: ({ message }) => notify('error', message),
  });
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1.5 }}>
      <p>
        Nota atau slaid kuliah menjadi asas soalan ujian, dan setiap soalan menunjukkan petikannya. Tanpa bahan kuliah,
        soalan ditulis daripada tajuk topik dan pengetahuan am model.
      </p>
      {names.length > 0 && (
        <div>
          <strong>Bahan yang digunakan</strong>
          <Bullets items={names} />
          <p>Muat naik semula menggantikan semua bahan yang ada.</p>
          <ReasonButton
            variant="outlined"
            loading={removal.isPending}
            reason={isBusy ? busyText : busy}
            onClick={() => removal.mutate()}
          >
            Buang Semua Bahan
          </ReasonButton>
        </div>
      )}
      <DocumentFields
        module="bahan"
        documents={documents}
        limits="PDF, Word atau Excel, sehingga 4 fail, maksimum 20MB setiap fail. Slaid disimpan sebagai PDF dahulu."
      />
      <Row>
        <StartButton variant="outlined" documents={documents} missing={busy ?? missing} starting={`${text.sending}...`}>
          Muat Naik Bahan
        </StartButton>
      </Row>
    </Box>
  );
}

/** `said`: a failure that the card already shows. */
function UploadForm({ session, said }: { session: Session; said: string | null }) {
  const documents = useDocuments({
    module: 'valentra',
    failed: (message, [item]) => uploadFailure(message, item?.file),
    isReading: true,
    begin: async (sent) => {
      const { session: read, status } = await call(
        valentraApi.upload,
        { params: { sessionId: session.id }, body: { documents: sent } },
        { fallback: text.failed },
      ).catch(async (reason: unknown) => {
        // The session has failed too, so its badge must change.
        await queryClient.invalidateQueries(sessions.sessionQuery(session.id));
        void sessions.forgetLists();
        throw reason;
      });
      if (status === 'completed') notify('success', text.success);
      keepSession(read);
    },
  });
  const { items, fault } = documents;
  const chooseCourse = () => void ask<void>((close) => <CourseChoice sessionId={session.id} onClose={close} />);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1.5 }}>
      <DocumentFields
        module="valentra"
        documents={{ ...documents, fault: fault === said ? null : fault }}
        limits="PDF sahaja, satu dokumen, maksimum 20MB"
      />
      <Row sx={{ alignItems: 'center' }}>
        <StartButton
          documents={documents}
          missing={items.length > 0 ? null : 'Pilih satu fail PDF dahulu.'}
          starting={`${text.sending}...`}
        >
          Muat Naik
        </StartButton>
      </Row>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={chooseCourse}>
        Guna kursus daripada PEDAGONA
      </Button>
    </Box>
  );
}

/** Card 1: the course document, and the facts read from it (spec 2 §2). */
export function UploadCard({ session }: { session: Session }) {
  const { course, progress } = session;
  const isDone = course !== null;
  const changing = {
    declared: valentraApi.getDocument,
    changes: valentraApi.changeCourse,
    sessionId: session.id,
    n: 0,
    reread: () => queryClient.invalidateQueries(sessions.sessionQuery(session.id)),
  };
  const readOther = async (body: { section: number; isInstead: boolean }) => {
    const { session: read } = await call(valentraApi.readSection, { params: { sessionId: session.id, n: 0 }, body });
    keepSession(read);
  };
  const failure = uploadFault(session);
  return (
    <NumberedCard
      id="upload"
      number={1}
      title="Muat Naik Maklumat Kursus"
      isDone={isDone}
      state={progress === null ? null : { text: 'Sedang dibaca', tone: 'blue' }}
    >
      {progress !== null && <ProgressSteps progress={progress} names={text.steps} />}
      {progress === null && !isDone && (
        <>
          <P sx={{ mb: 2 }}>
            Muat naik maklumat kursus (RMK, pro forma kursus atau rancangan pengajaran) dalam format PDF.
          </P>
          {failure !== null && <Fault message={failure} sx={{ mb: 2 }} />}
          <UploadForm session={session} said={failure} />
        </>
      )}
      {course !== null && (
        <>
          <Findings title={toCheckText} items={findingsOf(course)} />
          {course.sections.length > 1 && canReplaceDocument(session) && (
            <OtherCourses course={course} courses={[course]} canAdd={false} read={readOther} />
          )}
          <ReviewBar course={course} changing={changing} />
          {[course.institution, course.programme, course.semester].includes('') && (
            <Small>
              Institusi, program dan semester dicetak pada kulit setiap fail Word: isi yang tiada dalam Semak Fakta.
            </Small>
          )}
          <Fold title="Bahan kuliah (pilihan)">
            <NotesForm key={session.documents.map(({ name }) => name).join()} session={session} />
          </Fold>
        </>
      )}
      {isDone && canReplaceDocument(session) && (
        <Fold title="Muat naik dokumen lain">
          <UploadForm session={session} said={null} />
        </Fold>
      )}
    </NumberedCard>
  );
}

/** Begins the session with a course that PEDAGONA has read, instead of an upload. */
function CourseChoice({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const query = useQuery({ ...queryOf(['valentra', 'courses'], valentraApi.listCourses, {}), staleTime: 0 });
  const taking = useMutation({
    mutationFn: ({ session, n }: UsableCourse) =>
      call(valentraApi.useCourse, { params: { sessionId }, body: { session, n } }, { fallback: text.failed }),
    onSuccess: ({ session, status }) => {
      keepSession(session);
      if (status === 'completed') notify('success', text.success);
      onClose();
    },
  });
  return (
    <Modal title="Pilih kursus daripada PEDAGONA" width={640} onCancel={onClose}>
      {taking.error !== null && <Fault message={taking.error.message} />}
      <Box sx={{ mt: 2, overflowY: 'auto', maxHeight: '55vh' }}>
        <Async
          query={query}
          empty={{
            when: ({ courses }) => courses.length === 0,
            title: 'Tiada kursus dalam PEDAGONA',
            hint: 'Kursus muncul di sini selepas dokumennya dirungkai dalam PEDAGONA.',
          }}
        >
          {({ courses }) =>
            courses.map((course) => (
              <Row
                key={`${course.session}-${course.n}`}
                sx={{ alignItems: 'center', py: 1, borderTop: `1px solid ${colours.line}` }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <strong>{courseTitle(course, notFoundText)}</strong>
                  <Small as="div">
                    <bdi>{course.sessionName}</bdi>, {dateLabel(course.createdAt)}
                  </Small>
                </Box>
                <NamedButton
                  text="Guna"
                  of={courseTitle(course, notFoundText)}
                  variant="contained"
                  loading={taking.isPending}
                  onClick={() => taking.mutate(course)}
                />
              </Row>
            ))
          }
        </Async>
      </Box>
    </Modal>
  );
}
