import { activeVerbs, alsoNouns, imperatives, longestVerb } from './bloomVerbs.ts';
import { spokenByQuestion } from './bloomQuestions.ts';
import type { Spoken } from './bloomVerbs.ts';
import type { CognitiveLevel } from './schemas.ts';

/** Words before an imperative that leave it one: 'Sila jelaskan', 'Cuba bandingkan'. */
const polite = /^(?:sila|cuba|tolong|please|kemudian|seterusnya|akhirnya|lalu)$/u;

/** After these an active form sets the task: 'Anda dikehendaki menganalisis ...'. */
const demands =
  /\b(?:dikehendaki|diminta|ditugaskan|diarahkan|anda (?:perlu|perlulah|hendaklah|mesti|mestilah|harus))$/u;
const joins = /^(?:dan|serta|atau|and|or)$/u;
const giving = /^(?:beri|berikan|buat|kemukakan|give)$/u;
const amounts =
  /^(?:\d+|satu|dua|tiga|empat|lima|enam|sebuah|seorang|suatu|beberapa|sekurang-kurangnya|one|two|three|four|five|an?|your)$/u;

/** 'Jelaskan jawapan anda.': asks for more on what the sentence before it asked. */
const tag = /^(?:sila )?(?:jelaskan|huraikan|terangkan|bincangkan|berikan|beri|explain|discuss|give)\b/iu;
const isTag = (sentence: string): boolean => tag.test(sentence) && sentence.split(/\s+/u).length <= 6;

/** What follows these is part of a means or a thing, and no predicate of the sentence. */
const subordinate =
  /\s(?:yang|bagaimana|bahawa|sama ada|mengapa|untuk|supaya|agar|jika|apabila|kerana|berdasarkan|dengan|that|which|how|why|if|when|whether)\s/u;
/** A predicate: its subject cannot have been an imperative. */
const predicate =
  /\s(?:ialah|adalah|merupakan|bukan(?:lah)?|menunjukkan|membolehkan|membantu|dapat|boleh|akan|telah|sedang|sudah|mempunyai|memerlukan|melibatkan|mengandungi|terdiri|penting|meningkat|menurun|di(?:buat|jalankan|lakukan|gunakan|laksanakan|hasilkan|perlukan|takrifkan)|is|are|was|were|has|have|can|will)\s/u;

const stemSentences = (stem: string): string[] =>
  stem
    .split(/(?<=[.?!:;])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s(]*(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).]\s+)+/iu, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * What a stem asks for. Sentences are read from the last to the first, since the task comes after the scene: the first with a verb decides.
 * A tag ('Jelaskan jawapan anda.') counts together with the sentence before it.
 */
export function spokenBy(stem: string): Spoken[] {
  const sentences = stemSentences(stem);
  const hasScene =
    sentences.filter((sentence) => !isTag(sentence)).length > 1 ||
    /^(?:berdasarkan|merujuk|mengikut|menurut|based on)\b/iu.test(stem.trim());
  const heard: Spoken[] = [];
  for (const sentence of sentences.toReversed()) {
    const spoken = [...verbsOf(sentence, hasScene), ...spokenByQuestion(sentence, hasScene)];
    heard.push(...spoken);
    if (spoken.length > 0 && !isTag(sentence)) break;
  }
  return heard;
}

interface Word {
  text: string;
  /** The words or marks right before it that make it the start of a clause: a comma, 'dan', or nothing at all. */
  opens: boolean;
}

function clauseWords(sentence: string): Word[] {
  return [...sentence.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}][\p{L}\p{N}'-]*)/gu)].map(
    ([, before = '', text = ''], index) => ({
      text,
      opens: index === 0 || /[,;:–—]/u.test(before),
    }),
  );
}

/**
 * The verbs that open the sentence or a clause of it, or are joined to one that does ('Huraikan dan nilaikan'). An active form opens
 * only a stem that is nothing else, as an objective is.
 */
function verbsOf(sentence: string, hasScene: boolean): Spoken[] {
  const words = clauseWords(sentence);
  const lower = words.map(({ text }) => text.toLowerCase());
  const found: Spoken[] = [];
  let end = 0;
  let hasTask = false;
  for (let place = 0; place < words.length; place++) {
    const before = lower[place - 1] ?? '';
    const isJoined = found.length > 0 && joins.test(before);
    const commands = words[place]?.opens === true || polite.test(before) || isJoined;
    const isTask: boolean =
      (place === 0 && !hasScene) || demands.test(`${lower[place - 2] ?? ''} ${before}`) || (hasTask && isJoined);
    const verb =
      (commands ? verbAt(imperatives, lower, place) : undefined) ??
      (isTask ? verbAt(activeVerbs, lower, place) : undefined);
    const follows = found.length === 0 || place === end + 1;
    if (!verb || isNoun(verb, lower, place, follows)) continue;
    hasTask ||= isTask;
    end = place + verb.length;
    const text = words.slice(place, end).map((word) => word.text);
    found.push({ word: text.join(' '), levels: verb.levels });
    place = end - 1;
  }
  return found;
}

interface Verb {
  entry: string;
  length: number;
  levels: CognitiveLevel[];
}

/** The longest entry of the table that the words spell from here; 'jelaskanlah' is 'jelaskan', 'beri dua contoh' is 'beri contoh'. */
function verbAt(
  table: ReadonlyMap<string, CognitiveLevel[]>,
  lower: readonly string[],
  place: number,
): Verb | undefined {
  const [first = '', second = '', ...others] = lower.slice(place);
  const skipped = giving.test(first) && amounts.test(second) ? 1 : 0;
  const words = [first.replace(/lah$/u, ''), ...(skipped === 1 ? others : [second, ...others])];
  for (let length = longestVerb; length > 0; length--) {
    const entry = words.slice(0, length).join(' ').trim();
    const levels = table.get(entry);
    if (levels) return { entry, length: length === 1 ? 1 : length + skipped, levels };
  }
  return undefined;
}

/**
 * Whether what looks like an imperative is a noun: part of a compound, the subject of a sentence with a predicate of its own, or one of
 * several things that another verb asks about ('Huraikan sikap dan nilai guru', but not 'Analisis dan nilai keberkesanan ...').
 */
function isNoun({ entry, length }: Verb, lower: readonly string[], place: number, follows: boolean): boolean {
  const rest = lower.slice(place + length).join(' ');
  const [main = ''] = ` ${rest} `.split(subordinate);
  const compound = alsoNouns[entry];
  if (!compound) return activeVerbs.has(entry) && predicate.test(`${main} `);
  return !follows || compound.test(rest) || predicate.test(`${main} `);
}
