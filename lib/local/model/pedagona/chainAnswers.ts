import type * as z from 'zod';
import { dloAnswerSchema } from '../../../../lambdas/pedagona/prompts/dlo.ts';
import { type MerangkaiAnswer, merangkaiPrompt } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { reportGroundsSchema, reportPlanSchema } from '../../../../lambdas/pedagona/prompts/report.ts';
import { scriptsAnswerSchema } from '../../../../lambdas/pedagona/prompts/scripts.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { scriptTypes } from '../../../../shared/pedagona/chainLabels.ts';
import { teachingLine } from '../../../../shared/pedagona/courses.ts';
import { inMalay, inRounds } from '../language.ts';
import { linksOf } from './courseLinks.ts';
import { allLinks, filled, framed, framesOf } from './frames.ts';
import { type Chain, highest, matter } from './linkedCourse.ts';
import { outcomeLevelLabel } from './outcomePhrases.ts';

/** The answers of the chain: its facts and figures by rules, its texts as frames. */

export function merangkaiAnswer(chain: Chain): MerangkaiAnswer {
  const { courses, calls } = chain;
  const given = new Set<string>();
  const frame = framesOf(courses, given);
  const { rubric, rubrics, selectedAssessments } = merangkaiPrompt.schema.shape;
  const share = Math.floor(100 / (courses.length + 1));
  const assessed = courses.flatMap((course) =>
    course.chosen ? [{ course: course.label, assessmentType: course.chosen.type, of: course }] : [],
  );
  return filled(merangkaiPrompt.schema, frame, {
    combinedBigIdea: framed(calls, 'gagasan yang hanya benar kerana kursus-kursus ini bertemu'),
    integratedQuestion: framed(calls, 'satu keadaan sebenar, hasil yang dihantar dan bukti daripada setiap kursus'),
    links: linksOf(chain),
    selectedAssessments: assessed.map(({ of, ...own }) =>
      filled(selectedAssessments.element, framesOf([of], given), own),
    ),
    rubric: [
      ...courses.map((course) =>
        filled(rubric.element, framesOf([course], given), {
          criterion: `${matter(course)} (${course.call})`,
          marks: share,
          links: course.links,
        }),
      ),
      filled(rubric.element, frame, {
        criterion: `Penyatuan ${calls}`,
        marks: 100 - share * courses.length,
        links: allLinks(chain),
      }),
    ],
    rubrics: courses.slice(0, 8).map((course) =>
      filled(rubrics.element, framesOf([course], given), {
        course: course.label,
        assessmentType: course.chosen?.type ?? '',
        cognitiveLevel: outcomeLevelLabel(course.lead?.level ?? ''),
        softSkills: inMalay([...(course.lead?.skills ?? [])]),
      }),
    ),
  });
}

export function scripts(chain: Chain): z.infer<typeof scriptsAnswerSchema> {
  const frame = framesOf(chain.courses);
  const planOf = (type: (typeof scriptTypes)[number] | undefined) =>
    Object.entries(type?.sections ?? {}).flatMap(([part, { minutes }]) =>
      minutes === null ? [] : [filled(scriptsAnswerSchema.shape.scriptType1Plan.element, frame, { part, minutes })],
    );
  const served = ['scriptType1Introduction', 'scriptType1Relationship', 'scriptType2DloObjective'] as const;
  return filled(scriptsAnswerSchema, frame, {
    scriptType1Plan: planOf(scriptTypes[0]),
    scriptType2Plan: planOf(scriptTypes[1]),
    illustrations: [],
    links: inRounds(chain.courses.map(({ links }) => links)).flatMap((link) =>
      served.map((part) => ({ part, ...link })),
    ),
  });
}

export function dloAnswer(chain: Chain): z.infer<typeof dloAnswerSchema> {
  const { courses, calls, planned, teaching } = chain;
  const given = new Set<string>();
  const frame = framesOf(courses, given);
  const { learningObjectives, activities, multimediaElements, assessmentMethods } = dloAnswerSchema.shape;
  const models = [...new Set(courses.flatMap(({ facts }) => facts.kppbModel ?? []))];
  const methods = courses.map((course) =>
    filled(assessmentMethods.element, framesOf([course], given), {
      type: 'Sumatif',
      links: course.links,
      courseAssessment: course.chosen ? { course: course.label, assessmentType: course.chosen.type } : null,
      ...(course.chosen ? { method: `${course.chosen.name} ${course.call}` } : {}),
    }),
  );
  const made = planned.map(({ aktiviti, minit }, i) => {
    const course = courses.find(({ label }) => aktiviti === `kursus ${label}`);
    return filled(activities.element, framesOf(course ? [course] : courses, given), {
      activityName: `Aktiviti ${i + 1}: ${course ? `${matter(course)} (${course.call})` : `${aktiviti} (${calls})`}`,
      duration: minit,
      kppbElements: [i === 0 ? 'Engagement' : i < planned.length - 1 ? 'Enhancement' : 'Extension'],
      links: course ? course.links : allLinks(chain),
    });
  });
  return filled(dloAnswerSchema, frame, {
    targetAudience: [
      `Pelajar yang mengikuti ${inMalay(courses.map(({ title }) => title))}`,
      ...(teaching ? [teachingLine(teaching)] : []),
    ].join(': '),
    // 3E orders the activities where the courses name no model.
    kppbModel: models.length === 0 ? '3E' : models.join(', '),
    learningObjectives: courses.flatMap((course) => {
      const { lead, outcomes, label } = course;
      const second = highest(outcomes.filter(({ domains }) => domains[0] !== lead?.domains[0]));
      return [lead, ...(second ? [second] : [])].map((outcome) =>
        filled(learningObjectives.element, framesOf([{ ...course, outcomes: outcome ? [outcome] : [] }], given), {
          domain: outcome?.domains.join(', ') ?? '',
          level: outcomeLevelLabel(outcome?.level ?? ''),
          hp: outcome?.hp.map(describeMqfOutcome).join(', ') ?? '',
          links: outcome ? [{ course: label, clo: outcome.number }] : [],
        }),
      );
    }),
    activities: made,
    multimediaElements: courses.map((course) =>
      filled(multimediaElements.element, framesOf([course], given), { type: 'Video', links: course.links }),
    ),
    assessmentMethods: [
      ...methods,
      filled(assessmentMethods.element, frame, { type: 'Formatif', courseAssessment: null, links: allLinks(chain) }),
    ],
    illustrations: [],
    answerKey: made.map(({ activityName }) => ({ activity: activityName, answer: frame('jawapan yang dijangka') })),
  });
}

export const reportPlan = ({ courses }: Chain) => filled(reportPlanSchema, framesOf(courses));

export function reportGrounds({ courses, dlo }: Chain): z.infer<typeof reportGroundsSchema> {
  const frame = framesOf(courses);
  const sources = [
    ...courses.map(({ label }) => [`Dokumen kursus ${label}`, 'Dokumen kursus'] as const),
    ...(dlo?.dloTitle ? [[`DLO: ${dlo.dloTitle}`, 'DLO'] as const] : []),
    ['MQF', 'Kerangka kelayakan'] as const,
  ];
  return filled(reportGroundsSchema, frame, {
    evidenceBase: sources.map(([source, type]) =>
      filled(reportGroundsSchema.shape.evidenceBase.element, frame, { source, type }),
    ),
  });
}
