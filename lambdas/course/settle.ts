import type { Assessment, Clo, Course, Topic } from '../../shared/course/course.ts';
import {
  codeDoubt,
  doubted,
  nameDoubt,
  rekeyed,
  repeated,
  statementDoubt,
  titleDoubt,
  topicDoubt,
} from '../../shared/course/plausible.ts';
import { codesIn, digitsOf, normalCode, type CodeFamily } from '../../shared/course/vocabulary.ts';
import type { Ref, SourceDocument } from '../../shared/document/document.ts';
import { placeInList } from '../../shared/document/table.ts';
import { decideName, decideStatement, decideText, type Decision } from '../../shared/fact/decide.ts';
import { decideChoices, decideLinks } from '../../shared/fact/decideCodes.ts';
import { decideNumber, decideWeek, statedNumber } from '../../shared/fact/decideNumber.ts';
import type { NumberKind } from '../../shared/fact/units.ts';
import type { Fact } from '../../shared/fact/fact.ts';
import { decideCode, decideCourseName, resolveField } from '../../shared/fact/field.ts';
import { resolve, type Resolution } from '../../shared/fact/resolve.ts';
import { rowsAt } from '../../shared/fact/rows.ts';
import { nameOf } from '../../shared/fact/score.ts';
import { domainsOfLevel } from '../../shared/mqf.ts';
import { uniqueBy } from '../../shared/uniqueBy.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { documentWarnings } from '../platform/model/injection.ts';
import type { CourseAnswer } from './prompt.ts';

/** What the row of an assessment or topic is known by. */
interface Item {
  at: readonly string[];
  name: string;
  weight?: number | null;
}

/**
 * The course of a document from what a model answered: every value kept, each with its state. The document's words are taken where they match
 * (design law 6); rows get ids in their order, and links become ids.
 */
export function courseFromAnswer(
  read: CourseAnswer,
  document: SourceDocument,
  sourceDocument: string,
  engineNotice: string | null,
): Course {
  // What looks like a code in a file that is about no course is none.
  const isCourse = read.clos.length + read.assessments.length + read.topics.length > 0;
  const answer = isCourse ? read : { ...read, code: null, name: null };
  const facts = new Facts(document);
  const { code, name, credit } = answer;
  const courseCode =
    code && facts.keepPlausible('courseCode', decideCode(code.value, document, placesIn(code.at)), codeDoubt);
  const courseName =
    name &&
    facts.keepPlausible('courseName', decideCourseName(name.value, courseCode, document, placesIn(name.at)), nameDoubt);
  const creditValue =
    credit &&
    facts.keep('credit', decideNumber('credit', credit.value, resolveField(document, placesIn(credit.at), ['credit'])));
  const text = (key: string, stated: CourseAnswer['synopsis'] = null): string =>
    stated ? facts.text(key, stated.value, resolve(document, { at: placesIn(stated.at), name: stated.value })) : '';
  const clos = settledClos(answer.clos, facts);
  return {
    courseCode,
    courseName,
    institution: text('institution', answer.institution),
    faculty: text('faculty', answer.faculty),
    programme: text('programme', answer.programme),
    semester: text('semester', answer.semester),
    language: answer.language,
    credit: creditValue,
    synopsis: text('synopsis', answer.synopsis),
    clos,
    assessments: settledAssessments(answer.assessments, clos, facts),
    topics: settledTopics(answer.topics, clos, facts),
    methods: answer.methods.map((stated, i) => text(`methods.${i}`, stated)),
    prerequisite: '',
    skills: [],
    sections: [],
    section: 0,
    references: answer.references.map((stated, i) => text(`references.${i}`, stated)),
    facts: facts.all,
    sourceDocument,
    engineNotice,
    warnings: documentWarnings(document, sourceDocument),
  };
}

/** The states of a course's values as they are decided. */
class Facts {
  readonly all: Record<string, Fact> = {};
  readonly document: SourceDocument;

  constructor(document: SourceDocument) {
    this.document = document;
  }

  keep<Value>(key: string, { value, fact }: Decision<Value>): Value {
    this.all[key] = fact;
    return value;
  }

  /** A name, unconfirmed where it is not plausible. */
  keepPlausible(key: string, { value, fact }: Decision<string>, doubtOf: (value: string) => string | null): string {
    return this.keep(key, { value, fact: doubted(fact, doubtOf(value)) });
  }

