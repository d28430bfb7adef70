import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { localEngineText } from '../../../shared/text/texts.ts';
import type { ModelAnswer } from '../bedrock/reply.ts';
import { type ConverseLike, firstTurn } from '../bedrock/request.ts';
import { overall, review } from './acadiora/answers.ts';
import { register } from './acadiora/register.ts';
import { chainIn, type Chain } from './pedagona/course.ts';
import { dloAnswer, merangkaiAnswer, reportGrounds, reportPlan, scripts } from './pedagona/chainAnswers.ts';
import { regenerated } from './pedagona/regenerated.ts';
import { factsAnswer } from './course/facts/factsAnswer.ts';
import { merungkai } from './pedagona/merungkaiAnswer.ts';
import { multipleChoice, secondLook, shortEssay, structured } from './valentra/examAnswers.ts';
import { jstAnswer } from './valentra/jstAnswer.ts';
import { jsuAnswer } from './valentra/jsuAnswer.ts';
import { courseIn, type Course, preferencesIn, type Preferences } from './valentra/promptCourse.ts';
import { rubrikAnswer, taskAnswer } from './valentra/taskAnswer.ts';

/** Fills one prompt's schema from the text of the request, and from nothing else. */
type Rule = (request: string) => unknown;

const ofChain =
  (write: (chain: Chain, request: string) => unknown): Rule =>
  (request) =>
    write(chainIn(request), request);

const ofCourse =
  (write: (course: Course, request: string, wanted: Preferences | null) => unknown): Rule =>
  (request) =>
    write(courseIn(request), request, preferencesIn(request));

/** The embedded model's rules, by prompt id. */
const rules: Readonly<Record<string, Rule>> = {
  'course.facts': factsAnswer,
  'pedagona.merungkai': merungkai,
  // Rules cannot write a sentence in another way.
  'platform.rewriting': () => ({ ayat: [] }),
  'pedagona.merangkai': ofChain(merangkaiAnswer),
  'pedagona.scripts': ofChain(scripts),
  'pedagona.dlo': ofChain(dloAnswer),
  'pedagona.report.plan': ofChain(reportPlan),
  'pedagona.report.grounds': ofChain(reportGrounds),
  'pedagona.regenerate': ofChain(regenerated),
  'acadiora.register': register,
  ...Object.fromEntries(criterionKeys.map((key): [string, Rule] => [`acadiora.review.${key}`, () => review(key)])),
  'acadiora.overall': overall,
  'valentra.jst': ofCourse(jstAnswer),
  'valentra.jsu': ofCourse(jsuAnswer),
  'valentra.pentaksiran': ofCourse(taskAnswer),
  'valentra.rubrik': ofCourse(rubrikAnswer),
  'valentra.exam.aneka-pilihan': ofCourse(multipleChoice),
  'valentra.exam.struktur': ofCourse(structured),
  'valentra.exam.esei-pendek': ofCourse(shortEssay),
  'valentra.exam.look': ofCourse(secondLook),
  // Rules judge no prose.
  'valentra.rows.look': () => ({ remarks: null }),
};

/** A repair request that shows the first answer alone, not the document. */
const isOfAnswerAlone = (request: string): boolean => request.startsWith('<data nama="jawapan_pertama">');

/**
 * Answers a Converse request by rules. A repair request gets the same value again, or nothing: rules do not learn from being told.
 * @throws Error for a prompt that has no rules
 */
export async function answer(request: ConverseLike): Promise<ModelAnswer> {
  const promptId = request.body.requestMetadata?.['promptId'] ?? '';
  const rule = rules[promptId];
  if (!rule) throw new Error(`The embedded model has no rules for the prompt '${promptId}'.`);
  const text = firstTurn(request);
  return { value: isOfAnswerAlone(text) ? {} : rule(text), notice: localEngineText };
}
