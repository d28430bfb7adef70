import * as z from 'zod';
import { kppbModelSchema } from '../../../../shared/pedagona/schemas.ts';
import { cloTitle } from '../../../../shared/pedagona/labels.ts';
import { levelNames } from '../../../../shared/valentra/counting/levels.ts';
import { isEnglish, clip, quoted, running } from '../language.ts';

/** What is empty is left out of a request. */
const textOrNone = z.string().default('');
const texts = z.array(z.string()).default([]);
const listOrNone = <S extends z.ZodType>(row: S) => z.array(row).default([]);

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
  topics: listOrNone(z.object({ id: textOrNone, title: textOrNone, subtopics: texts, clos: texts })),
  methods: texts,
  /** Malay, where a document says everything in two languages or in Indonesian. */
  language: z
    .string()
    .default('ms')
    .transform((language) => (language === 'en' ? ('en' as const) : ('ms' as const))),
  kppbModel: kppbModelSchema.nullable().default(null),
});
export type CourseFacts = z.output<typeof courseFactsSchema>;

export const dloFactsSchema = z.object({
  dloTitle: textOrNone,
});

/** The forms in which sentences speak of an outcome. */
interface Words {
  /** What a learner does, in full: 'menganalisis amalan pengurusan bilik darjah berdasarkan teori'. */
  task: string;
  /** The same in brief: 'menganalisis amalan pengurusan bilik darjah'. */
  doing: string;
  /** What it is done to: 'amalan pengurusan bilik darjah'. */
  object: string;
}

export function outcomeOf(clo: CourseFacts['clos'][number], index: number) {
  const { level, domain, hpp, skills } = clo;
  const words = wordsFor(clo.cloStatement);
  const own = words.object.toLowerCase();
  const topics = [...new Set(clo.knowledge.map((title) => running(title)))];
  return {
    ...words,
    id: clo.id,
    /** 'HPK2', or its place in the course. */
    number: cloTitle(clo, index),
    /** As the document has it: what evidence quotes. */
    statement: clo.cloStatement,
    domains: domain,
    level,
    rank: rankOf([level]),
    hp: [...new Set([...hpp, ...skills].flatMap((text) => text.match(/HP\d{1,2}/g) ?? []))],
    skills,
    topics: topics.filter((topic) => topic !== '' && !own.includes(topic)),
  };
}
/** A learning outcome. */
export type Outcome = ReturnType<typeof outcomeOf>;

/** The highest number among levels, 0 where none is given. */
export const rankOf = (levels: readonly string[]): number =>
  Math.max(0, ...[...levels.join().matchAll(/[CPA]\s?(\d)/gi)].map(([, digit]) => Number(digit)));

/**
 * `longest`: characters of the task; its object has half of them. A statement that does not begin with a Malay verb is quoted whole.
 * 'Menganalisis' + 'amalan pengurusan bilik darjah' + 'berdasarkan teori': what it is done to ends where it says how.
 */
export function wordsFor(statement: string, longest = 220): Words {
  const text = statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;?!]+$/, '')
    .replace(learner, '');
  const [, verb = '', rest = ''] = begins.exec(text) ?? [];
  if (rest === '' || isEnglish(text) === true || /\bmahasiswa\b/i.test(text)) {
    const brief = clip(text, longest);
    const result = `hasil ${quoted(brief === text ? text : `${brief} …`)}`;
    return { task: `mencapai ${result}`, doing: `mencapai ${result}`, object: result };
  }
  const [object = ''] = rest.split(qualifierStart);
  const brief = clip(object.replace(/,$/, ''), longest / 2);
  const doing = verb.toLowerCase();
  return { task: clip(`${doing} ${rest}`, longest), doing: `${doing} ${brief}`, object: brief };
}

/** Some statements name the learner first: 'Pelajar dapat ...', 'Mahasiswa mampu ...'. */
const learner =
  /^(?:(?:maha)?siswa(?: guru)?|pelajar|murid)?\s*(?:akan\s+)?(?:dapat|boleh|berupaya|berkebolehan|mampu)\s+/i;
/** A verb of one word or two, and a second one: 'Merancang dan melaksanakan ...' keeps both together. */
const begins =
  /^((?:mereka bentuk|menunjuk cara|mengambil kira|mengenal pasti|menambah baik|mengambil bahagian|bertukar fikiran|membuat keputusan|menguji lari|(?:me|ber)\p{L}+)(?:(?:,| dan| serta) (?:me|ber)\p{L}{4,}(?= \p{L}))?) (.+)$/iu;
const qualifierStart =
  /\s(?=(?:(?:dan|serta|atau)\s+(?!menarik|mendalam|menyeluruh|mencukupi|memuaskan)me\p{L}{4,}|(?:dan|serta) (?:hubung|kait)annya$|yang|dari|sebelum|selepas|berdasarkan|berpandukan|semasa|apabila|dengan|dalam|melalui|menggunakan|mengikut|secara|untuk|bagi|daripada|kepada|terhadap|selaras|serta|supaya|agar|di|menerusi|mengenai|tentang)\b)/iu;

/** 'A4, C5' -> 'A4 Mengorganisasi, C5 Menilai' (revised Bloom, Simpson, Krathwohl); what names no known level stays as it is. */
export function outcomeLevelLabel(level: string): string {
  const codes = [...level.matchAll(/([CPA])\s?(\d)/gi)].map(
    ([, letter = '', digit = '']) => letter.toUpperCase() + digit,
  );
  return codes.length === 0 ? level.trim() : codes.map((code) => `${code} ${levelNames[code] ?? ''}`.trim()).join(', ');
}
