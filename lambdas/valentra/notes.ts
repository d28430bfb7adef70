import * as z from 'zod';
import { labelKind } from '../../shared/course/words/vocabulary.ts';
import { wordsIn } from '../../shared/text/comparable.ts';
import { blockText, placeAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { Topic } from '../../shared/valentra/course/courseView.ts';
import type { JsuQuestion } from '../../shared/valentra/schemas.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { assertRead, documentOf, saveJobResult, type Stage, noModelStage } from '../platform/stages/stage.ts';

export const notesKind = 'bahan';
const notesSchema = z.object({
  documents: z.array(z.object({ uploadId: z.string(), name: z.string() })),
  /** What claims of items are looked up in. */
  lines: z.array(z.string()).default([]),
});

/** Lines of notes that have what an item may claim: figures, years, links and, behind their first word, names. */
export const linesOfNotes = (notes: readonly SourceDocument[]): string[] =>
  notes
    .flatMap(({ blocks }) => blocks.flatMap((block) => blockText(block).split('\n')))
    .filter((line) => /\d|www\.|\S\s+["“(]?\p{Lu}/u.test(line));

/** The lines of the notes as they now are; none where there are none. */
export const keptLines = (notes: unknown): string[] => (notes === undefined ? [] : notesSchema.parse(notes).lines);

/** The notes of a session stand behind its course document; those that are being read, behind those that were. */
export const notesOf = ({ documents, finishedDocuments, status }: SessionRow): SessionRow['documents'] =>
  documents.slice(1, status === 'completed' ? documents.length : (finishedDocuments ?? 1));

/** Bahan kuliah: the uploaded notes take the place of those before. No model is asked. */
export const notesStage: Stage = {
  ...noModelStage,
  async plan({ session }) {
    session.documents.forEach(assertRead);
    return [];
  },
  async finish(context) {
    const { documents, finishedDocuments } = context.session;
    const added = documents.slice(finishedDocuments ?? 1);
    const read = await Promise.all(added.map((document) => documentOf(context.services, context.session, document)));
    await saveJobResult(context, notesKind, notesSchema, {
      next: () => ({
        documents: added.map(({ uploadId, name }) => ({ uploadId, name })),
        lines: linesOfNotes(read),
      }),
    });
    return { documents: [...documents.slice(0, 1), ...added] };
  },
};

/** A part of a document that a question may rest on; `n`: the document's place in the session. */
export interface Extract {
  n: number;
  at: string;
  text: string;
  place: string;
}

/** Our own rules: characters of notes that one question is given, and of one block; the shares of a question's words that a block has, and of another topic's that its heading has. */
const limits = { characters: 3_000, block: 1_500, share: 0.3, other: 0.6 } as const;
/** What the words of a question's topic, and of what it asks, count beside those of its subtopic. */
const beside = { topic: 0.2, description: 0.3 } as const;

/** Beginnings of the words that carry meaning: long ones, and abbreviations ('TCP', 'pH'), which are not told in a line of capitals. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    text.split('\n').flatMap((line) => {
      const isInCapitals = /\p{L}{4}/u.test(line) && !/\p{Ll}/u.test(line);
      return (line.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
        word.length > 3 || (!isInCapitals && /.\p{Lu}/u.test(word)) ? [word.slice(0, 6).toLowerCase()] : [],
      );
    }),
  );

const shareOf = (names: string, text: string): number => {
  const [wanted, there] = [[...stemsOf(names)], stemsOf(text)];
  return wanted.length === 0 ? 0 : wanted.filter((stem) => there.has(stem)).length / wanted.length;
};

/** Of 'Topic 5: Fertility' and 'Worked example 5.1' the numbers; '' where a heading has none. */
const numberOf = (heading: string): string => /\d+(?:\.\d+)*/.exec(heading)?.[0] ?? '';

/** Whether a heading stands in the part of one before it, at whatever level: '5.1' in that of 'Topic 5', and one without a number in a numbered part. */
function isWithin(heading: string, before: string): boolean {
  const [own, part] = [numberOf(heading), numberOf(before)];
  return part !== '' && (own === '' || own.startsWith(`${part}.`));
}

const bestShare = (names: readonly string[], text: string): number =>
  Math.max(0, ...names.map((name) => shareOf(name, text)));

type Asked = Pick<JsuQuestion, 'topic' | 'subtopic' | 'cognitiveDescription'>;
type Others = readonly Pick<Topic, 'title' | 'subtopics'>[];

/** The blocks of notes with what they share with a question's words; `heading`: of another topic that one stands under, or ''. */
export function blocksFor(
  { topic, subtopic, cognitiveDescription: description }: Asked,
  notes: readonly SourceDocument[],
  others: Others = [],
): (Extract & { share: number; rank: number; heading: string })[] {
  const names = others.flatMap(({ title, subtopics }) => [title, ...subtopics]);
  const isOfOther = (text: string): boolean =>
    bestShare(names, text) > Math.max(limits.other, bestShare([topic, subtopic], text));
  return notes.flatMap((document, i) => {
    const headings = document.blocks
      .filter(({ kind }) => kind === 'heading')
      .flatMap((block) => wordsIn(blockText(block)));
    // A running head or foot has the words of titles and a page.
    const isRunning = (text: string): boolean =>
      wordsIn(text).every((word) => headings.includes(word) || /^\d+$/.test(word));
    // The headings that a block stands under, each in its own of a higher level.
    let above: { level: number; text: string; share: number; rank: number; isOwn: boolean; isOther: boolean }[] = [];
    return document.blocks.flatMap((block) => {
      const text = blockText(block).slice(0, limits.block);
      const share = shareOf(`${topic}\n${subtopic}`, text);
      const rank = shareOf(subtopic || topic, text) + beside.topic * shareOf(topic, text);
      if (block.kind === 'heading') {
        const level = block.level ?? 1;
        const holding = above.filter((one) => one.level < level || (one.level === level && isWithin(text, one.text)));
        // All that stands under the topic's own heading is of it.
        const isOwn = shareOf(topic, text) >= limits.other && !isOfOther(text);
        const isOther = labelKind(text) === 'references' || (isOfOther(text) && !holding.some((one) => one.isOwn));
        const atLeast = isOwn ? limits.share : 0;
        above = [...holding, { level, text, share: Math.max(share, atLeast), rank, isOwn, isOther }];
      }
      const at = String(block.n);
      // The nearest that names a topic tells.
      const naming = above.findLast((one) => one.isOther || one.share > 0);
      const heading = naming?.isOther === true ? naming.text : '';
      if (block.kind === 'heading' || (block.kind === 'paragraph' && isRunning(text))) return [];
      const best = (key: 'share' | 'rank'): number => Math.max(0, ...above.map((one) => one[key]));
      const ranked = rank + best('rank') + beside.description * shareOf(description, text);
      return [
        { n: i + 1, at, text, place: placeAt(document, at), share: share + best('share'), rank: ranked, heading },
      ];
    });
  });
}

/** As `blocksFor` a subtopic among the others of its topic, too; none where no heading of the notes names it. */
export function besideSubtopic(
  asked: Asked,
  notes: readonly SourceDocument[],
  topics: Others,
): ReturnType<typeof blocksFor> {
  const { topic, subtopic } = asked;
  const isNamed = notes.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'heading' && shareOf(subtopic, blockText(block)) >= limits.other),
  );
  const others = topics.map(({ title, subtopics }) => ({
    title: title === topic ? '' : title,
    subtopics: subtopics.filter((one) => one !== subtopic),
  }));
  return isNamed && subtopic !== topic ? blocksFor({ ...asked, topic: subtopic }, notes, others) : [];
}

/** What course document and notes say of a question's subtopic: the blocks that have most of its words, or stand under a heading that has, in their order. */
export function extractsFor(
  asked: Asked,
  fact: Topic['fact'],
  notes: readonly SourceDocument[],
  others?: Others,
): Extract[] {
  const blocks = blocksFor(asked, notes, others).filter(({ heading }) => heading === '');
  let left = limits.characters;
  const chosen = new Set(
    blocks
      .filter(({ share }) => share >= limits.share)
      .toSorted((a, b) => b.rank - a.rank)
      .filter(({ text }) => {
        const isFit = text.length <= left;
        if (isFit) left -= text.length;
        return isFit;
      }),
  );
  const own = blocks.filter((block) => chosen.has(block));
  const [at] = fact?.at ?? [];
  return fact === null || at === undefined ? own : [{ n: 0, at, text: fact.quote, place: fact.place }, ...own];
}

/** The block of the notes that has this name (`nameOf`). */
export function extractNamed(name: string, notes: readonly SourceDocument[]): Extract | undefined {
  const [place, at] = name.split(':');
  const n = Number(place);
  const document = notes[n - 1];
  const block = document?.blocks.find((one) => String(one.n) === at);
  if (document === undefined || block === undefined || at === undefined) return undefined;
  return { n, at, text: blockText(block).slice(0, limits.block), place: placeAt(document, at) };
}

/** The blocks of the notes that an answer names as passages, though no item may cite them. */
export const mentionedIn = (answer: unknown, notes: readonly SourceDocument[]): Extract[] =>
  [...JSON.stringify(answer).matchAll(/\b(?:petikan|passage|excerpt|extract) (\d{1,2}:\d+)/giu)].flatMap(
    ([, name = '']) => extractNamed(name, notes) ?? [],
  );

export const nameOf = ({ n, at }: Pick<Extract, 'n' | 'at'>): string => `${n}:${at}`;

const wordsOpening = (text: string): string =>
  text
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
    .replace(/[|\s.,;:]+$/u, '');

/**
 * An answer with places for the model's names of passages: 'petikan 1:34' and '(1:34)', but not the ratio 1:34. People read neither.
 * `sources`: what was sent with the request; `about`: of a look the items that it is of, where a name that they do not have is no ratio.
 */
export function withPlaces<T>(
  answer: T,
  sources: readonly (Pick<Extract, 'n' | 'at' | 'place'> & { text?: string; quote?: string })[],
  about: string | null = null,
): T {
  // Passages of one place are told apart by their first words.
  const openings = new Map(sources.map((source) => [nameOf(source), wordsOpening(source.text ?? source.quote ?? '')]));
  const isAlone = (place: string): boolean =>
    new Set(sources.filter((source) => source.place === place).map(nameOf)).size === 1;
  const calledBy = (source: (typeof sources)[number]): string => {
    const [place, opening] = [source.place || 'dokumen kursus', openings.get(nameOf(source))];
    return isAlone(source.place) || opening === '' ? place : `${place} (“${opening} …”)`;
  };
  const places = new Map(sources.map((source) => [nameOf(source), calledBy(source)]));
  const words = 'petikan|passage|excerpt|extract|nota|notes?|cites?|"at"|dan|and';
  const named = new RegExp(String.raw`(?<=^|(?:(?<!\p{L})(?:${words})|,)\s["“]?|[([])\d{1,2}:[\d.]+(?<!\.)`, 'giu');
  const anywhere = /(?<![\d:.]|\b(?:nisbah|ratio|skala|scale)\s)\d{1,2}:[\d.]+(?<!\.)/gu;
  const told = (text: string): string => {
    const placed = text.replace(named, (name) => places.get(name) ?? name);
    return about === null
      ? placed
      : placed.replace(anywhere, (name) => (about.includes(name) ? name : (places.get(name) ?? name)));
  };
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return told(value);
    if (Array.isArray(value)) return value.map(all);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'cites' ? one : all(one)]));
  };
  return all(answer) as T;
}
