import type { StructuredAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { apportion } from '../../../../../shared/valentra/levels.ts';
import { sentence } from '../../language/phrases.ts';
import { upperFirst } from '../../language/lexicon.ts';
import { answerFactsOf, type AnswerFacts } from './markingPoints.ts';
import type { Course } from '../promptCourse.ts';
import { situation, written, type Row, type Subject } from './questionPlan.ts';
import { actorAt, contextAt, facetAt, preparingAt } from '../words/scenes.ts';
import { countFor, isHigher, taskAt, type HigherLevel } from './tasksOfLevel.ts';
import { at } from '../../language/rotation.ts';
import { commands } from '../words/levelVerbs.ts';
import type { Preferences } from '../rowPreferences.ts';

interface Part {
  text: string;
  answer: string;
}

/** Questions in parts, the last of which is asked at the row's own level. */
export const structured = (course: Course, request: string, wanted: Preferences | null): StructuredAnswer => ({
  items: written(request, course, wanted, (subject, turn) => {
    const facts = answerFactsOf(subject, turn);
    const { cognitiveLevel, marks } = subject.row;
    const shares = sharesOf(marks, subject.wanted?.isShorter === true);
    const parts = isHigher(cognitiveLevel)
      ? inSituation(facts, cognitiveLevel, shares, turn)
      : ofKnowledge(facts, cognitiveLevel, shares, turn);
    return {
      stem: stemFor(subject, turn),
      parts: parts.slice(-shares.length).map((part, index) => ({ ...part, marks: shares[index] ?? 1 })),
    };
  }),
});

/** One part for up to two marks, two for up to four, else three; their marks total the question's. */
function sharesOf(marks: number, isShorter: boolean): number[] {
  if (marks < 3) return [marks];
  return apportion(marks, marks < 5 || isShorter ? [1, 2] : [1, 2, 2]);
}

function stemFor(subject: Subject, turn: number): string {
  const { row, about, wanted } = subject;
  if (isHigher(row.cognitiveLevel)) return situation(subject, turn);
  return wanted?.isShorter
    ? `Soalan ini tentang ${facetAt(turn)} ${about}.`
    : `${actorAt(turn)} ${preparingAt(turn)} ${facetAt(turn)} ${about} ${contextAt(turn)}.`;
}

const worth = (marks: number, count: number): string =>
  count === 1 ? `(${marks} markah)` : `(mana-mana ${count} isi; jumlah ${marks} markah)`;

function ofKnowledge(
  facts: AnswerFacts,
  level: Exclude<Row['cognitiveLevel'], HigherLevel>,
  shares: number[],
  turn: number,
): Part[] {
  const { about, facet, context, beside, object } = facts;
  const last = shares.at(-1) ?? 1;
  const { count, word } = countFor(last);
  const verb = at(commands[level], turn);
  const first = shares.length > 1 ? (shares[0] ?? 1) : last;
  const middle = countFor(shares.at(-2) ?? last);
  return [
    {
      text: level === 'C1' ? `Nyatakan maksud ${about}.` : `Terangkan maksud ${about} dengan perkataan anda sendiri.`,
      answer: sentence(`Takrif ${about} yang tepat dan merujuk kepada ${object} ${worth(first, 1)}`),
    },
    {
      text: `${level === 'C1' ? 'Kenal pasti' : 'Jelaskan'} ${middle.word} hubungan antara ${about} dengan ${beside}.`,
      answer: sentence(
        `Hubungan dari segi tujuan, urutan atau penggunaan dalam ${object} ${worth(shares.at(-2) ?? last, middle.count)}`,
      ),
    },
    {
      text: `${verb} ${word} ${facet} ${about} ${context}.`,
      answer: sentence(
        `${upperFirst(facet)} ${about} yang disertakan dengan ${level === 'C1' ? 'istilah yang betul' : 'huraian yang jelas'} ${worth(last, count)}`,
      ),
    },
  ];
}

function inSituation(facts: AnswerFacts, level: HigherLevel, shares: number[], turn: number): Part[] {
  const { about, cause, action, beside, object } = facts;
  const last = shares.at(-1) ?? 1;
  const middle = shares.at(-2) ?? last;
  const isCause = level === 'C4';
  return [
    {
      text: at(
        [
          `Kenal pasti bukti dalam situasi itu yang menunjukkan masalah pembelajaran ${about}.`,
          'Nyatakan masalah utama yang digambarkan dalam situasi itu.',
          `Senaraikan maklumat dalam situasi itu yang menjejaskan pembelajaran ${about}.`,
        ],
        turn,
      ),
      answer: sentence(`Bukti dipetik daripada situasi dan menunjukkan bahawa ${cause} ${worth(shares[0] ?? 1, 1)}`),
    },
    {
      text: isCause
        ? `Bezakan punca masalah itu daripada kesannya terhadap pembelajaran ${beside}.`
        : `Jelaskan punca masalah itu dan kesannya terhadap pembelajaran ${beside}.`,
      answer: sentence(`Puncanya ialah ${cause}; kesannya dihuraikan dari segi ${object} ${worth(middle, 1)}`),
    },
    {
      text: taskAt(level, about, turn),
      answer: sentence(
        isCause
          ? `Setiap faktor disokong bukti: ${cause}; amalan yang sepatutnya ialah ${action} ${worth(last, 1)}`
          : `Jawapan berpusat pada tindakan ini: ${action}; alasannya menggunakan pengetahuan tentang ${about} dan kesannya kepada murid ${worth(last, 1)}`,
      ),
    },
  ];
}
