import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { colours, noticeRoom } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../Async.tsx';
import { P, Row, Small } from '../elements.tsx';
import { useLeaveWarning } from '../frame/useLeaveWarning.ts';

export const leaveQuestion = 'Suntingan anda belum disimpan. Tinggalkan halaman ini?';

const formSx = {
  p: 1.5,
  my: 1,
  // Inside a table it is wider than its cell.
  minWidth: 'min(260px, 70vw)',
  display: 'grid',
  gap: 1.5,
  border: `2px solid ${colours.green}`,
  borderRadius: 1,
  bgcolor: colours.sheet,
} as const;

/** In view below the fields of a long form. */
const footSx = { position: 'sticky', bottom: noticeRoom, zIndex: 2, py: 1, mb: -1, bgcolor: colours.sheet } as const;

/** Ctrl+Enter, and Enter where it makes no new line and presses no button. */
function saves({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isLine = target instanceof HTMLTextAreaElement && target.rows > 1;
  return key === 'Enter' && (ctrlKey || metaKey || !isLine) && !(target as Element).matches('button, summary');
}

/** What was stored meanwhile, and which of the two stays. */
const Conflict = ({ stored, onSave, onClose }: { stored: string; onSave: () => void; onClose: () => void }) => (
  <Fault message="Maklumat ini telah diubah di tempat lain semasa anda menyunting. Suntingan anda masih ada di sini; bandingkan, kemudian pilih.">
    <strong>Yang tersimpan sekarang</strong>
    <P sx={{ whiteSpace: 'pre-line' }}>{stored}</P>
    <Row>
      <Button variant="outlined" color="error" onClick={onSave}>
        Simpan suntingan saya
      </Button>
      <Button color="error" onClick={onClose}>
        Guna yang tersimpan
      </Button>
    </Row>
  </Fault>
);

interface Props {
  label: string;
  /** What is edited. */
  name?: string;
  isDirty: boolean;
  /** What is stored now, in words; null: nothing can be changed elsewhere. */
  stored?: string | null;
  /** To be seen before it is saved. */
  note?: string | undefined;
  save?: string;
  /** `isOver`: in place of what is stored now, else only of what was read. False: not saved, and the form stays. @throws with the sentence to be shown, or a conflict */
  onSave: (isOver: boolean) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Fields in the place of what they change. Ctrl+Enter saves, also Enter where it makes no new line; Escape closes. When what is edited was
 * changed elsewhere, it shows that and asks which of the two stays.
 */
export function InlineForm({
  label,
  name = label,
  isDirty,
  stored = null,
  note = '',
  save = 'Simpan',
  onSave,
  onClose,
  children,
}: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const saving = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: onSave,
    onSuccess: (isSaved) => isSaved !== false && onClose(),
  });
  const isConflict = stored !== null && error instanceof AppError && error.code === 'conflict';
  useLeaveWarning(isDirty && !isPending, leaveQuestion);
  useEffect(() => fields.current?.querySelector<HTMLElement>('textarea, input, select')?.focus(), []);
  // A question that was answered with no has taken the focus.
  useEffect(() => {
    if (data === false) saving.current?.focus();
  }, [data]);
  // Once the fields can be typed in again.
  useEffect(() => {
    if (!isPending) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isPending]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (saves(event)) {
      event.preventDefault();
      mutate(false);
    }
  };
  return (
    <Box
      component="fieldset"
      disabled={isPending}
      aria-label={label}
      data-stop
      data-unsaved={isDirty ? name : undefined}
      className="no-print"
      sx={formSx}
    >
      <Box ref={fields} onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1, '& :focus': { scrollMarginBottom: 72 } }}>
        {children}
        {error !== null && !isConflict && <Fault message={error.message} />}
        {isConflict && <Conflict stored={stored} onSave={() => mutate(true)} onClose={onClose} />}
        <Row sx={footSx}>
          <Small as="div" aria-live="polite" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
            {note}
          </Small>
          <Button ref={saving} variant="contained" loading={isPending} onClick={() => mutate(false)}>
            {save}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {commonText.cancel}
          </Button>
        </Row>
      </Box>
    </Box>
  );
}
