import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ReasonButton } from '../ReasonButton.tsx';
import { TextArea } from '../TextArea.tsx';
import type { Editing } from './editing.ts';
import { editorText as text } from './openText.ts';

/** Characters of an instruction; the contracts' limit (api.ts of each module, regenerate). */
const maxInstruction = 500;

/** Asks for one part to be written anew, in the lecturer's own words; everything else stays as it is. */
export function RegenerateForm({
  editing: { regeneration },
  pointer,
  onStarted,
  takesFocus = false,
  children,
}: {
  editing: Editing;
  pointer: string;
  onStarted: () => void;
  /** Whether the field has the focus as soon as it shows. */
  takesFocus?: boolean;
  /** Another button beside the one that starts it. */
  children?: ReactNode;
}) {
  const [instruction, setInstruction] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const missing = instruction.trim() === '' ? text.instructionMissing : null;
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start', '& > div': { width: '100%' } }}>
      <TextArea
        ref={field}
        label={text.instruction}
        value={instruction}
        rows={2}
        maxLength={maxInstruction}
        placeholder={text.instructionPlaceholder}
        note={text.counter(instruction.length, maxInstruction)}
        onChange={setInstruction}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton
          variant="outlined"
          reason={regeneration.at === null ? missing : text.regenerateBusy}
          onClick={() => {
            regeneration.start(pointer, instruction.trim());
            onStarted();
          }}
        >
          {text.regenerateStart}
        </ReasonButton>
        {children}
      </Box>
    </Box>
  );
}
