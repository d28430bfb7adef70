import { useNavigate } from 'react-router-dom';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { useNewSession } from '../ui/session/useNewSession.ts';
import { newText } from './newText.ts';
import { forgetLists } from './queries.ts';

/** From a name and documents to a running analysis of courses. */
export function usePedagonaSession() {
  const navigate = useNavigate();
  return useNewSession({
    module: 'pedagona',
    noDocuments: newText.noDocuments,
    failed: newText.failed,
    begin: (sessionName, documents) =>
      call(pedagonaApi.analyze, { body: { sessionName, documents } }, { fallback: newText.uploadFailed }),
    onBegun: (sessionId, queries) => {
      void forgetLists(queries);
      void navigate(paths.pedagonaProcessing.href({ sessionId }));
    },
  });
}
