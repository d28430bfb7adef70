import type { CourseAnswer } from '../../lambdas/course/prompt.ts';
import type { Ref, SourceDocument } from '../../shared/document/document.ts';
import { renamed, translated } from './wordings.ts';

type Clo = CourseAnswer['clos'][number];
type Task = CourseAnswer['assessments'][number];
type Topic = CourseAnswer['topics'][number];

/** An answer as a model may write it: what it says is true, its form is not what was asked for. */
export interface Slip {
  name: string;
  /** The answer as raw JSON, as it comes before the door understands it. */
  of: (answer: CourseAnswer, document: SourceDocument) => unknown;
  /** Where the item at a position stands after the slip, where it is not the same. */
  place?: (position: number, count: number) => number;
}

const ofClos =
  (change: (clo: Clo) => object) =>
  (answer: CourseAnswer): object => ({ ...answer, clos: answer.clos.map((clo) => ({ ...clo, ...change(clo) })) });
const ofTasks =
  (change: (task: Task) => object) =>
  (answer: CourseAnswer): object => ({
    ...answer,
    assessments: answer.assessments.map((task) => ({ ...task, ...change(task) })),
  });
const ofTopics =
  (change: (topic: Topic) => object) =>
  (answer: CourseAnswer): object => ({
    ...answer,
    topics: answer.topics.map((topic) => ({ ...topic, ...change(topic) })),
  });
const ofStatements = (change: (text: string) => string) =>
  ofClos(({ statement }) => ({ statement: change(statement) }));
const ofTypes = (change: (text: string) => string) => ofTasks(({ type }) => ({ type: change(type) }));
const ofTitles = (change: (text: string) => string) => ofTopics(({ title }) => ({ title: change(title) }));
const ofWeeks = (change: (text: string) => string) =>
  ofTopics(({ week }) => ({ week: week === '' ? '' : change(week.replaceAll('M', '')) }));

/** The same change of every name, title and statement. */
const ofTexts = (change: (text: string) => string) => (answer: CourseAnswer) => ({
  ...ofStatements(change)(answer),
  assessments: answer.assessments.map((task) => ({ ...task, type: change(task.type) })),
  topics: answer.topics.map((topic) => ({ ...topic, title: change(topic.title) })),
  name: answer.name && { ...answer.name, value: change(answer.name.value) },
  synopsis: answer.synopsis && { ...answer.synopsis, value: change(answer.synopsis.value) },
});

/** The same change of the places of every item. */
const ofRefs = (change: (at: readonly Ref[], document: SourceDocument) => unknown) =>
  function (answer: CourseAnswer, document: SourceDocument): object {
    const moved = (item: { at: string[] }): object => ({ ...item, at: change(item.at, document) });
    return {
      ...answer,
      clos: answer.clos.map(moved),
      assessments: answer.assessments.map(moved),
      topics: answer.topics.map(moved),
    };
  };

/** The last number of a place moved within what the document has: rows of a table, else blocks. */
const shifted = (by: number) => (at: readonly Ref[]) =>
  at.map((ref) => {
    const [block = '', row] = ref.split('.');
    const number = Math.max(1, Number(row ?? block) + by);
    return row === undefined ? `${number}` : `${block}.${number}`;
  });
const inTable = (row: string) => (at: readonly Ref[]) =>
  at.map((ref) => (ref.includes('.') ? `${ref.split('.')[0]}${row}` : ref));

const firstWords = (text: string, share: number): string => {
  const words = text.split(' ');
  return words.length < 5 ? text : words.slice(0, Math.ceil(words.length * share)).join(' ');
};
/** One letter otherwise in the longest word, as where a model corrects a misprint of the document. */
const respelled = (text: string): string => {
  const [longest = ''] = text.match(/\p{L}{8,}/gu)?.toSorted((a, b) => b.length - a.length) ?? [];
  return longest === '' ? text : text.replace(longest, longest.slice(0, 4) + longest.slice(5));
};
const titleCase = (text: string): string => text.replace(/\p{L}+/gu, (word) => word[0]?.toUpperCase() + word.slice(1));
const numberOf = (code: string): string => /\d+/.exec(code)?.[0] ?? code;
const verbs: Record<string, string> = { 1: 'Mengingat', 2: 'Memahami', 3: 'Mengaplikasi', 4: 'Menganalisis' };
const domains: Record<string, string> = { Kognitif: 'Cognitive', Psikomotor: 'psychomotor', Afektif: 'Affective' };
const without = (...names: string[]) =>
  function strip(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (names.includes(name) ? [] : [[name, strip(one)]])),
    );
  };
const reversed = { place: (position: number, count: number): number => count - 1 - position };

