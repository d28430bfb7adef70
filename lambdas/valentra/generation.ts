import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../shared/errors.ts';
import { changedBelow } from '../../shared/valentra/outdated.ts';
import { isAvailable, type Standing } from '../../shared/valentra/rules.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { awaitJob, startJob } from '../platform/jobs/startJob.ts';
import { regenerateJob } from '../platform/stages/regenerate.ts';
import { madeFrom, requestSchema, type StageRequest } from './stages/documentStage.ts';
import { courseOf, dataOf, stageOf, type StageValue } from './store.ts';

const notYet: Record<StageName, string> = {
  jst: 'Muat naik maklumat kursus dahulu.',
  jsu: 'Jana JST dahulu. JSU hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
  pentaksiran: 'Jana JST dahulu.',
  rubrik: 'Jana soalan pentaksiran berterusan dahulu.',
  exam: 'Jana JSU dahulu. Soalan ujian hanya untuk kursus yang mempunyai kuiz atau peperiksaan.',
};

/** Said of a course whose JST names no test at all: there is nothing to do first. */
const noTest = 'Dokumen kursus tidak menamakan sebarang kuiz atau peperiksaan.';

const refusalOf = (data: Standing, stage: StageName): string =>
  (stage === 'jsu' || stage === 'exam') && data.courseInfo !== null && !data.hasQuizOrExam ? noTest : notYet[stage];

/** The exam's settings; other stages have none. */
type Settings = Partial<Pick<StageRequest, 'questionType' | 'numberOfQuestions'>>;

const settingsIn = ({ questionType, numberOfQuestions }: StageRequest): Settings =>
  questionType === undefined ? {} : { questionType, numberOfQuestions };

/** What a request depends on, without what distinguishes one attempt from another. */
const sourceOf = (request: StageRequest) => ({
  ...settingsIn(request),
  upload: request.upload,
  base: request.base,
});

type Bases = Partial<Record<StageName, { version: number }>>;

/** Whether a document has these settings. The current exam may be a restored earlier one. */
const isOfSettings = (made: StageValue<StageName>, { questionType, numberOfQuestions }: Settings): boolean =>
  !('examInfo' in made) ||
  (made.examInfo.type === questionType && made.examInfo.numberOfQuestions === numberOfQuestions);

/** Starts the making of a document, waits for it and gives the document; null while it goes on. */
export function generation(services: ModuleServices) {
  const { newId } = services;

  const generate = async <N extends StageName>(
    session: SessionRow,
    stage: N,
    settings: Settings = {},
  ): Promise<{ made: StageValue<N> | null; status: 'processing' | 'completed' }> => {
    const data = dataOf(session);
    if (session.status !== 'completed' || !isAvailable(data, stage))
      throw new AppError('conflict', refusalOf(data, stage));
    if (stage === 'jst') await assertAssessments(session);
    const present = await stageOf(services, session, stage);
    const bases = await basesOf(session, stage);
    // What was made from something that has changed since is no answer to a click of now.
    const isPresent =
      present !== null && isOfSettings(present.value, settings) && changedBelow(present, bases).length === 0;
    const earlier = session.jobs[stage];
    if (earlier?.status === 'completed' && isPresent) return { made: present.value, status: 'completed' };
    const started = await start(session, stage, settings, { since: present?.version ?? 0, bases });
    const { status } = await awaitJob(services, started, stage);
    const made = status === 'completed' ? await stageOf(services, session, stage) : null;
    return { made: made?.value ?? null, status };
  };

  /** The documents that a stage is made from, as they now are. */
  const basesOf = async (session: SessionRow, stage: StageName): Promise<Bases> => {
    const found = await Promise.all(
      madeFrom[stage].map(async (one) => [one, await stageOf(services, session, one)] as const),
    );
    return Object.fromEntries(found.flatMap(([one, made]) => (made === null ? [] : [[one, made]])));
  };

  /** @throws {AppError} conflict when another job on the same document runs */
  const start = async (
    session: SessionRow,
    stage: StageName,
    settings: Settings,
    { since, bases }: { since: number; bases: Bases },
  ): Promise<SessionRow> => {
    const source = {
      ...settings,
      upload: session.documents.at(-1)?.uploadId,
      base: Object.fromEntries(Object.entries(bases).map(([one, { version }]) => [one, version])),
    };
    // What a failed attempt of the same request on the same source has written is kept for this one.
    const earlier = session.jobs[stage];
    const failed = earlier?.status === 'failed' ? requestSchema.parse(earlier.input) : null;
    const run = failed !== null && isDeepStrictEqual(sourceOf(failed), source) ? failed.run : newId();
    const started = await startJob(services, session, {
      name: stage,
      stage,
      input: { ...source, run, since },
      isRepeatable: true,
      exclusiveWith: {
        name: regenerateJob({ kind: stage }),
        message: 'Sebahagian dokumen ini sedang dijana semula. Tunggu sehingga selesai.',
      },
    });
    const asked = requestSchema.parse(started.jobs[stage]?.input);
    if (!isDeepStrictEqual(settingsIn(asked), settings))
      throw new AppError('conflict', 'Soalan ujian dengan tetapan lain sedang dijana. Tunggu sehingga selesai.');
    return started;
  };

  const assertAssessments = async (session: SessionRow): Promise<void> => {
    const course = await courseOf(services, session);
    if (course === null || course.value.course.assessments.length === 0)
      throw new AppError(
        'unprocessable',
        'Pentaksiran kursus tidak ditemui dalam dokumen. Muat naik maklumat kursus yang menyenaraikan pentaksiran.',
      );
  };

  return generate;
}
