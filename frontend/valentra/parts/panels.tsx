import type { ComponentType } from 'react';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { AlignmentPanel } from './AlignmentPanel.tsx';
import { ExamPreview } from './ExamPreview.tsx';
import { JstPreview } from './JstPreview.tsx';
import { JsuPreview } from './JsuPreview.tsx';
import { PentaksiranPreview } from './PentaksiranPreview.tsx';
import { RubrikPreview } from './RubrikPreview.tsx';

export type PanelName = StageName | 'alignment';

const panels: Record<PanelName, ComponentType<{ session: Session }>> = {
  jst: JstPreview,
  jsu: JsuPreview,
  pentaksiran: PentaksiranPreview,
  rubrik: RubrikPreview,
  exam: ExamPreview,
  alignment: AlignmentPanel,
};

/** What a session's cards open. One part of the page for all of them: each by itself would cost every other route a file more. */
export default function Panel({ name, session }: { name: PanelName; session: Session }) {
  const Shown = panels[name];
  return <Shown session={session} />;
}
