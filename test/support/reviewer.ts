import * as z from 'zod';
import { modelExtras } from '../../lambdas/acadiora/prompts/answers.ts';
import { type RegisterAnswer, registerAnswerSchema } from '../../lambdas/acadiora/register/schema.ts';
import { criteria, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../shared/acadiora/rubric.ts';
import type { Ref, SourceDocument } from '../../shared/document/document.ts';
import { parseDocument } from '../../shared/document/render.ts';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import type { ConverseLike } from '../../lib/local/bedrock/request.ts';
import { firstTurn } from '../../lib/local/bedrock/request.ts';
import { bareOf } from './bare.ts';

/** What an ACADIORA prompt asks, told from the request. */
export interface Question {
  /** A criterion, `register` or `overall`. */
  about: string;
  /** The part of the paper that goes with it; null where texts alone are asked for again. */
  paper: SourceDocument | null;
  request: ConverseLike;
}

const levelsOf = (criterion: CriterionKey, level: number | null) =>
  rubricItems[criterion].map(({ id }) => ({ id, level, reason: 'Seperti dalam kertas.' }));

/** An answer about one criterion that claims nothing beyond a level for every item. */
export const bareAnswer = (criterion: CriterionKey, level: number | null = 3) => ({
  items: levelsOf(criterion, level),
  comments: ['Memadai.'],
  strengths: [],
  weaknesses: [],
  improvements: [],
  earlier: [],
  extras: bareOf(z.object(modelExtras[criterion])),
});

/** A register that has read nothing. */
export const bareRegister: RegisterAnswer = { ...bareOf(registerAnswerSchema), documentType: 'Artikel jurnal' };

/** A long block of a part of the paper: something that is truly there. */
const placeIn = (paper: SourceDocument | null): { at: Ref[] } => {
  const block = paper?.blocks.find((one) => one.kind === 'paragraph' && one.text.length > 60);
  return { at: block === undefined ? [] : [String(block.n)] };
};

/** An honest answer about one criterion: one strength, weakness and improvement at a true place. */
export function honestAnswer(criterion: CriterionKey, paper: SourceDocument | null) {
  const evidence = placeIn(paper);
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
    const paper = parseDocument(firstTurn(request))?.document ?? null;
    return { value: (await wish({ about, paper, request })) ?? honest(about, paper) };
  };

function honest(about: string, paper: SourceDocument | null): unknown {
  if (about === 'register') return bareRegister;
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
  const found = new RegExp(`<data nama="${name}">\\n(.*)\\n</data>`).exec(firstTurn(request))?.[1];
  return found === undefined ? null : JSON.parse(found);
}
