import * as z from 'zod';
import type { JstAnswer } from '../../../../lambdas/valentra/prompts/jst.ts';
import { hasQuizOrExam } from '../../../../shared/assessment.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { apportion } from '../../../../shared/valentra/apportion.ts';
import { outcomeLevelLabel } from '../chain/outcomePhrases.ts';
import { named, prose, sentence, inMalay, upperFirst, at, seedOf } from '../language.ts';
import { dataIn } from '../chain/linkedCourse.ts';
import {
  callOf,
  closFor,
  levelsOf,
  startOf,
  topicPhrase,
  topicsFor,
  type Clo,
  type Course,
  unlike,
  type Preferences,
} from './promptCourse.ts';
import { skillNameOf, workFormOf } from './words.ts';

const assessmentSchema = z.object({
  code: z.string(),
  type: z.string(),
  percentage: z.number().nullable(),
  description: z.string(),
  clo: z.array(z.string()),
});
type Assessment = z.infer<typeof assessmentSchema>;

export function jstAnswer(course: Course, request: string, wanted: Preferences | null): JstAnswer {
  const assessment = dataIn(request, 'pentaksiran', assessmentSchema);
  const first = startOf(course) + seedOf(assessment.code + assessment.type) + (wanted?.turn ?? 0);
  return unlike(
    wanted,
    first,
    (turn) => rowFor(course, assessment, wanted, turn),
    ({ description }) => description,
  );
}

function rowFor(course: Course, assessment: Assessment, wanted: Preferences | null, turn: number): JstAnswer {
  const { type, description, clo: stated } = assessment;
  const isTest = hasQuizOrExam([assessment]);
  // A test whose outcomes the document does not tell covers the whole course.
  const clos = isTest && stated.length === 0 ? course.clos : closFor(course, stated, `${type} ${description}`);
  const near = isTest && stated.length === 0 ? course.topics : topicsFor(course, clos, `${type} ${description}`);
  const topics = (wanted?.topic ? [wanted.topic] : near).map(({ title }) => title).slice(0, isTest ? 20 : 4);
  const weeks = /\bminggu\s*(?:ke-?)?\s*(\d{1,2})(?:\s*(?:-|–|hingga)\s*(?:minggu\s*)?(\d{1,2}))?/i.exec(description);
  return {
    suggestedQuestionType: workFormOf(type).item,
    topics,
    clo: clos.map(({ code }) => code).slice(0, 10),
    ...wordsFor(course, assessment, clos, topics, turn),
    hpAllocation: sharesOf(clos),
    domains: domainsOf(clos),
    startDate: weeks ? `Minggu ${weeks[1] ?? ''}` : '',
    dueDate: weeks?.[2] === undefined ? '' : `Minggu ${weeks[2]}`,
  };
}

function wordsFor(
  course: Course,
  { type }: Assessment,
  clos: readonly Clo[],
  topics: readonly string[],
  turn: number,
): Pick<JstAnswer, 'description' | 'objective' | 'criteria'> {
  const call = callOf(course);
  const matter = inMalay(topics.slice(0, 3).map((title) => topicPhrase(course, title, `kandungan ${call}`)));
  const lead = clos[turn % Math.max(1, clos.length)];
  const task = lead ? lead.task : `menguasai kandungan ${call}`;
  const object = lead ? lead.object : `kandungan ${call}`;
  const about = matter === '' ? object : matter;
  const { product, criteria } = workFormOf(type);
  const work = named(type, 60) || 'pentaksiran ini';
  const opening = at(
    [
      `Melalui ${work}, pelajar menyediakan ${product} tentang ${about}`,
      `${upperFirst(work)} memerlukan ${product} yang memberi tumpuan kepada ${about}`,
      `Dalam ${work}, ${product} digunakan untuk menunjukkan penguasaan ${about}`,
    ],
    turn,
  );
  const more = at(
    [
      `Tugasan ini menaksir keupayaan ${task}`,
      `Hasilnya membuktikan bahawa pelajar dapat ${task}`,
      `Penilaian tertumpu pada keupayaan pelajar ${task}`,
    ],
    turn,
  );
  return {
    description: prose(opening, more),
    objective: sentence(`Selepas menyelesaikan ${work}, pelajar dapat ${task}`),
    criteria: [
      ...new Set([
        `Ketepatan isi tentang ${about.length > 60 ? object : about}`,
        ...criteria,
        ...clos.slice(0, 2).map((clo) => `Penguasaan ${clo.object}`),
      ]),
    ].slice(0, 6),
  };
}

/** The outcomes' HPs by how many of the outcomes carry them, as whole percents; none where the document names none. */
function sharesOf(clos: readonly Clo[]): JstAnswer['hpAllocation'] {
  const all = clos.flatMap(({ hp }) => hp);
  const codes = [...new Set(all)].slice(0, 11);
  const weights = codes.map((code) => all.filter((other) => other === code).length);
  const shares = apportion(100, weights);
  return codes.map((hp, index) => ({ hp, percent: shares[index] ?? 0 }));
}

function domainsOf(clos: readonly Clo[]): JstAnswer['domains'] {
  const hp = [...new Set(clos.flatMap((clo) => clo.hp))];
  return {
    cognitive: levelsOf(clos, 'C').map(outcomeLevelLabel),
    affective: levelsOf(clos, 'A').map(outcomeLevelLabel),
    psychomotor: levelsOf(clos, 'P').map(outcomeLevelLabel),
    skills: [...new Set(hp.map(skillNameOf).filter((name) => name !== ''))],
    outcomes: hp.map(describeMqfOutcome),
  };
}