  /** The assessments or topics of a list, by their ids, rows and names; one that takes the row and words of an earlier one repeats it. */
  items<Claim extends Item, Settled>(
    prefix: string,
    list: readonly Claim[],
    doubtOf: (name: string) => string | null,
    settle: (claim: Claim, id: string, name: string, resolution: Resolution) => Settled,
  ): Settled[] {
    const kept = list.filter(({ name }) => name.trim() !== '');
    const resolved = kept.map((claim) => {
      const others = kept.filter((other) => other !== claim).map(({ name }) => name);
      return { claim, resolution: this.item(claim, others) };
    });
    const again = repeated(resolved.map(({ resolution }) => resolution));
    return resolved.map(({ claim, resolution }, i) => {
      const id = `${prefix}_${i + 1}`;
      const doubt = again.has(i) ? () => repeatedText : doubtOf;
      return settle(claim, id, this.keepPlausible(id, decideName(claim.name, resolution), doubt), resolution);
    });
  }

  /** The rows of an assessment or topic, by its name or one of its two languages; rows of outcomes only link it. */
  item({ at, name, weight = null }: Item, others: readonly string[]): Resolution {
    const places = placesIn(at);
    const own = places.filter((ref) => rowsAt(this.document, ref).every(({ key }) => key === undefined));
    const asked = { at: own.length > 0 ? own : places, weight, others: others.map(nameOf) };
    const names = [nameOf(name), ...languagesOf(nameOf(name))];
    const resolutions = names.map((each) => resolve(this.document, { ...asked, name: each }));
    return resolutions.find(({ by }) => by === 'name') ?? resolutions[0] ?? resolve(this.document, asked);
  }

  number(key: string, kind: NumberKind, claimed: number | null, resolution: Resolution): number | null {
    if (claimed !== null) return this.keep(key, decideNumber(kind, claimed, resolution));
    // Hours in parts, 'Teori | Amali', and those that a model left out are read here.
    const stated = kind !== 'weight' && resolution.by === 'name' ? statedNumber(kind, resolution) : null;
    return stated === null ? null : this.keep(key, stated);
  }

  text(key: string, claimed: string, resolution: Resolution): string {
    return claimed.trim() === '' ? '' : this.keep(key, decideText(claimed, resolution));
  }

  /** Domains follow from the level's letters; others must be named in the outcome's row. */
  domains(id: string, claimed: readonly string[], level: string, resolution: Resolution): string[] {
    const fromLevel: readonly string[] = domainsOfLevel(level);
    const fact = this.all[`${id}.level`];
    if (fact !== undefined && fromLevel.length > 0 && claimed.every((domain) => fromLevel.includes(domain)))
      return this.keep(`${id}.domain`, { value: claimed.length === 0 ? [...fromLevel] : [...claimed], fact });
    return this.keep(`${id}.domain`, decideChoices('domain', claimed, resolution));
  }

  skills(id: string, skills: Clo['skills'], resolution: Resolution): Clo['skills'] {
    const names = skills.flatMap(({ code, name }) => code.trim() || name.trim() || []);
    this.keep(`${id}.skills`, decideChoices('skill', names, resolution));
    return skills;
  }

  links(key: string, claimed: readonly string[], name: string, resolution: Resolution, clos: readonly Clo[]): string[] {
    const known = claimed.flatMap((text) => listed(text).flatMap((number) => cloNumbered(clos, number) ?? []));
    if (known.length === 0) return [];
    const numbers = known.map(({ cloNumber }) => cloNumber);
    this.keep(key, decideLinks(numbers, name, resolution));
    return [...new Set(known.map(({ id }) => id))];
  }
}

/** One row is one item, one number one outcome. */
const repeatedText = 'Baris ini sudah dirujuk oleh butiran lain.';

/** The places that a model names, also as '[12.3]' or several in one text. */
const placesIn = (at: readonly string[]): Ref[] => at.flatMap((text) => text.match(/\d+(?:\.\d+){0,2}/g) ?? []);

/** The names in 'Kuiz (Quiz)' and 'Kuiz / Quiz'. */
const languagesOf = (name: string): string[] =>
  /^(.+?)\s*(?:\s\/\s(.+)|\((\P{N}+)\))$/u
    .exec(name)
    ?.slice(1)
    .filter((part) => part !== undefined) ?? [];

const numberIn = (code: string): string => digitsOf(normalCode(code));

/** A list that was written as one text: '1, 2', 'C4 dan A3'. */
const listed = (text: string): string[] => text.split(/[,;/]|\bdan\b|\band\b/iu).flatMap((part) => part.trim() || []);

/** The codes of a family in texts such as 'PLO2 Kemahiran kognitif'; a text without one is taken as it is. */
const codesOf = (family: CodeFamily, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const codes = codesIn(
      family,
      text.replaceAll(/\b\p{L}{1,3}\s?\d{1,2}\b/gu, (code) => code.toUpperCase()),
    );
    return codes.length > 0 ? codes : text.trim() || [];
  });

