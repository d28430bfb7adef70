import Box from '@mui/material/Box';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { disclaimerText, privacyText } from '../../../shared/texts.ts';
import { call } from '../../api/client.ts';
import { commonText } from '../../text/ms.ts';
import { NewSessionPage as Page } from '../../ui/session/NewSessionPage.tsx';
import { sessions } from '../queries.ts';
import { analysisText, newSessionText as text } from '../text.ts';

/** Spec 2 §2, §5, ACADIORA new session. */
export default function NewSessionPage() {
  return (
    <Page
      module="acadiora"
      text={text}
      forgetLists={sessions.forgetLists}
      begin={(sessionName, documents) =>
        call(acadioraApi.analyze, { body: { sessionName, documents } }, { fallback: analysisText.failed })
      }
    >
      <Box component="p" sx={{ mt: 1.5 }}>
        {text.duration}
      </Box>
      <Box component="p" sx={{ mt: 1.5 }}>
        <strong>{commonText.disclaimer}.</strong> {disclaimerText}
      </Box>
      <Box component="p" sx={{ mt: 1.5 }}>
        <strong>{commonText.privacy}.</strong> {privacyText}
      </Box>
    </Page>
  );
}
