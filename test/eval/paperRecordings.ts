import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import { answer } from '../../lib/local/model/index.ts';
import { citationOf } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import type { Facts } from '../../shared/acadiora/facts.ts';
import type { Remark } from '../../shared/acadiora/schemas.ts';
import { teacherAt } from '../lambdas/acadiora/reviewing.ts';
import { startPipeline } from '../support/pipeline.ts';
import { dataIn, reviewer } from '../support/reviewer.ts';

/** An invented paper, what a strong model answered about it, call by call, and what a reader says of the remarks that came of it. */
export interface PaperRecording {
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
  /** What the paper truly lacks (`missingIn`), by its name there. */
  missing: string[];
}

const folder = new URL('recordings/papers/', import.meta.url);

export const paperRecordings = (): PaperRecording[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<PaperRecording, 'name'>),
    }));

/** What a look is told of a remark. */
const shownRemarks = z.array(z.object({ id: z.string(), kind: z.string(), at: z.array(z.string()) }));

type Places = (own: string[]) => string[];

/** Looks that call every weakness and improvement contradicted without reading, by the places that they name for it. */
const lazyLooks: Record<string, Places> = { 'its own block': (own) => own.slice(0, 1), 'block 5': () => ['5'] };

/** What a lazy look says of these remarks, each time with the words of the place that it names. */
const lazyVerdicts = (document: SourceDocument, remarks: unknown, placesOf: Places) =>
  shownRemarks.parse(remarks).flatMap(({ id, kind, at: own }) => {
    const at = placesOf(own);
    const reason = `Kertas menyatakan "${citationOf(document, at)?.quote ?? ''}".`;
    return kind === 'strength' ? [] : [{ id, verdict: 'bercanggah', reason, at }];
  });

/** The model of these answers; of a repair, when texts are asked for again. `lazy`: its look is this one. */
export const recorded =
  (lazy?: Places) =>
  ({ document, answers, repairs }: PaperRecording): Rules =>
    reviewer(({ about, paper, request }) => {
      if (paper === null) return repairs[about] ?? {};
      if (about !== 'overall' || lazy === undefined) return answers[about];
      return { ...(answers[about] as object), verdicts: lazyVerdicts(document, dataIn(request, 'ulasan'), lazy) };
    });

interface Reviewed {
  weaknesses: Remark[];
  percentage: number;
  missing: string[];
}

/** Works that a review says are not listed or not cited; tables and figures that it says have no caption or no mention. */
const missingIn = ({ citations, illustrations }: Facts): string[] => [
  ...[...citations.notListed, ...citations.notCited].map(({ text }) => text),
  ...illustrations.flatMap(({ label, isPresent, isMentioned }) => (isPresent && isMentioned ? [] : [label])),
];

/** Sends recorded papers through the real stages. */
async function reviewedBy(
  modelOf: (recording: PaperRecording) => Rules,
  recordings: readonly PaperRecording[],
): Promise<Reviewed[]> {
  const pipeline = await startPipeline('acadiora');
  try {
    const reviews: Reviewed[] = [];
    for (const recording of recordings) {
      await pipeline.useModel('', modelOf(recording));
      const teacher = teacherAt(pipeline);
      const { sessionId } = await teacher.analyze(await teacher.handIn(recording.document, recording.name));
      const { evaluation, errorMessage } = await teacher.ended(sessionId);
      if (evaluation === null) throw new Error(`No review of ${recording.name}: ${errorMessage}`);
      reviews.push({
        weaknesses: criterionKeys.flatMap((key) => evaluation.evaluation[key].weaknesses),
        percentage: evaluation.overall.percentage,
        missing: missingIn(evaluation.facts),
      });
    }
    return reviews;
  } finally {
    await pipeline.stop();
  }
}

/** The planted weaknesses that must be told by a strong model, by what is counted alone, and the share of what is shown that must be true, also by the embedded one. */
const least = { told: 0.875, counted: 0.75, true: 0.95, trueOfEmbedded: 0.9 };
/** Things that are called missing and are there; weaknesses of papers without plants that are said to come before all others. */
const most = { falselyMissing: 0, firstOfSound: 0 };

const isOneOf = (ids: readonly string[], { id }: Remark): boolean => ids.some((start) => id.startsWith(start));

