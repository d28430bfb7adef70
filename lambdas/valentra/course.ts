import { hasQuizOrExam } from '../../shared/assessment.ts';
import type { DocumentText, PageText } from '../../shared/evidence.ts';
import { verifyEvidence } from '../../shared/evidence.ts';
import type { Warning } from '../../shared/session.ts';
import { assessmentWarnings } from '../../shared/valentra/recompute.ts';
import { defaults } from '../../shared/valentra/rules.ts';
import type { Clo, Course } from '../../shared/valentra/schemas.ts';
import { isInPages, isWholeInPages, stated, uniqueBy, verifiedFact } from '../platform/model/verifiedFacts.ts';
import { addressedToModel } from '../platform/model/injection.ts';
import { creditsIn, hoursBeside, isSaidOf, isWeekSaid, percentagesAt } from './near.ts';
import type { CourseAnswer } from './prompts/course.ts';

/**
 * The facts of a course document from what a model answered: each checked against the pages, those without evidence fall away and are
 * named in a warning (design laws 5 and 6). CLOs get the suite's own codes, CLO1 onwards.
 */
export function courseFromAnswer(
  answer: CourseAnswer,
  document: DocumentText,
  sourceDocument: string,
  engineNotice: string | null,
): Course {
  const { pages } = document;
  const dropped: string[] = [];
  const code = verifiedFact(answer.code, pages, 'kod kursus', dropped, isWholeInPages);
  const name = verifiedFact(answer.name, pages, 'nama kursus', dropped);
  const clos = closOf(answer.clos, pages, dropped);
  const known = codesOf(clos);
  const assessments = answer.assessments.flatMap((claimed) => {
    const { page, quote, clo, percentage, type, description } = claimed;
    const evidence = quote.trim() === '' ? null : verifyEvidence({ page, quote }, pages);
    if (evidence === null || !isInPages(type, pages)) {
      dropped.push(type);
      return [];
    }
    const kept = stated(percentage, percentagesAt(evidence, pages), `wajaran ${type}`, dropped);
    const said = isInPages(description, pages) ? description : '';
    return [{ type, description: said, percentage: kept, clo: known(clo), evidence }];
  });
  const topics = answer.topics.flatMap(({ title, subtopics, week, hours, clo }) => {
    if (title.trim() === '') return [];
    if (!isInPages(title, pages)) {
      dropped.push(title);
      return [];
    }
    return {
      title: title.trim(),
      subtopics: subtopics.filter((subtopic) => isInPages(subtopic, pages)),
      week: isWeekSaid(week, pages) ? week : '',
      hours: hours !== null && hoursBeside(title, pages).has(hours) ? hours : null,
      clo: known(clo),
    };
  });
  const duration = answer.duration.trim();
  const course = {
    info: {
      code: code?.value ?? null,
      name: name?.value ?? null,
      creditValue: stated(answer.creditValue, creditsIn(pages), 'kredit', dropped),
      totalCLO: clos.length,
      duration: duration !== '' && isWholeInPages(duration, pages) ? duration : defaults.duration,
      assessmentType: testName(assessments) ?? defaults.assessmentType,
    },
    clos,
    topics,
    assessments,
    hasQuizOrExam: hasQuizOrExam(assessments),
    sourceDocument,
    evidence: { code: code?.evidence ?? null, name: name?.evidence ?? null },
    engineNotice,
  };
  return { ...course, warnings: warningsOf(course, document, dropped) };
}

const compact = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

function closOf(claimed: CourseAnswer['clos'], pages: PageText[], dropped: string[]): Clo[] {
  const verified = claimed.flatMap(({ code, statement, levels, hp, page, quote }) => {
    const evidence = quote.trim() === '' ? null : verifyEvidence({ page, quote }, pages);
    if (evidence === null || !isInPages(statement, pages)) {
      dropped.push(code);
      return [];
    }
    const said = (codes: readonly string[]): string[] =>
      codes.filter((own) => {
        const isSaid = isSaidOf(own, evidence, pages);
        if (!isSaid) dropped.push(`${own} bagi ${code}`);
        return isSaid;
      });
    return [
      {
        alternateCode: compact(code),
        statement: statement.trim(),
        domains: said(levels),
        hp: said(hp).map(compact),
        evidence,
      },
    ];
  });
  return uniqueBy(verified, ({ alternateCode }) => alternateCode).map((clo, i) => ({ code: `CLO${i + 1}`, ...clo }));
}

/** Tables print the bare number, or another word for the same: 'HPK1', 'CLO 1', 'CO1'. 'HP1' and 'PLO1' are other things. */
const numberOf = (code: string): string => /^(?:CLO|HPK|CO)?[-.]?(\d+)$/.exec(compact(code))?.[1] ?? '-';

/** The suite's codes for those of the document; unknown ones fall away. */
function codesOf(clos: readonly Clo[]): (codes: readonly string[]) => string[] {
  const byStated = new Map(clos.map(({ code, alternateCode }) => [alternateCode, code]));
  const byNumber = new Map(clos.map(({ code, alternateCode }) => [/\d+$/.exec(alternateCode)?.[0] ?? '', code]));
  return (codes) => [
    ...new Set(codes.flatMap((code) => byStated.get(compact(code)) ?? byNumber.get(numberOf(code)) ?? [])),
  ];
}

/** The name of the test that the paper is for: of several, the one that counts most, the last of equals. */
function testName(assessments: readonly { type: string; percentage: number | null }[]): string | null {
  const tests = assessments.filter((assessment) => hasQuizOrExam([assessment]));
  const most = Math.max(...tests.map(({ percentage }) => percentage ?? 0));
  return tests.findLast(({ percentage }) => (percentage ?? 0) === most)?.type ?? null;
}

function warningsOf(course: Omit<Course, 'warnings'>, document: DocumentText, dropped: readonly string[]): Warning[] {
  const warning = (code: string, message: string, place: Partial<Warning> = {}): Warning => ({
    code,
    message,
    document: course.sourceDocument,
    page: null,
    quote: null,
    ...place,
  });
  const { info, clos, topics, assessments } = course;
  const absent: [boolean, string, string][] = [
    [info.code === null, 'no_code', 'Kod kursus tidak ditemui dalam dokumen.'],
    [info.name === null, 'no_name', 'Nama kursus tidak ditemui dalam dokumen.'],
    [info.creditValue === null, 'no_credit', 'Nilai kredit tidak ditemui dalam dokumen: jam SLT tidak dapat dikira.'],
    [clos.length === 0, 'no_clos', 'Hasil pembelajaran kursus (HPK/CLO) tidak ditemui dalam dokumen.'],
    [topics.length === 0, 'no_topics', 'Kandungan atau topik tidak ditemui dalam dokumen.'],
    [assessments.length === 0, 'no_assessments', 'Pentaksiran dan wajarannya tidak ditemui dalam dokumen.'],
  ];
  return [
    ...absent.flatMap(([isAbsent, code, message]) => (isAbsent ? [warning(code, message)] : [])),
    ...(dropped.length === 0
      ? []
      : [warning('unverified', `Tidak dipaparkan kerana petikannya tiada dalam dokumen: ${dropped.join(', ')}.`)]),
    ...assessmentWarnings(assessments).map((odd) => ({ ...odd, document: course.sourceDocument })),
    ...document.notices.map((notice) => warning('document_notice', notice)),
    ...addressedToModel(document.pages).map((place) =>
      warning('addressed_to_ai', 'Dokumen mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.', place),
    ),
  ];
}
