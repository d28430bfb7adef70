import * as z from 'zod';
import { comparable } from '../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { upperFirst } from '../language.ts';
import { dataIn } from '../promptData.ts';

const passageSchema = z.object({ at: z.string(), place: z.string(), text: z.string() });
type Passage = z.infer<typeof passageSchema>;

/** What the notes say in a form that can be asked about: what a term means, or the numbered steps under a heading. */
export interface Note {
  kind: 'meaning' | 'steps';
  /** The term, or the heading of the steps. */
  about: string;
  /** As it stands in the notes. */
  says: string;
  parts: string[];
  at: string;
}

const copulas =
  'ialah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|are defined as|refers to|means|is(?= an? | the )';
const meaning = new RegExp(String.raw`^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:${copulas})\s+([^.!?:]{20,200})\.$`, 'u');
const numberedLine = /^\(?\d{1,2}[.)]\s+(\S.{2,120}?)[.;]?$/u;

/** Beginnings that name no term: they point at another sentence, or say what something is for. */
const noTerms = new Set(
  'ini itu ia mereka antara it this that these those there they he she we you one tujuan matlamat objektif contoh kelebihan kelemahan fungsi ciri purpose aim example function'.split(
    ' ',
  ),
);

function meaningIn(sentence: string, at: string): Note[] {
  const [, about = '', said = ''] = meaning.exec(sentence) ?? [];
  const name = upperFirst(about.replace(/^(?:an?|the)\s+/iu, ''));
  const words = name.toLowerCase().split(' ');
  const isTerm = name !== '' && words.length <= 6 && !noTerms.has(words[0] ?? '');
  const isSaid = !/^(?:untuk|bahawa|to|that)\s/u.test(said) && !comparable(said).includes(comparable(name));
  return isTerm && isSaid ? [{ kind: 'meaning', about: name, says: sentence, parts: [said], at }] : [];
}

/** Three or more numbered lines, one after the other, below a line that ends with a colon. */
function stepsIn(passages: readonly Passage[]): Note[] {
  const lines = passages.flatMap(({ at, text }) => text.split('\n').map((line) => ({ text: line.trim(), at })));
  return lines.flatMap(({ text, at }, i) => {
    const below = lines.slice(i + 1);
    const end = below.findIndex((line) => !numberedLine.test(line.text));
    const parts = below
      .slice(0, end < 0 ? undefined : end)
      .map((line) => upperFirst(numberedLine.exec(line.text)?.[1] ?? ''));
    const about = text.slice(0, -1);
    if (!text.endsWith(':') || parts.length < 3) return [];
    return [{ kind: 'steps' as const, about, says: `${about}: ${parts.join('; ')}.`, parts, at: below[0]?.at ?? at }];
  });
}

/** The notes of a request, each thing once; passages of the course document are none. */
export function notesIn(request: string): Note[] {
  const passages = dataIn(request, 'petikan', z.array(passageSchema).default([])).filter(
    (passage) => !passage.at.startsWith('0:'),
  );
  const said = passages.flatMap(({ at, text }) =>
    text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => meaningIn(sentence.trim(), at)),
  );
  return uniqueBy([...said, ...stepsIn(passages)], ({ about }) => comparable(about));
}
