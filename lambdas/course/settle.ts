import type { Assessment, Course } from '../../shared/course/course.ts';
import { fieldsOf, rowLists } from '../../shared/course/fields.ts';
import { type ParticularKind, particularKinds } from '../../shared/course/words/kindWords.ts';
import { codeDoubt, doubted, nameDoubt } from '../../shared/course/words/plausible.ts';
import { courseTitle } from '../../shared/course/rules.ts';
import { columnKinds, isUnder, labelKind, type LabelKind } from '../../shared/course/words/vocabulary.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { decideText, type Decision, notFound } from '../../shared/fact/decide/decide.ts';
import { decideNumber, printedHours, totalHours } from '../../shared/fact/decide/decideNumber.ts';
import { decideCode, decideCourseName, resolveCredit, resolveField } from '../../shared/fact/field.ts';
import { decideParticular } from '../../shared/fact/particular.ts';
import { type Resolution, resolve } from '../../shared/fact/resolve.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import { isOfPlan, isText, isWeighed, type Row, rowsAt } from '../../shared/fact/rows.ts';
import { codesIn } from '../../shared/course/words/codes.ts';
import { besideCodes } from '../../shared/course/words/codeLists.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { opensWithVerb, statementsIn } from '../../shared/fact/statement.ts';
import { isSame, recordOf } from '../../shared/values/pick.ts';
import type { Warning } from '../../shared/session/session.ts';
import { warningOf } from '../../shared/text/labels.ts';
import { documentWarnings } from '../platform/model/injection.ts';
import { settledAssessments } from './assessments.ts';
import { settledClos } from './clos.ts';
import { Facts, placesIn } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';
import { namesOne, settledTopics } from './topics.ts';

/** The courses of a document, and which of them is read. */
type Scope = Pick<Course, 'sections' | 'section'>;

/** Every value is kept with its state; the document's words are taken where they match (design law 6); links become ids of rows. */
export function courseFromAnswer(
  read: CourseAnswer,
  document: SourceDocument,
  sourceDocument: string,
  engineNotice: string | null,
  scope: Scope = { sections: [], section: 0 },
): Course {
  // What looks like a code in a file that is about no course is none.
  const isCourse = read.clos.length + read.assessments.length + read.topics.length > 0;
  const answer = isCourse ? read : { ...read, code: null, name: null };
  const facts = new Facts(document);
  const identity = settledIdentity(answer, facts);
  const clos = settledClos(answer.clos, facts);
  const assessments = settledAssessments(answer.assessments, clos, facts);
  const named = answer.outcomeNames ?? [];
  const said = named.filter(isSaid(document));
  const course: Course = {
    ...identity,
    language: answer.language,
    clos,
    assessments,
    topics: settledTopics(answer.topics, { clos, assessments }, facts),
    printedHours: printedHours(document),
    sltTotal: totalHours(document) ?? undefined,
    ...settledTexts(answer, assessments, facts),
    ...(answer.outcomeNames && { outcomeNames: outcomeNamesIn(said) }),
    ...scope,
    facts: facts.all,
    sourceDocument,
    engineNotice,
    warnings: documentWarnings(document, sourceDocument),
  };
  return {
    ...course,
    facts: { ...absences(course, document), ...facts.all },
    warnings: [
      ...course.warnings,
      ...otherCourses(course, answer.otherCourses),
      ...unsaidNames(named.filter((one) => !said.includes(one))),
    ],
  };
}

function settledIdentity(answer: CourseAnswer, facts: Facts) {
  const { document } = facts;
  const { code, name, credit } = answer;
  const courseCode =
    code && facts.keepPlausible('courseCode', decideCode(code.value, document, placesIn(code.at)), codeDoubt);
  const courseName =
    name &&
    facts.keepPlausible('courseName', decideCourseName(name.value, courseCode, document, placesIn(name.at)), nameDoubt);
  const creditRows = resolveCredit(document, placesIn(credit?.at ?? []));
  const particular = (kind: ParticularKind): string => {
    const { value = '', at = [] } = answer[kind] ?? {};
    return value.trim() === '' ? '' : facts.keep(kind, decideParticular(kind, value, document, placesIn(at)));
  };
  return {
    courseCode,
    courseName,
    credit: credit && facts.keep('credit', decideNumber('credit', credit.value, creditRows)),
    ...recordOf(particularKinds, particular),
  };
}

