import { lowerFirst, upperFirst } from '../../language/lexicon.ts';
import { callOf, objectOf, taskOf, topicPhrase } from '../promptCourse.ts';
import { practiceAt } from '../words/practices.ts';
import type { Subject } from './questionPlan.ts';
import { contextAt, facetAt } from '../words/scenes.ts';

/** The facts that answers of one question rest on, as phrases. */
export interface AnswerFacts {
  about: string;
  facet: string;
  context: string;
  /** Another thing of the same topic or course. */
  beside: string;
  /** What the outcome is about. */
  object: string;
  /** What the outcome wants done: 'menganalisis ...'. */
  task: string;
  cause: string;
  action: string;
}

export function answerFactsOf({ about, course, topic, clo }: Subject, turn: number): AnswerFacts {
  const { cause, action } = practiceAt(turn);
  const fallback = `kandungan ${callOf(course)}`;
  const titles = [...(topic?.subtopics ?? []), topic?.title ?? '', ...course.topics.map(({ title }) => title)];
  const beside = titles.find((title) => !['', about].includes(topicPhrase(course, title, '')));
  return {
    about,
    facet: facetAt(turn),
    context: contextAt(turn),
    // A course of one topic has nothing else to be held beside it.
    beside: beside === undefined ? 'pengalaman pembelajaran murid' : topicPhrase(course, beside, fallback),
    object: clo ? objectOf(clo, 60) : fallback,
    task: clo ? taskOf(clo, 90) : `memahami ${fallback}`,
    cause: lowerFirst(cause),
    action: lowerFirst(action),
  };
}

/** A point of a marking scheme and how much of the marks it is worth. */
export type Point = [text: string, weight: number];

/** What an answer of knowledge must hold. */
export const knowledgePoints = ({ about, facet, context, beside, task }: AnswerFacts): Point[] => [
  [`Maksud ${about} dinyatakan dengan tepat`, 1],
  [`${upperFirst(facet)} ${about} dihuraikan satu demi satu`, 2],
  [`Hubungan dengan ${beside} dijelaskan`, 1],
  [`Contoh yang sesuai ${context} diberikan`, 1],
  [`Rumusan dikaitkan dengan keupayaan ${task}`, 1],
];

/** What an answer in a situation must hold. */
export const situationPoints = ({ about, cause, action, beside, task }: AnswerFacts): Point[] => [
  [`Punca dikenal pasti daripada bukti dalam situasi: ${cause}`, 2],
  [`Penyelesaian yang menjawab punca itu: ${action}`, 2],
  [`Pengetahuan tentang ${about} digunakan sebagai alasan`, 2],
  [`Kaitan dengan ${beside} ditunjukkan melalui contoh bilik darjah`, 1],
  [`Kesan terhadap pembelajaran murid dirumuskan sejajar dengan keupayaan ${task}`, 1],
];
