import Box from '@mui/material/Box';
import { useState } from 'react';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { namedFacts } from '../../../shared/acadiora/corrections.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { keysOf } from '../../../shared/pick.ts';
import { call } from '../../api/client.ts';
import { Fault } from '../../ui/Async.tsx';
import { Checkbox, TextInput } from '../../ui/fields.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { analysisText, resultsText as text, newSessionText } from '../text.ts';
import { useCorrecting, useFollowing } from './correcting.ts';
import { PlaceQuote } from './items.tsx';
import { P } from '../../ui/elements.tsx';
import { DocumentFields, StartButton, useDocuments } from '../../ui/session/DocumentFields.tsx';

const fields = { title: 'Tajuk', author: 'Pengarang', year: 'Tahun' };
const invalid = 'Tajuk dan pengarang tidak boleh kosong; tahun mesti empat digit.';

/** The author corrects what was read and counted; the remarks that rest on it are then made anew. */
export function CorrectDialog({
  sessionId,
  evaluation: { metadata, corrections, facts },
  onClose,
}: {
  sessionId: string;
  evaluation: Evaluation;
  onClose: () => void;
}) {
  const read = { title: metadata.title ?? '', author: metadata.author ?? '', year: String(metadata.year ?? '') };
  const [own, setOwn] = useState(read);
  const [wrong, setWrong] = useState<readonly string[]>(corrections?.wrong ?? []);
  const changed = (field: keyof typeof read): string | null =>
    own[field].trim() === read[field] ? (corrections?.[field]?.toString() ?? null) : own[field].trim();
  const year = changed('year');
  const body = {
    title: changed('title'),
    author: changed('author'),
    year: year === null ? null : Number(year),
    wrong: [...wrong],
    rows: corrections?.rows ?? {},
  };
  const marked = corrections?.wrong ?? [];
  const isCorrected =
    keysOf(fields).some((field) => own[field].trim() !== read[field]) ||
    wrong.toSorted().join('\n') !== marked.toSorted().join('\n');
  const isYear = year === null || /^(?:19|20)\d\d$/.test(year);
  const faults = { title: body.title === '', author: body.author === '', year: !isYear };
  const invalidity = Object.values(faults).includes(true) ? invalid : null;
  const save = useCorrecting(sessionId);
  // What was wrong before is no fact any more, but can be taken back.
  const gone = marked.map((name) => ({ name, evidence: null }));
  return (
    <Modal
      title={text.correct}
      width={760}
      isBusy={save.isPending}
      onCancel={onClose}
      actions={
        <ReasonButton
          variant="contained"
          reason={invalidity ?? (isCorrected ? null : 'Belum ada pembetulan.')}
          loading={save.isPending}
          onClick={() => save.mutate(body)}
        >
          Simpan dan semak semula
        </ReasonButton>
      }
    >
      <P sx={{ my: 1.5 }}>
        Ulasan yang bergantung pada fakta ini akan dikira dan disemak semula; penilaian lain dikekalkan.
      </P>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {keysOf(fields).map((field) => (
          <TextInput
            key={field}
            label={fields[field]}
            value={own[field]}
            error={faults[field] ? invalid : null}
            {...(field === 'year' && { inputMode: 'numeric' })}
            onChange={(value) => setOwn({ ...own, [field]: value })}
          />
        ))}
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, mt: 2 }}>
        <legend>Tandakan fakta yang salah</legend>
        {[...gone, ...namedFacts(facts)].map(({ name, evidence }) => (
          <div key={name}>
            <Checkbox label={name} value={name} chosen={wrong} onChange={setWrong} />
            {evidence && <PlaceQuote evidence={evidence} />}
          </div>
        ))}
      </Box>
      {save.error !== null && <Fault message={save.error.message} />}
    </Modal>
  );
}

export function ReviseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const follow = useFollowing(sessionId);
  const form = useDocuments({
    module: 'acadiora',
    failed: newSessionText.failed,
    begin: async (documents) => {
      await call(acadioraApi.revise, { params: { sessionId }, body: { documents } }, { fallback: analysisText.failed });
      follow();
    },
  });
  const missing = form.items.length === 0 ? newSessionText.noDocuments : null;
  return (
    <Modal
      title="Muat naik versi baharu"
      width={640}
      isBusy={form.isBusy && !form.isUploading}
      // The first press stops the upload; the next one closes. A button of its own would slide under the pointer of a double click.
      onCancel={form.isUploading ? form.cancel : onClose}
      actions={
        <StartButton documents={form} missing={missing} canCancel={false}>
          Analisis versi baharu
        </StartButton>
      }
    >
      <P sx={{ my: 1.5 }}>Kertas yang telah dibaiki akan dinilai semula dan dibandingkan dengan ulasan ini.</P>
      <DocumentFields module="acadiora" documents={form} limits={newSessionText.limits} />
    </Modal>
  );
}