/** The synopsis is what stands under its label; methods and skills stand under theirs, or in words of their own. */
function settledTexts(answer: CourseAnswer, assessments: readonly Assessment[], facts: Facts) {
  const keep = (key: string, stated: Stated, resolution: Resolution, decide = decideText): string => {
    const value = facts.text(key, stated.value, resolution, decide);
    const fact = facts.all[key];
    if (fact !== undefined) facts.all[key] = doubted(fact, doubtOfText(key, value, assessments));
    return value;
  };
  const texts = (key: string, list: readonly Stated[], ...kinds: LabelKind[]): string[] =>
    list.map((stated, i) => keep(`${key}.${i}`, stated, resolveText(stated, kinds, facts.document)));
  const { synopsis } = answer;
  return {
    synopsis:
      synopsis === null ? '' : keep('synopsis', synopsis, resolveSynopsis(synopsis, facts.document), decideSynopsis),
    methods: texts('methods', answer.methods, 'method'),
    references: texts('references', answer.references, 'references'),
    skills: texts('skills', answer.skills, 'skill'),
  };
}

type Stated = CourseAnswer['methods'][number];

function resolveSynopsis(stated: Stated, document: SourceDocument): Resolution {
  const labelled = resolveField(document, [], ['synopsis']).matches.filter((one) => /\p{L}{3}/u.test(one.text));
  const all = resolveText(stated, [], document);
  // Its further paragraphs follow it, up to the next heading.
  const goesOn = ({ ref }: Row): boolean =>
    labelled.some(({ row }) => {
      const [from, to] = [blockOf(row.ref), blockOf(ref)];
      const between = document.blocks.filter(({ n }) => n > from && n <= to);
      return (
        to >= from &&
        !ref.includes('.') &&
        between.every((block) => block.kind === 'paragraph' && !isLabelled(block.text))
      );
    });
  return labelled.length === 0 ? all : { ...all, matches: labelled, cited: all.cited.filter(goesOn) };
}

const isLabelled = (text: string): boolean => text.includes(':') && labelKind(text.split(':')[0] ?? '') !== null;

/** A sentence of it is no synopsis: the line that has it is shown whole, unless another label stands in it: '... Kredit: 3.' */
function decideSynopsis(claimed: string, resolution: Resolution): Decision<string> {
  const decision = decideText(claimed, resolution);
  const lines = resolution.matches.flatMap(({ text }) => text.split('\n'));
  const line = lines.find((each) => saysWhole(each, claimed) && !each.split(/(?<=[.;])\s+/).some(isLabelled));
  return line === undefined || decision.fact.state !== 'found' ? decision : decideText(line, resolution);
}

/** The rows of a text of some kinds, without what they say of others. */
function resolveText({ value, at }: Stated, kinds: readonly LabelKind[], document: SourceDocument): Resolution {
  const rows = placesIn(at).flatMap((ref) => rowsAt(document, ref));
  const all = resolve(document, { at: placesIn(at), name: value });
  const own = (row: Row): Row => withoutOthers(row, kinds);
  const [isMethod, isReference] = (['method', 'references'] as const).map((kind) => kinds.includes(kind));
  // A known method, 'Kuliah', or a skill may be said elsewhere; a row beside the cited one may have the word, too: 'Catatan | Lawatan' is no method.
  const isAnywhere = isMethod ? labelKind(value) === 'hours' : !isReference;
  // 'Kaedah' over weights names what is assessed. In a table without heads methods stand beside their outcome.
  const isOwn = (row: Row): boolean =>
    (row.columns.some((label) => isUnder(label, ...kinds)) && (row.key !== undefined || !isWeighed(row))) ||
    (rows.includes(row) && (isAnywhere || (isMethod === true && !isText(row) && row.key !== undefined)));
  // Two entries in one line.
  const isMixed = (text: string): boolean =>
    isReference === true && (text.match(/\b(?:19|20)\d\d\b/g) ?? []).length > 1 && !saysWhole(text, value);
  const tells = (row: Row): boolean => kinds.length === 0 || (isOwn(row) && !isMixed(row.cells.join(' ')));
  // 'Kuliah | Tutorial | Amali' and 'Furnace (h)' over hours are the methods of a course.
  const isHead = ({ isHeader, cells }: Row): boolean =>
    isHeader && isMethod === true && (isAnywhere || cells.some((cell) => saysWhole(cell, `${value} h`)));
  return {
    ...all,
    matches: all.matches.filter(({ row }) => tells(row)).map((match) => ({ ...match, row: own(match.row) })),
    cited: [...all.cited.filter(tells).map(own), ...rows.filter(isHead)],
  };
}

