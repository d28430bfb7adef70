import Box from '@mui/material/Box';
import type { ModuleName } from '../../../shared/modules.ts';
import { colours, moduleColours, modulePales, radius } from '../../app/theme.ts';

/** How a stroke is drawn; `currentColor` is the module's. */
const kinds = {
  sheet: { fill: colours.sheet, stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' },
  text: { stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', opacity: 0.45 },
  thin: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, opacity: 0.4 },
  thread: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' },
  rope: { fill: 'none', stroke: 'currentColor', strokeWidth: 5, strokeLinecap: 'round' },
  area: { fill: 'currentColor', opacity: 0.3 },
  solid: { fill: 'currentColor', opacity: 0.75 },
  gold: { fill: colours.goldBright },
  light: { fill: colours.goldBright, opacity: 0.55 },
} as const;

/** Two courses and what links them; a paper and its eleven criteria; levels of thinking and the table of a test. */
const drawings: Record<ModuleName, readonly (readonly [keyof typeof kinds, string])[]> = {
  pedagona: [
    ['sheet', 'M58 18h44v58H58zM138 28h44v58h-44z'],
    ['text', 'M66 30h20M66 40h28M66 50h16M66 60h24M146 40h18M146 50h28M146 60h22M146 70h14'],
    ['rope', 'M98 40C120 40 120 50 142 50'],
    ['thread', 'M98 60C120 60 120 70 142 70'],
    ['gold', 'M120 38l7 7-7 7-7-7zM120 60l5 5-5 5-5-5z'],
  ],
  acadiora: [
    ['sheet', 'M62 14h66v88H62z'],
    ['light', 'M70 46h50v11H70z'],
    ['text', 'M72 26h34M72 36h46M72 52h44M72 66h46M72 76h38M72 86h44'],
    ['thread', 'M122 51h18'],
    ['thin', 'M168 24l24 14v28l-24 14-24-14V38zM168 38l12 7v14l-12 7-12-7V45z'],
    ['area', 'M168 28l18 14-8 16-10 16-20-10 6-20z'],
    ['thread', 'M168 28l18 14-8 16-10 16-20-10 6-20z'],
    ['gold', 'M168 23l5 5-5 5-5-5z'],
  ],
  valentra: [
    ['area', 'M56 66h13v22H56zM73 54h13v34H73z'],
    ['solid', 'M90 42h13v46H90zM107 30h13v58h-13z'],
    ['sheet', 'M134 20h56v68h-56z'],
    ['thin', 'M134 37h56M134 54h56M134 71h56M153 20v68M172 20v68'],
    ['light', 'M155 39h15v13h-15z'],
    ['thread', 'M158 45l3.5 3.5 6-6.5'],
    ['gold', 'M113 16l6 6-6 6-6-6z'],
  ],
};

const hem = (accent: string): string =>
  `conic-gradient(from 160deg at 50% 0, color-mix(in srgb, ${accent} 16%, transparent) 40deg, transparent 0) 50% 100% / 15px 20px repeat-x`;

/** What a module does, drawn, over the hem of a songket. */
export const ModulePicture = ({ module }: { module: ModuleName }) => (
  <Box
    aria-hidden="true"
    sx={{
      borderRadius: radius.control,
      overflow: 'hidden',
      color: moduleColours[module],
      background: `${hem(moduleColours[module])}, ${modulePales[module]}`,
      '& svg': { display: 'block', width: '100%', height: { xs: '100%', md: 124 }, p: '6px 6px 10px' },
    }}
  >
    <svg viewBox="48 8 146 98">
      {drawings[module].map(([kind, d]) => (
        <path key={d + kind} d={d} {...kinds[kind]} />
      ))}
    </svg>
  </Box>
);