export const slips: readonly Slip[] = [
  // Letters.
  { name: 'capitals', of: ofTexts((text) => text.toUpperCase()) },
  { name: 'small letters', of: ofTexts((text) => text.toLowerCase()) },
  { name: 'every word with a capital', of: ofTexts(titleCase) },
  { name: 'extra spaces', of: ofTexts((text) => ` ${text.replaceAll(' ', '  ')} `) },
  { name: 'a full stop behind', of: ofTexts((text) => `${text.replace(/\.$/, '')}.`) },
  { name: 'no full stop behind', of: ofTexts((text) => text.replace(/[.;]$/, '')) },
  { name: 'dashes for hyphens', of: ofTexts((text) => text.replaceAll('-', '–')) },
  { name: 'no hyphens', of: ofTexts((text) => text.replaceAll('-', ' ')) },
  { name: 'quotation marks around', of: ofTexts((text) => `“${text}”`) },
  { name: 'another spelling of a word', of: ofTexts(respelled) },
  { name: 'and, dan, &', of: ofTexts((text) => text.replaceAll(/\b(?:and|dan)\b/g, '&')) },
  { name: 'lines of the cell kept', of: ofStatements((text) => text.replace(/ (\S+ \S+)$/, '\n$1')) },
  // Wording.
  { name: 'an ellipsis', of: ofStatements((text) => `${firstWords(text, 0.7)}...`) },
  { name: 'a statement cut short', of: ofStatements((text) => firstWords(text, 0.8)) },
  { name: 'codes in brackets behind the statement', of: ofClos((clo) => ({ statement: coded(clo) })) },
  {
    name: 'the number before the statement',
    of: ofClos(({ number, statement }) => ({ statement: `${number}: ${statement}` })),
  },
  { name: 'an opening before the statement', of: ofStatements((text) => `Pelajar dapat ${text.toLowerCase()}`) },
  { name: 'a translated name of an assessment', of: ofTypes(translated) },
  { name: 'a name in two languages', of: ofTypes((text) => `${text} (${translated(text)})`) },
  { name: 'another word for an assessment', of: ofTypes(renamed) },
  { name: 'a number before an assessment', of: ofTypes((text) => `1. ${text}`) },
  {
    name: 'the weight behind the name',
    of: ofTasks(({ type, weight }) => ({ type: `${type} (${weight}%)` })),
  },
  { name: 'an assessment without what follows its colon', of: ofTypes((text) => text.split(':')[0] ?? text) },
  { name: 'a number before a topic', of: ofTitles((text) => `2. ${text}`) },
  { name: 'Topik before a topic', of: ofTitles((text) => `Topik: ${text}`) },
  {
    name: 'subtopics as the tail of a topic',
    of: ofTopics(({ title, subtopics }) => ({ title: [title, ...subtopics].join('; '), subtopics: [] })),
  },
  {
    name: 'the code before the name of the course',
    of: (answer) => ({
      ...answer,
      name: answer.name && { ...answer.name, value: `${answer.code?.value} ${answer.name.value}` },
    }),
  },
  {
    name: 'the code with a space',
    of: (answer) => ({
      ...answer,
      code: answer.code && { ...answer.code, value: answer.code.value.replace(/(\p{L})(\d)/u, '$1 $2') },
    }),
  },
  // Codes.
  { name: 'CLO 1 for CLO1', of: ofClos(({ number }) => ({ number: number.replace(/(\p{L})(\d)/u, '$1 $2') })) },
  { name: 'CLO-1 for CLO1', of: ofClos(({ number }) => ({ number: number.replace(/(\p{L}) ?(\d)/u, '$1-$2') })) },
  { name: 'the number alone', of: ofClos(({ number }) => ({ number: numberOf(number) })) },
  { name: 'CLO for HPK or CPMK', of: ofClos(({ number }) => ({ number: number.replace(/HPK|CPMK/, 'CLO') })) },
  { name: 'a level with its verb', of: ofClos(({ level }) => ({ level: level && `${level} - ${verbOf(level)}` })) },
  { name: 'a level in words', of: ofClos(({ level }) => ({ level: level && `Aras ${level.toLowerCase()}` })) },
  { name: 'PLO 2 for PLO2', of: ofOutcomes((code) => code.replace(/(\D)(\d)/, '$1 $2')) },
  { name: 'a programme outcome with its name', of: ofOutcomes((code) => `${code} Pengetahuan dan kefahaman`) },
  { name: 'programme outcomes in another order', of: ofClos(({ outcomes }) => ({ outcomes: outcomes.toReversed() })) },
  { name: 'links as 1,2', of: linksAs((codes) => [codes.map(numberOf).join(',')]) },
  { name: 'links with a space', of: linksAs((codes) => codes.map((code) => code.replace(/(\D)(\d)/, '$1 $2'))) },
  // Numbers.
  { name: 'Minggu 3', of: ofWeeks((week) => `Minggu ${week}`) },
  { name: 'W3', of: ofWeeks((week) => `W${week}`) },
  { name: 'weeks with hingga', of: ofWeeks((week) => week.replace('-', ' hingga ')) },
  { name: 'weeks one by one', of: ofWeeks(listed) },
  { name: 'hours as 2 jam', of: hoursAs((hours) => `${hours} jam`) },
  { name: 'hours as text', of: hoursAs(String) },
  { name: 'weights as 10%', of: ofTasks(({ weight }) => ({ weight: `${weight}%` })) },
  { name: 'weights as 10.0', of: ofTasks(({ weight }) => ({ weight: `${weight}.0` })) },
  // Form of the answer.
  { name: 'domains in English', of: ofClos(({ domains: own }) => ({ domains: own.map((one) => domains[one]) })) },
  { name: 'domains as one text', of: ofClos(({ domains: own }) => ({ domains: own.join(', ') })) },
  { name: 'programme outcomes as one text', of: ofClos(({ outcomes }) => ({ outcomes: outcomes.join(', ') })) },
  { name: 'lists left out', of: without('skills', 'subtopics') },
  { name: 'domains left out', of: without('domains') },
  { name: 'the language in words', of: (answer) => ({ ...answer, language: languages[answer.language] }) },
  { name: 'the answer in a wrapper', of: (answer) => ({ course: answer }) },
  { name: 'lists as JSON text', of: (answer) => ({ ...answer, clos: JSON.stringify(answer.clos) }) },
  // Order and count.
  {
    name: 'another order',
    of: (answer) => ({
      ...answer,
      clos: answer.clos.toReversed(),
      assessments: answer.assessments.toReversed(),
      topics: answer.topics.toReversed(),
    }),
    ...reversed,
  },
  { name: 'every outcome twice', of: (answer) => ({ ...answer, clos: answer.clos.flatMap((clo) => [clo, clo]) }) },
  // Places.
  { name: 'the whole table', of: ofRefs(inTable('')) },
  { name: 'the head of the table', of: ofRefs(inTable('.1')) },
  { name: 'a place off by one', of: ofRefs(shifted(1)) },
  { name: 'a place off by one upwards', of: ofRefs(shifted(-1)) },
  { name: 'a place off by two', of: ofRefs(shifted(2)) },
  { name: 'the place twice', of: ofRefs((at) => [...at, ...at]) },
  { name: 'the row and the one below', of: ofRefs((at) => [...at, ...shifted(1)(at)].slice(0, 12)) },
  { name: 'no place', of: ofRefs(() => []) },
  { name: 'places left out', of: ofRefs(() => undefined) },
  { name: 'places in brackets', of: ofRefs((at) => at.map((ref) => `[${ref}]`)) },
  { name: 'places as one text', of: ofRefs((at) => at.join(', ')) },
  { name: 'places as numbers', of: ofRefs((at) => at.map((ref) => (ref.includes('.') ? ref : Number(ref)))) },
];

