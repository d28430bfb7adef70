import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MapRow } from '../../../shared/pedagona/coursePictures.ts';
import { colours, radius, type Scale, shadeOf } from '../../app/theme.ts';
import { Soft, Span } from '../../ui/elements.tsx';

type HeatCell = NonNullable<MapRow['cells'][number]>;
/** `onOpen`: opens what the row rests on; its cells are buttons then. */
type HeatRow = Omit<MapRow, 'fact'> & { onOpen: (() => void) | undefined };

const cellSx = {
  height: 32,
  p: 0,
  borderRadius: radius.mark,
  bgcolor: colours.sunken,
  textAlign: 'center',
  fontWeight: 650,
} as const;

type CellOf = { cell: HeatCell; scale: Scale; label: string } & Pick<HeatRow, 'onOpen'>;

/** A cell with a remark, which is read aloud, has a dotted line. */
function Cell({ cell: { text, share, remark }, scale, label, onOpen }: CellOf) {
  const shown = (
    <>
      <Span sx={remark === '' ? {} : { borderBottom: '3px dotted currentcolor' }}>{text}</Span>
      {remark !== '' && <span className="hidden-text"> {remark}</span>}
    </>
  );
  return (
    <Box component="td" sx={{ ...cellSx, ...shadeOf(scale, share) }}>
      {onOpen === undefined ? (
        shown
      ) : (
        <ButtonBase
          onClick={onOpen}
          aria-label={`${text} ${remark} ${label}`}
          sx={{ width: 1, minHeight: 32, font: 'inherit', borderRadius: radius.mark }}
        >
          {shown}
        </ButtonBase>
      )}
    </Box>
  );
}

/** A table whose cells are coloured by their values, in groups of rows. Wider than the screen it scrolls in its own box. */
export const HeatMap = ({
  label,
  heads,
  groups,
}: {
  label: string;
  heads: readonly string[];
  groups: readonly { title: string; scale: Scale; rows: readonly HeatRow[] }[];
}) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
    <Box
      component="table"
      sx={{
        width: 1,
        minWidth: 120 + heads.length * 40,
        borderCollapse: 'separate',
        borderSpacing: '2px',
        fontSize: 'small',
        lineHeight: 1.3,
        fontVariantNumeric: 'tabular-nums',
        '& th': { fontWeight: 500, textAlign: 'left', p: 0, pr: 0.75, overflowWrap: 'break-word' },
        '& thead th': { width: { xs: 38, sm: 60 }, pb: 0.5, textAlign: 'center', fontSize: 'tiny', fontWeight: 700 },
        // Its name stays beside a value to which the reader has scrolled.
        '& th[scope=row], & thead td': {
          position: 'sticky',
          left: 0,
          zIndex: 1,
          minWidth: 104,
          bgcolor: colours.sheet,
        },
        '@media print': { minWidth: 0 },
        '& th[scope=rowgroup]': { pt: 1, fontSize: 'tiny', fontWeight: 650, color: colours.inkSoft },
      }}
    >
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
          {rows.map(({ name, note, cells, onOpen }, row) => (
            <tr key={row}>
              <th scope="row">
                {name} {note !== '' && <Soft as="small">{note}</Soft>}
              </th>
              {cells.map((cell, column) =>
                cell === null ? (
                  <Box key={column} component="td" sx={cellSx}>
                    <span className="hidden-text">tiada</span>
                  </Box>
                ) : (
                  <Cell key={column} cell={cell} scale={scale} label={`${heads[column]}: ${name}`} onOpen={onOpen} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </Box>
  </Box>
);