/** Why a text is not what its key says: a reference has words, 'Kuiz 1' is assessed, a label is no synopsis. */
function doubtOfText(key: string, value: string, assessments: readonly Assessment[]): string | null {
  if (key === 'synopsis') return labelKind(value) === null ? null : 'Ini label, bukan sinopsis.';
  if (key.startsWith('references')) return /\p{L}{3}/u.test(value) ? null : 'Ini bukan rujukan.';
  return key.startsWith('methods') && /\d/.test(value) && namesOne(value, assessments)
    ? 'Ini pentaksiran, bukan kaedah.'
    : null;
}

type OutcomeNames = NonNullable<CourseAnswer['outcomeNames']>;
const outcomeNamesIn = (named: OutcomeNames) =>
  Object.fromEntries(
    named.map(({ code, name }) => [(codesIn('plo', code)[0] ?? code).replace(/0+(?=\d+$)/, ''), name.trim()]),
  );

/** Whether a cited row says the name of a programme outcome beside its code, or in the column of its code. */
const isSaid =
  (document: SourceDocument) =>
  ({ code, name, at }: OutcomeNames[number]): boolean => {
    const [own = ''] = codesIn('plo', code);
    return placesIn(at).some((ref) =>
      rowsAt(document, ref).some(({ cells, columns }) => {
        const texts = [cells.join(' | '), ...cells.map((cell, place) => `${columns[place] ?? ''} | ${cell}`)];
        const beside = texts.flatMap((text) => besideCodes('plo', text, /\p{L}/u));
        return beside.some((one) => one.code === own && saysWhole(one.said, name));
      }),
    );
  };

/** Says which names of programme outcomes are left out. */
function unsaidNames(unsaid: OutcomeNames): Warning[] {
  const names = unsaid.filter(({ name }) => name.trim() !== '').map(({ code, name }) => `${code} ${name}`.trim());
  const text = `Nama hasil program ini tidak tercetak pada baris yang dirujuk, jadi tidak digunakan: ${names.join('; ')}.`;
  return names.length === 0 ? [] : [warningOf('outcome_names', text)];
}

const ofOthers = ['assessment', 'component', 'credit', 'weight', 'topic', 'statement'] as const;

/** A row of a table without the cells that tell other things than these kinds; an outcome's row tells them under their head, or beside its statement. */
function withoutOthers(row: Row, kinds: readonly LabelKind[]): Row {
  if (isText(row) || kinds.length === 0) return row;
  const statement = row.key === undefined ? '' : (statementsIn(row).find(opensWithVerb) ?? '');
  const cells = row.cells.map((cell, place) => {
    const column = row.columns[place];
    const isKnown = (row.key !== undefined || isOfPlan(row)) && columnKinds(column ?? '').length > 0;
    const isOther = isKnown || isUnder(column, ...ofOthers) || (statement !== '' && cell.includes(statement));
    return isOther && !isUnder(column, ...kinds) ? '' : cell;
  });
  return { ...row, cells };
}

const isAbsent = (value: unknown): boolean => value === null || value === '' || isSame(value, []);

/** The states of what a course does not have: fields of its own, whole lists, and what no row goes without. */
function absences(course: Course, document: SourceDocument): Course['facts'] {
  const ofCourse = [...fieldsOf.course.map(({ key }) => key), ...rowLists].filter((key) =>
    isAbsent(course[key as keyof Course]),
  );
  const ofRows = course.assessments.flatMap(({ id, weight }) => (isAbsent(weight) ? [`${id}.weight`] : []));
  return Object.fromEntries([...ofCourse, ...ofRows].map((key) => [key, notFound(document)]));
}

/** Says which other courses the document holds, where they are not offered as its sections. */
function otherCourses(course: Course, others: CourseAnswer['otherCourses']): Warning[] {
  const names = others.map(({ value }) => value.trim()).filter((name) => name !== '');
  if (names.length === 0 || course.sections.length > 1) return [];
  const read = courseTitle(course, 'kursus yang pertama');
  const text = `Dokumen ini turut memuatkan kursus ${names.join(', ')}; hanya ${read} dibaca.`;
  return [{ ...warningOf('other_course', text), document: course.sourceDocument }];
}
