import type * as z from 'zod';
import type { scriptsAnswerSchema } from '../../../../lambdas/pedagona/prompts/scripts.ts';
import {
  learningModelLabels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../../shared/pedagona/chainLabels.ts';
import { inMalay, prose } from '../language.ts';
import { courseAt, partnerOf, type Chain, matter, mattersOf, workIn } from './linkedCourse.ts';
import { elementsOf, saidOf, type Voice } from './phrasings.ts';

/** A question about each of three courses, counted round. */
const reflection = (chain: Chain, round: number): string =>
  prose(
    ...[0, 1, 2].flatMap((index) => {
      const course = courseAt(chain, index);
      return saidOf(course, partnerOf(chain, course), 'question').slice(index + round, index + round + 1);
    }),
  );

type ScriptsAnswer = z.infer<typeof scriptsAnswerSchema>;

/** They speak of every course. */
const linkedParts = [
  'scriptType1Introduction',
  'scriptType16cMapping',
  'scriptType1Conclusion',
  'scriptType2DloObjective',
  'scriptType23eFramework',
  'scriptType2Summary',
] as const;

export function scripts(chain: Chain): ScriptsAnswer {
  const { courses, calls, first, last } = chain;
  const during: Voice = { subjects: ['Saya mahu anda', 'Anda akan'], round: 0 };
  const after: Voice = { subjects: ['Dengan hasil DLO itu, anda', 'Selepas DLO ini, anda'], round: 1 };
  const model = elementsOf(chain, learningModelLabels, during);
  return {
    scriptType1Introduction: prose(
      `Selamat datang ke sesi yang merangkai ${inMalay(courses.map(({ title }) => title))}`,
      `Hari ini kita bermula dengan ${matter(first)}, kemudian melihat bagaimana perkara itu mengubah cara anda ${last.doing}`,
      `Ingat semula satu pengalaman anda yang berkaitan dengan ${matter(last, 1)}, kerana anda akan menggunakannya dalam ${first.work}`,
    ),
    scriptType1LearningHowToLearn: model.learningHowToLearn,
    scriptType1Aspiration: model.aspiration,
    scriptType1Relationship: model.relationship,
    scriptType16cMapping: elementsOf(chain, sixCLabels, during),
    scriptType1StudentReflection: reflection(chain, 0),
    scriptType1Conclusion: prose(
      `Hari ini kita telah ${workIn(courses)} dalam satu rangkaian`,
      `Untuk sesi seterusnya, bawa satu contoh tentang ${matter(last, 1)} yang dapat anda kaitkan dengan ${matter(first, 1)}`,
    ),
    scriptType2Context: prose(
      `Anda baru sahaja melalui DLO yang menggabungkan ${calls}`,
      `Dalam DLO itu, ${matter(first)} menjadi titik mula dan ${last.object} menjadi hasil yang perlu anda tunjukkan`,
    ),
    scriptType2DloObjective: prose(
      `DLO ini bertujuan membolehkan anda ${workIn(courses)}`,
      `Semak hasil anda: adakah anda sudah dapat ${last.task}?`,
      `Jika belum, rujuk semula bahagian DLO tentang ${matter(last, 1)} sebelum menyiapkan ${last.work}`,
    ),
    scriptType2ModelPembelajaran: elementsOf(chain, learningModelLabels, after),
    scriptType26cMapping: elementsOf(chain, sixCLabels, after),
    scriptType23eFramework: elementsOf(chain, threeELabels, after),
    scriptType23rFramework: elementsOf(chain, threeRLabels, { ...after, round: 2 }),
    scriptType2StudentReflection: reflection(chain, 1),
    scriptType2Summary: prose(
      `DLO ini telah menunjukkan bahawa ${mattersOf(courses)} saling melengkapi`,
      `Anda kini mempunyai permulaan bagi ${inMalay(courses.map(({ work }) => work))}`,
    ),
    links: linkedParts.flatMap((part) => courses.flatMap(({ links }) => links).map((link) => ({ part, ...link }))),
    illustrations: [],
  };
}
