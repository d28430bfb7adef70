import Box from '@mui/material/Box';
import { H2, H3, PlainList, Row, Card, Fact, Section, Notice } from '../../ui/elements.tsx';
import {
  aiBand,
  aiBandLabels,
  aiLabels as labels,
  percentLabel,
  reviewLabels,
} from '../../../shared/acadiora/labels.ts';
import type { AiDetection as Detection, Indicator } from '../../../shared/acadiora/facts.ts';
import { colours } from '../../app/theme.ts';
import { RichText, Listed } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PlaceQuote } from './Remarks.tsx';
import { BandBar } from './Overview.tsx';

function IndicatorItem({ indicator: { name, measured, share, passages } }: { indicator: Indicator }) {
  const band = aiBand(share);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: `1px solid ${colours.line}` }}>
      <H3>{name}</H3>
      <p>{measured}</p>
      <Row sx={{ my: 0.5 }}>
        <span>
          {labels.share}: {percentLabel(share)}
        </span>
        <Badge tone={band}>{aiBandLabels[band]}</Badge>
      </Row>
      <BandBar percentage={share} band={band} />
      {passages.map((passage, index) => (
        <PlaceQuote key={index} evidence={passage} />
      ))}
    </Box>
  );
}

/** The third tab: counted signs of AI writing, which prove nothing (spec 2 §2, §3, §9); too little prose gives no figure and no colour. */
export function AiDetection({ detection }: { detection: Detection }) {
  const band = aiBand(detection.aiPercentage);
  const texts = (['turnitinEquivalent', 'verdict', 'detailedAnalysis'] as const).filter(
    (key) => detection[key].trim() !== '',
  );
  return (
    <>
      <Card as="section" sx={{ mt: 2 }}>
        <H2>{labels.title}</H2>
        <Notice label={reviewLabels.notice}>{labels.notProof}</Notice>
        {detection.isMeasured && <BandBar percentage={detection.aiPercentage} band={band} />}
        <Box sx={{ mt: 1.5 }}>
          <dl>
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
          </dl>
        </Box>
      </Card>
      <Section title={labels.indicators}>
        {detection.indicators.length === 0 ? (
          <Listed parts={[]} />
        ) : (
          <PlainList>
            {detection.indicators.map((indicator) => (
              <IndicatorItem key={indicator.id} indicator={indicator} />
            ))}
          </PlainList>
        )}
      </Section>
    </>
  );
}
