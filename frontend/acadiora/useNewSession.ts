import { useNavigate } from 'react-router-dom';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { useNewSession } from '../ui/session/useNewSession.ts';
import { newText } from './newText.ts';
import { forget } from './queries.ts';

/** From a name and a paper to a running analysis. */
export function useAcadioraSession() {
  const navigate = useNavigate();
  return useNewSession({
    module: 'acadiora',
    noDocuments: newText.noDocuments,
    failed: newText.failed,
    begin: (sessionName, documents) =>
      call(acadioraApi.analyze, { body: { sessionName, documents } }, { fallback: newText.analysisFailed }),
    onBegun: (sessionId, queries) => {
      void forget(queries, sessionId);
      void navigate(paths.acadioraProcessing.href({ sessionId }));
    },
  });
}
