import type { DocumentText, PageText } from '../../shared/evidence.ts';
import { verifyEvidence } from '../../shared/evidence.ts';
import { cloLimits, totalWeight } from '../../shared/pedagona/rules.ts';
import type { Assessment, Clo, CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import { kppbKeys } from '../../shared/pedagona/schemas.ts';
import type { Warning } from '../../shared/session.ts';
import {
  isInPages,
  isWholeInPages,
  numbersIn,
  stated,
  uniqueBy,
  verifiedFact,
} from '../platform/model/verifiedFacts.ts';
import { addressedToModel } from '../platform/model/injection.ts';
import { indonesianWords } from '../platform/model/language.ts';
import type { MerungkaiAnswer } from './prompts/merungkai.ts';

type NewWarning = Pick<Warning, 'code' | 'message'> & Partial<Warning>;

/**
 * The analysis of one document from what a model answered: evidence is checked against the pages and facts without it fall away,
 * sums and summaries are computed here, warnings are ours (design laws 5 and 6).
 */
export function courseFromAnswer(
  answer: MerungkaiAnswer,
  document: DocumentText,
  sourceDocument: string,
  engineNotice: string | null,
): CourseAnalysis {
  const { pages } = document;
  const dropped: string[] = [];
  const numbers = numbersIn(pages);
  const courseCode = verifiedFact(answer.courseCode, pages, 'kod kursus', dropped, isWholeInPages);
  const courseName = verifiedFact(answer.courseName, pages, 'nama kursus', dropped);
  const clos = uniqueBy(
    answer.clos.flatMap((clo) => verifiedClo(clo, pages, dropped)),
    (clo) => clo.cloNumber.toUpperCase(),
  );
  const assessments = answer.assessments.flatMap((assessment) =>
    verifiedAssessment(assessment, pages, numbers, dropped),
  );
  const topics = answer.topics.filter((topic) => isInPages(topic.title, pages));

  const course = {
    courseCode: courseCode?.value ?? null,
    courseName: courseName?.value ?? null,
    credit: stated(answer.credit, numbers, 'kredit', dropped),
    sourceDocument,
    domainSummary: domainSummary(clos),
    clos,
    assessments,
    topics,
    learningDevelopment: ownKeysOnly(answer.learningDevelopment),
    evidence: { courseCode: courseCode?.evidence ?? null, courseName: courseName?.evidence ?? null },
    engineNotice,
  };
  const warnings = [...factWarnings(course, dropped), ...documentWarnings(document), ...languageWarnings(course)];
  return {
    ...course,
    warnings: warnings.map((warning) => ({ page: null, quote: null, document: sourceDocument, ...warning })),
  };
}

function verifiedClo(claimed: MerungkaiAnswer['clos'][number], pages: PageText[], dropped: string[]): Clo[] {
  const { page, quote, ...clo } = claimed;
  const evidence = quote.trim() === '' ? null : verifyEvidence({ page, quote }, pages);
  if (evidence === null || !isInPages(clo.cloStatement, pages)) {
    dropped.push(clo.cloNumber);
    return [];
  }
  return [{ ...clo, evidence: { page: evidence.page, quote } }];
}

function verifiedAssessment(
  claimed: MerungkaiAnswer['assessments'][number],
  pages: PageText[],
  numbers: ReadonlySet<number>,
  dropped: string[],
): Assessment[] {
  const { page, quote, ...assessment } = claimed;
  const evidence = quote.trim() === '' ? null : verifyEvidence({ page, quote }, pages);
  if (evidence === null || !isInPages(assessment.type, pages)) {
    dropped.push(assessment.type);
    return [];
  }
  // A spreadsheet may print thirty percent as 0.3.
  const isShare = assessment.weight !== null && numbers.has(assessment.weight / 100);
  const weight = isShare
    ? assessment.weight
    : stated(assessment.weight, numbers, `wajaran ${assessment.type}`, dropped);
  return [{ ...assessment, weight, evidence: { page: evidence.page, quote } }];
}

/** 'Kognitif (2)': how many CLOs touch a domain, most first. */
function domainSummary(clos: readonly Clo[]): string[] {
  const counts = new Map<string, number>();
  for (const domain of clos.flatMap((clo) => [...new Set(clo.domain)]))
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([domain, count]) => `${domain} (${count})`);
}

