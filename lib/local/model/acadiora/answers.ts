import * as z from 'zod';
import { frontOf, type Front } from '../../../../lambdas/acadiora/facts/front/frontLines.ts';
import { authorsOf, titleOf, yearOf } from '../../../../lambdas/acadiora/facts/front/title.ts';
import { designOf } from '../../../../lambdas/acadiora/facts/study/design.ts';
import { readStudy, type StudyText } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { noOverall } from '../../../../lambdas/acadiora/overall.ts';
import type { MetadataAnswer, OverallAnswer } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { type StudyKind, type CriterionKey, criteria, criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import { factsSchema, sectionSchema, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { parseDocument } from '../../../../shared/document/render.ts';
import { dataIn } from '../promptData.ts';
import { excerpt } from '../../../../lambdas/acadiora/facts/text/sentences.ts';
import { wordsIn } from '../../../../lambdas/acadiora/facts/text/words.ts';
import { names, says, theoriesIn } from '../../../../lambdas/acadiora/facts/lexicon.ts';
import { quoted, inMalay } from '../language.ts';
import { gradeOf, percentageOf } from '../../../../shared/acadiora/rules.ts';

/** Signs of the kinds of documents, the narrowest first. Those of whole documents must stand on the front. */
const signs: readonly [RegExp, string, 'front'?][] = [
  [
    /\b(?:cadangan (?:penyelidikan|kajian)|kertas cadangan|research proposal|proposal penelitian)\b/i,
    'Cadangan penyelidikan',
    'front',
  ],
  [/\b(?:disertasi|dissertation)\b/i, 'Disertasi', 'front'],
  [/\b(?:tesis|thesis|skripsi|latihan ilmiah)\b/i, 'Tesis', 'front'],
  [
    /\b(?:prosiding|proceedings?|persidangan|konvensyen|konferensi|conference on|seminar (?:kebangsaan|serantau|antarabangsa|nasional))\b/i,
    'Kertas prosiding',
  ],
  [/\b(?:kajian tindakan|action research|penelitian tindakan kelas)\b/i, 'Kajian tindakan'],
  [/\b(?:kertas konsep|artikel konsep|conceptual paper|concept paper)\b/i, 'Kertas konsep'],
  [/\b(?:jurnal|journal|jilid|issn|doi)\b/i, 'Artikel jurnal'],
];

const linesOf = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join('\n');

/** The kind that the front says, or all the first blocks where the front says nothing. */
function publicationKind({ lines, all }: Front): string {
  const front = linesOf(lines);
  const rest = linesOf(all.filter(({ text }) => text.length < 260));
  const found =
    signs.find(([words]) => words.test(front)) ??
    signs.find(([words, , where]) => where !== 'front' && words.test(rest));
  return found?.[1] ?? 'Kertas penyelidikan';
}

/** The document of a request; without blocks where it shows none. */
const documentIn = (text: string): SourceDocument =>
  parseDocument(text)?.document ?? { kind: 'docx', blocks: [], notices: [], pages: 0 };

const outlineSchema = z.array(sectionSchema.omit({ place: true })).default([]);

/** The sentences of a request's paper, by its outline. @throws ZodError when that is not of the agreed form */
const studyIn = (text: string): StudyText =>
  readStudy(
    documentIn(text),
    dataIn(text, 'rangka', outlineSchema).map((section) => ({ ...section, place: '' })),
  );

/** What the counted facts show; 'concept' only means that they show no study, which may be the rules' own fault. */
function studyKindIn(text: string): StudyKind | null {
  const facts = dataIn(text, 'fakta', factsSchema.pick({ sample: true, statistics: true }).optional());
  const kind = facts && designOf(studyIn(text), facts).kind;
  return kind === undefined || kind === 'concept' ? null : kind;
}

/** Fills the answer of `acadiora.metadata` from a paper's first blocks. */
export function metadata(text: string): MetadataAnswer {
  const front = frontOf(documentIn(text));
  const title = titleOf(front);
  return {
    title,
    authors: authorsOf(front, title),
    year: yearOf(front),
    documentType: publicationKind(front),
    studyKind: studyKindIn(text),
  };
}

/** What the paper calls a thing by, of a table of names; '' where it says nothing. */
function named(study: StudyText, table: keyof typeof names, ...kinds: SectionKind[]): string {
  const text = linesOf(study.within(...kinds));
  return names[table].find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

/** The sentences that say this, as the paper's own words. */
const allSaid = (study: StudyText, pattern: RegExp, ...kinds: SectionKind[]): string[] =>
  study
    .within(...kinds)
    .filter(({ text }) => pattern.test(text))
    .map(({ text }) => `Kertas menyatakan: ${quoted(excerpt(text))}`);

/** The first of them; '' without one. */
const said = (...sought: Parameters<typeof allSaid>): string => allSaid(...sought)[0] ?? '';

/** Sentences of more words are hard to follow; so large a share of them is worth a word. */
const long = { words: 40, share: 0.2 } as const;

function writingQuality({ sentences }: StudyText): string {
  const prose = sentences.filter(({ kind, text }) => kind !== 'references' && wordsIn(text) > 4);
  const share = prose.filter(({ text }) => wordsIn(text) > long.words).length / Math.max(1, prose.length);
  return share > long.share ? 'Banyak ayat terlalu panjang; pecahkan supaya setiap ayat membawa satu maksud.' : '';
}

const theoretical = /dari sudut teori|implikasi (?:kepada )?teori|theoretical implication|menyumbang kepada teori/iu;
const practical = /dari sudut (?:praktikal|amalan)|implikasi (?:kepada )?(?:amalan|praktik)|practical implication/iu;
const mostSuggestions = 5;

const isReview = (study: StudyText): boolean => study.within('front').some(({ text }) => says.review.test(text));

/** The extra fields of a criterion (spec 2 §3): what the paper says of itself. Rules suggest nothing, and the tests are among the facts. */
const extras: Partial<Record<CriterionKey, (study: StudyText) => object>> = {
  theoryFramework: (study) => ({ theoriesUsed: theoriesIn(study) }),
  methodology: (study) => ({
    // A review speaks of the designs of others.
    researchType: isReview(study) ? '' : named(study, 'types', 'methodology', 'abstract'),
    researchDesign: isReview(study) ? '' : named(study, 'designs', 'methodology', 'abstract'),
    samplingTechnique: named(study, 'samplings', 'methodology', 'abstract'),
    sampleSizeJustification: said(study, says.sizeJustified, 'methodology'),
  }),
  discussion: (study) => ({
    theoreticalImplications: said(study, theoretical, 'discussion', 'conclusion'),
    practicalImplications: said(study, practical, 'discussion', 'conclusion'),
  }),
  conclusion: (study) => ({
    futureResearchSuggestions: allSaid(study, says.futureWork, 'conclusion', 'discussion').slice(0, mostSuggestions),
  }),
  technical: (study) => ({ writingQuality: writingQuality(study) }),
};

const unjudged = 'Tidak dapat dinilai oleh enjin peraturan.';

/**
 * Fills the answer of `acadiora.review.<criterion>`. Rules count, they do not judge: what can be counted of a paper is counted before any model
 * is asked, with its remarks and levels, and what cannot is left to a reader.
 * @throws ZodError when the request's outline is not of the agreed form
 */
export function review(key: CriterionKey, text: string): unknown {
  return {
    items: rubricItems[key].map(({ id }) => ({ id, level: null, reason: unjudged })),
    comments: [],
    strengths: [],
    weaknesses: [],
    improvements: [],
    earlier: [],
    extras: extras[key]?.(studyIn(text)) ?? {},
  };
}

const scoresSchema = z.partialRecord(
  z.enum(criterionKeys),
  z.object({ score: z.number(), maxScore: z.number(), percentage: z.number() }),
);

/** Below this a criterion needs attention: it is not 'Baik'. */
const good = 70;

/** Fills the answer of `acadiora.overall`: texts made of the scores. Rules look at no remark, and the choice among them is code's by weight. */
export function overall(text: string): OverallAnswer {
  const scores = dataIn(text, 'skor', scoresSchema.default({}));
  const counted = criterionKeys.flatMap((key) => {
    const { score = 0, maxScore = 0, percentage = 0 } = scores[key] ?? {};
    return maxScore > 0 ? [{ key, score, maxScore, percentage, lost: maxScore - score }] : [];
  });
  const sum = (field: 'score' | 'maxScore'): number => counted.reduce((total, one) => total + one[field], 0);
  const grade = gradeOf(percentageOf(sum('score'), sum('maxScore'))).interpretation.toLowerCase();
  const weak = counted
    .filter(({ percentage }) => percentage < good)
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ key }) => criteria[key].title.toLowerCase());
  return {
    ...noOverall,
    summaryEvaluation: [
      counted.length === 0
        ? 'Tiada kriteria yang dapat dinilai oleh enjin peraturan.'
        : `Secara keseluruhan, perkara yang dapat dikira dalam kertas ini ${grade}.`,
      ...(weak.length > 0 ? [`Bahagian yang paling memerlukan perhatian ialah ${inMalay(weak.slice(0, 3))}.`] : []),
      'Enjin peraturan hanya menilai perkara yang dapat dikira; mutu hujah, tafsiran dan bahasa perlu dinilai oleh pembaca.',
    ].join(' '),
    recommendation:
      weak.length > 0
        ? `Mulakan pembetulan pada ${inMalay(weak.slice(0, 2))}, kemudian hantar kertas untuk disemak semula.`
        : 'Kemaskan ulasan yang tersenarai sebelum kertas dihantar.',
  };
}