function coded({ statement, level, outcomes }: Clo): string {
  const codes = [level, ...outcomes].filter((code) => code !== '');
  return codes.length === 0 ? statement : `${statement} (${codes.join(', ')})`;
}

const verbOf = (level: string): string => verbs[numberOf(level)] ?? 'Menilai';
const languages = { ms: 'Bahasa Melayu', en: 'English', id: 'Bahasa Indonesia' };

function ofOutcomes(change: (code: string) => string) {
  return ofClos(({ outcomes }) => ({ outcomes: outcomes.map(change) }));
}

function linksAs(change: (codes: string[]) => string[]) {
  const linked = <Item extends { clos: string[] }>(item: Item) => ({
    ...item,
    clos: item.clos.length === 0 ? [] : change(item.clos),
  });
  return (answer: CourseAnswer): object => ({
    ...answer,
    assessments: answer.assessments.map(linked),
    topics: answer.topics.map(linked),
  });
}

function hoursAs(change: (hours: number) => string) {
  return (answer: CourseAnswer): object => ({
    ...answer,
    assessments: answer.assessments.map((task) => ({ ...task, slt: task.slt === null ? null : change(task.slt) })),
    topics: answer.topics.map((topic) => ({ ...topic, hours: topic.hours === null ? null : change(topic.hours) })),
  });
}

/** '3-5' as '3, 4, 5'. */
function listed(week: string): string {
  const [first = 0, last = first] = week.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).join(', ');
}
