import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ModuleName } from '../../../shared/modules.ts';
import { colours, moduleColours, modulePales, radius } from '../../app/theme.ts';

/** Two courses and what links them; a paper and its eleven criteria; levels of thinking and a table of a test. */
const drawings: Record<ModuleName, ReactNode> = {
  pedagona: (
    <>
      <g fill={colours.sheet} stroke={colours.pedagona} strokeWidth="1.5">
        <rect x="58" y="18" width="44" height="58" rx="5" />
        <rect x="138" y="28" width="44" height="58" rx="5" />
      </g>
      <g stroke={colours.pedagona} strokeWidth="3" strokeLinecap="round" opacity=".45">
        <path d="M66 30h20M66 40h28M66 50h16M66 60h24M146 40h18M146 50h28M146 60h22M146 70h14" />
      </g>
      <g fill="none" stroke={colours.pedagona} strokeLinecap="round">
        <path d="M98 40C120 40 120 50 142 50" strokeWidth="5" />
        <path d="M98 60C120 60 120 70 142 70" strokeWidth="2.5" />
      </g>
      <path d="M120 38l7 7-7 7-7-7z" fill={colours.goldBright} />
      <path d="M120 60l5 5-5 5-5-5z" fill={colours.goldBright} />
    </>
  ),
  acadiora: (
    <>
      <rect
        x="62"
        y="14"
        width="66"
        height="90"
        rx="5"
        fill={colours.sheet}
        stroke={colours.acadiora}
        strokeWidth="1.5"
      />
      <rect x="70" y="46" width="50" height="11" rx="2" fill={colours.goldBright} opacity=".55" />
      <g stroke={colours.acadiora} strokeWidth="3" strokeLinecap="round" opacity=".45">
        <path d="M72 26h34M72 36h46M72 52h44M72 66h46M72 76h38M72 86h44" />
      </g>
      <path d="M122 51h18" stroke={colours.acadiora} strokeWidth="2" />
      <g transform="translate(168 52)" fill="none" stroke={colours.acadiora}>
        <path d="M0-28 24-14 24 14 0 28-24 14-24-14z" opacity=".35" strokeWidth="1.5" />
        <path d="M0-14 12-7 12 7 0 14-12 7-12-7z" opacity=".35" strokeWidth="1.5" />
        <path
          d="M0-24 18-10 10 6 0 22-20 12-14-8z"
          fill={colours.acadiora}
          fillOpacity=".25"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </g>
      <path d="M168 23l5 5-5 5-5-5z" fill={colours.goldBright} />
    </>
  ),
  valentra: (
    <>
      <g fill={colours.valentra}>
        <rect x="56" y="66" width="13" height="22" rx="3" opacity=".3" />
        <rect x="73" y="54" width="13" height="34" rx="3" opacity=".45" />
        <rect x="90" y="42" width="13" height="46" rx="3" opacity=".6" />
        <rect x="107" y="30" width="13" height="58" rx="3" opacity=".8" />
      </g>
      <g fill={colours.sheet} stroke={colours.valentra} strokeWidth="1.5">
        <rect x="134" y="20" width="56" height="68" rx="5" />
      </g>
      <g stroke={colours.valentra} strokeWidth="1.5" opacity=".45">
        <path d="M134 37h56M134 54h56M134 71h56M153 20v68M172 20v68" />
      </g>
      <rect x="155" y="39" width="15" height="13" rx="2" fill={colours.goldBright} opacity=".6" />
      <path d="M158 45l3.5 3.5 6-6.5" fill="none" stroke={colours.valentra} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M113 16l6 6-6 6-6-6z" fill={colours.goldBright} />
    </>
  ),
};

/** What a module does, drawn; the triangles are of the hem of a songket. */
export const ModulePicture = ({ module }: { module: ModuleName }) => (
  <Box
    aria-hidden="true"
    sx={{
      borderRadius: radius.control,
      overflow: 'hidden',
      background: `conic-gradient(from 160deg at 50% 0, color-mix(in srgb, ${moduleColours[module]} 16%, transparent) 40deg, transparent 0) 50% 100% / 15px 20px repeat-x, ${modulePales[module]}`,
      '& svg': { display: 'block', width: '100%', height: { xs: '100%', md: 124 }, p: '6px 6px 10px' },
    }}
  >
    <svg viewBox="48 8 146 98">{drawings[module]}</svg>
  </Box>
);
