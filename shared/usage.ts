/** Model use of one attempt or a sum of attempts. */
export interface Usage {
  calls: number;
  /** Read anew; what a cache gave or took is counted beside it. */
  inputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** With what the model thought. */
  outputTokens: number;
  milliseconds: number;
}

/** All that was sent: what a model's limits and price steps are about. */
export const promptTokens = ({
  inputTokens,
  cacheReadTokens,
  cacheWriteTokens,
}: Pick<Usage, 'inputTokens' | 'cacheReadTokens' | 'cacheWriteTokens'>): number =>
  inputTokens + cacheReadTokens + cacheWriteTokens;
