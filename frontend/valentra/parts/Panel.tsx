import { type ReactNode, useMemo, useState } from 'react';
import { sentVersion } from '../../../shared/moderation/signatures.ts';
import { complianceLabel } from '../../../shared/valentra/counting/compliance.ts';
import { lookedUp } from '../../../shared/valentra/word/lookedUp.ts';
import { jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import { agreementOf, figuresText } from '../../../shared/valentra/paper/agreement.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { type Chain, chainOf } from '../../../shared/valentra/vetting/alignment.ts';
import { itemsOf } from '../../../shared/valentra/vetting/findings.ts';
import { levelStateOf, type Vetting, vettingOf } from '../../../shared/valentra/vetting/vetting.ts';
import { jstBlocks } from '../../../shared/valentra/word/jst.ts';
import { pentaksiranBlocks } from '../../../shared/valentra/word/pentaksiran.ts';
import { rubrikBlocks } from '../../../shared/valentra/word/rubrik.ts';
import { matrixBlocks, matrixTitle } from '../../../shared/valentra/word/questions.ts';
import { documentsOf, stepLabels } from '../../../shared/valentra/workflow.ts';
import type { Block } from '../../../shared/word/blocks.ts';
import { Blocks, Marked, Minor } from '../../ui/artefact/Blocks.tsx';
import { Empty } from '../../ui/Async.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { Attention, Fold, Row, Strong } from '../../ui/elements.tsx';
import { stageArtefact } from '../artefact.ts';
import { reread } from '../queries.ts';
import { nameIn } from '../../../shared/valentra/board.ts';
import { ExamItems, JsuPicture, Particulars } from './Questions.tsx';
import { ItemTable, type Items } from './ItemTable.tsx';
import { StatusForm, useAccept } from './StatusForm.tsx';

/** What is looked up rather than read is closed at first; on a phone all is. */
const closed: readonly string[] = [...Object.values(lookedUp), matrixTitle];
const isWide = () => globalThis.matchMedia?.('(min-width: 600px)').matches ?? true;

const DocumentFold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title} isOpen={!closed.includes(title) && isWide()}>
    {children}
  </Fold>
);

/** Blocks of a document: what is stated of its course, and each part of it, under its fold. */
function FoldedBlocks({ blocks, level }: { blocks: readonly Block[]; level: number }) {
  const facts = blocks.filter(({ kind }) => kind === 'table').slice(0, 1);
  return (
    <>
      <Particulars title="Maklumat kursus" blocks={facts} />
      <Blocks
        blocks={blocks.filter((block) => !facts.includes(block))}
        level={level}
        Part={DocumentFold}
        Heading={Minor}
      />
    </>
  );
}

/** How the figures of an exam stand to those of its JSU, in one line. */
function figuresOf(session: Session, chain: Chain): string {
  const { jsu, exam } = chain;
  if (exam === null) return '';
  const figures = jsu === null ? `${figuresText(exam.questions)}.` : agreementOf(jsu, exam.questions).text;
  const summary = jsuSummary(exam.questions);
  const share = `HOTS mengikut markah: ${summary.hots} item, ${summary.hotsMarks}/${summary.totalMarks} markah.`;
  return `${figures} ${share} ${complianceLabel(summary, levelStateOf(session, chain))}.`;
}

/** What is in a document besides its findings (spec 2 §2, previews). */
function Content({ session, stage, chain, items }: { session: Session; stage: StageName; chain: Chain; items: Items }) {
  const { jst, jsu, pentaksiran, rubrik, exam } = documentsOf(session);
  if (stage === 'jsu') return jsu && <JsuPicture jsu={jsu} levels={levelStateOf(session)} items={items} />;
  if (stage === 'exam') return exam && <ExamItems exam={exam} session={session} items={items} />;
  if (stage === 'pentaksiran') return pentaksiran && <FoldedBlocks blocks={pentaksiranBlocks(pentaksiran)} level={1} />;
  if (stage === 'rubrik') return rubrik && <FoldedBlocks blocks={rubrikBlocks(rubrik, jst)} level={1} />;
  const unmade = session.papers.flatMap(({ jsuGenerated, code, type }) => (jsuGenerated ? [] : [`${code} ${type}`]));
  const notices = unmade.length === 0 ? [] : [`JSU perlu dijana: ${unmade.join(', ')}.`];
  return jst && <FoldedBlocks blocks={[...jstBlocks(jst, notices), ...matrixBlocks(chain)]} level={2} />;
}

