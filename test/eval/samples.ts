import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleId } from '../../lambdas/platform/jobs/samples.ts';
import { findSession, type SessionId } from '../../lambdas/platform/jobs/session.ts';
import { decodeJson } from '../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../lambdas/platform/storage/keys.ts';
import { earlierAnswer, manualRules } from '../../lib/local/bedrock/recordings.ts';
import { root } from '../../lib/bundling.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import { type Pipeline, startPipeline } from '../support/pipeline.ts';
import { makers, names, recordedAnswers, sub } from './sessions.ts';

/**
 * `npm run samples`: makes the finished sessions that each module shows as its example (`lambdas/<module>/sample.json`), from recorded
 * answers of a strong model about documents of our own. `npm run samples -- FOLDER`: what is asked is written there and waits for its
 * answer, as with MODEL=manual; its `recordings` then take the place of ours.
 */
const [handFolder] = process.argv.slice(2);
/** A written part of an artefact; of a review they are what it is continued from. */
const isWay = (name: string, module: ModuleName): boolean => name.startsWith('part#') && module !== 'acadiora';

/** What a reader of an example need not know: that a recorded answer was to an earlier request. */
const withoutNotice = (value: string): string =>
  value.replaceAll(`"engineNotice":"${earlierAnswer}"`, '"engineNotice":null').replaceAll(`${earlierAnswer} `, '');

/** What a session left in the table and the bucket, less what belongs to its owner alone. */
async function sampleOf({ table, store, files }: Pipeline, session: SessionId): Promise<object> {
  const prefix = `DOC#${session.id}#`;
  const rows = (await store.rows()).filter(({ PK, SK }) => PK === `USER#${sub}` && SK.startsWith(prefix));
  const artefacts = rows.flatMap(({ PK: _, SK, value, ...kept }) => {
    const name = SK.slice(prefix.length);
    return isWay(name, session.module)
      ? []
      : [{ name, value: JSON.parse(withoutNotice(String(value))) as unknown, ...kept }];
  });
  const row = await findSession(table, session);
  const texts: Record<string, unknown> = {};
  for (const { uploadId } of row?.documents ?? [])
    texts[uploadId] = decodeJson(await files.get(objectKeys.text(sub, session.id, uploadId)));
  const documents = row?.documents.map(({ etag: _, ...document }) => ({
    ...document,
    size: JSON.stringify(texts[document.uploadId]).length,
  }));
  const kept = { ...row, sessionName: names[session.module], documents, activityKeys: [], searchKeys: [] };
  return { session: kept, artefacts, texts };
}

for (const module of moduleNames) {
  const pipeline = await startPipeline(module);
  try {
    // The paper's answers are kept call by call, not as recordings.
    const isByHand = handFolder !== undefined && module !== 'acadiora';
    await pipeline.useModel('', isByHand ? manualRules(handFolder) : recordedAnswers(module));
    const id = await makers[module](pipeline);
    const text = JSON.stringify(await sampleOf(pipeline, { sub, module, id })).replaceAll(id, sampleId);
    await writeFile(join(root, 'lambdas', module, 'sample.json'), `${text}\n`);
    console.log(`${module}: ${text.length} characters, ${gzipSync(text).length} bytes when packed`);
  } finally {
    await pipeline.stop();
  }
}
