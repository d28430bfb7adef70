import { chainLabels } from '../../../shared/pedagona/chainLabels.ts';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { Section } from '../../ui/elements.tsx';

interface Place {
  title: string;
  at: string;
  /** Whether the outcomes that it serves are declared. */
  hasLinks?: boolean;
}

const Links = ({ at, hasLinks = false }: Place) =>
  hasLinks && (
    <dl>
      <EditableFact at={`/links${at}`} label={chainLabels.links} />
    </dl>
  );

export const TextSection = (place: Place) => (
  <Section title={place.title}>
    <EditablePart at={place.at} />
    <Links {...place} />
  </Section>
);

export const Framework = ({ names, ...place }: Place & { names: Readonly<Record<string, string>> }) => (
  <Section title={place.title}>
    <dl>
      {Object.entries(names).map(([key, name]) => (
        <EditableFact key={key} at={`${place.at}/${key}`} label={name} />
      ))}
    </dl>
    <Links {...place} />
  </Section>
);
