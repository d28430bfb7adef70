import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
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
}

const named = ({ title, of }: Place): string => (of === undefined ? title : `${of}, ${title}`);

/** A section that is one written text. */
export const TextSection = ({ text, ...place }: Place & { text: string }) => (
  <Section title={place.title}>
    <EditablePart at={place.at} label={named(place)} value={text} />
  </Section>
);

/** The elements of a framework with a text each, in the order of their names. */
export const Framework = ({
  names,
  texts,
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
  </Section>
);
