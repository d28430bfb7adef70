import { stageNames } from '../../../shared/valentra/schemas.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { isGenerated } from '../../../shared/valentra/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { downloads } from '../downloads.ts';
import { useDownload } from '../useDownload.ts';

/** A stage's files, a button each (spec 2 §7). */
export function Downloads({ session, stage }: { session: Session; stage: StageName }) {
  const { busy, download } = useDownload(session);
  return downloads[stage].map((file) => (
    <Button
      key={file.label}
      variant="outlined"
      loading={busy === file.label}
      disabled={busy !== null}
      onClick={() => void download(file)}
    >
      {file.label}
    </Button>
  ));
}

/** The files of everything that is made. */
export const AllDownloads = ({ session }: { session: Session }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {stageNames
      .filter((stage) => isGenerated(session, stage))
      .map((stage) => (
        <Downloads key={stage} session={session} stage={stage} />
      ))}
  </Box>
);
