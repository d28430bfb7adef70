import type { ShortEssayAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { apportion } from '../../../../../shared/valentra/levels.ts';
import { prose } from '../../language/phrases.ts';
import { answerFactsOf, knowledgePoints, situationPoints, type AnswerFacts, type Point } from './markingPoints.ts';
import type { Course } from '../promptCourse.ts';
import { situation, written, type Subject } from './questionPlan.ts';
import { actorAt, contextAt, facetAt } from '../words/scenes.ts';
import { countFor, isHigher, taskAt } from './tasksOfLevel.ts';
import { at } from '../../language/rotation.ts';
import { commands } from '../words/levelVerbs.ts';
import type { Preferences } from '../rowPreferences.ts';

/** Short essays with a sample answer and a scheme whose marks total the question's. */
export const shortEssay = (course: Course, request: string, wanted: Preferences | null): ShortEssayAnswer => ({
  items: written(request, course, wanted, (subject, turn) => {
    const facts = answerFactsOf(subject, turn);
    const isInSituation = isHigher(subject.row.cognitiveLevel);
    return {
      stem: stemFor(subject, turn),
      sampleAnswer: isInSituation ? answerInSituation(facts) : answerOfKnowledge(facts),
      scheme: schemeOf(isInSituation ? situationPoints(facts) : knowledgePoints(facts), subject.row.marks),
    };
  }),
});

function stemFor(subject: Subject, turn: number): string {
  const { row, about, wanted } = subject;
  const { cognitiveLevel: level, marks } = row;
  if (isHigher(level)) return `${situation(subject, turn)} ${taskAt(level, about, turn)}`;
  const asked = `${at(commands[level], turn)} ${countFor(marks).word} ${facetAt(turn)} ${about} ${contextAt(turn)}`;
  if (wanted?.isShorter) return `${asked}.`;
  const more = level === 'C1' ? 'dengan menggunakan istilah yang betul' : 'dengan huraian yang jelas';
  return `${actorAt(turn)} meminta penerangan bertulis daripada anda. ${asked} ${more}.`;
}

/** As many points as there are marks for, the heaviest kept. */
function schemeOf(points: readonly Point[], marks: number): ShortEssayAnswer['items'][number]['scheme'] {
  const kept = points
    .map(([point, weight], place) => ({ point, weight, place }))
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
    .slice(0, marks)
    .toSorted((a, b) => a.place - b.place);
  // One mark each first, so that no point is worth nothing.
  const shares = apportion(
    marks - kept.length,
    kept.map(({ weight }) => weight),
  );
  return kept.map(({ point }, index) => ({ point, marks: 1 + (shares[index] ?? 0) }));
}

/** 80 to 150 words, whatever the titles: each of them is kept short. */
const answerOfKnowledge = ({ about, facet, context, beside, object, task }: AnswerFacts): string =>
  prose(
    `Perkara yang dibincangkan ialah ${about}, iaitu sebahagian daripada usaha memahami ${object}`,
    `Dari segi ${facet} ${about}, perkara pertama yang perlu dinyatakan ialah maksudnya yang jelas supaya guru dan murid menggunakan istilah yang sama`,
    `Perkara kedua ialah hubungannya dengan ${beside} kerana kedua-duanya saling melengkapi apabila pelajaran dirancang`,
    `Sebagai contoh, ${context}, guru boleh menunjukkan satu kes yang mudah, meminta murid menyebut bukti, lalu merumuskannya bersama-sama`,
    `Perkara ketiga ialah kesannya kepada pembelajaran, iaitu murid dapat menerangkan semula isi dengan perkataan sendiri`,
    `Kesimpulannya, kefahaman ini membolehkan pelajar ${task}`,
  );

const answerInSituation = ({ about, cause, action, beside, object, task }: AnswerFacts): string =>
  prose(
    `Situasi itu menunjukkan bahawa ${cause}`,
    `Buktinya dapat dilihat pada tingkah laku murid yang dihuraikan, iaitu mereka belum mendapat sokongan yang diperlukan untuk menguasai ${about}`,
    `Oleh itu, penyelesaian yang paling sesuai ialah ${action}`,
    `Tindakan ini menyokong pembelajaran ${about} kerana tumpuannya ialah punca masalah dan bukan gejalanya sahaja`,
    `Dari segi pelaksanaan, guru boleh bermula dengan satu kumpulan kecil, mengaitkan kerja itu dengan ${beside} dan menyemak hasilnya melalui pemerhatian serta soalan lisan`,
    `Kesannya, murid lebih yakin dan ${object} dapat difahami dengan lebih mendalam`,
    `Kesimpulannya, jawapan ini membuktikan keupayaan ${task}`,
  );
