import DownloadIcon from '@mui/icons-material/Download';
import { useTransition } from 'react';
import { Small } from '../elements.tsx';
import { NamedButton, ReasonButton } from '../ReasonButton.tsx';
import { AppError } from '../../../shared/errors.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';
import { wordText } from '../../text/session.ts';
import { notify } from '../Notices.tsx';
import { saveBlob } from '../../api/client.ts';

type WordEnding = 'doc' | 'docx';

/** Downloads as .doc, the name the spec gives (spec 1 §7); the one below it gives the same file as .docx. */
export function DownloadButton({
  label,
  reason,
  onDownload,
}: {
  label: string;
  reason: string | null;
  onDownload: (ending: WordEnding) => Promise<void>;
}) {
  const [isBusy, start] = useTransition();
  const button = (ending: WordEnding) =>
    ({
      variant: 'outlined',
      startIcon: <DownloadIcon />,
      loading: isBusy,
      onClick: () => start(() => onDownload(ending)),
    }) as const;
  return (
    <>
      <ReasonButton reason={reason} {...button('doc')}>
        {label}
      </ReasonButton>
      {reason === null && (
        <>
          <NamedButton text="Muat turun sebagai .docx" of={label} {...button('docx')} size="medium" />
          <Small sx={{ px: 1.5, maxWidth: 260 }}>Isi sama: .doc untuk Word, .docx untuk aplikasi lain juga.</Small>
        </>
      )}
    </>
  );
}

/** The message for a Word file that could not be made: a failed call's message, never a library's (spec 1 §8). */
export const wordFault = (reason: unknown): string =>
  reason instanceof AppError ? `Ralat muat turun: ${reason.message}` : 'Ralat semasa menjana dokumen Word';

/** Code of Word files, fetched on the first click. */
export const wordTools = <Tools,>(fetching: Promise<Tools>): Promise<Tools> =>
  fetching.catch((cause: unknown) => {
    throw new AppError('unavailable', wordText.toolsMissing, { cause });
  });

/** Builds a Word file in the browser (spec 1 §7). `make` returns a message when there is no data. */
export const wordDownload =
  (make: (ending: WordEnding) => Promise<{ document: WordDocument; name: string } | string>) =>
  async (ending: WordEnding): Promise<void> => {
    try {
      const { renderWordBytes, wordType } = await wordTools(import('../../../shared/word/render.ts'));
      const file = await make(ending);
      if (typeof file === 'string') notify('error', file);
      else {
        saveBlob(new Blob([await renderWordBytes(file.document)], { type: wordType }), file.name);
        notify('success', `Fail Word (.${ending}) telah dimuat turun.`);
      }
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
