import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { chainLabels } from '../../../shared/pedagona/chainLabels.ts';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { Facts, Section } from '../../ui/layout.tsx';
import { stageHref } from '../steps.ts';
import { chainText } from '../text.ts';

export const BackToMerangkai = ({ merangkaiId }: { merangkaiId: string }) => (
  <Button component={Link} to={stageHref.merangkai(merangkaiId)} variant="outlined">
    {chainText.backToMerangkai}
  </Button>
);

interface Place {
  title: string;
  /** The section's JSON pointer. */
  at: string;
  /** Whether the outcomes that it serves are declared. */
  hasLinks?: boolean;
}

const Links = ({ at, hasLinks = false }: Place) =>
  hasLinks && (
    <Facts>
      <EditableFact at={`/links${at}`} label={chainLabels.links} />
    </Facts>
  );

/** A section that is one written text. */
export const TextSection = (place: Place) => (
  <Section title={place.title}>
    <EditablePart at={place.at} />
    <Links {...place} />
  </Section>
);

/** The elements of a framework with a text each, in the order of their names. */
export const Framework = ({ names, ...place }: Place & { names: Readonly<Record<string, string>> }) => (
  <Section title={place.title}>
    <Facts>
      {Object.entries(names).map(([key, name]) => (
        <EditableFact key={key} at={`${place.at}/${key}`} label={name} />
      ))}
    </Facts>
    <Links {...place} />
  </Section>
);
