/** Model use of one attempt or a sum of attempts. */
export interface Usage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}
