import Box from '@mui/material/Box';
import { type LinkMap as Drawing, mapStep as step } from '../../../shared/pedagona/links.ts';
import { colours, radius } from '../../app/theme.ts';

const mapSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(48px, 1fr) minmax(0, 2fr)',
  typography: 'caption',
  '& svg': { width: '100%', fill: 'none' },
  '& path': { vectorEffect: 'non-scaling-stroke', cursor: 'pointer', stroke: colours.pedagona },
  '& path:hover, & [data-shown=true]': { stroke: colours.goldBright },
  '& b, & span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', printColorAdjust: 'exact' },
  '& span': { px: 1, py: 0.5, borderRadius: radius.mark, bgcolor: colours.pedagonaPale, color: colours.pedagona },
  // No link joins it.
  '& [data-joined=false]': { bgcolor: 'transparent', color: colours.inkSoft, border: `1px dashed ${colours.edge}` },
  '& i': { height: 3 * step, display: 'flex', alignItems: 'center', fontStyle: 'normal' },
  '& b': { display: 'block', height: 5 * step - 8, mb: '8px', p: '8px 12px', borderRadius: radius.control },
  '& b, & b span': { bgcolor: colours.pedagona, color: colours.sheet },
  '& b span': { display: 'block', p: 0, fontWeight: 450 },
} as const;

interface Drawn {
  map: Drawing;
  shown: number;
  onShow: (index: number) => void;
}

/** A drawing for the eye: the list of links beside it says the same. */
export function LinkMap({ map: { nodes, lines, height }, shown, onShow }: Drawn) {
  const column = (side: 0 | 1) => (
    <div>
      {nodes.map(
        (node, place) =>
          node.side === side && (
            <Box key={place} sx={{ mb: `${step}px`, '& i': { justifyContent: side === 0 ? 'end' : 'start' } }}>
              <b title={node.title}>
                {node.code}
                <span>{node.title}</span>
              </b>
              {node.ports.map(({ y, name, isJoined }) => (
                <i key={y}>
                  <span title={name} data-joined={isJoined}>
                    {name}
                  </span>
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
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" height={height * step}>
        {lines.map(({ index, start, end, strength }, place) => (
          <path
            key={place}
            data-shown={index === shown}
            d={`M${start.side * 100} ${start.y}C50 ${start.y} 50 ${end.y} ${end.side * 100} ${end.y}`}
            strokeWidth={strength * 2 - 1}
            onClick={() => onShow(index)}
          />
        ))}
      </svg>
      {column(1)}
    </Box>
  );
}