/** What a review of each paper tells. What no reader has judged yet is counted as untrue. Prints as it goes. */
function reportModel(name: string, recordings: readonly PaperRecording[], reviews: readonly Reviewed[]) {
  const total = { planted: 0, told: 0, counted: 0, shown: 0, true: 0, falselyMissing: 0, firstOfSound: 0 };
  for (const [index, { name: paper, planted, judged, untrue, missing }] of recordings.entries()) {
    const { weaknesses: remarks, missing: calledMissing } = reviews[index] ?? { weaknesses: [], missing: [] };
    const counted = remarks.filter(({ source }) => source === 'counted');
    const untoldBy = (some: readonly Remark[]) =>
      planted.filter((one) => !some.some((remark) => isOneOf(one.remarks, remark)));
    const untold = untoldBy(remarks);
    const falselyMissing = calledMissing.filter((one) => !missing.includes(one));
    const doubtful = remarks.filter((remark) => isOneOf(untrue, remark) || !isOneOf(judged, remark));
    console.log(
      `${name} ${paper}: ${planted.length - untold.length}/${planted.length} planted, ${remarks.length} shown`,
    );
    if (name === 'recorded') for (const { what } of untold) console.log(`  not told: ${what}`);
    for (const { id, text } of doubtful) console.log(`  not true or not judged: ${id.slice(0, 7)} ${text}`);
    for (const one of falselyMissing) console.log(`  called missing, but there: ${one}`);
    total.planted += planted.length;
    total.told += planted.length - untold.length;
    total.counted += planted.length - untoldBy(counted).length;
    total.falselyMissing += falselyMissing.length;
    if (planted.length === 0) total.firstOfSound += remarks.filter(({ priority }) => priority === 1).length;
    total.shown += remarks.length;
    total.true += remarks.length - doubtful.length;
  }
  const { told, planted, falselyMissing, firstOfSound } = total;
  console.log(
    `${name}: ${told}/${planted} planted told, ${total.counted} of them counted, ${total.true}/${total.shown} shown are true`,
  );
  console.log(`${name}: ${falselyMissing} falsely called missing, ${firstOfSound} to be mended first in sound papers`);
  const isFair = falselyMissing <= most.falselyMissing && firstOfSound <= most.firstOfSound;
  return { told: told / planted, counted: total.counted / planted, true: total.true / total.shown, isFair };
}

/** What a lazy look takes from the reviews of an honest one. Prints as it goes. @returns whether no true weakness is gone and no score is higher */
function reportLazy(
  name: string,
  recordings: readonly PaperRecording[],
  honest: readonly Reviewed[],
  lazy: readonly Reviewed[],
) {
  const changes = recordings.map(({ untrue }, index) => {
    const [before, after] = [honest[index], lazy[index]];
    const kept = after?.weaknesses.map(({ id }) => id) ?? [];
    return {
      removed: (before?.weaknesses ?? []).filter((remark) => !kept.includes(remark.id) && !isOneOf(untrue, remark)),
      raised: (after?.percentage ?? 0) - (before?.percentage ?? 0),
    };
  });
  const removed = changes.flatMap((change) => change.removed);
  const raised = Math.max(...changes.map((change) => change.raised));
  console.log(
    `lazy look, ${name} cited: ${removed.length} true weaknesses removed, greatest rise ${raised.toFixed(1)} %`,
  );
  for (const { text } of removed) console.log(`  removed: ${text}`);
  return removed.length === 0 && raised <= 0;
}

/** Reviews of recorded papers by the strong model that answered them, also with a lazy look, and by the embedded one. @returns whether every threshold is met */
export async function reportPaperRecordings(): Promise<boolean> {
  const recordings = paperRecordings();
  const honest = await reviewedBy(recorded(), recordings);
  const strong = reportModel('recorded', recordings, honest);
  let isHeld = true;
  for (const [name, places] of Object.entries(lazyLooks))
    isHeld = reportLazy(name, recordings, honest, await reviewedBy(recorded(places), recordings)) && isHeld;
  const embedded = reportModel('embedded', recordings, await reviewedBy(() => answer, recordings));
  return (
    isHeld &&
    strong.isFair &&
    embedded.isFair &&
    strong.told >= least.told &&
    strong.counted >= least.counted &&
    strong.true >= least.true &&
    embedded.true >= least.trueOfEmbedded
  );
}
