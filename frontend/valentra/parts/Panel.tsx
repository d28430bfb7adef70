import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { isLapsedAt, sentVersion } from '../../../shared/moderation/signatures.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { nameIn } from '../../../shared/valentra/board.ts';
import { complianceLabel } from '../../../shared/valentra/counting/compliance.ts';
import { jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import { reviewLabels } from '../../../shared/valentra/labels.ts';
import { agreementOf, figuresText } from '../../../shared/valentra/paper/agreement.ts';
import {
  type Review,
  type reviewSchema,
  reviewStates,
  type Session,
  type StageName,
} from '../../../shared/valentra/schemas.ts';
import { type Chain, chainOf } from '../../../shared/valentra/vetting/alignment.ts';
import { itemsOf } from '../../../shared/valentra/vetting/findings.ts';
import {
  answerFault,
  gapsOf,
  levelStateOf,
  type Vetting,
  vettingOf,
} from '../../../shared/valentra/vetting/vetting.ts';
import { jstBlocks } from '../../../shared/valentra/word/jst.ts';
import { lookedUp } from '../../../shared/valentra/word/lookedUp.ts';
import { pentaksiranBlocks } from '../../../shared/valentra/word/pentaksiran.ts';
import { matrixBlocks, matrixTitle } from '../../../shared/valentra/word/questions.ts';
import { rubrikBlocks } from '../../../shared/valentra/word/rubrik.ts';
import { documentsOf, stepLabels } from '../../../shared/valentra/workflow.ts';
import type { Block } from '../../../shared/word/blocks.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { Empty, Fault } from '../../ui/Async.tsx';
import { notify } from '../../ui/Notices.tsx';
import { Blocks, Marked, Minor } from '../../ui/artefact/Blocks.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { tellUnsaved } from '../../ui/edit/unsaved.ts';
import { Attention, Bullets, Fold, LinkButton, Row, Small, Strong } from '../../ui/elements.tsx';
import { Checkbox, SelectField } from '../../ui/fields.tsx';
import { Sending } from '../../ui/moderation/parts.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { stageArtefact } from '../artefact.ts';
import { type Accepting, type Items, ItemTable, UnseenItems } from './ItemTable.tsx';
import { ExamItems, JsuPicture, Particulars } from './Questions.tsx';
import { addressOf, ownPaper, reread, sessions } from '../queries.ts';
import { stageNoun } from '../text.ts';

/** What is looked up rather than read is closed at first; on a phone all is. */
const closed: readonly string[] = [...Object.values(lookedUp), matrixTitle];
const isWide = () => globalThis.matchMedia?.('(min-width: 600px)').matches ?? true;

function DocumentFold({ title, children }: { title: string; children: ReactNode }) {
  const location = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNamed = (location.state as { part?: string } | null)?.part === title;
    // After its card has come into view.
    const timer = isNamed ? setTimeout(() => reveal(box.current), 100) : undefined;
    return () => clearTimeout(timer);
  }, [location, title]);
  return (
    <div ref={box}>
      <Fold title={title} isOpen={!closed.includes(title) && isWide()}>
        {children}
      </Fold>
    </div>
  );
}

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

