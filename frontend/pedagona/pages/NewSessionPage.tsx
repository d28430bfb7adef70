import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call } from '../../api/client.ts';
import { NewSessionPage as Page } from '../../ui/session/NewSessionPage.tsx';
import { sessions } from '../queries.ts';
import { newSessionText as text } from '../text.ts';

/** Spec 1 §2, §5, New session. */
export default function NewSessionPage() {
  return (
    <Page
      module="pedagona"
      text={text}
      forgetLists={sessions.forgetLists}
      begin={(sessionName, documents) =>
        call(pedagonaApi.analyze, { body: { sessionName, documents } }, { fallback: text.uploadFailed })
      }
    />
  );
}
