import * as z from 'zod';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import { overlap, upperFirst } from '../../language.ts';
import { dataIn } from '../../promptData.ts';
import type { Topic } from '../promptCourse.ts';

const passageSchema = z.object({ at: z.string(), place: z.string(), text: z.string() });
type Passage = z.infer<typeof passageSchema>;

/** What the notes say in a form that can be asked about: what a term means, what belongs to a list, the steps of a procedure. */
export interface Note {
  kind: 'meaning' | 'list' | 'steps';
  /** The term, or what stands before the colon of a list. */
  about: string;
  /** As it stands in the notes. */
  says: string;
  parts: string[];
  at: string;
  place: string;
}

const copulas =
  'ialah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|are defined as|refers to|means|is(?= an? | the )';
const meaning = new RegExp(String.raw`^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:${copulas})\s+([^.!?:]{20,200})\.$`, 'u');
const list = /^(\p{Lu}[^.:;!?]{8,100}):\s*([^.:!?]+[,;][^.:!?]+)\.?$/u;
const numberedLine = /^\(?\d{1,2}[.)]\s+(\S.{2,120}?)[.;]?$/u;
const procedure = /\b(?:langkah|urutan|prosedur|turutan|peringkat|fasa|steps?|procedure|stages|phases|sequence)\b/iu;

/** Beginnings that name no term: they point at another sentence, or say what something is for. */
const noTerms = new Set(
  'ini itu ia mereka antara it this that these those there they he she we you one tujuan matlamat objektif contoh kelebihan kelemahan fungsi ciri purpose aim example function'.split(
    ' ',
  ),
);

/** 'a, b dan c' as parts; where the last has its own 'dan', it is joined by 'serta'. */
function partsOf(text: string): string[] {
  const parts = text.split(/[,;]\s*/u);
  const last = parts.pop()?.replace(/^(?:dan|serta|and|lalu|then)\s+/u, '') ?? '';
  const tail = last.split(/ serta /u.test(last) ? / serta / : / (?:dan|and|lalu) /u);
  return [...parts, ...tail].map((part) => upperFirst(part.trim())).filter((part) => part !== '');
}

const listed = (about: string, says: string, parts: string[], from: Passage): Note[] =>
  parts.length < 3
    ? []
    : [{ kind: procedure.test(about) ? 'steps' : 'list', about, says, parts, at: from.at, place: from.place }];

function noteIn(sentence: string, from: Passage): Note[] {
  const [, head = '', items = ''] = list.exec(sentence) ?? [];
  if (head !== '') return listed(head, sentence, partsOf(items), from);
  const [, about = '', said = ''] = meaning.exec(sentence) ?? [];
  const name = upperFirst(about.replace(/^(?:an?|the)\s+/iu, ''));
  const words = name.toLowerCase().split(' ');
  const isTerm = name !== '' && words.length <= 6 && !noTerms.has(words[0] ?? '');
  const isSaid = !/^(?:untuk|bahawa|to|that)\s/u.test(said) && !comparable(said).includes(comparable(name));
  return isTerm && isSaid ? [{ kind: 'meaning', about: name, says: sentence, parts: [said], ...at(from) }] : [];
}
const at = ({ at: place, place: heading }: Passage) => ({ at: place, place: heading });

/** Lines that are numbered one after the other, with the line or heading above them. */
function numberedIn(passages: readonly Passage[]): Note[] {
  const lines = passages.flatMap((from) => from.text.split('\n').map((text) => ({ text: text.trim(), from })));
  const runs: { head: string; from: Passage; parts: string[] }[] = [];
  for (const [i, { text, from }] of lines.entries()) {
    const part = numberedLine.exec(text)?.[1];
    const above = lines[i - 1];
    if (part === undefined) continue;
    if (above && numberedLine.test(above.text) && above.from.place === from.place) runs.at(-1)?.parts.push(part);
    else runs.push({ head: above?.text.endsWith(':') === true ? above.text.slice(0, -1) : '', from, parts: [part] });
  }
  return runs.flatMap(({ head, from, parts }) => {
    const about = head || (/["“]([^"”]+)["”]/u.exec(from.place)?.[1] ?? '');
    return about === '' ? [] : listed(about, `${about}: ${parts.join('; ')}`, parts.map(upperFirst), from);
  });
}

/** The notes of a request, each thing once; passages of the course document are none. */
export function notesIn(request: string): Note[] {
  const passages = dataIn(request, 'petikan', z.array(passageSchema).default([])).filter(
    (passage) => !passage.at.startsWith('0:'),
  );
  const said = passages.flatMap((from) =>
    from.text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => noteIn(sentence.trim(), from)),
  );
  return uniqueBy([...said, ...numberedIn(passages)], ({ about }) => comparable(about));
}

/** Whether a note and its heading share most words with this topic, more than with any other. */
export function isOfTopic({ about, says, place }: Note, title: string, topics: readonly Topic[]): boolean {
  const shared = topics.map((topic) =>
    overlap(`${about} ${says} ${place}`, `${topic.title} ${topic.subtopics.join(' ')}`),
  );
  const most = Math.max(1, ...shared);
  return shared.filter((count) => count === most).length === 1 && topics[shared.indexOf(most)]?.title === title;
}
