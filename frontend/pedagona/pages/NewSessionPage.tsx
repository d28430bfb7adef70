import Box from '@mui/material/Box';
import { Aside, NewSessionForm } from '../../ui/session/NewSessionForm.tsx';
import { newText } from '../newText.ts';
import { usePedagonaSession } from '../useNewSession.ts';

const whatComes = (
  <Aside title={newText.infoTitle}>
    <Box component="ul" sx={{ mt: 1, pl: 2.5 }}>
      {newText.info.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </Aside>
);

/** Spec 1 §2, §5, New session. */
export default function NewSessionPage() {
  const form = usePedagonaSession();
  return <NewSessionForm module="pedagona" form={form} words={newText} limits={newText.limits} aside={whatComes} />;
}
