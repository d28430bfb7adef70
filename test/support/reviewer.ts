import { criteria, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { Evidence } from '../../shared/evidence.ts';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import type { ConverseLike } from '../../lib/local/bedrock/request.ts';
import { documentsIn, type ReadDocument, requestText } from '../../lib/local/model/reading/requestText.ts';

/** What an ACADIORA prompt asks, told from the request. */
export interface Question {
  /** A criterion, `metadata` or `overall`. */
  about: string;
  /** The part of the paper that goes with it; null with the overall prompt. */
  paper: ReadDocument | null;
  request: ConverseLike;
}

const levelsOf = (criterion: CriterionKey, level: number | null) =>
  criteria[criterion].items.map(({ id }) => ({ id, level, reason: 'Seperti dalam kertas.' }));

/** Texts '' and lists empty: nothing said. */
const bareExtras: Record<CriterionKey, Record<string, string | string[]>> = {
  titleAbstract: {},
  introduction: {},
  objectivesQuestions: {},
  theoryFramework: { theoriesUsed: [], theoriesSuggested: [] },
  literatureReview: { reviewModel: '', suggestedModel: '', keyReferencesNeeded: [] },
  methodology: {
    researchType: '',
    researchDesign: '',
    suggestedDesign: '',
    samplingTechnique: '',
    suggestedSampling: '',
    sampleSizeJustification: '',
  },
  dataAnalysis: { analysisUsed: [], suggestedAnalysis: [], softwareRecommended: [] },
  findings: {},
  discussion: { theoreticalImplications: '', practicalImplications: '' },
  conclusion: { futureResearchSuggestions: [] },
  technical: { writingQuality: '' },
};

/** An answer about one criterion that claims nothing beyond a level for every item. */
export const bareAnswer = (criterion: CriterionKey, level: number | null = 3) => ({
  items: levelsOf(criterion, level),
  comments: ['Memadai.'],
  strengths: [],
  weaknesses: [],
  improvements: [],
  earlier: [],
  extras: bareExtras[criterion],
});

/** A long line of a part of the paper, with its page: something that is truly there. */
export function quoteFrom(paper: ReadDocument | null): Evidence {
  for (const { number, text } of paper?.pages ?? []) {
    const line = text.split('\n').find((one) => one.length > 60);
    if (line !== undefined) return { page: number, quote: line };
  }
  return { page: 1, quote: '' };
}

/** An honest answer about one criterion: one strength, weakness and improvement with a true quote. */
export function honestAnswer(criterion: CriterionKey, paper: ReadDocument | null) {
  const evidence = quoteFrom(paper);
  const { title } = criteria[criterion];
  return {
    ...bareAnswer(criterion),
    strengths: [{ text: `Kekuatan ${title}`, ...evidence }],
    weaknesses: [{ text: `Kelemahan ${title}`, ...evidence, isAbsence: false }],
    improvements: [{ text: `Baiki ${title}`, ...evidence, isAbsence: false, priority: 2 }],
  };
}

/** What an honest model says; `wish` may give another answer, undefined leaves it at that. */
export const reviewer =
  (wish: (question: Question) => unknown = () => undefined): Rules =>
  async (request) => {
    const about = (request.body.requestMetadata?.['promptId'] ?? '').split('.').at(-1) ?? '';
    const paper = documentsIn(requestText(request))[0] ?? null;
    return { value: (await wish({ about, paper, request })) ?? honest(about, paper) };
  };

function honest(about: string, paper: ReadDocument | null): unknown {
  if (about === 'metadata') return { title: null, authors: [], year: null, documentType: 'Artikel jurnal' };
  if (about === 'overall')
    return {
      summaryEvaluation: 'Kajian ini tersusun.',
      recommendation: 'Baiki metodologi.',
      mainStrengths: [],
      mainWeaknesses: [],
      criticalImprovements: [],
    };
  return honestAnswer(about as CriterionKey, paper);
}

/** The data of this name that goes with a request, or null. */
export function dataIn(request: ConverseLike, name: string): unknown {
  const found = new RegExp(`<data nama="${name}">\\n(.*)\\n</data>`).exec(requestText(request))?.[1];
  return found === undefined ? null : JSON.parse(found);
}
