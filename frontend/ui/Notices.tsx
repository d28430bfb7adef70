import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

type Tone = 'error' | 'success' | 'info';
/** One action beside the message, such as undo. */
export interface NoticeAction {
  text: string;
  run: () => void;
}
interface Notice {
  tone: Tone;
  text: string;
  action: NoticeAction | null;
}
/** Shows a message. @returns a function that removes it, if it still shows */
type Notify = (tone: Tone, text: string, action?: NoticeAction) => () => void;

const NoticeContext = createContext<Notify | null>(null);

/** Messages at the foot of the screen: the spec's alerts, without blocking the page. */
export function useNotice(): Notify {
  const notify = use(NoticeContext);
  if (!notify) throw new Error('Notices is missing');
  return notify;
}

/** Milliseconds after which messages of success and information close; an error stays until the user closes it. */
const shownFor = { plain: 8000, withAction: 20_000 };

const background: Record<Tone, string> = { error: colours.red, success: '#1f5c35', info: colours.greenDeep };

function Said({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { tone, text, action } = notice;
  const time = action ? shownFor.withAction : shownFor.plain;
  return (
    <Snackbar
      open
      autoHideDuration={tone === 'error' ? null : time}
      onClose={(_, reason) => {
        if (reason === 'timeout') onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ maxWidth: { sm: 640 } }}
    >
      <SnackbarContent
        role="presentation"
        message={text}
        action={
          <>
            {action && (
              <Button
                color="inherit"
                size="small"
                variant="outlined"
                sx={{ mr: 1 }}
                onClick={() => {
                  onClose();
                  action.run();
                }}
              >
                {action.text}
              </Button>
            )}
            <Button color="inherit" size="small" onClick={onClose}>
              {commonText.close}
            </Button>
          </>
        }
        sx={{ flexWrap: 'nowrap', typography: 'body1', color: '#fff', bgcolor: background[tone] }}
      />
    </Snackbar>
  );
}

export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback<Notify>((tone, text, action) => {
    const said: Notice = { tone, text, action: action ?? null };
    setNotice(said);
    return () => setNotice((shown) => (shown === said ? null : shown));
  }, []);
  const said = notice && <Said key={notice.text} notice={notice} onClose={() => setNotice(null)} />;
  const isError = notice?.tone === 'error';
  return (
    <NoticeContext value={notify}>
      {children}
      <div className="no-print">
        <div role="status">{!isError && said}</div>
        <div role="alert">{isError && said}</div>
      </div>
    </NoticeContext>
  );
}
