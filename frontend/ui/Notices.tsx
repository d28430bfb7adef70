import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

type Tone = 'error' | 'success' | 'info';
interface Notice {
  tone: Tone;
  text: string;
}

const NoticeContext = createContext<((tone: Tone, text: string) => void) | null>(null);

/** Says a sentence at the foot of the screen: the spec's alerts, without stopping the page. */
export function useNotice(): (tone: Tone, text: string) => void {
  const notify = use(NoticeContext);
  if (!notify) throw new Error('Notices is missing');
  return notify;
}

/** Success and information leave by themselves; an error stays until it is closed. */
const shownFor = 8000;

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
      <Button color="inherit" size="small" onClick={onClose} sx={{ ml: 'auto' }}>
        {commonText.close}
      </Button>
    </Box>
  );
}

export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback((tone: Tone, text: string) => setNotice({ tone, text }), []);
  const close = () => setNotice(null);

  useEffect(() => {
    if (!notice || notice.tone === 'error') return undefined;
    const timer = setTimeout(() => setNotice(null), shownFor);
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
