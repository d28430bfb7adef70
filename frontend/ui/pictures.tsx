import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { colours, radius, type Scale, shadeOf } from '../app/theme.ts';
import { Soft, Span } from './elements.tsx';

/** `share`: of the largest value, 0 to 1. */
interface HeatCell {
  text: string;
  share: number;
  remark: string;
}
interface HeatRow {
  name: string;
  note: string;
  cells: readonly (HeatCell | null)[];
  /** Opens what the row, or its cell in this column, is about; its cells are buttons then. */
  onOpen: ((column: number) => void) | undefined;
}

const cellSx = {
  height: 32,
  p: 0,
  borderRadius: radius.mark,
  bgcolor: colours.sunken,
  textAlign: 'center',
  fontWeight: 650,
} as const;

/** A value with its remark, which is read aloud, under a dotted line. */
const valueOf = ({ text, remark }: HeatCell) => (
  <>
    <Span sx={remark === '' ? {} : { borderBottom: '3px dotted currentcolor' }}>{text}</Span>
    {remark !== '' && <span className="hidden-text"> {remark}</span>}
  </>
);

const heatSx = (width: number, columns: number) => ({
  width: 1,
  minWidth: 104 + columns * (width + 2),
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: 'small',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 500, textAlign: 'left', p: 0, pr: 0.75 },
  '& thead th': { width: { xs: width, sm: 60 }, pb: 0.5, textAlign: 'center', fontSize: 'tiny', fontWeight: 700 },
  // Its name stays beside a value to which the reader has scrolled.
  '& th[scope=row], & thead td': { position: 'sticky', left: 0, zIndex: 1, minWidth: 104, bgcolor: colours.sheet },
  '@media print': { minWidth: 0 },
  '& th[scope=rowgroup]': { pt: 1, fontSize: 'tiny', fontWeight: 650, color: colours.inkSoft },
});

/** A row's name and its values, each in its colour. */
const heatRow = ({ name, note, cells, onOpen }: HeatRow, row: number, scale: Scale, heads: readonly string[]) => (
  <tr key={row}>
    <th scope="row">
      {name}{' '}
      {note !== '' && (
        <Soft as="small" sx={{ whiteSpace: 'nowrap', fontSize: 'tiny' }}>
          {note}
        </Soft>
      )}
    </th>
    {cells.map((cell, column) =>
      cell === null ? (
        <Box key={column} component="td" sx={cellSx}>
          <span className="hidden-text">tiada</span>
        </Box>
      ) : (
        <Box key={column} component="td" sx={{ ...cellSx, ...shadeOf(scale, cell.share) }}>
          {onOpen === undefined ? (
            valueOf(cell)
          ) : (
            <ButtonBase
              onClick={() => onOpen(column)}
              aria-label={`${cell.text} ${cell.remark} ${heads[column]}: ${name}`}
              sx={{ width: 1, minHeight: 32, font: 'inherit', borderRadius: radius.mark }}
            >
              {valueOf(cell)}
            </ButtonBase>
          )}
        </Box>
      ),
    )}
  </tr>
);

/** A table whose cells are coloured by their values, in groups of rows. Wider than the screen it scrolls in its own box. */
export const HeatMap = ({
  label,
  heads,
  groups,
}: {
  label: string;
  heads: readonly string[];
  groups: readonly { title: string; scale: Scale; rows: readonly HeatRow[] }[];
}) => {
  const width = heads.some((head) => head.length > 2) ? 38 : 28;
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box component="table" sx={heatSx(width, heads.length)}>
        <caption className="hidden-text">{label}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, scale, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row, n) => heatRow(row, n, scale, heads))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
};

const partColours = [
  [colours.green, colours.onGreen],
  [colours.goldBright, colours.onGold],
  [colours.pedagona, colours.onGreen],
  [colours.green2, colours.ink],
  [colours.acadiora, colours.onGreen],
  [colours.goldHover, colours.ink],
  [colours.warn, colours.onGreen],
] as const;

/** Each part of a whole has its own colour, by its place in the list beside the bar. */
function partLook(place: number) {
  const [bgcolor, color] = partColours[place % partColours.length] ?? partColours[0];
  return { bgcolor, color, printColorAdjust: 'exact' as const };
}

/** Shares as one bar, each as wide as its value; `missing`: what is left of 100. A list beside it says what they are. */
export const ShareBar = ({
  shares,
  missing,
}: {
  shares: readonly { weight: number; place: number }[];
  missing: number;
}) => (
  <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 32, borderRadius: radius.mark, overflow: 'hidden' }}>
    {shares.map(({ weight, place }) => (
      <Box key={place} sx={{ ...segmentSx, flex: weight, ...partLook(place) }}>
        {weight}
      </Box>
    ))}
    {missing > 0 && <Box sx={{ ...segmentSx, flex: missing, border: `1px dashed ${colours.warn}` }} />}
  </Box>
);

const segmentSx = {
  minWidth: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 'small',
  fontWeight: 700,
  overflow: 'hidden',
};

/** The square that says which part of a bar a line of its list is. */
export const Swatch = ({ place }: { place: number }) => (
  <Span sx={{ flex: 'none', width: 12, height: 12, borderRadius: radius.mark, ...partLook(place) }} />
);
