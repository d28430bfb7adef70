import Box from '@mui/material/Box';
import { useState } from 'react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Editing } from './editing.ts';
import { editorText as text } from './openText.ts';

/** Characters of an instruction; the contract's limit (shared/pedagona/api.ts, regenerate). */
const maxInstruction = 500;

/** Asks for one part to be written anew, in the lecturer's own words; everything else stays as it is. */
export function RegenerateForm({
  editing: { regeneration },
  pointer,
  onStarted,
}: {
  editing: Editing;
  pointer: string;
  onStarted: () => void;
}) {
  const [instruction, setInstruction] = useState('');
  const missing = instruction.trim() === '' ? text.instructionMissing : null;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: 0.75, fontWeight: 600 } }}>
      <summary>{text.regenerate}</summary>
      <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start', '& > div': { width: '100%' } }}>
        <TextArea
          label={text.instruction}
          value={instruction}
          rows={2}
          maxLength={maxInstruction}
          placeholder={text.instructionPlaceholder}
          note={text.counter(instruction.length, maxInstruction)}
          onChange={setInstruction}
        />
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
      </Box>
    </Box>
  );
}
