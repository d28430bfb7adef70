import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { alignmentOf, withoutClo } from '../../../shared/pedagona/alignment.ts';
import { findingLabel } from '../../../shared/pedagona/labels/alignmentLabels.ts';
import { outcomeMap, weekPlan, weightShares } from '../../../shared/pedagona/coursePictures.ts';
import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/labels/resultLabels.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { factLines } from '../../../shared/fact/labels.ts';
import { colours, radius, shadeOf } from '../../app/theme.ts';
import { usePlace } from '../../ui/document/DocumentPlace.tsx';
import {
  Card,
  clamped,
  H3,
  LinkButton,
  PlainList,
  Row,
  Small,
  Soft,
  Span,
  Strong,
  unseen,
} from '../../ui/elements.tsx';
import { HeatMap, ShareBar, Swatch } from '../../ui/pictures.tsx';

interface Of {
  course: CourseAnalysis;
}

const Picture = ({ title, sx, children }: { title: string; sx?: object; children: ReactNode }) => (
  <Card as="section" data-picture sx={sx}>
    <H3 sx={{ mb: 1 }}>{title}</H3>
    {children}
  </Card>
);

/** Outcomes x assessments x topics; a cell opens what its row rests on. */
function OutcomeMap({ course }: Of) {
  const show = usePlace();
  const { outcomes, linked, unlinked } = outcomeMap(course);
  // A list that names no outcome is told once.
  const gaps = alignmentOf({ courses: [course], dlo: null }).gaps.flatMap((gap) => {
    if (gap.kind === withoutClo && unlinked.some(({ name }) => name === labels.assessments)) return [];
    return gap.faults.length > 3 ? findingLabel(gap) : gap.faults.map(([, text]) => text);
  });
  const vague = course.assessments.filter(({ cloIds }) => cloIds.length === 0);
  const bare = course.clos.filter(({ id }) => course.assessments.every(({ cloIds }) => !cloIds.includes(id)));
  const groups = linked.map(({ name, unit, scale, rows }) => ({
    title: `${name}, ${unit}`,
    scale,
    rows: rows.map(({ fact, ...row }) => ({
      ...row,
      onOpen: fact && fact.at.length > 0 ? () => show(row.name, fact.at, factLines(fact)) : undefined,
    })),
  }));
  if (groups.length + unlinked.length + gaps.length === 0) return null;
  return (
    <Picture title="Peta penjajaran" sx={{ gridRow: { md: '1 / span 2' } }}>
      {groups.length > 0 && <HeatMap label="Penjajaran CLO" heads={outcomes} groups={groups} />}
      {groups.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => (cell?.remark ?? '') !== ''))) && (
        <Small>Titik di bawah nilai: dikongsi beberapa hasil pembelajaran.</Small>
      )}
      {unlinked.map(({ name, rows }) => (
        <Small key={name}>{`Dokumen tidak menyatakan CLO bagi ${rows.length} ${name.toLowerCase()}.`}</Small>
      ))}
      {bare.length > 0 && bare.length < course.clos.length && (
        <Small as="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ color: colours.warn }}>
            {bare.map(({ cloNumber }) => cloNumber).join(', ')} tanpa pentaksiran
          </Box>
          {vague.length > 0
            ? `Dokumen tidak menyatakan CLO bagi ${vague.map(({ type }) => type).join(', ')}. Jika salah satunya mentaksir hasil ini, nyatakan CLO-nya dalam Semak Fakta.`
            : 'Setiap pentaksiran dalam dokumen menyebut hasil pembelajaran lain. Jika dokumen silap, betulkan dalam Semak Fakta.'}
        </Small>
      )}
      {gaps.length > 0 && <Small sx={{ mt: 1, color: colours.warn }}>{gaps.join(' · ')}</Small>}
    </Picture>
  );
}

/** The weights as one bar, which says when they are not 100, and its list. */
function Weights({ course }: Of) {
  const { shares, total, missing, unstated } = weightShares(course);
  if (shares.length === 0) return null;
  return (
    <Picture title={`${labels.totalWeight} ${weightLabel(total)}${total === 100 ? '' : ', bukan 100%'}`}>
      <ShareBar shares={shares.map(({ weight }, place) => ({ weight, place }))} missing={missing} />
      <PlainList sx={{ mt: 0.5, fontSize: 'small' }}>
        {shares.map(({ name, weight, clos }, place) => (
          <Row as="li" key={place} sx={{ flexWrap: 'nowrap', alignItems: 'center', py: 0.25 }}>
            <Swatch place={place} />
            <Span sx={{ flex: 1, minWidth: 0 }}>
              {name} <Soft as="span">{clos}</Soft>
            </Span>
            <Strong>{weightLabel(weight)}</Strong>
          </Row>
        ))}
      </PlainList>
      {unstated.length > 0 && <Small>Wajaran tidak dinyatakan: {unstated.join(', ')}.</Small>}
    </Picture>
  );
}

/** Opens Semak Fakta of the course at this place, where weights are corrected. */
export function WeightsLink({ n }: { n: number }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('semak', `${n}/assessments/weight`);
  return (
    <LinkButton size="small" className="no-print" preventScrollReset to={{ search: String(search) }}>
      Betulkan wajaran
    </LinkButton>
  );
}

/** No room for names in a strip. */
const narrow = '@media (max-width: 767.95px), print';

const weekSx = {
  position: 'relative',
  minWidth: 0,
  px: { xs: 0, sm: 0.25 },
  py: 0.5,
  borderRadius: radius.mark,
  fontSize: 'tiny',
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  textAlign: { xs: 'center', md: 'left' },
  overflow: 'hidden',
  // No word is broken: a cell without room for the longest has its weeks alone.
  containerType: 'inline-size',
  '& strong': { display: 'block', whiteSpace: 'nowrap' },
  '@container (max-width: 95px)': { '& span': unseen },
  '& span': clamped(3),
  [narrow]: { '& span': unseen },
} as const;

/** The weeks as strips, each topic or assessment as wide as its weeks. A phone has their numbers; their names are in the map, else below. */
function Weeks({ course }: Of) {
  const { strips, weeks } = weekPlan(course);
  const { linked } = outcomeMap(course);
  if (weeks < 2) return null;
  return (
    <Picture title={`Minggu 1–${weeks}`} sx={{ gridColumn: '1 / -1', gridRow: { md: 3 } }}>
      {strips.map(({ title, scale, rows }) => (
        <div key={title}>
          <Small sx={{ mt: 0.5 }}>{title}</Small>
          <PlainList sx={{ display: 'grid', gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))`, gap: '2px' }}>
            {rows.map(({ name, first, last, label, clos }, place) => (
              <Box
                component="li"
                key={place}
                title={name}
                sx={{ gridColumn: `${first} / ${last + 1}`, ...weekSx, ...shadeOf(scale, place % 2 === 0 ? 0 : 0.5) }}
              >
                <strong>{label}</strong>
                <span>{name}</span>
                <span>{clos}</span>
              </Box>
            ))}
          </PlainList>
          {linked.every(({ name }) => name !== title) && (
            <Small aria-hidden sx={{ display: 'none', [narrow]: { display: 'block' } }}>
              {rows.map(({ label, name }) => `${label}: ${name}`).join('; ')}
            </Small>
          )}
        </div>
      ))}
    </Picture>
  );
}

/** In two columns. */
export const CoursePictures = ({ course }: Of) => (
  <>
    <OutcomeMap course={course} />
    <Weights course={course} />
    <Weeks course={course} />
  </>
);
