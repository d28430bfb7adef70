import { inMalay, isEnglish, lowerFirst, overlap, upperFirst } from '../language/lexicon.ts';
import type { OutcomeContent } from './concepts.ts';

/** A Malay statement taken apart: 'menganalisis' + 'amalan pengurusan bilik darjah' + 'berdasarkan teori'. */
export interface StatementParts {
  verb: string;
  object: string;
  qualifier: string;
}

const twoWordVerb =
  /^(?:mereka bentuk|menunjuk cara|mengambil kira|mengenal pasti|menambah baik|mengambil bahagian|bertukar fikiran|membuat keputusan|menguji lari|ambil bahagian)\b/i;
/** Some statements name the learner first: 'Pelajar dapat ...', 'Mahasiswa mampu ...'. */
const learner =
  /^(?:(?:maha)?siswa(?: guru)?|pelajar|murid)?\s*(?:akan\s+)?(?:dapat|boleh|berupaya|berkebolehan|mampu)\s+/i;
const verbForm = /^(?:me\p{L}+|ber\p{L}+|memper\p{L}+)$/iu;
const qualifierStart =
  /\s(?=(?:(?:dan|serta|atau)\s+(?!menarik|mendalam|menyeluruh|mencukupi|memuaskan)me\p{L}{4,}|yang|berdasarkan|berpandukan|semasa|apabila|dengan|dalam|melalui|menggunakan|mengikut|secara|untuk|bagi|daripada|kepada|terhadap|selaras|serta|supaya|agar|di|menerusi|mengenai|tentang)\b)/iu;

/** Null when the statement does not begin with a Malay verb: it is then quoted whole, not taken apart. */
export function statementParts(statement: string): StatementParts | null {
  const text = statement.replace(/[\s.;]+$/, '').replace(learner, '');
  const verb = twoWordVerb.exec(text)?.[0] ?? text.split(/\s/)[0] ?? '';
  if (isEnglish(text) === true || !verbForm.test(verb.split(' ')[0] ?? '') || /\bmahasiswa\b/i.test(text)) return null;
  const { verbs, rest } = withSecondVerb(verb, text.slice(verb.length).trim());
  const [object = '', ...after] = rest.split(qualifierStart);
  if (rest === '') return null;
  return { verb: verbs.toLowerCase(), object: object.replace(/,$/, ''), qualifier: after.join(' ') };
}

/** 'Merancang dan melaksanakan ...' keeps both verbs together. */
function withSecondVerb(verb: string, rest: string): { verbs: string; rest: string } {
  const second = /^(?:dan|serta|,)\s+((?:me|ber)\p{L}{4,})\s+(?=\p{L})/iu.exec(rest);
  return second
    ? { verbs: `${verb} dan ${second[1] ?? ''}`, rest: rest.slice(second[0].length) }
    : { verbs: verb, rest };
}

interface WritingSource {
  statement: string;
  domain: readonly string[];
  /** Counts outcomes from 0, so that neighbours are phrased differently. */
  index: number;
  content: OutcomeContent;
}

interface Phrases {
  parts: StatementParts;
  /** Titles as they run in a sentence, the nearest to the statement first. */
  topics: string[];
}

const inSentence = (title: string): string => (isEnglish(title) === true ? `“${title}”` : lowerFirst(title));

function phrasesOf({ statement, content }: WritingSource, parts: StatementParts): Phrases {
  const titles = content.topics
    .map(({ title }) => title)
    .toSorted((a, b) => overlap(statement, b) - overlap(statement, a))
    .map(inSentence);
  const own = parts.object.toLowerCase();
  const isSame = (title: string): boolean => own.includes(title.toLowerCase()) || title.toLowerCase().includes(own);
  const others = titles.filter((title) => !isSame(title));
  return { parts, topics: others };
}

const pick = <Option>(options: readonly [Option, ...Option[]], index: number): Option =>
  options[index % options.length] ?? options[0];

