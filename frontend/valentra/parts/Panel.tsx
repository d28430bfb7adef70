import type { ComponentType } from 'react';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { jstBlocks } from '../../../shared/valentra/word/jst.ts';
import { pentaksiranBlocks } from '../../../shared/valentra/word/pentaksiran.ts';
import { rubrikBlocks } from '../../../shared/valentra/word/rubrik.ts';
import { ExamPreview } from './ExamPreview.tsx';
import { JsuPreview } from './JsuPreview.tsx';
import { FoldedBlocks, Preview } from './Preview.tsx';
import { VettingPanel } from './VettingPanel.tsx';

export type PanelName = StageName | 'vetting';

/** Spec 2 §2. */
const panels: Record<PanelName, ComponentType<{ session: Session }>> = {
  jst: ({ session }) => (
    <Preview session={session} stage="jst" items={({ assessments }) => assessments}>
      {(jst) => <FoldedBlocks blocks={jstBlocks(jst)} level={2} />}
    </Preview>
  ),
  jsu: JsuPreview,
  pentaksiran: ({ session }) => (
    <Preview session={session} stage="pentaksiran" items={({ tasks }) => tasks}>
      {(pentaksiran) => <FoldedBlocks blocks={pentaksiranBlocks(pentaksiran)} level={1} />}
    </Preview>
  ),
  rubrik: ({ session }) => (
    <Preview session={session} stage="rubrik" items={({ rubriks }) => rubriks}>
      {(rubrik) => <FoldedBlocks blocks={rubrikBlocks(rubrik)} level={1} />}
    </Preview>
  ),
  exam: ExamPreview,
  vetting: VettingPanel,
};

/** The panels of all cards of a session, in one file. */
export default function Panel({ name, session }: { name: PanelName; session: Session }) {
  const Shown = panels[name];
  return <Shown session={session} />;
}
