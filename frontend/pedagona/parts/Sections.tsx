import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { chainLabels } from '../../../shared/pedagona/chainLabels.ts';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { stageHref } from '../steps.ts';
import { chainText } from '../text.ts';

export const BackToMerangkai = ({ merangkaiId }: { merangkaiId: string }) => (
  <Button component={Link} to={stageHref.merangkai(merangkaiId)} variant="outlined">
    {chainText.backToMerangkai}
  </Button>
);

interface Place {
  title: string;
  /** The group of the section where a page has two sections of one title; the edit buttons name it. */
  of?: string;
  /** The section's JSON pointer. */
  at: string;
  /** The outcomes that it serves, where they are declared. */
  links?: readonly string[] | undefined;
}

const named = ({ title, of }: Place): string => (of === undefined ? title : `${of}, ${title}`);

const Links = ({ links, ...place }: Place) =>
  links === undefined ? null : (
    <Facts>
      <EditableFact
        at={`/links${place.at}`}
        label={chainLabels.links}
        name={`${named(place)}, ${chainLabels.links}`}
        value={[...links]}
      />
    </Facts>
  );

/** A section that is one written text. */
export const TextSection = ({ text, links, ...place }: Place & { text: string }) => (
  <Section title={place.title}>
    <EditablePart at={place.at} label={named(place)} value={text} />
    <Links {...place} links={links} />
  </Section>
);

/** The elements of a framework with a text each, in the order of their names. */
export const Framework = ({
  names,
  texts,
  links,
  ...place
}: Place & { names: Readonly<Record<string, string>>; texts: Readonly<Record<string, string>> }) => (
  <Section title={place.title}>
    <Facts>
      {Object.entries(names).map(([key, name]) => (
        <EditableFact
          key={key}
          at={`${place.at}/${key}`}
          label={name}
          name={`${named(place)}, ${name}`}
          value={texts[key] ?? ''}
        />
      ))}
    </Facts>
    <Links {...place} links={links} />
  </Section>
);
