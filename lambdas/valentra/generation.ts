import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../shared/errors.ts';
import { changedBelow } from '../../shared/valentra/outdated.ts';
import { isAvailable, type Standing } from '../../shared/valentra/rules.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import type { ModuleServices } from '../platform/jobs/moduleServices.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import { findWork, healedWork, startWork, waitForWork, type WorkRow } from '../platform/jobs/work.ts';
import { restsOn, type Wish, wishSchema } from './stages/stage.ts';
import { courseOf, dataOf, rewriteWork, stageOf, type StageValue } from './store.ts';

/** A POST that generates waits so long for its work (design §3; an HTTP API gives up after 30 s). */
export const waitMilliseconds = 20_000;

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
type Settings = Partial<Pick<Wish, 'questionType' | 'numberOfQuestions'>>;

const settingsIn = ({ questionType, numberOfQuestions }: Wish): Settings =>
  questionType === undefined ? {} : { questionType, numberOfQuestions };

/** What was wished, without what tells one attempt from another. */
const groundOf = (wish: Wish) => ({ ...settingsIn(wish), upload: wish.upload, base: wish.base });

type Bases = Partial<Record<StageName, { version: number }>>;

/** Whether a document is one of these settings. The exam that stands may be an earlier one put back. */
const isOfSettings = (made: StageValue<StageName>, { questionType, numberOfQuestions }: Settings): boolean =>
  !('examInfo' in made) ||
  (made.examInfo.type === questionType && made.examInfo.numberOfQuestions === numberOfQuestions);

/** The making of documents: started once, waited for, its end told. */
export function generation(services: ModuleServices) {
  const { table, newId } = services;

  /** Starts a stage, waits for it and gives its document; null while it goes on. */
  const generate = async <N extends StageName>(
    row: SessionRow,
    stage: N,
    settings: Settings = {},
  ): Promise<{ made: StageValue<N> | null; status: 'processing' | 'completed' }> => {
    const data = dataOf(row);
    if (row.status !== 'completed' || !isAvailable(data, stage)) throw new AppError('conflict', refusalOf(data, stage));
    if (stage === 'jst') await assertAssessments(row);
    const earlier = await findWork(table, { sub: row.sub, sessionId: row.id, name: stage });
    const present = await stageOf(services, row, stage);
    const bases = await basesOf(row, stage);
    // What was made from something that has changed since is no answer to a click of now.
    const isPresent =
      present !== null && isOfSettings(present.value, settings) && changedBelow(present, bases).length === 0;
    const isDone = earlier?.status === 'completed' && isPresent;
    const since = present?.version ?? 0;
    const work = isDone ? earlier : await begun(row, stage, settings, { earlier, since, bases });
    const status = await ended(work);
    const made = status === 'completed' ? await stageOf(services, row, stage) : null;
    return { made: made?.value ?? null, status };
  };

  /** The documents that a stage is made from, as they now stand. */
  const basesOf = async (row: SessionRow, stage: StageName): Promise<Bases> => {
    const found = await Promise.all(
      restsOn[stage].map(async (one) => [one, await stageOf(services, row, one)] as const),
    );
    return Object.fromEntries(found.flatMap(([one, made]) => (made === null ? [] : [[one, made]])));
  };

  /** The work on a stage, begun now or under way. @throws {AppError} conflict when other work on the same document is under way */
  const begun = async (
    row: SessionRow,
    stage: StageName,
    settings: Settings,
    { earlier, since, bases }: { earlier: WorkRow | null; since: number; bases: Bases },
  ): Promise<WorkRow> => {
    const unless = {
      name: rewriteWork(stage),
      message: 'Sebahagian dokumen ini sedang dijana semula. Tunggu sehingga selesai.',
    };
    // Heals what has died; what begins after this look keeps the work from being started.
    if (await isUnderWay(row, unless.name)) throw new AppError('conflict', unless.message);
    const ground = {
      ...settings,
      upload: row.documents.at(-1)?.uploadId,
      base: Object.fromEntries(Object.entries(bases).map(([one, { version }]) => [one, version])),
    };
    // What a failed attempt of the same wish on the same ground has written is kept for this one.
    const failed = earlier?.status === 'failed' ? wishSchema.parse(earlier.input) : null;
    const run = failed !== null && isDeepStrictEqual(groundOf(failed), ground) ? failed.run : newId();
    const work = await startWork(services, row, {
      name: stage,
      stage,
      input: { ...ground, run, since },
      // One that ended since it was looked at is the answer to a repeated click.
      repeatable: earlier?.status === 'completed',
      unless,
    });
    if (!isDeepStrictEqual(settingsIn(wishSchema.parse(work.input)), settings))
      throw new AppError('conflict', 'Soalan ujian dengan tetapan lain sedang dijana. Tunggu sehingga selesai.');
    return work;
  };

  /** Whether a piece of work truly goes on. */
  const isUnderWay = async (row: SessionRow, name: string): Promise<boolean> => {
    const work =
      row.works[name] === 'processing' ? await findWork(table, { sub: row.sub, sessionId: row.id, name }) : null;
    return work !== null && (await healedWork(services, work)).status === 'processing';
  };

  const assertAssessments = async (row: SessionRow): Promise<void> => {
    const course = await courseOf(services, row);
    if (course === null || course.value.course.assessments.length === 0)
      throw new AppError(
        'unprocessable',
        'Pentaksiran kursus tidak ditemui dalam dokumen. Muat naik maklumat kursus yang menyenaraikan pentaksiran.',
      );
  };

  /** The end of work waited for. @throws {AppError} with its sentence when it failed. */
  const ended = async (work: WorkRow): Promise<'processing' | 'completed'> => {
    const end = await waitForWork(services, work, waitMilliseconds);
    if (end === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
    if (end.status === 'failed')
      throw new AppError('unprocessable', end.errorMessage ?? 'Penjanaan gagal. Sila cuba lagi.');
    return end.status;
  };

  return { generate, isUnderWay, ended };
}