/** A stage's document with what is against each of its items and its state, which the lecturer keeps. */
function Shown({
  session,
  stage,
  chain,
  vetting,
}: {
  session: Session;
  stage: StageName;
  chain: Chain;
  vetting: Vetting;
}) {
  const version = session.versions[stage] ?? 1;
  const accepting = useAccept({ session, stage, vetting });
  const unsure = useMemo(() => ({ doubts: session.doubts[stage] ?? [] }), [session.doubts, stage]);
  const { reviews, moderation } = session;
  const kept = reviews[stage];
  /** The versions that were more than a draft. */
  const vetted = [
    ...(kept === undefined || kept.state === 'draf' ? [] : [kept.version]),
    ...(moderation[stage] ?? []).flatMap((sent) => (sent.state === 'accepted' ? [sentVersion(sent)] : [])),
  ];
  const items: Items = {
    ...accepting,
    findingsAt: (at) => vetting.findings.filter((finding) => finding.at === at),
  };
  // What a colleague has given back is answered first, and stays there once it is sent again.
  const [isReturned] = useState(session.moderation[stage]?.some(({ state }) => state === 'returned') === true);
  const form = <StatusForm session={session} stage={stage} vetting={vetting} isOpen={isReturned} />;
  // Questions have theirs in their own rows.
  const isOfQuestions = stage === 'jsu' || stage === 'exam';
  const rows = [{ at: '', name: 'Seluruh dokumen' }, ...(isOfQuestions ? [] : itemsOf(stage, chain))]
    .map(({ at, name }) => ({ at, name, findings: items.findingsAt(at) }))
    .filter(({ findings }) => findings.length > 0);
  return (
    <>
      {isReturned && form}
      <EditingArea
        artefact={stageArtefact(session, stage)}
        version={version}
        reread={async () => ({ version: (await reread(session)).versions[stage] ?? 1 })}
      >
        <Row
          sx={{
            mb: 1,
            alignItems: 'center',
            '& > .MuiButton-root': { minHeight: 36, py: 0.5, px: 1.5, fontSize: 'small' },
            '& > div': { minWidth: { xs: 90, sm: 132 } },
          }}
        >
          {stage === 'exam' && (
            <Strong sx={{ flex: '1 1 240px', fontSize: 'small' }}>{figuresOf(session, chain)}</Strong>
          )}
          <Versions isComparable={session.origins[stage]?.isComparable ?? false} />
        </Row>
        {vetting.state === 'draf' && vetted.length > 0 && (
          <Attention title="Pernah disemak atau disahkan">
            Versi {Math.max(...vetted)} pernah disemak atau disahkan. Dokumen atau dapatannya telah berubah, jadi
            kembali ke Draf.
          </Attention>
        )}
        {rows.length > 0 && <ItemTable label={`Dapatan ${stepLabels[stage]}`} rows={rows} items={items} />}
        <Marked of={unsure}>
          <Content session={session} stage={stage} chain={chain} items={items} />
        </Marked>
      </EditingArea>
      {!isReturned && form}
    </>
  );
}

/** The panels of all cards of a session, in one file. An empty document says so; pentaksiran and rubrik then list the keys received (spec 2 §2). */
export default function Panel({ name: stage, session }: { name: StageName; session: Session }) {
  const found = useMemo(() => {
    const chain = chainOf(session);
    const vetting = vettingOf(session, stage, chain);
    return chain === null || vetting === null || itemsOf(stage, chain).length === 0 ? null : { chain, vetting };
  }, [session, stage]);
  if (found !== null) return <Shown key={nameIn(session, stage)} session={session} stage={stage} {...found} />;
  const hint = `Kunci data: ${Object.keys(documentsOf(session)[stage] ?? {}).join(', ') || 'tiada'}`;
  return (
    <Empty
      title={`Tiada data ${stepLabels[stage]} untuk dipaparkan`}
      {...(stage === 'pentaksiran' || stage === 'rubrik' ? { hint } : {})}
    />
  );
}
