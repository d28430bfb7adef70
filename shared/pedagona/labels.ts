/** The words that pages and Word files share, so that both say the same (design §9). */
export * from './alignment-labels.ts';
export * from './chain-labels.ts';
export * from './result-labels.ts';
