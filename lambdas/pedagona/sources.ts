import { frameworks } from '../../shared/pedagona/frameworks.ts';
import type { CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Report } from '../../shared/pedagona/stages.ts';
import { wordsIn } from '../../shared/text/comparable.ts';

/** A source that exists: how it is printed, and what it may be called. */
interface KnownSource {
  text: string;
  names: readonly string[];
}

type Of = readonly Pick<CourseAnalysis, 'courseCode' | 'courseName' | 'sourceDocument' | 'references'>[];

/** 'EDUP3033' as it is also written: 'EDUP 3033'. */
const spaced = (code: string): string => code.replace(/(?<=\p{L})(?=\d)/gu, ' ');

/** The courses' documents, the DLO, the courses' references and the fixed list of frameworks. */
const knownSources = (courses: Of, dloTitle: string): KnownSource[] => [
  ...courses.map(({ courseCode, courseName, sourceDocument }) => ({
    text: ['Dokumen kursus', courseCode, courseName, `(${sourceDocument})`].filter((part) => part !== null).join(' '),
    names: [courseCode ?? '', spaced(courseCode ?? ''), courseName ?? '', sourceDocument],
  })),
  ...(dloTitle === '' ? [] : [{ text: `DLO: ${dloTitle}`, names: [dloTitle] }]),
  ...courses.flatMap(({ references }) => references.map((text) => ({ text, names: namesOfReference(text) }))),
  ...frameworks.map(({ names, reference }) => ({ text: reference, names })),
];

/** A reference is called by one of its authors, who stand before its year, and one further word, in any order. */
function namesOfReference(text: string): string[] {
  const words = tellingIn(text).filter((word) => word.length > 1);
  const year = words.findIndex((word) => /^(?:19|20)\d\d$/.test(word));
  const authors = words.slice(0, year > 0 ? year : 1);
  return authors.flatMap((author) => words.filter((word) => word !== author).map((word) => `${author} ${word}`));
}

/** 'edisi ke-2', '14th ed.': the same work. */
const edition = /\b(?:edisi|cetakan)\s+(?:ke-?\s*)?\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\s+ed(?:ition)?\b/giu;

/** Words around a name that name nothing themselves. */
const around = new Set(
  wordsIn(
    'dan and oleh bagi dalam the of in et model kerangka taksonomi dokumen maklumat kursus rancangan pengajaran dlo objek pembelajaran digital ipg ipgm dlm hlm pp edisi kedua ed eds',
  ),
);

/**
 * The source that a model means, as it is printed: one of the known ones, when its name is there and every other word is of its own text.
 * A year, an author or a publisher of which the known source says nothing makes it another source. Null: unconfirmed.
 */
export function confirmedSource(source: string, courses: Of, dloTitle: string): string | null {
  const words = wordsIn(source.replace(edition, ' '));
  const found = knownSources(courses, dloTitle).find(({ text, names }) => {
    const own = new Set(wordsIn([text, ...names].join(' ')));
    const isNamed = names.some((name) => {
      const telling = tellingIn(name);
      return telling.length > 0 && telling.every((word) => words.includes(word));
    });
    return isNamed && words.every((word) => own.has(word) || around.has(word));
  });
  return found?.text ?? null;
}

const tellingIn = (text: string): string[] => wordsIn(text).filter((word) => !around.has(word));
// The name that prompts use, authors and full names: another abbreviation ('6C', 'MQF 2.0') names a course's own terms as well.
const frameworkNames = frameworks
  .flatMap(({ names, reference }) =>
    names
      .filter((name, n) => n === 0 || /\p{Ll}/u.test(name))
      .map((name) => ({ name: ` ${tellingIn(name).join(' ')} `, reference })),
  )
  .toSorted((a, b) => b.name.length - a.name.length);

/** The frameworks that a text names; 'Taksonomi Bloom semakan' does not name Bloom's own. */
function frameworksIn(text: string): string[] {
  let rest = ` ${tellingIn(text).join(' ')} `;
  const found = frameworkNames.filter(({ name }) => {
    const isNamed = rest.includes(name);
    rest = rest.replaceAll(name, ' | ');
    return isNamed;
  });
  return frameworks.map(({ reference }) => reference).filter((one) => found.some(({ reference }) => reference === one));
}

/** The sources that a model names, then the frameworks that its texts name besides, with the sections that name them. */
export function sourcesOf(
  named: Report['evidenceBase'],
  texts: Readonly<Record<string, string>>,
  courses: Of,
  dloTitle: string,
): Pick<Report, 'evidenceBase' | 'unconfirmedSources'> {
  const judged = named.map((one) => ({ one, source: confirmedSource(one.source, courses, dloTitle) }));
  const listed = judged.flatMap(({ one, source }) => (source === null ? [] : [{ ...one, source }]));
  const sections = new Map<string, string[]>();
  for (const [section, text] of Object.entries(texts))
    for (const source of frameworksIn(text)) sections.set(source, [...(sections.get(source) ?? []), section]);
  const others = [...sections].filter(([reference]) => listed.every(({ source }) => source !== reference));
  return {
    evidenceBase: [
      ...listed,
      ...others.map(([source, where]) => ({
        source,
        type: 'Kerangka',
        relevance: `Disebut dalam ${where.join('; ')}`,
      })),
    ],
    unconfirmedSources: judged.flatMap(({ one, source }) => (source === null ? [one] : [])),
  };
}
