import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { pathOf } from '../../../shared/values/changes.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { log } from '../../platform/log/logger.ts';
import { faultySentences, type HeldText, rewritten } from '../../platform/model/askWritten.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { ConditionFailed } from '../../platform/storage/table.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import {
  findPart,
  type JobContext,
  type ModelContext,
  partKindOfRun,
  saveJobResult,
} from '../../platform/stages/stage.ts';
import { chainData, courseFacts } from '../courseData.ts';
import { type ChainSource, heldTextsOf } from '../known.ts';
import { blankClo, kindOf } from '../store.ts';

/**
 * Faulty sentences of what a stage is made from are asked for again side by side with the stage: its writer is not told what is doubted, so it need not
 * wait. What no stage is made from is asked for again when it is written (`askWritten`). Until the next stage is made, and where none ever is, the
 * lecturer reads the sentences with their marks.
 */

/** The part of a job that does it. */
export const sentencesPart = 'ayat';

interface Source extends ChainSource {
  courses: CourseAnalysis[];
}
interface Asked {
  /** Its name, such as 'course#1'. */
  name: string;
  artefact: object;
  texts: (HeldText & { at: string })[];
  /** What its writer was told. */
  request: string;
}

const withoutSuggestions = (course: CourseAnalysis): CourseAnalysis => ({
  ...course,
  clos: course.clos.map((clo) => ({ ...clo, ...blankClo })),
});

/** What each stage asks about: merangkai about the courses' suggestions, the DLO about merangkai, the others about the DLO. */
function askedOf(stage: StageName, { courses, teaching, merangkai, dlo }: Source): Asked[] {
  const base = teaching ? { courses, teaching } : { courses };
  if (stage === 'merangkai')
    return courses.map((course, n) => ({
      name: `course#${n}`,
      artefact: course,
      texts: heldTextsOf('course', course, base),
      request: renderData('kursus', courseFacts(withoutSuggestions(course))),
    }));
  if (stage === 'dlo' && merangkai) {
    const texts = heldTextsOf('merangkai', merangkai, { ...base, merangkai });
    return [{ name: 'merangkai', artefact: merangkai, texts, request: chainData(base).join('\n') }];
  }
  if (!dlo) return [];
  const before = merangkai ? { ...base, merangkai } : base;
  const texts = heldTextsOf('dlo', dlo, { ...before, dlo });
  return [{ name: 'dlo', artefact: dlo, texts, request: chainData(before).join('\n') }];
}

/** Whether a text stands in a row that the lecturer has confirmed as it is. */
function isConfirmed(artefact: object, at: string): boolean {
  const confirmation = valueAt(artefact, at.replace(/[^/]+$/, 'confirmation'));
  return typeof confirmation === 'string' && confirmation !== '';
}

/** Those that have faulty sentences which nobody was asked about, without what the lecturer has written or confirmed. */
async function faultyIn({ artefacts }: JobContext, stage: StageName, source: Source): Promise<Asked[]> {
  const all = askedOf(stage, source).map(async (asked): Promise<Asked[]> => {
    if (faultySentences(asked.texts, asked.request).length === 0) return [];
    const [kept, versions] = await Promise.all([
      artefacts.get(asked.name, z.unknown()),
      artefacts.versions(asked.name),
    ]);
    const last = versions.findLast(({ reason }) => reason === 'generated' || reason === 'rewritten');
    if (last?.reason === 'rewritten') return [];
    const isOwn = (at: string): boolean =>
      kept?.edited.some((own) => `${pathOf(asked.artefact, at) ?? at}/`.startsWith(`${own}/`)) ?? false;
    const texts = asked.texts.filter(({ at }) => !isOwn(at) && !isConfirmed(asked.artefact, at));
    return faultySentences(texts, asked.request).length === 0 ? [] : [{ ...asked, texts }];
  });
  return (await Promise.all(all)).flat();
}

/** Whether a stage has sentences to ask about. */
export const hasFaulty = async (context: JobContext, stage: StageName, source: Source): Promise<boolean> =>
  (await faultyIn(context, stage, source)).length > 0;

const changesSchema = z.array(
  z.object({
    name: z.string(),
    at: z.string(),
    before: z.union([z.string(), z.array(z.string())]),
    after: z.union([z.string(), z.array(z.string())]),
  }),
);
type Changes = z.infer<typeof changesSchema>;

/** Asks for all of them in one call. @returns the parts that are better now */
export async function askSentences(context: ModelContext, stage: StageName, source: Source): Promise<Changes> {
  const asked = await faultyIn(context, stage, source);
  const texts = asked.flatMap((one) => one.texts);
  const services = context.services.modelFor(context.id);
  const put = await rewritten(services, texts, asked.map(({ request }) => request).join('\n'));
  let next = 0;
  return asked.flatMap(({ name, artefact, texts: own }) => {
    const by = own.map((text) => ({ ...text, by: put[next++] ?? text.text }));
    return [...new Set(own.map(({ at }) => at))].flatMap((at) => {
      const before = valueAt(artefact, at) as string | string[];
      const now = by.filter((one) => one.at === at).map((one) => one.by);
      const after = Array.isArray(before) ? now : (now[0] ?? before);
      return isDeepStrictEqual(before, after) ? [] : [{ name, at, before, after }];
    });
  });
}

/**
 * Puts them where they were asked for, unless the lecturer has changed or confirmed the part, or removed all, meanwhile. What always loses against
 * other saves is left: the stage itself is made.
 * @throws {AbandonedError} when the attempt is not under way any more
 */
export async function putSentences(context: JobContext): Promise<void> {
  const changes = (await findPart(context, partKindOfRun(context, sentencesPart), changesSchema)) ?? [];
  for (const name of new Set(changes.map((change) => change.name))) {
    const own = changes.filter((change) => change.name === name);
    const { schema } = kindOf(name.startsWith('course') ? 'course' : (name as StageName));
    if ((await context.artefacts.get(name, z.unknown())) === null) continue;
    try {
      await saveJobResult(context, name, schema, {
        reason: 'rewritten',
        next: (current) => own.reduce<object>(withChange, current ?? {}),
      });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      log.warn('Sentences could not be put', { name });
    }
  }
}

const withChange = (artefact: object, { at, before, after }: Changes[number]): object =>
  isDeepStrictEqual(valueAt(artefact, at), before) && !isConfirmed(artefact, at)
    ? withValueAt(artefact, at, after)
    : artefact;
