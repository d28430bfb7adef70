import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { stored, useStored } from '../app/sharedState.ts';
import Box from '@mui/material/Box';
import { colours, radius } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

type Tone = 'error' | 'success' | 'info' | 'warning';
export interface NoticeAction {
  text: string;
  run: () => void;
}
interface Notice {
  tone: Tone;
  text: string;
  action: NoticeAction | null;
}

const shown = stored<Notice | null>(null);

/** Shows a message at the foot of the screen: the spec's alerts, without blocking the page. */
export const notify = (tone: Tone, text: string, action: NoticeAction | null = null): void =>
  shown.become({ tone, text, action });

/** Closes the message of a failure, where one shows: another attempt begins. */
export const closeError = (): void => {
  if (shown.read()?.tone === 'error') shown.become(null);
};

/** Milliseconds after which messages of success and information close; an error stays until the user closes it. */
const shownFor = { plain: 4000, withAction: 10_000 };

const background: Record<Tone, string> = {
  error: colours.red,
  success: colours.ok,
  info: colours.green,
  warning: colours.warn,
};

/** Says how much of the foot of the screen it takes, while it is there (`noticeRoom`). */
function takeRoom(box: HTMLElement | null) {
  const { style } = document.documentElement;
  style.setProperty('--notice-room', `${(box?.offsetHeight ?? 0) + 16}px`);
  return () => void style.removeProperty('--notice-room');
}

/** In its place below the foot of the page, which it would else cover for who has scrolled there. */
const noticeSx = {
  position: 'sticky',
  inset: { xs: 'auto auto 8px', sm: 'auto auto 8px' },
  transform: { xs: 'none', sm: 'none' },
  width: 'fit-content',
  maxWidth: { xs: 'calc(100% - 16px)', sm: 640 },
  m: '8px auto',
  // Over a dialog or a box at its head: their buttons are at the foot.
  'body:has(.MuiModal-root:not(.MuiModal-hidden)) &': { position: 'fixed', inset: '0 0 auto', width: 'fit-content' },
} as const;

export function Notices() {
  const notice = useStored(shown);
  const isError = notice?.tone === 'error';
  const close = () => shown.become(null);
  const said = notice && (
    <Snackbar
      key={notice.text}
      open
      autoHideDuration={isError ? null : notice.action ? shownFor.withAction : shownFor.plain}
      onClose={(_, reason) => {
        if (reason === 'timeout') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={noticeSx}
    >
      <SnackbarContent
        ref={takeRoom}
        role="presentation"
        message={notice.text}
        action={
          <>
            {notice.action && (
              <Button
                color="inherit"
                size="small"
                variant="outlined"
                sx={{ mr: 1 }}
                onClick={() => {
                  close();
                  notice.action?.run();
                }}
              >
                {notice.action.text}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={close}>
              {commonText.close}
            </Button>
          </>
        }
        sx={{
          flexWrap: 'nowrap',
          typography: 'body1',
          color: colours.onGreen,
          bgcolor: background[notice.tone],
          borderRadius: radius.control,
        }}
      />
    </Snackbar>
  );
  return (
    <Box className="no-print" sx={{ '&, & > [role]': { display: 'contents' } }}>
      <div role="status">{!isError && said}</div>
      <div role="alert">{isError && said}</div>
    </Box>
  );
}
