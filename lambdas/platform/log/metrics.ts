import { Metrics } from '@aws-lambda-powertools/metrics';
import {
  type Blame,
  type DimensionValues,
  type Fact,
  type FactName,
  facts,
  type FigureValues,
  type QuotaLimit,
} from '../../../shared/metrics.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { promptTokens } from '../../../shared/usage.ts';
import type { ModelTier } from '../model/prompt.ts';
import { once } from '../once.ts';
import type { FailureReason } from '../jobs/failure.ts';
import type { Job } from '../jobs/session.ts';
import type { ModelUse } from '../statistics/usage.ts';

/**
 * Figures in the log, in the embedded metric format, which CloudWatch counts by itself: no function needs leave to write metrics. Each
 * fact is one line, written when it happens and never held back, so that an invocation that fails or is killed loses none.
 * They are counted in the namespace of the setting; without the setting (on one machine, in tests) nothing is written.
 */
const namespace = 'POWERTOOLS_METRICS_NAMESPACE';
const metrics = once(() => new Metrics());

/** Ids that stand beside the figures, for those who search the log. */
type Ids = Readonly<Record<string, string>>;

function write<F extends FactName>(fact: F, figures: FigureValues<F>, dimensions: DimensionValues<F>, ids: Ids): void {
  if (process.env[namespace] === undefined) return;
  const { figures: units, dimensions: sets }: Fact = facts[fact];
  const values: Readonly<Record<string, number | undefined>> = figures;
  const texts: Readonly<Record<string, string>> = dimensions;
  const line = metrics();
  for (const set of sets) line.addDimensions(Object.fromEntries(set.map((name) => [name, texts[name] ?? ''])));
  for (const [name, value] of Object.entries(ids)) line.addMetadata(name, value);
  for (const [name, unit] of Object.entries(units)) {
    const value = values[name];
    if (value !== undefined) line.addMetric(name, unit, value);
  }
  line.publishStoredMetrics();
}

/** What a call of a model used, and what it is estimated to cost. */
export function countModelUse(
  { module, id }: { module: ModuleName; id: string },
  use: ModelUse & { tier: ModelTier },
): void {
  const cost = use.usd === null ? {} : { ModelCostUsd: use.usd };
  const figures = { ModelInputTokens: promptTokens(use), ModelOutputTokens: use.outputTokens, ...cost };
  write('modelUse', figures, { module, tier: use.tier }, { sessionId: id });
}

/** How a session or a later stage of it ended; `failure`: null when it was completed. */
export function countEnding(
  kind: 'session' | 'stage',
  { module, id }: { module: ModuleName; id: string },
  { stage, startedAt }: Job,
  failure: FailureReason | null,
  at: Date,
): void {
  const ids = { sessionId: id, stage };
  const seconds = (at.getTime() - Date.parse(startedAt)) / 1000;
  if (failure !== null) {
    const blame: Blame = failure === 'document' ? 'document' : 'service';
    write('failure', { Failures: 1 }, { module, reason: failure, blame }, ids);
  } else if (kind === 'session') write('sessionEnd', { SessionSeconds: seconds }, { module }, ids);
  else write('stageEnd', { StageSeconds: seconds }, { module }, ids);
}

/** A start that was refused because its user has none left, or too many sessions in work. */
export const countQuotaRefusal = (limit: QuotaLimit, sub: string): void =>
  write('quotaRefusal', { QuotaRefusals: 1 }, { limit }, { sub });

/** An upload that was refused because malware was found in it. */
export const countMalware = (sub: string, uploadId: string): void =>
  write('malware', { MalwareUploads: 1 }, {}, { sub, uploadId });
