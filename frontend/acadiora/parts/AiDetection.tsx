import Box from '@mui/material/Box';
import {
  aiBand,
  aiBandLabels,
  aiLabels as labels,
  percentLabel,
  reviewLabels,
} from '../../../shared/acadiora/labels.ts';
import type { AiDetection as Detection, Indicator } from '../../../shared/acadiora/facts.ts';
import { colours } from '../../app/theme.ts';
import { Notice, RichText, Listed } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, Fact, Facts, Section } from '../../ui/layout.tsx';
import { PlaceQuote } from './PlaceQuote.tsx';
import { BandBar } from './ScoreBars.tsx';

function IndicatorItem({ indicator: { name, measured, share, passages } }: { indicator: Indicator }) {
  const band = aiBand(share);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: `1px solid ${colours.line}` }}>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {name}
      </Box>
      <p>{measured}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.5 }}>
        <span>
          {labels.share}: {percentLabel(share)}
        </span>
        <Badge tone={band}>{aiBandLabels[band]}</Badge>
      </Box>
      <BandBar percentage={share} band={band} />
      {passages.map((passage, index) => (
        <PlaceQuote key={index} evidence={passage} />
      ))}
    </Box>
  );
}

/**
 * The third tab: the counted signs of AI writing, with the warning that they prove nothing (spec 2 §2, §3; colours §9). A paper with
 * too little prose shows a sentence in place of figure and colour.
 */
export function AiDetection({ detection }: { detection: Detection }) {
  const band = aiBand(detection.aiPercentage);
  const texts = (['turnitinEquivalent', 'verdict', 'detailedAnalysis'] as const).filter(
    (key) => detection[key].trim() !== '',
  );
  return (
    <>
      <Card as="section" sx={{ mt: 2 }}>
        <Box component="h2" sx={{ typography: 'h2' }}>
          {labels.title}
        </Box>
        <Notice label={reviewLabels.notice}>{labels.notProof}</Notice>
        {detection.isMeasured && <BandBar percentage={detection.aiPercentage} band={band} />}
        <Box sx={{ mt: 1.5 }}>
          <Facts>
            {detection.isMeasured && (
              <>
                <Fact label={labels.aiPercentage}>
                  <strong>{percentLabel(detection.aiPercentage)}</strong> (
                  <Badge tone={band}>{aiBandLabels[band]}</Badge>)
                </Fact>
                <Fact label={labels.humanPercentage}>{percentLabel(detection.humanPercentage)}</Fact>
                <Fact label={labels.confidence}>{detection.confidence}</Fact>
              </>
            )}
            {texts.map((key) => (
              <Fact key={key} label={labels[key]}>
                <RichText text={detection[key]} />
              </Fact>
            ))}
          </Facts>
        </Box>
      </Card>
      <Section title={labels.indicators}>
        {detection.indicators.length === 0 ? (
          <Listed parts={[]} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
            {detection.indicators.map((indicator) => (
              <IndicatorItem key={indicator.id} indicator={indicator} />
            ))}
          </Box>
        )}
      </Section>
    </>
  );
}
