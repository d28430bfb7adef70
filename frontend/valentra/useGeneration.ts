import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { ExamType, Session, StageName } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import { workText } from '../text/work.ts';
import { useNotice } from '../ui/Notices.tsx';
import { forgetLists, sessionQuery } from './queries.ts';
import { endedStages, failedStage, hasCome, isUnderWay, startedAtOf } from './stages.ts';
import { stageCardText, stageText } from './text.ts';

export interface ExamSettings {
  questionType: ExamType;
  numberOfQuestions: number;
}

/** The making of a session's documents as its cards see it. */
export interface Generation {
  /** Any call or work at all is under way: no other may begin (spec 2 §4, busy flag). */
  isBusy: boolean;
  isWorking: (stage: StageName) => boolean;
  /** Why the last attempt at a stage failed, in words; null otherwise. */
  failureOf: (stage: StageName) => string | null;
  /** The last that came since the page was opened; its preview opens by itself. */
  hasJustCome: (stage: StageName) => boolean;
  generate: (stage: StageName, settings?: ExamSettings) => void;
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** The spec's sentence stands before whatever the server says. */
const options = { fallback: '' };

/** The call that makes each stage. `settings`: the exam's. */
const posts: Record<StageName, (sessionId: string, settings?: ExamSettings) => Promise<{ status: string }>> = {
  jst: (sessionId) => call(valentraApi.generateJst, { params: { sessionId } }, options),
  jsu: (sessionId) => call(valentraApi.generateJsu, { params: { sessionId } }, options),
  pentaksiran: (sessionId) => call(valentraApi.generatePentaksiran, { params: { sessionId } }, options),
  rubrik: (sessionId) => call(valentraApi.generateRubrik, { params: { sessionId } }, options),
  exam: (sessionId, settings) =>
    call(valentraApi.generateExam, { params: { sessionId }, body: settings ?? {} }, options),
};

/**
 * Starts stages and waits for them: a call answers when its document is there or after 20 s, the session tells the rest (design §3). Work
 * found under way when the page opens is waited for like any other; a call that breaks off is no failure while the server still works.
 */
export function useGeneration(session: Session): Generation {
  const queries = useQueryClient();
  const notify = useNotice();
  const [posting, setPosting] = useState<StageName | null>(null);
  const [failures, setFailures] = useState<Partial<Record<StageName, string>>>({});
  const [come, setCome] = useState<StageName | null>(null);
  const before = useRef(session);
  /** Takes away what was said of a failure. */
  const unsay = useRef<() => void>(undefined);

  const reread = () => queries.fetchQuery({ ...sessionQuery(session.id), staleTime: 0 });
  const succeed = (stage: StageName) => {
    setCome(stage);
    notify('success', stageText[stage].success);
  };
  const fail = (stage: StageName, reason: string) => {
    setFailures((all) => ({ ...all, [stage]: reason }));
    unsay.current = notify('error', stageText[stage].failed);
  };
  /** What became of work that has ended, as the session shows it. */
  const settle = (stage: StageName, earlier: Session, now: Session) => {
    if (hasCome(stage, earlier, now)) succeed(stage);
    else fail(stage, now.errorMessage ?? workText.unknown);
    void forgetLists(queries);
  };

  const onLook = useEffectEvent((now: Session) => {
    const earlier = before.current;
    // While a call is out it is the call that tells the end.
    for (const stage of endedStages(earlier, now)) if (stage !== posting) settle(stage, earlier, now);
    // The versions of before a work began are kept for its end.
    before.current = { ...now, versions: now.working.length > 0 ? earlier.versions : now.versions };
  });
  useEffect(() => onLook(session), [session]);

  const run = async (stage: StageName, settings?: ExamSettings) => {
    const earlier = session;
    setFailures((all) => ({ ...all, [stage]: undefined }));
    unsay.current?.();
    setPosting(stage);
    try {
      const { status } = await posts[stage](session.id, settings);
      const now = await reread();
      if (status === 'completed' && startedAtOf(now, stage) === null) {
        if (hasCome(stage, earlier, now)) succeed(stage);
        else notify('info', stageCardText.unchanged);
      }
      void forgetLists(queries);
    } catch (reason) {
      const now = await reread().catch(() => earlier);
      if (startedAtOf(now, stage) !== null) return;
      if (hasCome(stage, earlier, now)) succeed(stage);
      else fail(stage, messageOf(reason));
    } finally {
      setPosting(null);
    }
  };

  const failed = failedStage(session);
  const isWorking = (stage: StageName) => posting === stage || startedAtOf(session, stage) !== null;
  return {
    isBusy: posting !== null || isUnderWay(session),
    isWorking,
    failureOf: (stage) =>
      isWorking(stage) ? null : (failures[stage] ?? (failed === stage ? session.errorMessage : null)),
    hasJustCome: (stage) => come === stage,
    generate: (stage, settings) => void run(stage, settings),
  };
}
