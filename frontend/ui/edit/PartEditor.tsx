import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '../../api/client.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { useNotice } from '../Notices.tsx';
import { SelectField, type Choice } from '../SelectField.tsx';
import { TextArea } from '../TextInput.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import type { Editable, Editing } from './artefact.ts';
import { Conflict } from './Conflict.tsx';
import { RegenerateForm } from './RegenerateForm.tsx';
import { parsePart, savePart, typedPart, type PartReading } from './savePart.ts';
import { editorText as text, editText } from './text.ts';
import { useChange } from './useChange.ts';

interface Props {
  editing: Editing;
  pointer: string;
  label: string;
  value: Editable;
  /** The values a text may have, where they are few. */
  choices: readonly Choice[] | undefined;
  onClose: () => void;
}

/** The typed text and its saving into the artefact. It is kept until it is saved or discarded by the user. */
function useDraft({ editing: { artefact, version, reread }, pointer, value, onClose }: Props) {
  const [opened] = useState<PartReading>({ part: value, version });
  const [base, setBase] = useState(opened);
  const [typed, setTyped] = useState(() => typedPart(value));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<PartReading | null>(null);
  const notify = useNotice();
  const { undo } = useChange({ artefact, reread });

  const readPart = async (): Promise<PartReading> => {
    const reading = await reread();
    return { part: await artefact.partIn(reading.artefact, pointer), version: reading.version };
  };
  /** `over`: what this save replaces. */
  const save = async (over: PartReading): Promise<void> => {
    const part = parsePart(typed, value, artefact.parseNumber);
    if (part === null) return setError(artefact.badNumber);
    setSaving(true);
    setError(null);
    try {
      const put = (from: number) => artefact.save({ pointer, value: part, version: from });
      const saved = await savePart(over, put, readPart);
      if (saved.kind === 'conflict') return setTheirs(saved.theirs);
      await reread();
      notify('success', text.saved, undo(saved));
      onClose();
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setSaving(false);
    }
  };
  return {
    typed,
    setTyped,
    isSaving,
    error,
    theirs,
    isDirty: typed !== typedPart(base.part ?? value),
    // The user's saves of other parts have raised the version, while this part is unchanged.
    save: () => void save(typedPart(value) === typedPart(base.part ?? value) ? { part: value, version } : base),
    keepMine: () => {
      if (theirs === null) return;
      setBase(theirs);
      setTheirs(null);
      void save(theirs);
    },
  };
}

/** Edits one part of an artefact in its place, or has it regenerated. Fetched with the first edit. */
export function PartEditor(props: Props) {
  const { editing, pointer, label, value, choices, onClose } = props;
  const draft = useDraft(props);
  const field = useRef<HTMLTextAreaElement & HTMLSelectElement>(null);
  const { dialog } = useLeaveWarning(draft.isDirty && !draft.isSaving, text);
  const { countEditor } = editing;
  useEffect(() => {
    field.current?.focus();
    countEditor(1);
    return () => countEditor(-1);
  }, [countEditor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      draft.save();
    }
  };
  return (
    <Box
      role="group"
      aria-label={editText.edit(label)}
      className="no-print"
      sx={{
        p: 1.5,
        my: 1,
        // Inside a table the editor is wider than its cell.
        minWidth: 'min(260px, 70vw)',
        display: 'grid',
        gap: 1.5,
        border: `2px solid ${colours.green}`,
        borderRadius: 1,
        bgcolor: colours.sheet,
      }}
    >
      {choices === undefined ? (
        <TextArea
          ref={field}
          label={label}
          value={draft.typed}
          rows={typeof value === 'number' ? 1 : 3}
          inputMode={typeof value === 'number' ? 'decimal' : undefined}
          disabled={draft.isSaving}
          hint={Array.isArray(value) ? `${text.listHint} ${text.keysHint}` : text.keysHint}
          error={draft.error}
          onChange={draft.setTyped}
          onKeyDown={onKeyDown}
        />
      ) : (
        <SelectField
          ref={field}
          label={label}
          value={draft.typed}
          choices={choices}
          disabled={draft.isSaving}
          error={draft.error}
          onChange={draft.setTyped}
          onKeyDown={onKeyDown}
        />
      )}
      {draft.theirs && (
        <Conflict
          message={text.conflict}
          labels={text}
          onKeepMine={draft.theirs.part === null ? null : draft.keepMine}
          onTakeTheirs={onClose}
        >
          {draft.theirs.part !== null && typedPart(draft.theirs.part)}
        </Conflict>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={draft.isSaving} onClick={draft.save}>
          {text.save}
        </Button>
        <Button variant="outlined" disabled={draft.isSaving} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </Box>
      {editing.artefact.regeneratesTexts && typeof value !== 'number' && (
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: 0.75, fontWeight: 600 } }}>
          <summary>{text.regenerate}</summary>
          <RegenerateForm editing={editing} pointer={pointer} onStarted={onClose} />
        </Box>
      )}
      {dialog}
    </Box>
  );
}
