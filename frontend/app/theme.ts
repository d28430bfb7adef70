import { createTheme } from '@mui/material/styles';
import { modules, perModule } from '../../shared/modules.ts';

/** A serif font of the reader's system for headings, so that no font is fetched. */
const bookFace = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, "Liberation Serif", serif';
const plainFace = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';

/** Paper, ink and the green and gold of a songket; every text has a contrast of at least 4.5:1 to its background. */
export const colours = {
  paper: '#f6f3ec',
  sheet: '#fffefb',
  line: '#dcd6c8',
  ink: '#1c2a2d',
  inkSoft: '#4b5a5e',
  green: '#0f4c4a',
  greenDeep: '#0a3635',
  greenPale: '#e4efec',
  gold: '#8a5a12',
  goldBright: '#c79a45',
  goldPale: '#f7ecd6',
  red: '#9b2420',
  redPale: '#fbeae7',
} as const;

export const moduleColours = perModule((module) => modules[module].color);

const heading = { fontFamily: bookFace, fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.01em' };

/** The focus ring, gold for light backgrounds, white inside for dark ones; MUI's buttons remove the outline that base.css gives. */
export const focusRing = { outline: '3px solid #b07a1f', outlineOffset: 2, boxShadow: '0 0 0 2px #fff' };

export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: colours.green, dark: colours.greenDeep, light: colours.greenPale, contrastText: '#fff' },
    secondary: { main: colours.gold, contrastText: '#fff' },
    error: { main: colours.red },
    warning: { main: colours.gold },
    success: { main: '#1f6b3a' },
    info: { main: moduleColours.pedagona },
    background: { default: colours.paper, paper: colours.sheet },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    divider: colours.line,
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: plainFace,
    h1: { ...heading, fontSize: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.1rem)' },
    h2: { ...heading, fontSize: '1.3rem' },
    h3: { ...heading, fontSize: '1.1rem' },
    h4: { ...heading, fontSize: '1rem' },
    body1: { lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&&.Mui-focusVisible, &&:focus-visible': focusRing } },
    },
    MuiOutlinedInput: {
      styleOverrides: { root: { background: '#fff' }, notchedOutline: { borderColor: '#8b8471' } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, lineHeight: 1.3, textAlign: 'center' } },
    },
  },
});
