import { createTheme } from '@mui/material/styles';
import type { ScoreBand } from '../../shared/bands.ts';
import { modules, perModule } from '../../shared/modules.ts';

/** Every colour of the page: its value in the light scheme and in the dark one. Text has a contrast of at least 4.5:1 to its background. */
const colourValues = {
  // Surfaces and text; `edge`: border of controls, 3:1.
  paper: ['#f7f5f0', '#0b1514'],
  sheet: ['#ffffff', '#12201e'],
  sunken: ['#efece4', '#1b2b29'],
  line: ['#e2ddd1', '#263936'],
  edge: ['#857f6e', '#708783'],
  ink: ['#14262a', '#e9f0ed'],
  inkSoft: ['#4a5b5e', '#a8bab5'],
  shade: ['rgb(10 40 40 / 22%)', 'rgb(0 0 0 / 62%)'],
  backdrop: ['rgb(10 30 30 / 55%)', 'rgb(0 0 0 / 65%)'],
  // What may be done, and where one is.
  green: ['#0f4c4a', '#86d3c0'],
  greenHover: ['#0a3635', '#a8e2d3'],
  greenPale: ['#e3f0ec', '#17332f'],
  onGreen: ['#ffffff', '#06211f'],
  // The songket: header and hero, with gold thread.
  greenDeep: ['#0a3635', '#0a2624'],
  onDeep: ['#ffffff', '#ffffff'],
  onDeepSoft: ['#bcd6cf', '#bcd6cf'],
  onDeepLine: ['rgb(255 255 255 / 38%)', 'rgb(255 255 255 / 38%)'],
  goldBright: ['#d3a651', '#d3a651'],
  onGold: ['#1d1503', '#1d1503'],
  alarm: ['#e5484d', '#e5484d'],
  gold: ['#7d5109', '#e6c17c'],
  goldPale: ['#f8efdb', '#33290f'],
  focus: ['#b0700f', '#f0c56f'],
  // States.
  ok: ['#1d6a3a', '#8ed6a4'],
  okPale: ['#e2f3e7', '#15301e'],
  warn: ['#96400a', '#f6b384'],
  warnPale: ['#fdeee2', '#3a2113'],
  red: ['#a02521', '#ff9f96'],
  redPale: ['#fcebe8', '#3c1917'],
  busy: ['#1f4f82', '#9fc5f1'],
  busyPale: ['#e6eff9', '#172a40'],
  yellow: ['#5c4706', '#ecd07a'],
  yellowPale: ['#fbf0c4', '#352b0c'],
  okBar: ['#2c7a4b', '#5fb37e'],
  busyBar: ['#2a66a5', '#6fa3dc'],
  yellowBar: ['#a27a08', '#c49a2a'],
  warnBar: ['#c25b12', '#e08a4c'],
  redBar: ['#b3312b', '#e0655c'],
  // Modules.
  pedagona: [modules.pedagona.color, '#9fc5f1'],
  pedagonaPale: ['#e8f0f9', '#16273a'],
  acadiora: [modules.acadiora.color, '#d4b3e6'],
  acadioraPale: ['#f3ebf7', '#2a1d33'],
  valentra: [modules.valentra.color, '#98d4a6'],
  valentraPale: ['#e8f3ea', '#182c1e'],
  goldHover: ['#ecd49d', '#5a4619'],
  // Between greenPale and green.
  green2: ['#a9d0c5', '#2a665d'],
  green3: ['#2f7f74', '#5fb3a3'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Colour = keyof typeof colourValues;

const mapColours = <T>(of: (name: Colour) => T): Record<Colour, T> =>
  Object.fromEntries(Object.keys(colourValues).map((name) => [name, of(name as Colour)])) as Record<Colour, T>;

export const colours = mapColours((name) => `var(--palette-${name})`);

export const moduleColours = perModule((module) => colours[module]);
export const modulePales = perModule((module) => colours[`${module}Pale`]);

/** Background, text and bar of each band (spec 1 §9, spec 2 §9). Bars have a contrast of 3:1 to the page. */
export const bandColours: Record<ScoreBand, { background: string; ink: string; bar: string }> = {
  green: { background: colours.okPale, ink: colours.ok, bar: colours.okBar },
  blue: { background: colours.busyPale, ink: colours.busy, bar: colours.busyBar },
  yellow: { background: colours.yellowPale, ink: colours.yellow, bar: colours.yellowBar },
  orange: { background: colours.warnPale, ink: colours.warn, bar: colours.warnBar },
  red: { background: colours.redPale, ink: colours.red, bar: colours.redBar },
};

/** Background and text of a cell of a picture, from little to much: weights are gold, hours green. */
const scales = {
  weight: [
    [colours.goldPale, colours.ink],
    [colours.goldHover, colours.ink],
    [colours.goldBright, colours.onGold],
    [colours.gold, colours.onGreen],
  ],
  hours: [
    [colours.greenPale, colours.ink],
    [colours.green2, colours.ink],
    [colours.green3, colours.onGreen],
    [colours.green, colours.onGreen],
  ],
} as const;
export type Scale = keyof typeof scales;

/** The look of a share of the largest value, 0 to 1. */
export function shadeOf(scale: Scale, share: number) {
  const [bgcolor, color] = scales[scale][Math.max(0, Math.ceil(share * 4) - 1)] ?? scales[scale][0];
  return { bgcolor, color, printColorAdjust: 'exact' as const };
}

/** The sizes of type; in `sx` by name, as in `fontSize: 'small'`. */
export const sizes = {
  tiny: '.75rem',
  small: '.8125rem',
  text: '.9375rem',
  lead: '1.0625rem',
  title: '1.25rem',
  display: 'clamp(1.375rem, 1.15rem + 1vw, 1.75rem)',
  figure: '1.625rem',
} as const;

/** Corners: of marks and cells, of controls and notices, of cards and panels, of chips. */
/** What a notice takes of the screen's foot: what stays in view there, too, stands above it. */
export const noticeRoom = 'var(--notice-room, 0px)';

export const radius = { mark: '6px', control: '10px', card: '16px', chip: '999px' } as const;

/** Shadows, only of what floats: over text, and of a menu or panel. Cards have a line. */
export const shadow = { float: `0 4px 16px ${colours.shade}`, panel: `0 12px 40px ${colours.shade}` } as const;

/** MUI's buttons remove the outline that base.css gives. */
export const focusRing = { outline: `3px solid ${colours.focus}`, outlineOffset: 2 };

const heading = { fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.015em' };

const scheme = (place: 0 | 1) => {
  const own = mapColours((name): string => colourValues[name][place]);
  const state = (main: string) => ({ main, dark: main, light: main, contrastText: own.onGreen });
  const palette = {
    ...own,
    primary: { main: own.green, dark: own.greenHover, light: own.greenPale, contrastText: own.onGreen },
    secondary: state(own.gold),
    error: state(own.red),
    warning: state(own.warn),
    success: state(own.ok),
    info: state(own.busy),
    background: { default: own.paper, paper: own.sheet },
    text: { primary: own.ink, secondary: own.inkSoft },
    divider: own.line,
  };
  return { palette };
};

export const theme = createTheme({
  // The scheme is an attribute of the root, set by boot.ts before the first paint and by the switch in the account menu.
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: scheme(0), dark: scheme(1) },
  shape: { borderRadius: 10 },
  shadows: ['none', shadow.float, ...Array<string>(23).fill(shadow.panel)] as never,
  typography: {
    ...sizes,
    fontFamily: '"Plus Jakarta Sans", "Jakarta Fallback", system-ui, sans-serif',
    fontWeightRegular: 450,
    fontWeightMedium: 550,
    h1: { ...heading, fontSize: sizes.display },
    h2: { ...heading, fontSize: sizes.title },
    h3: { ...heading, fontSize: sizes.lead },
    h4: { ...heading, fontSize: sizes.text },
    body1: { fontSize: sizes.text, lineHeight: 1.55 },
    body2: { fontSize: sizes.small, lineHeight: 1.45 },
    caption: { fontSize: sizes.tiny, lineHeight: 1.35 },
    button: { textTransform: 'none', fontSize: sizes.text, fontWeight: 650, lineHeight: 1.25 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&&.Mui-focusVisible, &&:focus-visible': focusRing } },
    },
    MuiOutlinedInput: {
      styleOverrides: { root: { background: colours.sheet }, notchedOutline: { borderColor: colours.edge } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 44,
          textAlign: 'center',
          variants: [
            { props: { size: 'small' }, style: { minHeight: 36, padding: '5px 12px', fontSize: sizes.small } },
            {
              props: { variant: 'outlined', color: 'primary' },
              style: { borderColor: colours.edge, background: colours.sheet },
            },
          ],
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { variants: [{ props: { size: 'medium' }, style: { width: 44, height: 44 } }] } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card, backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: { borderRadius: radius.card, backgroundImage: 'none' } } },
  },
});
