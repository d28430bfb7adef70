import * as z from 'zod';
import { kppbModelSchema } from '../../../../shared/pedagona/schemas.ts';
import { cloTitle } from '../../../../shared/pedagona/labels.ts';
import { allLevelNames } from '../../../../shared/valentra/levels.ts';
import { isEnglish, clip, quoted, running } from '../language.ts';

/** What is empty is left out of a request. */
export const textOrNone = z.string().default('');
const texts = z.array(z.string()).default([]);
export const listOrNone = <S extends z.ZodType>(row: S) => z.array(row).default([]);

/** What a request tells of a course, as far as rules use it. */
export const courseFactsSchema = z.object({
  label: textOrNone,
  courseCode: z.string().nullable().default(null),
  courseName: z.string().nullable().default(null),
  clos: listOrNone(
    z.object({
      id: textOrNone,
      cloNumber: textOrNone,
      cloStatement: textOrNone,
      domain: texts,
      level: textOrNone,
      hpp: texts,
      skills: texts,
      knowledge: texts,
    }),
  ),
  assessments: listOrNone(
    z.object({
      type: textOrNone,
      weight: z.number().nullable().default(null),
      domain: textOrNone,
      description: textOrNone,
    }),
  ),
  topics: listOrNone(z.object({ id: textOrNone, title: textOrNone, subtopics: texts })),
  methods: texts,
  kppbModel: kppbModelSchema.nullable().default(null),
});
export type CourseFacts = z.output<typeof courseFactsSchema>;

/** A learning outcome and the forms in which sentences speak of it. */
export interface Outcome {
  id: string;
  /** 'HPK2', or its place in the course. */
  number: string;
  /** As the document has it: what evidence quotes. */
  statement: string;
  /** What a learner does, in full: 'menganalisis amalan pengurusan bilik darjah berdasarkan teori'. */
  task: string;
  /** The same in brief: 'menganalisis amalan pengurusan bilik darjah'. */
  doing: string;
  /** What it is done to: 'amalan pengurusan bilik darjah'. */
  object: string;
  domains: readonly string[];
  level: string;
  /** The highest number in the level, 0 where none is given. */
  rank: number;
  hp: readonly string[];
  skills: readonly string[];
  topics: readonly string[];
}

type Clo = CourseFacts['clos'][number];

export function outcomeOf(clo: Clo, index: number): Outcome {
  const { level, domain, hpp, skills } = clo;
  const words = wordsFor(clo.cloStatement);
  const own = words.object.toLowerCase();
  const topics = [...new Set(clo.knowledge.map((title) => running(title)))];
  return {
    ...words,
    id: clo.id,
    number: cloTitle(clo, index),
    statement: clo.cloStatement,
    domains: domain,
    level,
    rank: Math.max(0, ...[...level.matchAll(/[CPA]\s?(\d)/gi)].map(([, digit]) => Number(digit))),
    hp: [...new Set([...hpp, ...skills].flatMap((text) => text.match(/HP\d{1,2}/g) ?? []))],
    skills,
    topics: topics.filter((topic) => topic !== '' && !own.includes(topic)),
  };
}

/** `longest`: characters of the task; its object has half of them. A foreign statement is quoted. */
export function wordsFor(statement: string, longest = 220): Pick<Outcome, 'task' | 'doing' | 'object'> {
  const text = statement.replace(/\s+/g, ' ').trim();
  const found = statementParts(text);
  if (!found) {
    const words = quoted(clip(text.replace(/[\s.?!]+$/, ''), longest * 0.7));
    return { task: `mencapai hasil ${words}`, doing: `mencapai hasil ${words}`, object: `hasil ${words}` };
  }
  const { verb, object, qualifier } = rejoined(found);
  const [start = object] = object.split(/\s(?=(?:dari|sebelum|selepas)\b|(?:dan|serta) (?:hubung|kait)annya$)/);
  const brief = clip(start, longest / 2);
  return {
    task: clip(`${verb} ${object} ${qualifier}`.trim(), longest),
    doing: `${verb} ${brief}`,
    object: brief,
  };
}

/** 'budaya kerja selamat, bersih' + 'dan bertanggungjawab' is one list: its last part is no second verb. */
function rejoined(parts: StatementParts): StatementParts {
  const last = /^(?:dan|serta|atau)\s+\S+/i.exec(parts.qualifier)?.[0];
  if (last === undefined || !parts.object.includes(',')) return parts;
  return {
    ...parts,
    object: `${parts.object} ${last}`,
    qualifier: parts.qualifier.slice(last.length).trim(),
  };
}

/** 'A4, C5' -> 'A4 Mengorganisasi, C5 Menilai' (revised Bloom, Simpson, Krathwohl); what names no known level stays as it is. */
export function outcomeLevelLabel(level: string): string {
  const codes = [...level.matchAll(/([CPA])\s?(\d)/gi)].map(
    ([, letter = '', digit = '']) => letter.toUpperCase() + digit,
  );
  return codes.length === 0
    ? level.trim()
    : codes.map((code) => `${code} ${allLevelNames[code] ?? ''}`.trim()).join(', ');
}

/** A Malay statement taken apart: 'menganalisis' + 'amalan pengurusan bilik darjah' + 'berdasarkan teori'. */
interface StatementParts {
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
function statementParts(statement: string): StatementParts | null {
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
