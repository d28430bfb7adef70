import AddIcon from '@mui/icons-material/Add';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { RowAction } from '../../../shared/rows.ts';
import { ActionPopup } from '../Popup.tsx';
import { useEditing, type Editing } from './artefact.ts';
import { editText as text } from './text.ts';
import { useChange } from './useChange.ts';

/** Adds, removes or moves a row; the change can be undone. */
function useRowAction({ artefact, version, reread, openEditors }: Editing) {
  const { isBusy, change } = useChange({ artefact, reread });
  const act = (pointer: string, action: RowAction) =>
    change({
      make: () => artefact.save({ pointer, action, version }),
      said: text.rowDone[action],
      undone: (saved) => ({ before: version, version: saved.version }),
      failed: ({ message }) => message,
    });
  return { isClosed: isBusy || openEditors > 0, act };
}

const actions = ['up', 'down', 'remove'] as const satisfies RowAction[];

function Tools({ editing, at, label }: { editing: Editing; at: string; label: string }) {
  const { isClosed, act } = useRowAction(editing);
  return (
    <ActionPopup
      label={text.rowTools(label)}
      actions={actions.map((action) => ({ text: text.rowActions[action], run: () => act(at, action) }))}
      renderTrigger={(props) => (
        <IconButton {...props} size="small" className="no-print" aria-label={text.rowTools(label)} disabled={isClosed}>
          <MoreVertIcon fontSize="small" />
        </IconButton>
      )}
    />
  );
}

function Add({ editing, list, label }: { editing: Editing; list: string; label: string }) {
  const { isClosed, act } = useRowAction(editing);
  return (
    <Button
      size="small"
      variant="outlined"
      className="no-print"
      sx={{ mt: 1 }}
      startIcon={<AddIcon />}
      disabled={isClosed}
      aria-label={text.addRow(label)}
      onClick={() => act(`${list}/-`, 'add')}
    >
      {text.add}
    </Button>
  );
}

/** The button of a row that opens its menu: move up, move down, remove. `at`: the row's pointer; `label`: its name. */
export function RowTools(row: { at: string; label: string }) {
  const editing = useEditing();
  return editing && <Tools editing={editing} {...row} />;
}

/** The button that adds an empty row to a list. */
export function AddRow(to: { list: string; label: string }) {
  const editing = useEditing();
  return editing && <Add editing={editing} {...to} />;
}
