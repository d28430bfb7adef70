import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { commonText } from '../text/ms.ts';
import { Modal } from './Modal.tsx';

interface Question {
  text: string;
  /** The label of the confirming button. */
  confirm: string;
  isDangerous?: boolean;
}

function Dialog({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={id}
      isDangerous={question.isDangerous ?? false}
      onCancel={() => onAnswer(false)}
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
    </Modal>
  );
}

/** Asks before something that cannot be undone: `ask` answers true or false; `dialog` must be rendered by the page. */
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
