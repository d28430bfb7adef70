import Box from '@mui/material/Box';
import { disclaimerText, privacyText } from '../../../shared/texts.ts';
import { commonText } from '../../text/ms.ts';
import { Aside, NewSessionForm } from '../../ui/session/NewSessionForm.tsx';
import { newText } from '../newText.ts';
import { useAcadioraSession } from '../useNewSession.ts';

const whatComes = (
  <Aside title={newText.infoTitle}>
    <Box component="ul" sx={{ mt: 1, pl: 2.5 }}>
      {newText.info.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
    <Box component="p" sx={{ mt: 1.5 }}>
      {newText.duration}
    </Box>
    <Box component="p" sx={{ mt: 1.5 }}>
      <strong>{commonText.disclaimer}.</strong> {disclaimerText}
    </Box>
    <Box component="p" sx={{ mt: 1.5 }}>
      <strong>{commonText.privacy}.</strong> {privacyText}
    </Box>
  </Aside>
);

/** Spec 2 §2, §5, ACADIORA new session. */
export default function NewSessionPage() {
  const form = useAcadioraSession();
  return <NewSessionForm module="acadiora" form={form} words={newText} limits={newText.limits} aside={whatComes} />;
}
