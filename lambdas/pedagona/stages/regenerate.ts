import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';
import { courseLabelOf } from '../../../shared/pedagona/courses.ts';
import { keptCourseSchema } from '../../../shared/pedagona/schemas.ts';
import type { Dlo } from '../../../shared/pedagona/stages.ts';
import { pick } from '../../../shared/values/pick.ts';
import { stepsOf, valueAt } from '../../../shared/values/pointer.ts';
import { ModelAnswerError } from '../../platform/model/answer.ts';
import { askWritten } from '../../platform/model/askWritten.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { partAt, withPart } from '../../platform/stages/editableKind.ts';
import { regenerateStage } from '../../platform/stages/regenerate.ts';
import { kindOf, madeFrom, presentIn } from '../store.ts';
import { answerKeyData, chainData, withoutIds } from '../courseData.ts';
import { holdAt } from '../knownOfCourses.ts';
import { dloPrompt } from '../prompts/dlo.ts';
import { merangkaiPrompt } from '../prompts/merangkai.ts';
import { merungkaiPrompt } from '../prompts/merungkai.ts';
import { reportGroundsPrompt, reportPlanPrompt } from '../prompts/report.ts';
import { scriptsPrompt } from '../prompts/scripts.ts';
import { regeneratePrompt } from '../prompts/regenerate.ts';
import { chainSource } from './chain.ts';

/** What a section is to be, and the phrases of it that are declared as invented. */
const writtenSchema = z.object({
  part: z.union([z.string(), z.array(z.string())]),
  illustrations: z.array(z.string()),
});
type Inventive = Partial<Pick<Dlo, 'illustrations'>>;

/** An artefact with further phrases declared as invented, where it declares any. */
const withInvented = <T extends Inventive>(artefact: T, phrases: readonly string[]): T =>
  artefact.illustrations === undefined
    ? artefact
    : { ...artefact, illustrations: [...new Set([...artefact.illustrations, ...phrases])] };

/** What each artefact's writers are told of its fields. */
const briefs: Readonly<Record<ArtefactName, z.ZodObject>> = {
  course: merungkaiPrompt.schema,
  merangkai: merangkaiPrompt.schema,
  scripts: scriptsPrompt.schema,
  dlo: dloPrompt.schema,
  report: reportPlanPrompt.schema.extend(reportGroundsPrompt.schema.shape),
};

/** What the field at a pointer, and the lists and objects it stands in, are to hold: content, length, minutes, voice. */
export function briefAt(name: ArtefactName, pointer: string): string {
  const told: string[] = [];
  let schema: z.ZodType | undefined = briefs[name];
  // A merangkai groups what its prompt asks for flat.
  for (const step of stepsOf(pointer.replace(/^\/(?:courseComparison|integratedAssessment)(?=\/)/, ''))) {
    const inner: unknown =
      schema instanceof z.ZodArray ? schema.element : schema instanceof z.ZodObject ? schema.shape[step] : undefined;
    schema = inner instanceof z.ZodType ? inner : undefined;
    if (schema?.description !== undefined) told.push(schema.description);
  }
  return told.join('; ');
}

/** What is kept under a name: 'course' under 'course#1'. */
const kindIn = (name: string) => name.split('#')[0] as ArtefactName;

export const rewriteStage = regenerateStage({
  schemaOf: (name) => kindOf(kindIn(name)).schema,

  async write(context, { artefact: kept, pointer, instruction }, artefact) {
    const name = kindIn(kept);
    const value = partAt(kindOf(name), artefact as object, pointer);
    const from: readonly string[] = name === 'course' ? [] : madeFrom[name];
    const present = await presentIn(context.artefacts, context.session);
    const sources = [...present.keys()].filter((source) => source.startsWith('course#') || from.includes(source));
    const source = await chainSource(context, sources);
    const input = {
      stable: chainData(source),
      request: [
        renderData('dokumen', neighboursIn(name, artefact, pointer)),
        ...(name === 'scripts' ? [answerKeyData(source)] : []),
        renderData('bahagian', {
          artefact: name,
          course: courseOf(name, artefact, pointer),
          pointer,
          label: pointer.split('/').at(-1) ?? '',
          brief: briefAt(name, pointer),
          value,
        }),
        renderData('permintaan', instruction),
      ].join('\n'),
    };
    const { value: answer } = await askWritten(
      context.services.modelFor(context.id),
      regeneratePrompt,
      input,
      undefined,
      ({ illustrations }) => {
        const known = withInvented(artefact as Partial<Dlo>, illustrations);
        return holdAt(name, known as never, pointer, { ...source, [name]: known });
      },
    );
    return { part: newPart(value, answer), illustrations: answer.illustrations };
  },

  replaced: ({ artefact, pointer }, value, written) => withWritten(kindIn(artefact), value as object, pointer, written),
});

/** What is told of the artefact: of a script and of a report the sections beside the part, for the whole is told by what they are made from. */
function neighboursIn(name: ArtefactName, artefact: unknown, pointer: string): object {
  if (name === 'course') return pick(keptCourseSchema.parse(artefact), 'clos', 'learningDevelopment');
  const sections = Object.entries(withoutIds(artefact as object));
  const place = sections.findIndex(([key]) => key === stepsOf(pointer)[0]);
  const isWhole = name !== 'scripts' && name !== 'report';
  return Object.fromEntries(isWhole ? sections : sections.slice(Math.max(0, place - 1), place + 2));
}

/** An artefact with a section in the place of what stood there. */
export function withWritten(name: ArtefactName, artefact: object, pointer: string, written: unknown): object {
  const { part, illustrations } = writtenSchema.parse(written);
  return withInvented(withPart(kindOf(name), artefact, pointer, part), illustrations);
}

/** The label of the course that a section is about: a course's own, or that of its row; undefined where it is about all. */
function courseOf(name: ArtefactName, artefact: unknown, pointer: string): string | undefined {
  if (name === 'course') return courseLabelOf(keptCourseSchema.parse(artefact));
  const row = valueAt(artefact, /^.*?\/\d+/.exec(pointer)?.[0] ?? '');
  return z.object({ courseCode: z.string() }).safeParse(row).data?.courseCode;
}

/** A text for a text, a list for a list; anything else is no answer. */
function newPart(before: Editable, answer: { text: string | null; items: string[] | null }): Editable {
  const part = Array.isArray(before) ? answer.items : answer.text;
  if (part === null || [part].flat().every((text) => text.trim() === ''))
    throw new ModelAnswerError('invalid', 'the section came back empty');
  return part;
}

/** @throws {AppError} invalid for a part that is not a text or a list of texts, and for links, which lead to outcomes that exist. */
export function assertRegenerable(value: Editable, pointer: string): void {
  if (typeof value === 'number' || /\/links(?:\/|$)|^\/accepted$/.test(pointer))
    throw new AppError('invalid', 'Bahagian ini tidak boleh dijana semula.');
}
