import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { referenceBlocks } from '../../../shared/acadiora/factGroups.ts';
import { referenceCheckText as text } from '../../../shared/acadiora/labels.ts';
import type { ReferenceCheck } from '../../../shared/acadiora/facts.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { P, Section } from '../../ui/elements.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { useJob, WorkState } from '../../ui/work/useWork.tsx';
import { referencesQuery } from '../queries.ts';

/** The list of references as Crossref and OpenAlex know it. `isBusy`: the paper is being reviewed. */
export function References({
  sessionId,
  check: { isOn, state, references },
  isBusy,
}: {
  sessionId: string;
  check: ReferenceCheck;
  isBusy: boolean;
}) {
  const refetch = () =>
    queryClient.fetchQuery({ ...referencesQuery(sessionId), staleTime: 0 }).then(
      (now) => ({ data: now.state }),
      () => ({ data: undefined }),
    );
  const job = { data: state, error: null, refetch };
  const work = useJob(job, { showsEarlierFailure: true, onDone: () => undefined });
  const start = () =>
    void work.run(async () => (await call(acadioraApi.checkReferences, { params: { sessionId } })).state);
  return (
    <Section title={text.title}>
      <Flow blocks={referenceBlocks(references)} />
      {references === null && <P>{text.note}</P>}
      <WorkState
        work={work}
        working={text.working}
        failed={(reason) => `${text.failed} ${reason}`}
        retryReason={isOn ? (isBusy ? text.busy : null) : text.off}
        onRetry={start}
      />
      {isOn && work.failure === null && (
        <ReasonButton
          className="no-print"
          variant="outlined"
          sx={{ mt: 1 }}
          reason={work.isWaiting ? `${text.working}.` : isBusy ? text.busy : null}
          onClick={start}
        >
          {references === null ? text.start : text.again}
        </ReasonButton>
      )}
    </Section>
  );
}
