import Box from '@mui/material/Box';
import { useState } from 'react';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { merangkaiLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import { endsOf, linkMap, mapStep, nodeHeight, portHeight, strengthOf } from '../../../shared/pedagona/links.ts';
import type { SharedClaim } from '../../../shared/pedagona/stages.ts';
import { basisLabel, confirmation, linkText, quotedBlocks } from '../../../shared/pedagona/word/merangkai.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { emptyText } from '../../../shared/text/texts.ts';
import { colours, radius } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { toneOf } from '../../ui/artefact/FactNote.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { Card, clamped, H2, H3, PlainList, Small } from '../../ui/elements.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import type { ArtefactOf, SessionReply } from '../queries.ts';
import { hasRoom } from './Cards.tsx';

/** No room for words beside a code. */
const narrow = '@media (max-width: 599.95px)';

const mapSx = {
  mt: 1.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(36px, 0.8fr) minmax(0, 3fr)',
  typography: 'caption',
  '& svg': { width: '100%', fill: 'none' },
  '& path': { vectorEffect: 'non-scaling-stroke', cursor: 'pointer', stroke: colours.pedagona },
  '& path:hover, & [data-shown=true]': { stroke: colours.goldBright },
  '& b, & span': { printColorAdjust: 'exact' },
  '& b span, & i > *': { ...clamped(3), lineHeight: 1.25 },
  '& span': { px: 1, borderRadius: radius.mark, bgcolor: colours.pedagonaPale, color: colours.pedagona },
  // Not a padding, in which the line after the last would be seen.
  '& [data-joined=true]': { borderBlock: '4px solid transparent' },
  '& [data-joined=false]': {
    py: '3px',
    bgcolor: 'transparent',
    color: colours.inkSoft,
    border: `1px dashed ${colours.edge}`,
  },
  '& i': { height: portHeight * mapStep, display: 'flex', alignItems: 'center', gap: 1, fontStyle: 'normal' },
  '& span:not(:only-child)': { flex: 'none' },
  '& small': { typography: 'caption', color: colours.inkSoft, ...clamped(2), [narrow]: { display: 'none' } },
  '& b': { display: 'block', height: nodeHeight * mapStep - 8, mb: '8px', p: '6px 8px', borderRadius: radius.control },
  '& b, & b span': { bgcolor: colours.pedagona, color: colours.sheet },
  '& b span': { p: 0, fontWeight: 450, ...clamped(4) },
} as const;

const quoteSx = { p: 1.5, borderRadius: radius.control, bgcolor: colours.sunken } as const;

const stateOf = ({ isSuggestion, confirmation: said }: SharedClaim) =>
  isSuggestion ? 'suggestion' : said === '' ? 'unconfirmed' : 'lecturer';

/** How sure a link is, by its strength. */
const strengthNames = ['cadangan tanpa petikan', 'dengan petikan, belum disahkan', 'disahkan'];

const titleOf = (link: SharedClaim, courses: SessionReply['coursesAnalysis']): string =>
  endsOf(link, courses)
    .map(({ courseCode, name }) => `${courseCode} ${name}`)
    .join(' · ') || link.courses.join(', ');

/** Drawn for the eye: the list beside it says the same. */
function LinkDrawing({
  map,
  shown,
  show,
}: {
  map: ReturnType<typeof linkMap>;
  shown: number;
  show: (index: number) => void;
}) {
  const { nodes, lines, height } = map;
  const column = (side: 0 | 1) => (
    <div>
      {nodes.map(
        (node, place) =>
          node.side === side && (
            <Box
              key={place}
              sx={{ mb: `${mapStep}px`, '& i': side === 0 ? { flexDirection: 'row-reverse', textAlign: 'right' } : {} }}
            >
              <b title={node.title}>
                {node.code}
                <span>{node.title}</span>
              </b>
              {node.ports.map(({ y, name, note, isJoined }) => (
                <i key={y}>
                  <span title={name} data-joined={isJoined}>
                    {name}
                  </span>
                  {note !== '' && <small title={note}>{note}</small>}
                </i>
              ))}
            </Box>
          ),
      )}
    </div>
  );
  return (
    <Box aria-hidden sx={mapSx}>
      {column(0)}
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" height={height * mapStep}>
        {lines.map(({ index, start, end, strength }, place) => (
          <path
            key={place}
            data-shown={index === shown}
            d={`M${start.side * 100} ${start.y}C50 ${start.y} 50 ${end.y} ${end.side * 100} ${end.y}`}
            strokeWidth={strength * 2 - 1}
            onClick={() => show(index)}
          />
        ))}
      </svg>
      {column(1)}
    </Box>
  );
}

/** What both courses say of it, side by side. */
function Basis(props: { link: SharedClaim; session: SessionReply; id: string; isFirst: boolean; onOpen: () => void }) {
  const { id: sessionId, coursesAnalysis: courses } = props.session;
  const [opensFirst] = useState(hasRoom);
  return (
    <Box
      component="details"
      id={props.id}
      open={props.isFirst && opensFirst}
      onToggle={({ currentTarget }) => currentTarget.open && props.onOpen()}
      sx={{ fontSize: 'small', '& > summary': { py: 0.5 } }}
    >
      <summary>
        {basisLabel}: petikan kedua-dua kursus
        <span className="hidden-text">: {titleOf(props.link, courses)}</span>
      </summary>
      <Box sx={{ mt: 0.5, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {endsOf(props.link, courses).map((end, place) => (
          <Box component="blockquote" key={place} sx={quoteSx}>
            <b>{end.courseCode}</b>, {placedQuote(end)}{' '}
            <DocumentSource value={{ declared: pedagonaApi.getDocument, sessionId, n: end.course }}>
              <DocumentPlace at={end.course < 0 ? [] : end.at} label={`${end.courseCode} ${end.name}`} />
            </DocumentSource>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const confirmationSx = (link: SharedClaim) => ({
  '& strong': toneOf(stateOf(link)),
  '& > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: 1.5,
  },
});

/** The links between the courses, drawn and as a list; each opens the rows that it cites, side by side. */
export function Links({
  merangkai: { courseComparison },
  session,
}: {
  merangkai: ArtefactOf<'merangkai'>;
  session: SessionReply;
}) {
  const { links } = courseComparison;
  const courses = session.coursesAnalysis;
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    setShown(index);
    reveal(`kaitan-${index}`, 'center');
  };
  const strengths = strengthNames.flatMap((name, place) => {
    const count = links.filter((link) => strengthOf(link) === place + 1).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return (
    <Box component="section" sx={{ mt: 2, display: 'grid', gap: 1, gridTemplateColumns: { md: '5fr 6fr' } }}>
      <Card sx={{ alignSelf: 'start' }}>
        <H2>{merangkaiLabels.links}</H2>
        <Small>
          {links.length === 0
            ? emptyText
            : `Kaitan: ${strengths.join('; ')}. Garis tebal lebih kukuh, garis emas ialah kaitan yang dibuka; kotak putus-putus belum berkait.`}
        </Small>
        {links.length > 0 && <LinkDrawing map={linkMap(courses, links)} shown={shown} show={show} />}
        <Small as="div">
          <Blocks blocks={quotedBlocks(links)} level={0} />
        </Small>
      </Card>
      <PlainList aria-label={merangkaiLabels.links} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {links.map((link, index) => (
          <Card as="li" key={index} sx={{ '&&': { py: 1.5 } }}>
            {link.courses.length > 0 && <H3 sx={{ typography: 'h4' }}>{titleOf(link, courses)}</H3>}
            <Blocks blocks={[linkText(link, index)]} level={0} />
            {link.courses.length > 0 && (
              <Basis
                link={link}
                session={session}
                id={`kaitan-${index}`}
                isFirst={index === 0}
                onOpen={() => setShown(index)}
              />
            )}
            <Box sx={confirmationSx(link)}>
              <Blocks blocks={confirmation(link, index)} level={0} />
            </Box>
          </Card>
        ))}
      </PlainList>
    </Box>
  );
}
