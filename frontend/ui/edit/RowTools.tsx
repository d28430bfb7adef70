import AddIcon from '@mui/icons-material/Add';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { RowAction } from '../../../shared/rows.ts';
import { ActionPopup } from '../Popup.tsx';
import { partName, useEditing } from './artefact.ts';
import { editText as text } from './text.ts';
import { useChange } from './useChange.ts';

/** Adds, removes or moves a row; the change can be undone. */
function useRowAction() {
  const editing = useEditing();
  const { artefact, version, reread, openEditors } = editing;
  const { isBusy, change } = useChange({ artefact, reread });
  const act = (pointer: string, action: RowAction) =>
    change({
      make: () => artefact.save({ pointer, action, version }),
      said: text.rowDone[action],
      undone: (saved) => ({ before: version, version: saved.version }),
      failed: ({ message }) => message,
    });
  return { isClosed: isBusy || openEditors > 0, act, nameOf: (pointer: string) => partName(editing, pointer) };
}

const actions = ['up', 'down', 'remove'] as const satisfies RowAction[];

/** The button of a row that opens its menu: move up, move down, remove. */
export function RowTools({ at }: { at: string }) {
  const { isClosed, act, nameOf } = useRowAction();
  const label = text.rowTools(nameOf(at));
  return (
    <ActionPopup
      label={label}
      actions={actions.map((action) => ({ text: text.rowActions[action], run: () => act(at, action) }))}
      renderTrigger={(props) => (
        <IconButton {...props} size="small" className="no-print" aria-label={label} disabled={isClosed}>
          <MoreVertIcon fontSize="small" />
        </IconButton>
      )}
    />
  );
}

/** The button that adds an empty row to a list. */
export function AddRow({ list }: { list: string }) {
  const { isClosed, act, nameOf } = useRowAction();
  return (
    <Button
      size="small"
      variant="outlined"
      className="no-print"
      sx={{ mt: 1 }}
      startIcon={<AddIcon />}
      disabled={isClosed}
      aria-label={text.addRow(nameOf(list))}
      onClick={() => act(`${list}/-`, 'add')}
    >
      {text.add}
    </Button>
  );
}