/** One Malay sentence that binds the outcome's own matter to the topics that carry it. */
export function bigIdeaFor(source: WritingSource): string {
  const parts = statementParts(source.statement);
  if (!parts) return foreignBigIdea(source);
  const { topics } = phrasesOf(source, parts);
  const [first, second] = topics;
  const { verb, object, qualifier } = parts;
  const whole = `${object} ${qualifier}`.trim();
  if (first === undefined)
    return `${upperFirst(whole)} menjadi bermakna apabila pelajar ${verb} perkara itu dalam situasi sebenar.`;
  const with2 = inMalay(second === undefined ? [first] : [first, second]);
  if (source.domain.includes('Afektif'))
    return pick(
      [
        `${upperFirst(object)} dihayati apabila ${with2} dijadikan amalan, bukan sekadar pengetahuan.`,
        `Nilai diri terserlah apabila pelajar ${verb} ${object} semasa mendalami ${with2}.`,
      ],
      source.index,
    );
  if (source.domain.includes('Psikomotor'))
    return pick(
      [
        `Kemahiran ${verb} ${object} terbina melalui latihan yang memadukan ${with2}.`,
        `Ilmu tentang ${with2} menjadi kemahiran apabila pelajar sendiri ${verb} ${object}.`,
      ],
      source.index,
    );
  return pick(
    [
      `Kefahaman tentang ${whole} berkembang apabila ${second === undefined ? `${first} dikaji secara mendalam` : `${first} dihubungkan dengan ${second}`}.`,
      `${upperFirst(object)} menjadi jelas apabila pelajar menilai ${with2} daripada pelbagai sudut.`,
      `Keupayaan untuk ${verb} ${object} bermula dengan kefahaman yang kukuh tentang ${with2}.`,
    ],
    source.index,
  );
}

/** Two or three open questions made of the outcome's own words, its topics and its assessment. */
export function questionsFor(source: WritingSource): string[] {
  const parts = statementParts(source.statement);
  if (!parts) return foreignQuestions(source);
  const { topics } = phrasesOf(source, parts);
  const { verb, object, qualifier } = parts;
  const [first, second] = topics;
  const task = `${verb} ${object} ${qualifier}`.trim();
  const why = pick(
    [
      `Mengapakah ${object} penting ${first === undefined ? 'dalam bidang ini' : `apabila pelajar mendalami ${first}`}?`,
      `Sejauh manakah ${first ?? 'pengalaman sebenar'} mempengaruhi ${object}?`,
      `Apakah kaitan antara ${object} dengan ${first ?? 'amalan sebenar'}?`,
    ],
    source.index,
  );
  const how = `Bagaimanakah ${second ?? first ?? 'pengalaman pembelajaran'} membantu pelajar ${task}?`;
  return [why, how, `Apakah bukti bahawa pelajar sudah dapat ${verb} ${object}?`];
}

const quoted = (text: string): string => `“${text.replace(/[\s.]+$/, '')}”`;

/** A statement in another language is named in its own words; the sentence around it is Malay. */
function foreignBigIdea({ statement, content }: WritingSource): string {
  const titles = content.topics.slice(0, 2).map(({ title }) => quoted(title));
  return titles.length === 0
    ? `Hasil pembelajaran ${quoted(statement)} menjadi bermakna apabila pelajar mengamalkannya dalam situasi sebenar.`
    : `Hasil pembelajaran ${quoted(statement)} tercapai apabila topik ${inMalay(titles)} dihubungkan dengan amalan sebenar.`;
}

function foreignQuestions({ statement, content }: WritingSource): string[] {
  const [first, second] = content.topics.map(({ title }) => quoted(title));
  const outcome = quoted(statement);
  return [
    `Mengapakah hasil ${outcome} penting kepada seorang pendidik?`,
    ...(first === undefined ? [] : [`Bagaimanakah topik ${second ?? first} menyokong pencapaian hasil ${outcome}?`]),
    `Apakah bukti bahawa hasil ${outcome} telah dicapai?`,
  ];
}
