/**
 * The figures that functions write into their log for CloudWatch to draw and watch. Functions, dashboard, alarms and tests know them by
 * this list alone.
 *
 * CloudWatch is paid for by series (a figure with one set of dimension values), so the dimensions are few: with three modules these are
 * some 60 series. Ids stand beside a figure in its log line; as dimensions they would make a series for every user.
 */
export interface Fact {
  /** Figures by name, with CloudWatch's unit. */
  figures: Readonly<Record<string, 'Count' | 'Seconds' | 'None'>>;
  /** Each figure is counted once for every set; all of them by `service` too. An empty set is the total of the service. */
  dimensions: readonly (readonly string[])[];
}

export const facts = {
  /** One call of a model. The cost is an estimate by the price list; a model without a price has none. */
  modelUse: {
    figures: { ModelInputTokens: 'Count', ModelOutputTokens: 'Count', ModelCostUsd: 'None' },
    dimensions: [['module', 'tier'], []],
  },
  /** A session or a stage that ended without a result; `reason`: one of `failureReasons`, `blame`: a `Blame`. */
  failure: { figures: { Failures: 'Count' }, dimensions: [['module', 'reason'], ['blame']] },
  /** A session that was completed, from its start to its end. */
  sessionEnd: { figures: { SessionSeconds: 'Seconds' }, dimensions: [['module']] },
  /** A later stage that was completed. */
  stageEnd: { figures: { StageSeconds: 'Seconds' }, dimensions: [['module']] },
  /** A start that was refused; `limit`: one of `quotaLimits`. */
  quotaRefusal: { figures: { QuotaRefusals: 'Count' }, dimensions: [['limit']] },
  /** An upload that was refused because malware was found in it. */
  malware: { figures: { MalwareUploads: 'Count' }, dimensions: [[]] },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;
type Figures<F extends FactName> = keyof (typeof facts)[F]['figures'];
type Dimensions<F extends FactName> = (typeof facts)[F]['dimensions'][number][number];

/** The values of a fact: a number for each figure (all are there unless they are unknown), a text for each dimension. */
export type FigureValues<F extends FactName> = Partial<Record<Figures<F>, number>>;
export type DimensionValues<F extends FactName> = Record<Dimensions<F>, string>;

/** What a user may use up: the starts of a day, or the sessions of a module in work at once. */
export const quotaLimits = ['daily', 'active'] as const;
export type QuotaLimit = (typeof quotaLimits)[number];

/** Whose failure it was: of a document that cannot be read, or of the service. */
export type Blame = 'document' | 'service';
