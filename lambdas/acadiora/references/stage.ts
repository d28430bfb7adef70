import * as z from 'zod';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { AbandonedError } from '../../platform/jobs/failure.ts';
import { documentOf, type JobContext, partOf, saveJobResult, type Stage } from '../../platform/stages/stage.ts';
import { listedReferences } from '../facts/citations/citations.ts';
import { withHeadings } from '../facts/structure/sections.ts';
import { withoutOrders } from '../../platform/model/injection.ts';
import { readStudy } from '../facts/text/studyText.ts';
import { withinLimit } from '../plan.ts';
import { type CheckedReferences, checkedReferencesSchema, kinds, referenceJob } from '../store.ts';
import { entryOf } from './entry.ts';
import { lookUp } from './lookUp.ts';
import type { Bibliographies } from './lookUpServices.ts';

const inputSchema = z.object({ uploadId: z.string() });
/** The version of the paper whose list is checked. */
const uploadOf = ({ job }: JobContext): string => inputSchema.parse(job.input).uploadId;

/** The entries of a paper's list with their places, as citations are held against them. */
export function entriesIn(document: SourceDocument) {
  const read = withoutOrders(withinLimit(withHeadings(document)).document);
  return listedReferences(readStudy(read)).map((reference) => ({
    entry: entryOf(reference),
    at: reference.evidence.at,
  }));
}

const partKey = (context: JobContext, part: string): string =>
  `part#${uploadOf(context)}#${part}#${context.id.attempt}`;

/** Looks up the list of references of a reviewed paper. The review neither waits for it nor fails by it. */
export const referenceStage = (open: () => Bibliographies): Stage => ({
  partKey,

  plan: async () => [[referenceJob]],

  async write(context): Promise<CheckedReferences> {
    const { services, session } = context;
    const paper = session.documents.find(({ uploadId }) => uploadId === uploadOf(context));
    if (paper === undefined) throw new AbandonedError();
    const entries = entriesIn(await documentOf(services, session, paper));
    const { table, now } = services;
    const answers = await lookUp(
      { table, now, bibliographies: open() },
      entries.map(({ entry }) => entry),
    );
    const references = entries.flatMap(({ entry: { text }, at }, n) => {
      const answer = answers[n];
      return answer === undefined ? [] : [{ text, at, ...answer }];
    });
    return { checkedAt: now().toISOString(), references };
  },

  async finish(context) {
    const checked = await partOf(context, partKey(context, referenceJob), checkedReferencesSchema);
    await saveJobResult(context, kinds.references(uploadOf(context)), checkedReferencesSchema, { next: () => checked });
    return {};
  },
});
