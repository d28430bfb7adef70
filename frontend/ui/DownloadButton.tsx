import ArrowIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTransition } from 'react';
import { commonText } from '../text/ms.ts';
import { ActionPopup } from './Popup.tsx';
import { ReasonButton } from './ReasonButton.tsx';
import { AppError } from '../../shared/errors.ts';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { wordText } from '../text/session.ts';
import { notify } from './Notices.tsx';
import { saveBlob } from '../api/client.ts';

const endings = ['doc', 'docx'] as const;
type WordEnding = (typeof endings)[number];

/** Downloads as .doc, the name the spec gives; the arrow beside it offers the same file as .docx (design §9). */
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
  const run = (ending: WordEnding) => start(() => onDownload(ending));
  return (
    <Box sx={{ display: 'inline-flex', gap: '1px' }}>
      <ReasonButton variant="outlined" reason={reason} loading={isBusy} onClick={() => run('doc')}>
        {label}
      </ReasonButton>
      {reason === null && (
        <ActionPopup
          label={commonText.otherFormat(label)}
          actions={endings.map((ending) => ({ text: commonText.asFormat[ending], run: () => run(ending) }))}
          renderTrigger={(props) => (
            <Button
              {...props}
              variant="outlined"
              aria-label={commonText.otherFormat(label)}
              disabled={isBusy}
              sx={{ minWidth: 44, px: 0 }}
            >
              <ArrowIcon />
            </Button>
          )}
        />
      )}
    </Box>
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
      const { renderWord } = await wordTools(import('../../shared/word/render.ts'));
      const file = await make(ending);
      if (typeof file === 'string') notify('error', file);
      else saveBlob(await renderWord(file.document), file.name);
    } catch (reason) {
      notify('error', wordFault(reason));
    }
  };
