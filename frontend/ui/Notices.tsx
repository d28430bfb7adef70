import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

type Tone = 'error' | 'success' | 'info';
/** One thing that can be done about what is said, such as undoing it. */
export interface NoticeAction {
  text: string;
  run: () => void;
}
interface Notice {
  tone: Tone;
  text: string;
  action: NoticeAction | null;
}
/** Gives back what takes the sentence away again, if it is still the one that shows. */
type Notify = (tone: Tone, text: string, action?: NoticeAction) => () => void;

const NoticeContext = createContext<Notify | null>(null);

/** Says a sentence at the foot of the screen: the spec's alerts, without stopping the page. */
export function useNotice(): Notify {
  const notify = use(NoticeContext);
  if (!notify) throw new Error('Notices is missing');
  return notify;
}

/** Milliseconds after which success and information leave by themselves; an error stays until it is closed. */
const shownFor = { plain: 8000, withAction: 20_000 };

const ground: Record<Tone, string> = { error: colours.red, success: '#1f5c35', info: colours.greenDeep };

function Bar({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        maxWidth: 640,
        px: 2,
        py: 1,
        borderRadius: 1,
        color: '#fff',
        bgcolor: ground[notice.tone],
        boxShadow: '0 6px 24px rgb(0 0 0 / 30%)',
      }}
    >
      <span>{notice.text}</span>
      <Box sx={{ ml: 'auto', flex: 'none' }}>
        {notice.action && (
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            sx={{ mr: 1 }}
            onClick={() => {
              onClose();
              notice.action?.run();
            }}
          >
            {notice.action.text}
          </Button>
        )}
        <Button color="inherit" size="small" onClick={onClose}>
          {commonText.close}
        </Button>
      </Box>
    </Box>
  );
}

export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback<Notify>((tone, text, action) => {
    const said: Notice = { tone, text, action: action ?? null };
    setNotice(said);
    return () => setNotice((shown) => (shown === said ? null : shown));
  }, []);
  const close = () => setNotice(null);

  useEffect(() => {
    if (!notice || notice.tone === 'error') return undefined;
    const timer = setTimeout(() => setNotice(null), notice.action ? shownFor.withAction : shownFor.plain);
    return () => clearTimeout(timer);
  }, [notice]);

  const isError = notice?.tone === 'error';
  return (
    <NoticeContext value={notify}>
      {children}
      <Box
        className="no-print"
        sx={{
          position: 'fixed',
          insetInline: 16,
          bottom: 16,
          zIndex: 20,
          display: 'grid',
          justifyContent: 'center',
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
        }}
      >
        <div role="status">{notice && !isError && <Bar notice={notice} onClose={close} />}</div>
        <div role="alert">{notice && isError && <Bar notice={notice} onClose={close} />}</div>
      </Box>
    </NoticeContext>
  );
}
