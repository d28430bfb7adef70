import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import { findingLabel } from '../../../shared/pedagona/alignmentLabels.ts';
import { outcomeMap, weekPlan, weightShares } from '../../../shared/pedagona/coursePictures.ts';
import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { factLines } from '../../../shared/fact/labels.ts';
import { colours, radius, shadeOf, type Scale } from '../../app/theme.ts';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { usePlace } from '../../ui/document/DocumentPlace.tsx';
import { Card, H3, PlainList, Row, Small, Soft, Span, Strong } from '../../ui/elements.tsx';
import { HeatMap } from '../../ui/HeatMap.tsx';

interface Of {
  course: CourseAnalysis;
}

/** Outcomes x assessments x topics; a cell opens what its row rests on. */
function OutcomeMap({ course }: Of) {
  const show = usePlace();
  const { outcomes, assessments, topics, topicUnit } = outcomeMap(course);
  const groups = [
    { title: `${labels.assessments}, wajaran (%)`, scale: 'weight' as const, rows: assessments },
    { title: `${labels.topics}, ${topicUnit}`, scale: 'hours' as const, rows: topics },
  ].map(({ rows, ...group }) => ({
    ...group,
    isLinked: rows.some(({ cells }) => cells.some((cell) => cell !== null)),
    rows: rows.map(({ name, week, share, cells, fact }) => {
      const isShared = cells.filter((cell) => cell !== null).length > 1;
      const run = () => show(name, fact?.at ?? [], factLines(fact));
      return {
        name,
        note: week === '' ? '' : `M${week}`,
        cells: cells.map((text) =>
          text === null ? null : { text: text || '•', share, remark: isShared ? 'dikongsi' : '' },
        ),
        open: fact === undefined || fact.at.length === 0 ? undefined : { label: name, run },
      };
    }),
  }));
  const linked = groups.filter(({ isLinked }) => isLinked);
  const gaps = alignmentOf({ courses: [course], dlo: null }).gaps.map(findingLabel);
  return (
    <Card as="section" data-picture>
      <H3 sx={{ mb: 1 }}>Peta penjajaran</H3>
      {linked.length > 0 && (
        <HeatMap
          label="CLO mengikut pentaksiran dan topik"
          corner="Pentaksiran atau topik"
          heads={outcomes}
          groups={linked}
        />
      )}
      {groups.map(
        ({ title, isLinked, rows }) =>
          !isLinked &&
          rows.length > 0 && (
            <Small key={title}>{title.split(',', 1)}: dokumen tidak menyebut CLO bagi bahagian ini.</Small>
          ),
      )}
      {gaps.length > 0 && <Small sx={{ mt: 1, color: colours.warn }}>{gaps.join(' · ')}</Small>}
    </Card>
  );
}

/** The weights as one bar, which says when they are not 100, and its list. */
function Weights({ course }: Of) {
  const { shares, total, missing, unstated } = weightShares(course);
  if (shares.length === 0) return null;
  return (
    <Card as="section" data-picture>
      <Row sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <H3>Wajaran</H3>
        <Small sx={total === 100 ? {} : { color: colours.warn, fontWeight: 650 }}>
          {labels.totalWeight} {weightLabel(total)}
          {total !== 100 && ', bukan 100%'}
        </Small>
      </Row>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 32, borderRadius: radius.mark, overflow: 'hidden' }}>
        {shares.map(({ weight, share }, place) => (
          <Box key={place} sx={{ ...barSx, flex: weight, ...shadeOf('weight', share) }}>
            {weight}
          </Box>
        ))}
        {missing > 0 && <Box sx={{ ...barSx, flex: missing, border: `1px dashed ${colours.warn}` }} />}
      </Box>
      <PlainList sx={{ mt: 0.5, fontSize: 'small' }}>
        {shares.map(({ name, weight, share, clos, fact }, place) => (
          <Row as="li" key={place} sx={{ flexWrap: 'nowrap', alignItems: 'center', py: 0.25 }}>
            <Span sx={{ flex: 'none', width: 12, height: 12, borderRadius: '3px', ...shadeOf('weight', share) }} />
            <Span sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word' }}>
              {name} <Soft as="span">{clos}</Soft>
            </Span>
            <Strong>{weightLabel(weight)}</Strong>
            <FactNote fact={fact} label={name} />
          </Row>
        ))}
      </PlainList>
      {unstated.length > 0 && <Small>Wajaran tidak dinyatakan: {unstated.join(', ')}.</Small>}
    </Card>
  );
}

const barSx = {
  minWidth: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 'small',
  fontWeight: 700,
  overflow: 'hidden',
};

/** The weeks as a strip: topics above, assessments below, each as wide as its weeks. A phone has their numbers alone. */
function Weeks({ course }: Of) {
  const { topics, assessments, weeks } = weekPlan(course);
  if (weeks < 2) return null;
  const strips: [title: string, scale: Scale, rows: typeof topics][] = [
    [labels.topics, 'hours', topics],
    [labels.assessments, 'weight', assessments],
  ];
  return (
    <Card as="section" data-picture sx={{ gridColumn: '1 / -1' }}>
      <H3 sx={{ mb: 1 }}>{weeks} minggu</H3>
      {strips.map(
        ([title, scale, rows]) =>
          rows.length > 0 && (
            <Box key={title} sx={{ '& + &': { mt: 1 } }}>
              <Small>{title}</Small>
              <PlainList
                aria-label={`${title} mengikut minggu`}
                sx={{ display: 'grid', gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))`, gap: '2px' }}
              >
                {rows.map(({ name, first, last, clos }, place) => (
                  <Box
                    component="li"
                    key={place}
                    title={name}
                    sx={{
                      gridColumn: `${first} / ${last + 1}`,
                      minWidth: 0,
                      position: 'relative',
                      px: { xs: 0, sm: 0.375 },
                      py: 0.5,
                      letterSpacing: '-0.02em',
                      borderRadius: radius.mark,
                      fontSize: 'tiny',
                      lineHeight: 1.25,
                      textAlign: { xs: 'center', sm: 'left' },
                      overflow: 'hidden',
                      ...shadeOf(scale, place % 2 === 0 ? 0 : 0.5),
                    }}
                  >
                    <Strong sx={{ display: 'block' }}>{first === last ? first : `${first}–${last}`}</Strong>
                    <Span
                      sx={{
                        ...nameSx,
                        '@media (max-width: 767.95px)': { position: 'absolute', clipPath: 'inset(50%)' },
                      }}
                    >
                      {name}
                    </Span>
                    <Span sx={{ display: { xs: 'none', md: 'block' } }}>{clos}</Span>
                  </Box>
                ))}
              </PlainList>
            </Box>
          ),
      )}
    </Card>
  );
}

const nameSx = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** What a course is at a glance. `children`: below its weights. */
export const CoursePictures = ({ course, children }: Of & { children: ReactNode }) => (
  <Box
    sx={{
      mt: 1.5,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
    }}
  >
    <OutcomeMap course={course} />
    <div>
      <Weights course={course} />
      {children}
    </div>
    <Weeks course={course} />
  </Box>
);
