import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Course } from '../../../shared/course/course.ts';
import { courseTitle } from '../../../shared/course/rules.ts';
import { unconfirmedOf } from '../../../shared/course/review.ts';
import type { Edits } from '../../../shared/session/origin.ts';
import { Bullets, LinkButton, P } from '../elements.tsx';
import { Modal, ask } from '../Modal.tsx';

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

/** Facts of a course that are named before the others are counted. */
const shownFacts = 12;

/** Asks before something is made from facts that nobody has confirmed, and names them (design law 9). `hrefOf`: Semak Fakta of the nth course. */
export function askUnconfirmed(courses: readonly Course[], hrefOf: (n: number) => string): Promise<boolean> {
  const waiting = courses
    .map((course, n) => ({ title: courseTitle(course, course.sourceDocument), names: unconfirmedOf(course), n }))
    .filter(({ names }) => names.length > 0);
  if (waiting.length === 0) return Promise.resolve(true);
  return ask((answer) => (
    <Modal
      role="alertdialog"
      title="Teruskan dengan fakta yang belum disahkan?"
      width={520}
      onCancel={() => answer(false)}
      actions={
        <Button variant="contained" onClick={() => answer(true)}>
          Teruskan
        </Button>
      }
    >
      <P sx={{ mt: 1 }}>Dokumen tidak menyatakannya dengan jelas, dan anda belum menerimanya:</P>
      {waiting.map(({ title, names, n }) => (
        <Box key={n} sx={{ mt: 1.5 }}>
          <strong>{title}</strong>
          <Bullets
            items={
              names.length > shownFacts ? [...names.slice(0, shownFacts), `${names.length - shownFacts} lagi`] : names
            }
          />
          <LinkButton
            size="small"
            to={hrefOf(n)}
            aria-label={`Buka Semak Fakta: ${title}`}
            onClick={() => answer(false)}
          >
            Buka Semak Fakta
          </LinkButton>
        </Box>
      ))}
    </Modal>
  ));
}
