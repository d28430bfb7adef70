import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { sessions } from '../queries.ts';
import { analysisText } from '../text.ts';

export const noCorrections: Corrections = { title: null, author: null, year: null, wrong: [], rows: {} };

/** After the paper is handed in again: the page that waits for its review. */
export function useFollowing(sessionId: string) {
  const navigate = useNavigate();
  return () => {
    void sessions.forgetSession(sessionId);
    void navigate(paths.acadioraProcessing.href({ sessionId }));
  };
}

/** Keeps what the author says of the paper; its review is made anew. */
export const useCorrecting = (sessionId: string) =>
  useMutation({
    mutationFn: (corrected: Corrections) =>
      call(acadioraApi.correct, { params: { sessionId }, body: corrected }, { fallback: analysisText.failed }),
    onSuccess: useFollowing(sessionId),
  });
