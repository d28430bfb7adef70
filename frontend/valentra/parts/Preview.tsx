import { type ReactNode, useMemo } from 'react';
import { stepLabels, lookedUp } from '../../../shared/valentra/labels.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { documentsOf } from '../../../shared/valentra/workflow.ts';
import type { Block } from '../../../shared/word/blocks.ts';
import { Blocks, Marked, Minor } from '../../ui/artefact/Blocks.tsx';
import { Fold } from '../../ui/elements.tsx';
import { Empty } from '../../ui/Async.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { stageArtefact } from '../artefact.ts';
import { reread as fetchAgain } from '../queries.ts';

/** What is looked up rather than read is closed at first. */
const closed: readonly string[] = Object.values(lookedUp);

/** Blocks of a document, each part of it under its fold. */
export const FoldedBlocks = (shown: { blocks: readonly Block[]; level: number }) => (
  <Blocks {...shown} Part={DocumentFold} Heading={Minor} />
);

const DocumentFold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title} isOpen={!closed.includes(title)}>
    {children}
  </Fold>
);

type DocumentOf<S extends StageName> = NonNullable<ReturnType<typeof documentsOf>[S]>;

/** A stage's document (spec 2 §2). `items`: without any it is empty, and pentaksiran and rubrik then list the keys received. */
export function Preview<S extends StageName>({
  session,
  stage,
  items,
  children,
}: {
  session: Session;
  stage: S;
  items: (document: DocumentOf<S>) => readonly unknown[];
  children: (document: DocumentOf<S>) => ReactNode;
}) {
  const unsure = useMemo(() => ({ doubts: session.doubts[stage] ?? [] }), [session.doubts, stage]);
  const document = documentsOf(session)[stage] as DocumentOf<S> | null;
  if (document === null || items(document).length === 0) {
    const hint = `Kunci data: ${Object.keys(document ?? {}).join(', ') || 'tiada'}`;
    return (
      <Empty
        title={`Tiada data ${stepLabels[stage]} untuk dipaparkan`}
        {...(stage === 'pentaksiran' || stage === 'rubrik' ? { hint } : {})}
      />
    );
  }
  const reread = async () => ({ version: (await fetchAgain(session)).versions[stage] ?? 1 });
  return (
    <EditingArea artefact={stageArtefact(session, stage)} version={session.versions[stage] ?? 1} reread={reread}>
      <Versions isComparable={session.origins[stage]?.isComparable ?? false} />
      <Marked of={unsure}>{children(document)}</Marked>
    </EditingArea>
  );
}
