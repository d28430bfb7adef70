import type * as z from 'zod';
import { dloAnswerSchema } from '../../../../lambdas/pedagona/prompts/dlo.ts';
import { type MerangkaiAnswer, merangkaiPrompt } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { reportGroundsSchema, reportPlanSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { scriptsAnswerSchema } from '../../../../lambdas/pedagona/prompts/scripts.ts';
import { describeMqfOutcome } from '../../../../shared/terms/mqf.ts';
import { scriptTypes } from '../../../../shared/pedagona/labels/chainLabels.ts';
import { teachingLine } from '../../../../shared/pedagona/courses.ts';
import { listed } from '../../../../shared/text/words.ts';
import { upperFirst } from '../language.ts';
import { levelLabel } from '../outcomes.ts';
import { filled } from '../frameFiller.ts';
import type { Chain, Course } from './course.ts';
import { framed, framesOf } from './frames.ts';

/** The answers of the chain: its facts and figures by rules, its texts as frames. */

/** 'Iklim sosioemosi (EDUP3153)'. */
const matterOf = ({ matter, call }: Course): string => upperFirst(`${matter} (${call})`);

export function merangkaiAnswer(chain: Chain): MerangkaiAnswer {
  const { courses, calls, links } = chain;
  const frame = framesOf();
  const { rubric, rubrics, selectedAssessments } = merangkaiPrompt.schema.shape;
  const share = Math.floor(100 / (courses.length + 1));
  return filled(merangkaiPrompt.schema, frame(calls), {
    combinedBigIdea: framed(calls, 'gagasan yang hanya benar kerana kursus-kursus ini bertemu'),
    integratedQuestion: framed(calls, 'satu keadaan sebenar, hasil yang dihantar dan bukti daripada setiap kursus'),
    links: linksOf(chain),
    selectedAssessments: courses.flatMap((course) => {
      const own = { course: course.label, assessmentType: course.chosen?.type ?? '' };
      return course.chosen ? [filled(selectedAssessments.element, frame(course), own)] : [];
    }),
    rubric: [
      ...courses.map((course) => {
        const own = { criterion: matterOf(course), marks: share, links: course.links };
        return filled(rubric.element, frame(course), own);
      }),
      filled(rubric.element, frame(calls), {
        criterion: `Penyatuan ${calls}`,
        marks: 100 - share * courses.length,
        links,
      }),
    ],
    rubrics: courses.slice(0, 8).map((course) =>
      filled(rubrics.element, frame(course), {
        course: course.label,
        assessmentType: course.chosen?.type ?? '',
        cognitiveLevel: levelLabel(course.lead?.level ?? ''),
        softSkills: listed(course.lead?.skills ?? []),
      }),
    ),
  });
}

export function scripts({ calls, links }: Chain): z.infer<typeof scriptsAnswerSchema> {
  const frame = framesOf();
  const planOf = (type: (typeof scriptTypes)[number] | undefined) =>
    Object.entries(type?.sections ?? {}).flatMap(([part, { title, minutes }]) => {
      const { element } = scriptsAnswerSchema.shape.scriptType1Plan;
      return minutes === null ? [] : [filled(element, frame(`${title}, ${calls}`), { part, minutes })];
    });
  const served = ['scriptType1Introduction', 'scriptType1Relationship', 'scriptType2DloObjective'] as const;
  return filled(scriptsAnswerSchema, frame(calls), {
    scriptType1Plan: planOf(scriptTypes[0]),
    scriptType2Plan: planOf(scriptTypes[1]),
    illustrations: [],
    links: links.flatMap((link) => served.map((part) => ({ part, ...link }))),
  });
}

export function dloAnswer({ courses, calls, links, planned, teaching }: Chain): z.infer<typeof dloAnswerSchema> {
  const frame = framesOf();
  const { learningObjectives, activities, multimediaElements, assessmentMethods } = dloAnswerSchema.shape;
  const models = [...new Set(courses.flatMap(({ facts }) => facts.kppbModel ?? []))];
  const methods = courses.map((course) =>
    filled(assessmentMethods.element, frame(course), {
      type: 'Sumatif',
      links: course.links,
      courseAssessment: course.chosen ? { course: course.label, assessmentType: course.chosen.type } : null,
      ...(course.chosen ? { method: `${course.chosen.name} ${course.call}` } : {}),
    }),
  );
  const made = planned.map(({ aktiviti, minit }, i) => {
    const course = courses.find(({ label }) => aktiviti === `kursus ${label}`);
    return filled(activities.element, frame(course ?? `${upperFirst(aktiviti)}, ${calls}`), {
      activityName: `Aktiviti ${i + 1}: ${course ? matterOf(course) : `${aktiviti} (${calls})`}`,
      duration: minit,
      kppbElements: [i === 0 ? 'Engagement' : i < planned.length - 1 ? 'Enhancement' : 'Extension'],
      links: course ? course.links : links,
    });
  });
  const audience = `Pelajar yang mengikuti ${listed(courses.map(({ title }) => title))}`;
  return filled(dloAnswerSchema, frame(calls), {
    targetAudience: [audience, ...(teaching ? [teachingLine(teaching)] : [])].join(': '),
    // 3E orders the activities where the courses name no model.
    kppbModel: models.length === 0 ? '3E' : models.join(', '),
    // Those that its activities train.
    learningObjectives: courses.map((course) =>
      filled(learningObjectives.element, frame(course), {
        domain: course.lead?.domain.join(', ') ?? '',
        level: levelLabel(course.lead?.level ?? ''),
        hp: course.lead?.hp.map(describeMqfOutcome).join(', ') ?? '',
        links: course.links,
      }),
    ),
    activities: made,
    multimediaElements: courses.map((course) =>
      filled(multimediaElements.element, frame(course), { type: 'Video', links: course.links }),
    ),
    assessmentMethods: [
      ...methods,
      filled(assessmentMethods.element, frame(calls), { type: 'Formatif', courseAssessment: null, links }),
    ],
    illustrations: [],
    answerKey: made.map(({ activityName }) => ({
      activity: activityName,
      answer: framed(activityName, 'jawapan yang dijangka'),
    })),
  });
}

export const reportPlan = ({ calls }: Chain) => filled(reportPlanSchema, framesOf()(calls));

export function reportGrounds({ courses, calls, dlo }: Chain): z.infer<typeof reportGroundsSchema> {
  const frame = framesOf();
  const sources = [
    ...courses.map(({ label, call }) => [`Dokumen kursus ${label}`, 'Dokumen kursus', call] as const),
    ...(dlo?.dloTitle ? [[`DLO: ${dlo.dloTitle}`, 'DLO', calls] as const] : []),
    ['MQF', 'Kerangka kelayakan', calls] as const,
  ];
  return filled(reportGroundsSchema, frame(calls), {
    evidenceBase: sources.map(([source, type, of]) =>
      filled(reportGroundsSchema.shape.evidenceBase.element, frame(`${type}, ${of}`), { source, type }),
    ),
  });
}

type Link = MerangkaiAnswer['links'][number];

/** An outcome of the programme that two courses serve, with the rows that say so; the other pairs, or one where all share something, are suggestions. */
export function linksOf({ courses }: Chain): Link[] {
  const pairs = courses.flatMap((one, index) => courses.slice(index + 1).map((other) => [one, other] as const));
  const found = pairs.map(([one, other]) => sharedOutcome(one, other));
  const unproven = pairs.filter((_, index) => found[index] === undefined);
  const suggestions = (unproven.length > 0 ? unproven : pairs).slice(0, 2).map(suggested);
  return [...found.flatMap((link) => link ?? []), ...suggestions];
}

function sharedOutcome(one: Course, other: Course): Link | undefined {
  const [shared] = one.outcomes.flatMap((left) =>
    other.outcomes.flatMap((right) => left.hp.flatMap((hp) => (right.hp.includes(hp) ? [{ left, right, hp }] : []))),
  );
  if (!shared) return undefined;
  const { left, right, hp } = shared;
  return {
    text: framed(
      `${left.number} ${one.call} dan ${right.number} ${other.call}`,
      `cara kedua-duanya memupuk ${describeMqfOutcome(hp)}`,
    ),
    evidence: [
      { course: one.label, row: left.id },
      { course: other.label, row: right.id },
    ],
  };
}

const suggested = ([one, other]: readonly [Course, Course]): Link => {
  const [left, right] = [one, other].map(({ matter, call }) => `${matter} (${call})`);
  return { text: framed(`Dicadangkan: ${left} dan ${right}`, 'kaitannya'), evidence: [] };
};
