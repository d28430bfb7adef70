import Box from '@mui/material/Box';
import type { Course } from '../../../shared/course/course.ts';
import type { Edits } from '../../../shared/session/origin.ts';
import { originText } from '../../../shared/text/changeLines.ts';
import { changeLines, outdatedSources, type Origins, type SourceNames } from '../../text/origin.ts';
import { Bullets, Attention } from '../elements.tsx';
import { opened } from '../fetched.tsx';
import { ReasonButton } from '../ReasonButton.tsx';

/** Lines that a reader takes in. */
const shownLines = 6;

/** What has changed, line by line; the rest is opened. */
export const ChangeLines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.length > 0 && <Bullets items={lines.slice(0, shownLines)} />}
    {lines.length > shownLines && (
      <details>
        <summary>{originText.more(lines.length - shownLines)}</summary>
        <Bullets items={lines.slice(shownLines)} />
      </details>
    )}
  </>
);

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
  return (
    <Attention role="note" title="Maklumat asal telah berubah">
      <ChangeLines lines={lines} />
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

const asking = () => opened(() => import('./asking.tsx'));
export const askEdits = async (parts: readonly string[]): Promise<Edits | null> =>
  parts.length === 0 ? 'mine' : (await asking()).askEdits(parts);
export const askUnconfirmed = async (courses: readonly Course[], hrefOf: (n: number) => string): Promise<boolean> =>
  (await asking()).askUnconfirmed(courses, hrefOf);