/** How the figures of an exam stand to those of its JSU, in one line; they do not agree while an item's marks or level are in question. */
function figuresOf(session: Session, chain: Chain, { checks }: Vetting): string {
  const { jsu, exam } = chain;
  if (exam === null) return '';
  const agreement = jsu === null ? null : agreementOf(jsu, exam.questions);
  const doubted = [...new Set(checks.find(({ key }) => key === 'agreement')?.elsewhere)].join(', ');
  const isOfFigures = agreement === null || (agreement.isSame && doubted !== '');
  const figures = isOfFigures ? `${figuresText(exam.questions).ms}.` : agreement.text.ms;
  const toSee = doubted === '' ? '' : ` Markah atau aras belum sepadan: ${doubted}.`;
  const summary = jsuSummary(exam.questions);
  const share = `HOTS mengikut markah: ${summary.hots} item, ${summary.hotsMarks}/${summary.totalMarks} markah.`;
  return `${figures}${toSee} ${share} ${complianceLabel(summary, levelStateOf(session, chain))}.`;
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

/** Of a draft: the last of its versions that was more than that. */
function FormerState({ session: { reviews, moderation }, stage }: { session: Session; stage: StageName }) {
  const kept = reviews[stage];
  const vetted = [
    ...(kept === undefined || kept.state === 'draf' ? [] : [kept.version]),
    ...(moderation[stage] ?? []).flatMap((sent) => (sent.state === 'accepted' ? [sentVersion(sent)] : [])),
  ];
  if (vetted.length === 0) return null;
  return (
    <Attention title="Pernah disemak atau disahkan">
      Versi {Math.max(...vetted)} pernah disemak atau disahkan. Dokumen atau dapatannya telah berubah, jadi kembali ke
      Draf.
    </Attention>
  );
}

const barSx = {
  mb: 1,
  alignItems: 'center',
  '& > .MuiButton-root': { minHeight: 36, py: 0.5, px: 1.5, fontSize: 'small' },
  '& > div': { minWidth: { xs: 90, sm: 132 } },
} as const;

/** Whom a finding is of: the whole document, and its rows where these have no findings of their own on the page. */
function rowsOf(stage: StageName, chain: Chain, items: Items) {
  const isOfQuestions = stage === 'jsu' || stage === 'exam';
  return [{ at: '', name: 'Seluruh dokumen' }, ...(isOfQuestions ? [] : itemsOf(stage, chain))]
    .map(({ at, name }) => ({ at, name, findings: items.findingsAt(at) }))
    .filter(({ findings }) => findings.length > 0);
}

/** A stage's document with what is against each of its items and its state, which the lecturer keeps. */
function Shown(props: { session: Session; stage: StageName; chain: Chain; vetting: Vetting }) {
  const { session, stage, chain, vetting } = props;
  const version = session.versions[stage] ?? 1;
  const accepting = useAccept({ session, stage, vetting });
  const unsure = useMemo(() => ({ doubts: session.doubts[stage] ?? [] }), [session.doubts, stage]);
  const items: Items = {
    ...accepting,
    findingsAt: (at) => vetting.findings.filter((finding) => finding.at === at),
  };
  // What colleagues were sent is answered or sent on first, and stays there once it is.
  const [isSent] = useState((session.moderation[stage] ?? []).length > 0);
  const form = (
    <StatusForm session={session} stage={stage} vetting={vetting} isFirst={isSent} isAccepting={accepting.isSaving} />
  );
  const rows = rowsOf(stage, chain, items);
  return (
    <>
      {isSent && form}
      <EditingArea
        artefact={stageArtefact(session, stage)}
        version={version}
        reread={async () => ({ version: (await reread(session)).versions[stage] ?? 1 })}
      >
        <Row sx={barSx}>
          {stage === 'exam' && (
            <Strong sx={{ flex: '1 1 240px', fontSize: 'small' }}>{figuresOf(session, chain, vetting)}</Strong>
          )}
          <Versions isComparable={session.origins[stage]?.isComparable ?? false} />
        </Row>
        {vetting.state === 'draf' && <FormerState session={session} stage={stage} />}
        <UnseenItems findings={vetting.findings} {...accepting} />
        {rows.length > 0 && <ItemTable label={`Dapatan ${stepLabels[stage]}`} rows={rows} items={items} />}
        <Marked of={unsure}>
          <Content session={session} stage={stage} chain={chain} items={items} />
        </Marked>
      </EditingArea>
      {!isSent && form}
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

/** What a Sah still takes, each item a link to its row; `isOpen`: where the rows are on the page. */
function Needed({
  session,
  stage,
  vetting: { checks, awaits },
  checked,
  isOpen,
}: Of & { checked: Review['checked']; isOpen: boolean }) {
  const gaps = gapsOf(checked, checks);
  const show = (at: string) => reveal(document.querySelector<HTMLElement>(`#${stage} details[data-item="${at}"]`));
  if (gaps.length === 0)
    return (
      <Small>
        {awaits ?? 'Semua perkara untuk Sah telah selesai. Simpan status; jika perlu, hantar kepada rakan di bawah.'}
      </Small>
    );
  return (
    <Small as="div">
      Masih diperlukan untuk Sah; pengesah tidak boleh mengesahkannya sebelum itu:
      <Bullets
        items={gaps.map(({ name, some, advice }) => (
          <Fragment key={name}>
            {name}
            {some.length > 0 && ': '}
            {uniqueBy(some, ({ at }) => at).map(({ at, item }, n) => (
              <Fragment key={at}>
                {n > 0 && ', '}
                {isOpen ? (
                  <Button
                    size="small"
                    sx={{ p: 0, minWidth: 0, textDecoration: 'underline', verticalAlign: 'baseline' }}
                    onClick={() => show(at)}
                  >
                    {item || 'seluruh dokumen'}
                  </Button>
                ) : (
                  item || 'seluruh dokumen'
                )}
              </Fragment>
            ))}
            . {advice}
          </Fragment>
        ))}
      />
      {answerFault(session.moderation[stage] ?? [])}
    </Small>
  );
}

/** That of a document before it is sent, from its card; nothing where it is Sah. */
export function Needs({ stage, session }: Pick<Of, 'stage' | 'session'>) {
  const vetting = vettingOf(session, stage);
  if (vetting === null || vetting.state === 'sah') return null;
  return (
    <>
      <Cleared session={session} stage={stage} vetting={vetting} />
      <Needed
        session={session}
        stage={stage}
        vetting={vetting}
        checked={vetting.review?.checked ?? []}
        isOpen={false}
      />
      <LinkButton size="small" to={addressOf(stage, ownPaper(session, stage))}>
        Papar dokumen ini
      </LinkButton>
    </>
  );
}

interface Of {
  session: Session;
  stage: StageName;
  vetting: Vetting;
}

/** Keeps what a lecturer says of a document; what is not `changed` stays as it was kept. */
function useReview({ session, stage, vetting: { state, review } }: Of) {
  const version = session.versions[stage] ?? 1;
  const refresh = () =>
    Promise.all([queryClient.invalidateQueries(sessions.sessionQuery(session.id)), sessions.forgetLists()]);
  return useMutation({
    mutationFn: ({ changed }: { changed: Partial<z.input<typeof reviewSchema>>; said: string }) =>
      call(valentraApi.reviewArtefact, {
        params: { sessionId: session.id, stage: nameIn(session, stage) },
        body: { state, checked: review?.checked ?? [], version, ...changed },
      }),
    onSuccess: async (_, { said }) => {
      // What is told is shown by then.
      await refresh();
      notify('success', said);
    },
    onError: refresh,
  });
}

/** Accepts findings with a reason, and opens them again; what is typed or ticked in the form is not saved with that. */
function useAccept(of: Of): Accepting {
  const { mutateAsync, isPending } = useReview(of);
  const accept: Accepting['accept'] = (keys, reason, said) => {
    // With a finding open again nothing is Sah.
    const fallen = reason === null && of.vetting.state === 'sah' ? { state: 'draf' as const } : {};
    return mutateAsync(
      { changed: { accepted: keys.map((key) => ({ key, reason })), ...fallen }, said },
      // The form, which may be folded, is not where it was pressed.
      { onError: ({ message }) => notify('error', message) },
    );
  };
  return { accept, isSaving: isPending };
}

function Fields({ isAccepting, ...of }: Of & { isAccepting: boolean }) {
  const { stage, vetting } = of;
  const [state, setState] = useState(vetting.given);
  const [checked, setChecked] = useState<Review['checked']>(vetting.review?.checked ?? []);
  const { mutate, isPending, error, reset } = useReview(of);
  return (
    <Box
      role="group"
      aria-label={`Status ${stageNoun[stage]}`}
      className="no-print"
      // What was refused before is said no longer.
      onChange={reset}
      sx={{ display: 'grid', gap: 1, maxWidth: 520 }}
    >
      {vetting.checks.map(
        ({ label, manual }) =>
          manual && <Checkbox key={manual} label={label} value={manual} chosen={checked} onChange={setChecked} />,
      )}
      <SelectField
        label="Status"
        value={state}
        choices={reviewStates
          .slice(reviewStates.indexOf(vetting.raised))
          .map((value) => ({ value, label: reviewLabels[value] }))}
        onChange={setState}
      />
      {vetting.raised !== 'draf' && (
        <Small>Diterima oleh rakan: tarik balik penerimaan rakan untuk merendahkan status.</Small>
      )}
      {vetting.state !== 'sah' && <Needed {...of} checked={checked} isOpen />}
      {error !== null && <Fault message={error.message} />}
      <div>
        <Button
          variant="contained"
          // What is being accepted counts for what is saved.
          loading={isPending || isAccepting}
          onClick={() => {
            if (!tellUnsaved())
              mutate({ changed: { state, checked }, said: `Status ${stageNoun[stage]}: ${reviewLabels[state]}.` });
          }}
        >
          Simpan status
        </Button>
      </div>
    </Box>
  );
}

/** A version is what is checked and approved. */
const statusOf = ({ state }: Vetting, version: number): string =>
  `Status: ${reviewLabels[state]}${state === 'draf' ? '' : ` (versi\u00A0${version})`}`;

/** The state of a document and what it takes to have another; `isFirst`: what colleagues were sent comes first, open where it is the owner's turn. */
function StatusForm({ isFirst, isAccepting, ...of }: Of & Record<'isFirst' | 'isAccepting', boolean>) {
  const { session, stage, vetting } = of;
  const version = session.versions[stage] ?? 1;
  const sent = session.moderation[stage] ?? [];
  const isWaiting = sent.some((one) => one.state === 'waiting' && !isLapsedAt(one, version));
  const ending = ({ id }: Sent): string => {
    const moderation = { ...session.moderation, [stage]: sent.filter((one) => one.id !== id) };
    const { state = 'draf' } = vettingOf({ ...session, moderation }, stage) ?? {};
    return state === vetting.state
      ? `Status kekal ${reviewLabels[state]}.`
      : `Status ${reviewLabels[vetting.state]} tamat dan menjadi ${reviewLabels[state]}.`;
  };
  // What was true of the old version is not said of a new one.
  const fields = <Fields key={version} isAccepting={isAccepting} {...of} />;
  return (
    <Fold
      title={`${statusOf(vetting, version)} · Semakan oleh rakan`}
      isOpen={isFirst && vetting.state !== 'sah' && !isWaiting}
    >
      {!isFirst && fields}
      <Sending
        module="valentra"
        sessionId={session.id}
        artefact={nameIn(session, stage)}
        version={version}
        ending={ending}
        before={<Cleared {...of} />}
      />
      {isFirst && fields}
    </Fold>
  );
}

/** Said where a document is sent: boxes of its form that an edit has emptied. */
function Cleared({ session, stage, vetting }: Of) {
  const had = session.reviews[stage];
  const isCleared = vetting.review === null && had !== undefined && had.checked.length > 0;
  return (
    isCleared && (
      <Small>Suntingan telah mengosongkan tanda pada borang status: tandakan semula sebelum menghantar.</Small>
    )
  );
}
