import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { notify } from '../Notices.tsx';
import { SelectField, type Choice, TextArea } from '../fields.tsx';
import type { Editable } from '../../../shared/artefact.ts';
import type { Editing } from './artefact.ts';
import { Conflict, InlineForm } from './InlineForm.tsx';
import { RegenerateForm } from './RegenerateForm.tsx';
import { parsePart, savePart, typedPart, type PartReading } from './savePart.ts';
import { editorText as text, editText } from './text.ts';
import { useChange } from './useChange.ts';

interface Props {
  editing: Editing;
  pointer: string;
  label: string;
  value: Editable;
  choices: readonly Choice[] | undefined;
  onClose: () => void;
}

/** Edits one part of an artefact in its place, or has it regenerated. What is typed is kept until it is saved or given up. */
export function PartEditor({ editing, pointer, label, value, choices, onClose }: Props) {
  const { artefact, version, reread, countEditor } = editing;
  const [base, setBase] = useState<PartReading>({ part: value, version });
  const [typed, setTyped] = useState(() => typedPart(value));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<PartReading | null>(null);
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
  const keepMine = (stored: PartReading) => {
    setBase(stored);
    setTheirs(null);
    void save(stored);
  };
  const wasChanged = typedPart(value) !== typedPart(base.part ?? value);
  useEffect(() => {
    countEditor(1);
    return () => countEditor(-1);
  }, [countEditor]);
  const field = { label, value: typed, disabled: isSaving, error, onChange: setTyped };
  const isNumber = typeof value === 'number';
  return (
    <InlineForm
      label={editText.edit(label)}
      isDirty={typed !== typedPart(base.part ?? value)}
      isSaving={isSaving}
      // The user's saves of other parts have raised the version, while this part is unchanged.
      onSave={() => void save(wasChanged ? base : { part: value, version })}
      onClose={onClose}
      extra={
        artefact.regeneratesTexts &&
        !isNumber && (
          <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: 0.75, fontWeight: 600 } }}>
            <summary>Jana semula bahagian ini</summary>
            <RegenerateForm editing={editing} pointer={pointer} onStarted={onClose} />
          </Box>
        )
      }
    >
      {choices === undefined ? (
        <TextArea
          {...field}
          rows={isNumber ? 1 : 3}
          inputMode={isNumber ? 'decimal' : undefined}
          hint={Array.isArray(value) ? `Tulis satu perkara pada setiap baris. ${text.keysHint}` : text.keysHint}
        />
      ) : (
        <SelectField {...field} choices={choices} />
      )}
      {theirs && (
        <Conflict
          message="Bahagian ini telah diubah di tempat lain semasa anda menyunting. Teks anda masih ada di sini; bandingkan, kemudian pilih."
          labels={text}
          onKeepMine={theirs.part === null ? null : () => keepMine(theirs)}
          onTakeTheirs={onClose}
        >
          {theirs.part !== null && typedPart(theirs.part)}
        </Conflict>
      )}
    </InlineForm>
  );
}
