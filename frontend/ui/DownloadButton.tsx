import ArrowIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTransition } from 'react';
import { commonText } from '../text/ms.ts';
import { ActionPopup } from './Popup.tsx';
import { ReasonButton } from './ReasonButton.tsx';

const endings = ['doc', 'docx'] as const;
export type WordEnding = (typeof endings)[number];

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
