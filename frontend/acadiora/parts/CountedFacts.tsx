import type { Facts as CountedThings } from '../../../shared/acadiora/facts.ts';
import {
  citationStyleLabels,
  countLabel,
  factLabels as labels,
  languageLabels,
  objectiveKindLabels,
  percentLabel,
  reviewLabels,
  sectionKindLabels,
} from '../../../shared/acadiora/labels.ts';
import { yesNoLabel } from '../../../shared/text/labels.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Listed, Subheading } from '../../ui/artefact/Texts.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Section } from '../../ui/Section.tsx';
import { resultsText } from '../text.ts';
import { PlaceQuote } from './Remarks.tsx';

/** Findings, each with the paper's words on demand. */
const Placed = ({ found, none }: { found: readonly { text: string; evidence: Citation }[]; none?: string }) => (
  <Listed
    {...(none === undefined ? {} : { none })}
    parts={found.map(({ text, evidence }, index) => (
      <div key={index}>
        {text}
        <PlaceQuote evidence={evidence} />
      </div>
    ))}
  />
);

const sectionColumns: readonly Column<CountedThings['sections'][number]>[] = [
  { head: labels.section, cell: ({ kind }) => sectionKindLabels[kind] },
  {
    head: labels.heading,
    // The dash marks it as a part of the row above.
    cell: ({ heading, level }) => (heading.trim() === '' ? '–' : `${'– '.repeat(level - 1)}${heading}`),
  },
  { head: labels.place, cell: ({ place }) => place },
  { head: labels.words, cell: ({ words }) => countLabel(words) },
];

const illustrationColumns: readonly Column<CountedThings['illustrations'][number]>[] = [
  { head: labels.illustration, cell: ({ label }) => label },
  { head: labels.isPresent, cell: ({ isPresent }) => yesNoLabel(isPresent) },
  { head: labels.isMentioned, cell: ({ isMentioned }) => yesNoLabel(isMentioned) },
  { head: reviewLabels.quote, cell: ({ evidence }) => <PlaceQuote evidence={evidence} /> },
];

const objectiveColumns: readonly Column<CountedThings['objectives'][number]>[] = [
  { head: labels.objective, cell: ({ kind, label }) => label || objectiveKindLabels[kind] },
  {
    head: reviewLabels.quote,
    cell: ({ text, evidence }) => (
      <>
        {text}
        <PlaceQuote evidence={evidence} />
      </>
    ),
  },
  {
    head: labels.answeredBy,
    cell: ({ answeredBy }) => (answeredBy ? <PlaceQuote evidence={answeredBy} /> : labels.notAnswered),
  },
];

function Citations({ citations }: { citations: CountedThings['citations'] }) {
  const { style, inText, references, notListed, notCited, years, recentPercent, websites, isOrdered } = citations;
  return (
    <Facts>
      <Fact label={labels.citationStyle}>{citationStyleLabels[style]}</Fact>
      <Fact label={labels.inText}>{countLabel(inText)}</Fact>
      <Fact label={labels.references}>{countLabel(references)}</Fact>
      <Fact label={labels.notListed}>
        <Placed found={notListed} />
      </Fact>
      <Fact label={labels.notCited}>
        <Placed found={notCited} />
      </Fact>
      <Fact label={labels.years}>
        {years.map(({ year, count }) => `${year} (${count})`).join(', ') || reviewLabels.empty}
      </Fact>
      <Fact label={labels.recentPercent}>{recentPercent === null ? labels.unknown : percentLabel(recentPercent)}</Fact>
      <Fact label={labels.websites}>{countLabel(websites)}</Fact>
      <Fact label={labels.isOrdered}>{isOrdered === null ? labels.unknown : yesNoLabel(isOrdered)}</Fact>
    </Facts>
  );
}

const reported = [
  'normality',
  'outliers',
  'multicollinearity',
  'effectSize',
  'contentValidity',
  'constructValidity',
] as const;

function Statistics({ statistics }: { statistics: CountedThings['statistics'] }) {
  const alphas = statistics.cronbachAlpha.map(({ value, evidence }) => ({ text: String(value), evidence }));
  const tests = statistics.tests.map(({ name, values, evidence }) => ({
    text: values.length === 0 ? name : `${name}: ${values.join('; ')}`,
    evidence,
  }));
  return (
    <Facts>
      <Fact label={labels.cronbachAlpha}>
        <Placed found={alphas} none={notFoundText} />
      </Fact>
      <Fact label={labels.tests}>
        <Placed found={tests} none={notFoundText} />
      </Fact>
      {reported.map((key) => (
        <Fact key={key} label={labels[key]}>
          {statistics[key] ? <PlaceQuote evidence={statistics[key]} /> : notFoundText}
        </Fact>
      ))}
      <Fact label={labels.software}>
        <Placed found={statistics.software} none={notFoundText} />
      </Fact>
    </Facts>
  );
}

/** What code counted in the paper (design law 5), labelled as counted. */
export function CountedFacts({ facts }: { facts: CountedThings }) {
  return (
    <Section title={labels.title} note={resultsText.counted}>
      <Facts>
        <Fact label={labels.wordCount}>{countLabel(facts.wordCount)}</Fact>
        <Fact label={labels.pageCount}>{countLabel(facts.pageCount)}</Fact>
        <Fact label={labels.language}>{languageLabels[facts.language]}</Fact>
        <Fact label={labels.missingSections}>
          <Listed parts={facts.missingSections.map((kind) => sectionKindLabels[kind])} />
        </Fact>
        <Fact label={labels.sample}>
          <Placed found={facts.sample.map(({ size, evidence }) => ({ text: countLabel(size), evidence }))} />
        </Fact>
      </Facts>
      {facts.sections.length > 0 && (
        <>
          <Subheading>{labels.sections}</Subheading>
          <Table label={labels.sections} columns={sectionColumns} rows={facts.sections} />
        </>
      )}
      <Subheading>{labels.citations}</Subheading>
      <Citations citations={facts.citations} />
      {facts.illustrations.length > 0 && (
        <>
          <Subheading>{labels.illustrations}</Subheading>
          <Table stacks label={labels.illustrations} columns={illustrationColumns} rows={facts.illustrations} />
        </>
      )}
      <Subheading>{labels.statistics}</Subheading>
      <Statistics statistics={facts.statistics} />
      {facts.objectives.length > 0 && (
        <>
          <Subheading>{labels.objectives}</Subheading>
          <Table stacks label={labels.objectives} columns={objectiveColumns} rows={facts.objectives} />
        </>
      )}
    </Section>
  );
}
