import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Course } from '../../../shared/course/course.ts';
import { unconfirmedOf } from '../../../shared/course/review.ts';
import type { Edits } from '../../../shared/session/origin.ts';
import { Bullets } from '../elements.tsx';
import { Modal, ask, confirmed } from '../Modal.tsx';

/** What is asked before something is made again, in one file that is fetched with the first question. */

/** Asks what becomes of the lecturer's edits; null: nothing shall be made. */
export const askEdits = (parts: readonly string[]): Promise<Edits | null> =>
  ask((answer) => (
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
          Selepas dijana semula, tulisan anda boleh dibandingkan dengan teks baharu; tiada teks yang hilang. Dalam baris
          yang tidak lagi sama, teks baharu digunakan dahulu.
        </p>
      </Box>
    </Modal>
  ));

/** Asks before documents are made anew, and says how the present ones come back. */
export const askReplaced = (names: readonly string[]): Promise<boolean> =>
  confirmed({
    text: `Jana semula ${names.join(', ')}?`,
    detail:
      'Kandungan yang ada diganti dengan yang baharu. Yang sekarang disimpan sebagai versi terdahulu: pada halaman setiap dokumen, buka “…”, “Versi”, kemudian tekan “Pulihkan”.',
    confirm: 'Jana semula',
  });

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
