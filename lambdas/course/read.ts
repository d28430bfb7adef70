import type { Course } from '../../shared/course/course.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { renderDocument } from '../../shared/document/render.ts';
import { inSection, sectionsOf } from '../../shared/fact/scope.ts';
import { pick } from '../../shared/values/pick.ts';
import type { DocumentRow } from '../platform/jobs/session.ts';
import { ask } from '../platform/model/ask.ts';
import { documentOf, type ModelContext } from '../platform/stages/stage.ts';
import { coursePrompt } from './prompt.ts';
import { courseFromAnswer } from './settle.ts';

/** Longer documents are read up to this many characters, and the reader is told from where on nothing was read. */
const documentCharacters = 400_000;

/** Reads the course of one document of a session, or of its section, by one call of a model, each value with its state. */
export async function readCourse({ services, session, id }: ModelContext, document: DocumentRow): Promise<Course> {
  const whole = await documentOf(services, session, document);
  const sections = sectionsOf(whole).map((one) => pick(one, 'courseCode', 'courseName'));
  const wanted = document.section ?? 0;
  const section = wanted < sections.length ? wanted : 0;
  const source = withinLimit(inSection(whole, section));
  const { value, notice } = await ask(services.modelFor(id), coursePrompt, {
    stable: renderDocument({ name: document.name, document: source }),
    request: 'Rekodkan fakta dokumen kursus di atas.',
  });
  return courseFromAnswer(value, source, document.name, notice, { sections, section });
}

/** The first blocks that fit; the reader is told what was left out, so nothing is cut in silence. */
function withinLimit(document: SourceDocument): SourceDocument {
  let characters = 0;
  const kept = document.blocks.filter((block, i) => {
    characters += block.kind === 'table' ? JSON.stringify(block.rows).length : block.text.length;
    return i === 0 || characters <= documentCharacters;
  });
  if (kept.length === document.blocks.length) return document;
  const last = kept.at(-1)?.page;
  const place = last === undefined ? `${kept.length} perenggan dan jadual pertama` : `muka surat ${last}`;
  const notice = `Dokumen ini terlalu panjang: isi selepas ${place} tidak dianalisis.`;
  return { ...document, blocks: kept, notices: [...document.notices, notice] };
}