/** The parts of a figure together; null where there are none. */
const sumOf = (parts: readonly number[]): number | null =>
  parts.length === 0 ? null : Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100;

/** The key of an outcome without blanks; '(b)' is the second of its list. */
function keyOfClo(number: string): string {
  const place = placeInList(number.toLowerCase());
  return place === undefined ? normalCode(number) : `CLO${place}`;
}

/** The number of an outcome as its row prints it, else as claimed. */
function cloNumberOf(key: string, { by, matches }: Resolution, position: number): string {
  const printed = by === 'key' ? matches[0]?.row.key : undefined;
  const isPrinted = printed !== undefined && /^\p{L}/u.test(printed) && numberIn(printed) === numberIn(key);
  return isPrinted ? printed : key || `CLO${position}`;
}

/** The outcome that a code means: its own, else the one of that number alone ('CLO 1', 'CO1' and '1' for HPK1). */
function cloNumbered(clos: readonly Clo[], code: string): Clo | undefined {
  const same = clos.find(({ cloNumber }) => normalCode(cloNumber) === normalCode(code));
  const number = numberIn(code);
  const alike = clos.filter(({ cloNumber }) => number !== '' && numberIn(cloNumber) === number);
  return same ?? (alike.length === 1 ? alike[0] : undefined);
}

function settledClos(claimed: CourseAnswer['clos'], facts: Facts): Clo[] {
  // An outcome that a model records twice, as bilingual documents state it twice, is one.
  const kept = uniqueBy(
    claimed.filter(({ statement }) => statement.trim() !== ''),
    ({ number, statement }) => `${normalCode(number)} ${comparable(statement)}`,
  );
  const again = rekeyed(kept.map(({ number, statement }) => ({ number: keyOfClo(number), statement })));
  return kept.map((clo, i) => {
    const id = `clo_${i + 1}`;
    const resolution = resolve(facts.document, {
      at: placesIn(clo.at),
      name: clo.statement,
      key: keyOfClo(clo.number),
      others: kept.filter((other) => other !== clo).map(({ statement }) => statement),
    });
    const levels = codesOf('level', clo.level === '' ? [] : [clo.level]);
    const level = facts.keep(`${id}.level`, decideChoices('level', levels, resolution)).join(', ');
    return {
      id,
      cloNumber: cloNumberOf(keyOfClo(clo.number), resolution, i + 1),
      cloStatement: facts.keepPlausible(
        id,
        decideStatement(clo.statement, resolution),
        again.has(i) ? () => repeatedText : statementDoubt,
      ),
      domain: facts.domains(id, clo.domains, level, resolution),
      level,
      hpp: facts.keep(`${id}.hpp`, decideChoices('plo', codesOf('plo', clo.outcomes), resolution)),
      skills: facts.skills(id, clo.skills, resolution),
    };
  });
}

function settledAssessments(claimed: CourseAnswer['assessments'], clos: readonly Clo[], facts: Facts): Assessment[] {
  const named = claimed.map((claim) => ({ ...claim, name: claim.type, weight: sumOf(claim.weight) }));
  return facts.items('task', named, titleDoubt, (claim, id, type, resolution) => ({
    id,
    type,
    weight: facts.number(`${id}.weight`, 'weight', claim.weight, resolution),
    slt: facts.number(`${id}.slt`, 'slt', sumOf(claim.slt), resolution),
    duration: facts.text(`${id}.duration`, claim.duration, resolution),
    week: '',
    count: null,
    hpp: [],
    cloIds: facts.links(`${id}.cloIds`, claim.clos, type, resolution, clos),
    description: facts.text(`${id}.description`, claim.description, resolution),
  }));
}

function settledTopics(claimed: CourseAnswer['topics'], clos: readonly Clo[], facts: Facts): Topic[] {
  const named = claimed.map((claim) => ({ ...claim, name: claim.title }));
  return facts.items('topic', named, topicDoubt, (claim, id, title, resolution) => ({
    id,
    title,
    week: claim.week.trim() === '' ? '' : facts.keep(`${id}.week`, decideWeek(claim.week, resolution)),
    hours: facts.number(`${id}.hours`, 'hours', sumOf(claim.hours), resolution),
    subtopics: claim.subtopics.filter((subtopic) => subtopic.trim() !== ''),
    cloIds: facts.links(`${id}.cloIds`, claim.clos, claim.title, resolution, clos),
  }));
}
