import type { ComponentType } from 'react';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { AlignmentPanel } from './AlignmentPanel.tsx';
import { ExamPreview } from './ExamPreview.tsx';
import { JstPreview } from './JstPreview.tsx';
import { JsuPreview } from './JsuPreview.tsx';
import { PentaksiranPreview, RubrikPreview } from './TaskPreviews.tsx';

export type PanelName = StageName | 'alignment';

const panels: Record<PanelName, ComponentType<{ session: Session }>> = {
  jst: JstPreview,
  jsu: JsuPreview,
  pentaksiran: PentaksiranPreview,
  rubrik: RubrikPreview,
  exam: ExamPreview,
  alignment: AlignmentPanel,
};

/** The panels of all cards of a session, in one file. */
export default function Panel({ name, session }: { name: PanelName; session: Session }) {
  const Shown = panels[name];
  return <Shown session={session} />;
}
