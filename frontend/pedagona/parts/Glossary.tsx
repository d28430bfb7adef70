import Box from '@mui/material/Box';
import { chainLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import { glossary } from '../../../shared/pedagona/glossary.ts';
import { Fact, Fold } from '../../ui/elements.tsx';

export const Glossary = () => (
  <div className="no-print">
    <Fold title={chainLabels.glossary}>
      <Box
        component="dl"
        sx={{ columns: { sm: 2, md: 3 }, columnGap: 4, typography: 'body2', '& > div': { display: 'block', py: 0.25 } }}
      >
        {Object.entries(glossary).map(([term, meaning]) => (
          <Fact key={term} label={term}>
            {meaning}
          </Fact>
        ))}
      </Box>
    </Fold>
  </div>
);
