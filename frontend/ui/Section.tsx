import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { H2, Soft } from './layout.tsx';

const sectionId = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** A part of a page under its own heading. `note`: text before the content. */
export const Section = ({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) => (
  <Card as="section" id={sectionId(title)} sx={{ mt: 2, breakInside: 'auto' }}>
    <H2 sx={{ mb: 1 }}>{title}</H2>
    {note !== undefined && <Soft sx={{ mb: 1 }}>{note}</Soft>}
    {children}
  </Card>
);
