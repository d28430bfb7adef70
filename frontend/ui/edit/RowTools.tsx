import AddIcon from '@mui/icons-material/Add';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import type { RowAction } from '../../../shared/rows.ts';
import { useEditing, type Editing } from './artefact.ts';
import { editText as text } from './text.ts';
import { useChange } from './useChange.ts';

const RowMenu = lazy(async () => ({ default: (await import('./opened.ts')).RowMenu }));

/** Adds, removes or moves a row; the change can be undone. */
function useRowAction({ artefact, version, reread }: Editing) {
  const { isBusy, change } = useChange({ artefact, reread });
  const act = (pointer: string, action: RowAction) =>
    change({
      make: () => artefact.save({ pointer, action, version }),
      said: text.rowDone[action],
      undone: (saved) => ({ before: version, version: saved.version }),
      failed: ({ message }) => message,
    });
  return { isBusy, act };
}

/** The button of a row that opens its menu: move up, move down, remove. `at`: the row's pointer; `label`: its name. */
export function RowTools({ at, label }: { at: string; label: string }) {
  const editing = useEditing();
  return editing === null ? null : <Tools editing={editing} at={at} label={label} />;
}

function Tools({ editing, at, label }: { editing: Editing; at: string; label: string }) {
  const { isBusy, act } = useRowAction(editing);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        className="no-print"
        aria-label={text.rowTools(label)}
        disabled={isBusy || editing.openEditors > 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <Suspense fallback={null}>
          <RowMenu
            anchor={anchor}
            onClose={close}
            onChoose={(action) => {
              close();
              act(at, action);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The button that adds an empty row to a list. */
export function AddRow({ list, label }: { list: string; label: string }) {
  const editing = useEditing();
  return editing === null ? null : <Add editing={editing} list={list} label={label} />;
}

function Add({ editing, list, label }: { editing: Editing; list: string; label: string }) {
  const { isBusy, act } = useRowAction(editing);
  return (
    <Button
      size="small"
      variant="outlined"
      className="no-print"
      sx={{ mt: 1 }}
      startIcon={<AddIcon />}
      disabled={isBusy || editing.openEditors > 0}
      aria-label={text.addRow(label)}
      onClick={() => act(`${list}/-`, 'add')}
    >
      {text.add}
    </Button>
  );
}