/** The application holds the chosen model's keys only (spec 1 §3). */
function ownKeysOnly(development: MerungkaiAnswer['learningDevelopment']): CourseAnalysis['learningDevelopment'] {
  const { kppbModel, flow, kppbApplication } = development;
  if (kppbModel === null) return { kppbModel, flow, kppbApplication: {} };
  const own: readonly string[] = kppbKeys[kppbModel];
  return {
    kppbModel,
    flow,
    kppbApplication: Object.fromEntries(Object.entries(kppbApplication).filter(([key]) => own.includes(key))),
  };
}

function factWarnings(course: Omit<CourseAnalysis, 'warnings'>, dropped: string[]): NewWarning[] {
  const total = totalWeight(course.assessments);
  const { length: clos } = course.clos;
  return [
    ...(course.courseCode === null ? [{ code: 'no_code', message: 'Kod kursus tidak ditemui dalam dokumen.' }] : []),
    ...(course.courseName === null ? [{ code: 'no_name', message: 'Nama kursus tidak ditemui dalam dokumen.' }] : []),
    ...(clos === 0
      ? [{ code: 'no_clos', message: 'Hasil pembelajaran kursus (HPK/CLO) tidak ditemui dalam dokumen.' }]
      : []),
    ...(clos > 0 && (clos < cloLimits.min || clos > cloLimits.max)
      ? [
          {
            code: 'clo_count',
            message: `Dokumen mempunyai ${clos} hasil pembelajaran; ${cloLimits.min} hingga ${cloLimits.max} dijangka.`,
          },
        ]
      : []),
    ...(course.assessments.length === 0
      ? [{ code: 'no_assessments', message: 'Pentaksiran dan wajarannya tidak ditemui dalam dokumen.' }]
      : []),
    ...(total !== null && total !== 100
      ? [
          {
            code: 'weight_total',
            message: `Wajaran pentaksiran berjumlah ${total}%, bukan 100%. Semak semula dokumen.`,
          },
        ]
      : []),
    ...(course.assessments.length > 0 && course.assessments.some(({ weight }) => weight === null)
      ? [
          {
            code: 'weight_missing',
            message: 'Sekurang-kurangnya satu pentaksiran tidak mempunyai wajaran dalam dokumen.',
          },
        ]
      : []),
    ...(course.topics.length === 0
      ? [{ code: 'no_topics', message: 'Kandungan atau topik mingguan tidak ditemui dalam dokumen.' }]
      : []),
    ...(dropped.length > 0
      ? [
          {
            code: 'unverified',
            message: `Tidak dipaparkan kerana petikannya tiada dalam dokumen: ${dropped.join(', ')}.`,
          },
        ]
      : []),
  ];
}

function documentWarnings(document: DocumentText): NewWarning[] {
  return [
    ...document.notices.map((notice) => ({ code: 'document_notice', message: notice })),
    ...addressedToModel(document.pages).map(({ page, quote }) => ({
      code: 'addressed_to_ai',
      message: 'Dokumen mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.',
      page,
      quote,
    })),
  ];
}

/** Words the document itself uses are its own; only what was written for it is looked at. */
function languageWarnings(course: Omit<CourseAnalysis, 'warnings'>): NewWarning[] {
  const written = course.clos.flatMap((clo) => [clo.bigIdea, ...clo.essentialQuestions]);
  const words = indonesianWords([...written, ...course.learningDevelopment.flow].join(' '));
  return words.length === 0
    ? []
    : [
        {
          code: 'indonesian',
          message: `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${words.join(', ')}.`,
        },
      ];
}
