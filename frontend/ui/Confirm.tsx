import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

interface Question {
  text: string;
  /** The label of the button that goes ahead. */
  confirm: string;
  isDangerous?: boolean;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
function Dialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: it closes the dialog while it is still in the page, and only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={() => onAnswer(false)}
      sx={{
        width: 'min(440px, calc(100vw - 32px))',
        p: 3,
        border: 0,
        borderTop: `6px solid ${question.isDangerous ? colours.red : colours.green}`,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h3' }}>
        {question.text}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {commonText.cancel}
        </Button>
        <Button variant="contained" color={question.isDangerous ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
          {question.confirm}
        </Button>
      </Box>
    </Box>
  );
}

/** Asks before something that cannot be undone: `ask` answers true or false; `dialog` stands somewhere in the page. */
export function useConfirm(): { dialog: ReactNode; ask: (question: Question) => Promise<boolean> } {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask = useCallback((question: Question) => new Promise<boolean>((answer) => setAsked({ question, answer })), []);
  const dialog = asked && (
    <Dialog
      question={asked.question}
      onAnswer={(yes) => {
        setAsked(null);
        asked.answer(yes);
      }}
    />
  );
  return { dialog, ask };
}
