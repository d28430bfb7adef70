import Box from '@mui/material/Box';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { EditableText } from '../edit/EditableText.tsx';

/** `of`: what a section belongs to where a page has two of one title; its edit buttons name it. */
const named = (title: string, of: string | undefined): string => (of === undefined ? title : `${of}, ${title}`);

/** A section that is one written text. */
export const TextSection = ({ title, of, at, text }: { title: string; of?: string; at: string; text: string }) => (
  <Section title={title}>
    <Box sx={{ maxWidth: '75ch' }}>
      <EditableText at={at} label={named(title, of)} value={text} />
    </Box>
  </Section>
);

/** The elements of a framework with a text each, in the order of their labels. `at`: the pointer of the framework. */
export function Framework<K extends string>({
  title,
  of,
  at,
  names,
  texts,
}: {
  title: string;
  of?: string;
  at: string;
  names: Readonly<Record<K, string>>;
  texts: Readonly<Record<K, string>>;
}) {
  return (
    <Section title={title}>
      <Facts>
        {(Object.keys(names) as K[]).map((key) => (
          <Fact key={key} label={names[key]}>
            <EditableText at={`${at}/${key}`} label={`${named(title, of)}, ${names[key]}`} value={texts[key]} />
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
