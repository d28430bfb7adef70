import { readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import { answer } from '../../lib/local/model/index.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import type { Remark } from '../../shared/acadiora/schemas.ts';
import { teacherAt } from '../lambdas/acadiora/reviewing.ts';
import { startPipeline } from '../support/pipeline.ts';
import { reviewer } from '../support/reviewer.ts';

/** An invented paper, what a strong model answered about it, call by call, and what a reader says of the remarks that came of it. */
interface PaperRecording {
  name: string;
  document: SourceDocument;
  /** By criterion, `register` and `overall`. */
  answers: Record<string, unknown>;
  /** What was answered when texts were asked for again. */
  repairs: Record<string, unknown>;
  /** For each planted weakness the remarks, by their ids, that tell of it. */
  planted: { what: string; remarks: string[] }[];
  /** Those of them that are not true of the paper. */
  untrue: string[];
  /** Ids of all remarks that the reader has judged, by their first letters. */
  judged: string[];
}

const folder = new URL('recordings/papers/', import.meta.url);

const paperRecordings = (): PaperRecording[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<PaperRecording, 'name'>),
    }));

/** The model of these answers; of a repair, when texts are asked for again. */
const recorded = ({ answers, repairs }: PaperRecording): Rules =>
  reviewer(({ about, paper }) => (paper === null ? (repairs[about] ?? {}) : answers[about]));

/** Sends recorded papers through the real stages. @returns the weaknesses that each review shows */
async function reviewedBy(
  modelOf: (recording: PaperRecording) => Rules,
  recordings: readonly PaperRecording[],
): Promise<Remark[][]> {
  const pipeline = await startPipeline('acadiora');
  try {
    const shown: Remark[][] = [];
    for (const recording of recordings) {
      await pipeline.useModel('', modelOf(recording));
      const teacher = teacherAt(pipeline);
      const { sessionId } = await teacher.analyze(await teacher.handIn(recording.document, recording.name));
      const { evaluation, errorMessage } = await teacher.ended(sessionId);
      if (evaluation === null) throw new Error(`No review of ${recording.name}: ${errorMessage}`);
      shown.push(criterionKeys.flatMap((key) => evaluation.evaluation[key].weaknesses));
    }
    return shown;
  } finally {
    await pipeline.stop();
  }
}

/** The planted weaknesses that must be told by a strong model, and the share of what is shown that must be true, also by the embedded one. */
const least = { told: 0.875, true: 0.95, trueOfEmbedded: 0.9 };

const isOneOf = (ids: readonly string[], { id }: Remark): boolean => ids.some((start) => id.startsWith(start));

/** What a review of each paper tells. What no reader has judged yet is counted as untrue. Prints as it goes. */
function reportModel(name: string, recordings: readonly PaperRecording[], shown: readonly Remark[][]) {
  const total = { planted: 0, told: 0, shown: 0, true: 0 };
  for (const [index, { name: paper, planted, judged, untrue }] of recordings.entries()) {
    const remarks = shown[index] ?? [];
    const untold = planted.filter((one) => !remarks.some((remark) => isOneOf(one.remarks, remark)));
    const doubtful = remarks.filter((remark) => isOneOf(untrue, remark) || !isOneOf(judged, remark));
    console.log(
      `${name} ${paper}: ${planted.length - untold.length}/${planted.length} planted, ${remarks.length} shown`,
    );
    if (name === 'recorded') for (const { what } of untold) console.log(`  not told: ${what}`);
    for (const { id, text } of doubtful) console.log(`  not true or not judged: ${id.slice(0, 7)} ${text}`);
    total.planted += planted.length;
    total.told += planted.length - untold.length;
    total.shown += remarks.length;
    total.true += remarks.length - doubtful.length;
  }
  console.log(`${name}: ${total.told}/${total.planted} planted told, ${total.true}/${total.shown} shown are true`);
  return { told: total.told / total.planted, true: total.true / total.shown };
}

/** Reviews of recorded papers by the strong model that answered them, and by the embedded one. @returns whether every threshold is met */
export async function reportPaperRecordings(): Promise<boolean> {
  const recordings = paperRecordings();
  const strong = reportModel('recorded', recordings, await reviewedBy(recorded, recordings));
  const embedded = reportModel('embedded', recordings, await reviewedBy(() => answer, recordings));
  return strong.told >= least.told && strong.true >= least.true && embedded.true >= least.trueOfEmbedded;
}
