import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { Fragment, useEffect, useId, type ReactNode } from 'react';
import { stored, useStored } from '../app/sharedState.ts';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';
import { H3, P, Row } from './elements.tsx';
import { Form } from './fields.tsx';

const slotsOf = (width: number, isDangerous: boolean) => ({
  backdrop: { sx: { bgcolor: colours.backdrop } },
  paper: {
    sx: {
      m: 2,
      p: 3,
      width: `min(${width}px, calc(100vw - 32px))`,
      ...(isDangerous ? { borderTop: `6px solid ${colours.red}` } : {}),
    },
  },
});

/** A modal dialog that only Escape or its own buttons close; a click outside does not. `onSubmit`: by a button of that type. */
export function Modal({
  title,
  role = 'dialog',
  width = 440,
  isDangerous = false,
  isBusy = false,
  cancel = commonText.cancel,
  actions,
  onCancel,
  onSubmit,
  children,
}: {
  title: ReactNode;
  role?: 'dialog' | 'alertdialog';
  width?: number;
  isDangerous?: boolean;
  /** While it is, neither Escape nor the button closes it. */
  isBusy?: boolean;
  cancel?: string;
  actions?: ReactNode;
  onCancel: () => void;
  onSubmit?: () => unknown;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      role={role}
      aria-labelledby={id}
      maxWidth={false}
      transitionDuration={0}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !isBusy) onCancel();
      }}
      slotProps={slotsOf(width, isDangerous)}
    >
      <Form onSubmit={onSubmit}>
        <H3 as="h2" id={id}>
          {title}
        </H3>
        {children}
        <Row sx={{ justifyContent: 'flex-end', mt: 3 }}>
          <Button variant="outlined" disabled={isBusy} onClick={onCancel} autoFocus={actions === undefined}>
            {cancel}
          </Button>
          {actions}
        </Row>
      </Form>
    </Dialog>
  );
}

const asked = stored<readonly { dialog: ReactNode }[]>([]);

/** Opens a dialog; the answer that it is given closes it. */
export const ask = <Given,>(render: (answer: (given: Given) => void) => ReactNode): Promise<Given> =>
  new Promise((resolve) => {
    const answer = (given: Given) => {
      asked.become(asked.read().filter((each) => each !== one));
      resolve(given);
    };
    const one = { dialog: render(answer) };
    asked.become([...asked.read(), one]);
  });

/** Shows the dialogs that the page opens, and closes them when it goes. */
export function Dialogs() {
  useEffect(() => () => asked.become([]), []);
  return useStored(asked).map(({ dialog }, index) => <Fragment key={index}>{dialog}</Fragment>);
}

/** Asks before something that cannot be undone. `detail`: what becomes of what; `confirm`: the label of the confirming button. */
export const confirmed = ({
  text,
  detail,
  confirm,
  isDangerous = false,
}: {
  text: string;
  detail?: string;
  confirm: string;
  isDangerous?: boolean;
}): Promise<boolean> =>
  ask((answer) => (
    <Modal
      role="alertdialog"
      title={text}
      isDangerous={isDangerous}
      onCancel={() => answer(false)}
      actions={
        <Button variant="contained" color={isDangerous ? 'error' : 'primary'} onClick={() => answer(true)}>
          {confirm}
        </Button>
      }
    >
      {detail && <P sx={{ mt: 1, whiteSpace: 'pre-line' }}>{detail}</P>}
    </Modal>
  ));
