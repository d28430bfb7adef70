import * as z from 'zod';
import { signersOf } from '../../../shared/moderation/signatures.ts';
import { completeParts } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { stageNames } from '../../../shared/pedagona/artefacts.ts';
import { recordOf } from '../../../shared/values/pick.ts';
import { clientFor } from '../../platform/clients.ts';
import { sentOf } from '../../platform/grants/grants.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import { type Stage, noModelStage } from '../../platform/stages/stage.ts';
import { doubtsIn } from '../doubts.ts';
import { chainIn, presentIn, sessionOf } from '../store.ts';
import { exportFile, exportWrite, findExport } from '../exports.ts';

const inputSchema = z.object({ exportId: z.string(), parts: z.array(z.enum(completeParts)) });

/** The complete report of a session as one .docx, from what the screen shows now. No model is asked. */
export const exportStage: Stage = {
  ...noModelStage,

  async finish({ services, session, artefacts, job }) {
    const { table, files, now } = services;
    // The Word library is heavy: it is loaded with the first export.
    const { completeDocument, wordFileName } = await import('../../../shared/pedagona/word.ts');
    const { renderWordBytes, wordType } = await import('../../../shared/word/render.ts');
    const render = clientFor('word', () => renderWordBytes);
    const { exportId: id, parts } = inputSchema.parse(job.input);
    const { sub } = session;
    const [present, sent] = await Promise.all([presentIn(artefacts, session), sentOf(table, sub, session.id)]);
    const whole = sessionOf(session, present);
    const chain = chainIn(present);
    if (chain.merangkai === null) throw new AbandonedError();
    // The job's start, not the clock: a repeated step builds the same file.
    const at = new Date(job.startedAt);
    const { ofStage, ofCourses } = doubtsIn(present);
    const doubts = { ...recordOf(stageNames, ofStage), courses: ofCourses() };
    const signatures = signersOf(sent, 'report', present.get('report')?.content);
    const bytes = await render(completeDocument({ session: whole, ...chain, doubts, signatures, parts, at }));
    const objectKey = exportFile(sub, id);
    await files.put(objectKey, bytes, wordType);
    const item = {
      id,
      fileName: wordFileName('complete', session, at, 'docx'),
      fileSize: bytes.length,
      createdAt: job.startedAt,
      downloadCount: 0,
      lastDownloadedAt: null,
    };
    return {
      extra: [exportWrite(sub, item, now())],
      async undo() {
        // A file that another run of this step has listed stays.
        if ((await findExport(table, sub, id, now())) === null) await files.removeAll([objectKey]);
      },
    };
  },
};
