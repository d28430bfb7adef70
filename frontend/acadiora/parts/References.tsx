import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { referenceBlocks } from '../../../shared/acadiora/factGroups.ts';
import { referenceCheckText as text } from '../../../shared/acadiora/labels.ts';
import type { ReferenceCheck } from '../../../shared/acadiora/facts.ts';
import { call, messageOf } from '../../api/client.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Fault } from '../../ui/Async.tsx';
import { P, Section } from '../../ui/elements.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
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
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(acadioraApi.checkReferences, { params: { sessionId } }),
    onSuccess: (started) => client.setQueryData(referencesQuery(sessionId).queryKey, started),
  });
  const isWorking = isPending || state.status === 'processing';
  const failure = error === null ? state.errorMessage : messageOf(error);
  return (
    <Section title={text.title}>
      <Flow blocks={referenceBlocks(references)} />
      {references === null && <P>{text.note}</P>}
      {isWorking && <P role="status">{text.working}</P>}
      {!isWorking && failure !== null && <Fault title={text.failed} message={failure} />}
      {isOn && (
        <ReasonButton
          className="no-print"
          variant="outlined"
          sx={{ mt: 1 }}
          reason={isWorking ? text.working : isBusy ? text.busy : null}
          onClick={() => mutate()}
        >
          {references === null ? text.start : text.again}
        </ReasonButton>
      )}
    </Section>
  );
}
