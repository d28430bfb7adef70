import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Course } from '../../../shared/course/course.ts';
import { unconfirmedOf } from '../../../shared/course/review.ts';
import type { Edits } from '../../../shared/origin.ts';
import { changeLines, outdatedSources, type Origins, type SourceNames } from '../../text/origin.ts';
import { Bullets, Attention } from '../elements.tsx';
import { Modal, ask, confirmed } from '../Modal.tsx';
import { ReasonButton } from '../ReasonButton.tsx';

const shownLines = 6;

/** Says that what an artefact was made from has changed, and how, with the button that makes it again. `onAgain` null: it cannot start here. */
export function Outdated({
  name,
  stage,
  origins,
  names,
  reason,
  onAgain,
}: {
  name: string;
  stage: string;
  origins: Origins;
  names: SourceNames;
  reason: string | null;
  onAgain: (() => void) | null;
}) {
  const lines = changeLines(origins[stage]?.changed ?? [], names);
  if (lines.length === 0) return null;
  const first = outdatedSources(origins, stage, names).join(' dan ');
  const more = lines.length - shownLines;
  const shown = [...lines.slice(0, shownLines), ...(more > 0 ? [`dan ${more} perubahan lagi`] : [])];
  return (
    <Attention role="note" title="Maklumat asal telah berubah">
      <Bullets items={shown} />
      {onAgain !== null && (
        <Box className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <p>
            {first !== ''
              ? `${first} juga belum dikemas kini. Jana semula ${first} dahulu supaya semuanya selaras.`
              : 'Jika dijana semula, dokumen yang ada sekarang disimpan sebagai versi terdahulu.'}
          </p>
          <ReasonButton variant="outlined" reason={reason} aria-label={`Jana Semula: ${name}`} onClick={onAgain}>
            Jana Semula
          </ReasonButton>
        </Box>
      )}
    </Attention>
  );
}

/** Asks what becomes of the lecturer's edits; answers at once when there are none, and null when nothing shall be made. */
export const askEdits = (parts: readonly string[]): Promise<Edits | null> =>
  parts.length === 0
    ? Promise.resolve('mine')
    : ask((answer) => (
        <Modal
          title="Anda telah menyunting dokumen ini"
          width={520}
          onCancel={() => answer(null)}
          actions={
            <>
              <Button variant="outlined" onClick={() => answer('new')}>
                Ambil yang baharu
              </Button>
              <Button variant="contained" onClick={() => answer('mine')}>
                Kekalkan suntingan saya
              </Button>
            </>
          }
        >
          <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
            <p>Bahagian ini mengandungi tulisan anda:</p>
            <Bullets items={parts} />
            <p>
              Selepas dijana semula, tulisan anda boleh dibandingkan dengan teks baharu; tiada teks yang hilang. Dalam
              baris yang tidak lagi sama, teks baharu digunakan dahulu.
            </p>
          </Box>
        </Modal>
      ));

/** Asks before something is made from facts that nobody has confirmed, and names them (design law 9). */
export function askUnconfirmed(courses: readonly Course[]): Promise<boolean> {
  const names = courses.flatMap((course) =>
    unconfirmedOf(course).map((name) => `${course.courseCode ?? course.sourceDocument}: ${name}`),
  );
  if (names.length === 0) return Promise.resolve(true);
  const more = names.length > 12 ? ` dan ${names.length - 12} lagi` : '';
  const listed = `${names.slice(0, 12).join('; ')}${more}`;
  const question = `Fakta ini belum disahkan oleh dokumen atau oleh anda: ${listed}. Teruskan dengan fakta ini?`;
  return confirmed({ text: question, confirm: 'Teruskan' });
}
