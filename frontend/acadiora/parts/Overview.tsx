import { paperFacts } from '../../../shared/acadiora/factGroups.ts';
import { reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import {
  type Group,
  leadingImprovements,
  leadingList,
  otherWeaknesses,
  summaryGroups,
} from '../../../shared/acadiora/review.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { warningLabel } from '../../../shared/text/labels.ts';
import { colours, radius } from '../../app/theme.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Card, Columns, Findings, Fold, H3 } from '../../ui/elements.tsx';
import { Thumbs } from '../../ui/vote/ThumbsButton.tsx';
import { ScoreTable } from './scores.tsx';

/** The numbers of what is to be done first; a print begins it on the page where it stands. */
const numbered = {
  breakInside: 'auto',
  '& ol': { listStyle: 'none', p: 0, counterReset: 'step', display: 'grid', gap: 1.5 },
  '& ol > li': { position: 'relative', pl: 4, counterIncrement: 'step', breakInside: 'auto' },
  '& ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    width: 24,
    textAlign: 'center',
    font: 'var(--font-body2)',
    fontWeight: 700,
    lineHeight: '24px',
    borderRadius: radius.chip,
    bgcolor: colours.goldPale,
    color: colours.gold,
  },
} as const;

/** The first tab (spec 2 §2): what to do first and every score; the rest folds. */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall } = evaluation;
  const groups: Group[] = [
    { title: labels.mainStrengths, blocks: leadingList(overall.mainStrengths) },
    ...otherWeaknesses(overall),
    ...summaryGroups(overall),
    { title: 'Maklumat Kertas', blocks: [paperFacts(evaluation)] },
  ];
  return (
    <Columns widths="minmax(0, 1.3fr) minmax(0, 1fr)" sx={{ mt: 2 }}>
      <div>
        <Card as="section" data-lead sx={numbered}>
          <H3 as="h2" sx={{ mb: 1 }}>
            {labels.criticalImprovements}
          </H3>
          <Flow blocks={leadingImprovements(overall)} />
          <Thumbs at="/overall/criticalImprovements" label={labels.criticalImprovements} />
        </Card>
        <Findings title={labels.warnings} heading="h2" items={evaluation.warnings.map(warningLabel)} />
      </div>
      <div>
        <Card as="section" sx={{ mt: { xs: 2, md: 0 }, breakInside: 'auto' }}>
          <H3 as="h2" sx={{ mb: 0.5 }}>
            {labels.scores}
          </H3>
          <ScoreTable evaluation={evaluation} />
        </Card>
        {groups.map(({ title, blocks }) => (
          <Fold key={title} title={title}>
            <Flow blocks={blocks} />
          </Fold>
        ))}
      </div>
    </Columns>
  );
}
