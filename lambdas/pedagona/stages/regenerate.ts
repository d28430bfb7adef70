import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { ArtefactName, Editable } from '../../../shared/pedagona/editable.ts';
import { courseLabelOf } from '../../../shared/pedagona/links.ts';
import { type KeptCourse, keptCourseSchema } from '../../../shared/pedagona/schemas.ts';
import { valueAt } from '../../../shared/pointer.ts';
import { ModelAnswerError } from '../../platform/model/answer.ts';
import { askWritten } from '../../platform/model/askWritten.ts';
import { renderData } from '../../platform/model/prompt.ts';
import { regenerateStage } from '../../platform/stages/regenerate.ts';
import { chainArtefacts, madeFrom, presentIn } from '../chainArtefacts.ts';
import { chainData, withoutIds } from '../courseData.ts';
import { partAt, withPart } from '../editing.ts';
import { regeneratePrompt } from '../prompts/regenerate.ts';
import { courseKind } from '../store.ts';
import { chainSource } from './chain.ts';

/** An artefact's kind is its name (`store.ts`, `chainArtefacts.ts`). */
const nameOf = (kind: string): ArtefactName => kind as ArtefactName;

const schemaOf = (kind: string): z.ZodObject =>
  kind === courseKind ? keptCourseSchema : chainArtefacts[nameOf(kind) as keyof typeof chainArtefacts].schema;

const partSchema = z.union([z.string(), z.array(z.string())]);

/** One section of an artefact written again. */
export const rewriteStage = regenerateStage({
  schemaOf,

  async write(context, { kind, pointer, instruction }, artefact) {
    const name = nameOf(kind);
    const value = partAt(name, artefact, pointer);
    const from: readonly string[] = name === 'course' ? [] : madeFrom[name];
    const present = await presentIn(context.services, context.session);
    const sources = [...present.keys()].filter((source) => source.startsWith('course#') || from.includes(source));
    const { value: answer } = await askWritten(context.services.modelFor(context.id), regeneratePrompt, {
      stable: chainData(await chainSource(context, sources)),
      request: [
        renderData(
          'dokumen',
          name === 'course' ? suggestedIn(keptCourseSchema.parse(artefact)) : withoutIds(artefact as object),
        ),
        renderData('bahagian', {
          artefact: name,
          // Which course, where it is one of several.
          course: courseOf(name, artefact, pointer),
          pointer,
          label: pointer.split('/').at(-1) ?? '',
          value,
        }),
        renderData('permintaan', instruction),
      ].join('\n'),
    });
    return newPart(value, answer);
  },

  replaced: ({ kind, pointer }, artefact, part) =>
    withPart(
      { name: nameOf(kind), schema: schemaOf(kind) },
      artefact as z.output<z.ZodObject>,
      pointer,
      partSchema.parse(part),
    ),
});

const suggestedIn = ({ clos, learningDevelopment }: KeptCourse) => ({ clos, learningDevelopment });

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
  if (typeof value === 'number' || /\/links(?:\/|$)/.test(pointer))
    throw new AppError('invalid', 'Bahagian ini tidak boleh dijana semula.');
}
