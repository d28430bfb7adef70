import Box from '@mui/material/Box';
import { documentStatusLabels } from '../../../shared/pedagona/resultLabels.ts';
import type { SessionDocument } from '../../../shared/session.ts';
import { colours } from '../../app/theme.ts';
import { fileSize } from '../../text/size.ts';
import { waitText } from '../../text/session.ts';

/** Each document of a session with its status and, when it could not be read, the reason, unless `said` contains it. */
export function DocumentStates({ documents, said = '' }: { documents: readonly SessionDocument[]; said?: string }) {
  return (
    <div>
      <Box component="h2" sx={{ typography: 'h3' }}>
        {waitText.documents}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1 }}>
        {documents.map(({ name, size, status, error }, index) => (
          <Box component="li" key={`${index} ${name}`} sx={{ py: 1, borderTop: `1px solid ${colours.line}` }}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <bdi>{name}</bdi> <small>({fileSize(size)})</small>
              </Box>
              <Box component="strong" sx={{ flex: 'none', color: status === 'failed' ? 'error.main' : 'text.primary' }}>
                {documentStatusLabels[status]}
              </Box>
            </Box>
            {error !== null && !said.includes(error) && <Box sx={{ color: 'error.main' }}>{error}</Box>}
          </Box>
        ))}
      </Box>
    </div>
  );
}
