import { Fragment } from 'react';
import { factGroups } from '../../../shared/acadiora/factGroups.ts';
import type { Facts as CountedThings } from '../../../shared/acadiora/facts.ts';
import { countLabel, factLabels as labels, sectionKindLabels } from '../../../shared/acadiora/labels.ts';
import { Listed, Subheading } from '../../ui/artefact/Texts.tsx';
import { Fact, Facts, Section } from '../../ui/layout.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { resultsText } from '../text.ts';
import { PlaceQuote } from './PlaceQuote.tsx';

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

/** What code counted in the paper (design law 5), labelled as counted. */
export const CountedFacts = ({ facts }: { facts: CountedThings }) => (
  <Section title={labels.title} note={resultsText.counted}>
    {factGroups(facts).map(({ title, facts: group }) => (
      <Fragment key={title}>
        {title !== '' && <Subheading>{title}</Subheading>}
        <Facts>
          {group.map(({ label, found, none }, index) => (
            <Fact key={index} label={label}>
              <Listed
                none={none}
                parts={found.map(({ text, evidence }, at) => (
                  <div key={at}>
                    {text}
                    {evidence && <PlaceQuote evidence={evidence} />}
                  </div>
                ))}
              />
            </Fact>
          ))}
        </Facts>
      </Fragment>
    ))}
    {facts.sections.length > 0 && (
      <>
        <Subheading>{labels.sections}</Subheading>
        <Table label={labels.sections} columns={sectionColumns} rows={facts.sections} />
      </>
    )}
  </Section>
);
