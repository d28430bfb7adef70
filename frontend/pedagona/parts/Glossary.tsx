import { chainLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import { glossary } from '../../../shared/pedagona/glossary.ts';
import { Fact, Fold } from '../../ui/elements.tsx';

export const Glossary = () => (
  <div className="no-print">
    <Fold title={chainLabels.glossary}>
      <dl>
        {Object.entries(glossary).map(([term, meaning]) => (
          <Fact key={term} label={term}>
            {meaning}
          </Fact>
        ))}
      </dl>
    </Fold>
  </div>
);
