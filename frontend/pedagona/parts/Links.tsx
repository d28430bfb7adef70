import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowName } from '../../../shared/course/fields.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { merangkaiLabels } from '../../../shared/pedagona/chainLabels.ts';
import { courseLabelOf } from '../../../shared/pedagona/courses.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { SharedClaim } from '../../../shared/pedagona/stages.ts';
import { confirmation, linkLabels, linkText, quotedBlocks } from '../../../shared/pedagona/word/merangkai.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { colours, radius } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { Card, H2, PlainList, Small, Span } from '../../ui/elements.tsx';
import { type ArtefactOf, sessions } from '../queries.ts';

type Courses = readonly CourseAnalysis[];
type Evidence = SharedClaim['evidence'][number];

/** 1: suggested, 2: both ends are cited, 3: confirmed. */
const strengthOf = ({ isSuggestion, confirmation: said }: SharedClaim): number =>
  isSuggestion ? 1 : said === '' ? 2 : 3;

/** What the row that is cited is called: 'HPK2', or the title of a topic. */
const nameOf = ({ courseCode, row }: Evidence, courses: Courses): string => {
  const { clos = [], assessments = [], topics = [] } = courses.find((one) => courseLabelOf(one) === courseCode) ?? {};
  const found = [...clos, ...assessments, ...topics].find(({ id }) => id === row);
  return found === undefined ? row : rowName(found);
};

const Strength = ({ of }: { of: number }) => (
  <Box
    component="span"
    role="img"
    aria-label={`Kekuatan ${of} daripada 3`}
    sx={{ display: 'inline-flex', gap: '3px', flex: 'none' }}
  >
    {[1, 2, 3].map((step) => (
      <Box
        component="span"
        key={step}
        sx={{
          width: 14,
          height: 6,
          borderRadius: radius.mark,
          bgcolor: step > of ? colours.line : colours.pedagona,
          printColorAdjust: 'exact',
        }}
      />
    ))}
  </Box>
);

const [nodeHeight, portHeight] = [60, 36];

/** The courses in two columns, each above its rows that are cited; where the rows stand, in pixels from the top. */
function placesOf(courses: Courses, links: readonly SharedClaim[]) {
  const evidence = links.flatMap((link) => link.evidence);
  const heights = [0, 0];
  const places = new Map<string, { side: 0 | 1; y: number }>();
  const nodes = courses.map((course, index) => {
    const side = index % 2 === 0 ? 0 : 1;
    const code = courseLabelOf(course);
    const own = evidence.filter(({ courseCode }) => courseCode === code);
    const ports = own.filter(({ row }, place) => own.findIndex((one) => one.row === row) === place);
    const top = heights[side] ?? 0;
    for (const [place, { row }] of ports.entries())
      places.set(`${code} ${row}`, { side, y: top + nodeHeight + (place + 0.5) * portHeight });
    heights[side] = top + nodeHeight + ports.length * portHeight + 12;
    return { side, code, name: course.courseName, ports };
  });
  return { nodes, places, height: Math.max(...heights) };
}

