import { courseGap } from '../../shared/course/rules.ts';
import { AppError } from '../../shared/errors.ts';
import type { Edits } from '../../shared/origin.ts';
import { isAvailable, jstNeeds, type Standing } from '../../shared/valentra/rules.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { making } from '../platform/stages/making.ts';
import type { Settings } from './stages/documentStage.ts';
import { courseOf, dataOf, madeFrom, stageSchemas, type StageValue } from './store.ts';

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

/** Whether a document has these settings. The current exam may be a restored earlier one. */
const isOfSettings = (made: StageValue<StageName>, { questionType, numberOfQuestions }: Settings): boolean =>
  !('examInfo' in made) ||
  (made.examInfo.type === questionType && made.examInfo.numberOfQuestions === numberOfQuestions);

/** Makes a document of a session: what was made from something that has changed since is no answer to a click of now. */
export function generation(services: ModuleServices) {
  const make = making(services);

  const assertCourse = async (session: SessionRow): Promise<void> => {
    const course = (await courseOf(services, session))?.value.course;
    const gap = courseGap(course === undefined ? [] : [course], jstNeeds);
    if (gap !== null) throw new AppError('unprocessable', gap);
  };

  return async function generate<N extends StageName>(
    session: SessionRow,
    stage: N,
    { edits, ...settings }: { edits: Edits } & Settings,
  ): Promise<{ made: StageValue<N> | null; status: 'processing' | 'completed' }> {
    const data = dataOf(session);
    if (session.status !== 'completed' || !isAvailable(data, stage))
      throw new AppError('conflict', refusalOf(data, stage));
    if (stage === 'jst') await assertCourse(session);
    const isOf = (made: StageValue<StageName>): boolean => isOfSettings(made, settings);
    const document = { stage, schema: stageSchemas[stage], from: madeFrom[stage], settings, isOf };
    const { made, status } = await make<StageValue<StageName>>(session, document, { again: true, edits });
    return { made: made as StageValue<N> | null, status };
  };
}
