import type { CourseAnswer } from '../../lambdas/course/prompt.ts';
import type { Ref, SourceDocument } from '../../shared/document/document.ts';
import { renamed, translated } from './wordings.ts';

type Clo = CourseAnswer['clos'][number];

/** An answer as a model may write it, raw, as it comes before the door understands it: what it says is true, its form is not what was asked for. */
export type Slip = (answer: CourseAnswer, document: SourceDocument) => unknown;

type Lists = Pick<CourseAnswer, 'clos' | 'assessments' | 'topics'>;
const ofList =
  <L extends keyof Lists>(list: L) =>
  (change: (item: Lists[L][number]) => object) =>
  (answer: CourseAnswer): object => ({
    ...answer,
    [list]: (answer[list] as Lists[L][number][]).map((item) => ({ ...item, ...change(item) })),
  });
const ofClos = ofList('clos');
const ofTasks = ofList('assessments');
const ofTopics = ofList('topics');
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
export const leavesOutSubtopics: readonly string[] = ['subtopics as the tail of a topic', 'lists left out'];

/** Where the item at a position, from 0, stands after a slip. */
export const placeAfter = (slip: string, position: number, count: number): number =>
  slip === 'another order' ? count - 1 - position : position;

/** By name. */
export const slips: Readonly<Record<string, Slip>> = {
  // Letters.
  capitals: ofTexts((text) => text.toUpperCase()),
  'small letters': ofTexts((text) => text.toLowerCase()),
  'every word with a capital': ofTexts(titleCase),
  'extra spaces': ofTexts((text) => ` ${text.replaceAll(' ', '  ')} `),
  'a full stop behind': ofTexts((text) => `${text.replace(/\.$/, '')}.`),
  'no full stop behind': ofTexts((text) => text.replace(/[.;]$/, '')),
  'dashes for hyphens': ofTexts((text) => text.replaceAll('-', '–')),
  'no hyphens': ofTexts((text) => text.replaceAll('-', ' ')),
  'quotation marks around': ofTexts((text) => `“${text}”`),
  'another spelling of a word': ofTexts(respelled),
  'and, dan, &': ofTexts((text) => text.replaceAll(/\b(?:and|dan)\b/g, '&')),
  'lines of the cell kept': ofStatements((text) => text.replace(/ (\S+ \S+)$/, '\n$1')),
  // Wording.
  'an ellipsis': ofStatements((text) => `${firstWords(text, 0.7)}...`),
  'a statement cut short': ofStatements((text) => firstWords(text, 0.8)),
  'codes in brackets behind the statement': ofClos((clo) => ({ statement: coded(clo) })),
  'the number before the statement': ofClos(({ number, statement }) => ({ statement: `${number}: ${statement}` })),
  'an opening before the statement': ofStatements((text) => `Pelajar dapat ${text.toLowerCase()}`),
  'a translated name of an assessment': ofTypes(translated),
  'a name in two languages': ofTypes((text) => `${text} (${translated(text)})`),
  'another word for an assessment': ofTypes(renamed),
  'a number before an assessment': ofTypes((text) => `1. ${text}`),
  'the weight behind the name': ofTasks(({ type, weight }) => ({ type: `${type} (${weight.join(' + ')}%)` })),
  'an assessment without what follows its colon': ofTypes((text) => text.split(':')[0] ?? text),
  'a number before a topic': ofTitles((text) => `2. ${text}`),
  'Topik before a topic': ofTitles((text) => `Topik: ${text}`),
  'subtopics as the tail of a topic': ofTopics(({ title, subtopics }) => ({
    title: [title, ...subtopics].join('; '),
    subtopics: [],
  })),
  'the code before the name of the course': (answer) => ({
    ...answer,
    name: answer.name && { ...answer.name, value: `${answer.code?.value} ${answer.name.value}` },
  }),
  'the code with a space': (answer) => ({
    ...answer,
    code: answer.code && { ...answer.code, value: answer.code.value.replace(/(\p{L})(\d)/u, '$1 $2') },
  }),
  // Codes.
  'CLO 1 for CLO1': ofClos(({ number }) => ({ number: number.replace(/(\p{L})(\d)/u, '$1 $2') })),
  'CLO-1 for CLO1': ofClos(({ number }) => ({ number: number.replace(/(\p{L}) ?(\d)/u, '$1-$2') })),
  'the number alone': ofClos(({ number }) => ({ number: numberOf(number) })),
  'CLO for HPK or CPMK': ofClos(({ number }) => ({ number: number.replace(/HPK|CPMK/, 'CLO') })),
  'a level with its verb': ofClos(({ level }) => ({ level: level && `${level} - ${verbOf(level)}` })),
  'a level in words': ofClos(({ level }) => ({ level: level && `Aras ${level.toLowerCase()}` })),
  'PLO 2 for PLO2': ofOutcomes((code) => code.replace(/(\D)(\d)/, '$1 $2')),
  'a programme outcome with its name': ofOutcomes((code) => `${code} Pengetahuan dan kefahaman`),
  'programme outcomes in another order': ofClos(({ outcomes }) => ({ outcomes: outcomes.toReversed() })),
  'links as 1,2': linksAs((codes) => [codes.map(numberOf).join(',')]),
  'links with a space': linksAs((codes) => codes.map((code) => code.replace(/(\D)(\d)/, '$1 $2'))),
  // Numbers.
  'Minggu 3': ofWeeks((week) => `Minggu ${week}`),
  W3: ofWeeks((week) => `W${week}`),
  'weeks with hingga': ofWeeks((week) => week.replace('-', ' hingga ')),
  'weeks one by one': ofWeeks(listed),
  'hours as 2 jam': hoursAs((hours) => `${hours} jam`),
  'hours as text': hoursAs(String),
  'weights as 10%': ofTasks(({ weight }) => ({ weight: weight.map((part) => `${part}%`) })),
  'weights as 10.0': ofTasks(({ weight }) => ({ weight: weight.map((part) => `${part}.0`) })),
  // Form of the answer.
  'domains in English': ofClos(({ domains: own }) => ({ domains: own.map((one) => domains[one]) })),
  'domains as one text': ofClos(({ domains: own }) => ({ domains: own.join(', ') })),
  'programme outcomes as one text': ofClos(({ outcomes }) => ({ outcomes: outcomes.join(', ') })),
  'lists left out': without('skills', 'subtopics'),
  'domains left out': without('domains'),
  'the language in words': (answer) => ({ ...answer, language: languages[answer.language] }),
  'the answer in a wrapper': (answer) => ({ course: answer }),
  'lists as JSON text': (answer) => ({ ...answer, clos: JSON.stringify(answer.clos) }),
  // Order and count.
  'another order': (answer) => ({
    ...answer,
    clos: answer.clos.toReversed(),
    assessments: answer.assessments.toReversed(),
    topics: answer.topics.toReversed(),
  }),
  'every outcome twice': (answer) => ({ ...answer, clos: answer.clos.flatMap((clo) => [clo, clo]) }),
  // Places.
  'the whole table': ofRefs(inTable('')),
  'the head of the table': ofRefs(inTable('.1')),
  'a place off by one': ofRefs(shifted(1)),
  'a place off by one upwards': ofRefs(shifted(-1)),
  'a place off by two': ofRefs(shifted(2)),
  'the place twice': ofRefs((at) => [...at, ...at]),
  'the row and the one below': ofRefs((at) => [...at, ...shifted(1)(at)].slice(0, 12)),
  'no place': ofRefs(() => []),
  'places left out': ofRefs(() => undefined),
  'places in brackets': ofRefs((at) => at.map((ref) => `[${ref}]`)),
  'places as one text': ofRefs((at) => at.join(', ')),
  'places as numbers': ofRefs((at) => at.map((ref) => (ref.includes('.') ? ref : Number(ref)))),
};

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
    assessments: answer.assessments.map((task) => ({ ...task, slt: task.slt.map(change) })),
    topics: answer.topics.map((topic) => ({ ...topic, hours: topic.hours.map(change) })),
  });
}

/** '3-5' as '3, 4, 5'. */
function listed(week: string): string {
  const [first = 0, last = first] = week.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).join(', ');
}