/** A drawing for the eye; the list of links beside it says the same. */
function LinkMap({
  courses,
  links,
  shown,
  onShow,
}: {
  courses: Courses;
  links: readonly SharedClaim[];
  shown: number;
  onShow: (index: number) => void;
}) {
  const { nodes, places, height } = placesOf(courses, links);
  const lines = links.flatMap((link, index) =>
    link.evidence.flatMap((from, place) =>
      link.evidence.slice(place + 1).flatMap((to) => {
        const [start, end] = [from, to].map(({ courseCode, row }) => places.get(`${courseCode} ${row}`));
        return start && end && from.courseCode !== to.courseCode ? [{ index, link, start, end }] : [];
      }),
    ),
  );
  const column = (side: 0 | 1) => (
    <div>
      {nodes
        .filter((node) => node.side === side)
        .map(({ code, name, ports }) => (
          <Box
            key={code}
            sx={{ mb: 1.5, '& span, & b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
          >
            <Box
              sx={{
                height: nodeHeight - 6,
                mb: '6px',
                px: 1.5,
                display: 'grid',
                alignContent: 'center',
                borderRadius: radius.control,
                bgcolor: colours.pedagona,
                color: colours.sheet,
                typography: 'caption',
                printColorAdjust: 'exact',
              }}
            >
              <b>{code}</b>
              <Span title={name ?? ''}>{name}</Span>
            </Box>
            {ports.map((port) => (
              <Box
                key={port.row}
                sx={{
                  height: portHeight,
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: side === 0 ? 'end' : 'start',
                }}
              >
                <Span
                  title={nameOf(port, courses)}
                  sx={{
                    px: 1,
                    py: 0.5,
                    typography: 'caption',
                    fontWeight: 650,
                    border: `1px solid ${colours.pedagona}`,
                    borderRadius: radius.mark,
                    color: colours.pedagona,
                    bgcolor: colours.pedagonaPale,
                  }}
                >
                  {nameOf(port, courses)}
                </Span>
              </Box>
            ))}
          </Box>
        ))}
    </div>
  );
  return (
    <Box
      aria-hidden
      sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(48px, 1fr) minmax(0, 2fr)' }}
    >
      {column(0)}
      <Box
        component="svg"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        sx={{
          width: '100%',
          height,
          fill: 'none',
          '& path': { vectorEffect: 'non-scaling-stroke', cursor: 'pointer' },
          '& path:hover': { stroke: colours.goldBright },
        }}
      >
        {lines.map(({ index, link, start, end }, place) => (
          <path
            key={place}
            d={`M${start.side * 100} ${start.y}C50 ${start.y} 50 ${end.y} ${end.side * 100} ${end.y}`}
            stroke={index === shown ? colours.goldBright : colours.pedagona}
            strokeWidth={strengthOf(link) * 2 - 1}
            onClick={() => onShow(index)}
          />
        ))}
      </Box>
      {column(1)}
    </Box>
  );
}

/** The two rows that a link rests on, side by side. */
function Basis({ link, sessionId, courses }: { link: SharedClaim; sessionId: string; courses: Courses }) {
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {link.evidence.map((quoted, place) => (
        <Box
          component="blockquote"
          key={place}
          sx={{
            p: 1.5,
            borderRadius: radius.control,
            bgcolor: colours.sunken,
            fontSize: 'small',
            overflowWrap: 'break-word',
          }}
        >
          <b>{quoted.courseCode}</b>, {placedQuote(quoted)}{' '}
          <DocumentSource
            value={{
              declared: pedagonaApi.getDocument,
              sessionId,
              n: courses.findIndex((one) => courseLabelOf(one) === quoted.courseCode),
            }}
          >
            <DocumentPlace at={quoted.at} label={`${quoted.courseCode} ${nameOf(quoted, courses)}`} />
          </DocumentSource>
        </Box>
      ))}
    </Box>
  );
}

/** The links between the courses, drawn and as a list; each opens its two cited rows. */
export function Links({ merangkai }: { merangkai: ArtefactOf<'merangkai'> }) {
  const { sessionId, courseComparison } = merangkai;
  const { links } = courseComparison;
  const { data: session } = useQuery(sessions.sessionQuery(sessionId));
  const [shown, setShown] = useState(0);
  const courses = session?.coursesAnalysis ?? [];
  const count = (strength: number) => links.filter((link) => strengthOf(link) === strength).length;
  const show = (index: number) => {
    const basis = document.getElementById(`kaitan-${index}`);
    basis?.setAttribute('open', '');
    basis?.scrollIntoView({ block: 'center' });
  };
  return (
    <Box
      component="section"
      id="kaitan"
      sx={{
        mt: 2,
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Card>
        <H2>{merangkaiLabels.links}</H2>
        <Small>{`${links.length} kaitan: ${count(3)} disahkan, ${count(2)} dipetik, ${count(1)} cadangan. Tebal garis ialah kekuatannya.`}</Small>
        {courses.length > 0 && <LinkMap courses={courses} links={links} shown={shown} onShow={show} />}
        <Box sx={{ fontSize: 'small' }}>
          <Blocks blocks={quotedBlocks(links)} level={0} />
        </Box>
      </Card>
      <PlainList aria-label={merangkaiLabels.links} sx={{ display: 'grid', gap: 1 }}>
        {links.map((link, index) => (
          <Card as="li" key={index} sx={{ py: 1.5, '&&': { py: 1.5 } }}>
            <Blocks blocks={[linkText(link, index)]} level={0} />
            <Box
              component="details"
              id={`kaitan-${index}`}
              open={index === 0}
              onToggle={({ currentTarget }) => currentTarget.open && setShown(index)}
              sx={{ '& > summary': { py: 0.5, fontSize: 'small', flexWrap: 'wrap' } }}
            >
              <summary>
                <Strength of={strengthOf(link)} />
                <span>
                  <span className="hidden-text">{`${linkLabels.courses}: ${link.courses.join(', ')} ${linkLabels.basis}: `}</span>
                  {link.evidence.map((one) => `${one.courseCode} ${nameOf(one, courses)}`).join(' · ')}
                </span>
              </summary>
              <Basis link={link} sessionId={sessionId} courses={courses} />
            </Box>
            <Box
              sx={{
                fontSize: 'small',
                '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
              }}
            >
              <Blocks blocks={confirmation(link, index)} level={0} />
            </Box>
          </Card>
        ))}
      </PlainList>
    </Box>
  );
}
